//! The turn and its rally phase.

use serde_json::json;

use super::{decided, fraction, no, yes};
use crate::support;

#[test]
fn s_phases_a_turn_has_four_phases_in_this_order() {
    let sheet = support::odds("scharmuetzel.turnSheet", &json!({}));
    assert_eq!(sheet["rule"], "S-PHASES");
    let steps = sheet["steps"].as_array().unwrap();
    let mut phases: Vec<&str> = steps
        .iter()
        .map(|step| step["phase"].as_str().unwrap())
        .collect();
    phases.dedup();
    assert_eq!(phases, ["rally", "movement", "shooting", "closeCombat"]);
    for (index, step) in steps.iter().enumerate() {
        assert_eq!(step["step"], index + 1);
    }
}

#[test]
fn s_phases_charges_come_before_compulsory_moves_and_those_before_all_others() {
    let sheet = support::odds("scharmuetzel.turnSheet", &json!({ "part": "movement" }));
    let steps = sheet["steps"].as_array().unwrap();
    let first = |rule: &str| {
        let at = steps.iter().position(|step| step["rules"][0] == rule);
        at.unwrap_or_else(|| panic!("{rule}"))
    };
    assert!(first("S-CHARGE") < first("S-UNSEEN"));
    assert!(first("S-UNSEEN") < first("S-NERVE"));
    assert!(first("S-NERVE") < first("S-INTERCEPT"));
    assert!(first("S-INTERCEPT") < first("S-RALLY"));
    assert!(first("S-RALLY") < first("S-SPRINT"));
    assert!(steps.iter().all(|step| step["phase"] == "movement"));
}

#[test]
fn s_free_the_sheet_says_that_models_move_alone_and_what_they_see() {
    let sheet = support::odds("scharmuetzel.turnSheet", &json!({}));
    let because = sheet["because"]["en"].as_str().unwrap();
    assert!(because.contains("90°") && because.contains("S-FREE"));
}

#[test]
fn each_part_of_the_sheet_holds_the_steps_of_its_phase_and_together_they_are_all() {
    let count = |part: &str| {
        let sheet = support::odds("scharmuetzel.turnSheet", &json!({ "part": part }));
        sheet["steps"].as_array().unwrap().len()
    };
    let parts = ["rally", "movement", "shooting", "closeCombat"].map(count);
    assert_eq!(parts.iter().sum::<usize>(), count("all"));
    assert!(parts.iter().all(|steps| *steps > 0));
}

#[test]
fn s_rally_a_fleeing_model_rallies_on_2d6_up_to_its_leadership() {
    // 2d6 ≤ 7: 21 of 36.
    let input = json!({ "leadership": 7 });
    assert_eq!(fraction("scharmuetzel.rally", &input, "rallied"), "7/12");
    assert_eq!(fraction("scharmuetzel.rally", &input, "flees"), "5/12");
    let always = json!({ "leadership": 12 });
    assert_eq!(fraction("scharmuetzel.rally", &always, "rallied"), "1");
    let never = json!({ "leadership": 1 });
    assert_eq!(fraction("scharmuetzel.rally", &never, "flees"), "1");
}

#[test]
fn s_rally_modifiers_go_to_the_leadership() {
    let input = json!({ "leadership": 7, "modifiers": [{ "value": 2, "label": "Fahne" }] });
    assert_eq!(fraction("scharmuetzel.rally", &input, "rallied"), "5/6");
    let odds = support::odds("scharmuetzel.rally", &input);
    assert_eq!(odds["breakdown"][1]["total"], 9);
    assert!(
        odds["explanation"]["de"]
            .as_str()
            .unwrap()
            .contains("Fahne +2")
    );
}

#[test]
fn s_rallyno_there_is_no_test_when_an_enemy_is_nearest() {
    let input = json!({ "leadership": 12, "nearestIsEnemy": true });
    let odds = support::odds("scharmuetzel.rally", &input);
    assert_eq!(odds["outcomes"][0]["id"], "flees");
    assert_eq!(odds["outcomes"][0]["rule"], "S-RALLYNO");
    assert_eq!(odds["outcomes"][0]["fraction"], "1");
    assert!(odds["tests"].as_array().unwrap().is_empty());
}

#[test]
fn s_rallyno_whether_the_test_is_made() {
    let due = |enemies, friends| {
        decided(
            "scharmuetzel.rallyDue",
            &json!({ "enemies": enemies, "friends": friends }),
        )
    };
    let at = |distance: f64| json!([{ "distance": distance }]);
    assert_eq!(due(at(9.0), at(8.5)), yes("S-RALLY"));
    assert_eq!(due(at(8.0), at(8.5)), no("S-RALLYNO"));
    assert_eq!(due(at(8.5), at(8.5)), yes("S-RALLY"));
    assert_eq!(due(json!([]), json!([])), yes("S-RALLY"));
    assert_eq!(due(at(30.0), json!([])), no("S-RALLYNO"));
}

#[test]
fn s_rallyno_fleeing_stunned_downed_and_hidden_models_do_not_count() {
    for mark in [
        json!({ "fleeing": true }),
        json!({ "state": "stunned" }),
        json!({ "state": "down" }),
        json!({ "hidden": true }),
    ] {
        let mut model = mark.clone();
        model["distance"] = json!(1);
        let enemy = json!({ "enemies": [model], "friends": [{ "distance": 9 }] });
        assert_eq!(
            decided("scharmuetzel.rallyDue", &enemy),
            yes("S-RALLY"),
            "{mark}"
        );
        let friend = json!({ "enemies": [{ "distance": 9 }], "friends": [model] });
        assert_eq!(
            decided("scharmuetzel.rallyDue", &friend),
            no("S-RALLYNO"),
            "{mark}"
        );
    }
}

#[test]
fn s_recover_the_stunned_become_downed_and_the_downed_may_stand_up() {
    let after = |state: &str| support::odds("scharmuetzel.recovery", &json!({ "state": state }));
    let stunned = after("stunned");
    assert_eq!(stunned["becomes"], "down");
    assert_eq!(stunned["mayStandUp"], false);
    assert_eq!(stunned["rule"], "S-STUN");
    let down = after("down");
    assert_eq!(down["becomes"], "down");
    assert_eq!(down["mayStandUp"], true);
    assert_eq!(down["rule"], "S-DOWN");
    let standing = after("standing");
    assert_eq!(standing["rule"], "S-RECOVER");
    assert_eq!(standing["mayStandUp"], false);
}
