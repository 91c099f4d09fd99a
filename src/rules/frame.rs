//! The breakdown: steps with rule, value and running total, and the rulings that an answer rests on.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Choice, Modifier, Rule, Text};
use crate::dice::fixed;

/// One step of a breakdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Step {
    /// The roll that it belongs to, for example `hit` or `armour`.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub of: &'static str,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What it adds; in the first step of a roll the value that is started from.
    pub value: i32,
    /// The target number so far.
    pub total: i32,
    /// What it is, where the title of its rule does not say that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional, type = "Sentence"))]
    pub name: Option<Text>,
    /// The caller's words for a modifier of his own; in the first step of a roll, where an answer has
    /// several parts, which of them make it.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub label: String,
}

/// A ruling that an answer rests on, and how it is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RulingUse {
    /// The switch.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub name: &'static str,
    /// Its value.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub value: &'static str,
}

/// What an answer rests on, written by the same lines that work the target numbers out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// The steps.
    pub breakdown: Vec<Step>,
    /// The rulings that were consulted.
    pub rulings: Vec<RulingUse>,
    /// Fields whose value no source gives.
    pub assumptions: Vec<&'static str>,
    /// Whether nothing is written: only the target numbers are wanted, and soon.
    quiet: bool,
}

impl Frame {
    /// One that works the target numbers out and writes nothing down.
    #[must_use]
    pub fn quiet() -> Self {
        Self {
            quiet: true,
            ..Self::default()
        }
    }

    /// Starts a target number.
    #[inline(never)]
    pub fn tally(&mut self, of: &'static str, rule: Rule, base: i32) -> Tally<'_> {
        let mut tally = Tally {
            frame: self,
            of,
            total: 0,
        };
        tally.step(rule, base, None, "");
        tally
    }

    /// Notes that a ruling was consulted, and hands its value on.
    pub fn ruling<C: Choice + Copy>(&mut self, name: &'static str, value: C) -> C {
        if self.quiet {
            return value;
        }
        let set = value.ids().get(value.index()).copied().unwrap_or("");
        let used = RulingUse { name, value: set };
        if !self.rulings.contains(&used) {
            self.rulings.push(used);
        }
        value
    }

    /// Takes over what the answer of a part rests on.
    pub fn absorb(&mut self, part: &Self) {
        self.breakdown.extend(part.breakdown.iter().cloned());
        self.absorb_rulings(part);
    }

    fn absorb_rulings(&mut self, part: &Self) {
        for used in &part.rulings {
            if !self.rulings.contains(used) {
                self.rulings.push(*used);
            }
        }
        part.assumptions.iter().for_each(|field| self.assume(field));
    }

    /// Takes over what the answers of several parts rest on. Rolls that are worked out alike stand
    /// once; the first step of each says in its label which parts make it, named by their places,
    /// unless there is but one.
    pub(crate) fn absorb_parts<'a>(
        &mut self,
        parts: impl Iterator<Item = &'a Self>,
        name: impl Fn(&[usize]) -> String,
    ) {
        let mut runs: Vec<(&[Step], Vec<usize>)> = Vec::new();
        let mut count = 0;
        for (place, part) in parts.enumerate() {
            count = place + 1;
            self.absorb_rulings(part);
            for run in part.breakdown.chunk_by(|step, next| step.of == next.of) {
                match runs.iter_mut().find(|(known, _)| *known == run) {
                    Some((_, places)) => places.push(place),
                    None => runs.push((run, vec![place])),
                }
            }
        }
        for (run, places) in runs {
            let first = self.breakdown.len();
            self.breakdown.extend_from_slice(run);
            if let Some(step) = self.breakdown.get_mut(first)
                && count > 1
            {
                step.label = name(&places);
            }
        }
    }

    /// Notes that a field counts whose value no source gives.
    pub fn assume(&mut self, field: &'static str) {
        if !self.quiet && !self.assumptions.contains(&field) {
            self.assumptions.push(field);
        }
    }
}

/// A target number in the making.
#[derive(Debug)]
pub struct Tally<'a> {
    frame: &'a mut Frame,
    of: &'static str,
    total: i32,
}

impl Tally<'_> {
    #[inline(never)]
    fn step(&mut self, rule: Rule, value: i32, name: Option<Text>, label: &str) {
        self.total += value;
        if self.frame.quiet {
            return;
        }
        self.frame.breakdown.push(Step {
            of: self.of,
            rule,
            value,
            total: self.total,
            name,
            label: label.into(),
        });
    }

    /// Adds a modifier; one of 0 leaves no step.
    #[inline(never)]
    pub fn add(&mut self, rule: Rule, value: i32) -> &mut Self {
        if value != 0 {
            self.step(rule, value, None, "");
        }
        self
    }

    /// Adds what the title of the rule does not name.
    #[inline(never)]
    pub fn add_named(&mut self, rule: Rule, name: Text, value: i32) -> &mut Self {
        if value != 0 {
            self.step(rule, value, Some(name), "");
        }
        self
    }

    /// Adds the caller's modifiers.
    #[inline(never)]
    pub fn add_all(&mut self, rule: Rule, modifiers: &[Modifier]) -> &mut Self {
        for modifier in modifiers {
            if modifier.value != 0 {
                self.step(rule, modifier.value, None, &modifier.label);
            }
        }
        self
    }

    /// Halves the total, rounded down.
    #[inline(never)]
    pub fn halve(&mut self, rule: Rule) -> &mut Self {
        let half = self.total.div_euclid(2);
        self.add(rule, half - self.total)
    }

    /// The target number.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.total
    }
}

/// `1, 3`: places counted from 1.
pub(crate) fn name_places(places: &[usize]) -> String {
    let mut text = String::new();
    for place in places {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&(place + 1).to_string());
    }
    text
}
