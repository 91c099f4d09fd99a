//! The injury dice: one for each point from the last wound on, the highest counts.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_DOWN, S_INJURY, S_OUT, S_STUN};
use crate::dice::{Dice, Fraction, Halt, Roll, Test, Weight};
use crate::rules::{
    Error, Fields, Frame, Label, Measures, Need, Odds, Outcome, Procedure, Question, Sentence,
    States, Visitor, check, choices, listed, outcomes,
};
use crate::scharmuetzel::host::D6;

choices! {
    /// What the injury dice show, the lightest first.
    pub enum InjuryOutcome {
        /// 1–2 (S-DOWN).
        Down = "down", "zu Boden gegangen", "downed";
        /// 3–4 (S-STUN).
        Stunned = "stunned", "betäubt", "stunned";
        /// 5–6 (S-OUT).
        Out = "out", "ausgeschaltet", "out of action";
    }
}
outcomes! {
    InjuryOutcome:
    Down => S_DOWN,
    Stunned => S_STUN,
    Out => S_OUT,
}

/// Points of damage from the last wound on (S-INJURY).
///
/// ```
/// use regelwerk::scharmuetzel::injury::Injury;
/// let odds = Injury { damage: 2 }.odds()?;
/// assert_eq!(odds.fraction("out"), "5/9");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Injury {
    /// Points: the last wound and every further one, 1 to 200.
    pub damage: i32,
}

impl Default for Injury {
    fn default() -> Self {
        Self { damage: 1 }
    }
}

impl Fields for Injury {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer("damage".into(), Need::Required, &mut self.damage, 1, 200);
    }
}

impl Injury {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedInjury, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<Odds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Injury {
    type Checked = CheckedInjury;

    fn checked(&self) -> CheckedInjury {
        let mut frame = Frame::default();
        let _ = frame.tally("injury", S_INJURY, self.damage);
        CheckedInjury {
            dice: self.damage.unsigned_abs(),
            frame,
        }
    }
}

/// Injury dice whose number was checked.
#[derive(Clone, Debug)]
pub struct CheckedInjury {
    dice: u32,
    frame: Frame,
}

/// S-INJURY: 1–2 · 3–4 · 5–6.
fn die() -> Roll<InjuryOutcome> {
    Roll::by_face("injury", S_INJURY.0, D6, None, |face| {
        Some(match face {
            0..=2 => InjuryOutcome::Down,
            3..=4 => InjuryOutcome::Stunned,
            5.. => InjuryOutcome::Out,
        })
    })
}

/// What the faces of an injury die do.
pub(in crate::scharmuetzel) fn injury_test() -> Test {
    die().test().clone()
}

/// Rolls so many injury dice, at least one: the highest counts.
pub(in crate::scharmuetzel) fn injury(
    dice: &mut dyn Dice,
    count: u32,
) -> Result<InjuryOutcome, Halt> {
    let die = die();
    let mut worst = InjuryOutcome::Down;
    for _ in 0..count {
        let shown = die.on(dice)?;
        if shown as usize > worst as usize {
            worst = shown;
        }
    }
    Ok(worst)
}

/// The chances of the highest of so many dice: all low is down, none high is at most stunned.
pub(in crate::scharmuetzel) fn injury_chances(dice: u32) -> [(InjuryOutcome, Weight); 3] {
    let exact = 3_u128.checked_pow(dice).map(|all| {
        // 2ⁿ is smaller than 3ⁿ.
        let not_out = 1_u128.checked_shl(dice).unwrap_or(0);
        [1, not_out.saturating_sub(1), all.saturating_sub(not_out)]
            .map(|part| Weight::exactly(Fraction::new(part, all)))
    });
    let [down, stunned, out] = exact.unwrap_or_else(|| {
        let power = |base: f64| base.powi(i32::try_from(dice).unwrap_or(i32::MAX));
        let (low, not_out) = (power(1.0 / 3.0), power(2.0 / 3.0));
        [low, not_out - low, 1.0 - not_out].map(Weight::about)
    });
    [
        (InjuryOutcome::Down, down),
        (InjuryOutcome::Stunned, stunned),
        (InjuryOutcome::Out, out),
    ]
}

impl Procedure for CheckedInjury {
    type Result = InjuryOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<InjuryOutcome, Halt> {
        injury(dice, self.dice)
    }

    fn odds(&self) -> Odds {
        let mut states = States::none::<InjuryOutcome>();
        let chances = injury_chances(self.dice);
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation.both(": ");
        for (index, (outcome, weight)) in chances.into_iter().enumerate() {
            states.add(outcome, weight);
            if index > 0 {
                explanation.both(", ");
            }
            explanation
                .text(outcome.label())
                .add(" mit ", " with ")
                .chance(weight.value(), weight.exact());
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        Odds {
            outcomes: states.chances(&|outcome: InjuryOutcome| Outcome::rule(outcome)),
            tests: vec![injury_test()],
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        listed(<InjuryOutcome as Outcome>::TABLE, &self.odds().outcomes, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.number(self.dice).add(
            if self.dice == 1 {
                " Verletzungswürfel"
            } else {
                " Verletzungswürfel, der höchste zählt"
            },
            if self.dice == 1 {
                " injury die"
            } else {
                " injury dice, the highest counts"
            },
        );
    }

    fn name(&self, result: &InjuryOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
