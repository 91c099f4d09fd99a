//! Does a fleeing model rally?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_RALLY, S_RALLYNO};
use crate::dice::{Dice, Halt};
use crate::rules::{
    Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Odds, Outcome,
    Procedure, Question, Sentence, Visitor, check, choices, name_modifiers, outcome_measures,
    outcome_odds, outcomes,
};
use crate::scharmuetzel::host::{MOST_LEADERSHIP, S_HOST_MODIFIER, TestResult, leadership};

choices! {
    /// What rallying comes to.
    pub enum RallyOutcome {
        /// No move and no shooting this turn (S-RALLY).
        Rallied = "rallied", "gesammelt, ohne Bewegung und Schuss in diesem Zug", "rallied, without move and shot this turn";
        /// On to the nearest table edge (S-RALLY, S-RALLYNO).
        Flees = "flees", "flieht weiter zur nächsten Tischkante", "flees on to the nearest table edge";
    }
}
outcomes! {
    RallyOutcome:
    Rallied => S_RALLY,
    Flees => S_RALLY,
}

/// A fleeing model in its rally phase (S-RALLY).
///
/// ```
/// use regelwerk::scharmuetzel::turn::Rally;
/// let odds = Rally { leadership: 7, ..Rally::default() }.odds()?;
/// assert_eq!(odds.fraction("rallied"), "7/12");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Rally {
    /// Leadership (MW), 0 to 12; a leader nearby may lend his (S-LEADER).
    pub leadership: i32,
    /// Whether the nearest model is an enemy; fleeing, stunned, downed and hidden ones do not count. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub nearest_is_enemy: bool,
    /// Modifiers of the caller's own to the leadership, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
}

impl Default for Rally {
    fn default() -> Self {
        Self {
            leadership: 7,
            nearest_is_enemy: false,
            modifiers: Vec::new(),
        }
    }
}

impl Fields for Rally {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.flag(
            "nearestIsEnemy".into(),
            Optional,
            &mut self.nearest_is_enemy,
        );
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
    }
}

impl Rally {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedRally, Error> {
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

impl Question for Rally {
    type Checked = CheckedRally;

    fn checked(&self) -> CheckedRally {
        let mut frame = Frame::default();
        let target = (!self.nearest_is_enemy).then(|| {
            let mut tally = frame.tally("leadership", S_RALLY, self.leadership);
            tally.add_all(S_HOST_MODIFIER, &self.modifiers);
            tally.total()
        });
        CheckedRally {
            input: self.clone(),
            frame,
            target,
        }
    }
}

/// A fleeing model, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedRally {
    input: Rally,
    frame: Frame,
    /// None: no test (S-RALLYNO).
    target: Option<i32>,
}

impl Procedure for CheckedRally {
    type Result = RallyOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<RallyOutcome, Halt> {
        let Some(target) = self.target else {
            return Ok(RallyOutcome::Flees);
        };
        Ok(match leadership(dice, S_RALLY, target)? {
            TestResult::Passed => RallyOutcome::Rallied,
            TestResult::Failed => RallyOutcome::Flees,
        })
    }

    fn odds(&self) -> Odds {
        let mut odds = outcome_odds(self, |weights, _tests, sentence| {
            if self.target.is_none() {
                sentence.add(": kein Test, flieht weiter", ": no test, flees on");
                return;
            }
            let rallied = weights.chance(RallyOutcome::Rallied.index());
            sentence
                .add(": sammelt sich mit ", ": rallies with ")
                .chance(rallied.to_f64(), Some(rallied));
        });
        if self.target.is_none() {
            odds.outcomes
                .iter_mut()
                .for_each(|chance| chance.rule = S_RALLYNO);
        }
        odds
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .add("Fliehendes Modell mit MW ", "Fleeing model with Ld ")
            .number(self.input.leadership);
        if self.input.nearest_is_enemy {
            sentence.add(", nächstes Modell ein Feind", ", nearest model an enemy");
        }
        name_modifiers(&self.input.modifiers, sentence);
    }

    fn name(&self, result: &RallyOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
