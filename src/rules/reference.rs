//! Rule references and rulings as data.

use serde::Serialize;

use super::Text;
use crate::dice::fixed;

/// The id of a rule, for example `C-R-HEAVY`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(#[serde(serialize_with = "fixed")] pub &'static str);

/// A rule system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct System {
    /// The name for programs.
    pub id: &'static str,
    /// The name for people.
    pub title: Text,
}

/// Where a rule stands, and what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// The id.
    pub id: Rule,
    /// The system.
    pub system: &'static str,
    /// The document.
    pub document: Text,
    /// The section of the document, as it is numbered or headed there.
    pub section: &'static str,
    /// A short title of ours.
    pub title: Text,
}

/// A reading that was chosen where the book is silent or at odds with itself, with its switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulingInfo {
    /// The switch.
    pub name: &'static str,
    /// The system.
    pub system: &'static str,
    /// What is open.
    pub title: Text,
    /// Why the default was chosen.
    pub reason: Text,
    /// The rule that leaves it open.
    pub rule: Rule,
}

/// Declares the references of a chapter as constants and as a list.
macro_rules! references {
    ($system:literal, $document:expr; $($(#[$doc:meta])* $name:ident = $id:literal, $section:literal, $de:literal, $en:literal;)+) => {
        $($(#[$doc])* #[doc = concat!("`", $id, "`: ", $en, ".")]
        pub const $name: $crate::rules::Rule = $crate::rules::Rule($id);)+

        /// Every rule of this chapter, in book order.
        pub static REFERENCES: &[$crate::rules::Reference] = &[$($crate::rules::Reference {
            id: $name,
            system: $system,
            document: $document,
            section: $section,
            title: $crate::rules::Text::new($de, $en),
        }),+];
    };
}
pub(crate) use references;
