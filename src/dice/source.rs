//! Where faces come from: a seed, or the player's own hand.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Test, fixed};

/// Something that answers a roll. A rule asks for each of its rolls here and nowhere else,
/// so that odds, played rolls and hand-rolled results come from the same lines.
pub trait Dice {
    /// The index of the band that came up.
    ///
    /// # Errors
    /// [`Halt`] when there is no face to give.
    fn roll(&mut self, test: &Test) -> Result<usize, Halt>;
}

/// Why a rule could not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Halt {
    /// The player has to roll this next.
    Next(Test),
    /// The face with this index is not on the die; the number is how many sides it has.
    NotOnDie(usize, u16),
    /// A source named a band that the test does not have.
    NoSuchBand,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Rolled {
    /// What for.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub of: &'static str,
    /// The rule that asked for it.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub rule: &'static str,
    /// Sides of the die.
    pub sides: u16,
    /// The face, from 1.
    pub face: u16,
    /// What the face did: the id of its band, or `again` where it is rolled again.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub result: &'static str,
}

/// The band of a face, noted in the log.
fn note(log: &mut Vec<Rolled>, test: &Test, face: u16) -> Option<usize> {
    let band = test.band(face);
    log.push(Rolled {
        of: test.of,
        rule: test.rule,
        sides: test.sides,
        face,
        result: band
            .and_then(|index| test.bands.get(index))
            .map_or("again", |band| band.id),
    });
    band
}

/// Dice from a seed: ChaCha8, the same faces for the same seed on every platform and in every version.
pub struct Seeded {
    generator: ChaCha8Rng,
    log: Vec<Rolled>,
}

impl Seeded {
    /// Starts from a seed.
    #[must_use]
    pub fn new(seed: u32) -> Self {
        // The key is the seed, little-endian, then zeros: no derivation that a later version of a
        // library could change.
        let mut key = [0; 32];
        for (to, from) in key.iter_mut().zip(seed.to_le_bytes()) {
            *to = from;
        }
        Self {
            generator: ChaCha8Rng::from_seed(key),
            log: Vec::new(),
        }
    }

    /// A face from 1 to `sides`, every one equally likely.
    fn face(&mut self, sides: u16) -> u16 {
        let sides = u32::from(sides.max(1));
        let fair = u32::MAX - u32::MAX % sides;
        loop {
            let word = self.generator.next_u32();
            if word < fair {
                return u16::try_from(word % sides).unwrap_or(0).saturating_add(1);
            }
        }
    }

    /// Every die so far.
    #[must_use]
    pub fn into_log(self) -> Vec<Rolled> {
        self.log
    }
}

impl Dice for Seeded {
    fn roll(&mut self, test: &Test) -> Result<usize, Halt> {
        loop {
            let face = self.face(test.sides);
            if let Some(band) = note(&mut self.log, test, face) {
                return Ok(band);
            }
        }
    }
}

/// Dice that a player rolls by hand: the faces so far, then a halt that says what to roll next.
pub struct Told<'a> {
    faces: &'a [u16],
    log: Vec<Rolled>,
}

impl<'a> Told<'a> {
    /// Starts with the faces rolled so far.
    #[must_use]
    pub fn new(faces: &'a [u16]) -> Self {
        Self {
            faces,
            log: Vec::new(),
        }
    }

    /// How many faces no roll asked for.
    #[must_use]
    pub fn left_over(&self) -> usize {
        self.faces.len().saturating_sub(self.log.len())
    }

    /// Every die so far.
    #[must_use]
    pub fn into_log(self) -> Vec<Rolled> {
        self.log
    }
}

impl Dice for Told<'_> {
    fn roll(&mut self, test: &Test) -> Result<usize, Halt> {
        loop {
            let index = self.log.len();
            let Some(&face) = self.faces.get(index) else {
                return Err(Halt::Next(test.clone()));
            };
            if face == 0 || face > test.sides {
                return Err(Halt::NotOnDie(index, test.sides));
            }
            if let Some(band) = note(&mut self.log, test, face) {
                return Ok(band);
            }
        }
    }
}
