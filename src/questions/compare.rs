//! Two inputs of one procedure: what differs in the answers, and which input makes the difference.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::Asked;
use super::measure::Wanted;
use super::words::name_field;
use super::writer::write;
use crate::rules::{
    Error, Fields, Measure, Measures, Problems, Sentence, Value, Visitor, read_into,
};

/// By which measure the inputs are ranked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CompareQuery {
    /// Left out: the mean of what is counted first; where nothing is counted, how much of the chances
    /// moves from some outcomes to others.
    pub wanted: Wanted,
}

impl Fields for CompareQuery {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        self.wanted.fields_with_mean(visitor);
    }
}

/// A measure of both answers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MeasureChange {
    /// The outcome, by its chance, or what is counted, by its mean.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub id: &'static str,
    /// With the first input.
    pub a: f64,
    /// With the second input.
    pub b: f64,
    /// The second less the first.
    pub difference: f64,
}

/// An input that differs, and what that causes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct InputChange {
    /// The field, by its path. A list of another length, and an object that only one input has, count
    /// as one field.
    pub path: String,
    /// By how much the measure changes if this field alone is taken from the second input and all
    /// others stay as in the first. Left out where such an input is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub alone: Option<f64>,
    /// By how much the measure changes if this field is the last to be taken from the second input.
    /// Left out where the input before that is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub last: Option<f64>,
}

/// What differs between two inputs.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Comparison {
    /// Every outcome that can happen with one of them, and everything that is counted.
    pub measures: Vec<MeasureChange>,
    /// By how much the measure that the inputs are ranked by changes.
    pub total: f64,
    /// The inputs that differ: those first that change it most by themselves.
    pub inputs: Vec<InputChange>,
    /// What the inputs change together beyond the sum of what each changes alone. Left out where an
    /// input cannot be changed alone, and where the measure is how much of the chances moves, which
    /// does not add up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub interaction: Option<f64>,
    /// All of it in one sentence.
    pub explanation: Sentence,
}

/// One step from an input to a part of it.
#[derive(Clone, Debug)]
enum Step {
    Name(String),
    Index(usize),
}

/// What inputs are ranked by.
enum Rank<'a> {
    Asked(&'a Wanted),
    Mean(&'static str),
    Moved,
}

/// Compares two inputs. Fields at their defaults are as good as left out.
///
/// # Errors
/// Everything that is wrong with the query; its paths begin with `query`.
pub fn compare(
    mut a: Box<dyn Asked>,
    mut b: Box<dyn Asked>,
    query: &CompareQuery,
) -> Result<Comparison, Error> {
    let (first, second) = (a.measures(), b.measures());
    let rank = rank(&query.wanted, &first)?;
    let (from, to) = (write(a.fields()), write(b.fields()));
    let mut paths = Vec::new();
    differing(&from, &to, &mut Vec::new(), &mut paths);
    let total = rank.change(&first, &second);
    let size = |input: &InputChange| input.alone.or(input.last).unwrap_or(0.0).abs();
    let mut inputs: Vec<InputChange> = Vec::new();
    for path in &paths {
        let mixed = |base: &Value, part: &Value| {
            let mut base = base.clone();
            put(&mut base, path, part);
            measures_of(a.as_ref(), &base)
        };
        let input = InputChange {
            path: text_of(path),
            alone: mixed(&from, &to).map(|mixed| rank.change(&first, &mixed)),
            last: mixed(&to, &from).map(|mixed| rank.change(&mixed, &second)),
        };
        // Put in its place: the library's sort would be larger than this whole question.
        let place = inputs.iter().position(|other| size(other) < size(&input));
        inputs.insert(place.unwrap_or(inputs.len()), input);
    }
    let sum: Option<f64> = inputs.iter().map(|input| input.alone).sum();
    let interaction = match rank {
        Rank::Moved => None,
        Rank::Asked(_) | Rank::Mean(_) => sum.map(|sum| total - sum),
    };
    Ok(Comparison {
        explanation: explain(a.system(), &rank, total, &inputs, interaction),
        measures: changes(&first, &second),
        total,
        inputs,
        interaction,
    })
}

fn rank<'a>(wanted: &'a Wanted, measures: &Measures) -> Result<Rank<'a>, Error> {
    if !wanted.is_empty() {
        let mut problems = Problems::default();
        problems.enter("query".into());
        wanted.check(measures, true, &mut problems);
        problems.finish()?;
        return Ok(Rank::Asked(wanted));
    }
    let counted = measures
        .list()
        .iter()
        .find_map(|(id, measure)| match measure {
            Measure::Counts { .. } => Some(*id),
            Measure::Chance(_) | Measure::Mean(_) => None,
        });
    Ok(counted.map_or(Rank::Moved, Rank::Mean))
}

impl Rank<'_> {
    fn change(&self, from: &Measures, to: &Measures) -> f64 {
        match self {
            Self::Asked(wanted) => wanted.level(to).value - wanted.level(from).value,
            Self::Mean(id) => number(to.get(id)) - number(from.get(id)),
            Self::Moved => moved(from, to),
        }
    }
}

/// A measure as one number.
fn number(measure: Option<&Measure>) -> f64 {
    match measure {
        Some(Measure::Chance(chance)) => chance.value(),
        Some(Measure::Counts { mean, .. } | Measure::Mean(mean)) => *mean,
        None => 0.0,
    }
}

/// The part of the chances that some outcomes gain and others lose.
fn moved(from: &Measures, to: &Measures) -> f64 {
    let gains = to.list().iter().map(|(id, measure)| match measure {
        Measure::Chance(chance) => (chance.value() - number(from.get(id))).max(0.0),
        Measure::Counts { .. } | Measure::Mean(_) => 0.0,
    });
    gains.fold(0.0, |sum, gain| sum + gain)
}

fn changes(from: &Measures, to: &Measures) -> Vec<MeasureChange> {
    let all = to.list().iter().map(|(id, measure)| {
        let (a, b) = (number(from.get(id)), number(Some(measure)));
        MeasureChange {
            id,
            a,
            b,
            difference: b - a,
        }
    });
    all.filter(|change| change.a != 0.0 || change.b != 0.0)
        .collect()
}

/// The measures with another input, unless it is refused.
fn measures_of(like: &dyn Asked, input: &Value) -> Option<Measures> {
    let mut asked = like.fresh();
    read_into(input, None, asked.fields(), None).ok()?;
    Some(asked.measures())
}

/// Collects the paths of all parts that differ.
fn differing(a: &Value, b: &Value, at: &mut Vec<Step>, found: &mut Vec<Vec<Step>>) {
    match (a, b) {
        (Value::Object(own), Value::Object(other)) => {
            for ((name, a), (_, b)) in own.iter().zip(other) {
                at.push(Step::Name(name.clone()));
                differing(a, b, at, found);
                at.pop();
            }
        }
        (Value::List(own), Value::List(other)) if own.len() == other.len() => {
            for (index, (a, b)) in own.iter().zip(other).enumerate() {
                at.push(Step::Index(index));
                differing(a, b, at, found);
                at.pop();
            }
        }
        _ if a != b => found.push(at.clone()),
        _ => {}
    }
}

/// Puts the part of one input in the place of that of another.
fn put(base: &mut Value, path: &[Step], from: &Value) {
    let mut place = base;
    let mut part = from;
    for step in path {
        let next = match (step, place, part) {
            (Step::Name(name), Value::Object(own), Value::Object(other)) => {
                let named = |(key, _): &&(String, Value)| key == name;
                let place = own.iter_mut().find(|(key, _)| key == name);
                place
                    .zip(other.iter().find(named))
                    .map(|((_, a), (_, b))| (a, b))
            }
            (Step::Index(index), Value::List(own), Value::List(other)) => {
                own.get_mut(*index).zip(other.get(*index))
            }
            _ => None,
        };
        let Some(next) = next else { return };
        (place, part) = next;
    }
    place.clone_from(part);
}

fn text_of(path: &[Step]) -> String {
    let mut text = String::new();
    for step in path {
        match step {
            Step::Name(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text.push_str(name);
            }
            Step::Index(index) => {
                text.push('[');
                text.push_str(&index.to_string());
                text.push(']');
            }
        }
    }
    text
}

fn explain(
    system: &str,
    rank: &Rank<'_>,
    total: f64,
    inputs: &[InputChange],
    interaction: Option<f64>,
) -> Sentence {
    let mut text = Sentence::default();
    let means = match rank {
        Rank::Mean(_) => true,
        Rank::Asked(wanted) => !wanted.mean.is_empty(),
        Rank::Moved => false,
    };
    let amount = |text: &mut Sentence, amount: f64| {
        if amount > 0.0 && !matches!(rank, Rank::Moved) {
            text.both("+");
        }
        if means {
            text.decimal(amount);
        } else {
            text.decimal(amount * 100.0)
                .add("\u{a0}Prozentpunkte", " percentage points");
        }
    };
    if inputs.is_empty() {
        return Sentence::new("Die Eingaben sagen dasselbe.", "The inputs say the same.");
    }
    match rank {
        Rank::Moved => text.add("Anders verteilt: ", "Differently spread: "),
        Rank::Asked(_) | Rank::Mean(_) => text.add("Unterschied: ", "Difference: "),
    };
    amount(&mut text, total);
    for (index, input) in inputs.iter().take(3).enumerate() {
        let Some(alone) = input.alone else { continue };
        text.add(
            if index == 0 {
                "; für sich allein ändern "
            } else {
                ", "
            },
            if index == 0 { "; by themselves " } else { ", " },
        );
        let name = input.path.rsplit('.').next().unwrap_or_default();
        name_field(system, name, &mut text);
        text.both(" ");
        amount(&mut text, alone);
    }
    if let Some(interaction) = interaction
        && (interaction * 1e4).round() != 0.0
        && inputs.len() > 1
    {
        text.add("; erst zusammen ", "; only together ");
        amount(&mut text, interaction);
    }
    text.both(".");
    text
}
