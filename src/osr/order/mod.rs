//! The round: time, surprise, initiative, segments, casting, interruptions.
//!
//! | question | where |
//! | --- | --- |
//! | how long is that? | [`Duration`] |
//! | who is surprised, for how long? | [`Surprise`] |
//! | who acts first, and does the spell come in time? | [`Initiative`] |
//! | what happens in which segment? | [`RoundOrder`] |
//! | when does a spell take effect? | [`SpellTiming`] |
//! | may the other side interrupt? | [`Interruption`] |

pub(crate) mod catalog;
mod duration;
mod initiative;
mod interruption;
mod round_order;
mod spell_timing;
mod surprise;

pub use duration::{Duration, DurationAnswer, TimeUnit};
pub(crate) use initiative::InitiativeRoll;
pub use initiative::{
    CheckedInitiative, Initiative, InitiativeOdds, InitiativeOutcome, InitiativeResult,
    SpellArrival,
};
pub use interruption::{InterruptedAction, Interrupter, Interruption};
pub use round_order::{FightSide, OrderStep, OrderStepId, RoundOrder, RoundOrderAnswer};
pub use spell_timing::{SpellTiming, SpellTimingAnswer};
pub use surprise::{CheckedSurprise, Surprise, SurpriseOutcome, SurprisedSide};

use crate::rules::{Text, references};

/// Segments of a round.
pub(crate) const SEGMENTS: i32 = 10;

references! {
    "osr", Text::new("Regelkapitel Kampf", "Chapter on combat");
    O_TIME = "O-TIME", "Kampf", "Phasen, Runden, Segmente", "Turns, rounds, segments";
    O_ROUND = "O-ROUND", "Die Kampfrunde", "Reihenfolge der Kampfrunde", "Order of the combat round";
    O_INIT = "O-INIT", "Die Kampfrunde", "Initiative und Segment", "Initiative and segment";
    O_CAST = "O-CAST", "Die Kampfrunde", "Zauberaufwand", "Casting time";
    O_INTERRUPT = "O-INTERRUPT", "Die Kampfrunde", "Unterbrechen", "Interrupting";
}
