//! A field by its path: what it takes, what it holds, and how to set it.

use serde::{Serialize, Serializer};
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::rules::{Choice, Fields, Key, List, Need, Optional, Problems, Sentence, Text, Visitor};

/// A value of a field: a number, a word of a choice, or yes and no.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(untagged))]
pub enum Plain {
    /// A number.
    Number(f64),
    /// A word of a choice.
    Word(#[cfg_attr(feature = "bindings", tsify(type = "string"))] &'static str),
    /// Yes or no.
    Flag(bool),
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_f64(*number),
            Self::Word(word) => serializer.serialize_str(word),
            Self::Flag(flag) => serializer.serialize_bool(*flag),
        }
    }
}

/// What a field takes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Integer {
        least: i32,
        most: i32,
    },
    Number {
        least: i32,
        most: i32,
    },
    Choice {
        ids: &'static [&'static str],
        labels: &'static [Text],
    },
    Flag,
}

impl Kind {
    /// The value that a code stands for: the number itself, the place of a word, 0 or 1.
    pub(super) fn plain(self, code: f64) -> Plain {
        match self {
            Self::Integer { .. } | Self::Number { .. } => Plain::Number(code),
            Self::Choice { ids, .. } => {
                Plain::Word(ids.get(code as usize).copied().unwrap_or_default())
            }
            Self::Flag => Plain::Flag(code != 0.0),
        }
    }

    /// Whether a field takes a code at all.
    pub(super) fn takes(self, code: f64) -> bool {
        let within = |least: i32, most: i32| code >= least.into() && code <= most.into();
        match self {
            Self::Integer { least, most } => within(least, most) && code.fract() == 0.0,
            Self::Number { least, most } => within(least, most),
            Self::Choice { ids, .. } => (code as usize) < ids.len(),
            Self::Flag => code == 0.0 || code == 1.0,
        }
    }

    /// Adds the value of a code.
    pub(super) fn say(self, code: f64, sentence: &mut Sentence) {
        match self {
            Self::Integer { .. } | Self::Number { .. } => {
                sentence.decimal(code);
            }
            Self::Choice { labels, .. } => {
                if let Some(label) = labels.get(code as usize) {
                    sentence.add("„", "“").text(*label).add("“", "”");
                }
            }
            Self::Flag if code == 0.0 => {
                sentence.add("nein", "no");
            }
            Self::Flag => {
                sentence.add("ja", "yes");
            }
        }
    }
}

/// A field that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) kind: Kind,
    /// What it holds; none where it is left out.
    pub(super) code: Option<f64>,
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    Name(String),
    Index(usize),
}

/// A path such as `weapon.short` or `modifiers[2].value`.
#[derive(Clone, Debug)]
pub(super) struct Place {
    steps: Vec<Step>,
    /// At which turn of the visitor each step is, once the field was found: to count turns is quicker
    /// than to compare names, and a sweep sets a field ten thousand times.
    turns: Vec<u32>,
}

impl Place {
    /// Takes a path apart; none where it is none.
    pub(super) fn parse(path: &str) -> Option<Self> {
        let mut steps = Vec::new();
        for part in path.split('.') {
            let mut pieces = part.split('[');
            steps.push(Step::Name(pieces.next()?.into()));
            for piece in pieces {
                steps.push(Step::Index(piece.strip_suffix(']')?.parse().ok()?));
            }
        }
        Some(Self {
            steps,
            turns: Vec::new(),
        })
    }

    /// The last name, by which people know the field.
    pub(super) fn name(&self) -> &str {
        let names = self.steps.iter().rev().find_map(|step| match step {
            Step::Name(name) => Some(name.as_str()),
            Step::Index(_) => None,
        });
        names.unwrap_or_default()
    }

    /// Whether both are the same field.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.steps == other.steps
    }

    /// How many of the objects around it also hold the other.
    pub(super) fn shared(&self, other: &Self) -> usize {
        let around = |place: &Self| place.steps.len().saturating_sub(1);
        let pairs = self.steps.iter().zip(&other.steps);
        pairs
            .take(around(self).min(around(other)))
            .take_while(|(own, other)| own == other)
            .count()
    }

    /// Looks at the field, and where it is.
    pub(super) fn look(&mut self, input: &mut dyn Fields) -> Option<Spot> {
        let mut look = Look {
            steps: &self.steps,
            turns: Vec::new(),
            turn: 0,
            found: None,
        };
        input.fields(&mut look);
        let found = look.found?;
        self.turns = look.turns;
        Some(found)
    }

    /// Sets the field to a code that it takes; false where an object around it refuses that. Objects
    /// outside of the first `unchecked` are asked, the outermost input never is.
    pub(super) fn set(&self, input: &mut dyn Fields, code: f64, unchecked: usize) -> bool {
        let mut set = Set {
            turns: &self.turns,
            depth: 0,
            left: self.turns.first().copied().unwrap_or(u32::MAX),
            code,
            unchecked,
            problems: Problems::default(),
        };
        input.fields(&mut set);
        set.problems.is_empty()
    }
}

/// Finds a field by its names.
struct Look<'a> {
    steps: &'a [Step],
    /// The turns of the steps so far.
    turns: Vec<u32>,
    turn: u32,
    found: Option<Spot>,
}

impl Look<'_> {
    /// Whether this is the next step, the last one or one that leads on.
    fn is_next(&mut self, key: Key, last: bool) -> bool {
        let turn = self.turn;
        self.turn += 1;
        let depth = self.turns.len();
        let named = match (self.steps.get(depth), key) {
            (Some(Step::Name(name)), Key::Name(own)) => own == name,
            (Some(Step::Index(index)), Key::Index(own)) => own == *index,
            _ => false,
        };
        let next = named && last == (depth + 1 == self.steps.len()) && self.found.is_none();
        if next {
            self.turns.push(turn);
        }
        next
    }

    fn find(&mut self, key: Key, kind: Kind, code: Option<f64>) {
        if self.is_next(key, true) {
            self.found = Some(Spot { kind, code });
        }
    }

    fn inside(&mut self, key: Key, show: &mut dyn FnMut(&mut Self)) {
        if self.is_next(key, false) {
            let turn = core::mem::replace(&mut self.turn, 0);
            show(self);
            self.turn = turn;
            if self.found.is_none() {
                self.turns.pop();
            }
        }
    }
}

impl Visitor for Look<'_> {
    fn integer(&mut self, key: Key, _need: Need, value: &mut i32, least: i32, most: i32) {
        self.find(key, Kind::Integer { least, most }, Some((*value).into()));
    }

    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, least: i32, most: i32) {
        self.find(key, Kind::Integer { least, most }, value.map(Into::into));
    }

    fn number(&mut self, key: Key, _need: Need, value: &mut f64, least: i32, most: i32) {
        self.find(key, Kind::Number { least, most }, Some(*value));
    }

    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, least: i32, most: i32) {
        self.find(key, Kind::Number { least, most }, *value);
    }

    fn flag(&mut self, key: Key, _need: Need, value: &mut bool) {
        self.find(key, Kind::Flag, Some(f64::from(u8::from(*value))));
    }

    fn text(&mut self, _key: Key, _need: Need, _value: &mut String, _longest: usize) {
        self.turn += 1;
    }

    fn choice(&mut self, key: Key, _need: Need, value: &mut dyn Choice) {
        let (ids, labels) = (value.ids(), value.labels());
        let set = value.index();
        let code = (set < ids.len()).then_some(set as f64);
        self.find(key, Kind::Choice { ids, labels }, code);
    }

    fn object(&mut self, key: Key, _need: Need, value: &mut dyn Fields) {
        self.inside(key, &mut |look| value.fields(look));
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        match value.get() {
            Some(value) => self.inside(key, &mut |look| value.fields(look)),
            None => self.turn += 1,
        }
    }

    fn list(&mut self, key: Key, _need: Need, value: &mut dyn List, _most: usize) {
        self.inside(key, &mut |look| value.visit(look));
    }
}

/// Sets a field by its turns.
struct Set<'a> {
    turns: &'a [u32],
    depth: usize,
    /// Turns until the next step.
    left: u32,
    code: f64,
    unchecked: usize,
    problems: Problems,
}

impl Set<'_> {
    /// Whether it is the turn of the next step.
    fn is_next(&mut self) -> bool {
        let next = self.left == 0;
        self.left = self.left.wrapping_sub(1);
        next
    }

    fn enter(&mut self) {
        self.depth += 1;
        self.left = self.turns.get(self.depth).copied().unwrap_or(u32::MAX);
    }

    fn leave(&mut self) {
        self.depth -= 1;
        self.left = u32::MAX;
    }

    fn inside(&mut self, value: &mut dyn Fields) {
        self.enter();
        value.fields(self);
        if self.depth > self.unchecked {
            value.check(&mut self.problems);
        }
        self.leave();
    }
}

impl Visitor for Set<'_> {
    fn integer(&mut self, _key: Key, _need: Need, value: &mut i32, _least: i32, _most: i32) {
        if self.is_next() {
            *value = self.code as i32;
        }
    }

    fn maybe_integer(&mut self, _key: Key, value: &mut Option<i32>, _least: i32, _most: i32) {
        if self.is_next() {
            *value = Some(self.code as i32);
        }
    }

    fn number(&mut self, _key: Key, _need: Need, value: &mut f64, _least: i32, _most: i32) {
        if self.is_next() {
            *value = self.code;
        }
    }

    fn maybe_number(&mut self, _key: Key, value: &mut Option<f64>, _least: i32, _most: i32) {
        if self.is_next() {
            *value = Some(self.code);
        }
    }

    fn flag(&mut self, _key: Key, _need: Need, value: &mut bool) {
        if self.is_next() {
            *value = self.code != 0.0;
        }
    }

    fn text(&mut self, _key: Key, _need: Need, _value: &mut String, _longest: usize) {
        self.is_next();
    }

    fn choice(&mut self, _key: Key, _need: Need, value: &mut dyn Choice) {
        if self.is_next() {
            value.set(self.code as usize);
        }
    }

    fn object(&mut self, _key: Key, _need: Need, value: &mut dyn Fields) {
        if self.is_next() {
            self.inside(value);
        }
    }

    fn optional(&mut self, _key: Key, value: &mut dyn Optional) {
        if self.is_next()
            && let Some(value) = value.get()
        {
            self.inside(value);
        }
    }

    fn list(&mut self, _key: Key, _need: Need, value: &mut dyn List, _most: usize) {
        if self.is_next() {
            self.enter();
            value.visit(self);
            self.leave();
        }
    }
}
