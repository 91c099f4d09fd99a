//! Section 3.8: morale.
//!
//! | question | where |
//! | --- | --- |
//! | does the unit stand? | [`Morale`] |
//! | what does horror do to a figure? | [`Horror`] |
//! | and over the rounds? | [`HorrorTrack`], [`PanicTrack`] |
//! | is a test due? | [`PanicDue`], [`RecoveryDue`], [`FearDue`] |
//! | with which leadership? | [`MoraleLeadership`] |
//! | what does a figure make of a factor that causes fear itself? | [`Immunity`] |
//! | several fears at once | [`WorstState`] |
//! | what does a result mean on the table? | [`Effect`] |

pub(crate) mod catalog;
mod chain;
mod effect;
mod effect_tables;
mod factor;
mod fear_due;
mod horror;
mod horror_track;
mod immunity;
mod leadership;
mod morale_test;
mod panic_due;
mod panic_track;
mod recovery_due;
mod worst_state;

pub use chain::TrackRound;
pub use effect::{Effect, EffectId, OutcomeEffects};
pub use factor::{Causes, FacedAs, Factor};
pub use fear_due::{Each, FearDue, FearDueAnswer, Fright, PassedBefore};
pub use horror::{CheckedHorror, Horror, HorrorOdds, HorrorOutcome};
pub use horror_track::{HorrorState, HorrorTrack, HorrorTrackOdds};
pub use immunity::{AngstFactor, Immunity, ImmunityAnswer};
pub use leadership::{
    MoraleFigure, MoraleLeader, MoraleLeadership, MoraleLeadershipAnswer, MoraleRole,
};
pub use morale_test::{CheckedMorale, Morale, MoraleOdds, MoraleOutcome};
pub use panic_due::{PanicDue, PanicDueAnswer};
pub use panic_track::{PanicState, PanicTrack, PanicTrackOdds};
pub use recovery_due::{RecoveryDue, RecoveryDueAnswer, RecoveryMoment};
pub use worst_state::{MoraleState, WorstState, WorstStateAnswer};

use crate::rules::{Text, references};

/// C-L-LEADER, C-L-HOME, C-L-FEAR: the distance that counts unless a profile says otherwise.
pub(super) const NEAR: f64 = 4.0;
/// C-L-RECOVER: what a panicked unit adds to its leadership.
pub(super) const RECOVERY: i32 = -4;

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2", "Big game, chapter 3, part 2");
    C_L_TEST = "C-L-TEST", "3.8", "Moralprobe", "Morale test";
    C_L_LEADER = "C-L-LEADER", "3.8", "Führung einer nahen Einzelfigur", "Leadership of an individual nearby";
    C_L_MOUNT = "C-L-MOUNT", "3.8", "Moralprobe von Reitern und Streitwagen", "Morale test of riders and chariots";
    C_L_PANIC = "C-L-PANIC", "3.8", "Wann eine Probe gegen Panik fällig ist", "When panic is tested";
    C_L_PANICFAIL = "C-L-PANICFAIL", "3.8", "In Panik geraten", "Falling into panic";
    C_L_RECOVER = "C-L-RECOVER", "3.8", "Aus der Panik zurückfinden", "Recovering from panic";
    C_L_HOME = "C-L-HOME", "3.8", "Sammeln in der Aufstellungszone", "Rallying in the deployment zone";
    C_L_PANIC1 = "C-L-PANIC1", "3.8", "Eine 1 gegen Panik", "A 1 against panic";
    C_L_PANIC20 = "C-L-PANIC20", "3.8", "Eine 20 gegen Panik", "A 20 against panic";
    C_L_PANICKED = "C-L-PANICKED", "3.8", "Was Panik bewirkt", "What panic does";
    C_L_FEAR = "C-L-FEAR", "3.8", "Furcht", "Fear";
    C_L_FEARFAIL = "C-L-FEARFAIL", "3.8", "Von Furcht gepackt", "In the grip of fear";
    C_L_FEAR1 = "C-L-FEAR1", "3.8", "Eine 1 gegen Furcht", "A 1 against fear";
    C_L_FEAR20 = "C-L-FEAR20", "3.8", "Eine 20 gegen Furcht", "A 20 against fear";
    C_L_TERROR = "C-L-TERROR", "3.8", "Schrecken", "Terror";
    C_L_TERRORFAIL = "C-L-TERRORFAIL", "3.8", "Von Schrecken gepackt", "In the grip of terror";
    C_L_TERROR1 = "C-L-TERROR1", "3.8", "Eine 1 gegen Schrecken", "A 1 against terror";
    C_L_TERROR20 = "C-L-TERROR20", "3.8", "Eine 20 gegen Schrecken", "A 20 against terror";
    C_L_HORROR = "C-L-HORROR", "3.8", "Horror", "Horror";
    C_L_HORRORFAIL = "C-L-HORRORFAIL", "3.8", "Von Horror gepackt", "In the grip of horror";
    C_L_HORROR1 = "C-L-HORROR1", "3.8", "Eine 1 gegen Horror", "A 1 against horror";
    C_L_HORROR20 = "C-L-HORROR20", "3.8", "Eine 20 gegen Horror", "A 20 against horror";
    C_L_HTABLE = "C-L-HTABLE", "3.8", "Horrortabelle", "Horror table";
    C_L_CAUSE = "C-L-CAUSE", "3.8", "Wer selbst Furcht, Schrecken oder Horror verursacht", "Whoever causes fear, terror or horror";
    C_L_IMMUNE = "C-L-IMMUNE", "3.8", "Immunität und Wartemarker", "Immunity and wait markers";
    C_L_WORST = "C-L-WORST", "3.8", "Mehrere Ängste zugleich", "Several fears at once";
}
