//! How many weapons a class knows at a level.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_PROF, O_SPEC, O_UNPROF};
use crate::osr::OsrRulings;
use crate::osr::host::{CharacterClass, level_of_class};
use crate::osr::rulings::{ProficiencyGain, name_chosen};
use crate::rules::{
    Fields, Frame, Label, Lookup, Need, Problems, RulingUse, Sentence, Step, Text, Visitor,
};

/// A class and a level.
///
/// ```
/// use regelwerk::osr::host::CharacterClass;
/// use regelwerk::osr::weapons::Proficiencies;
/// use regelwerk::rules::Lookup;
/// let veteran = Proficiencies { class: CharacterClass::Fighter, level: 5, ..Proficiencies::default() };
/// assert_eq!(veteran.answer().value.known, 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Proficiencies {
    /// The class.
    pub class: CharacterClass,
    /// The level, 1 to 99; 0 for fighters only, and then as level 1.
    pub level: i32,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Default for Proficiencies {
    fn default() -> Self {
        Self {
            class: CharacterClass::Fighter,
            level: 1,
            rulings: OsrRulings::default(),
        }
    }
}

impl Fields for Proficiencies {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("class".into(), Required, &mut self.class);
        visitor.integer("level".into(), Required, &mut self.level, 0, 99);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        level_of_class(Some(self.class), Some(self.level), problems);
    }
}

/// What the class has learnt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ProficiencyValues {
    /// Weapons it knows, each a certain weapon: a long sword, not swords.
    pub known: i32,
    /// What is added to attacks with any other; below 0.
    pub penalty: i32,
    /// Whether it may specialise, where the referee allows it.
    pub specialisation: bool,
}

/// The answer, with its steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ProficienciesAnswer {
    /// What the class has learnt.
    pub value: ProficiencyValues,
    /// The steps.
    pub breakdown: Vec<Step>,
    /// In a sentence.
    pub because: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
}

impl Lookup for Proficiencies {
    type Answer = ProficienciesAnswer;

    fn answer(&self) -> ProficienciesAnswer {
        let training = self.class.training();
        let mut frame = Frame::default();
        // O-PROF: so many at first, then one more each n levels.
        let level = self.level.max(1);
        let gained = match frame.ruling("proficiencyGain", self.rulings.proficiency_gain) {
            ProficiencyGain::EveryNLevelsAfterFirst => (level - 1).div_euclid(training.every),
            ProficiencyGain::AtMultiples => level.div_euclid(training.every),
        };
        let mut tally = frame.tally("known", O_PROF, training.at_first);
        tally.add_named(
            O_PROF,
            Text::new("Weitere mit der Stufe", "More with the level"),
            gained,
        );
        let known = tally.total();
        // O-UNPROF: the class decides.
        let _ = frame.tally("penalty", O_UNPROF, training.penalty);
        // O-SPEC: only where the table says so.
        let _ = frame.tally("specialisation", O_SPEC, i32::from(training.specialises));
        let mut because = Sentence::default();
        because
            .text(self.class.label())
            .capital()
            .add(" der Stufe ", " of level ")
            .number(self.level)
            .add(": geübt mit ", ": proficient with ")
            .number(known)
            .add(" Waffen, mit anderen ", " weapons, with others ")
            .signed(training.penalty);
        if training.specialises {
            because.add(
                "; darf sich spezialisieren, wenn die Spielleitung zustimmt",
                "; may specialise where the referee agrees",
            );
        } else {
            because.add("; keine Spezialisierung", "; no specialisation");
        }
        name_chosen(&frame.rulings, &mut because);
        because.both(".");
        ProficienciesAnswer {
            value: ProficiencyValues {
                known,
                penalty: training.penalty,
                specialisation: training.specialises,
            },
            breakdown: frame.breakdown,
            because,
            rulings: frame.rulings,
        }
    }
}
