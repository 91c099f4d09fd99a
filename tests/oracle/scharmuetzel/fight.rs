//! `scharmuetzel.fight`: an attack throws to hit, to wound and two saves,
//! always all four.

use super::super::input::{choice_or, flag_or, ruling, whole};
use super::super::{Chances, Fraction};
use super::wounding::{is_critical, needed_to_wound, points, target_after};
use serde_json::Value;

fn needed_to_hit(attacker: i64, defender: i64) -> i64 {
    if attacker > defender {
        3
    } else if defender > 2 * attacker {
        5
    } else {
        4
    }
}

pub fn fight(input: &Value) -> Chances {
    let target = &input["target"];
    let to_hit = needed_to_hit(whole(input, "weaponSkill"), whole(target, "weaponSkill"));
    let to_wound = needed_to_wound(whole(input, "strength"), whole(target, "toughness"));
    // The fallen are hit without a roll (ruling `fallen`).
    let automatic = choice_or(target, "fallen", "no") != "no"
        && ruling(input, "fallen", "automatic") == "automatic";
    // S-WARDMELEE, S-NOARMOUR
    let save = match (
        flag_or(target, "mounted", false),
        flag_or(input, "mounted", false),
    ) {
        (true, false) => Some(5),
        (true, true) => Some(6),
        (false, _) => None,
    };

    // [0]: no critical hit so far, [1]: there was one; chance by points.
    let attacks = whole(input, "attacks");
    let most = 2 * attacks as usize;
    let mut now = [
        vec![Fraction::zero(); most + 1],
        vec![Fraction::zero(); most + 1],
    ];
    now[0][0] = Fraction::one();
    for _attack in 0..attacks {
        let mut next = [
            vec![Fraction::zero(); most + 1],
            vec![Fraction::zero(); most + 1],
        ];
        for had_critical in [0, 1] {
            // How many of the 6⁴ rolls lead where.
            let mut counts = [[0; 3]; 2];
            for hit in 1..=6 {
                for wound in 1..=6 {
                    for first_save in 1..=6 {
                        for second_save in 1..=6 {
                            let hits = automatic || hit == 6 || (hit != 1 && hit >= to_hit);
                            let mut damage = 0;
                            let mut critical_now = had_critical;
                            if let Some(needed) = to_wound
                                && hits
                                && wound >= needed
                            {
                                // S-CRITONE: the first one only, its saves made or not.
                                let critical =
                                    had_critical == 0 && is_critical(input, wound, needed);
                                if critical {
                                    critical_now = 1;
                                }
                                damage = points(input, critical, save, first_save, second_save);
                            }
                            counts[critical_now][damage] += 1;
                        }
                    }
                }
            }
            for (so_far, weight) in now[had_critical].iter().enumerate() {
                for critical_now in [0, 1] {
                    for damage in 0..=2 {
                        let count = counts[critical_now][damage];
                        if weight.is_zero() || count == 0 {
                            continue;
                        }
                        let sum = &mut next[critical_now][so_far + damage];
                        *sum = sum.plus(weight.times(Fraction::new(count, 1296)));
                    }
                }
            }
        }
        now = next;
    }

    let mut total = Vec::new();
    for damage in 0..=most {
        total.push(now[0][damage].plus(now[1][damage]));
    }
    target_after(target, &total)
}
