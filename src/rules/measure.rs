//! What an answer can be measured by: chances of outcomes, counts, means. No words, no steps.

use super::{Outcome, OutcomeRule, Procedure};
use crate::dice::{Counts, Fraction, Weight, Weights, walk};

/// The measures of one answer, each with its name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Measures {
    list: Vec<(&'static str, Measure)>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub enum Measure {
    /// How likely an outcome is.
    Chance(Weight),
    /// How likely each count is.
    Counts {
        /// Chance of at least so many; index = count.
        at_least: Vec<f64>,
        /// The mean count.
        mean: f64,
        /// The counts themselves, where the answer knows more than its floating-point numbers.
        counts: Option<Counts>,
    },
    /// A mean.
    Mean(f64),
}

impl Measures {
    /// Every measure, in the order of the answer.
    #[must_use]
    pub fn list(&self) -> &[(&'static str, Measure)] {
        &self.list
    }

    /// The measure of that name.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Measure> {
        self.list
            .iter()
            .find_map(|(own, measure)| (*own == id).then_some(measure))
    }

    fn push(&mut self, id: &'static str, measure: Measure) {
        self.list.push((id, measure));
    }

    /// The chance of an outcome.
    #[inline(never)]
    pub fn chance(&mut self, id: &'static str, chance: Weight) {
        self.push(id, Measure::Chance(chance));
    }

    /// The chance of every outcome, those that cannot happen included.
    pub fn outcomes<O: Outcome>(&mut self, weights: &Weights) {
        self.weighted(O::TABLE, weights);
    }

    #[inline(never)]
    fn weighted(&mut self, table: &[OutcomeRule], weights: &Weights) {
        for (index, (id, _)) in table.iter().enumerate() {
            self.chance(id, Weight::exactly(weights.chance(index)));
        }
    }

    /// The chance of every count.
    #[inline(never)]
    pub fn counts(&mut self, id: &'static str, counts: Counts) {
        let measure = Measure::Counts {
            at_least: counts.at_least(),
            mean: counts.mean(),
            counts: Some(counts),
        };
        self.push(id, measure);
    }

    /// Counts of which only the curve and the mean are known.
    #[inline(never)]
    pub fn curve(&mut self, id: &'static str, at_least: Vec<f64>, mean: f64) {
        let measure = Measure::Counts {
            at_least,
            mean,
            counts: None,
        };
        self.push(id, measure);
    }

    /// A mean.
    #[inline(never)]
    pub fn mean(&mut self, id: &'static str, mean: f64) {
        self.push(id, Measure::Mean(mean));
    }
}

impl Measure {
    /// The chance of at least so many, as the answer gives it and exactly; none where nothing is
    /// counted.
    #[must_use]
    pub fn at_least(&self, least: usize) -> Option<(f64, Option<Fraction>)> {
        match self {
            Self::Counts {
                at_least, counts, ..
            } => {
                let float = at_least.get(least).copied().unwrap_or(0.0);
                Some((float, counts.as_ref().and_then(|counts| counts.tail(least))))
            }
            Self::Chance(_) | Self::Mean(_) => None,
        }
    }
}

/// The measures of a procedure whose plays end in one of a closed list of outcomes.
pub fn outcome_measures<O: Outcome, P: Procedure<Result = O>>(procedure: &P, to: &mut Measures) {
    let walked = walk(O::TABLE.len(), |dice| procedure.play(dice).map(O::index));
    if let Some((weights, _)) = walked {
        to.outcomes::<O>(&weights);
    }
}

/// The chances that an answer lists, those of all other outcomes being 0.
pub(crate) fn listed(table: &[OutcomeRule], chances: &[super::Chance], to: &mut Measures) {
    for (id, _) in table {
        let found = chances.iter().find(|chance| chance.id == *id);
        let weight = found.map_or(Weight::ZERO, |chance| {
            about(chance.probability, chance.fraction.as_deref())
        });
        to.chance(id, weight);
    }
}

/// A chance of an answer with its fraction.
pub(crate) fn about(probability: f64, fraction: Option<&str>) -> Weight {
    let exact = fraction.and_then(Fraction::parse);
    exact.map_or(Weight::about(probability), Weight::exactly)
}

/// The chance of at least each count, for an answer that lists only that of each.
pub(crate) fn tails(chances: &[f64]) -> Vec<f64> {
    let mut tail = 0.0;
    let sums = chances.iter().rev().map(|chance| {
        tail += chance;
        f64::min(tail, 1.0)
    });
    let mut curve: Vec<f64> = sums.collect();
    curve.reverse();
    curve
}
