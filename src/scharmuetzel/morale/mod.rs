//! Leaders and rout.
//!
//! | question | where |
//! | --- | --- |
//! | whose leadership counts? | [`Leader`] |
//! | does the side test, and on whom? | [`RoutDue`] |
//! | does it fight on? | [`Rout`] |

pub(crate) mod catalog;
mod leader;
mod rout;
mod rout_due;

pub use leader::{Leader, LeaderAnswer, LeaderModel, LeaderTest};
pub use rout::{CheckedRout, Rout, RoutOdds, RoutOutcome};
pub use rout_due::{RoutDue, RoutDueAnswer, RoutModel, RoutRole};

use crate::rules::{Text, references};

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_LEADER = "S-LEADER", "Anführer", "Moralwert eines Anführers", "Leadership of a character";
    S_ROUT = "S-ROUT", "Rückzugstests", "Rückzugstest", "Rout test";
}
