//! What is asked for: some outcomes together, at least so many, or a mean.

use core::cmp::Ordering;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::dice::{Fraction, Weight};
use crate::rules::{
    Code, Item, Key, Measure, Measures, Need, Problems, Sentence, Visitor, numbers_if, one_of,
};

/// Most outcomes in one query.
const MOST_OUTCOMES: usize = 30;
/// Longest name.
pub(super) const LONGEST: usize = 100;
/// Most that can be counted.
const MOST_COUNTED: i32 = 10_000;

/// A name in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Word(pub String);

impl Item for Word {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.text(key, Need::Required, &mut self.0, LONGEST);
    }
}

/// The part of a query that says what is measured: one of `outcomes`, `count` and `mean`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Outcomes that count together.
    pub outcomes: Vec<Word>,
    /// What is counted: the chance of at least `at_least` of it.
    pub count: String,
    /// How many; left out: 1.
    pub at_least: Option<i32>,
    /// What the mean is taken of.
    pub mean: String,
}

/// A chance or a mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    pub(super) value: f64,
    pub(super) exact: Option<Fraction>,
}

impl Level {
    /// Exactly, where both are known exactly.
    pub(super) fn compare(self, value: f64, exact: Option<Fraction>) -> Ordering {
        let exactly = self
            .exact
            .zip(exact)
            .and_then(|(own, other)| own.compare(other));
        exactly.unwrap_or_else(|| self.value.total_cmp(&value))
    }
}

impl Wanted {
    /// Any of these outcomes.
    #[must_use]
    pub fn any_of(outcomes: &[&str]) -> Self {
        Self {
            outcomes: outcomes.iter().map(|id| Word((*id).into())).collect(),
            ..Self::default()
        }
    }

    /// At least so many.
    #[must_use]
    pub fn at_least(count: &str, least: i32) -> Self {
        Self {
            count: count.into(),
            at_least: Some(least),
            ..Self::default()
        }
    }

    /// A mean.
    #[must_use]
    pub fn mean(of: &str) -> Self {
        Self {
            mean: of.into(),
            ..Self::default()
        }
    }

    pub(super) fn fields(&mut self, visitor: &mut dyn Visitor) {
        let outcomes = &mut self.outcomes;
        visitor.list("outcomes".into(), Need::Optional, outcomes, MOST_OUTCOMES);
        visitor.text("count".into(), Need::Optional, &mut self.count, LONGEST);
        visitor.maybe_integer("atLeast".into(), &mut self.at_least, 0, MOST_COUNTED);
    }

    pub(super) fn fields_with_mean(&mut self, visitor: &mut dyn Visitor) {
        self.fields(visitor);
        visitor.text("mean".into(), Need::Optional, &mut self.mean, LONGEST);
    }

    /// Whether nothing is asked for.
    pub(super) fn is_empty(&self) -> bool {
        self.outcomes.is_empty() && self.count.is_empty() && self.mean.is_empty()
    }

    /// Looks whether the procedure has what is asked for. `means`: whether a mean can be asked for.
    pub(super) fn check(&self, measures: &Measures, means: bool, problems: &mut Problems) {
        let ids = |which: fn(&Measure) -> bool| -> Vec<&'static str> {
            let list = measures.list().iter();
            list.filter(|(_, measure)| which(measure))
                .map(|(id, _)| *id)
                .collect()
        };
        let chances = ids(|measure| matches!(measure, Measure::Chance(_)));
        let counts = ids(|measure| matches!(measure, Measure::Counts { .. }));
        let asked = [
            !self.outcomes.is_empty(),
            !self.count.is_empty(),
            !self.mean.is_empty(),
        ];
        if asked.iter().filter(|asked| **asked).count() != 1 {
            let expected = one_field(!chances.is_empty(), !counts.is_empty(), means);
            let code = if self.is_empty() {
                Code::Missing
            } else {
                Code::NotAllowed
            };
            problems.push_here(code, expected);
            return;
        }
        problems.enter("outcomes".into());
        for (index, Word(id)) in self.outcomes.iter().enumerate() {
            if !chances.contains(&id.as_str()) {
                problems.push(Code::UnknownChoice, Key::Index(index), names(&chances));
            }
        }
        problems.leave();
        if !self.count.is_empty() && !counts.contains(&self.count.as_str()) {
            problems.push(Code::UnknownChoice, "count".into(), names(&counts));
        }
        let all = ids(|measure| !matches!(measure, Measure::Chance(_)));
        if !self.mean.is_empty() && !all.contains(&self.mean.as_str()) {
            problems.push(Code::UnknownChoice, "mean".into(), names(&all));
        }
        if self.at_least.is_some() && self.count.is_empty() {
            let expected = Sentence::new("nur neben `count`", "only beside `count`");
            problems.push(Code::NotAllowed, "atLeast".into(), expected);
        }
    }

    /// What is asked for, in an answer.
    pub(super) fn level(&self, measures: &Measures) -> Level {
        if let Some(measure) = measures.get(&self.mean) {
            let value = match measure {
                Measure::Counts { mean, .. } | Measure::Mean(mean) => *mean,
                Measure::Chance(chance) => chance.value(),
            };
            return Level { value, exact: None };
        }
        if let Some(measure) = measures.get(&self.count) {
            let least = usize::try_from(self.at_least.unwrap_or(1)).unwrap_or(0);
            let (value, exact) = measure.at_least(least).unwrap_or((0.0, None));
            return Level { value, exact };
        }
        let mut sum = Weight::ZERO;
        for Word(id) in &self.outcomes {
            if let Some(Measure::Chance(chance)) = measures.get(id) {
                sum = sum.plus(*chance);
            }
        }
        Level {
            value: sum.value(),
            exact: sum.exact(),
        }
    }
}

/// `outcomes`, `count` or `mean`, as far as the procedure has them.
fn one_field(chances: bool, counts: bool, means: bool) -> Sentence {
    let mut ids = Vec::new();
    if chances {
        ids.push("outcomes");
    }
    if counts {
        ids.push("count");
    }
    if means {
        ids.push("mean");
    }
    let mut expected = Sentence::new("genau eines von ", "exactly one of ");
    expected.join(&one_of(&ids));
    expected
}

fn names(ids: &[&'static str]) -> Sentence {
    if ids.is_empty() {
        Sentence::new(
            "nichts: so etwas gibt es hier nicht",
            "left out: there is no such thing here",
        )
    } else {
        one_of(ids)
    }
}

/// A measure of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MeasureValue {
    /// The outcome, or what is counted.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub id: &'static str,
    /// Of an outcome: how likely, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub probability: Option<f64>,
    /// The same as a reduced fraction, where it is known and short enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
    /// Of what is counted: the mean.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mean: Option<f64>,
    /// Of what is counted: the chance of at least so many; index = count.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "numbers_if")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub at_least: Option<Vec<f64>>,
}

/// Every measure of an answer; outcomes that cannot happen are left out.
pub(super) fn values(measures: &Measures) -> Vec<MeasureValue> {
    let mut values = Vec::new();
    for (id, measure) in measures.list() {
        let mut value = MeasureValue {
            id,
            probability: None,
            fraction: None,
            mean: None,
            at_least: None,
        };
        match measure {
            Measure::Chance(chance) if chance.is_zero() => continue,
            Measure::Chance(chance) => {
                value.probability = Some(chance.value());
                value.fraction = chance.exact().and_then(Fraction::short);
            }
            Measure::Counts { at_least, mean, .. } => {
                value.mean = Some(*mean);
                value.at_least = Some(at_least.clone());
            }
            Measure::Mean(mean) => value.mean = Some(*mean),
        }
        values.push(value);
    }
    values
}
