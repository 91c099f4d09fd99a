//! What shooting and close combat share: to wound, critical hits, saves, and
//! the state of the target after so many points of damage.

use super::super::input::{ruling, whole_or};
use super::super::{Chances, Fraction};
use super::injury::highest_of;
use serde_json::Value;

/// The face needed to wound; nothing where it is impossible.
pub fn needed_to_wound(strength: i64, toughness: i64) -> Option<i64> {
    let difference = toughness - strength;
    if difference >= 4 {
        None
    } else if difference >= 2 {
        Some(6)
    } else {
        Some((4 + difference).max(2))
    }
}

/// S-CRIT: is this face of the roll to wound a critical hit?
pub fn is_critical(input: &Value, face: i64, needed: i64) -> bool {
    if face != 6 {
        return false;
    }
    match ruling(input, "criticalOnSixes", "always") {
        "always" => true,
        "notWhenSixNeeded" => needed != 6,
        _ => panic!("no such ruling"),
    }
}

/// A save of n+ on n or more; a 1 fails; `None` is no save at all.
fn saved(face: i64, save: Option<i64>) -> bool {
    match save {
        Some(number) => face != 1 && face >= number,
        None => false,
    }
}

/// The points of damage of a hit that has wounded, critical or not.
pub fn points(
    input: &Value,
    critical: bool,
    save: Option<i64>,
    first_save: i64,
    second_save: i64,
) -> usize {
    if !critical {
        return if saved(first_save, save) { 0 } else { 1 };
    }
    match ruling(input, "criticalHits", "twoWounds") {
        // Each of the two has a save of its own.
        "twoWounds" => {
            let mut points = 0;
            if !saved(first_save, save) {
                points += 1;
            }
            if !saved(second_save, save) {
                points += 1;
            }
            points
        }
        // One save for both.
        "oneSave" => {
            if saved(first_save, save) {
                0
            } else {
                2
            }
        }
        _ => panic!("no such ruling"),
    }
}

/// Unharmed, wounded, or what the injury dice show.
pub fn target_after(target: &Value, points: &[Fraction]) -> Chances {
    let wounds = whole_or(target, "wounds", 1) as usize;
    let mut chances = Chances::new();
    let mut add = |outcome: &str, chance: Fraction| {
        if !chance.is_zero() {
            let sum = chances
                .entry(outcome.to_owned())
                .or_insert(Fraction::zero());
            *sum = sum.plus(chance);
        }
    };
    for (damage, weight) in points.iter().enumerate() {
        if damage == 0 {
            add("unharmed", *weight);
        } else if damage < wounds {
            add("wounded", *weight);
        } else {
            // S-INJURY: a die for the last wound and each further point.
            let dice = damage - wounds + 1;
            for (outcome, chance) in &highest_of(dice) {
                add(outcome, weight.times(*chance));
            }
        }
    }
    chances
}
