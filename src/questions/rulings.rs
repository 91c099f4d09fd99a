//! Which rulings would change the chances of an input.

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
/// has rulings in several places, it is set in all of them.
#[must_use]
pub fn rulings_that_matter(mut asked: Box<dyn Asked>) -> RulingsAnswer {
    let mut all = Switches::default();
    asked.fields().fields(&mut all);
    let present = asked.measures();
    let mut rulings = Vec::new();
    for switch in &all.found {
        let mut readings = Vec::new();
        let mut matters = false;
        let others = (0..switch.ids.len()).filter(|index| *index != switch.index);
        for index in core::iter::once(switch.index).chain(others) {
            set(asked.as_mut(), switch.name, index);
            let refused = check_all(asked.fields()).err();
            let measures = refused.is_none().then(|| asked.measures());
            matters |= measures.as_ref() != Some(&present);
            readings.push(RulingReading {
                value: switch.ids.get(index).copied().unwrap_or_default(),
                measures: measures.as_ref().map(values).unwrap_or_default(),
                refused: refused
                    .and_then(|error| error.problems.into_iter().next())
                    .map(|problem| problem.message),
            });
        }
        set(asked.as_mut(), switch.name, switch.index);
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

fn set(asked: &mut dyn Asked, name: &'static str, index: usize) {
    let mut switches = Switches {
        set: Some((name, index)),
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
    index: usize,
}

/// Finds the switches of an input, or sets one.
#[derive(Default)]
struct Switches {
    inside: bool,
    set: Option<(&'static str, usize)>,
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
        match self.set {
            Some((own, index)) if own == name => value.set(index),
            Some(_) => {}
            None if self.found.iter().any(|switch| switch.name == name) => {}
            None => self.found.push(Switch {
                name,
                ids: value.ids(),
                index: value.index(),
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
