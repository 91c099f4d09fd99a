//! `osr.attack`: the attack d20, the damage dice, and for a sleeper the death
//! roll of d100.

use super::super::input::{choice_or, flag_or, modifiers, ruling, text, whole, whole_or};
use super::super::{Chances, Fraction, Tally};
use super::damage::{by_points, dice};
use super::tables::{missile_modifier, monster_level, proficiency_row, raw_attack_number};
use serde_json::Value;

#[derive(Debug)]
pub struct Attack {
    /// `hit` and `miss`.
    pub odds: Chances,
    /// The bare face needed, not held within 1–20; absent where the hit is automatic.
    pub needed: Option<i64>,
    /// Points of a hit, given that it hits.
    pub damage_of_a_hit: Vec<Fraction>,
    /// Points of the attack, a miss being 0.
    pub damage: Vec<Fraction>,
    /// The death roll of a sleeper.
    pub death: Option<Fraction>,
    pub slain: Option<Fraction>,
}

fn is_thief(attacker: &Value) -> bool {
    matches!(
        attacker["class"].as_str(),
        Some("thief" | "assassin" | "bard")
    )
}

/// The attacker's level or its equivalent.
fn attacker_level(attacker: &Value) -> i64 {
    if attacker["hitDice"].is_null() {
        whole(attacker, "level")
    } else {
        monster_level(text(attacker, "hitDice")) // O-LEVEL
    }
}

fn raw(attacker: &Value) -> i64 {
    if !attacker["attackNumber"].is_null() {
        return whole(attacker, "attackNumber") + 10;
    }
    if !attacker["hitDice"].is_null() {
        return raw_attack_number("monster", attacker_level(attacker)); // O-MONSTER
    }
    raw_attack_number(text(attacker, "class"), whole(attacker, "level"))
}

// O-COVER; shares between the steps take the lower.
fn concealment_bonus(share: i64) -> i64 {
    match share {
        90.. => 4,
        75.. => 3,
        50.. => 2,
        25.. => 1,
        _ => 0,
    }
}

fn cover_bonus(share: i64) -> i64 {
    match share {
        90.. => 10,
        75.. => 7,
        50.. => 4,
        25.. => 2,
        _ => 0,
    }
}

/// The armour class with which the table is entered (ascending).
fn armour_class(input: &Value) -> i64 {
    let facing = choice_or(input, "facing", "front");
    let state = choice_or(input, "targetState", "normal");
    let shield = whole_or(input, "shield", 0);
    let dexterity_bonus = whole_or(input, "dexterityBonus", 0);

    let mut armour_class = whole(input, "armourClass");
    if ruling(input, "armourClass", "ascending") == "descending" {
        armour_class = 20 - armour_class;
    }

    // O-FLANK, O-REARFLANK, O-REAR, O-STUNNED: a shield is lost once.
    if facing == "flank" || facing == "rearFlank" || facing == "rear" || state == "stunned" {
        armour_class -= shield;
    }
    // O-REARFLANK, O-REAR, O-STUNNED, O-INDIRECT: a bonus is lost, a penalty stays.
    let dexterity_lost = facing == "rearFlank"
        || facing == "rear"
        || state == "stunned"
        || flag_or(input, "indirect", false);
    if dexterity_lost && dexterity_bonus > 0 {
        armour_class -= dexterity_bonus;
    }

    let concealed = concealment_bonus(whole_or(input, "concealed", 0));
    let covered = cover_bonus(whole_or(input, "covered", 0));
    match ruling(input, "coverAndConcealment", "larger") {
        "larger" => armour_class + concealed.max(covered),
        "sum" => armour_class + concealed + covered,
        _ => panic!("no such ruling"),
    }
}

// The six 20s.
fn table_number(raw: i64, armour_class: i64) -> i64 {
    let r = raw - 20 + armour_class;
    if r <= 20 {
        r
    } else if r <= 25 {
        20
    } else {
        r - 5
    }
}

/// The sum of everything that changes the roll.
fn roll_modifier(input: &Value) -> i64 {
    let attacker = &input["attacker"];
    let state = choice_or(input, "targetState", "normal");
    let mut sum = whole_or(input, "attackBonus", 0) + modifiers(input);
    if flag_or(input, "ranged", false) && !input["dexterity"].is_null() {
        sum += missile_modifier(whole(input, "dexterity"));
    }
    // O-UNPROF: without a class the penalty is among the modifiers.
    if !flag_or(input, "proficient", true) && !attacker["class"].is_null() {
        let (_, _, penalty, _) = proficiency_row(text(attacker, "class"));
        sum += penalty;
    }
    // O-SPEC
    match choice_or(input, "specialised", "none") {
        "none" => {}
        "single" => sum += 1,
        "double" => sum += 3,
        _ => panic!("no such specialisation"),
    }
    if choice_or(input, "facing", "front") == "rear" {
        sum += 2; // O-REAR
    }
    if flag_or(input, "targetInvisible", false) {
        sum -= 4; // O-INVIS
    }
    if state == "stunned" {
        sum += 4; // O-STUNNED
    }
    if state == "unaware" {
        sum += 4; // O-UNAWARE; or a backstab's +4 in its place
    }
    sum
}

pub fn attack(input: &Value) -> Attack {
    let attacker = &input["attacker"];
    let state = choice_or(input, "targetState", "normal");

    // A backstab: thieves against the unaware and the asleep, not with missiles.
    let backstab = is_thief(attacker)
        && !flag_or(input, "ranged", false)
        && (state == "unaware" || state == "asleep");

    // O-SLEEP, O-HELPLESS, O-UNAWARE
    let automatic = state == "asleep"
        || state == "helpless"
        || (state == "unaware"
            && backstab
            && ruling(input, "unawareBackstab", "automaticHit") == "automaticHit");

    let needed = table_number(raw(attacker), armour_class(input));
    let modifier = roll_modifier(input);
    let mut tally = Tally::default();
    for face in 1..=20 {
        let natural = ruling(input, "naturals", "none") == "natural";
        let hits = if automatic {
            true
        } else if natural && face == 1 {
            false
        } else if natural && face == 20 {
            true
        } else {
            face + modifier >= needed
        };
        tally.add(if hits { "hit" } else { "miss" });
    }
    let odds = tally.chances();

    // Damage of a hit.
    let dice = dice(text(input, "damage"));
    let mut bonus = dice.bonus;
    match choice_or(input, "specialised", "none") {
        "none" => {}
        "single" => bonus += 2, // O-SPEC
        "double" => bonus += 3,
        _ => panic!("no such specialisation"),
    }
    let mut multiplier = 1;
    if backstab {
        multiplier = match attacker_level(attacker) {
            1..=4 => 2,
            5..=8 => 3,
            9..=12 => 4,
            _ => 5,
        };
    }
    let damage_of_a_hit = by_points(&dice, |sum| {
        if state == "asleep" {
            return dice.highest * multiplier + bonus; // O-SLEEP
        }
        if state == "helpless" {
            // O-HELPLESS
            return match ruling(input, "helplessDamage", "maximum") {
                "maximum" => dice.highest + bonus,
                "double" => (sum + bonus) * 2,
                _ => panic!("no such ruling"),
            };
        }
        sum * multiplier + bonus
    });

    let hit = odds.get("hit").copied().unwrap_or(Fraction::zero());
    let miss = odds.get("miss").copied().unwrap_or(Fraction::zero());
    let mut damage = Vec::new();
    for chance in &damage_of_a_hit {
        damage.push(hit.times(*chance));
    }
    damage[0] = damage[0].plus(miss);

    // The death of a sleeper: d100 against 50 + 5 a level − 5 for two levels of the victim.
    let mut death = None;
    if state == "asleep" {
        let percent = 50 + 5 * attacker_level(attacker) - 5 * (whole(input, "targetLevel") / 2);
        let mut deaths = 0;
        for roll in 1..=100 {
            if roll <= percent {
                deaths += 1;
            }
        }
        death = Some(Fraction::new(deaths, 100));
    }

    // Damage first, then the death roll.
    let slain = if input["targetHitPoints"].is_null() {
        death
    } else {
        let hit_points = whole(input, "targetHitPoints");
        let mut sum = Fraction::zero();
        for (points, chance) in damage.iter().enumerate() {
            if points as i64 >= hit_points {
                sum = sum.plus(*chance);
            } else if let Some(death) = death {
                sum = sum.plus(chance.times(death));
            }
        }
        Some(sum)
    };

    Attack {
        odds,
        needed: if automatic {
            None
        } else {
            Some(needed - modifier)
        },
        damage_of_a_hit,
        damage,
        death,
        slain,
    }
}
