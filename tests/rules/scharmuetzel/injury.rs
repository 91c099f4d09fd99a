//! The injury dice, and what the states mean.

use regelwerk::dice::walk;
use regelwerk::rules::{Outcome, Procedure};
use regelwerk::scharmuetzel::injury::{Injury, InjuryOutcome};
use serde_json::json;

use super::fraction;
use crate::support;

#[test]
fn s_injury_1_or_2_downed_3_or_4_stunned_5_or_6_out_the_highest_counts() {
    let of = |damage: i32, outcome: &str| {
        fraction("scharmuetzel.injury", &json!({ "damage": damage }), outcome)
    };
    assert_eq!(of(1, "down"), "1/3");
    assert_eq!(of(1, "stunned"), "1/3");
    assert_eq!(of(1, "out"), "1/3");
    // Both low 1/9; both at most 4: 4/9.
    assert_eq!(of(2, "down"), "1/9");
    assert_eq!(of(2, "stunned"), "1/3");
    assert_eq!(of(2, "out"), "5/9");
}

#[test]
fn s_injury_many_dice_equal_the_walk_through_every_branch() {
    for damage in 1..=8 {
        let checked = Injury { damage }.check().unwrap();
        let odds = checked.odds();
        let (weights, tests) = walk(3, |dice| Ok(checked.play(dice)?.index())).unwrap();
        for outcome in InjuryOutcome::ALL {
            let expected = weights.chance(outcome.index()).to_string();
            assert_eq!(odds.fraction(outcome.id()), expected);
        }
        assert_eq!(tests, odds.tests);
    }
}

#[test]
fn s_injury_two_hundred_dice_are_answered() {
    let odds = Injury { damage: 200 }.odds().unwrap();
    let sum: f64 = odds.outcomes.iter().map(|chance| chance.probability).sum();
    assert!((sum - 1.0).abs() < 1e-15);
    assert!(odds.probability("down") > 0.0);
    let low = (1.0_f64 / 3.0).powi(200);
    assert!((odds.probability("down") - low).abs() < 1e-12 * low);
}

#[test]
fn the_rules_of_the_states_decide_the_outcomes() {
    let odds = support::odds("scharmuetzel.injury", &json!({ "damage": 1 }));
    let rules: Vec<&str> = odds["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chance| chance["rule"].as_str().unwrap())
        .collect();
    assert_eq!(rules, ["S-DOWN", "S-STUN", "S-OUT"]);
    assert_eq!(odds["tests"][0]["rule"], "S-INJURY");
}

#[test]
fn s_down_the_downed_crawl_and_who_stands_up_is_slow_and_strikes_last() {
    let input = json!({ "state": "down", "movement": 5 });
    let down = support::odds("scharmuetzel.recovery", &input);
    let lying = json!({ "move": 2.0, "shoot": false, "sprint": false, "charge": false, "strikes": "never" });
    assert_eq!(down["staying"], lying);
    let risen =
        json!({ "move": 2.5, "shoot": true, "sprint": false, "charge": false, "strikes": "last" });
    assert_eq!(down["standingUp"], risen);
    let contact = json!({ "state": "down", "inContact": true });
    let contact = support::odds("scharmuetzel.recovery", &contact);
    assert_eq!(contact["staying"]["move"], 0.0);
    assert_eq!(contact["standingUp"]["shoot"], false);
    let said = contact["because"]["en"].as_str().unwrap();
    assert!(said.contains("neither moves nor shoots"), "{said}");
}

#[test]
fn every_face_of_the_injury_die_says_what_its_state_means() {
    for (state, word) in [("down", "crawls"), ("stunned", "nothing"), ("out", "loss")] {
        let answer = support::odds("scharmuetzel.recovery", &json!({ "state": state }));
        let meaning = answer["meaning"]["en"].as_str().unwrap();
        assert!(meaning.contains(word), "{meaning}");
    }
}

#[test]
fn s_stun_the_stunned_only_turn_face_up_and_s_out_is_final() {
    let stunned = support::odds("scharmuetzel.recovery", &json!({ "state": "stunned" }));
    assert!(stunned.get("standingUp").is_none());
    assert_eq!(stunned["staying"]["strikes"], "never");
    let out = support::odds("scharmuetzel.recovery", &json!({ "state": "out" }));
    assert_eq!(out["becomes"], "out");
    assert_eq!(out["rule"], "S-OUT");
    assert_eq!(out["staying"]["move"], 0.0);
    let standing = support::odds("scharmuetzel.recovery", &json!({ "state": "standing" }));
    assert_eq!(standing["staying"]["charge"], true);
    assert_eq!(standing["staying"]["move"], 4.0);
}
