//! States over rounds.

pub use crate::rules::TrackRound;

pub(super) use crate::dice::Weight;
pub(super) use crate::rules::{States, chance_of, mean_rounds, name_last, rounds};

/// Most rounds of a course.
pub(super) const MOST_ROUNDS: i32 = 100;
