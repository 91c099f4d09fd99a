//! `chronopia.shot`: to hit d20, stray d20, armour d20; all three are thrown
//! every time (8000 rolls), and the ones that the rules do not ask for ignored.

use super::input::{choice_or, flag_or, modifiers, number, number_or, ruling, whole, whole_or};
use super::{Chances, Tally};
use serde_json::Value;

// C-R-RANGE
fn range_modifier(weapon: &Value, distance: f64) -> i64 {
    if distance <= number(weapon, "short") {
        0
    } else if distance <= number(weapon, "medium") {
        -4
    } else {
        -8
    }
}

// C-R-LIGHT, C-R-HEAVY
fn cover_modifier(cover: &str) -> i64 {
    match cover {
        "none" => 0,
        "light" => -2,
        "heavy" => -4,
        _ => panic!("no such cover"),
    }
}

pub fn shot(input: &Value) -> Chances {
    let mut tally = Tally::default();
    for to_hit in 1..=20 {
        for stray in 1..=20 {
            for armour in 1..=20 {
                tally.add(outcome(input, to_hit, stray, armour));
            }
        }
    }
    tally.chances()
}

fn outcome(input: &Value, to_hit: i64, stray: i64, armour: i64) -> &'static str {
    let weapon = &input["weapon"];
    let melee = &input["melee"];
    let into_melee = !melee.is_null();
    let friends = whole_or(melee, "friends", 0);

    // C-R-AIR: height counts as distance.
    let distance = number(input, "distance") + number_or(input, "heightDifference", 0.0);
    // C-R-NOMEASURE: no roll at all beyond maximum range.
    if distance > number(weapon, "max") {
        return "outOfRange";
    }

    // C-L-TERRORFAIL: halved before any modifier, rounded down.
    let mut skill = whole(input, "rangedSkill");
    if flag_or(input, "terrified", false) {
        skill = skill.div_euclid(2);
    }

    // C-R-HIT
    let mut target = skill;
    target += range_modifier(weapon, distance); // C-R-RANGE
    target += cover_modifier(choice_or(input, "cover", "none")); // C-R-LIGHT, C-R-HEAVY
    target += whole_or(input, "aim", 0) * whole_or(input, "aimBonus", 2); // C-R-AIM
    target += modifiers(input);
    // C-R-MELEE, but not for a larger target: C-R-STRAYBIG
    if into_melee && !flag_or(melee, "targetLarger", false) {
        target -= friends;
    }

    // C-R-ARMOUR, C-R-STRENGTH
    let mut damage = whole(weapon, "damage");
    if flag_or(weapon, "addsStrength", false) {
        damage += whole_or(input, "strength", 0);
    }
    let saves = |armour_value: i64| {
        if ruling(input, "armourNaturals", "plain") == "natural" {
            if armour == 1 {
                return true;
            }
            if armour == 20 {
                return false;
            }
        }
        armour <= armour_value - damage // C-PLAIN
    };

    // C-FUMBLE, C-R-FUMBLE
    if to_hit == 20 {
        if !into_melee {
            return "fumble";
        }
        // C-R-MELEE20: a friend is hit without a further roll to hit.
        if saves(whole(melee, "friendArmour")) {
            return "fumbleSaved";
        }
        return "fumbleWound";
    }

    // C-PERFECT, C-R-PERFECT
    if to_hit == 1 {
        let too_hard = ruling(input, "perfectFloor", "three") == "three" && target <= 3;
        // C-R-MELEE1
        let ordinary_in_melee = into_melee && ruling(input, "meleePerfect", "hit") == "hit";
        if !too_hard && !ordinary_in_melee {
            return "perfect";
        }
    }

    // A 1 hits whatever the target.
    if to_hit == 1 || to_hit <= target {
        if saves(whole(input, "armour")) {
            return "saved";
        }
        return "wound";
    }

    // C-R-STRAY
    if into_melee {
        let friend_distance = number_or(melee, "friendDistance", distance);
        if friend_distance > number(weapon, "max") {
            return "miss";
        }
        let mut stray_target = skill;
        stray_target += range_modifier(weapon, friend_distance);
        stray_target += cover_modifier(choice_or(melee, "friendCover", "none"));
        stray_target += friends;
        if stray == 1 || (stray != 20 && stray <= stray_target) {
            if saves(whole(melee, "friendArmour")) {
                return "straySaved";
            }
            return "strayWound";
        }
    }
    "miss"
}
