//! Closed choices: enums with a stable id and a label in both languages.

use super::Text;

/// A choice seen from outside: an index into a list of ids.
pub trait Choice {
    /// Every id, in the order of the rules text; the first is the default.
    fn ids(&self) -> &'static [&'static str];
    /// The label of each id.
    fn labels(&self) -> &'static [Text];
    /// Which one is set.
    fn index(&self) -> usize;
    /// Sets one by its index; an index that does not exist changes nothing.
    fn set(&mut self, index: usize);
}

/// A choice that may be left out: then none is set.
impl<C: Choice + Default> Choice for Option<C> {
    fn ids(&self) -> &'static [&'static str] {
        C::default().ids()
    }

    fn labels(&self) -> &'static [Text] {
        C::default().labels()
    }

    fn index(&self) -> usize {
        self.as_ref().map_or(usize::MAX, Choice::index)
    }

    fn set(&mut self, index: usize) {
        let mut value = C::default();
        value.set(index);
        *self = Some(value);
    }
}

/// Something with a name for people.
pub trait Label {
    /// The name in both languages.
    #[must_use]
    fn label(self) -> Text;
}

/// Declares an enum whose variants carry an id for programs and a label for people; it has a type
/// in TypeScript.
///
/// The first variant is the default. Outcomes are made the same way.
macro_rules! choices {
    ($(#[$doc:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $id:literal, $de:literal, $en:literal;)+
    }) => {
        $crate::rules::bands! {
            $(#[$doc])*
            #[cfg_attr(feature = "bindings", derive(tsify::Tsify))]
            $visibility enum $name {
                $($(#[$variant_doc])* #[cfg_attr(feature = "bindings", serde(rename = $id))] $variant = $id, $de, $en;)+
            }
        }
    };
}
pub(crate) use choices;

/// Like [`choices!`], for what has no type of its own in TypeScript: the bands of a roll.
macro_rules! bands {
    ($(#[$doc:meta])* $visibility:vis enum $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $id:literal, $de:literal, $en:literal;)+
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $visibility enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            const IDS: &'static [&'static str] = &[$($id),+];
            const LABELS: &'static [$crate::rules::Text] = &[$($crate::rules::Text::new($de, $en)),+];

            /// The name for programs.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $id),+ }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                let [first, ..] = [$(Self::$variant),+];
                first
            }
        }

        impl $crate::rules::Label for $name {
            fn label(self) -> $crate::rules::Text {
                match self { $(Self::$variant => $crate::rules::Text::new($de, $en)),+ }
            }
        }

        // Not derived: one call for every value, in place of one branch for each.
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::dice::fixed(&self.id(), serializer)
            }
        }

        impl $crate::dice::Named for $name {
            fn id(self) -> &'static str {
                self.id()
            }
        }

        impl $crate::rules::Choice for $name {
            fn ids(&self) -> &'static [&'static str] {
                Self::IDS
            }

            fn labels(&self) -> &'static [$crate::rules::Text] {
                Self::LABELS
            }

            fn index(&self) -> usize {
                *self as usize
            }

            fn set(&mut self, index: usize) {
                if let Some(value) = Self::ALL.get(index) {
                    *self = *value;
                }
            }
        }

        impl $crate::rules::Item for $name {
            fn visit(&mut self, key: $crate::rules::Key, visitor: &mut dyn $crate::rules::Visitor) {
                visitor.choice(key, $crate::rules::Need::Required, self);
            }
        }
    };
}
pub(crate) use bands;
