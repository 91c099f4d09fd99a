//! Does a side fight on after heavy losses?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_ROUT;
use crate::dice::{Dice, Halt, Test, Weight, walk};
use crate::rules::{
    Chance, Code, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Outcome,
    Problems, Procedure, Question, RulingUse, Sentence, States, Step, TrackRound, Visitor, check,
    choices, listed, name_modifiers, outcomes, rounds,
};
use crate::scharmuetzel::host::{MOST_LEADERSHIP, S_HOST_MODIFIER, TestResult, leadership};
use crate::scharmuetzel::rulings::{RoutRepeats, ScharmuetzelRulings, name_chosen};

choices! {
    /// What becomes of a side.
    pub enum RoutOutcome {
        /// It stays.
        FightsOn = "fightsOn", "kämpft weiter", "fights on";
        /// The game is lost.
        Routed = "routed", "zieht ab, das Spiel ist verloren", "routed, the game is lost";
    }
}
outcomes! {
    RoutOutcome:
    FightsOn => S_ROUT,
    Routed => S_ROUT,
}

/// A side with losses (S-ROUT).
///
/// ```
/// use regelwerk::scharmuetzel::morale::Rout;
/// let side = Rout { leadership: 7, starting_models: 20, lost: 5, ..Rout::default() };
/// assert_eq!(side.odds()?.fraction("routed"), "5/12");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Rout {
    /// Leadership (MW) of whoever the test is made on, 0 to 12.
    pub leadership: i32,
    /// Models at the start, 1 to 999.
    pub starting_models: i32,
    /// Models out of action or off the table, 0 to 999, at most `startingModels`.
    pub lost: i32,
    /// Turns with these losses, 1 to 100, default 1; they count under the ruling `everyTurn`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub turns: i32,
    /// Modifiers of the caller's own to the leadership, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for Rout {
    fn default() -> Self {
        Self {
            leadership: 7,
            starting_models: 20,
            lost: 0,
            turns: 1,
            modifiers: Vec::new(),
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for Rout {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.integer(
            "startingModels".into(),
            Required,
            &mut self.starting_models,
            1,
            999,
        );
        visitor.integer("lost".into(), Required, &mut self.lost, 0, 999);
        visitor.integer("turns".into(), Optional, &mut self.turns, 1, 100);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        check_losses(self.lost, self.starting_models, problems);
    }
}

/// No more can be lost than there were.
pub(super) fn check_losses(lost: i32, starting: i32, problems: &mut Problems) {
    if lost > starting {
        let expected = Sentence::new(
            "höchstens so viel wie `startingModels`",
            "at most as much as `startingModels`",
        );
        problems.push(Code::RangeOrder, "lost".into(), expected);
    }
}

/// S-ROUT: a quarter of the models or more; half models are not rounded.
pub(super) fn is_due(lost: i32, starting: i32) -> bool {
    lost * 4 >= starting
}

impl Rout {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedRout, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance, and turn by turn.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<RoutOdds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Rout {
    type Checked = CheckedRout;

    fn checked(&self) -> CheckedRout {
        let mut frame = Frame::default();
        let all_lost = self.lost == self.starting_models;
        let tests = is_due(self.lost, self.starting_models) && !all_lost;
        let mut target = 0;
        let mut repeats = RoutRepeats::Once;
        if tests {
            repeats = frame.ruling("routRepeats", self.rulings.rout_repeats);
            let mut tally = frame.tally("leadership", S_ROUT, self.leadership);
            tally.add_all(S_HOST_MODIFIER, &self.modifiers);
            target = tally.total();
        }
        let due = match (tests, repeats) {
            (false, _) => 0,
            (true, RoutRepeats::Once) => 1,
            (true, RoutRepeats::EveryTurn) => self.turns.unsigned_abs(),
        };
        CheckedRout {
            input: self.clone(),
            frame,
            target,
            due,
            all_lost,
        }
    }
}

/// A side with losses, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedRout {
    input: Rout,
    frame: Frame,
    target: i32,
    /// How many tests are due.
    due: u32,
    all_lost: bool,
}

/// What becomes of a side, turn by turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoutOdds {
    /// Every outcome after the last turn; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<RoutOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Turn by turn, `turns` + 1 of them; index 0 is before the first test.
    #[cfg_attr(feature = "bindings", tsify(type = "TrackRound<RoutOutcome>[]"))]
    pub rounds: Vec<TrackRound>,
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

impl RoutOdds {
    /// The fraction of an outcome; `0` where it cannot happen, empty where it has outgrown 38 digits.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}

impl CheckedRout {
    /// The chance to pass a single test, and its rolls.
    fn single(&self) -> (Weight, Vec<Test>) {
        let walked = walk(2, |dice| {
            Ok(match leadership(dice, S_ROUT, self.target)? {
                TestResult::Passed => 0,
                TestResult::Failed => 1,
            })
        });
        walked.map_or((Weight::ZERO, Vec::new()), |(weights, tests)| {
            (Weight::exactly(weights.chance(0)), tests)
        })
    }
}

impl Procedure for CheckedRout {
    type Result = RoutOutcome;
    type Odds = RoutOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<RoutOutcome, Halt> {
        if self.all_lost {
            return Ok(RoutOutcome::Routed);
        }
        for _ in 0..self.due {
            match leadership(dice, S_ROUT, self.target)? {
                TestResult::Passed => {}
                TestResult::Failed => return Ok(RoutOutcome::Routed),
            }
        }
        Ok(RoutOutcome::FightsOn)
    }

    fn odds(&self) -> RoutOdds {
        let mut tests = Vec::new();
        let mut passes = Weight::ONE;
        if self.due > 0 {
            (passes, tests) = self.single();
        }
        let fails = passes.complement();
        let mut now = States::none::<RoutOutcome>();
        let start = if self.all_lost {
            RoutOutcome::Routed
        } else {
            RoutOutcome::FightsOn
        };
        now.add(start, Weight::ONE);
        let mut course = vec![now.clone()];
        for turn in 0..self.input.turns.unsigned_abs() {
            if turn < self.due {
                let mut next = States::none::<RoutOutcome>();
                let stands = now.of(RoutOutcome::FightsOn);
                next.add(RoutOutcome::FightsOn, stands.times(passes));
                next.add(RoutOutcome::Routed, now.of(RoutOutcome::Routed));
                next.add(RoutOutcome::Routed, stands.times(fails));
                now = next;
            }
            course.push(now.clone());
        }
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        let stands = now.of(RoutOutcome::FightsOn);
        if self.all_lost {
            explanation.add(": niemand ist mehr da", ": nobody is left");
        } else if self.due == 0 {
            explanation.add(
                ": weniger als ein Viertel, kein Test",
                ": less than a quarter, no test",
            );
        } else {
            explanation
                .add(": kämpft weiter mit ", ": fights on with ")
                .chance(stands.value(), stands.exact());
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        RoutOdds {
            outcomes: now.chances(&|outcome: RoutOutcome| outcome.rule()),
            rounds: rounds(&course, |outcome: RoutOutcome| outcome.rule()),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        listed(RoutOutcome::TABLE, &self.odds().outcomes, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        let input = &self.input;
        sentence
            .number(input.lost)
            .add(" von ", " of ")
            .number(input.starting_models)
            .add(" Modellen verloren, MW ", " models lost, Ld ")
            .number(input.leadership);
        if input.turns != 1 {
            sentence
                .both(", ")
                .number(input.turns)
                .add(" Spielzüge", " turns");
        }
        name_modifiers(&input.modifiers, sentence);
        name_chosen(&self.frame.rulings, &input.rulings, sentence);
    }

    fn name(&self, result: &RoutOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
