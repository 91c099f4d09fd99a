//! The movement phase.

use serde_json::{Value, json};

use super::{decided, fraction, no, yes};
use crate::support;

fn charge(more: &Value) -> Value {
    let mut input = json!({ "movement": 4, "distance": 8 });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

fn charges(more: Value) -> (bool, String) {
    decided("scharmuetzel.charge", &charge(&more))
}

#[test]
fn s_charge_a_charge_goes_at_double_movement() {
    let answer = support::odds("scharmuetzel.charge", &charge(&json!({})));
    assert_eq!(answer["allowed"], true);
    assert_eq!(answer["rule"], "S-CHARGE");
    assert_eq!(answer["reach"], 8.0);
    assert_eq!(answer["gap"], 0.0);
    assert_eq!(answer["reaches"], true);
}

#[test]
fn s_charge_nobody_charges_out_of_a_fight_or_lying_or_fleeing() {
    assert_eq!(charges(json!({ "inCombat": true })), no("S-CHARGE"));
    assert_eq!(charges(json!({ "state": "down" })), no("S-DOWN"));
    assert_eq!(charges(json!({ "state": "stunned" })), no("S-STUN"));
    assert_eq!(charges(json!({ "state": "out" })), no("S-OUT"));
    assert_eq!(charges(json!({ "fleeing": true })), no("S-RALLY"));
    assert_eq!(charges(json!({ "rallied": true })), no("S-RALLY"));
    assert_eq!(charges(json!({ "stoodUp": true })), no("S-DOWN"));
}

#[test]
fn s_failed_a_charge_that_falls_short_is_a_normal_move() {
    let answer = support::odds("scharmuetzel.charge", &charge(&json!({ "distance": 8.25 })));
    assert_eq!(answer["allowed"], true);
    assert_eq!(answer["reaches"], false);
    assert_eq!(answer["gap"], -0.25);
    assert_eq!(answer["short"]["inches"], 4.0);
    assert_eq!(answer["short"]["rule"], "S-FAILED");
}

#[test]
fn s_free_models_on_foot_see_all_around() {
    for kind in ["infantry", "artillery"] {
        let behind = json!({ "kind": kind, "sight": "outsideArc" });
        assert_eq!(charges(behind), yes("S-CHARGE"));
    }
}

#[test]
fn s_out_nobody_charges_a_model_that_is_out() {
    assert_eq!(charges(json!({ "targetState": "out" })), no("S-OUT"));
    assert_eq!(
        charges(json!({ "targetState": "stunned" })),
        yes("S-CHARGE")
    );
}

#[test]
fn s_unseen_an_unseen_enemy_is_charged_within_4_inches_after_an_initiative_test() {
    for (kind, sight) in [
        ("infantry", "ownModels"),
        ("artillery", "blocked"),
        ("cavalry", "outsideArc"),
    ] {
        let near = charge(&json!({ "kind": kind, "sight": sight, "distance": 4 }));
        assert_eq!(decided("scharmuetzel.charge", &near), yes("S-UNSEEN"));
        let answer = support::odds("scharmuetzel.charge", &near);
        assert_eq!(answer["initiativeTest"]["due"], true);
        let far = json!({ "kind": kind, "sight": sight, "distance": 4.1 });
        assert_eq!(charges(far), no("S-UNSEEN"));
    }
    let seen = support::odds("scharmuetzel.charge", &charge(&json!({ "distance": 4 })));
    assert_eq!(seen["initiativeTest"]["due"], false);
}

#[test]
fn s_hide_a_hidden_model_cannot_be_charged() {
    let hidden = json!({ "targetHidden": true, "distance": 2 });
    assert_eq!(charges(hidden), no("S-HIDE"));
}

#[test]
fn s_unseen_the_test_is_a_d6_up_to_the_initiative() {
    let charge =
        |initiative: i32, distance: f64| json!({ "initiative": initiative, "distance": distance });
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &charge(2, 4.0), "charges"),
        "1/3"
    );
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &charge(2, 4.0), "stays"),
        "2/3"
    );
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &charge(2, 4.01), "notAllowed"),
        "1"
    );
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &charge(0, 1.0), "stays"),
        "1"
    );
}

#[test]
fn s_unseen_a_6_fails_always_only_by_ruling() {
    let mut input = json!({ "initiative": 6, "distance": 1 });
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &input, "charges"),
        "1"
    );
    input["rulings"] = json!({ "sixFailsTests": "on" });
    assert_eq!(
        fraction("scharmuetzel.unseenCharge", &input, "charges"),
        "5/6"
    );
    let odds = support::odds("scharmuetzel.unseenCharge", &input);
    assert_eq!(odds["rulings"][0]["name"], "sixFailsTests");
    // Below 6 the ruling changes nothing and is not named.
    input["initiative"] = json!(5);
    let odds = support::odds("scharmuetzel.unseenCharge", &input);
    assert!(odds["rulings"].as_array().unwrap().is_empty());
}

#[test]
fn s_nerve_infantry_and_artillery_test_when_cavalry_charges() {
    let due = |kind: &str, target: &str| {
        let input = charge(&json!({ "kind": kind, "targetKind": target }));
        let answer = support::odds("scharmuetzel.charge", &input);
        assert_eq!(answer["nerveTest"]["rule"], "S-NERVE");
        answer["nerveTest"]["due"].as_bool().unwrap()
    };
    assert!(due("cavalry", "infantry"));
    assert!(due("cavalry", "artillery"));
    assert!(!due("cavalry", "cavalry"));
    assert!(!due("infantry", "infantry"));
    assert!(!due("artillery", "infantry"));
}

#[test]
fn s_nerve_who_lies_there_or_is_not_charged_does_not_test() {
    for more in [
        json!({ "kind": "cavalry", "targetState": "down" }),
        json!({ "kind": "cavalry", "targetHidden": true }),
    ] {
        let answer = support::odds("scharmuetzel.charge", &charge(&more));
        assert_eq!(answer["nerveTest"]["due"], false, "{more}");
    }
}

#[test]
fn s_nerve_who_fails_flees_2d6_and_s_caught_is_hurt_when_the_charger_still_arrives() {
    // Fails with 5/12; 2d6 ≤ 7 with 7/12; each third of the injury die.
    let input = json!({ "leadership": 7, "gap": 7 });
    let nerve = |outcome: &str| fraction("scharmuetzel.nerve", &input, outcome);
    assert_eq!(nerve("holds"), "7/12");
    assert_eq!(nerve("escapes"), "25/144");
    assert_eq!(nerve("caughtDown"), "35/432");
    assert_eq!(nerve("caughtStunned"), "35/432");
    assert_eq!(nerve("caughtOut"), "35/432");
    let odds = support::odds("scharmuetzel.nerve", &input);
    assert_eq!(odds["outcomes"][1]["rule"], "S-CAUGHT");
}

#[test]
fn s_caught_only_whole_flights_count_and_a_charge_too_short_catches_nobody() {
    let caught = |gap: f64| {
        let input = json!({ "leadership": 0, "gap": gap });
        fraction("scharmuetzel.nerve", &input, "caughtOut")
    };
    assert_eq!(caught(1.99), "0");
    assert_eq!(caught(2.0), "1/108");
    assert_eq!(caught(2.99), "1/108");
    assert_eq!(caught(12.0), "1/3");
    assert_eq!(caught(-30.0), "0");
}

#[test]
fn s_intercept_a_standing_enemy_within_2_inches_of_the_route_may_step_in() {
    let may = |input: Value| decided("scharmuetzel.intercept", &input);
    assert_eq!(may(json!({ "distance": 2 })), yes("S-INTERCEPT"));
    for more in [
        json!({ "distance": 2.1 }),
        json!({ "distance": 1, "fleeing": true }),
        json!({ "distance": 1, "state": "down" }),
        json!({ "distance": 1, "state": "stunned" }),
        json!({ "distance": 1, "state": "out" }),
        json!({ "distance": 1, "intercepted": true }),
    ] {
        assert_eq!(may(more.clone()), no("S-INTERCEPT"), "{more}");
    }
}

#[test]
fn s_intercept_a_hidden_model_may_step_in_and_is_found() {
    let hidden = support::odds(
        "scharmuetzel.intercept",
        &json!({ "distance": 1, "hidden": true }),
    );
    assert_eq!(hidden["allowed"], true);
    assert_eq!(hidden["found"], true);
    let far = json!({ "distance": 3, "hidden": true });
    assert_eq!(
        support::odds("scharmuetzel.intercept", &far)["found"],
        false
    );
}

fn sprint(enemies: Value, more: &Value) -> Value {
    let mut input = json!({ "movement": 4, "enemies": enemies });
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    support::odds("scharmuetzel.sprint", &input)
}

#[test]
fn s_sprint_a_model_sprints_when_no_enemy_is_within_8_inches() {
    let free = sprint(json!([{ "distance": 8.1 }]), &json!({}));
    assert_eq!(free["allowed"], true);
    assert_eq!(free["rule"], "S-SPRINT");
    assert_eq!(free["reach"], 8.0);
    let bound = sprint(json!([{ "distance": 20 }, { "distance": 8 }]), &json!({}));
    assert_eq!(bound["allowed"], false);
    assert_eq!(bound["rule"], "S-SPRINT");
    assert_eq!(bound["reach"], 4.0);
}

#[test]
fn s_sprint_fleeing_stunned_downed_and_hidden_enemies_do_not_count() {
    let enemies = json!([
        { "distance": 1, "fleeing": true },
        { "distance": 1, "state": "stunned" },
        { "distance": 1, "state": "down" },
        { "distance": 1, "state": "out" },
        { "distance": 1, "hidden": true },
    ]);
    assert_eq!(sprint(enemies, &json!({}))["allowed"], true);
}

#[test]
fn s_sprint_who_cannot_sprint_moves_as_the_rules_of_its_state_say() {
    for (more, rule, reach) in [
        (json!({ "stoodUp": true }), "S-DOWN", 2.0),
        (json!({ "state": "down" }), "S-DOWN", 2.0),
        (json!({ "state": "down", "inCombat": true }), "S-DOWN", 0.0),
        (json!({ "state": "stunned" }), "S-STUN", 0.0),
        (json!({ "rallied": true }), "S-RALLY", 0.0),
        (json!({ "inCombat": true }), "S-SPRINT", 0.0),
    ] {
        let answer = sprint(json!([]), &more);
        assert_eq!(answer["allowed"], false, "{more}");
        assert_eq!(answer["rule"], rule, "{more}");
        assert_eq!(answer["reach"], reach, "{more}");
    }
}

#[test]
fn s_hide_terrain_hides_and_open_ground_does_not() {
    let hides = |input: Value| decided("scharmuetzel.hide", &input);
    for place in ["wall", "woods", "building", "terrain"] {
        assert_eq!(hides(json!({ "place": place })), yes("S-HIDE"));
    }
    assert_eq!(hides(json!({ "place": "open" })), no("S-HIDE"));
}

#[test]
fn s_hide_nobody_hides_who_sprinted_charged_fled_or_is_stunned() {
    let hides = |input: Value| decided("scharmuetzel.hide", &input);
    for moved in ["sprinted", "charged", "fled"] {
        assert_eq!(
            hides(json!({ "place": "woods", "moved": moved })),
            no("S-HIDE")
        );
    }
    let stunned = json!({ "place": "woods", "state": "stunned" });
    assert_eq!(hides(stunned), no("S-HIDE"));
    let down = json!({ "place": "woods", "state": "down" });
    assert_eq!(hides(down), yes("S-HIDE"));
}

#[test]
fn s_found_an_enemy_within_its_initiative_in_inches_finds_and_lets_nobody_hide() {
    let enemies = |distance: f64| json!([{ "distance": 20, "initiative": 5 }, { "distance": distance, "initiative": 3 }]);
    let hide = |distance: f64| {
        let input = json!({ "place": "wall", "enemies": enemies(distance) });
        decided("scharmuetzel.hide", &input)
    };
    assert_eq!(hide(3.0), no("S-FOUND"));
    assert_eq!(hide(3.1), yes("S-HIDE"));
    let found = |distance: f64| {
        let input = json!({ "enemies": enemies(distance) });
        decided("scharmuetzel.found", &input)
    };
    assert_eq!(found(3.0), yes("S-FOUND"));
    assert_eq!(found(3.1), no("S-HIDE"));
}

#[test]
fn s_found_a_hidden_model_is_found_when_seen_when_it_shoots_and_when_it_leaves_cover() {
    let found = |input: Value| decided("scharmuetzel.found", &input);
    assert_eq!(found(json!({ "seen": true })), yes("S-FOUND"));
    assert_eq!(found(json!({ "shot": true })), yes("S-FOUND"));
    assert_eq!(found(json!({ "leftCover": true })), yes("S-HIDE"));
    assert_eq!(found(json!({})), no("S-HIDE"));
}
