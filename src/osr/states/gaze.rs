//! A gaze attack: what goes in and what comes out.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{CheckedGaze, O_GAZE, O_GAZESAVE};
use crate::dice::Test;
use crate::osr::host::{CharacterClass, class_or_hit_dice, hit_dice_field, level_of_class};
use crate::rules::{
    Chance, Code, Error, Fields, Need, Problems, Procedure, Question, Rule, RulingUse, Sentence,
    Step, Visitor, check, choices, outcomes,
};

choices! {
    /// What the victim knows and does.
    pub enum Awareness {
        /// Completely surprised: two segments or more.
        CompletelySurprised = "completelySurprised", "vollständig überrascht", "completely surprised";
        /// Surprised.
        Surprised = "surprised", "überrascht", "surprised";
        /// Sees the monster.
        Sees = "sees", "sieht das Monster", "sees the monster";
        /// Attacks it.
        Attacks = "attacks", "greift es an", "attacks it";
        /// Averts the eyes.
        Averts = "averts", "wendet den Blick ab", "averts the eyes";
    }
}

impl Awareness {
    /// O-GAZE: the gaze number.
    #[must_use]
    pub const fn number(self) -> i32 {
        match self {
            Self::CompletelySurprised => 10,
            Self::Surprised => 8,
            Self::Sees => 6,
            Self::Attacks => 4,
            Self::Averts => 2,
        }
    }
}

choices! {
    /// Size of the monster.
    pub enum MonsterSize {
        /// Small: +2.
        Small = "small", "klein", "small";
        /// Medium: +1.
        Medium = "medium", "mittelgroß", "medium";
        /// Large.
        Large = "large", "groß", "large";
    }
}

impl MonsterSize {
    /// O-GAZE: what is added to the roll.
    #[must_use]
    pub const fn bonus(self) -> i32 {
        match self {
            Self::Small => 2,
            Self::Medium => 1,
            Self::Large => 0,
        }
    }
}

choices! {
    /// What becomes of the victim.
    pub enum GazeOutcome {
        /// The gaze does not fall on him.
        Escaped = "escaped", "entgeht dem Blick", "escapes the gaze";
        /// He does not meet it.
        Saved = "saved", "begegnet dem Blick nicht", "does not meet the gaze";
        /// He is exposed to its effect.
        Affected = "affected", "ist dem Blick ausgesetzt", "is exposed to the gaze";
    }
}
outcomes! {
    GazeOutcome:
    Escaped => O_GAZE,
    Saved => O_GAZESAVE,
    Affected => O_GAZESAVE,
}

choices! {
    /// Something to know besides the odds.
    pub enum GazeNoteId {
        /// Completely surprised: no save.
        NoSave = "noSave", "vollständig überrascht: kein Rettungswurf", "completely surprised: no save";
        /// Attacks of those who avert their eyes.
        FightsBlind = "fightsBlind", "mit abgewendetem Blick sind die Gegner unsichtbar: −4 auf Angriffe, nicht von Flanke oder Rücken", "with eyes averted the opponents are invisible: −4 to hit, not from flank or rear";
        /// When closing the eyes takes effect.
        InOrder = "inOrder", "Augen zu schließen wirkt erst, wenn man in der Initiative an der Reihe ist", "closing the eyes takes effect in initiative order";
        /// A mirror turns the gaze back.
        Mirror = "mirror", "ein Spiegel oder ein entsprechender Zauber wirft den Blick auf das Monster zurück", "a mirror, or a spell to that effect, turns the gaze back on the monster";
    }
}

/// Somebody in range and line of sight of a gaze.
///
/// ```
/// use regelwerk::osr::states::{Awareness, Gaze, MonsterSize};
/// let medusa = Gaze {
///     awareness: Awareness::Attacks,
///     size: MonsterSize::Medium,
///     save_number: Some(13),
///     ..Gaze::default()
/// };
/// assert_eq!(medusa.odds()?.fraction("escaped"), "4/5");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Gaze {
    /// What the victim knows and does; of several the one with the highest number.
    pub awareness: Awareness,
    /// Size of the monster.
    pub size: MonsterSize,
    /// What the saving throw needs, −99 to 99; left out: by class and level, against petrification.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub save_number: Option<i32>,
    /// Class of the victim.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub class: Option<CharacterClass>,
    /// Level of the victim, 1 to 99; 0 for fighters only.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub level: Option<i32>,
    /// Hit dice of a victim that is a monster, such as `2+1`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hit_dice: String,
    /// What is added to the saving throw, −99 to 99, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub save_bonus: i32,
}

impl Fields for Gaze {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("awareness".into(), Required, &mut self.awareness);
        visitor.choice("size".into(), Required, &mut self.size);
        visitor.maybe_integer("saveNumber".into(), &mut self.save_number, -99, 99);
        visitor.choice("class".into(), Optional, &mut self.class);
        visitor.maybe_integer("level".into(), &mut self.level, 0, 99);
        hit_dice_field(&mut self.hit_dice, Optional, visitor);
        visitor.integer("saveBonus".into(), Optional, &mut self.save_bonus, -99, 99);
    }

    fn check(&self, problems: &mut Problems) {
        level_of_class(self.class, self.level, problems);
        if !self.hit_dice.is_empty() {
            class_or_hit_dice(self.class, problems);
        }
        let unknown =
            self.save_number.is_none() && self.class.is_none() && self.hit_dice.is_empty();
        // O-GAZESAVE: the completely surprised do not save, so nothing is needed of them.
        if unknown && self.awareness != Awareness::CompletelySurprised {
            let expected = Sentence::new(
                "die Zahl für den Rettungswurf, oder `class` und `level`, oder `hitDice`",
                "what the save needs, or `class` and `level`, or `hitDice`",
            );
            problems.push(Code::Missing, "saveNumber".into(), expected);
        }
    }
}

impl Gaze {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedGaze, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<GazeOdds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Gaze {
    type Checked = CheckedGaze;

    fn checked(&self) -> CheckedGaze {
        CheckedGaze::new(self)
    }
}

/// A note.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct GazeNote {
    /// Which.
    pub id: GazeNoteId,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// In words.
    #[cfg_attr(feature = "bindings", tsify(type = "Text"))]
    pub label: crate::rules::Text,
}

/// What becomes of the victim.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct GazeOdds {
    /// Every outcome that can happen; they sum to exactly 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<GazeOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// What to know besides.
    pub notes: Vec<GazeNote>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps to each target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl GazeOdds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}
