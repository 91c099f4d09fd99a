//! `osr.monsterLevel`, `osr.proficiencies`, `osr.saves` and the tables of the
//! host game.

use super::super::input::{flag_or, ruling, text, whole};
use serde_json::{Value, json};

/// `"2+1"` → (2, 1), `"1-1"` → (1, −1), `"6"` → (6, 0).
fn hit_dice(text: &str) -> (i64, i64) {
    let text = text.replace('−', "-");
    if let Some((dice, bonus)) = text.split_once('+') {
        return (dice.parse().unwrap(), bonus.parse().unwrap());
    }
    if let Some((dice, penalty)) = text.split_once('-') {
        let penalty: i64 = penalty.parse().unwrap();
        return (dice.parse().unwrap(), -penalty);
    }
    (text.parse().unwrap(), 0)
}

// O-LEVEL: the highest row that is not above the hit dice.
pub fn monster_level(text: &str) -> i64 {
    let rows = [
        ("1-1", 1),
        ("1", 2),
        ("1+1", 3),
        ("2+1", 4),
        ("3+1", 5),
        ("4+1", 6),
        ("5+1", 7),
        ("6+1", 8),
        ("7+1", 9),
        ("8+1", 10),
        ("9+1", 11),
        ("10+1", 12),
        ("11+1", 13),
        ("12+1", 14),
        ("13+1", 15),
        ("14+1", 16),
        ("15+1", 17),
        ("16+1", 18),
        ("17+1", 19),
        ("18+1", 20),
        ("19+1", 21), // and everything above
    ];
    let mut level = 0; // below 1−1
    for (least, row_level) in rows {
        if hit_dice(least) <= hit_dice(text) {
            level = row_level;
        }
    }
    level
}

// O-PROF, O-UNPROF, O-SPEC: at first, one more each n levels, penalty, specialisation.
pub fn proficiency_row(class: &str) -> (i64, i64, i64, bool) {
    match class {
        "barbarian" => (3, 2, -2, false),
        "bard" => (5, 4, -2, true),
        "thief" => (2, 4, -3, false),
        "druid" => (2, 3, -4, false),
        "witch" => (1, 5, -5, false),
        "hierophant" => (1, 3, -4, false),
        "illusionist" => (1, 5, -5, false),
        "cleric" => (2, 3, -3, false),
        "fighter" => (4, 2, -2, true),
        "assassin" => (3, 4, -2, false),
        "monk" => (1, 2, -3, false),
        "jester" => (2, 4, -3, false),
        "paladin" => (3, 2, -3, true),
        "psionicist" => (3, 5, -4, false),
        "ranger" => (3, 2, -2, true),
        "magic-user" => (1, 5, -5, false),
        _ => panic!("no such class"),
    }
}

pub fn proficiencies(input: &Value) -> Value {
    let (at_first, every, penalty, specialisation) = proficiency_row(text(input, "class"));
    let level = whole(input, "level");
    let gained = match ruling(input, "proficiencyGain", "everyNLevelsAfterFirst") {
        "everyNLevelsAfterFirst" => (level - 1) / every, // level 0 as level 1
        "atMultiples" => level / every,
        _ => panic!("no such ruling"),
    };
    json!({"known": at_first + gained, "penalty": penalty, "specialisation": specialisation})
}

// Attack numbers: `raw`, against descending armour class 0.
pub fn raw_attack_number(class: &str, level: i64) -> i64 {
    match class {
        "fighter" | "paladin" | "ranger" | "barbarian" | "monster" => match level {
            0 => 21,
            20.. => 1,
            _ => 21 - level,
        },
        "cleric" | "druid" | "monk" | "hierophant" | "psionicist" => match level {
            1..=3 => 20,
            4..=6 => 18,
            7..=9 => 16,
            10..=12 => 14,
            13..=15 => 12,
            16..=18 => 10,
            19.. => 9,
            _ => panic!("no such level"),
        },
        "thief" | "assassin" | "bard" | "jester" => match level {
            1..=4 => 21,
            5..=8 => 19,
            9..=12 => 16,
            13..=16 => 14,
            17..=20 => 12,
            21.. => 10,
            _ => panic!("no such level"),
        },
        "magic-user" | "illusionist" | "witch" => match level {
            1..=5 => 21,
            6..=10 => 19,
            11..=15 => 17,
            16..=20 => 15,
            21.. => 13,
            _ => panic!("no such level"),
        },
        _ => panic!("no such class"),
    }
}

// Dexterity: the missile modifier.
pub fn missile_modifier(dexterity: i64) -> i64 {
    match dexterity {
        3 => -3,
        4 => -2,
        5 => -1,
        6..=15 => 0,
        16 => 1,
        17 => 2,
        18..=19 => 3,
        _ => panic!("no such dexterity"),
    }
}

/// Aimed magic, breath, death, petrification, spells.
pub fn save_row(class: &str, level: i64) -> [i64; 5] {
    match class {
        "fighter" | "ranger" | "barbarian" | "monster" => match level {
            0 => [18, 20, 16, 17, 19],
            1..=2 => [16, 17, 14, 15, 17],
            3..=4 => [15, 16, 13, 14, 16],
            5..=6 => [13, 13, 11, 12, 14],
            7..=8 => [12, 12, 10, 11, 13],
            9..=10 => [10, 9, 8, 9, 11],
            11..=12 => [9, 8, 7, 8, 10],
            13..=14 => [7, 5, 5, 6, 8],
            15..=16 => [6, 4, 4, 5, 7],
            17..=18 => [5, 4, 3, 4, 6],
            19.. => [4, 3, 2, 3, 5],
            _ => panic!("no such level"),
        },
        "paladin" => match level {
            1..=2 => [14, 15, 12, 13, 15],
            3..=4 => [13, 14, 11, 12, 14],
            5..=6 => [11, 11, 9, 10, 12],
            7..=8 => [10, 10, 8, 9, 11],
            9..=10 => [8, 7, 6, 7, 9],
            11..=12 => [7, 6, 5, 6, 8],
            13..=14 => [5, 3, 3, 4, 6],
            15..=16 => [4, 2, 2, 3, 5],
            17..=18 => [3, 2, 2, 2, 4],
            19.. => [2, 2, 2, 2, 3],
            _ => panic!("no such level"),
        },
        "cleric" | "druid" | "hierophant" => match level {
            1..=3 => [14, 16, 10, 13, 15],
            4..=6 => [13, 15, 9, 12, 14],
            7..=9 => [11, 13, 7, 10, 12],
            10..=12 => [10, 12, 6, 9, 11],
            13..=15 => [9, 11, 5, 8, 10],
            16..=18 => [8, 10, 4, 7, 9],
            19.. => [6, 8, 2, 5, 7],
            _ => panic!("no such level"),
        },
        "magic-user" | "illusionist" | "witch" => match level {
            1..=5 => [11, 15, 14, 13, 12],
            6..=10 => [9, 13, 13, 11, 10],
            11..=15 => [7, 11, 11, 9, 8],
            16..=20 => [5, 9, 10, 7, 6],
            21.. => [3, 7, 8, 5, 4],
            _ => panic!("no such level"),
        },
        "thief" | "assassin" | "monk" | "bard" | "jester" | "psionicist" => match level {
            1..=4 => [14, 16, 13, 12, 15],
            5..=8 => [12, 15, 12, 11, 13],
            9..=12 => [10, 14, 11, 10, 11],
            13..=16 => [8, 13, 10, 9, 9],
            17..=20 => [6, 12, 9, 8, 7],
            21.. => [4, 11, 8, 7, 5],
            _ => panic!("no such level"),
        },
        _ => panic!("no such class"),
    }
}

pub fn saves(input: &Value) -> Value {
    // O-MONSTER: monsters save as fighters of their level.
    let mut row = if input["hitDice"].is_null() {
        save_row(text(input, "class"), whole(input, "level"))
    } else {
        save_row("monster", monster_level(text(input, "hitDice")))
    };
    // O-INVIS: +4 on the roll of the invisible, so 4 less is needed.
    if flag_or(input, "invisible", false) {
        for number in &mut row {
            *number -= 4;
        }
    }
    let [aimed_magic, breath, death, petrification, spells] = row;
    json!({
        "aimedMagic": aimed_magic,
        "breath": breath,
        "death": death,
        "petrification": petrification,
        "spells": spells
    })
}
