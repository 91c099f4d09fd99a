//! What the three systems share: words, rule references, rulings, fields, errors, answers.
//!
//! | question | where |
//! | --- | --- |
//! | which rule is this? | [`Rule`], [`Reference`] |
//! | what does the book leave open? | [`RulingInfo`] |
//! | what may be put in? | [`Fields`], [`Visitor`]; read by [`read`], checked by [`check`] |
//! | what is wrong with it? | [`Error`], [`Problem`], [`Code`] |
//! | what comes out? | [`Procedure`], [`Odds`], [`Played`], [`Resolved`] |
//! | how is it said? | [`Text`], [`Sentence`] |

mod answer;
mod choice;
mod decision;
mod error;
mod fields;
mod frame;
mod measure;
mod modifier;
mod numbers;
mod reader;
mod reference;
mod text;
mod track;

pub(crate) use answer::outcomes;
pub use answer::{
    Chance, Lookup, NextRoll, Odds, Outcome, OutcomeRule, Played, Procedure, Question, Resolved,
    Signature, chances, outcome_odds, resolve, roll,
};
#[cfg(feature = "bindings")]
pub(crate) use answer::{Scene, bad_face, words};
pub use choice::{Choice, Label};
pub(crate) use choice::{bands, choices};
pub use decision::{Decision, Duty};
pub use error::{Code, Error, Problem, Problems};
pub(crate) use fields::check_all;
pub(crate) use fields::whole_number;
pub use fields::{Fields, Item, Key, List, Need, Optional, Visitor, check};
pub(crate) use frame::name_places;
pub use frame::{Frame, RulingUse, Step, Tally};
pub(crate) use measure::tails;
pub use measure::{Measure, Measures, outcome_measures};
pub(crate) use measure::{about, listed};
pub use modifier::Modifier;
pub(crate) use modifier::{MOST_MODIFIERS, name_modifiers};
pub(crate) use numbers::{numbers, numbers_if};
#[cfg(feature = "bindings")]
pub(crate) use reader::read_of;
pub(crate) use reader::{Switches, one_of, read_into};
pub use reader::{Value, read, read_at};
pub(crate) use reference::references;
pub use reference::{Reference, Rule, RulingInfo, System};
pub(crate) use text::{ACTION, ACTIONS};
pub use text::{Sentence, Text, percent};
pub use track::TrackRound;
pub(crate) use track::{States, chance_of, mean_rounds, name_last, rounds};
