//! Fields of an input, described once: reading, checking, the catalogue and the types follow from it.

use super::{Choice, Code, Error, Problems, Sentence};

/// The name of a field or the place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A field.
    Name(&'static str),
    /// An item of a list.
    Index(usize),
}

impl From<&'static str> for Key {
    fn from(name: &'static str) -> Self {
        Self::Name(name)
    }
}

/// Whether a field must be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It must.
    Required,
    /// Left out, it keeps its default.
    Optional,
}

/// An input whose fields can be visited: the one place where names, bounds and defaults stand.
pub trait Fields {
    /// Shows every field to the visitor, in the order of the rules text.
    fn fields(&mut self, visitor: &mut dyn Visitor);

    /// What the bounds of single fields cannot say.
    fn check(&self, _problems: &mut Problems) {}
}

/// Something that looks at fields: a reader, a checker, the catalogue.
pub trait Visitor {
    /// A whole number.
    fn integer(&mut self, key: Key, need: Need, value: &mut i32, least: i32, most: i32);
    /// A whole number that may be left out.
    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, least: i32, most: i32);
    /// A number, fractions allowed.
    fn number(&mut self, key: Key, need: Need, value: &mut f64, least: i32, most: i32);
    /// A number, fractions allowed, that may be left out.
    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, least: i32, most: i32);
    /// Yes or no.
    fn flag(&mut self, key: Key, need: Need, value: &mut bool);
    /// Words of the caller's own.
    fn text(&mut self, key: Key, need: Need, value: &mut String, longest: usize);
    /// What is wrong with the form of the text just shown, if anything.
    fn form(&mut self, _key: Key, _wrong: Option<Sentence>) {}
    /// One of a few words.
    fn choice(&mut self, key: Key, need: Need, value: &mut dyn Choice);
    /// An input within the input.
    fn object(&mut self, key: Key, need: Need, value: &mut dyn Fields);
    /// An input within the input that may be left out.
    fn optional(&mut self, key: Key, value: &mut dyn Optional);
    /// A list.
    fn list(&mut self, key: Key, need: Need, value: &mut dyn List, most: usize);
}

/// An input within the input that may be left out.
pub trait Optional {
    /// The input, if there is one.
    fn get(&mut self) -> Option<&mut dyn Fields>;
    /// Puts a default one there.
    fn fill(&mut self) -> &mut dyn Fields;
}

impl<T: Fields + Default> Optional for Option<T> {
    fn get(&mut self) -> Option<&mut dyn Fields> {
        self.as_mut().map(|value| -> &mut dyn Fields { value })
    }

    fn fill(&mut self) -> &mut dyn Fields {
        self.insert(T::default())
    }
}

/// What a list can hold.
pub trait Item {
    /// Shows itself to the visitor.
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor);
}

/// A list seen from outside.
pub trait List {
    /// How many items.
    fn count(&self) -> usize;
    /// Shows every item to the visitor.
    fn visit(&mut self, visitor: &mut dyn Visitor);
    /// Puts so many default items in place of what is there.
    fn reset(&mut self, count: usize);
}

impl<T: Item + Default> List for Vec<T> {
    fn count(&self) -> usize {
        self.len()
    }

    fn visit(&mut self, visitor: &mut dyn Visitor) {
        for (index, item) in self.iter_mut().enumerate() {
            item.visit(Key::Index(index), visitor);
        }
    }

    fn reset(&mut self, count: usize) {
        self.clear();
        self.resize_with(count, T::default);
    }
}

/// Checks an input that was made in Rust: bounds first, then what the input itself knows.
///
/// # Errors
/// All problems at once.
pub fn check<T: Fields + Clone>(input: &T) -> Result<(), Error> {
    check_all(&mut input.clone())
}

/// [`check`] without a type parameter.
#[inline(never)]
pub(crate) fn check_all(input: &mut dyn Fields) -> Result<(), Error> {
    let mut checker = Checker::default();
    input.fields(&mut checker);
    if checker.problems.is_empty() {
        input.check(&mut checker.problems);
    }
    checker.problems.finish()
}

#[derive(Default)]
struct Checker {
    problems: Problems,
}

impl Checker {
    fn whole(&mut self, key: Key, value: i32, least: i32, most: i32) {
        if value < least || value > most {
            let expected = whole_number(least, most);
            self.problems.push(Code::OutOfRange, key, expected);
        }
    }

    fn real(&mut self, key: Key, value: f64, least: i32, most: i32) {
        if let Some(code) = outside(value, least, most) {
            self.problems.push(code, key, any_number(least, most));
        }
    }

    fn inside(&mut self, key: Key, value: &mut dyn Fields) {
        self.problems.enter(key);
        let before = self.problems.len();
        value.fields(self);
        if self.problems.len() == before {
            value.check(&mut self.problems);
        }
        self.problems.leave();
    }
}

impl Visitor for Checker {
    fn integer(&mut self, key: Key, _need: Need, value: &mut i32, least: i32, most: i32) {
        self.whole(key, *value, least, most);
    }

    fn maybe_integer(&mut self, key: Key, value: &mut Option<i32>, least: i32, most: i32) {
        if let Some(value) = value {
            self.whole(key, *value, least, most);
        }
    }

    fn number(&mut self, key: Key, _need: Need, value: &mut f64, least: i32, most: i32) {
        self.real(key, *value, least, most);
    }

    fn maybe_number(&mut self, key: Key, value: &mut Option<f64>, least: i32, most: i32) {
        if let Some(value) = value {
            self.real(key, *value, least, most);
        }
    }

    fn flag(&mut self, _key: Key, _need: Need, _value: &mut bool) {}

    fn text(&mut self, key: Key, _need: Need, value: &mut String, longest: usize) {
        if value.chars().count() > longest {
            self.problems.push(Code::TooMany, key, some_text(longest));
        }
    }

    fn form(&mut self, key: Key, wrong: Option<Sentence>) {
        self.problems.push_form(key, wrong);
    }

    fn choice(&mut self, _key: Key, _need: Need, _value: &mut dyn Choice) {}

    fn object(&mut self, key: Key, _need: Need, value: &mut dyn Fields) {
        self.inside(key, value);
    }

    fn optional(&mut self, key: Key, value: &mut dyn Optional) {
        if let Some(value) = value.get() {
            self.inside(key, value);
        }
    }

    fn list(&mut self, key: Key, _need: Need, value: &mut dyn List, most: usize) {
        if value.count() > most {
            self.problems.push(Code::TooMany, key, some_list(most));
            return;
        }
        self.problems.enter(key);
        value.visit(self);
        self.problems.leave();
    }
}

/// What is wrong with a number, if anything.
pub(super) fn outside(value: f64, least: i32, most: i32) -> Option<Code> {
    if !value.is_finite() {
        Some(Code::NotFinite)
    } else if value < f64::from(least) || value > f64::from(most) {
        Some(Code::OutOfRange)
    } else {
        None
    }
}

pub(crate) fn whole_number(least: i32, most: i32) -> Sentence {
    let mut text = Sentence::new("eine ganze Zahl von ", "a whole number from ");
    text.number(least).add(" bis ", " to ").number(most);
    text
}

pub(super) fn any_number(least: i32, most: i32) -> Sentence {
    let mut text = Sentence::new("eine Zahl von ", "a number from ");
    text.number(least).add(" bis ", " to ").number(most);
    text
}

pub(super) fn some_text(longest: usize) -> Sentence {
    let longest = i64::try_from(longest).unwrap_or(i64::MAX);
    let mut text = Sentence::new("ein Text mit höchstens ", "a text of at most ");
    text.number(longest).add(" Zeichen", " characters");
    text
}

pub(super) fn some_list(most: usize) -> Sentence {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut text = Sentence::new("eine Liste mit höchstens ", "a list of at most ");
    text.number(most).add(" Einträgen", " items");
    text
}
