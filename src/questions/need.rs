//! The least change of one field that reaches a chance.

use core::cmp::Ordering;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::Asked;
use super::measure::{LONGEST, Level, Wanted};
use super::place::{Kind, Place, Plain, Spot};
use super::teller::Teller;
use super::words::{name_field, no_field};
use crate::dice::{Fraction, Weight};
use crate::rules::{Code, Error, Fields, Need, Problems, Sentence, Visitor};

/// Most values that are tried.
const MOST_TRIED: f64 = 100_000.0;

/// What is to be reached, and by which field.
///
/// Of `outcomes` and `count` exactly one is given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NeedQuery {
    /// The field that may change, by its path: `rangedSkill`, `weapon.short`, `modifiers[0].value`.
    pub field: String,
    /// Outcomes, and what is counted.
    pub wanted: Wanted,
    /// The chance that is to be reached, 0 to 1.
    pub chance: f64,
    /// Whether the chance is the most that is allowed, not the least; default false.
    pub at_most: bool,
    /// How far apart the values of a field with fractions are that are tried, above 0 up to 100;
    /// default 0.5, and 0.01 for a field from 0 to 1. Fields of whole numbers go by 1.
    pub step: Option<f64>,
}

impl NeedQuery {
    /// At least this chance of any of these outcomes.
    #[must_use]
    pub fn chance(field: &str, outcomes: &[&str], chance: f64) -> Self {
        Self {
            field: field.into(),
            wanted: Wanted::any_of(outcomes),
            chance,
            ..Self::default()
        }
    }
}

impl Fields for NeedQuery {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.text("field".into(), Need::Required, &mut self.field, LONGEST);
        self.wanted.fields(visitor);
        visitor.number("chance".into(), Need::Required, &mut self.chance, 0, 1);
        visitor.flag("atMost".into(), Need::Optional, &mut self.at_most);
        visitor.maybe_number("step".into(), &mut self.step, 0, 100);
    }
}

/// A value of the field with the chance there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct NeedTried {
    /// The value.
    pub value: Plain,
    /// How likely, from 0 to 1.
    pub chance: f64,
    /// The same as a reduced fraction, where it is known and short enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
}

/// What it takes, or how near it comes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct NeedAnswer {
    /// Whether the field alone can reach it.
    pub possible: bool,
    /// The value nearest to the present one that reaches it; where none does, the best.
    pub value: Plain,
    /// Of a number: by how much it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub change: Option<f64>,
    /// The chance there.
    pub chance: f64,
    /// The same as a reduced fraction, where it is known and short enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
    /// How it is now.
    pub now: NeedTried,
    /// All of it in one sentence.
    pub explanation: Sentence,
}

/// Finds the least change of one field that reaches a chance: both directions are searched, within
/// the bounds of the field, and values that the input refuses are passed over. Of two values equally
/// near the better one counts. The chance is compared exactly, where it is known exactly.
///
/// # Errors
/// Everything that is wrong with the query; its paths begin with `query`.
pub fn need(mut asked: Box<dyn Asked>, query: &NeedQuery) -> Result<NeedAnswer, Error> {
    let mut problems = Problems::default();
    problems.enter("query".into());
    let spot = check(query, asked.as_mut(), &mut problems);
    problems.finish()?;
    let (Some((place, kind, now)), asked_chance) = (spot, Weight::given(query.chance)) else {
        return Err(Error::one(Code::UnknownChoice, "query.field", no_field()));
    };
    let search = Search {
        query,
        system: asked.system(),
        kind,
        now,
        asked: asked_chance,
        step: step(query, kind),
    };
    let mut teller = Teller::new(asked, &query.wanted, search.tries());
    let present = teller.ask().unwrap_or(Level {
        value: 0.0,
        exact: None,
    });
    let found = search.run(&mut teller, &place, present);
    Ok(search.answer(place.name(), present, found))
}

/// The field and the measure, if both are there.
fn check(
    query: &NeedQuery,
    asked: &mut dyn Asked,
    problems: &mut Problems,
) -> Option<(Place, Kind, f64)> {
    query.wanted.check(&asked.measures(), false, problems);
    if query.step == Some(0.0) {
        let expected = Sentence::new("eine Zahl über 0", "a number above 0");
        problems.push(Code::OutOfRange, "step".into(), expected);
    }
    let mut place = Place::parse(&query.field);
    let spot = place.as_mut().and_then(|place| place.look(asked.fields()));
    match (place, spot) {
        (
            Some(place),
            Some(Spot {
                kind,
                code: Some(now),
            }),
        ) => {
            if let Kind::Number { least, most } = kind
                && f64::from(most - least) > MOST_TRIED * step(query, kind)
            {
                let expected = Sentence::new(
                    "größer: sonst sind mehr als 100000 Werte zu prüfen",
                    "larger: else there are more than 100000 values to try",
                );
                problems.push(Code::OutOfRange, "step".into(), expected);
            }
            Some((place, kind, now))
        }
        (Some(_), Some(_)) => {
            let expected = Sentence::new(
                "ein Feld, das in der Eingabe steht: von seinem Wert aus wird gesucht",
                "a field that the input has: the search starts from its value",
            );
            problems.push(Code::NotAllowed, "field".into(), expected);
            None
        }
        _ => {
            problems.push(Code::UnknownChoice, "field".into(), no_field());
            None
        }
    }
}

/// How far apart the values are.
fn step(query: &NeedQuery, kind: Kind) -> f64 {
    match kind {
        Kind::Number { least, most } => {
            let usual = if most - least <= 1 { 0.01 } else { 0.5 };
            query.step.unwrap_or(usual)
        }
        Kind::Integer { .. } | Kind::Choice { .. } | Kind::Flag => 1.0,
    }
}

struct Search<'a> {
    query: &'a NeedQuery,
    system: &'static str,
    kind: Kind,
    now: f64,
    asked: Weight,
    step: f64,
}

/// A value with the chance there, and whether that is enough.
struct Found {
    code: f64,
    level: Level,
    reaches: bool,
}

impl Search<'_> {
    /// About how many values there are.
    fn tries(&self) -> usize {
        let (least, most) = self.bounds();
        ((most - least) / self.step) as usize + 1
    }

    fn bounds(&self) -> (f64, f64) {
        match self.kind {
            Kind::Integer { least, most } | Kind::Number { least, most } => {
                (least.into(), most.into())
            }
            Kind::Choice { ids, .. } => (0.0, ids.len() as f64 - 1.0),
            Kind::Flag => (0.0, 1.0),
        }
    }

    fn reaches(&self, level: Level) -> bool {
        let order = level.compare(self.asked.value(), self.asked.exact());
        match self.query.at_most {
            true => order != Ordering::Greater,
            false => order != Ordering::Less,
        }
    }

    fn better(&self, level: Level, than: Level) -> bool {
        let wanted = match self.query.at_most {
            true => Ordering::Less,
            false => Ordering::Greater,
        };
        level.compare(than.value, than.exact) == wanted
    }

    /// The nearest value that is enough, else the best.
    fn run(&self, teller: &mut Teller<'_>, place: &Place, present: Level) -> Found {
        let mut best = Found {
            code: self.now,
            level: present,
            reaches: self.reaches(present),
        };
        if best.reaches {
            return best;
        }
        let (least, most) = self.bounds();
        let steps = ((most - least) / self.step) as i64 + 1;
        // Values are multiples of the step, the present one apart.
        let base = (self.now / self.step).floor();
        let whole = base * self.step == self.now;
        for distance in 1..=steps {
            let up = base + distance as f64;
            let down = base - distance as f64 + if whole { 0.0 } else { 1.0 };
            let mut near: Option<Found> = None;
            let pair = [
                self.try_at(teller, place, down),
                self.try_at(teller, place, up),
            ];
            for found in pair.into_iter().flatten() {
                if found.reaches {
                    let nearer = |other: &Found| self.nearer(&found, other);
                    if near.as_ref().is_none_or(nearer) {
                        near = Some(found);
                    }
                } else if self.better(found.level, best.level) {
                    best = found;
                }
            }
            if let Some(near) = near {
                return near;
            }
        }
        best
    }

    /// Whether the first is nearer to the present value, or as near and better.
    fn nearer(&self, found: &Found, other: &Found) -> bool {
        let far = |found: &Found| (found.code - self.now).abs();
        match far(found).total_cmp(&far(other)) {
            Ordering::Less => true,
            Ordering::Equal => self.better(found.level, other.level),
            Ordering::Greater => false,
        }
    }

    /// The value of so many steps, unless field or input refuse it.
    fn try_at(&self, teller: &mut Teller<'_>, place: &Place, steps: f64) -> Option<Found> {
        // Tenths and hundredths of an inch are no sums of binary fractions.
        let code = (steps * self.step * 1e9).round() / 1e9;
        if !self.kind.takes(code) || !teller.set(place, code, 0) {
            return None;
        }
        let level = teller.ask()?;
        Some(Found {
            code,
            level,
            reaches: self.reaches(level),
        })
    }

    fn answer(&self, name: &str, present: Level, found: Found) -> NeedAnswer {
        let number = matches!(self.kind, Kind::Integer { .. } | Kind::Number { .. });
        NeedAnswer {
            possible: found.reaches,
            value: self.kind.plain(found.code),
            change: number.then_some(found.code - self.now),
            chance: found.level.value,
            fraction: found.level.exact.and_then(Fraction::short),
            now: NeedTried {
                value: self.kind.plain(self.now),
                chance: present.value,
                fraction: present.exact.and_then(Fraction::short),
            },
            explanation: self.explain(name, present, &found),
        }
    }

    fn explain(&self, name: &str, present: Level, found: &Found) -> Sentence {
        let mut text = Sentence::default();
        let (bound_de, bound_en) = match self.query.at_most {
            true => ("höchstens ", "at most "),
            false => ("mindestens ", "at least "),
        };
        let field = |text: &mut Sentence, code: f64| {
            name_field(self.system, name, text);
            text.both(" ");
            self.kind.say(code, text);
        };
        let stays = found.code == self.now;
        if !found.reaches {
            text.add("Mit ", "By ");
            name_field(self.system, name, &mut text);
            text.add(" allein sind ", " alone ")
                .add(bound_de, bound_en)
                .chance(self.asked.value(), None)
                .add(
                    " nicht zu erreichen; am besten ist ",
                    " cannot be reached; the best is ",
                );
            field(&mut text, found.code);
            text.add(" mit ", " with ")
                .chance(found.level.value, found.level.exact);
        } else if stays {
            field(&mut text, found.code);
            text.add(" genügt schon: ", " is enough already: ")
                .chance(present.value, present.exact)
                .add(", gefragt sind ", ", asked for is ")
                .add(bound_de, bound_en)
                .chance(self.asked.value(), None);
        } else {
            text.add("Für ", "For ")
                .add(bound_de, bound_en)
                .chance(self.asked.value(), None)
                .add(" braucht es ", " it takes ");
            field(&mut text, found.code);
            text.add(" statt ", " in place of ");
            self.kind.say(self.now, &mut text);
            text.add(": dann ", ": then ")
                .chance(found.level.value, found.level.exact)
                .add(", jetzt ", ", now ")
                .chance(present.value, present.exact);
        }
        text.both(".");
        text
    }
}
