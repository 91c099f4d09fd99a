//! Decisions without dice: allowed or not, due or not, by which rule, and why.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Rule, Sentence};

/// Whether something may be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Decision {
    /// Whether it may.
    pub allowed: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why, in a sentence.
    pub because: Sentence,
}

impl Decision {
    /// It may be done.
    #[must_use]
    pub fn allowed(rule: Rule, de: &str, en: &str) -> Self {
        Self {
            allowed: true,
            rule,
            because: Sentence::new(de, en),
        }
    }

    /// It may not.
    #[must_use]
    pub fn forbidden(rule: Rule, de: &str, en: &str) -> Self {
        Self {
            allowed: false,
            rule,
            because: Sentence::new(de, en),
        }
    }
}

/// Whether something has to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Duty {
    /// Whether it has to.
    pub due: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why, in a sentence.
    pub because: Sentence,
}

impl Duty {
    /// A duty, or none.
    #[must_use]
    pub fn new(due: bool, rule: Rule, de: &str, en: &str) -> Self {
        Self {
            due,
            rule,
            because: Sentence::new(de, en),
        }
    }
}
