//! Initiative: a d6 a side, and the segment in which a spell arrives.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_CAST, O_INIT};
use crate::dice::{Dice, Halt, Roll, Test, walk};
use crate::osr::OsrRulings;
use crate::osr::rulings::{EqualInitiative, name_chosen};
use crate::rules::{
    Chance, Error, Fields, Frame, Label, Measures, Need, Outcome, Procedure, Question, RulingUse,
    Sentence, Step, Visitor, chances, check, choices, outcomes,
};

choices! {
    /// Who acts first.
    pub enum InitiativeOutcome {
        /// The first side.
        First = "first", "die erste Seite handelt zuerst", "the first side acts first";
        /// The second side.
        Second = "second", "die zweite Seite handelt zuerst", "the second side acts first";
        /// Both in the same segment.
        Tie = "tie", "beide handeln im selben Segment", "both act in the same segment";
    }
}
outcomes! {
    InitiativeOutcome:
    First => O_INIT,
    Second => O_INIT,
    Tie => O_INIT,
}

choices! {
    /// When a spell of the first side takes effect.
    pub enum SpellArrival {
        /// Before the segment in which the other side acts.
        Before = "before", "wirkt, bevor die andere Seite handelt", "takes effect before the other side acts";
        /// In that segment.
        Same = "same", "wirkt im selben Segment", "takes effect in the same segment";
        /// After it.
        After = "after", "wirkt erst, nachdem die andere Seite gehandelt hat", "takes effect after the other side has acted";
    }
}
outcomes! {
    SpellArrival:
    Before => O_CAST,
    Same => O_CAST,
    After => O_CAST,
}

/// Two sides roll for initiative; the first may be casting a spell.
///
/// ```
/// use regelwerk::osr::order::Initiative;
/// let odds = Initiative { casting_time: Some(2), ..Initiative::default() }.odds()?;
/// assert_eq!(odds.fraction("tie"), "1/6");
/// assert_eq!(odds.spell.unwrap()[0].fraction.as_deref(), Some("1/6"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Initiative {
    /// Casting time of a spell of the first side in segments, 0 to 30; left out: no spell.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub casting_time: Option<i32>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Fields for Initiative {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.maybe_integer("castingTime".into(), &mut self.casting_time, 0, 30);
        visitor.object("rulings".into(), Need::Optional, &mut self.rulings);
    }
}

impl Initiative {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedInitiative, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Who acts first, and when the spell takes effect.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<InitiativeOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// Both dice of a round.
#[derive(Clone, Debug)]
pub(crate) struct InitiativeRoll {
    first: Roll<u16>,
    second: Roll<u16>,
    tie: EqualInitiative,
}

/// What the dice say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct First {
    pub(crate) outcome: InitiativeOutcome,
    /// The segment of each side.
    pub(crate) segments: (i32, i32),
}

impl InitiativeRoll {
    pub(crate) fn new(rulings: &OsrRulings, frame: &mut Frame) -> Self {
        Self {
            first: Roll::pips("first", O_INIT.0, 6),
            second: Roll::pips("second", O_INIT.0, 6),
            tie: frame.ruling("initiativeTie", rulings.initiative_tie),
        }
    }

    /// O-INIT: the higher die wins, and each side acts in the segment of the other's die.
    pub(crate) fn on(&self, dice: &mut dyn Dice) -> Result<First, Halt> {
        loop {
            let (first, second) = (self.first.on(dice)?, self.second.on(dice)?);
            if first == second && self.tie == EqualInitiative::Reroll {
                continue;
            }
            return Ok(First {
                outcome: match first.cmp(&second) {
                    core::cmp::Ordering::Greater => InitiativeOutcome::First,
                    core::cmp::Ordering::Less => InitiativeOutcome::Second,
                    core::cmp::Ordering::Equal => InitiativeOutcome::Tie,
                },
                segments: (i32::from(second), i32::from(first)),
            });
        }
    }

    /// Twelfths of first, second, tie; rolled again, a tie is none.
    pub(crate) const fn twelfths(&self) -> [u16; 3] {
        match self.tie {
            EqualInitiative::Simultaneous => [5, 5, 2],
            EqualInitiative::Reroll => [6, 6, 0],
        }
    }

    pub(crate) fn tests(&self) -> [&Test; 2] {
        [self.first.test(), self.second.test()]
    }
}

impl Question for Initiative {
    type Checked = CheckedInitiative;

    fn checked(&self) -> CheckedInitiative {
        let mut frame = Frame::default();
        let roll = InitiativeRoll::new(&self.rulings, &mut frame);
        if let Some(casting_time) = self.casting_time {
            let _ = frame.tally("spell", O_CAST, casting_time);
        }
        CheckedInitiative {
            input: *self,
            roll,
            frame,
        }
    }
}

/// Initiative whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedInitiative {
    input: Initiative,
    roll: InitiativeRoll,
    frame: Frame,
}

/// A roll for initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct InitiativeResult {
    /// Who acts first.
    pub id: InitiativeOutcome,
    /// The segment in which the first side acts.
    pub first_segment: i32,
    /// The segment in which the second side acts.
    pub second_segment: i32,
    /// The segment in which the spell takes effect; past 10 it is one of the next round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub spell_segment: Option<i32>,
    /// When that is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub spell: Option<SpellArrival>,
}

/// Who acts first, and when a spell takes effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct InitiativeOdds {
    /// Who acts first.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<InitiativeOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// When the spell takes effect; left out without a spell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional, type = "Chance<SpellArrival>[]"))]
    pub spell: Option<Vec<Chance>>,
    /// Both dice.
    pub tests: Vec<Test>,
    /// The steps.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl InitiativeOdds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}

impl CheckedInitiative {
    /// The 36 pairs of faces, those that are rolled again left out.
    fn weights<O: Outcome>(
        &self,
        which: fn(&InitiativeResult) -> Option<O>,
    ) -> crate::dice::Weights {
        let all = O::ALL.len();
        let pairs = walk(all + 1, |dice| {
            let (first, second) = (self.roll.first.on(dice)?, self.roll.second.on(dice)?);
            if first == second && self.roll.tie == EqualInitiative::Reroll {
                return Ok(all);
            }
            let told = [first, second];
            let result = self.play(&mut crate::dice::Told::new(&told))?;
            Ok(which(&result).map_or(all, O::index))
        });
        let (weights, _) = pairs.unwrap_or_else(|| (crate::dice::Weights::certain(0, all), vec![]));
        weights.without(all)
    }
}

impl Procedure for CheckedInitiative {
    type Result = InitiativeResult;
    type Odds = InitiativeOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<InitiativeResult, Halt> {
        let First { outcome, segments } = self.roll.on(dice)?;
        // O-CAST: it takes effect so many segments after the one in which it is begun.
        let spell_segment = self.input.casting_time.map(|time| segments.0 + time);
        Ok(InitiativeResult {
            id: outcome,
            first_segment: segments.0,
            second_segment: segments.1,
            spell_segment,
            spell: spell_segment.map(|segment| match segment.cmp(&segments.1) {
                core::cmp::Ordering::Less => SpellArrival::Before,
                core::cmp::Ordering::Equal => SpellArrival::Same,
                core::cmp::Ordering::Greater => SpellArrival::After,
            }),
        })
    }

    fn odds(&self) -> InitiativeOdds {
        let sides = self.weights(|result| Some(result.id));
        let spell = self
            .input
            .casting_time
            .map(|_| self.weights(|result| result.spell));
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        let first = sides.chance(InitiativeOutcome::First.index());
        explanation
            .add(
                ": die erste Seite handelt zuerst mit ",
                ": the first side acts first with ",
            )
            .chance(first.to_f64(), Some(first));
        if let Some(spell) = &spell {
            let before = spell.chance(SpellArrival::Before.index());
            explanation
                .add(
                    ", der Zauber wirkt vor den Handlungen der anderen mit ",
                    ", the spell takes effect before the others act with ",
                )
                .chance(before.to_f64(), Some(before));
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        InitiativeOdds {
            outcomes: chances::<InitiativeOutcome>(&sides),
            spell: spell.map(|weights| chances::<SpellArrival>(&weights)),
            tests: self.roll.tests().map(Test::clone).to_vec(),
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        to.outcomes::<InitiativeOutcome>(&self.weights(|result| Some(result.id)));
        if self.input.casting_time.is_some() {
            to.outcomes::<SpellArrival>(&self.weights(|result| result.spell));
        }
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.add("Initiative", "Initiative");
        if let Some(time) = self.input.casting_time {
            sentence
                .add(
                    ", die erste Seite zaubert mit Zauberaufwand ",
                    ", the first side casts with a casting time of ",
                )
                .number(time);
        }
        name_chosen(&self.frame.rulings, sentence);
    }

    fn name(&self, result: &InitiativeResult, sentence: &mut Sentence) {
        sentence
            .text(result.id.label())
            .add(" (Segment ", " (segment ")
            .number(result.first_segment)
            .add(" gegen ", " against ")
            .number(result.second_segment)
            .both(")");
        if let (Some(spell), Some(segment)) = (result.spell, result.spell_segment) {
            sentence
                .add(", der Zauber ", ", the spell ")
                .text(spell.label())
                .add(" (Segment ", " (segment ")
                .number(segment)
                .both(")");
        }
    }
}
