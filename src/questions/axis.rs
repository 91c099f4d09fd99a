//! The values that a field runs through.

use super::Asked;
use super::measure::LONGEST;
use super::place::{Kind, Place, Plain};
use super::words::no_field;
use crate::rules::{
    Code, Error, Fields, Key, Need, Problems, Sentence, Value, Visitor, one_of, read_into,
};

/// Most values of one field.
const MOST_VALUES: usize = 10_000;

/// The values of a field: a list, or numbers from one to another; left out, all words of a choice, or
/// no and yes.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum AxisValues {
    /// All that a choice or a flag has.
    #[default]
    All,
    /// From, to, step.
    Range(f64, f64, f64),
    /// These: numbers, words, flags.
    List(Vec<Value>),
}

/// One field and its values.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axis {
    /// The field, by its path.
    pub field: String,
    /// Its values.
    pub values: AxisValues,
}

impl Axis {
    /// A field from one number to another.
    #[must_use]
    pub fn range(field: &str, from: f64, to: f64, step: f64) -> Self {
        Self {
            field: field.into(),
            values: AxisValues::Range(from, to, step),
        }
    }

    /// All words of a choice, or no and yes.
    #[must_use]
    pub fn all(field: &str) -> Self {
        Self {
            field: field.into(),
            values: AxisValues::All,
        }
    }

    /// Reads it; the path of its problems begins with `query` and its name.
    pub(super) fn read(value: &Value, name: &'static str) -> Result<Self, Error> {
        let mut list = None;
        let mut rest = value.clone();
        if let Value::Object(entries) = &mut rest
            && let Some(at) = entries.iter().position(|(key, _)| key == "values")
        {
            list = Some(entries.swap_remove(at).1);
        }
        let mut loose = Loose {
            name,
            inner: Inner {
                list,
                ..Inner::default()
            },
        };
        let wrapped = Value::Object(vec![(name.into(), rest)]);
        read_into(&wrapped, Some("query"), &mut loose, None)?;
        Ok(loose.inner.axis())
    }
}

/// The axis inside the query.
struct Loose {
    name: &'static str,
    inner: Inner,
}

impl Fields for Loose {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object(self.name.into(), Need::Required, &mut self.inner);
    }
}

#[derive(Default)]
struct Inner {
    field: String,
    from: Option<f64>,
    to: Option<f64>,
    step: Option<f64>,
    list: Option<Value>,
}

/// Far beyond what any field takes.
const FAR: i32 = 1_000_000;

impl Fields for Inner {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.text("field".into(), Need::Required, &mut self.field, LONGEST);
        visitor.maybe_number("from".into(), &mut self.from, -FAR, FAR);
        visitor.maybe_number("to".into(), &mut self.to, -FAR, FAR);
        visitor.maybe_number("step".into(), &mut self.step, 0, FAR);
    }

    fn check(&self, problems: &mut Problems) {
        let mut not_beside = |key: &'static str, given: bool| {
            if given {
                let expected = Sentence::new("nur ohne `values`", "left out beside `values`");
                problems.push(Code::NotAllowed, key.into(), expected);
            }
        };
        if self
            .list
            .as_ref()
            .is_some_and(|list| *list != Value::Missing)
        {
            not_beside("from", self.from.is_some());
            not_beside("to", self.to.is_some());
            not_beside("step", self.step.is_some());
            return;
        }
        let number = || Sentence::new("eine Zahl", "a number");
        match (self.from, self.to) {
            (Some(from), Some(to)) if to < from => {
                let expected = Sentence::new(
                    "mindestens so viel wie `from`",
                    "at least as much as `from`",
                );
                problems.push(Code::RangeOrder, "to".into(), expected);
            }
            (Some(_), None) => problems.push(Code::Missing, "to".into(), number()),
            (None, Some(_)) => problems.push(Code::Missing, "from".into(), number()),
            (Some(_), Some(_)) => {}
            (None, None) => {
                if self.step.is_some() {
                    problems.push(Code::Missing, "from".into(), number());
                }
            }
        }
        if self.step == Some(0.0) {
            let expected = Sentence::new("eine Zahl über 0", "a number above 0");
            problems.push(Code::OutOfRange, "step".into(), expected);
        }
    }
}

impl Inner {
    fn axis(self) -> Axis {
        let values = match (self.list, self.from, self.to) {
            (Some(Value::List(list)), _, _) => AxisValues::List(list),
            (Some(list), _, _) if list != Value::Missing => AxisValues::List(vec![list]),
            (_, Some(from), Some(to)) => AxisValues::Range(from, to, self.step.unwrap_or(1.0)),
            _ => AxisValues::All,
        };
        Axis {
            field: self.field,
            values,
        }
    }
}

/// An axis whose field was found.
pub(super) struct Run {
    pub(super) place: Place,
    kind: Kind,
    /// Each value; those that the field does not take are kept for their place.
    pub(super) codes: Vec<f64>,
}

impl Run {
    /// Finds the field and its values.
    pub(super) fn of(axis: &Axis, asked: &mut dyn Asked, problems: &mut Problems) -> Option<Self> {
        let mut place = Place::parse(&axis.field);
        let spot = place.as_mut().and_then(|place| place.look(asked.fields()));
        let (Some(place), Some(spot)) = (place, spot) else {
            problems.push(Code::UnknownChoice, "field".into(), no_field());
            return None;
        };
        let kind = spot.kind;
        let codes = match &axis.values {
            AxisValues::All => all(kind, problems)?,
            AxisValues::Range(from, to, step) => range(*from, *to, *step, problems)?,
            AxisValues::List(list) => listed(kind, list, problems)?,
        };
        Some(Self { place, kind, codes })
    }

    /// Whether the field takes a value.
    pub(super) fn takes(&self, code: f64) -> bool {
        self.kind.takes(code)
    }

    /// The values as an answer gives them.
    pub(super) fn plain(&self) -> Vec<Plain> {
        let codes = self.codes.iter();
        codes.map(|code| self.kind.plain(*code)).collect()
    }
}

fn all(kind: Kind, problems: &mut Problems) -> Option<Vec<f64>> {
    match kind {
        Kind::Choice { ids, .. } => Some((0..ids.len()).map(|index| index as f64).collect()),
        Kind::Flag => Some(vec![0.0, 1.0]),
        Kind::Integer { .. } | Kind::Number { .. } => {
            let expected = Sentence::new(
                "eine Zahl: `from` und `to`, oder `values`",
                "a number: `from` and `to`, or `values`",
            );
            problems.push(Code::Missing, "from".into(), expected);
            None
        }
    }
}

fn range(from: f64, to: f64, step: f64, problems: &mut Problems) -> Option<Vec<f64>> {
    let steps = ((to - from) / step + 1e-9).floor();
    // Not finite where a caller in Rust gave a step of 0.
    if !(0.0..MOST_VALUES as f64).contains(&steps) {
        too_many("step", problems);
        return None;
    }
    let values = (0..=steps as u32).map(|index| {
        let value = from + f64::from(index) * step;
        (value * 1e9).round() / 1e9
    });
    Some(values.collect())
}

fn too_many(key: &'static str, problems: &mut Problems) {
    let expected = Sentence::new(
        "so gewählt, dass es 1 bis 10000 Werte sind",
        "such that there are 1 to 10000 values",
    );
    problems.push(Code::TooMany, key.into(), expected);
}

fn listed(kind: Kind, list: &[Value], problems: &mut Problems) -> Option<Vec<f64>> {
    if list.is_empty() || list.len() > MOST_VALUES {
        too_many("values", problems);
        return None;
    }
    let before = problems.len();
    let mut codes = Vec::new();
    problems.enter("values".into());
    for (index, value) in list.iter().enumerate() {
        match code_of(kind, value) {
            Ok(code) => codes.push(code),
            Err((code, expected)) => problems.push(code, Key::Index(index), expected),
        }
    }
    problems.leave();
    (problems.len() == before).then_some(codes)
}

/// A number that the field does not take stays: its cells are refused, the others are not.
fn code_of(kind: Kind, value: &Value) -> Result<f64, (Code, Sentence)> {
    match (kind, value) {
        (Kind::Integer { .. } | Kind::Number { .. }, Value::Number(number)) => Ok(*number),
        (Kind::Integer { .. } | Kind::Number { .. }, _) => {
            Err((Code::WrongType, Sentence::new("eine Zahl", "a number")))
        }
        (Kind::Choice { ids, .. }, Value::Text(word)) => ids
            .iter()
            .position(|id| id == word)
            .map(|index| index as f64)
            .ok_or_else(|| (Code::UnknownChoice, one_of(ids))),
        (Kind::Choice { ids, .. }, _) => Err((Code::WrongType, one_of(ids))),
        (Kind::Flag, Value::Flag(flag)) => Ok(f64::from(u8::from(*flag))),
        (Kind::Flag, _) => Err((
            Code::WrongType,
            Sentence::new("`true` oder `false`", "`true` or `false`"),
        )),
    }
}
