//! Injuries.
//!
//! | question | where |
//! | --- | --- |
//! | what do the injury dice show? | [`Injury`] |
//! | what does a state mean, and how does it end? | [`Recovery`] |

pub(crate) mod catalog;
mod injury_dice;
mod model;
mod recovery;

pub use injury_dice::{CheckedInjury, Injury, InjuryOutcome};
pub(super) use injury_dice::{injury, injury_chances, injury_test};
pub(super) use model::{Afters, Known, MOST_WOUNDS, Model, harm_odds};
pub use model::{Fallen, Harm, HarmOdds, ModelState};
pub use recovery::{Abilities, Recovery, RecoveryAnswer, Strikes};

use crate::rules::{Text, references};

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_INJURY = "S-INJURY", "Verletzungen", "Verletzungswürfe: der höchste zählt", "Injury dice: the highest counts";
    S_DOWN = "S-DOWN", "Verletzungen", "Zu Boden gegangen", "Downed";
    S_STUN = "S-STUN", "Verletzungen", "Betäubt", "Stunned";
    S_OUT = "S-OUT", "Verletzungen", "Ausgeschaltet", "Out of action";
}
