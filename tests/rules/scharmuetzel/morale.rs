//! Leaders and rout.

use serde_json::{Value, json};

use super::{decided, fraction};
use crate::support;

fn leader(leaders: Value) -> Value {
    support::odds(
        "scharmuetzel.leader",
        &json!({ "leadership": 7, "leaders": leaders }),
    )
}

#[test]
fn s_leader_on_foot_he_lends_his_leadership_within_6_inches_mounted_within_12() {
    let value = |distance: f64, mounted: bool| {
        let answer = leader(json!([{ "leadership": 9, "distance": distance, "mounted": mounted }]));
        assert_eq!(answer["rule"], "S-LEADER");
        answer["value"].as_i64().unwrap()
    };
    assert_eq!(value(6.0, false), 9);
    assert_eq!(value(6.1, false), 7);
    assert_eq!(value(12.0, true), 9);
    assert_eq!(value(12.1, true), 7);
}

#[test]
fn s_leader_he_must_stand_and_not_flee() {
    for mark in [
        json!({ "fleeing": true }),
        json!({ "state": "down" }),
        json!({ "state": "stunned" }),
        json!({ "state": "out" }),
    ] {
        let mut model = mark.clone();
        model["leadership"] = json!(10);
        model["distance"] = json!(1);
        let answer = leader(json!([model]));
        assert_eq!(answer["value"], 7, "{mark}");
        assert_eq!(answer["inReach"], json!([false]), "{mark}");
        assert!(answer.get("from").is_none());
    }
}

#[test]
fn s_leader_the_best_counts_and_never_a_worse_one() {
    let answer = leader(json!([
        { "leadership": 8, "distance": 2 },
        { "leadership": 10, "distance": 13 },
        { "leadership": 9, "distance": 6 },
        { "leadership": 5, "distance": 1 },
    ]));
    assert_eq!(answer["value"], 9);
    assert_eq!(answer["from"], 2);
    assert_eq!(answer["inReach"], json!([true, false, true, true]));
    assert_eq!(
        leader(json!([{ "leadership": 5, "distance": 1 }]))["value"],
        7
    );
}

#[test]
fn s_leader_nobody_helps_with_initiative_tests() {
    let input = json!({ "test": "initiative", "leadership": 7, "leaders": [{ "leadership": 9, "distance": 1 }] });
    let answer = support::odds("scharmuetzel.leader", &input);
    assert!(answer.get("value").is_none());
    assert!(answer.get("from").is_none());
}

fn rout(more: &Value) -> Value {
    let mut input = json!({ "leadership": 7, "startingModels": 20, "lost": 5 });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

#[test]
fn s_rout_a_quarter_of_the_models_is_enough_and_less_is_not() {
    let routed = |lost: i32, start: i32| {
        let input = rout(&json!({ "lost": lost, "startingModels": start }));
        fraction("scharmuetzel.rout", &input, "routed")
    };
    assert_eq!(routed(5, 20), "5/12");
    assert_eq!(routed(4, 20), "0");
    // 5 of 21 is less than a quarter, 6 is more.
    assert_eq!(routed(5, 21), "0");
    assert_eq!(routed(6, 21), "5/12");
    assert_eq!(routed(1, 4), "5/12");
    assert_eq!(routed(0, 1), "0");
}

#[test]
fn s_rout_a_side_of_which_nobody_is_left_has_lost() {
    let input = rout(&json!({ "lost": 20 }));
    assert_eq!(fraction("scharmuetzel.rout", &input, "routed"), "1");
    let odds = support::odds("scharmuetzel.rout", &input);
    assert!(odds["tests"].as_array().unwrap().is_empty());
}

#[test]
fn s_rout_one_test_or_one_every_turn() {
    let once = rout(&json!({ "turns": 3 }));
    assert_eq!(fraction("scharmuetzel.rout", &once, "fightsOn"), "7/12");
    let every = rout(&json!({ "turns": 3, "rulings": { "routRepeats": "everyTurn" } }));
    assert_eq!(
        fraction("scharmuetzel.rout", &every, "fightsOn"),
        "343/1728"
    );
}

#[test]
fn s_rout_the_course_says_how_likely_a_side_still_stands_after_each_turn() {
    let input = rout(&json!({ "turns": 4, "rulings": { "routRepeats": "everyTurn" } }));
    let odds = support::odds("scharmuetzel.rout", &input);
    let rounds = odds["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 5);
    let stands: Vec<&str> = rounds
        .iter()
        .map(|round| round["outcomes"][0]["fraction"].as_str().unwrap())
        .collect();
    assert_eq!(stands, ["1", "7/12", "49/144", "343/1728", "2401/20736"]);
    let once = support::odds("scharmuetzel.rout", &rout(&json!({ "turns": 4 })));
    assert_eq!(once["rounds"][4]["outcomes"][0]["fraction"], "7/12");
}

#[test]
fn s_rout_a_hundred_turns_are_answered() {
    let input =
        rout(&json!({ "leadership": 10, "turns": 100, "rulings": { "routRepeats": "everyTurn" } }));
    let odds = support::odds("scharmuetzel.rout", &input);
    let last = odds["outcomes"][0]["probability"].as_f64().unwrap();
    let expected = (33.0_f64 / 36.0).powi(100);
    assert!((last - expected).abs() < 1e-12 * expected);
}

fn due(more: &Value) -> Value {
    let mut input = json!({ "startingModels": 20, "lost": 5 });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    support::odds("scharmuetzel.routDue", &input)
}

#[test]
fn s_rout_when_a_test_is_due() {
    let input = |lost: i32| json!({ "startingModels": 21, "lost": lost });
    assert_eq!(
        decided("scharmuetzel.routDue", &input(5)),
        (false, "S-ROUT".into())
    );
    assert_eq!(
        decided("scharmuetzel.routDue", &input(6)),
        (true, "S-ROUT".into())
    );
    assert_eq!(due(&json!({}))["threshold"], 5);
    assert_eq!(due(&json!({ "startingModels": 21 }))["threshold"], 6);
    assert_eq!(due(&json!({ "tested": true }))["due"], false);
    let again = json!({ "tested": true, "rulings": { "routRepeats": "everyTurn" } });
    assert_eq!(due(&again)["due"], true);
    assert_eq!(due(&json!({ "lost": 20 }))["due"], false);
}

#[test]
fn s_rout_the_leader_tests_else_another_character_else_the_best_of_those_standing() {
    let models = |leader: Value, character: Value| {
        let model = |role: &str, leadership: i32, mut more: Value| {
            more["role"] = json!(role);
            more["leadership"] = json!(leadership);
            more
        };
        json!({ "models": [
            model("other", 6, json!({})),
            model("other", 10, json!({ "state": "down" })),
            model("other", 7, json!({})),
            model("character", 9, character),
            model("leader", 8, leader),
        ] })
    };
    let on = |leader: Value, character: Value| {
        let answer = due(&models(leader, character));
        (answer["on"].as_i64(), answer["leadership"].as_i64())
    };
    let stands = || json!({});
    assert_eq!(on(stands(), stands()), (Some(4), Some(8)));
    for gone in [
        json!({ "fleeing": true }),
        json!({ "state": "down" }),
        json!({ "state": "stunned" }),
        json!({ "state": "out" }),
    ] {
        assert_eq!(on(gone.clone(), stands()), (Some(3), Some(9)), "{gone}");
        assert_eq!(on(gone.clone(), gone.clone()), (Some(2), Some(7)), "{gone}");
    }
    assert!(due(&json!({})).get("on").is_none());
}
