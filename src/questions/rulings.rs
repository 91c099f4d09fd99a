//! Which rulings would change the chances of an input.

use std::vec::IntoIter;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::Asked;
use super::measure::{MeasureValue, values};
use crate::rules::{Choice, Fields, Key, List, Need, Optional, Sentence, Visitor, check_all};

/// The measures under one reading.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RulingReading {
    /// The value of the ruling.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub value: &'static str,
    /// Every measure; none where the input would need more under this reading.
    pub measures: Vec<MeasureValue>,
    /// What the input would need.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub refused: Option<Sentence>,
}

/// A ruling that matters.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RulingMatters {
    /// Its name.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub name: &'static str,
    /// The measures under each reading, the present one first.
    pub readings: Vec<RulingReading>,
}

/// The rulings that would change the chances.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RulingsAnswer {
    /// Each of them, in the order of the input.
    pub rulings: Vec<RulingMatters>,
    /// How many there are, in a sentence.
    pub explanation: Sentence,
}

/// Looks for the rulings that would change the chances of an input, each by itself; where an input
/// has rulings in several places, it is set in all of them, and its present reading is the first
/// there that is not the default.
#[must_use]
pub fn rulings_that_matter(mut asked: Box<dyn Asked>) -> RulingsAnswer {
    let mut all = Switches::default();
    asked.fields().fields(&mut all);
    let present = asked.measures();
    let mut rulings = Vec::new();
    for switch in &all.found {
        let now = switch.places.iter().copied().find(|index| *index != 0);
        let now = now.unwrap_or(0);
        let word = |index: usize| switch.ids.get(index).copied().unwrap_or_default();
        let mut readings = vec![RulingReading {
            value: word(now),
            measures: values(&present),
            refused: None,
        }];
        let mut matters = false;
        for index in (0..switch.ids.len()).filter(|index| *index != now) {
            let everywhere = vec![index; switch.places.len()];
            set(asked.as_mut(), switch.name, everywhere);
            let refused = check_all(asked.fields()).err();
            let measures = refused.is_none().then(|| asked.measures());
            matters |= measures.as_ref() != Some(&present);
            readings.push(RulingReading {
                value: word(index),
                measures: measures.as_ref().map(values).unwrap_or_default(),
                refused: refused
                    .and_then(|error| error.problems.into_iter().next())
                    .map(|problem| problem.message),
            });
        }
        set(asked.as_mut(), switch.name, switch.places.clone());
        if matters {
            rulings.push(RulingMatters {
                name: switch.name,
                readings,
            });
        }
    }
    RulingsAnswer {
        explanation: explain(&rulings),
        rulings,
    }
}

/// Sets a switch in every place, to these in the order of the input.
fn set(asked: &mut dyn Asked, name: &'static str, places: Vec<usize>) {
    let mut switches = Switches {
        set: Some((name, places.into_iter())),
        ..Switches::default()
    };
    asked.fields().fields(&mut switches);
}

fn explain(rulings: &[RulingMatters]) -> Sentence {
    let mut text = Sentence::default();
    match rulings.len() {
        0 => text.add(
            "Keine andere Auslegung ändert etwas.",
            "No other reading changes anything.",
        ),
        1 => text.add(
            "Eine Auslegung ändert etwas: ",
            "One ruling changes something: ",
        ),
        several => text
            .number(i64::try_from(several).unwrap_or(i64::MAX))
            .add(" Auslegungen ändern etwas: ", " rulings change something: "),
    };
    for (index, ruling) in rulings.iter().enumerate() {
        text.both(if index == 0 { "`" } else { ", `" })
            .both(ruling.name)
            .both("`");
    }
    if !rulings.is_empty() {
        text.both(".");
    }
    text
}

struct Switch {
    name: &'static str,
    ids: &'static [&'static str],
    /// How it is set, place by place.
    places: Vec<usize>,
}

/// Finds the switches of an input, or sets one.
#[derive(Default)]
struct Switches {
    inside: bool,
    set: Option<(&'static str, IntoIter<usize>)>,
    found: Vec<Switch>,
}

impl Switches {
    fn enter(&mut self, key: Key, value: &mut dyn Fields) {
        let outer = core::mem::replace(&mut self.inside, key == Key::Name("rulings"));
        value.fields(self);
        self.inside = outer;
    }
}

impl Visitor for Switches {
    fn integer(&mut self, _: Key, _: Need, _: &mut i32, _: i32, _: i32) {}
    fn maybe_integer(&mut self, _: Key, _: &mut Option<i32>, _: i32, _: i32) {}
    fn number(&mut self, _: Key, _: Need, _: &mut f64, _: i32, _: i32) {}
    fn maybe_number(&mut self, _: Key, _: &mut Option<f64>, _: i32, _: i32) {}
    fn flag(&mut self, _: Key, _: Need, _: &mut bool) {}
    fn text(&mut self, _: Key, _: Need, _: &mut String, _: usize) {}

    fn choice(&mut self, key: Key, _need: Need, value: &mut dyn Choice) {
        let Key::Name(name) = key else { return };
        if !self.inside {
            return;
        }
        if let Some((own, places)) = &mut self.set {
            if *own == name
                && let Some(index) = places.next()
            {
                value.set(index);
            }
            return;
        }
        match self.found.iter_mut().find(|switch| switch.name == name) {
            Some(switch) => switch.places.push(value.index()),
            None => self.found.push(Switch {
                name,
                ids: value.ids(),
                places: vec![value.index()],
            }),
        }
    }

    fn object(&mut self, key: Key, _need: Need, value: &mut dyn Fields) {
        self.enter(key, value);
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        if let Some(value) = value.get() {
            self.enter(key, value);
        }
    }

    fn list(&mut self, _key: Key, _need: Need, value: &mut dyn List, _most: usize) {
        value.visit(self);
    }
}
