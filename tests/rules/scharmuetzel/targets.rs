//! Who may shoot, and at whom.

use serde_json::{Value, json};

use super::{decided, no, yes};
use crate::support;

fn may(input: Value) -> (bool, String) {
    decided("scharmuetzel.mayShoot", &input)
}

#[test]
fn s_noshoot_who_may_not_shoot() {
    for input in [
        json!({ "inCombat": true }),
        json!({ "moved": "sprinted" }),
        json!({ "moved": "chargeFailed" }),
        json!({ "fleeing": true }),
        json!({ "rallied": true }),
        json!({ "state": "stunned" }),
        json!({ "state": "down" }),
    ] {
        assert_eq!(may(input.clone()), no("S-NOSHOOT"), "{input}");
    }
    assert_eq!(may(json!({ "state": "out" })), no("S-OUT"));
}

#[test]
fn s_noshoot_all_others_may_even_after_a_failed_initiative_test() {
    assert_eq!(may(json!({})), yes("S-NOSHOOT"));
    assert_eq!(may(json!({ "moved": "noCharge" })), yes("S-NOSHOOT"));
}

/// Whether and by which rule each candidate may be shot at.
fn verdicts(input: &Value) -> Vec<(bool, String)> {
    let answer = support::odds("scharmuetzel.targets", input);
    let candidates = answer["candidates"].as_array().unwrap().iter();
    candidates
        .map(|one| {
            (
                one["allowed"].as_bool().unwrap(),
                one["rule"].as_str().unwrap().to_string(),
            )
        })
        .collect()
}

#[test]
fn s_nearest_the_nearest_visible_enemy_is_the_target_fleeing_or_not() {
    let input = json!({ "candidates": [{ "distance": 9 }, { "distance": 7 }, { "distance": 5, "visible": false }] });
    assert_eq!(
        verdicts(&input),
        [no("S-NEAREST"), yes("S-NEAREST"), no("S-NEAREST")]
    );
}

#[test]
fn s_nearest_of_two_equally_near_either_may_be_chosen() {
    let input =
        json!({ "candidates": [{ "distance": 7 }, { "distance": 7 }, { "distance": 7.5 }] });
    assert_eq!(
        verdicts(&input),
        [yes("S-NEAREST"), yes("S-NEAREST"), no("S-NEAREST")]
    );
}

#[test]
fn s_nearest_a_nearest_enemy_who_lies_there_frees_the_choice() {
    for state in ["down", "stunned"] {
        let input = json!({ "candidates": [{ "distance": 3, "state": state }, { "distance": 9 }, { "distance": 12 }] });
        assert_eq!(verdicts(&input), vec![yes("S-NEAREST"); 3], "{state}");
    }
    let input = json!({ "candidates": [{ "distance": 3 }, { "distance": 9, "state": "down" }] });
    assert_eq!(verdicts(&input), [yes("S-NEAREST"), no("S-NEAREST")]);
}

#[test]
fn s_nearest_from_a_raised_place_the_choice_is_free_unless_the_nearest_is_there_too() {
    let mut input = json!({ "raised": true, "candidates": [{ "distance": 3 }, { "distance": 9 }] });
    assert_eq!(verdicts(&input), vec![yes("S-NEAREST"); 2]);
    input["candidates"][0]["samePlace"] = json!(true);
    assert_eq!(verdicts(&input), [yes("S-NEAREST"), no("S-NEAREST")]);
    // Unseen it does not bind.
    input["candidates"][0]["visible"] = json!(false);
    assert_eq!(verdicts(&input), [no("S-NEAREST"), yes("S-NEAREST")]);
}

#[test]
fn s_nomelee_nobody_shoots_into_close_combat_and_such_models_are_skipped() {
    let input = json!({ "candidates": [{ "distance": 3, "inCombat": true }, { "distance": 9 }] });
    assert_eq!(verdicts(&input), [no("S-NOMELEE"), yes("S-NEAREST")]);
}

#[test]
fn s_hide_hidden_models_are_no_targets_and_are_skipped() {
    let input = json!({ "candidates": [{ "distance": 3, "hidden": true }, { "distance": 9 }] });
    assert_eq!(verdicts(&input), [no("S-HIDE"), yes("S-NEAREST")]);
}

#[test]
fn s_free_a_mounted_shooter_sees_90_degrees_one_on_foot_all_around() {
    let mut input = json!({ "candidates": [{ "distance": 3, "inArc": false }, { "distance": 9 }] });
    assert_eq!(verdicts(&input), [yes("S-NEAREST"), no("S-NEAREST")]);
    input["mounted"] = json!(true);
    assert_eq!(verdicts(&input), [no("S-FREE"), yes("S-NEAREST")]);
}

#[test]
fn the_sentence_names_every_candidate() {
    let input = json!({ "candidates": [{ "name": "Späher", "distance": 3 }, { "distance": 9 }] });
    let answer = support::odds("scharmuetzel.targets", &input);
    let text = answer["explanation"]["de"].as_str().unwrap();
    assert_eq!(
        text,
        "Späher: ja, der nächste Feind; #2: nein, ein anderer Feind ist näher."
    );
    let empty = support::odds("scharmuetzel.targets", &json!({ "candidates": [] }));
    assert_eq!(empty["explanation"]["en"], "No target.");
}
