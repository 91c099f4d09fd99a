//! Section 3.8: who has to test, with which leadership, and which state counts.

use serde_json::{Value, json};

use super::morale::listed;
use crate::support;

fn with(base: &Value, changes: &Value) -> Value {
    let mut input = base.clone();
    for (key, value) in changes.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

/// An answer whose sentence is there in both languages.
fn ask(procedure: &str, input: &Value) -> Value {
    let answer = support::odds(procedure, input);
    for language in ["de", "en"] {
        let because = answer["because"][language].as_str().unwrap();
        assert!(because.ends_with('.'), "{procedure} {input}: {because}");
    }
    answer
}

fn decided(answer: &Value) -> (bool, &str) {
    (
        answer["due"].as_bool().unwrap(),
        answer["rule"].as_str().unwrap(),
    )
}

#[test]
fn c_l_panic_at_half_strength_or_less_after_a_loss() {
    for starting in 1..=12 {
        for figures in 0..=starting {
            for lost in 0..=(starting - figures) {
                let input =
                    json!({ "startingFigures": starting, "figures": figures, "lost": lost });
                let answer = ask("chronopia.panicDue", &input);
                let due = starting > 1 && figures > 0 && lost > 0 && figures * 2 <= starting;
                assert_eq!(decided(&answer), (due, "C-L-PANIC"), "{input}");
                assert_eq!(answer["threshold"], starting / 2);
                assert_eq!(answer["ifFailed"].as_array().unwrap().is_empty(), !due);
            }
        }
    }
}

#[test]
fn c_l_panic_not_for_individuals_the_panicked_and_the_immune() {
    let unit = json!({ "startingFigures": 6, "figures": 3, "lost": 2 });
    let ask = |changes| ask("chronopia.panicDue", &with(&unit, &changes));
    assert_eq!(decided(&ask(json!({}))), (true, "C-L-PANIC"));
    assert_eq!(
        decided(&ask(json!({ "single": true }))),
        (false, "C-L-PANIC")
    );
    assert_eq!(
        decided(&ask(json!({ "panicked": true }))),
        (false, "C-L-RECOVER")
    );
    assert_eq!(
        decided(&ask(json!({ "immune": true }))),
        (false, "C-L-IMMUNE")
    );
}

#[test]
fn c_l_panicfail_what_a_failure_does_depends_on_whether_it_was_activated() {
    let ids = |activated: bool| -> Vec<String> {
        let input =
            json!({ "startingFigures": 6, "figures": 3, "lost": 2, "activated": activated });
        let answer = ask("chronopia.panicDue", &input);
        listed(&answer["ifFailed"])
            .into_iter()
            .map(|(id, _, _)| id)
            .collect()
    };
    let (after, before) = (ids(true), ids(false));
    assert!(after.contains(&"remainingActionsLost".into()));
    assert!(!after.contains(&"activationSpentFleeing".into()));
    assert!(before.contains(&"activationSpentFleeing".into()));
    assert!(!before.contains(&"remainingActionsLost".into()));
    assert_eq!(after.len(), before.len());
}

#[test]
fn c_l_recover_from_the_next_round_on_at_each_activation() {
    let answer = ask("chronopia.recoveryDue", &json!({ "moment": "activation" }));
    assert_eq!(decided(&answer), (true, "C-L-RECOVER"));
    assert_eq!(answer["modifier"], -4);
    let input = json!({ "moment": "activation", "panickedThisRound": true });
    let answer = ask("chronopia.recoveryDue", &input);
    assert_eq!(decided(&answer), (false, "C-L-PANICFAIL"));
    assert!(answer.get("modifier").is_none());
    // At home it still tests at its activation.
    let input = json!({ "moment": "activation", "inDeploymentZone": true });
    assert_eq!(
        decided(&ask("chronopia.recoveryDue", &input)),
        (true, "C-L-RECOVER")
    );
}

#[test]
fn c_l_home_rallies_by_itself_unless_an_enemy_is_within_4_inches() {
    let at = |zone: bool, enemy: Option<f64>| {
        let mut input = json!({ "moment": "roundStart", "inDeploymentZone": zone });
        if let Some(enemy) = enemy {
            input["enemyDistance"] = json!(enemy);
        }
        ask("chronopia.recoveryDue", &input)
    };
    for (zone, enemy, rallies, rule) in [
        (true, None, true, "C-L-HOME"),
        (true, Some(4.01), true, "C-L-HOME"),
        (true, Some(4.0), false, "C-L-HOME"),
        (false, None, false, "C-L-RECOVER"),
    ] {
        let answer = at(zone, enemy);
        assert_eq!(decided(&answer), (false, rule));
        assert_eq!(answer["rallies"], rallies, "{zone} {enemy:?}");
        let ids: Vec<_> = listed(&answer["effects"])
            .into_iter()
            .map(|(id, _, _)| id)
            .collect();
        assert_eq!(ids.contains(&"allActions".into()), rallies);
        assert_eq!(ids.contains(&"attackedBonus".into()), !rallies); // C-L-PANICKED
    }
}

#[test]
fn c_l_test_and_c_l_leader_the_highest_of_the_unit_or_of_an_individual_within_4_inches() {
    let unit =
        json!({ "figures": [{ "leadership": 9 }, { "leadership": 12 }, { "leadership": 10 }] });
    let ask = |changes| ask("chronopia.moraleLeadership", &with(&unit, &changes));
    let own = ask(json!({}));
    assert_eq!(
        (own["value"].as_i64(), own["rule"].as_str()),
        (Some(12), Some("C-L-TEST"))
    );
    let leaders = json!([
        { "leadership": 19, "distance": 4.1 },
        { "leadership": 14, "distance": 4 },
        { "leadership": 15, "distance": 2 },
    ]);
    let lent = ask(json!({ "leaders": leaders }));
    assert_eq!(
        (lent["value"].as_i64(), lent["rule"].as_str()),
        (Some(15), Some("C-L-LEADER"))
    );
    assert_eq!(
        (lent["own"].as_i64(), lent["leader"].as_i64()),
        (Some(12), Some(2))
    );
    // It may use his, and need not where its own is as high.
    let low = ask(json!({ "leaders": [{ "leadership": 12, "distance": 1 }] }));
    assert_eq!(
        (low["rule"].as_str(), low.get("leader")),
        (Some("C-L-TEST"), None)
    );
    // An individual stands alone.
    let single = ask(json!({ "single": true, "leaders": leaders }));
    assert_eq!(single["value"], 12);
}

#[test]
fn c_l_mount_the_rider_not_the_mount_and_the_highest_aboard() {
    let ask = |figures: Value| {
        let answer = ask("chronopia.moraleLeadership", &json!({ "figures": figures }));
        (
            answer["value"].as_i64().unwrap(),
            answer["rule"].as_str().unwrap().to_string(),
        )
    };
    let rider =
        json!([{ "leadership": 11, "role": "rider" }, { "leadership": 17, "role": "mount" }]);
    assert_eq!(ask(rider), (11, "C-L-MOUNT".into()));
    let chariot = json!([
        { "leadership": 10, "role": "crew" },
        { "leadership": 13, "role": "crew" },
        { "leadership": 16, "role": "mount" },
    ]);
    assert_eq!(ask(chariot), (13, "C-L-MOUNT".into()));
}

fn fear_due(input: &Value) -> Value {
    ask("chronopia.fearDue", input)
}

#[test]
fn c_l_fear_within_4_inches_or_the_radius_stated_and_in_line_of_sight() {
    let base = json!({ "factor": "fear", "distance": 4 });
    let answer = fear_due(&base);
    assert_eq!(decided(&answer), (true, "C-L-FEAR"));
    assert_eq!(
        (answer["radius"].as_f64(), answer["each"].as_str()),
        (Some(4.0), Some("unit"))
    );
    for (changes, due) in [
        (json!({ "distance": 4.01 }), false),
        (json!({ "distance": 6, "radius": 6 }), true),
        (json!({ "distance": 3, "radius": 2.5 }), false),
        (json!({ "lineOfSight": false }), false),
        (json!({ "affected": true }), false),
        (json!({ "passed": ["fearOfThis"] }), false),
        (json!({ "passed": ["horror"] }), true),
    ] {
        let answer = fear_due(&with(&base, &changes));
        assert_eq!(decided(&answer), (due, "C-L-FEAR"), "{changes}");
    }
    let after_terror = fear_due(&with(&base, &json!({ "passed": ["terror"] })));
    assert_eq!(decided(&after_terror), (false, "C-L-TERROR"));
}

#[test]
fn c_l_terror_within_twice_the_size() {
    for size in 0..=8 {
        for quarters in 0..=80 {
            let distance = f64::from(quarters) / 4.0;
            let input = json!({ "factor": "terror", "size": size, "distance": distance });
            let answer = fear_due(&input);
            let due = distance <= 2.0 * f64::from(size);
            assert_eq!(decided(&answer), (due, "C-L-TERROR"), "{input}");
            assert_eq!(answer["radius"].as_f64(), Some(2.0 * f64::from(size)));
        }
    }
    let passed = json!({ "factor": "terror", "size": 5, "distance": 3, "passed": ["fearOfThis"] });
    assert!(decided(&fear_due(&passed)).0);
}

#[test]
fn c_l_horror_line_of_sight_at_any_distance_and_each_figure() {
    let base = json!({ "factor": "horror", "distance": 900 });
    let answer = fear_due(&base);
    assert_eq!(decided(&answer), (true, "C-L-HORROR"));
    assert_eq!(answer["each"], "figure");
    assert!(answer.get("radius").is_none());
    assert!(!decided(&fear_due(&with(&base, &json!({ "lineOfSight": false })))).0);
    assert!(!decided(&fear_due(&with(&base, &json!({ "passed": ["horror"] })))).0);
}

#[test]
fn c_l_horror1_after_a_1_no_more_tests_of_any_kind() {
    for factor in ["fear", "terror", "horror"] {
        let input =
            json!({ "factor": factor, "distance": 1, "size": 3, "passed": ["horrorPerfect"] });
        assert_eq!(decided(&fear_due(&input)), (false, "C-L-HORROR1"));
    }
}

#[test]
fn c_l_cause_trigger_and_radius_stay_those_of_the_real_factor() {
    let terror = json!({ "factor": "terror", "size": 5, "distance": 9, "causes": "fear" });
    let answer = fear_due(&terror);
    assert_eq!(decided(&answer), (true, "C-L-TERROR"));
    assert_eq!(
        (answer["facedAs"].as_str(), answer["radius"].as_f64()),
        (Some("fear"), Some(10.0))
    );
    let immune = fear_due(&with(&terror, &json!({ "causes": "terror" })));
    assert_eq!(decided(&immune), (false, "C-L-CAUSE"));
    let profile = fear_due(&with(&terror, &json!({ "immune": true })));
    assert_eq!(
        (decided(&profile), profile["facedAs"].as_str()),
        ((false, "C-L-IMMUNE"), Some("immune"))
    );
    let horror = json!({ "factor": "horror", "distance": 30, "causes": "terror" });
    let answer = fear_due(&horror);
    assert_eq!(
        (decided(&answer), answer["facedAs"].as_str()),
        ((true, "C-L-HORROR"), Some("terror"))
    );
    // Met as terror, a passed test of terror spares it.
    let passed = fear_due(&with(&horror, &json!({ "passed": ["terror"] })));
    assert_eq!(decided(&passed), (false, "C-L-TERROR"));
}

#[test]
fn c_l_worst_the_worst_state_counts_and_lost_actions_do_not_add_up() {
    let order = [
        "steady",
        "fear",
        "terror",
        "paralysed",
        "fleeing",
        "panicked",
        "frozen",
        "cowering",
        "hiding",
        "mindBreaks",
    ];
    for (a, first) in order.iter().enumerate() {
        for (b, second) in order.iter().enumerate() {
            let answer = ask(
                "chronopia.worstState",
                &json!({ "states": [first, second] }),
            );
            assert_eq!(answer["state"], order[a.max(b)]);
            assert_eq!(answer["rule"], "C-L-WORST");
        }
    }
    let answer = ask(
        "chronopia.worstState",
        &json!({ "states": ["fear", "terror", "fear"] }),
    );
    let effects = listed(&answer["effects"]);
    let lost: Vec<_> = effects
        .iter()
        .filter(|(id, _, _)| id == "actionsLost")
        .collect();
    assert_eq!(lost.len(), 1);
    assert_eq!((lost[0].1, lost[0].2.as_str()), (Some(1), "C-L-TERRORFAIL"));
    let panicked = ask("chronopia.worstState", &json!({ "states": ["panicked"] }));
    assert_eq!(
        listed(&panicked["effects"])[5],
        ("attackedBonus".into(), Some(2), "C-L-PANICKED".into())
    );
    let none = ask("chronopia.worstState", &json!({ "states": [] }));
    assert_eq!(
        (
            none["state"].as_str(),
            none["effects"].as_array().unwrap().len()
        ),
        (Some("steady"), 0)
    );
}
