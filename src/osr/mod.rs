//! Old-school combat: a d20 plus modifiers, equal or over the number needed.
//!
//! | question | rules | where |
//! | --- | --- | --- |
//! | who is surprised, who acts first, when does a spell take effect? | O-TIME … O-INTERRUPT | [`order`] |
//! | which weapons are known, what do two of them cost? | O-PROF … O-TWO | [`weapons`] |
//! | does it hit, for how much, who is left standing? | O-COVER … O-INDIRECT | [`combat`] |
//! | gaze, blindness, sleep, paralysis | O-GAZE … O-HELPLESS | [`states`] |
//! | level and saves of monsters, what they do with victims | O-LEVEL … O-MONSTERWAYS | [`monsters`] |
//! | the tables of the game around it | O-HOST-… | [`host`] |
//! | what is open in the book? | | [`rulings`] |

pub mod catalog;
pub mod combat;
pub mod host;
pub mod monsters;
pub mod order;
mod questions;
pub mod rulings;
pub mod states;
pub mod weapons;

pub(crate) use questions::QUESTIONS;
pub use rulings::OsrRulings;

use crate::rules::{Fields, Visitor};

/// The name of the system for programs.
pub const SYSTEM: &str = "osr";

/// The switches of its rulings.
pub(crate) fn switches(visitor: &mut dyn Visitor) {
    OsrRulings::default().fields(visitor);
}
