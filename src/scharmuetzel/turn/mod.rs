//! The turn and its rally phase.
//!
//! | question | where |
//! | --- | --- |
//! | what comes when? | [`TurnSheet`] |
//! | may a fleeing model test? | [`RallyDue`] |
//! | does it rally? | [`Rally`] |

pub(crate) mod catalog;
mod may_rally;
mod rally;
mod sheet;

pub use may_rally::RallyDue;
pub use rally::{CheckedRally, Rally, RallyOutcome};
pub use sheet::{TurnPart, TurnPhase, TurnSheet, TurnSheetAnswer, TurnStep};

use crate::rules::{Text, references};

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_FREE = "S-FREE", "Einleitung", "Einzelne Modelle; Sichtbereich", "Single models; field of view";
    S_PHASES = "S-PHASES", "Spielphasen", "Ablauf des Spielzugs", "Sequence of a turn";
    S_RALLY = "S-RALLY", "Sammelphase", "Sammeln", "Rallying";
    S_RALLYNO = "S-RALLYNO", "Sammelphase", "Ein Feind ist am nächsten", "An enemy is nearest";
    S_RECOVER = "S-RECOVER", "Sammelphase", "Erholung der Liegenden und Betäubten", "Recovery of the downed and stunned";
}
