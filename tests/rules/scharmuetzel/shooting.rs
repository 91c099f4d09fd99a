//! The shots of one model.

use regelwerk::dice::walk;
use regelwerk::rules::{Outcome, Procedure};
use regelwerk::scharmuetzel::ScharmuetzelRulings;
use regelwerk::scharmuetzel::rulings::{CriticalHits, CriticalOnSixes};
use regelwerk::scharmuetzel::shooting::{Shooting, ShootingCover, ShootingTarget};
use serde_json::{Value, json};

use super::fraction;
use crate::support;

fn shot(more: &Value) -> Value {
    let mut input = json!({ "ballisticSkill": 3, "strength": 3, "target": { "toughness": 3 } });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

fn of(more: &Value, outcome: &str) -> String {
    fraction("scharmuetzel.shooting", &shot(more), outcome)
}

fn needed(more: &Value) -> i64 {
    let odds = support::odds("scharmuetzel.shooting", &shot(more));
    let mut steps = odds["breakdown"].as_array().unwrap().iter();
    let last = steps.rfind(|step| step["of"] == "hit");
    last.unwrap()["total"].as_i64().unwrap()
}

#[test]
fn host_figures_every_modifier_moves_the_roll_to_hit() {
    // 7 − 3, and 1 more for a single model.
    assert_eq!(needed(&json!({})), 5);
    assert_eq!(needed(&json!({ "moved": true })), 6);
    assert_eq!(needed(&json!({ "longRange": true })), 6);
    assert_eq!(needed(&json!({ "charging": true })), 6);
    assert_eq!(needed(&json!({ "cover": "soft" })), 6);
    assert_eq!(needed(&json!({ "cover": "hard" })), 7);
    assert_eq!(needed(&json!({ "large": true })), 4);
    assert_eq!(needed(&json!({ "modifiers": [{ "value": 2 }] })), 3);
    assert_eq!(
        needed(&json!({ "rulings": { "singleModelPenalty": "off" } })),
        4
    );
}

#[test]
fn host_figures_each_step_names_its_rule() {
    let more = json!({ "moved": true, "longRange": true, "charging": true, "cover": "hard", "large": true });
    let odds = support::odds("scharmuetzel.shooting", &shot(&more));
    let rules: Vec<&str> = odds["breakdown"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["rule"].as_str().unwrap())
        .collect();
    assert_eq!(
        rules,
        [
            "S-HOST-SHOOT",
            "S-HOST-MOVED",
            "S-HOST-LONG",
            "S-HOST-COVER",
            "S-HOST-CHARGING",
            "S-HOST-LARGE",
            "S-HOST-SINGLE",
            "S-HOST-WOUND",
            "S-WARDSHOT"
        ]
    );
}

/// A hit wounds on 4, 5 (5/6 unsaved) and on a 6 (at least one of two unsaved: 35/36).
/// 2/6 · 5/6 + 1/6 · 35/36 = 95/216.
#[test]
fn needed_5_hits_on_a_third() {
    // 1/3 · 95/216.
    assert_eq!(of(&json!({}), "unharmed"), "553/648");
}

#[test]
fn needed_7_hits_on_a_6_and_then_4_or_more() {
    // 1/12 · 95/216 = 95/2592.
    assert_eq!(of(&json!({ "cover": "hard" }), "unharmed"), "2497/2592");
}

#[test]
fn needed_8_hits_on_a_6_and_then_5_or_more() {
    // 1/18 · 95/216 = 95/3888.
    let more = json!({ "cover": "hard", "moved": true });
    assert_eq!(of(&more, "unharmed"), "3793/3888");
}

#[test]
fn needed_9_hits_on_a_6_and_then_another_6() {
    // 1/36 · 95/216 = 95/7776.
    let more = json!({ "cover": "hard", "moved": true, "longRange": true });
    assert_eq!(of(&more, "unharmed"), "7681/7776");
}

#[test]
fn needed_10_is_impossible_and_nothing_is_rolled() {
    let more = json!({ "cover": "hard", "moved": true, "longRange": true, "charging": true });
    assert_eq!(needed(&more), 10);
    assert_eq!(of(&more, "unharmed"), "1");
    let odds = support::odds("scharmuetzel.shooting", &shot(&more));
    assert!(odds["tests"].as_array().unwrap().is_empty());
    let text = odds["explanation"]["de"].as_str().unwrap();
    assert!(text.contains("Treffer unmöglich"), "{text}");
}

#[test]
fn a_1_always_misses_however_good_the_shooter() {
    let more = json!({ "ballisticSkill": 10, "target": { "toughness": 3, "wounds": 9 } });
    // 5/6 · 95/216.
    assert_eq!(of(&more, "wounded"), "475/1296");
}

#[test]
fn strength_so_low_that_nothing_wounds() {
    let more = json!({ "strength": 2, "shots": 50, "target": { "toughness": 6 } });
    assert_eq!(of(&more, "unharmed"), "1");
    let odds = support::odds("scharmuetzel.shooting", &shot(&more));
    let text = odds["explanation"]["en"].as_str().unwrap();
    assert!(text.contains("cannot wound"), "{text}");
    // One point less and a 6 does it, critically.
    let more = json!({ "strength": 3, "target": { "toughness": 6, "wounds": 3 } });
    // 1/3 · 1/6 · 35/36.
    assert_eq!(of(&more, "wounded"), "35/648");
}

#[test]
fn toughness_so_low_that_2_or_more_wounds() {
    let more = json!({ "strength": 9, "target": { "toughness": 1, "wounds": 3 } });
    // 1/3 · (4/6 · 5/6 + 1/6 · 35/36) = 1/3 · 155/216.
    assert_eq!(of(&more, "wounded"), "155/648");
}

#[test]
fn s_crit_two_wounds_left_and_one_critical_hit() {
    // 2+ to hit. One point: 2/6 · 5/6 + 1/6 · 10/36 = 70/216; two: 1/6 · 25/36 = 25/216.
    let more = json!({ "ballisticSkill": 6, "target": { "toughness": 3, "wounds": 2 } });
    assert_eq!(of(&more, "wounded"), "175/648");
    for fallen in ["down", "stunned", "out"] {
        assert_eq!(of(&more, fallen), "125/3888");
    }
}

#[test]
fn s_crit_one_save_for_both_by_ruling() {
    let more = json!({ "ballisticSkill": 6, "target": { "toughness": 3, "wounds": 2 }, "rulings": { "criticalHits": "oneSave" } });
    // One point: 2/6 · 5/6; two: 1/6 · 5/6.
    assert_eq!(of(&more, "wounded"), "25/108");
    assert_eq!(of(&more, "out"), "25/648");
}

#[test]
fn s_crit_where_a_6_is_needed_it_is_critical_unless_the_ruling_exempts_it() {
    let mut more =
        json!({ "ballisticSkill": 6, "strength": 3, "target": { "toughness": 5, "wounds": 2 } });
    // 5/6 · 1/6 · 25/36 / 3.
    assert_eq!(of(&more, "out"), "125/3888");
    more["rulings"] = json!({ "criticalOnSixes": "notWhenSixNeeded" });
    assert_eq!(of(&more, "out"), "0");
    assert_eq!(of(&more, "wounded"), "25/216");
}

#[test]
fn s_wardshot_on_foot_6_mounted_5_and_s_noarmour_no_other_save() {
    let save = |mounted: bool| {
        let target = json!({ "toughness": 3, "mounted": mounted });
        let odds = support::odds("scharmuetzel.shooting", &shot(&json!({ "target": target })));
        let tests = odds["tests"].as_array().unwrap().clone();
        let saves: Vec<Value> = tests
            .into_iter()
            .filter(|test| test["of"] == "save")
            .collect();
        // S-NOARMOUR: a single kind of save.
        assert_eq!(saves.len(), 1);
        assert_eq!(saves[0]["rule"], "S-WARDSHOT");
        saves[0]["target"].as_i64().unwrap()
    };
    assert_eq!(save(false), 6);
    assert_eq!(save(true), 5);
}

#[test]
fn s_declare_out_of_range_every_shot_misses_and_beyond_half_it_is_harder() {
    let at = |distance: f64| json!({ "distance": distance, "range": 24 });
    assert_eq!(needed(&at(12.0)), 5);
    assert_eq!(needed(&at(12.1)), 6);
    assert_eq!(of(&at(24.1), "unharmed"), "1");
    let odds = support::odds("scharmuetzel.shooting", &shot(&at(24.1)));
    let text = odds["explanation"]["de"].as_str().unwrap();
    assert!(text.contains("außer Reichweite"), "{text}");
    // S-DECLARE: distance and range overrule the flag.
    let mut near = at(6.0);
    near["longRange"] = json!(true);
    assert_eq!(needed(&near), 5);
}

#[test]
fn a_fallen_target_keeps_a_worse_state() {
    let target = json!({ "toughness": 3, "fallen": "stunned" });
    let odds = support::odds("scharmuetzel.shooting", &shot(&json!({ "target": target })));
    let states: Vec<&str> = odds["states"]
        .as_array()
        .unwrap()
        .iter()
        .map(|state| state["id"].as_str().unwrap())
        .collect();
    assert_eq!(states, ["stunned", "out"]);
    // The ids of the outcomes are what the dice show.
    assert!(support::fractions(&odds).contains_key("down"));
}

#[test]
fn several_shots_equal_the_walk_through_every_branch() {
    for shots in 1..=3 {
        for wounds in 1..=3 {
            for mounted in [false, true] {
                for critical_hits in [CriticalHits::TwoWounds, CriticalHits::OneSave] {
                    let shooting = Shooting {
                        ballistic_skill: 2,
                        shots,
                        strength: 4,
                        cover: ShootingCover::Soft,
                        target: ShootingTarget {
                            wounds,
                            mounted,
                            ..ShootingTarget::default()
                        },
                        rulings: ScharmuetzelRulings {
                            critical_hits,
                            critical_on_sixes: CriticalOnSixes::Always,
                            ..ScharmuetzelRulings::default()
                        },
                        ..Shooting::default()
                    };
                    same_as_walk(&shooting);
                }
            }
        }
    }
}

fn same_as_walk(shooting: &Shooting) {
    let checked = shooting.check().unwrap();
    let odds = checked.odds();
    // The injury dice are tested by themselves; here the points alone keep the walk small.
    let most = 2 * shooting.shots as usize + 1;
    let (points, _) = walk(most, |dice| Ok(checked.damage(dice)? as usize)).unwrap();
    for (count, chance) in odds.damage.iter().enumerate() {
        assert!((chance - points.chance(count).to_f64()).abs() < 1e-15);
    }
    if shooting.shots <= 2 {
        let (harms, tests) = walk(5, |dice| Ok(checked.play(dice)?.index())).unwrap();
        for chance in &odds.outcomes {
            let index = regelwerk::scharmuetzel::injury::Harm::ALL
                .iter()
                .position(|harm| harm.id() == chance.id)
                .unwrap();
            assert_eq!(
                chance.fraction.clone().unwrap(),
                harms.chance(index).to_string()
            );
        }
        for test in &tests {
            assert!(odds.tests.contains(test), "{test:?}");
        }
        assert_eq!(tests.len(), odds.tests.len());
    }
}

#[test]
fn ten_shots_are_exact_and_a_hundred_sum_to_1() {
    let ten = Shooting {
        shots: 10,
        ..Shooting::default()
    };
    let odds = ten.odds().unwrap();
    for chance in &odds.outcomes {
        assert!(chance.fraction.is_some(), "{}", chance.id);
    }
    let hundred = Shooting {
        shots: 100,
        target: ShootingTarget {
            wounds: 10,
            ..ShootingTarget::default()
        },
        ..Shooting::default()
    };
    let odds = hundred.odds().unwrap();
    let sum: f64 = odds.outcomes.iter().map(|chance| chance.probability).sum();
    assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    // One shot hurts with 95/648.
    let none = (553.0_f64 / 648.0).powi(100);
    assert!((odds.probability("unharmed") - none).abs() < 1e-12 * none);
    // Points a shot: 1/3 · (2/6 · 5/6 + 1/6 · 2 · 5/6).
    assert!((odds.mean_damage - 100.0 * 5.0 / 27.0).abs() < 1e-9);
}
