//! Saving throws by class and level.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::CharacterClass;
use super::class::SaveGroup;

/// What a d20 must show at least, against each kind of danger; a natural 1 always fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveNumbers {
    /// Aimed magic items.
    pub aimed_magic: i32,
    /// Breath weapons.
    pub breath: i32,
    /// Death, paralysis, poison.
    pub death: i32,
    /// Petrification and polymorph.
    pub petrification: i32,
    /// Spells.
    pub spells: i32,
}

/// Highest level of a row and its numbers; the last row has no end.
type Row = (i32, [i32; 5]);

const FIGHTER: &[Row] = &[
    (0, [18, 20, 16, 17, 19]),
    (2, [16, 17, 14, 15, 17]),
    (4, [15, 16, 13, 14, 16]),
    (6, [13, 13, 11, 12, 14]),
    (8, [12, 12, 10, 11, 13]),
    (10, [10, 9, 8, 9, 11]),
    (12, [9, 8, 7, 8, 10]),
    (14, [7, 5, 5, 6, 8]),
    (16, [6, 4, 4, 5, 7]),
    (18, [5, 4, 3, 4, 6]),
    (i32::MAX, [4, 3, 2, 3, 5]),
];

const PALADIN: &[Row] = &[
    (2, [14, 15, 12, 13, 15]),
    (4, [13, 14, 11, 12, 14]),
    (6, [11, 11, 9, 10, 12]),
    (8, [10, 10, 8, 9, 11]),
    (10, [8, 7, 6, 7, 9]),
    (12, [7, 6, 5, 6, 8]),
    (14, [5, 3, 3, 4, 6]),
    (16, [4, 2, 2, 3, 5]),
    (18, [3, 2, 2, 2, 4]),
    (i32::MAX, [2, 2, 2, 2, 3]),
];

const CLERIC: &[Row] = &[
    (3, [14, 16, 10, 13, 15]),
    (6, [13, 15, 9, 12, 14]),
    (9, [11, 13, 7, 10, 12]),
    (12, [10, 12, 6, 9, 11]),
    (15, [9, 11, 5, 8, 10]),
    (18, [8, 10, 4, 7, 9]),
    (i32::MAX, [6, 8, 2, 5, 7]),
];

const MAGIC_USER: &[Row] = &[
    (5, [11, 15, 14, 13, 12]),
    (10, [9, 13, 13, 11, 10]),
    (15, [7, 11, 11, 9, 8]),
    (20, [5, 9, 10, 7, 6]),
    (i32::MAX, [3, 7, 8, 5, 4]),
];

const THIEF: &[Row] = &[
    (4, [14, 16, 13, 12, 15]),
    (8, [12, 15, 12, 11, 13]),
    (12, [10, 14, 11, 10, 11]),
    (16, [8, 13, 10, 9, 9]),
    (20, [6, 12, 9, 8, 7]),
    (i32::MAX, [4, 11, 8, 7, 5]),
];

/// The saves of a class at a level.
///
/// ```
/// use regelwerk::osr::host::{CharacterClass, saves};
/// assert_eq!(saves(CharacterClass::Cleric, 7).death, 7);
/// ```
#[must_use]
pub fn saves(class: CharacterClass, level: i32) -> SaveNumbers {
    let rows = match class.save_group() {
        SaveGroup::Fighter => FIGHTER,
        SaveGroup::Paladin => PALADIN,
        SaveGroup::Cleric => CLERIC,
        SaveGroup::MagicUser => MAGIC_USER,
        SaveGroup::Thief => THIEF,
    };
    let row = rows.iter().find(|(highest, _)| level <= *highest);
    let [aimed_magic, breath, death, petrification, spells] = row.map_or([20; 5], |(_, row)| *row);
    SaveNumbers {
        aimed_magic,
        breath,
        death,
        petrification,
        spells,
    }
}

impl SaveNumbers {
    /// Every number changed by another function of two numbers, side by side with another row.
    pub(crate) fn with(self, other: Self, of: fn(i32, i32) -> i32) -> Self {
        Self {
            aimed_magic: of(self.aimed_magic, other.aimed_magic),
            breath: of(self.breath, other.breath),
            death: of(self.death, other.death),
            petrification: of(self.petrification, other.petrification),
            spells: of(self.spells, other.spells),
        }
    }

    /// The same number in every column.
    pub(crate) const fn all(number: i32) -> Self {
        Self {
            aimed_magic: number,
            breath: number,
            death: number,
            petrification: number,
            spells: number,
        }
    }
}
