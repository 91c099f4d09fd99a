//! States over rounds: exact while the fractions fit, else as `f64`.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Chance, Outcome, Rule, Sentence, Text};
use crate::dice::{Fraction, Weight, Weights};

/// The states in one round.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(bound(serialize = "Id: Copy + Into<&'static str>"))]
pub struct TrackRound<Id = &'static str> {
    /// Which one; 0 is the round of the first test.
    pub round: i32,
    /// Every state that is possible then; they sum to 1.
    pub outcomes: Vec<Chance<Id>>,
}

/// A chance for each state of a closed list.
#[derive(Clone, Debug)]
pub(crate) struct States(Vec<Weight>);

impl States {
    /// Nobody anywhere.
    pub(crate) fn none<O: Outcome>() -> Self {
        Self(vec![Weight::ZERO; O::ALL.len()])
    }

    pub(crate) fn of<O: Outcome>(&self, state: O) -> Weight {
        self.0.get(state.index()).copied().unwrap_or(Weight::ZERO)
    }

    pub(crate) fn add<O: Outcome>(&mut self, state: O, weight: Weight) {
        if let Some(here) = self.0.get_mut(state.index()) {
            *here = here.plus(weight);
        }
    }

    /// Every state that is possible, with the rule that decides it.
    pub(crate) fn chances<O: Outcome>(&self, rule: &impl Fn(O) -> Rule) -> Vec<Chance> {
        let possible = O::ALL.iter().filter_map(|state| {
            let weight = self.of(*state);
            (!weight.is_zero()).then(|| Chance {
                id: state.id(),
                rule: rule(*state),
                probability: weight.value(),
                fraction: weight.exact().and_then(Fraction::short),
            })
        });
        possible.collect()
    }
}

/// The chance of an outcome of a test.
pub(crate) fn chance_of<O: Outcome>(weights: &Weights, outcome: O) -> Weight {
    Weight::exactly(weights.chance(outcome.index()))
}

/// The course as an answer, round by round.
pub(crate) fn rounds<O: Outcome>(course: &[States], rule: impl Fn(O) -> Rule) -> Vec<TrackRound> {
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
pub(crate) fn mean_rounds<O: Outcome>(course: &[States], held: impl Fn(O) -> bool) -> f64 {
    let mut mean = Weight::ZERO;
    for states in course {
        for state in O::ALL.iter().filter(|state| held(**state)) {
            mean = mean.plus(states.of(*state));
        }
    }
    mean.value()
}

/// `: after 3 more rounds steady with 90% (9/10), panicked with …`. Each group of states with its name.
pub(crate) fn name_last<O: Outcome>(
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
            .add(": nach der Probe und ", ": after the test and ")
            .counted(
                round,
                Text::new(" Runde ", " round "),
                Text::new(" Runden ", " rounds "),
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
            .both(" ")
            .chance(weight.value(), weight.exact());
    }
}
