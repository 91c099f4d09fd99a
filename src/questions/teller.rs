//! One measure of one procedure, asked again and again: inputs whose target numbers and readings are
//! the same are worked out once.

use super::Asked;
use super::measure::{Level, Wanted};
use super::place::Place;
use crate::rules::{Problems, Signature};

/// Most answers that are kept.
const MOST_KEPT: usize = 2048;

pub(super) struct Teller<'a> {
    asked: Box<dyn Asked>,
    wanted: &'a Wanted,
    /// By a number made of the signature; a later one takes the place of an earlier one.
    kept: Vec<Option<(Signature, Level)>>,
}

impl<'a> Teller<'a> {
    /// For about so many questions.
    pub(super) fn new(asked: Box<dyn Asked>, wanted: &'a Wanted, questions: usize) -> Self {
        let places = questions.clamp(1, MOST_KEPT).next_power_of_two();
        Self {
            asked,
            wanted,
            kept: vec![None; places],
        }
    }

    /// Sets a field; see [`Place::set`].
    pub(super) fn set(&mut self, place: &Place, code: f64, unchecked: usize) -> bool {
        place.set(self.asked.fields(), code, unchecked)
    }

    /// The level, unless the input as a whole is refused.
    pub(super) fn ask(&mut self) -> Option<Level> {
        let mut problems = Problems::default();
        self.asked.fields().check(&mut problems);
        problems.is_empty().then(|| self.level())
    }

    fn level(&mut self) -> Level {
        let Some(signature) = self.asked.signature() else {
            return self.fresh_level();
        };
        let slot = mix(&signature) & self.kept.len().wrapping_sub(1);
        if let Some(Some((known, level))) = self.kept.get(slot)
            && *known == signature
        {
            return *level;
        }
        let level = self.fresh_level();
        if let Some(place) = self.kept.get_mut(slot) {
            *place = Some((signature, level));
        }
        level
    }

    fn fresh_level(&self) -> Level {
        self.wanted.level(&self.asked.measures())
    }
}

/// A number in which every part of the signature counts.
fn mix(signature: &Signature) -> usize {
    let mixed = signature.iter().fold(0_u32, |mixed, part| {
        (mixed.rotate_left(5) ^ part.cast_unsigned()).wrapping_mul(0x9E37_79B1)
    });
    (mixed >> 16 ^ mixed) as usize
}
