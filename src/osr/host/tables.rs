//! Attack numbers, dexterity, assassination, backstab.

use super::CharacterClass;
use super::class::AttackGroup;

/// The first number of a table whose row reaches the level.
fn by_level(rows: &[(i32, i32)], level: i32, last: i32) -> i32 {
    let row = rows.iter().find(|(highest, _)| level <= *highest);
    row.map_or(last, |(_, number)| *number)
}

/// What the class needs against armour class 10 (ascending), bare of modifiers.
///
/// ```
/// use regelwerk::osr::host::{CharacterClass, attack_number};
/// assert_eq!(attack_number(CharacterClass::Fighter, 5), 6);
/// ```
#[must_use]
pub fn attack_number(class: CharacterClass, level: i32) -> i32 {
    let raw = match class.attack_group() {
        AttackGroup::Fighter => 21 - level.clamp(0, 20),
        AttackGroup::Cleric => {
            let rows = [(3, 20), (6, 18), (9, 16), (12, 14), (15, 12), (18, 10)];
            by_level(&rows, level, 9)
        }
        AttackGroup::Thief => {
            by_level(&[(4, 21), (8, 19), (12, 16), (16, 14), (20, 12)], level, 10)
        }
        AttackGroup::MagicUser => by_level(&[(5, 21), (10, 19), (15, 17), (20, 15)], level, 13),
    };
    raw - 10
}

/// The number on the table against an ascending armour class: the 20 stands six times in a row.
#[must_use]
pub fn needed_against(attack_number: i32, armour_class: i32) -> i32 {
    match attack_number - 10 + armour_class {
        row if row <= 20 => row,
        21..=25 => 20,
        row => row - 5,
    }
}

/// What dexterity adds to missile attacks.
#[must_use]
pub const fn missile_modifier(dexterity: i32) -> i32 {
    match dexterity {
        ..=3 => -3,
        4 => -2,
        5 => -1,
        6..=15 => 0,
        16 => 1,
        17 => 2,
        18.. => 3,
    }
}

/// What dexterity adds to an ascending armour class.
#[must_use]
pub const fn armour_modifier(dexterity: i32) -> i32 {
    match dexterity {
        ..=3 => -4,
        4 => -3,
        5 => -2,
        6 => -1,
        7..=14 => 0,
        15 => 1,
        16 => 2,
        17 => 3,
        18.. => 4,
    }
}

/// An assassin's chance in percent, which is also that of a sleeper's death: 50, 5 more for each
/// level of the attacker, 5 less for every two full levels of the victim.
#[must_use]
pub fn assassination(level: i32, victim: i32) -> i32 {
    (50 + 5 * level - 5 * victim.div_euclid(2)).clamp(0, 100)
}

/// By what a backstab multiplies the dice.
#[must_use]
pub const fn backstab_multiplier(level: i32) -> i32 {
    match level {
        ..=4 => 2,
        5..=8 => 3,
        9..=12 => 4,
        13.. => 5,
    }
}
