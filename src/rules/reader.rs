//! Reads an input from loose values, such as a JavaScript object. All problems at once.

use super::fields::{any_number, outside, some_list, some_text, whole_number};
use super::{Choice, Code, Error, Fields, Key, List, Need, Optional, Problems, Sentence, Visitor};

/// A loose value: what a caller without types hands over.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Not given: `undefined` or `null`.
    Missing,
    /// `true` or `false`.
    Flag(bool),
    /// Any number, NaN included.
    Number(f64),
    /// Characters.
    Text(String),
    /// A list.
    List(Vec<Self>),
    /// Named values.
    Object(Vec<(String, Self)>),
    /// Something that is never right: a function, a number beyond 64 bits, a nesting without end.
    Strange,
}

/// Reads and checks an input.
///
/// # Errors
/// All problems at once: missing and unknown fields, wrong types, values out of bounds.
pub fn read<T: Fields + Default>(value: &Value) -> Result<T, Error> {
    let mut input = T::default();
    read_into(value, None, &mut input, None)?;
    Ok(input)
}

/// The switches of a system's rulings.
pub(crate) type Switches = fn(&mut dyn Visitor);

/// Reads the input of a system's procedure: where it has no field for rulings, those of the system
/// may be given all the same, and do not count.
///
/// # Errors
/// See [`read`].
#[cfg(feature = "bindings")]
pub(crate) fn read_of<T: Fields + Default>(value: &Value, rulings: Switches) -> Result<T, Error> {
    let mut input = T::default();
    read_into(value, None, &mut input, Some(rulings))?;
    Ok(input)
}

/// Reads an argument beside the input; the paths of its problems begin with its name.
///
/// # Errors
/// See [`read`].
pub fn read_at<T: Fields + Default>(value: &Value, name: &'static str) -> Result<T, Error> {
    let mut input = T::default();
    read_into(value, Some(name), &mut input, None)?;
    Ok(input)
}

#[inline(never)]
pub(crate) fn read_into(
    value: &Value,
    name: Option<&'static str>,
    input: &mut dyn Fields,
    rulings: Option<Switches>,
) -> Result<(), Error> {
    let mut reader = Reader {
        here: value,
        known: Vec::new(),
        rulings,
        problems: Problems::default(),
    };
    if let Some(name) = name {
        reader.problems.enter(name.into());
    }
    reader.inside(value, input);
    reader.problems.finish()
}

struct Reader<'a> {
    /// The object or list whose fields are being read.
    here: &'a Value,
    /// The fields that it may have.
    known: Vec<&'static str>,
    /// What the input itself may have besides its own fields.
    rulings: Option<Switches>,
    problems: Problems,
}

/// Rulings of which only the names and values are read.
struct Unused(Switches);

impl Fields for Unused {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        (self.0)(visitor);
    }
}

impl<'a> Reader<'a> {
    /// The value of a field, unless it is missing.
    fn find(&mut self, key: Key) -> Option<&'a Value> {
        let found = match (key, self.here) {
            (Key::Name(name), Value::Object(entries)) => {
                self.known.push(name);
                entries
                    .iter()
                    .find(|(entry, _)| entry == name)
                    .map(|(_, value)| value)
            }
            (Key::Index(index), Value::List(items)) => items.get(index),
            _ => None,
        };
        found.filter(|value| **value != Value::Missing)
    }

    /// The value of a field; notes a problem where it is needed and missing.
    fn take(&mut self, key: Key, need: Need, expected: impl Fn() -> Sentence) -> Option<&'a Value> {
        let found = self.find(key);
        if found.is_none() && need == Need::Required {
            self.problems.push(Code::Missing, key, expected());
        }
        found
    }

    fn wrong(&mut self, code: Code, key: Key, expected: Sentence) {
        self.problems.push(code, key, expected);
    }

    fn whole(&mut self, key: Key, value: &Value, least: i32, most: i32) -> Option<i32> {
        let code = match value {
            Value::Number(number) => match outside(*number, least, most) {
                Some(code) => code,
                None if number.fract() != 0.0 => Code::NotInteger,
                None => return Some(*number as i32),
            },
            Value::Missing
            | Value::Flag(_)
            | Value::Text(_)
            | Value::List(_)
            | Value::Object(_)
            | Value::Strange => Code::WrongType,
        };
        self.wrong(code, key, whole_number(least, most));
        None
    }

    fn real(&mut self, key: Key, value: &Value, least: i32, most: i32) -> Option<f64> {
        let code = match value {
            Value::Number(number) => match outside(*number, least, most) {
                Some(code) => code,
                None => return Some(*number),
            },
            Value::Missing
            | Value::Flag(_)
            | Value::Text(_)
            | Value::List(_)
            | Value::Object(_)
            | Value::Strange => Code::WrongType,
        };
        self.wrong(code, key, any_number(least, most));
        None
    }

    /// Reads an object field by field, then looks for fields that do not belong there.
    fn inside(&mut self, value: &'a Value, input: &mut dyn Fields) {
        let Value::Object(entries) = value else {
            self.problems.push_here(Code::WrongType, an_object());
            return;
        };
        let outer = core::mem::replace(&mut self.here, value);
        let outer_known = core::mem::take(&mut self.known);
        let before = self.problems.len();
        let rulings = self.rulings.take();
        input.fields(self);
        if let Some(rulings) = rulings.filter(|_| !self.known.contains(&"rulings")) {
            self.object("rulings".into(), Need::Optional, &mut Unused(rulings));
        }
        self.here = outer;
        let known = core::mem::replace(&mut self.known, outer_known);
        for (name, _) in entries {
            if !known.contains(&name.as_str()) {
                let expected = one_of(&known);
                self.problems.push_unknown(name, expected);
            }
        }
        if self.problems.len() == before {
            input.check(&mut self.problems);
        }
    }
}

impl Visitor for Reader<'_> {
    fn integer(&mut self, key: Key, need: Need, value: &mut i32, least: i32, most: i32) {
        if let Some(found) = self.take(key, need, || whole_number(least, most))
            && let Some(number) = self.whole(key, found, least, most)
        {
            *value = number;
        }
    }

    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, least: i32, most: i32) {
        if let Some(found) = self.find(key) {
            *value = self.whole(key, found, least, most);
        }
    }

    fn number(&mut self, key: Key, need: Need, value: &mut f64, least: i32, most: i32) {
        if let Some(found) = self.take(key, need, || any_number(least, most))
            && let Some(number) = self.real(key, found, least, most)
        {
            *value = number;
        }
    }

    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, least: i32, most: i32) {
        if let Some(found) = self.find(key) {
            *value = self.real(key, found, least, most);
        }
    }

    fn flag(&mut self, key: Key, need: Need, value: &mut bool) {
        match self.take(key, need, yes_or_no) {
            None => {}
            Some(Value::Flag(flag)) => *value = *flag,
            Some(_) => self.wrong(Code::WrongType, key, yes_or_no()),
        }
    }

    fn text(&mut self, key: Key, need: Need, value: &mut String, longest: usize) {
        match self.take(key, need, || some_text(longest)) {
            None => {}
            Some(Value::Text(text)) if text.chars().count() <= longest => value.clone_from(text),
            Some(Value::Text(_)) => self.wrong(Code::TooMany, key, some_text(longest)),
            Some(_) => self.wrong(Code::WrongType, key, some_text(longest)),
        }
    }

    fn form(&mut self, key: Key, wrong: Option<Sentence>) {
        self.problems.push_form(key, wrong);
    }

    fn choice(&mut self, key: Key, need: Need, value: &mut dyn Choice) {
        let ids = value.ids();
        let Some(found) = self.take(key, need, || one_of(ids)) else {
            return;
        };
        let Value::Text(text) = found else {
            self.wrong(Code::WrongType, key, one_of(ids));
            return;
        };
        match ids.iter().position(|id| id == text) {
            Some(index) => value.set(index),
            None => self.wrong(Code::UnknownChoice, key, one_of(ids)),
        }
    }

    fn object(&mut self, key: Key, need: Need, value: &mut dyn Fields) {
        if let Some(found) = self.take(key, need, an_object) {
            self.problems.enter(key);
            self.inside(found, value);
            self.problems.leave();
        }
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        if let Some(found) = self.find(key) {
            self.problems.enter(key);
            self.inside(found, value.fill());
            self.problems.leave();
        }
    }

    fn list(&mut self, key: Key, need: Need, value: &mut dyn List, most: usize) {
        let Some(found) = self.take(key, need, || some_list(most)) else {
            return;
        };
        let Value::List(items) = found else {
            self.wrong(Code::WrongType, key, some_list(most));
            return;
        };
        if items.len() > most {
            self.wrong(Code::TooMany, key, some_list(most));
            return;
        }
        value.reset(items.len());
        self.problems.enter(key);
        let outer = core::mem::replace(&mut self.here, found);
        value.visit(self);
        self.here = outer;
        self.problems.leave();
    }
}

fn yes_or_no() -> Sentence {
    Sentence::new("`true` oder `false`", "`true` or `false`")
}

fn an_object() -> Sentence {
    Sentence::new("ein Objekt mit Feldern", "an object with fields")
}

/// `a`, `b` or `c`.
pub(crate) fn one_of(ids: &[&'static str]) -> Sentence {
    let mut text = Sentence::default();
    for (index, id) in ids.iter().enumerate() {
        if index > 0 && index + 1 == ids.len() {
            text.add(" oder ", " or ");
        } else if index > 0 {
            text.both(", ");
        }
        text.both("`").both(id).both("`");
    }
    text
}
