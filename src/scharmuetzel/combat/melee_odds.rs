//! Two models in close combat as a chain over wounds and states.

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::melee_play::{Order, Pair};
use super::{CheckedMelee, MeleeOutcome, Side};
use crate::dice::{Fraction, Test, Weight};
use crate::rules::{
    Chance, Frame, Label, Measures, Outcome, Procedure, RulingUse, Sentence, States, Step, listed,
};
use crate::scharmuetzel::injury::{Afters, Known, ModelState, injury_test};

/// Where both stand after a round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MeleeRound {
    /// Which one, from 1.
    pub round: u32,
    /// Who is left by then; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<MeleeOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// The state of the first model.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<ModelState>[]"))]
    pub first: Vec<Chance>,
    /// The state of the second model.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<ModelState>[]"))]
    pub second: Vec<Chance>,
}

/// How a close combat can end.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MeleeOdds {
    /// Who is left after the last round; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<MeleeOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Round by round.
    pub rounds: Vec<MeleeRound>,
    /// Mean wounds left of the first model; one that fights on without any counts as 1, one that is out as 0.
    pub mean_wounds_first: f64,
    /// The same of the second model.
    pub mean_wounds_second: f64,
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

impl MeleeOdds {
    /// What the answer is measured by.
    pub(crate) fn measures(&self, to: &mut Measures) {
        listed(MeleeOutcome::TABLE, &self.outcomes, to);
        to.mean("woundsFirst", self.mean_wounds_first);
        to.mean("woundsSecond", self.mean_wounds_second);
    }

    /// The fraction of an outcome; `0` where it cannot happen, empty where it has outgrown 38 digits.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }

    /// How likely an outcome is.
    #[must_use]
    pub fn probability(&self, id: &str) -> f64 {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or(0.0, |chance| chance.probability)
    }
}

type Course = BTreeMap<Pair, Weight>;

fn add(to: &mut Course, pair: Pair, weight: Weight) {
    let sum = to.entry(pair).or_insert(Weight::ZERO);
    *sum = sum.plus(weight);
}

/// The chances of each number of points, against a standing and against a fallen target.
struct Table {
    standing: Vec<Weight>,
    fallen: Vec<Weight>,
}

struct Tables {
    first: Table,
    second: Table,
    /// What becomes of a target, by who strikes: the same in every round.
    known: Known,
}

impl Tables {
    /// Every state of the target after one model has struck, if it stands.
    fn strike(&mut self, side: Side, pair: Pair) -> Afters {
        let target = pair.of(side.other());
        if !pair.of(side).stands() || target.is_out() {
            return Afters::from([(target, Weight::ONE)]);
        }
        let table = match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        };
        let points = if target.stands() {
            &table.standing
        } else {
            &table.fallen
        };
        self.known.afters(side as usize, target, points)
    }

    fn in_turn(&mut self, lead: Side, pair: Pair, weight: Weight, next: &mut Course) {
        for (hit, chance) in self.strike(lead, pair).iter() {
            let between = pair.with(lead.other(), *hit);
            let weight = weight.times(*chance);
            for (hit, chance) in self.strike(lead.other(), between).iter() {
                add(next, between.with(lead, *hit), weight.times(*chance));
            }
        }
    }

    fn at_once(&mut self, pair: Pair, weight: Weight, next: &mut Course) {
        for (second, chance) in self.strike(Side::First, pair).iter() {
            let weight = weight.times(*chance);
            for (first, chance) in self.strike(Side::Second, pair).iter() {
                let pair = Pair {
                    first: *first,
                    second: *second,
                };
                add(next, pair, weight.times(*chance));
            }
        }
    }

    fn round(&mut self, order: Order, pair: Pair, weight: Weight, next: &mut Course) {
        match order {
            Order::Leads(side) => self.in_turn(side, pair, weight, next),
            Order::Together => self.at_once(pair, weight, next),
            Order::RolledOff if !(pair.first.stands() && pair.second.stands()) => {
                self.in_turn(Side::First, pair, weight, next);
            }
            Order::RolledOff => {
                let half = weight.times(Weight::exactly(Fraction::new(1, 2)));
                self.in_turn(Side::First, pair, half, next);
                self.in_turn(Side::Second, pair, half, next);
            }
        }
    }
}

fn round_of(round: u32, now: &Course) -> MeleeRound {
    let mut outcomes = States::none::<MeleeOutcome>();
    let mut first = States::none::<ModelState>();
    let mut second = States::none::<ModelState>();
    for (pair, weight) in now {
        outcomes.add(pair.outcome(), *weight);
        first.add(pair.first.state, *weight);
        second.add(pair.second.state, *weight);
    }
    let states = |states: &States| states.chances(&|state: ModelState| state.rule());
    MeleeRound {
        round,
        outcomes: outcomes.chances(&|outcome: MeleeOutcome| outcome.rule()),
        first: states(&first),
        second: states(&second),
    }
}

fn mean_wounds(now: &Course, side: Side) -> f64 {
    let parts = now.iter().filter(|(pair, _)| !pair.of(side).is_out());
    parts.fold(0.0, |sum, (pair, weight)| {
        sum + f64::from(pair.of(side).wounds) * weight.value()
    })
}

impl CheckedMelee {
    fn table(&self, side: Side, tests: &mut Vec<Test>) -> Table {
        let blows = self.blows(side);
        let (standing, mut rolls) = blows.standing.points();
        let (fallen, more) = blows.fallen.points();
        rolls.extend(more);
        for test in rolls {
            if !tests.contains(&test) {
                tests.push(test);
            }
        }
        Table { standing, fallen }
    }

    /// The chain over the rounds.
    pub(super) fn chain(&self) -> MeleeOdds {
        let mut tests = Vec::new();
        let mut tables = Tables {
            first: self.table(Side::First, &mut tests),
            second: self.table(Side::Second, &mut tests),
            known: Known::default(),
        };
        if tables.first.standing.len() > 1 || tables.second.standing.len() > 1 {
            tests.push(injury_test());
        }
        let mut now = Course::from([(self.start(), Weight::ONE)]);
        let mut rounds = Vec::new();
        let mut rolled = false;
        for round in 0..self.input.rounds.unsigned_abs() {
            let mut next = Course::new();
            for (pair, weight) in &now {
                if pair.is_over() {
                    add(&mut next, *pair, *weight);
                    continue;
                }
                let (recovered, risen) = self.recover(round, *pair);
                let order = self.order(round, risen);
                rolled |= order == Order::RolledOff;
                tables.round(order, recovered, *weight, &mut next);
            }
            now = next;
            rounds.push(round_of(round + 1, &now));
        }
        if rolled {
            tests.push(Self::roll_off().test().clone());
        }
        let outcomes = rounds
            .last()
            .map_or_else(Vec::new, |last| last.outcomes.clone());
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        for (index, chance) in outcomes.iter().enumerate() {
            let outcome = MeleeOutcome::ALL.iter().find(|any| any.id() == chance.id);
            if let Some(outcome) = outcome {
                explanation
                    .both(if index == 0 { ": " } else { ", " })
                    .text(outcome.label())
                    .add(" mit ", " with ")
                    .chance(chance.probability, None);
            }
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        MeleeOdds {
            outcomes,
            rounds,
            mean_wounds_first: mean_wounds(&now, Side::First),
            mean_wounds_second: mean_wounds(&now, Side::Second),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }
}
