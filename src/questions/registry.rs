//! Which procedures there are, by their public names.

use super::{Asked, with_dice, without_dice};
use crate::rules::{Code, Error, Lookup, Question, Sentence, Switches, Value, read_into};

/// A procedure of the registry.
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) fresh: fn() -> Box<dyn Asked>,
}

/// A procedure that is rolled for.
pub(crate) fn by_dice<Q: Question + 'static>() -> Box<dyn Asked> {
    with_dice(Q::default())
}

/// A look-up.
pub(crate) fn by_table<L: Lookup + 'static>() -> Box<dyn Asked> {
    without_dice(L::default())
}

/// Each with the rulings that its inputs may have.
const SYSTEMS: &[(&[Entry], Switches)] = &[
    (crate::chronopia::QUESTIONS, crate::chronopia::switches),
    (crate::osr::QUESTIONS, crate::osr::switches),
    (
        crate::scharmuetzel::QUESTIONS,
        crate::scharmuetzel::switches,
    ),
];

/// Every procedure with the rulings of its system.
fn entries() -> impl Iterator<Item = (&'static Entry, Switches)> {
    let systems = SYSTEMS.iter();
    systems.flat_map(|(entries, switches)| entries.iter().map(|entry| (entry, *switches)))
}

/// The public name of every procedure that can be asked.
pub fn ids() -> impl Iterator<Item = &'static str> {
    entries().map(|(entry, _)| entry.id)
}

/// A procedure by its public name, with its input.
///
/// # Errors
/// Everything that is wrong with the input, or a name that no procedure has.
pub fn open(id: &str, input: &Value) -> Result<Box<dyn Asked>, Error> {
    read_fresh(id, input, None)
}

/// The same, for one of several inputs; the paths of its problems begin with its name.
///
/// # Errors
/// See [`open`].
pub fn open_at(id: &str, input: &Value, name: &'static str) -> Result<Box<dyn Asked>, Error> {
    read_fresh(id, input, Some(name))
}

fn read_fresh(
    id: &str,
    input: &Value,
    name: Option<&'static str>,
) -> Result<Box<dyn Asked>, Error> {
    let Some((entry, switches)) = entries().find(|(entry, _)| entry.id == id) else {
        let expected = Sentence::new(
            "der Name einer Prozedur, die Chancen hat",
            "the name of a procedure that has chances",
        );
        return Err(Error::one(Code::UnknownChoice, "procedure", expected));
    };
    let mut asked = (entry.fresh)();
    read_into(input, name, asked.fields(), Some(switches))?;
    Ok(asked)
}
