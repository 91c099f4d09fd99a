//! Weapons: what a class learns, specialisation, two weapons at once.
//!
//! | question | where |
//! | --- | --- |
//! | how many weapons does a class know, and what does an unknown one cost? | [`Proficiencies`] |
//! | what do two weapons cost? | [`TwoWeapons`] |

pub(crate) mod catalog;
mod proficiencies;
mod two_weapons;

pub use proficiencies::{Proficiencies, ProficienciesAnswer, ProficiencyValues};
pub(crate) use two_weapons::{MAIN, OFF, hand_modifier};
pub use two_weapons::{OffHand, TwoWeapons, TwoWeaponsAnswer};

use crate::rules::{Text, choices, references};

choices! {
    /// How well a weapon is mastered beyond proficiency.
    pub enum Specialisation {
        /// Not beyond it.
        None = "none", "keine", "none";
        /// Specialised: +1 to hit, +2 damage.
        Single = "single", "spezialisiert", "specialised";
        /// Doubly specialised: +3 and +3.
        Double = "double", "doppelt spezialisiert", "doubly specialised";
    }
}

impl Specialisation {
    /// O-SPEC: what is added to the attack roll and to the damage.
    #[must_use]
    pub const fn bonuses(self) -> (i32, i32) {
        match self {
            Self::None => (0, 0),
            Self::Single => (1, 2),
            Self::Double => (3, 3),
        }
    }
}

references! {
    "osr", Text::new("Regelkapitel Kampf", "Chapter on combat");
    O_PROF = "O-PROF", "Waffenausbildung", "Waffenfertigkeiten", "Weapon proficiencies";
    O_UNPROF = "O-UNPROF", "Waffenausbildung", "Ungeübt", "Unproficient";
    O_SPEC = "O-SPEC", "Waffenausbildung", "Spezialisierung", "Specialisation";
    O_TWO = "O-TWO", "Zwei-Waffen-Kampf", "Zwei Waffen", "Two weapons";
}
