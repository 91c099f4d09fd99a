//! What is tested against, and what a figure makes of it that causes fear itself.

use super::{
    C_L_CAUSE, C_L_FEAR, C_L_FEARFAIL, C_L_HORROR, C_L_IMMUNE, C_L_PANIC, C_L_RECOVER, C_L_TERROR,
};
use crate::rules::{Rule, choices};

choices! {
    /// What a morale test is made against.
    pub enum Factor {
        /// Losses (C-L-PANIC).
        Panic = "panic", "Panik", "panic";
        /// A later test of a panicked unit, at −4 (C-L-RECOVER).
        Recovery = "recovery", "Erholung von Panik", "recovery from panic";
        /// A cause of fear (C-L-FEAR).
        Fear = "fear", "Furcht", "fear";
        /// A later test of those in the grip of fear, at −1 (C-L-FEARFAIL).
        FearAgain = "fearAgain", "erneut Furcht", "fear again";
        /// A cause of terror (C-L-TERROR).
        Terror = "terror", "Schrecken", "terror";
        /// A cause of horror (C-L-HORROR).
        Horror = "horror", "Horror", "horror";
    }
}

choices! {
    /// What the figure under test causes itself (C-L-CAUSE).
    pub enum Causes {
        /// Nothing.
        Nothing = "nothing", "nichts", "nothing";
        /// Fear.
        Fear = "fear", "Furcht", "fear";
        /// Terror.
        Terror = "terror", "Schrecken", "terror";
        /// Horror.
        Horror = "horror", "Horror", "horror";
    }
}

choices! {
    /// Which test a factor comes to in the end (C-L-CAUSE).
    pub enum FacedAs {
        /// Panic.
        Panic = "panic", "Panik", "panic";
        /// Recovery from panic, at −4.
        Recovery = "recovery", "Erholung von Panik", "recovery from panic";
        /// Fear.
        Fear = "fear", "Furcht", "fear";
        /// Fear again, at −1.
        FearAgain = "fearAgain", "erneut Furcht", "fear again";
        /// Terror.
        Terror = "terror", "Schrecken", "terror";
        /// Horror.
        Horror = "horror", "Horror", "horror";
        /// No test at all.
        Immune = "immune", "immun", "immune";
    }
}

impl Factor {
    /// C-L-CAUSE: what a figure makes of this factor that causes `causes` itself, and the rule that
    /// says so. The trigger stays that of the factor; the test and its results are those of the answer.
    #[must_use]
    pub const fn faced_by(self, causes: Causes) -> (FacedAs, Rule) {
        match (self, causes) {
            // C-L-IMMUNE: causing fear is no shield against panic.
            (Self::Panic, Causes::Nothing) => (FacedAs::Panic, C_L_PANIC),
            (Self::Panic, _) => (FacedAs::Panic, C_L_IMMUNE),
            (Self::Recovery, Causes::Nothing) => (FacedAs::Recovery, C_L_RECOVER),
            (Self::Recovery, _) => (FacedAs::Recovery, C_L_IMMUNE),
            (Self::Fear, Causes::Nothing) => (FacedAs::Fear, C_L_FEAR),
            (Self::FearAgain, Causes::Nothing) => (FacedAs::FearAgain, C_L_FEARFAIL),
            (Self::Terror, Causes::Nothing) => (FacedAs::Terror, C_L_TERROR),
            (Self::Horror, Causes::Nothing) => (FacedAs::Horror, C_L_HORROR),
            (Self::Terror, Causes::Fear) => (FacedAs::Fear, C_L_CAUSE),
            (Self::Horror, Causes::Fear | Causes::Terror) => (FacedAs::Terror, C_L_CAUSE),
            (Self::Fear | Self::FearAgain, Causes::Fear | Causes::Terror | Causes::Horror)
            | (Self::Terror, Causes::Terror | Causes::Horror)
            | (Self::Horror, Causes::Horror) => (FacedAs::Immune, C_L_CAUSE),
        }
    }
}

impl FacedAs {
    /// The rule that asks for this test.
    pub(super) const fn rule(self) -> Rule {
        match self {
            Self::Panic => C_L_PANIC,
            Self::Recovery => C_L_RECOVER,
            Self::Fear => C_L_FEAR,
            Self::FearAgain => C_L_FEARFAIL,
            Self::Terror => C_L_TERROR,
            Self::Horror => C_L_HORROR,
            Self::Immune => C_L_CAUSE,
        }
    }

    /// C-L-IMMUNE: whether failing this test costs wait markers. Fear does not.
    #[must_use]
    pub const fn costs_wait_markers(self) -> bool {
        match self {
            Self::Panic | Self::Recovery | Self::Terror | Self::Horror => true,
            Self::Fear | Self::FearAgain | Self::Immune => false,
        }
    }
}
