//! `scharmuetzel.shooting`: a shot throws to hit, the second die of a hard
//! shot, to wound and two saves, always all five.

use super::super::input::{choice_or, flag_or, ruling, whole, whole_or};
use super::super::{Chances, Fraction};
use super::wounding::{is_critical, needed_to_wound, points, target_after};
use serde_json::Value;

// Needed on the die, modifiers turned round.
fn needed_to_hit(input: &Value) -> i64 {
    let mut needed = 7 - whole(input, "ballisticSkill");
    if flag_or(input, "moved", false) {
        needed += 1;
    }
    if flag_or(input, "longRange", false) {
        needed += 1;
    }
    if flag_or(input, "charging", false) {
        needed += 1;
    }
    needed += match choice_or(input, "cover", "none") {
        "none" => 0,
        "soft" => 1,
        "hard" => 2,
        _ => panic!("no such cover"),
    };
    if ruling(input, "singleModelPenalty", "on") == "on" {
        needed += 1;
    }
    if flag_or(input, "large", false) {
        needed -= 1;
    }
    needed
}

fn hits(needed: i64, first: i64, second: i64) -> bool {
    if first == 1 {
        return false; // a 1 always misses
    }
    match needed {
        7 => first == 6 && second >= 4,
        8 => first == 6 && second >= 5,
        9 => first == 6 && second == 6,
        10.. => false,
        _ => first >= needed,
    }
}

pub fn shooting(input: &Value) -> Chances {
    let target = &input["target"];
    let to_hit = needed_to_hit(input);
    let to_wound = needed_to_wound(whole(input, "strength"), whole(target, "toughness"));
    // S-WARDSHOT, S-NOARMOUR
    let save = if flag_or(target, "mounted", false) {
        Some(5)
    } else {
        Some(6)
    };

    // How many of the 6⁵ rolls of one shot do 0, 1 and 2 points.
    let mut counts = [0; 3];
    for first in 1..=6 {
        for second in 1..=6 {
            for wound in 1..=6 {
                for first_save in 1..=6 {
                    for second_save in 1..=6 {
                        let mut damage = 0;
                        if let Some(needed) = to_wound
                            && hits(to_hit, first, second)
                            && wound >= needed
                        {
                            let critical = is_critical(input, wound, needed); // S-CRIT
                            damage = points(input, critical, save, first_save, second_save);
                        }
                        counts[damage] += 1;
                    }
                }
            }
        }
    }

    // Shot after shot.
    let mut total = vec![Fraction::one()];
    for _shot in 0..whole_or(input, "shots", 1) {
        let mut next = vec![Fraction::zero(); total.len() + 2];
        for (so_far, weight) in total.iter().enumerate() {
            for (damage, count) in counts.iter().enumerate() {
                let chance = Fraction::new(*count, 7776);
                next[so_far + damage] = next[so_far + damage].plus(weight.times(chance));
            }
        }
        total = next;
    }
    target_after(target, &total)
}
