//! Modifiers that a caller adds.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Fields, Item, Key, Need, Sentence, Visitor};

/// Most modifiers in one input.
pub(crate) const MOST_MODIFIERS: usize = 50;

/// A modifier of the caller's own, for what no field covers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Modifier {
    /// What is added to the target number, -99 to 99.
    pub value: i32,
    /// What it is for, in the caller's words, at most 80 characters.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub label: String,
}

impl Modifier {
    /// A modifier without words.
    #[must_use]
    pub fn new(value: i32) -> Self {
        Self {
            value,
            label: String::new(),
        }
    }
}

impl Fields for Modifier {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer("value".into(), Need::Required, &mut self.value, -99, 99);
        visitor.text("label".into(), Need::Optional, &mut self.label, 80);
    }
}

impl Item for Modifier {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// Names the caller's modifiers in a sentence.
pub(crate) fn name_modifiers(modifiers: &[Modifier], sentence: &mut Sentence) {
    for modifier in modifiers.iter().filter(|modifier| modifier.value != 0) {
        sentence.both(", ");
        if modifier.label.is_empty() {
            sentence.add("Modifikator", "modifier");
        } else {
            sentence.both(&super::text::line(&modifier.label));
        }
        sentence.both(" ").signed(modifier.value);
    }
}
