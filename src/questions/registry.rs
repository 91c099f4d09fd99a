//! Which procedures there are, by their public names.

use super::{Asked, with_dice, without_dice};
use crate::rules::{
    Code, Error, Fields, Lookup, Measures, Question, Sentence, Signature, Switches, Value,
    read_into,
};

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
const SYSTEMS: &[(&str, &[Entry], Switches)] = &[
    (
        crate::chronopia::SYSTEM,
        crate::chronopia::QUESTIONS,
        crate::chronopia::switches,
    ),
    (
        crate::osr::SYSTEM,
        crate::osr::QUESTIONS,
        crate::osr::switches,
    ),
    (
        crate::scharmuetzel::SYSTEM,
        crate::scharmuetzel::QUESTIONS,
        crate::scharmuetzel::switches,
    ),
];

/// Every procedure with its system and the rulings of it.
fn entries() -> impl Iterator<Item = (&'static Entry, &'static str, Switches)> {
    let systems = SYSTEMS.iter();
    systems.flat_map(|(system, entries, switches)| {
        entries.iter().map(|entry| (entry, *system, *switches))
    })
}

/// A procedure with the system that it belongs to.
struct Known {
    asked: Box<dyn Asked>,
    system: &'static str,
}

impl Asked for Known {
    fn fields(&mut self) -> &mut dyn Fields {
        self.asked.fields()
    }

    fn measures(&self) -> Measures {
        self.asked.measures()
    }

    fn signature(&self) -> Option<Signature> {
        self.asked.signature()
    }

    fn fresh(&self) -> Box<dyn Asked> {
        self.asked.fresh()
    }

    fn system(&self) -> &'static str {
        self.system
    }
}

/// The public name of every procedure that can be asked.
pub fn ids() -> impl Iterator<Item = &'static str> {
    entries().map(|(entry, _, _)| entry.id)
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
    let Some((entry, system, switches)) = entries().find(|(entry, _, _)| entry.id == id) else {
        let expected = Sentence::new(
            "der Name einer Prozedur, die Chancen hat",
            "the name of a procedure that has chances",
        );
        return Err(Error::one(Code::UnknownChoice, "procedure", expected));
    };
    let mut asked = (entry.fresh)();
    read_into(input, name, asked.fields(), Some(switches))?;
    Ok(Box::new(Known { asked, system }))
}
