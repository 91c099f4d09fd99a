//! Does a model charge an enemy whom it does not see?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_UNSEEN, UNSEEN};
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{
    Error, Fields, Frame, Label, Measures, Need, Odds, Outcome, Procedure, Question, Sentence,
    Visitor, check, choices, outcome_measures, outcome_odds, outcomes,
};
use crate::scharmuetzel::host::{TestResult, initiative};
use crate::scharmuetzel::rulings::{ScharmuetzelRulings, SixFails, name_chosen};

choices! {
    /// What a charge at an unseen enemy comes to.
    pub enum UnseenChargeOutcome {
        /// The test is passed.
        Charges = "charges", "greift an", "charges";
        /// The test is failed; it may move or shoot as usual.
        Stays = "stays", "kein Angriff, darf sich aber bewegen oder schießen", "no charge, but may move or shoot";
        /// Too far or hidden: no test.
        NotAllowed = "notAllowed", "nicht erlaubt", "not allowed";
    }
}
outcomes! {
    UnseenChargeOutcome:
    Charges => S_UNSEEN,
    Stays => S_UNSEEN,
    NotAllowed => S_UNSEEN,
}

/// A charge at an enemy out of sight (S-UNSEEN).
///
/// ```
/// use regelwerk::scharmuetzel::movement::UnseenCharge;
/// let charge = UnseenCharge { initiative: 3, distance: 4.0, ..UnseenCharge::default() };
/// assert_eq!(charge.odds()?.fraction("charges"), "1/2");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct UnseenCharge {
    /// Initiative (I) of the charger, 0 to 10.
    pub initiative: i32,
    /// Distance in inches, 0 to 1000.
    pub distance: f64,
    /// Whether the enemy hides (S-HIDE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hidden: bool,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for UnseenCharge {
    fn default() -> Self {
        Self {
            initiative: 3,
            distance: 0.0,
            hidden: false,
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for UnseenCharge {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("initiative".into(), Required, &mut self.initiative, 0, 10);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.flag("hidden".into(), Optional, &mut self.hidden);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

impl UnseenCharge {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedUnseenCharge, Error> {
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

impl Question for UnseenCharge {
    type Checked = CheckedUnseenCharge;

    fn checked(&self) -> CheckedUnseenCharge {
        let mut frame = Frame::default();
        let allowed = !self.hidden && self.distance <= UNSEEN;
        let test = allowed.then(|| {
            // Below 6 a 6 fails anyway.
            let six = if self.initiative < 6 {
                SixFails::Off
            } else {
                frame.ruling("sixFailsTests", self.rulings.six_fails_tests)
            };
            let _ = frame.tally("initiative", S_UNSEEN, self.initiative);
            initiative(S_UNSEEN, self.initiative, six)
        });
        CheckedUnseenCharge {
            input: *self,
            frame,
            test,
        }
    }
}

/// A charge at an enemy out of sight, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedUnseenCharge {
    input: UnseenCharge,
    frame: Frame,
    test: Option<Roll<TestResult>>,
}

impl Procedure for CheckedUnseenCharge {
    type Result = UnseenChargeOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<UnseenChargeOutcome, Halt> {
        let Some(test) = &self.test else {
            return Ok(UnseenChargeOutcome::NotAllowed);
        };
        Ok(match test.on(dice)? {
            TestResult::Passed => UnseenChargeOutcome::Charges,
            TestResult::Failed => UnseenChargeOutcome::Stays,
        })
    }

    fn odds(&self) -> Odds {
        outcome_odds(self, |weights, _tests, sentence| {
            if self.test.is_none() {
                sentence.add(": nicht erlaubt", ": not allowed");
                return;
            }
            let charges = weights.chance(UnseenChargeOutcome::Charges.index());
            sentence
                .add(": greift an mit ", ": charges with ")
                .chance(charges.to_f64(), Some(charges));
        })
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .add("Angriff mit I ", "Charge with I ")
            .number(self.input.initiative)
            .add(
                " auf einen ungesehenen Gegner, auf ",
                " at an unseen enemy, at ",
            )
            .inches(self.input.distance);
        if self.input.hidden {
            sentence.add(", versteckt", ", hidden");
        }
        name_chosen(&self.frame.rulings, &self.input.rulings, sentence);
    }

    fn name(&self, result: &UnseenChargeOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
