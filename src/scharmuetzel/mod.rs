//! Scharmützel: man-to-man skirmish with six-sided dice, a rewrite of its host game's skirmish rules.
//!
//! | question | rules | where |
//! | --- | --- | --- |
//! | what comes when? may it rally? | S-FREE … S-RECOVER | [`turn`] |
//! | who may charge, intercept, sprint, hide? who loses nerve? | S-CHARGE … S-FOUND | [`movement`] |
//! | who may shoot, at whom, with what effect? | S-NOSHOOT … S-WARDSHOT | [`shooting`] |
//! | what do blows do, one phase or many? | S-CRITONE, S-WARDMELEE | [`combat`] |
//! | what do the injury dice show, and how does it end? | S-INJURY … S-OUT | [`injury`] |
//! | whose leadership counts, who gives up? | S-LEADER, S-ROUT | [`morale`] |
//! | which figures come from the host game? | | [`host`] |
//! | what is open in the text? | | [`rulings`] |

mod attacks;
pub mod catalog;
pub mod combat;
pub mod host;
pub mod injury;
pub mod morale;
pub mod movement;
mod questions;
pub mod rulings;
pub mod shooting;
pub mod turn;

pub(crate) use questions::QUESTIONS;
pub use rulings::ScharmuetzelRulings;

use crate::rules::{Fields, Visitor};

/// The name of the system for programs.
pub const SYSTEM: &str = "scharmuetzel";

/// The switches of its rulings.
pub(crate) fn switches(visitor: &mut dyn Visitor) {
    ScharmuetzelRulings::default().fields(visitor);
}
