//! States over rounds: exact while the fractions fit, else as `f64`.

use serde::Serialize;
#[cfg(feature = "wasm")]
use tsify::Tsify;

use crate::dice::{Fraction, Weights};
use crate::rules::{Chance, Outcome, Rule, Sentence, Text};

/// Most rounds of a course.
pub(super) const MOST_ROUNDS: i32 = 100;

/// The states in one round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wasm", derive(Tsify))]
pub struct TrackRound<Id = &'static str> {
    /// Which one; 0 is the round of the first test.
    pub round: i32,
    /// Every state that is possible then; they sum to 1.
    pub outcomes: Vec<Chance<Id>>,
}

/// A chance, exactly where that fits. Only sums of products of positive numbers are formed, so in
/// `f64` no digits cancel.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight {
    exact: Option<Fraction>,
    float: f64,
}

impl Weight {
    pub(super) const ZERO: Self = Self {
        exact: Some(Fraction::ZERO),
        float: 0.0,
    };

    pub(super) fn exactly(chance: Fraction) -> Self {
        Self {
            exact: Some(chance),
            float: chance.to_f64(),
        }
    }

    /// A caller's chance from 0 to 1; exact with up to six decimals.
    pub(super) fn given(chance: f64) -> Self {
        let millionths = (chance * 1e6).round();
        let exact = millionths / 1e6 == chance;
        Self {
            exact: exact.then(|| Fraction::new(millionths as u128, 1_000_000)),
            float: chance,
        }
    }

    pub(super) fn complement(self) -> Self {
        Self {
            exact: self.exact.map(Fraction::complement),
            float: 1.0 - self.float,
        }
    }

    pub(super) fn plus(self, other: Self) -> Self {
        let sum = |a: Fraction, b| a.checked_add(b);
        Self {
            exact: self.exact.zip(other.exact).and_then(|(a, b)| sum(a, b)),
            float: self.float + other.float,
        }
    }

    pub(super) fn times(self, other: Self) -> Self {
        let product = |a: Fraction, b| a.checked_mul(b);
        // 0 stays exactly 0, whatever the other has become.
        let exact = if self.is_zero() || other.is_zero() {
            Some(Fraction::ZERO)
        } else {
            self.exact.zip(other.exact).and_then(|(a, b)| product(a, b))
        };
        Self {
            exact,
            float: self.float * other.float,
        }
    }

    pub(super) fn is_zero(self) -> bool {
        self.exact == Some(Fraction::ZERO) || self.float == 0.0
    }

    pub(super) fn value(self) -> f64 {
        self.exact.map_or(self.float, Fraction::to_f64)
    }
}

/// A chance for each state of a closed list.
#[derive(Clone, Debug)]
pub(super) struct States(Vec<Weight>);

impl States {
    /// Nobody anywhere.
    pub(super) fn none<O: Outcome>() -> Self {
        Self(vec![Weight::ZERO; O::ALL.len()])
    }

    pub(super) fn of<O: Outcome>(&self, state: O) -> Weight {
        self.0.get(state.index()).copied().unwrap_or(Weight::ZERO)
    }

    pub(super) fn add<O: Outcome>(&mut self, state: O, weight: Weight) {
        if let Some(here) = self.0.get_mut(state.index()) {
            *here = here.plus(weight);
        }
    }

    /// Every state that is possible, with the rule that decides it.
    fn chances<O: Outcome>(&self, rule: &impl Fn(O) -> Rule) -> Vec<Chance> {
        let possible = O::ALL.iter().filter_map(|state| {
            let weight = self.of(*state);
            (!weight.is_zero()).then(|| Chance {
                id: state.id(),
                rule: rule(*state),
                probability: weight.value(),
                fraction: weight.exact.and_then(Fraction::short),
            })
        });
        possible.collect()
    }
}

/// The chance of an outcome of a test.
pub(super) fn chance_of<O: Outcome>(weights: &Weights, outcome: O) -> Weight {
    Weight::exactly(weights.chance(outcome.index()))
}

/// The course as an answer, round by round.
pub(super) fn rounds<O: Outcome>(course: &[States], rule: impl Fn(O) -> Rule) -> Vec<TrackRound> {
    course
        .iter()
        .enumerate()
        .map(|(round, states)| TrackRound {
            round: i32::try_from(round).unwrap_or(i32::MAX),
            outcomes: states.chances(&rule),
        })
        .collect()
}

/// The mean number of rounds in any of these states.
pub(super) fn mean_rounds<O: Outcome>(course: &[States], held: impl Fn(O) -> bool) -> f64 {
    let mut mean = Weight::ZERO;
    for states in course {
        for state in O::ALL.iter().filter(|state| held(**state)) {
            mean = mean.plus(states.of(*state));
        }
    }
    mean.value()
}

/// `: after 3 more rounds steady with 90% (9/10), panicked with …`. Each group of states with its name.
pub(super) fn name_last<O: Outcome>(
    course: &[States],
    groups: &[(Text, &[O])],
    sentence: &mut Sentence,
) {
    let Some(last) = course.last() else {
        return;
    };
    let round = i64::try_from(course.len().saturating_sub(1)).unwrap_or(i64::MAX);
    if round == 0 {
        sentence.add(": gleich nach der Probe ", ": right after the test ");
    } else {
        sentence
            .add(": nach weiteren ", ": after ")
            .number(round)
            .add(
                if round == 1 { " Runde " } else { " Runden " },
                if round == 1 {
                    " more round "
                } else {
                    " more rounds "
                },
            );
    }
    let mut first = true;
    for (name, states) in groups {
        let mut weight = Weight::ZERO;
        for state in *states {
            weight = weight.plus(last.of(*state));
        }
        if weight.is_zero() {
            continue;
        }
        if !first {
            sentence.both(", ");
        }
        first = false;
        sentence
            .text(*name)
            .add(" mit ", " with ")
            .chance(weight.value(), weight.exact);
    }
}
