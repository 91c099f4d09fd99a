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
        Some(Self { steps })
    }

    /// The last name, by which people know the field.
    pub(super) fn name(&self) -> &str {
        let names = self.steps.iter().rev().find_map(|step| match step {
            Step::Name(name) => Some(name.as_str()),
            Step::Index(_) => None,
        });
        names.unwrap_or_default()
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

    /// Looks at the field.
    pub(super) fn look(&self, input: &mut dyn Fields) -> Option<Spot> {
        let mut walk = Walk::to(self, None, usize::MAX);
        input.fields(&mut walk);
        walk.found
    }

    /// Sets the field to a code that it takes; false where an object around it refuses that. Objects
    /// outside of the first `unchecked` are asked, the outermost input never is.
    pub(super) fn set(&self, input: &mut dyn Fields, code: f64, unchecked: usize) -> bool {
        let mut walk = Walk::to(self, Some(code), unchecked);
        input.fields(&mut walk);
        walk.problems.is_empty()
    }
}

struct Walk<'a> {
    steps: &'a [Step],
    depth: usize,
    set: Option<f64>,
    unchecked: usize,
    problems: Problems,
    found: Option<Spot>,
}

impl<'a> Walk<'a> {
    fn to(place: &'a Place, set: Option<f64>, unchecked: usize) -> Self {
        Self {
            steps: &place.steps,
            depth: 0,
            set,
            unchecked,
            problems: Problems::default(),
            found: None,
        }
    }

    fn is_next(&self, key: Key) -> bool {
        match (self.steps.get(self.depth), key) {
            (Some(Step::Name(name)), Key::Name(own)) => own == name,
            (Some(Step::Index(index)), Key::Index(own)) => own == *index,
            _ => false,
        }
    }

    /// Whether the path ends here.
    fn ends(&self, key: Key) -> bool {
        self.depth + 1 == self.steps.len() && self.is_next(key)
    }

    fn leads_into(&self, key: Key) -> bool {
        self.depth + 1 < self.steps.len() && self.is_next(key)
    }

    fn find(&mut self, kind: Kind, code: Option<f64>) {
        self.found = Some(Spot { kind, code });
    }

    fn inside(&mut self, value: &mut dyn Fields) {
        self.depth += 1;
        value.fields(self);
        if self.set.is_some() && self.depth > self.unchecked {
            value.check(&mut self.problems);
        }
        self.depth -= 1;
    }
}

impl Visitor for Walk<'_> {
    fn integer(&mut self, key: Key, _need: Need, value: &mut i32, least: i32, most: i32) {
        if self.ends(key) {
            match self.set {
                Some(code) => *value = code as i32,
                None => self.find(Kind::Integer { least, most }, Some((*value).into())),
            }
        }
    }

    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, least: i32, most: i32) {
        if self.ends(key) {
            match self.set {
                Some(code) => *value = Some(code as i32),
                None => self.find(Kind::Integer { least, most }, value.map(Into::into)),
            }
        }
    }

    fn number(&mut self, key: Key, _need: Need, value: &mut f64, least: i32, most: i32) {
        if self.ends(key) {
            match self.set {
                Some(code) => *value = code,
                None => self.find(Kind::Number { least, most }, Some(*value)),
            }
        }
    }

    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, least: i32, most: i32) {
        if self.ends(key) {
            match self.set {
                Some(code) => *value = Some(code),
                None => self.find(Kind::Number { least, most }, *value),
            }
        }
    }

    fn flag(&mut self, key: Key, _need: Need, value: &mut bool) {
        if self.ends(key) {
            match self.set {
                Some(code) => *value = code != 0.0,
                None => self.find(Kind::Flag, Some(f64::from(u8::from(*value)))),
            }
        }
    }

    fn text(&mut self, _key: Key, _need: Need, _value: &mut String, _longest: usize) {}

    fn choice(&mut self, key: Key, _need: Need, value: &mut dyn Choice) {
        if self.ends(key) {
            match self.set {
                Some(code) => value.set(code as usize),
                None => {
                    let (ids, labels) = (value.ids(), value.labels());
                    let set = value.index();
                    let code = (set < ids.len()).then_some(set as f64);
                    self.find(Kind::Choice { ids, labels }, code);
                }
            }
        }
    }

    fn object(&mut self, key: Key, _need: Need, value: &mut dyn Fields) {
        if self.leads_into(key) {
            self.inside(value);
        }
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        if self.leads_into(key)
            && let Some(value) = value.get()
        {
            self.inside(value);
        }
    }

    fn list(&mut self, key: Key, _need: Need, value: &mut dyn List, _most: usize) {
        if self.leads_into(key) {
            self.depth += 1;
            value.visit(self);
            self.depth -= 1;
        }
    }
}
