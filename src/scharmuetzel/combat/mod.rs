//! The close combat phase.
//!
//! | question | where |
//! | --- | --- |
//! | what do a fighter's attacks do? | [`Fight`] |
//! | who is left of two who fight on? | [`MeleeFight`] |

pub(crate) mod catalog;
mod fight;
mod melee;
mod melee_odds;
mod melee_play;

pub use fight::{CheckedFight, Fight, FightTarget};
pub use melee::{Charger, Fighter, MeleeFight, Side};
pub use melee_odds::{MeleeOdds, MeleeRound};
pub use melee_play::{CheckedMelee, FighterEnd, MeleeOutcome, MeleeResult};

use crate::rules::{Text, references};

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_CRITONE = "S-CRITONE", "Nahkampfphase", "Ein kritischer Treffer je Kämpfer und Phase", "One critical hit a fighter and phase";
    S_WARDMELEE = "S-WARDMELEE", "Nahkampfphase", "Rettungswurf Berittener im Nahkampf", "Save of the mounted in close combat";
}
