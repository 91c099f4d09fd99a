//! One roll: a die, what it is for, and which faces do what.

use serde::{Serialize, Serializer};
#[cfg(feature = "bindings")]
use tsify::Tsify;

/// The die of every test in Chronopia and of old-school attacks.
pub const D20: u16 = 20;

/// Something with a stable name for programs.
pub trait Named: Copy {
    /// The name, camelCase, never changed once published.
    fn id(self) -> &'static str;
}

/// A name that the program carries, on its way out: it goes like the name of a variant, which the
/// serializer for JavaScript makes a text of but once.
pub(crate) fn fixed<T, S>(name: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Copy + Into<&'static str>,
    S: Serializer,
{
    serializer.serialize_unit_variant("", 0, (*name).into())
}

/// Faces of a die that mean the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Band {
    /// What these faces do, for example `hit`.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub id: &'static str,
    /// Lowest face.
    pub from: u16,
    /// Highest face.
    pub to: u16,
}

impl Band {
    /// How many faces.
    fn width(&self) -> u16 {
        self.to.saturating_sub(self.from).saturating_add(1)
    }
}

/// A roll that a rule asks for: which die, what for, and what each face does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Test {
    /// What the roll is for, for example `hit` or `armour`; steps of the breakdown carry the same name.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub of: &'static str,
    /// The rule that asks for it.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    #[serde(serialize_with = "fixed")]
    pub rule: &'static str,
    /// Sides of the die.
    pub sides: u16,
    /// The target number: in roll-under systems the highest face that passes before naturals count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target: Option<i32>,
    /// The faces in order; one that no band has is rolled again.
    pub bands: Vec<Band>,
}

impl Test {
    /// How many faces lead to the band with this index.
    pub(super) fn width(&self, band: usize) -> u16 {
        self.bands.get(band).map_or(0, Band::width)
    }

    /// How many faces count; fewer than `sides` where some are rolled again.
    pub(super) fn faces(&self) -> u16 {
        self.bands.iter().map(Band::width).sum()
    }

    /// The band that a face belongs to; none where the face is rolled again.
    pub(super) fn band(&self, face: u16) -> Option<usize> {
        self.bands
            .iter()
            .position(|band| band.from <= face && face <= band.to)
    }
}

/// A [`Test`] whose bands carry a value of the rule's own type.
#[derive(Clone, Debug)]
pub struct Roll<C> {
    test: Test,
    results: Vec<C>,
}

/// Neighbouring faces with the same meaning, put together.
#[inline(never)]
fn bands(sides: u16, meaning: &dyn Fn(u16) -> Option<&'static str>) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for face in 1..=sides {
        let Some(id) = meaning(face) else {
            continue;
        };
        match bands.last_mut() {
            Some(band) if band.id == id && band.to + 1 == face => band.to = face,
            _ => bands.push(Band {
                id,
                from: face,
                to: face,
            }),
        }
    }
    bands
}

impl<C: Named> Roll<C> {
    /// Asks `meaning` for every face; neighbours with the same meaning become one band.
    /// A face without a meaning is rolled again.
    pub fn by_face(
        of: &'static str,
        rule: &'static str,
        sides: u16,
        target: Option<i32>,
        meaning: impl Fn(u16) -> Option<C>,
    ) -> Self {
        let bands = bands(sides, &|face| meaning(face).map(Named::id));
        let results = bands.iter().filter_map(|band| meaning(band.from)).collect();
        Self {
            test: Test {
                of,
                rule,
                sides,
                target,
                bands,
            },
            results,
        }
    }
}

impl Roll<u16> {
    /// A die that is read as it lies: every face is worth its pips.
    #[must_use]
    pub fn pips(of: &'static str, rule: &'static str, sides: u16) -> Self {
        let bands = (1..=sides).map(|face| Band {
            id: "pips",
            from: face,
            to: face,
        });
        Self {
            test: Test {
                of,
                rule,
                sides,
                target: None,
                bands: bands.collect(),
            },
            results: (1..=sides).collect(),
        }
    }
}

impl<C: Copy> Roll<C> {
    /// What the faces do.
    pub fn test(&self) -> &Test {
        &self.test
    }

    /// Lets the source roll.
    ///
    /// # Errors
    /// [`Halt`](super::Halt) when the source has no face to give.
    pub fn on(&self, dice: &mut dyn super::Dice) -> Result<C, super::Halt> {
        let band = dice.roll(&self.test)?;
        self.results
            .get(band)
            .copied()
            .ok_or(super::Halt::NoSuchBand)
    }
}
