//! Gaze attacks and states: blind, invisible, unaware, stunned, asleep, helpless.
//!
//! | question | where |
//! | --- | --- |
//! | does the gaze fall on him? | [`Gaze`] |
//! | are his opponents invisible to him? | [`Senses`] |
//! | in which state does the attacker find the sleeper? | [`Approach`] |
//! | may the helpless be killed outright? | [`KillOutright`] |

mod approach;
pub(crate) mod catalog;
mod gaze;
mod gaze_check;
mod kill_outright;
mod senses;

pub use approach::{Approach, ApproachAnswer, Sleep};
pub use gaze::{Awareness, Gaze, GazeNote, GazeNoteId, GazeOdds, GazeOutcome, MonsterSize};
pub use gaze_check::CheckedGaze;
pub(crate) use gaze_check::band_labels;
pub use kill_outright::{KillOutright, KillingWeapon};
pub use senses::{Sense, Senses, SensesAnswer};

use crate::rules::{Text, choices, references};

choices! {
    /// The state of a target.
    pub enum TargetState {
        /// On its guard.
        Normal = "normal", "auf der Hut", "on guard";
        /// Suspects nothing.
        Unaware = "unaware", "ahnungslos", "unaware";
        /// Stunned or prone.
        Stunned = "stunned", "betäubt oder liegend", "stunned or prone";
        /// Asleep, naturally.
        Asleep = "asleep", "schlafend", "asleep";
        /// Paralysed, or otherwise unable to move.
        Helpless = "helpless", "gelähmt oder wehrlos", "paralysed or helpless";
    }
}

/// O-INVIS: what an attack on the invisible loses, and what they gain on saves.
pub(crate) const INVISIBLE: i32 = 4;

references! {
    "osr", Text::new("Regelkapitel Kampf", "Chapter on combat");
    O_GAZE = "O-GAZE", "Blickangriffe", "Blickwert", "Gaze number";
    O_GAZESAVE = "O-GAZESAVE", "Blickangriffe", "Rettungswurf gegen den Blick", "Save against the gaze";
    O_GAZEAVERT = "O-GAZEAVERT", "Blickangriffe", "Abgewendeter Blick, Spiegel", "Eyes averted, mirror";
    O_BLIND = "O-BLIND", "Geblendet", "Geblendet", "Blinded";
    O_INVIS = "O-INVIS", "Unsichtbar", "Unsichtbar", "Invisible";
    O_UNAWARE = "O-UNAWARE", "Ahnungslos", "Ahnungslos", "Unaware";
    O_STUNNED = "O-STUNNED", "Betäubt/Liegend", "Betäubt oder liegend", "Stunned or prone";
    O_SLEEP = "O-SLEEP", "Schlafend", "Schlafend", "Asleep";
    O_STEAL = "O-STEAL", "Schlafend", "Leise ans Ziel", "Stealing up";
    O_HELPLESS = "O-HELPLESS", "Gelähmt/Bewegungsunfähig", "Gelähmt oder wehrlos", "Paralysed or helpless";
}
