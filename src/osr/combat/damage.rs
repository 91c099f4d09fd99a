//! Damage dice alone.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::damage_roll::{DamageRoll, How, dice_field, name_dice, points};
use crate::dice::{Dice, Halt, Test};
use crate::osr::host::{O_HOST_BACKSTAB, O_HOST_DAMAGE};
use crate::rules::{
    Error, Fields, Frame, Measures, Need, Procedure, Question, RulingUse, Sentence, Step, Text,
    Visitor, check, numbers,
};

/// A damage roll.
///
/// ```
/// use regelwerk::osr::combat::Damage;
/// let backstab = Damage { damage: "1W4+1".into(), multiplier: 2 };
/// assert_eq!(backstab.odds()?.damage_fractions.unwrap()[9], "1/4");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Damage {
    /// Damage dice, such as `1d8+2` or `1W8+2`; at most 500 points.
    pub damage: String,
    /// By what the sum of the dice, without what is added, is multiplied, 1 to 10, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub multiplier: i32,
}

impl Default for Damage {
    fn default() -> Self {
        Self {
            damage: "1d6".into(),
            multiplier: 1,
        }
    }
}

impl Fields for Damage {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        dice_field(&mut self.damage, visitor);
        visitor.integer(
            "multiplier".into(),
            Need::Optional,
            &mut self.multiplier,
            1,
            10,
        );
    }
}

impl Damage {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedDamage, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// The whole distribution.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<DamageOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// The points of a damage roll. Lists have the points as index.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DamageOdds {
    /// Chance of exactly so many points; below 0 counts as 0.
    #[serde(serialize_with = "numbers")]
    pub damage: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub damage_fractions: Option<Vec<String>>,
    /// Chance of at least so many points.
    #[serde(serialize_with = "numbers")]
    pub damage_at_least: Vec<f64>,
    /// Mean points.
    pub mean_damage: f64,
    /// Every die.
    pub tests: Vec<Test>,
    /// What is added to the dice.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

/// A damage roll whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedDamage {
    input: Damage,
    roll: DamageRoll,
    frame: Frame,
}

impl Question for Damage {
    type Checked = CheckedDamage;

    fn checked(&self) -> CheckedDamage {
        let rule = if self.multiplier > 1 {
            O_HOST_BACKSTAB
        } else {
            O_HOST_DAMAGE
        };
        let roll = DamageRoll::new(&self.damage, rule, 0, self.multiplier, How::Rolled);
        let mut frame = Frame::default();
        let _ = frame.tally("damage", rule, roll.bonus());
        CheckedDamage {
            input: self.clone(),
            roll,
            frame,
        }
    }
}

impl Procedure for CheckedDamage {
    type Result = u32;
    type Odds = DamageOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        self.roll.play(dice)
    }

    fn odds(&self) -> DamageOdds {
        let counts = self.roll.counts();
        let mean_damage = counts.mean();
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation.add(": im Mittel ", ": on average ").mean(
            mean_damage,
            Text::new(" Punkt.", " point."),
            Text::new(" Punkte.", " points."),
        );
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        DamageOdds {
            damage: counts.chances(),
            damage_fractions: counts.fractions(),
            damage_at_least: counts.at_least(),
            mean_damage,
            tests: self.roll.tests(),
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        to.counts("damage", self.roll.counts());
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        name_dice(&self.input.damage, sentence.add("Schaden ", "Damage "));
        if self.input.multiplier > 1 {
            sentence
                .add(", die Würfel × ", ", the dice × ")
                .number(self.input.multiplier);
        }
    }

    fn name(&self, result: &u32, sentence: &mut Sentence) {
        points(*result, sentence);
    }
}
