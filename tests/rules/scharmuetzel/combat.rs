//! The attacks of one fighter.

use regelwerk::dice::walk;
use regelwerk::rules::{Outcome, Procedure};
use regelwerk::scharmuetzel::combat::{Fight, FightTarget};
use regelwerk::scharmuetzel::injury::{Fallen, Harm};
use serde_json::{Value, json};

use super::fraction;
use crate::support;

fn fight(more: &Value) -> Value {
    let mut input = json!({ "attacks": 1, "weaponSkill": 4, "strength": 3, "target": { "weaponSkill": 3, "toughness": 3 } });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

fn of(more: &Value, outcome: &str) -> String {
    fraction("scharmuetzel.fight", &fight(more), outcome)
}

#[test]
fn host_figures_3_against_less_skill_5_against_more_than_double_else_4() {
    let needed = |attacker: i32, defender: i32| {
        let more = json!({ "weaponSkill": attacker, "target": { "weaponSkill": defender, "toughness": 3 } });
        let odds = support::odds("scharmuetzel.fight", &fight(&more));
        assert_eq!(odds["breakdown"][0]["rule"], "S-HOST-STRIKE");
        odds["tests"][0]["target"].as_i64().unwrap()
    };
    assert_eq!(needed(4, 3), 3);
    assert_eq!(needed(3, 3), 4);
    assert_eq!(needed(3, 6), 4);
    assert_eq!(needed(3, 7), 5);
    assert_eq!(needed(10, 1), 3);
}

#[test]
fn a_6_always_hits_and_a_1_never_whatever_the_modifiers() {
    let hits = |value: i32| {
        // Wounds on 2 or more: 5/6.
        let more = json!({ "strength": 9, "target": { "weaponSkill": 3, "toughness": 1, "wounds": 5 }, "modifiers": [{ "value": value }] });
        of(&more, "wounded")
    };
    assert_eq!(hits(-20), "5/36");
    assert_eq!(hits(20), "25/36");
    assert_eq!(hits(1), "25/36");
    assert_eq!(hits(-1), "5/12");
}

#[test]
fn strength_so_low_that_nothing_wounds_and_toughness_so_low_that_2_does() {
    let hopeless =
        json!({ "attacks": 20, "strength": 1, "target": { "weaponSkill": 3, "toughness": 5 } });
    assert_eq!(of(&hopeless, "unharmed"), "1");
    // Three too tough is as good as two: a 6.
    let hard =
        json!({ "strength": 1, "target": { "weaponSkill": 3, "toughness": 4, "wounds": 9 } });
    assert_eq!(of(&hard, "wounded"), "1/9");
    // 2/3 · 5/6.
    let soft =
        json!({ "strength": 8, "target": { "weaponSkill": 3, "toughness": 1, "wounds": 9 } });
    assert_eq!(of(&soft, "wounded"), "5/9");
}

#[test]
fn s_critone_six_attacks_score_seven_points_at_most() {
    let more = json!({ "attacks": 6, "strength": 5, "target": { "weaponSkill": 3, "toughness": 3, "wounds": 7 } });
    let odds = support::odds("scharmuetzel.fight", &fight(&more));
    let damage = odds["damage"].as_array().unwrap();
    assert_eq!(damage.len(), 8);
    // All six wound (5/9 each), at least one with a 6 (without: 4/9 each): (5⁶ − 4⁶) / 9⁶ = 427/19683.
    let seven = damage[7].as_f64().unwrap();
    assert!((seven - 427.0 / 19_683.0).abs() < 1e-15);
    assert_eq!(of(&more, "out"), "427/59049");
    // Shooting knows no such limit.
    let shots = json!({ "ballisticSkill": 6, "strength": 5, "shots": 6, "target": { "toughness": 3, "wounds": 7 } });
    let shooting = support::odds("scharmuetzel.shooting", &shots);
    assert_eq!(shooting["damage"].as_array().unwrap().len(), 13);
}

#[test]
fn s_critone_a_critical_hit_is_spent_even_when_it_is_saved() {
    // Mounted target against foot, 5+ saves; one save for both. First attack critical and saved:
    // the second can bring one point only.
    let more = json!({ "attacks": 2, "strength": 3, "target": { "weaponSkill": 3, "toughness": 5, "wounds": 3, "mounted": true }, "rulings": { "criticalHits": "oneSave" } });
    let odds = support::odds("scharmuetzel.fight", &fight(&more));
    let damage = odds["damage"].as_array().unwrap();
    // An attack scores with 2/3 · 1/6 = 1/9, every time a critical hit; saved with 1/3.
    // 1 point: first saved (1/9 · 1/3), second unsaved (1/9 · 2/3).
    assert!((damage[1].as_f64().unwrap() - 2.0 / 729.0).abs() < 1e-15);
    // 3 points: first unsaved, second unsaved.
    assert!((damage[3].as_f64().unwrap() - 4.0 / 729.0).abs() < 1e-15);
}

#[test]
fn s_crit_two_wounds_left_and_one_critical_hit() {
    // 2/3 · 2/6 one point; 2/3 · 1/6 two: the last wound, one injury die.
    let more = json!({ "target": { "weaponSkill": 3, "toughness": 3, "wounds": 2 } });
    assert_eq!(of(&more, "wounded"), "2/9");
    for fallen in ["down", "stunned", "out"] {
        assert_eq!(of(&more, fallen), "1/27");
    }
}

#[test]
fn s_wardmelee_only_the_mounted_are_saved_and_s_noarmour_nobody_else() {
    let save = |attacker: bool, target: bool| {
        let more = json!({ "mounted": attacker, "target": { "weaponSkill": 3, "toughness": 3, "mounted": target } });
        let odds = support::odds("scharmuetzel.fight", &fight(&more));
        let tests = odds["tests"].as_array().unwrap().clone();
        let save = tests.iter().find(|test| test["of"] == "save");
        save.map(|save| {
            assert_eq!(save["rule"], "S-WARDMELEE");
            save["target"].as_i64().unwrap()
        })
    };
    assert_eq!(save(false, true), Some(5));
    assert_eq!(save(true, true), Some(6));
    // S-NOARMOUR: none on foot.
    assert_eq!(save(true, false), None);
    assert_eq!(save(false, false), None);
}

#[test]
fn s_down_the_fallen_are_hit_without_a_roll_unless_the_ruling_says_otherwise() {
    for fallen in ["down", "stunned"] {
        let mut more = json!({ "target": { "weaponSkill": 3, "toughness": 3, "fallen": fallen } });
        assert_eq!(of(&more, "unharmed"), "1/2");
        more["rulings"] = json!({ "fallen": "asStanding" });
        assert_eq!(of(&more, "unharmed"), "2/3");
    }
}

#[test]
fn s_injury_a_worse_present_state_stays() {
    let states = |fallen: &str| -> Vec<String> {
        let more = json!({ "target": { "weaponSkill": 3, "toughness": 3, "fallen": fallen } });
        let odds = support::odds("scharmuetzel.fight", &fight(&more));
        let states = odds["states"].as_array().unwrap().iter();
        states
            .map(|state| format!("{} {}", state["id"].as_str().unwrap(), state["fraction"]))
            .collect()
    };
    // Hit 1, wounds on 4, 5 with one die, on a 6 with two: down 1/3 · 1/3 + 1/6 · 1/9 = 7/54,
    // stunned 1/3 · 1/3 + 1/6 · 3/9 = 1/6, out 1/3 · 1/3 + 1/6 · 5/9 = 11/54.
    assert_eq!(
        states("down"),
        ["down \"17/27\"", "stunned \"1/6\"", "out \"11/54\""]
    );
    assert_eq!(states("stunned"), ["stunned \"43/54\"", "out \"11/54\""]);
}

#[test]
fn several_attacks_equal_the_walk_through_every_branch() {
    for attacks in 1..=3 {
        for wounds in [1, 2, 4] {
            for (mounted, fallen) in [
                (false, Fallen::No),
                (true, Fallen::No),
                (true, Fallen::Down),
            ] {
                let fight = Fight {
                    attacks,
                    strength: 4,
                    target: FightTarget {
                        wounds,
                        mounted,
                        fallen,
                        ..FightTarget::default()
                    },
                    ..Fight::default()
                };
                let checked = fight.check().unwrap();
                let odds = checked.odds();
                let (points, _) = walk(8, |dice| Ok(checked.damage(dice)? as usize)).unwrap();
                for (count, chance) in odds.damage.iter().enumerate() {
                    assert!((chance - points.chance(count).to_f64()).abs() < 1e-15);
                }
                if attacks == 3 {
                    continue;
                }
                let (harms, tests) = walk(5, |dice| Ok(checked.play(dice)?.index())).unwrap();
                for chance in &odds.outcomes {
                    let harm = Harm::ALL.iter().find(|harm| harm.id() == chance.id);
                    let expected = harms.chance(harm.unwrap().index()).to_string();
                    assert_eq!(chance.fraction.clone().unwrap(), expected);
                }
                for test in &tests {
                    assert!(odds.tests.contains(test), "{test:?}");
                }
                assert_eq!(tests.len(), odds.tests.len());
            }
        }
    }
}
