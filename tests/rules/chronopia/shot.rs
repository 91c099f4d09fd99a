//! Section 0 and 3.6: one shot.

use regelwerk::chronopia::ranged::{Cover, Melee, Shot, Weapon};
use regelwerk::chronopia::rulings::{MeleePerfect, Naturals, PerfectFloor};
use regelwerk::rules::{Modifier, Odds};
use serde_json::{Value, json};

use crate::oracle;
use crate::support;

/// Skill 12, bow 8/16/24 with damage 4, 8 inches, armour 13: hits on 12, armour holds on 9.
fn archer() -> Shot {
    Shot {
        ranged_skill: 12,
        weapon: Weapon {
            short: 8.0,
            medium: 16.0,
            max: 24.0,
            damage: 4,
            adds_strength: false,
        },
        distance: 8.0,
        armour: 13,
        ..Shot::default()
    }
}

fn odds(change: impl FnOnce(&mut Shot)) -> Odds {
    let mut shot = archer();
    change(&mut shot);
    shot.odds().unwrap()
}

/// The target number of a roll, or none where it does not come up.
fn target(odds: &Odds, of: &str) -> Option<i32> {
    odds.tests.iter().find(|test| test.of == of)?.target
}

/// The value that a rule adds to a roll.
fn step(odds: &Odds, of: &str, rule: &str) -> Option<i32> {
    let mut steps = odds.breakdown.iter();
    let last = steps.rfind(|step| step.of == of && step.rule.0 == rule);
    last.map(|step| step.value)
}

#[test]
fn c_d20_a_face_equal_or_under_the_target_passes() {
    // 1 perfect, 2–12 hit (11 faces), 13–19 miss (7 faces), 20 fumble.
    let odds = odds(|_| {});
    assert_eq!(target(&odds, "hit"), Some(12));
    assert_eq!(odds.fraction("miss"), "7/20");
    // Armour 13 − 4 = 9: holds on 9 of 20 faces. 11/20 × 9/20 and 11/20 × 11/20.
    assert_eq!(odds.fraction("saved"), "99/400");
    assert_eq!(odds.fraction("wound"), "121/400");
}

#[test]
fn c_perfect_a_natural_1_passes_whatever_the_target() {
    let odds = odds(|shot| shot.modifiers.push(Modifier::new(-40)));
    assert_eq!(odds.fraction("miss"), "9/10");
    // The target is under 3, so the 1 is an ordinary hit: 1/20 × 9/20.
    assert_eq!(odds.fraction("saved"), "9/400");
}

#[test]
fn c_fumble_a_natural_20_fails_whatever_the_target() {
    let odds = odds(|shot| shot.modifiers.push(Modifier::new(40)));
    assert_eq!(odds.fraction("fumble"), "1/20");
    assert_eq!(odds.fraction("miss"), "0");
}

#[test]
fn c_plain_armour_knows_neither_1_nor_20_unless_the_ruling_says_so() {
    let certain = |naturals| {
        odds(|shot| {
            shot.armour = 60;
            shot.rulings.armour_naturals = naturals;
        })
    };
    assert_eq!(certain(Naturals::Plain).fraction("wound"), "0");
    assert_eq!(certain(Naturals::Natural).fraction("wound"), "11/400");
    let hopeless = |naturals| {
        odds(|shot| {
            shot.armour = 0;
            shot.rulings.armour_naturals = naturals;
        })
    };
    assert_eq!(hopeless(Naturals::Plain).fraction("saved"), "0");
    assert_eq!(hopeless(Naturals::Natural).fraction("saved"), "11/400");
}

#[test]
fn c_r_range_bands_include_their_upper_end() {
    let penalty = |distance| step(&odds(|shot| shot.distance = distance), "hit", "C-R-RANGE");
    assert_eq!(penalty(8.0), None);
    assert_eq!(penalty(8.25), Some(-4));
    assert_eq!(penalty(16.0), Some(-4));
    assert_eq!(penalty(16.01), Some(-8));
    assert_eq!(penalty(24.0), Some(-8));
}

#[test]
fn c_r_nomeasure_beyond_maximum_range_the_action_is_lost_without_a_roll() {
    let odds = odds(|shot| shot.distance = 24.01);
    assert_eq!(odds.fraction("outOfRange"), "1");
    assert_eq!(odds.outcomes.len(), 1);
    assert!(odds.tests.is_empty() && odds.breakdown.is_empty());
}

#[test]
fn c_r_light_takes_2_and_c_r_heavy_takes_4() {
    let light = odds(|shot| shot.cover = Cover::Light);
    let heavy = odds(|shot| shot.cover = Cover::Heavy);
    assert_eq!(step(&light, "hit", "C-R-LIGHT"), Some(-2));
    assert_eq!(step(&heavy, "hit", "C-R-HEAVY"), Some(-4));
    assert_eq!(target(&heavy, "hit"), Some(8));
}

#[test]
fn c_r_perfect_a_1_is_an_ordinary_hit_where_the_target_is_3_or_less() {
    let at = |modifier, floor| {
        odds(|shot| {
            shot.modifiers.push(Modifier::new(modifier));
            shot.rulings.perfect_floor = floor;
        })
    };
    assert_eq!(at(-8, PerfectFloor::Three).fraction("perfect"), "1/20"); // target 4
    assert_eq!(at(-9, PerfectFloor::Three).fraction("perfect"), "0"); // target 3
    assert_eq!(at(-9, PerfectFloor::None).fraction("perfect"), "1/20");
}

#[test]
fn c_r_fumble_a_20_is_told_apart_from_a_miss() {
    let odds = odds(|_| {});
    let fumble = odds
        .outcomes
        .iter()
        .find(|chance| chance.id == "fumble")
        .unwrap();
    assert_eq!(fumble.rule.0, "C-R-FUMBLE");
}

fn melee() -> Melee {
    Melee {
        friends: 3,
        friend_armour: 10,
        ..Melee::default()
    }
}

#[test]
fn c_r_melee_takes_1_for_each_friend_in_contact() {
    let odds = odds(|shot| shot.melee = Some(melee()));
    assert_eq!(step(&odds, "hit", "C-R-MELEE"), Some(-3));
    assert_eq!(target(&odds, "hit"), Some(9));
}

#[test]
fn c_r_stray_a_miss_may_hit_a_friend_and_gets_1_for_each() {
    let odds = odds(|shot| {
        shot.melee = Some(melee());
        shot.cover = Cover::Heavy;
        shot.aim = 1;
        shot.modifiers.push(Modifier::new(-1));
    });
    // 12 + 3; neither the target's cover nor aim nor the caller's modifiers count.
    assert_eq!(target(&odds, "stray"), Some(15));
    // Hit on 12 − 4 + 2 − 3 − 1 = 6; 13 faces miss; 15/20 hit the friend; armour 10 − 4 holds on 6.
    assert_eq!(odds.fraction("strayWound"), "273/800"); // 13/20 × 15/20 × 14/20
    assert_eq!(odds.fraction("straySaved"), "117/800"); // 13/20 × 15/20 × 6/20
    assert_eq!(odds.fraction("miss"), "13/80"); // 13/20 × 5/20
}

#[test]
fn c_r_stray_a_friend_beyond_maximum_range_cannot_be_hit() {
    let odds = odds(|shot| {
        shot.melee = Some(Melee {
            friend_distance: Some(24.5),
            ..melee()
        });
    });
    assert_eq!(odds.fraction("strayWound"), "0");
    assert_eq!(odds.fraction("miss"), "1/2");
}

#[test]
fn c_r_straybig_a_larger_target_spares_the_penalty_but_not_the_stray_shot() {
    let odds = odds(|shot| {
        shot.melee = Some(Melee {
            target_larger: true,
            ..melee()
        });
    });
    assert_eq!(step(&odds, "hit", "C-R-MELEE"), None);
    assert_eq!(step(&odds, "stray", "C-R-STRAY"), Some(3));
}

#[test]
fn c_r_melee1_a_1_into_melee_hits_the_target_with_an_armour_roll() {
    let at = |reading| {
        odds(|shot| {
            shot.melee = Some(melee());
            shot.rulings.melee_perfect = reading;
        })
    };
    assert_eq!(at(MeleePerfect::Hit).fraction("perfect"), "0");
    assert_eq!(at(MeleePerfect::NoArmour).fraction("perfect"), "1/20");
}

#[test]
fn c_r_melee20_a_20_into_melee_hits_a_friend_without_a_roll_to_hit() {
    let odds = odds(|shot| shot.melee = Some(melee()));
    assert_eq!(odds.fraction("fumble"), "0");
    assert_eq!(odds.fraction("fumbleWound"), "7/200"); // 1/20 × 14/20
    assert_eq!(odds.fraction("fumbleSaved"), "3/200");
}

#[test]
fn c_r_air_height_is_added_to_the_distance() {
    let odds = odds(|shot| shot.height_difference = 1.0);
    assert_eq!(step(&odds, "hit", "C-R-RANGE"), Some(-4));
}

#[test]
fn c_r_armour_and_c_r_strength_damage_and_strength_lower_the_armour() {
    let plain = odds(|shot| shot.strength = 3);
    assert_eq!(target(&plain, "armour"), Some(9));
    let strong = odds(|shot| {
        shot.strength = 3;
        shot.weapon.adds_strength = true;
    });
    assert_eq!(target(&strong, "armour"), Some(6));
    assert_eq!(step(&strong, "armour", "C-R-STRENGTH"), Some(-3));
}

#[test]
fn c_r_aim_counts_for_each_action_and_is_named_as_an_assumption() {
    let odds = odds(|shot| shot.aim = 2);
    assert_eq!(step(&odds, "hit", "C-R-AIM"), Some(4));
    assert_eq!(odds.assumptions, ["aimBonus"]);
}

#[test]
fn c_l_terrorfail_the_skill_is_halved_before_any_modifier_rounded_down() {
    let odds = odds(|shot| {
        shot.ranged_skill = 13;
        shot.terrified = true;
        shot.cover = Cover::Light;
    });
    assert_eq!(target(&odds, "hit"), Some(4));
}

#[test]
fn every_ruling_that_changes_an_answer_is_named_in_it() {
    let names = |odds: &Odds| -> Vec<&str> { odds.rulings.iter().map(|use_| use_.name).collect() };
    assert_eq!(names(&odds(|_| {})), ["perfectFloor", "armourNaturals"]);
    let into_melee = odds(|shot| shot.melee = Some(melee()));
    assert_eq!(names(&into_melee), ["meleePerfect", "armourNaturals"]);
    let explanation = odds(|shot| shot.rulings.armour_naturals = Naturals::Natural).explanation;
    assert!(
        explanation.de.contains("eine 1 gelingt immer"),
        "{}",
        explanation.de
    );
}

#[test]
fn the_sentence_names_what_is_not_at_its_default_and_never_lies_about_certainty() {
    let odds = odds(|shot| {
        shot.distance = 14.5;
        shot.cover = Cover::Light;
        shot.aim = 1;
        shot.modifiers.push(Modifier {
            value: -1,
            label: "Regen".into(),
        });
    });
    let de = &odds.explanation.de;
    for part in [
        "FW 12",
        "14,5 Zoll",
        "RW 13",
        "leichte Deckung",
        "1 × Zielen zu je +2",
        "Regen −1",
    ] {
        assert!(de.contains(part), "{part} is missing: {de}");
    }
    assert!(odds.explanation.en.contains("14.5 inches"));
}

#[test]
fn c_r_air_a_sum_that_ends_at_a_range_is_within_it() {
    // 0.2 + 0.1 is a hair more than 0.3 in binary, 1.3 + 0.1 than 1.4.
    for (ground, height, range) in [(0.2, 0.1, 0.3), (1.3, 0.1, 1.4), (15.9, 8.3, 24.2)] {
        assert!(ground + height > range);
        let at = |more: f64| {
            odds(|shot| {
                shot.weapon.short = range;
                shot.weapon.medium = range;
                shot.weapon.max = range;
                shot.distance = ground + more;
                shot.height_difference = height;
            })
        };
        assert_eq!(at(0.0).fraction("outOfRange"), "0", "{ground} + {height}");
        assert_eq!(at(0.0).tests[0].target, Some(12));
        assert_eq!(at(0.001).fraction("outOfRange"), "1");
        let target = json!({
            "shooter": { "height": height, "weapon": { "short": range, "medium": 60, "max": 90 } },
            "candidates": [{ "distance": ground }],
        });
        let answer = support::odds("chronopia.targets", &target);
        assert_eq!(answer["candidates"][0]["range"]["band"], "short");
        assert_eq!(answer["candidates"][0]["distance"], json!(range));
    }
}

#[test]
fn a_shooter_who_moves_to_the_end_of_a_range_is_within_it() {
    // 2.2 less two moves of 0.6 is a hair more than 1 in binary.
    let plan = json!({
        "shot": { "rangedSkill": 4, "weapon": { "short": 1, "medium": 1, "max": 1, "damage": 4 }, "distance": 2.2, "armour": 4 },
        "actions": 3, "rate": { "shots": 1, "actions": 1 }, "moveDistance": 0.6,
    });
    let answer = support::odds("chronopia.shooterPlan", &plan);
    assert!(
        (answer["value"].as_f64().unwrap() - 0.2).abs() < 1e-12,
        "{answer}"
    );
}

/// A grid of inputs: every combination of what matters, thousands of cases.
fn grid() -> Vec<Value> {
    let mut inputs = Vec::new();
    for skill in [3, 8, 13, 24] {
        for distance in [6.0, 12.5, 20.0, 30.0] {
            for cover in ["none", "light", "heavy"] {
                for armour in [0, 9, 30] {
                    for (damage, strength) in [(0, 0), (5, 3)] {
                        for situation in 0..10 {
                            let mut input = json!({
                                "rangedSkill": skill,
                                "weapon": { "short": 8, "medium": 16, "max": 24, "damage": damage, "addsStrength": strength > 0 },
                                "distance": distance,
                                "cover": cover,
                                "armour": armour,
                                "strength": strength,
                            });
                            let extra = match situation {
                                0 => json!({}),
                                1 => json!({ "aim": 2, "aimBonus": 3 }),
                                2 => {
                                    json!({ "terrified": true, "modifiers": [{ "value": 3 }, { "value": -1 }] })
                                }
                                3 => {
                                    json!({ "heightDifference": 3.5, "rulings": { "armourNaturals": "natural" } })
                                }
                                4 => json!({ "rulings": { "perfectFloor": "none" } }),
                                5 => json!({ "melee": { "friends": 2, "friendArmour": 11 } }),
                                6 => {
                                    json!({ "melee": { "friends": 1, "friendArmour": 17, "targetLarger": true, "friendCover": "light" } })
                                }
                                7 => {
                                    json!({ "melee": { "friends": 4, "friendArmour": 3, "friendDistance": 25 }, "rulings": { "meleePerfect": "noArmour" } })
                                }
                                8 => {
                                    json!({ "melee": { "friends": 3, "friendArmour": 12, "friendDistance": 10, "friendCover": "heavy" }, "terrified": true, "aim": 1, "rulings": { "meleePerfect": "noArmour", "perfectFloor": "none", "armourNaturals": "natural" } })
                                }
                                _ => json!({ "modifiers": [{ "value": -30 }] }),
                            };
                            for (key, value) in extra.as_object().unwrap() {
                                input[key] = value.clone();
                            }
                            inputs.push(input);
                        }
                    }
                }
            }
        }
    }
    inputs
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let grid = grid();
    assert_eq!(grid.len(), 2880);
    for input in &grid {
        support::same_as_oracle("chronopia.shot", input);
    }
}

#[test]
fn the_oracle_answers_the_archer_by_hand() {
    // So that the grid cannot agree by both being empty.
    let input = json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 }, "distance": 14, "cover": "light", "armour": 13 });
    let chances = oracle::odds("chronopia.shot", &input);
    assert_eq!(chances.chances()["wound"].text().as_deref(), Some("11/80"));
}
