//! What is wrong with an input, for programs (code, path) and for people (message).

use core::fmt;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Key, Sentence};

/// The kind of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Code {
    /// A field that is needed was not given.
    Missing,
    /// A field that does not exist here; often misspelt.
    UnknownField,
    /// Not a number where a number is needed, and so on.
    WrongType,
    /// NaN or an infinity.
    NotFinite,
    /// A fraction where a whole number is needed.
    NotInteger,
    /// Below the least or above the most that is allowed.
    OutOfRange,
    /// Not one of the words that are allowed.
    UnknownChoice,
    /// Two fields whose order is wrong, such as ranges of a weapon.
    RangeOrder,
    /// Allowed by itself, but not together with another field.
    NotAllowed,
    /// More items than allowed.
    TooMany,
    /// A plan that the rules forbid.
    NotLegal,
    /// A face that the die does not have, or a face too many.
    BadFace,
    /// A seed that is no whole number from 0 to 4294967295.
    BadSeed,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Problem {
    /// The kind.
    pub code: Code,
    /// The field, for example `weapon.short` or `modifiers[2].value`; empty for the input itself.
    pub path: String,
    /// What is allowed.
    pub expected: Sentence,
    /// Field and what is allowed in one line.
    pub message: Sentence,
}

/// Everything that is wrong with an input. There is at least one problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Error {
    /// In the order of the fields.
    pub problems: Vec<Problem>,
}

impl Error {
    /// The code of the first problem.
    #[must_use]
    pub fn code(&self) -> Option<Code> {
        self.problems.first().map(|problem| problem.code)
    }

    /// The field of the first problem.
    #[must_use]
    pub fn path(&self) -> Option<&str> {
        self.problems.first().map(|problem| problem.path.as_str())
    }

    /// A single problem.
    #[must_use]
    pub fn one(code: Code, path: &str, expected: Sentence) -> Self {
        let mut problems = Problems::default();
        problems.push_at(code, path.into(), expected);
        Self {
            problems: problems.list,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            f.write_str(&problem.message.en)?;
        }
        Ok(())
    }
}

impl core::error::Error for Error {}

/// Problems found so far, and where the search stands.
#[derive(Debug, Default)]
pub struct Problems {
    list: Vec<Problem>,
    at: Vec<Key>,
}

impl Problems {
    /// Goes into a field.
    pub fn enter(&mut self, key: Key) {
        self.at.push(key);
    }

    /// Comes back out.
    pub fn leave(&mut self) {
        self.at.pop();
    }

    /// How many so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nothing is wrong so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Notes a problem with a field of the place where the search stands.
    pub fn push(&mut self, code: Code, key: Key, expected: Sentence) {
        self.at.push(key);
        let path = path(&self.at);
        self.at.pop();
        self.push_at(code, path, expected);
    }

    /// Notes a text of the wrong form, unless its field is wrong already.
    pub fn push_form(&mut self, key: Key, wrong: Option<Sentence>) {
        let Some(expected) = wrong else { return };
        self.at.push(key);
        let path = path(&self.at);
        self.at.pop();
        if self.list.iter().all(|known| known.path != path) {
            self.push_at(Code::WrongType, path, expected);
        }
    }

    /// Notes a field that does not belong to the place where the search stands.
    pub fn push_unknown(&mut self, name: &str, expected: Sentence) {
        let mut path = path(&self.at);
        if name.is_empty() {
            path.push_str("[\"\"]");
        } else if !path.is_empty() {
            path.push('.');
        }
        path.push_str(name);
        self.push_at(Code::UnknownField, path, expected);
    }

    /// Notes a problem with the place where the search stands.
    pub fn push_here(&mut self, code: Code, expected: Sentence) {
        let path = path(&self.at);
        self.push_at(code, path, expected);
    }

    fn push_at(&mut self, code: Code, path: String, expected: Sentence) {
        let mut message = if path.is_empty() {
            Sentence::new("die Eingabe", "the input")
        } else {
            let quoted = ["`", &super::text::line(&path), "`"].concat();
            Sentence::new(&quoted, &quoted)
        };
        match code {
            Code::Missing => message
                .add(" fehlt: nötig ist ", " is missing: expected ")
                .join(&expected),
            Code::UnknownField => message
                .add(
                    " gibt es hier nicht: möglich ist ",
                    " is not known here: expected ",
                )
                .join(&expected),
            Code::WrongType
            | Code::NotFinite
            | Code::NotInteger
            | Code::OutOfRange
            | Code::UnknownChoice
            | Code::RangeOrder
            | Code::NotAllowed
            | Code::TooMany
            | Code::NotLegal
            | Code::BadFace
            | Code::BadSeed => message.add(": erlaubt ist ", ": must be ").join(&expected),
        };
        self.list.push(Problem {
            code,
            path,
            expected,
            message,
        });
    }

    /// An error where anything is wrong.
    ///
    /// # Errors
    /// All problems at once.
    pub fn finish(self) -> Result<(), Error> {
        if self.list.is_empty() {
            Ok(())
        } else {
            Err(Error {
                problems: self.list,
            })
        }
    }
}

/// `weapon.short`, `modifiers[2].value`.
fn path(keys: &[Key]) -> String {
    let mut path = String::new();
    for key in keys {
        match key {
            Key::Name(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(name);
            }
            Key::Index(index) => {
                path.push('[');
                path.push_str(&index.to_string());
                path.push(']');
            }
        }
    }
    path
}
