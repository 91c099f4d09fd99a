//! Chronopia: one d20, equal or under the target number.
//!
//! | question | rules | where |
//! | --- | --- | --- |
//! | will this shot wound? | C-D20 … C-R-AIM | [`ranged::Shot`] |
//! | what do many shooters achieve? | C-R-ARMOUR | [`ranged::Volley`] |
//! | what does one figure achieve in an activation? | C-R-RATE, C-R-AIM | [`ranged::Activation`] |
//! | what is the best plan for an activation? | C-R-RATE, C-M-ACTIONS, C-M-CONTROL | [`plan`] |
//! | who may be shot at? what is seen, what covers? | C-R-NEED … C-R-CORRIDOR | [`targeting::Targets`], [`targeting::LineOfSight`], [`targeting::CoverQuestion`] |
//! | will this spell take effect, and at which level is it best? | C-M-CAST … | [`magic::Spell`], [`magic::SpellLevels`] |
//! | summoning, rage, control | C-M-SUMMON … C-M-TABLE | [`magic::Summoning`], [`magic::Rage`], [`magic::Control`] |
//! | does the unit stand, what does horror do, is a test due? | C-L-TEST … C-L-WORST | [`morale`] |
//! | what is open in the books? | | [`rulings`] |

pub(crate) mod catalog;
pub mod magic;
pub mod morale;
pub mod plan;
mod questions;
pub mod ranged;
pub mod rulings;
pub mod targeting;
pub mod test;
mod words;

pub(crate) use questions::QUESTIONS;
pub use rulings::ChronopiaRulings;

use crate::rules::{Fields, Visitor};

/// The name of the system for programs.
pub const SYSTEM: &str = "chronopia";

/// The switches of its rulings.
pub(crate) fn switches(visitor: &mut dyn Visitor) {
    ChronopiaRulings::default().fields(visitor);
}
