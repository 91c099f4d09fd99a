//! Section 3.8: one morale test, and what each result brings.

use regelwerk::rules::Code;
use serde_json::{Value, json};

use crate::oracle;
use crate::support::{self, Face};

fn test(factor: &str, leadership: i64) -> Value {
    json!({ "factor": factor, "leadership": leadership })
}

fn odds(input: &Value) -> Value {
    support::odds("chronopia.morale", input)
}

/// The effects of an outcome: id, value, rule.
pub fn effects(answer: &Value, outcome: &str) -> Vec<(String, Option<i64>, String)> {
    let all = answer["effects"].as_array().unwrap().iter();
    let mut found = all.filter(|entry| entry["outcome"] == outcome);
    let entry = found
        .next()
        .unwrap_or_else(|| panic!("{outcome}: {answer}"));
    listed(&entry["effects"])
}

/// The same of a plain list.
pub fn listed(list: &Value) -> Vec<(String, Option<i64>, String)> {
    let text = |effect: &Value, key: &str| effect[key].as_str().unwrap().to_string();
    let list = list.as_array().unwrap().iter();
    list.map(|effect| {
        let label = &effect["label"];
        assert!(!text(label, "de").is_empty() && !text(label, "en").is_empty());
        (
            text(effect, "id"),
            effect["value"].as_i64(),
            text(effect, "rule"),
        )
    })
    .collect()
}

fn brings(answer: &Value, outcome: &str, expected: &[(&str, Option<i64>, &str)]) {
    let expected: Vec<_> = expected
        .iter()
        .map(|(id, value, rule)| (id.to_string(), *value, rule.to_string()))
        .collect();
    assert_eq!(effects(answer, outcome), expected, "{outcome}");
}

fn ids(answer: &Value, outcome: &str) -> Vec<String> {
    let all = effects(answer, outcome).into_iter();
    all.map(|(id, _, _)| id).collect()
}

fn rule_of(answer: &Value, outcome: &str) -> String {
    let all = answer["outcomes"].as_array().unwrap().iter();
    let mut found = all.filter(|chance| chance["id"] == outcome);
    found.next().unwrap()["rule"].as_str().unwrap().to_string()
}

#[test]
fn c_l_test_equal_or_under_the_leadership_passes() {
    let answer = odds(&test("panic", 12));
    let chances = support::fractions(&answer);
    assert_eq!(chances["perfect"], "1/20");
    assert_eq!(chances["passed"], "11/20");
    assert_eq!(chances["failed"], "7/20");
    assert_eq!(chances["fumble"], "1/20");
    assert_eq!(answer["breakdown"][0]["rule"], "C-L-TEST");
    assert_eq!(answer["tests"][0]["target"], 12);
    assert_eq!(answer["tests"][0]["bands"][1]["to"], 12);
}

#[test]
fn c_perfect_and_c_fumble_a_1_passes_and_a_20_fails_whatever_the_leadership() {
    let hopeless = support::fractions(&odds(&test("fear", 0)));
    assert_eq!(hopeless["perfect"], "1/20"); // C-PERFECT
    assert!(!hopeless.contains_key("passed"));
    let fearless = support::fractions(&odds(&test("fear", 60)));
    assert_eq!(fearless["fumble"], "1/20"); // C-FUMBLE
    assert!(!fearless.contains_key("failed"));
}

#[test]
fn c_l_recover_the_recovery_test_is_made_at_minus_4() {
    let answer = odds(&test("recovery", 14));
    let step = &answer["breakdown"][1];
    assert_eq!(step["rule"], "C-L-RECOVER");
    assert_eq!(
        (step["value"].as_i64(), step["total"].as_i64()),
        (Some(-4), Some(10))
    );
    brings(
        &answer,
        "passed",
        &[
            ("rallies", None, "C-L-RECOVER"),
            ("turnsToEnemy", None, "C-L-RECOVER"),
            ("countsAsActivated", None, "C-L-RECOVER"),
        ],
    );
    let failed = effects(&answer, "failed");
    assert_eq!(failed[0], ("fleesHome".into(), None, "C-L-RECOVER".into()));
    assert!(failed.contains(&("recoveryTests".into(), Some(-4), "C-L-RECOVER".into())));
}

#[test]
fn c_l_panic1_a_1_brings_all_actions_back_but_the_first_test_is_merely_passed() {
    let recovery = odds(&test("recovery", 14));
    assert_eq!(rule_of(&recovery, "perfect"), "C-L-PANIC1");
    assert_eq!(
        ids(&recovery, "perfect"),
        ["rallies", "turnsToEnemy", "allActions"]
    );
    let first = odds(&test("panic", 14));
    brings(&first, "perfect", &[("actsNormally", None, "C-L-PANIC1")]);
    brings(&first, "passed", &[("actsNormally", None, "C-L-PANIC")]);
}

#[test]
fn c_l_panic20_a_20_removes_the_unit_first_test_or_recovery() {
    for factor in ["panic", "recovery"] {
        let answer = odds(&test(factor, 14));
        brings(&answer, "fumble", &[("removed", None, "C-L-PANIC20")]);
        assert_eq!(rule_of(&answer, "fumble"), "C-L-PANIC20");
    }
}

#[test]
fn c_l_panicfail_and_c_l_panicked_a_failure_turns_flees_and_exposes() {
    let answer = odds(&test("panic", 10));
    brings(
        &answer,
        "failed",
        &[
            ("turnsHome", None, "C-L-PANICFAIL"),
            ("panicMarker", None, "C-L-PANICFAIL"),
            ("remainingActionsLost", None, "C-L-PANICFAIL"),
            ("activationSpentFleeing", None, "C-L-PANICFAIL"),
            ("noRecoveryThisRound", None, "C-L-PANICFAIL"),
            ("losesWaitMarkers", None, "C-L-IMMUNE"),
            ("notThroughFriends", None, "C-L-PANICKED"),
            ("leavesMelee", None, "C-L-PANICKED"),
            ("freeAttacks", None, "C-L-PANICKED"),
            ("noShields", None, "C-L-PANICKED"),
            ("noDefence", None, "C-L-PANICKED"),
            ("attackedBonus", Some(2), "C-L-PANICKED"),
            ("recoveryTests", Some(-4), "C-L-RECOVER"),
            ("ralliesAtHome", None, "C-L-HOME"),
        ],
    );
    let label = &answer["effects"][2]["effects"][11]["label"];
    assert!(label["de"].as_str().unwrap().ends_with("+2"), "{label}");
}

#[test]
fn c_l_fear_a_pass_ends_the_fear_of_this_figure() {
    let answer = odds(&test("fear", 10));
    brings(
        &answer,
        "passed",
        &[
            ("actsNormally", None, "C-L-FEAR"),
            ("noTestAgainstCause", None, "C-L-FEAR"),
        ],
    );
}

#[test]
fn c_l_fearfail_costs_one_action_and_the_charge_until_away_or_rallied() {
    let first = odds(&test("fear", 10));
    brings(
        &first,
        "failed",
        &[
            ("actionsLost", Some(1), "C-L-FEARFAIL"),
            ("noChargeAgainstCause", None, "C-L-FEARFAIL"),
            ("fearMarker", None, "C-L-FEARFAIL"),
            ("keepsWaitMarkers", None, "C-L-IMMUNE"),
            ("mayTestAgain", Some(-1), "C-L-FEARFAIL"),
            ("untilOutOfRadius", None, "C-L-FEARFAIL"),
            ("untilRallied", None, "C-L-FEARFAIL"),
        ],
    );
    let again = odds(&test("fearAgain", 10));
    assert_eq!(again["breakdown"][1]["rule"], "C-L-FEARFAIL");
    assert_eq!(again["tests"][0]["target"], 9);
    assert_eq!(ids(&again, "failed"), ids(&first, "failed"));
}

#[test]
fn c_l_fear1_and_c_l_fear20_hatred_or_no_actions() {
    let answer = odds(&test("fear", 10));
    brings(
        &answer,
        "perfect",
        &[
            ("hatredOfCause", None, "C-L-FEAR1"),
            ("untilCauseSlain", None, "C-L-FEAR1"),
            ("noTestAgainstCause", None, "C-L-FEAR"),
        ],
    );
    brings(
        &answer,
        "fumble",
        &[
            ("noActions", None, "C-L-FEAR20"),
            ("keepsWaitMarkers", None, "C-L-IMMUNE"),
            ("untilCauseGone", None, "C-L-FEAR20"),
            ("untilRallied", None, "C-L-FEAR20"),
        ],
    );
}

#[test]
fn c_l_terror_and_c_l_terrorfail_skills_halved_no_spells_no_charge() {
    let answer = odds(&test("terror", 10));
    assert_eq!(rule_of(&answer, "failed"), "C-L-TERRORFAIL");
    brings(
        &answer,
        "passed",
        &[
            ("actsNormally", None, "C-L-TERROR"),
            ("noTestAgainstTerror", None, "C-L-TERROR"),
            ("noTestAgainstFear", None, "C-L-TERROR"),
        ],
    );
    brings(
        &answer,
        "failed",
        &[
            ("actionsLost", Some(1), "C-L-TERRORFAIL"),
            ("skillsHalved", None, "C-L-TERRORFAIL"),
            ("noChargeAgainstCause", None, "C-L-TERRORFAIL"),
            ("noSpells", None, "C-L-TERRORFAIL"),
            ("commandDistanceIgnored", None, "C-L-TERRORFAIL"),
            ("losesWaitMarkers", None, "C-L-IMMUNE"),
            ("untilOutOfRadius", None, "C-L-TERRORFAIL"),
            ("untilRallied", None, "C-L-TERRORFAIL"),
        ],
    );
}

#[test]
fn c_l_terror1_and_c_l_terror20_hatred_of_the_army_or_flight() {
    let answer = odds(&test("terror", 10));
    let perfect = effects(&answer, "perfect");
    assert_eq!(
        perfect[0],
        ("hatredOfArmy".into(), None, "C-L-TERROR1".into())
    );
    assert_eq!(
        perfect[1],
        ("unshakeable".into(), None, "C-L-TERROR1".into())
    );
    assert_eq!(
        perfect[2],
        ("untilBattleEnds".into(), None, "C-L-TERROR1".into())
    );
    let fumble = effects(&answer, "fumble");
    assert_eq!(
        fumble[0],
        ("fleesFromCause".into(), None, "C-L-TERROR20".into())
    );
    assert!(fumble.contains(&("testsAgainOutOfSight".into(), None, "C-L-TERROR20".into())));
    assert!(fumble.contains(&("untilRallied".into(), None, "C-L-TERROR20".into())));
    assert!(fumble.contains(&(
        "commandDistanceIgnored".into(),
        None,
        "C-L-TERRORFAIL".into()
    )));
}

#[test]
fn c_l_cause_a_lesser_test_with_its_results_but_the_sight_of_the_real_cause() {
    let mut input = test("horror", 10);
    input["causes"] = json!("fear");
    let answer = odds(&input);
    assert_eq!(answer["facedAs"], "terror");
    assert_eq!(rule_of(&answer, "fumble"), "C-L-TERROR20"); // not removed
    let failed = effects(&answer, "failed");
    assert!(failed.contains(&("untilOutOfSight".into(), None, "C-L-CAUSE".into())));
    assert!(!failed.iter().any(|(id, _, _)| id == "untilOutOfRadius"));
    input["factor"] = json!("terror");
    let answer = odds(&input);
    assert_eq!(answer["facedAs"], "fear");
    assert!(ids(&answer, "failed").contains(&"untilOutOfRadius".into()));
}

#[test]
fn c_l_cause_whoever_causes_as_much_is_immune_and_rolls_nothing() {
    let mut input = test("fear", 10);
    input["causes"] = json!("fear");
    let answer = odds(&input);
    assert_eq!(support::fractions(&answer)["immune"], "1");
    assert_eq!(answer["tests"], json!([]));
    assert_eq!(answer["breakdown"], json!([]));
    brings(&answer, "immune", &[("unaffected", None, "C-L-CAUSE")]);
    let loose = support::loose(&input);
    let played = support::answer("chronopia.morale", &loose, Face::Resolve(&[])).unwrap();
    assert_eq!(played["outcome"], "immune");
}

#[test]
fn c_l_immune_the_table_of_factor_and_causes() {
    let expected = [
        // causes nothing, fear, terror, horror
        ("panic", ["panic", "panic", "panic", "panic"]),
        ("recovery", ["recovery", "recovery", "recovery", "recovery"]),
        ("fear", ["fear", "immune", "immune", "immune"]),
        ("fearAgain", ["fearAgain", "immune", "immune", "immune"]),
        ("terror", ["terror", "fear", "immune", "immune"]),
        ("horror", ["horror", "terror", "terror", "immune"]),
    ];
    for (factor, row) in expected {
        for (causes, faced) in ["nothing", "fear", "terror", "horror"].iter().zip(row) {
            let place = format!("{factor}, causes {causes}");
            let mut input = test(factor, 10);
            input["causes"] = json!(causes);
            assert_eq!(odds(&input)["facedAs"], faced, "{place}");
            assert_eq!(oracle::morale::faced_as(factor, causes), faced, "{place}");
            let look = json!({ "factor": factor, "causes": causes });
            let met = support::odds("chronopia.immunity", &look);
            assert_eq!(met["facedAs"], faced, "{place}");
            let same = faced == factor;
            let panic = matches!(factor, "panic" | "recovery");
            let rule = match (*causes, panic) {
                ("nothing", _) => {
                    assert!(same);
                    continue;
                }
                (_, true) => "C-L-IMMUNE",
                (_, false) => "C-L-CAUSE",
            };
            assert_eq!(met["rule"], rule, "{place}");
        }
    }
}

#[test]
fn c_l_immune_immunity_to_panic_is_none_to_fear_and_fear_keeps_wait_markers() {
    let ask = |factor: &str, to: &[&str]| {
        support::odds(
            "chronopia.immunity",
            &json!({ "factor": factor, "immuneTo": to }),
        )
    };
    assert_eq!(ask("panic", &["panic"])["facedAs"], "immune");
    assert_eq!(ask("recovery", &["panic"])["rule"], "C-L-IMMUNE");
    assert_eq!(ask("fear", &["panic"])["facedAs"], "fear");
    assert_eq!(ask("fearAgain", &["fear"])["facedAs"], "immune");
    assert_eq!(ask("terror", &["fear"])["facedAs"], "terror");
    for (factor, costs) in [
        ("panic", true),
        ("fear", false),
        ("terror", true),
        ("horror", true),
    ] {
        assert_eq!(ask(factor, &[])["costsWaitMarkers"], costs, "{factor}");
        let marker = if costs {
            "losesWaitMarkers"
        } else {
            "keepsWaitMarkers"
        };
        let failed = ids(&odds(&test(factor, 10)), "failed");
        assert!(failed.contains(&marker.into()), "{factor}: {failed:?}");
    }
}

#[test]
fn every_result_brings_something_once_and_by_a_rule_of_the_chapter() {
    for factor in FACTORS {
        for causes in CAUSES {
            let mut input = test(factor, 10);
            input["causes"] = json!(causes);
            let answer = odds(&input);
            let outcomes = answer["outcomes"].as_array().unwrap();
            assert_eq!(answer["effects"].as_array().unwrap().len(), outcomes.len());
            for chance in outcomes {
                let all = effects(&answer, chance["id"].as_str().unwrap());
                assert!(!all.is_empty());
                let mut ids: Vec<_> = all.iter().map(|(id, _, _)| id).collect();
                ids.sort();
                ids.dedup();
                assert_eq!(ids.len(), all.len(), "{input} {all:?}");
                assert!(all.iter().all(|(_, _, rule)| rule.starts_with("C-L-")));
            }
        }
    }
}

#[test]
fn the_sentence_names_what_matters_and_a_play_names_its_effects() {
    let mut input = test("terror", 12);
    input["causes"] = json!("fear");
    input["modifiers"] = json!([{ "value": -2, "label": "Nacht" }]);
    let answer = odds(&input);
    let de = answer["explanation"]["de"].as_str().unwrap();
    for part in [
        "Schrecken",
        "FG 12",
        "verursacht selbst Furcht",
        "wie Furcht behandelt",
        "Nacht −2",
        "bei 10 oder weniger",
        "(1/2)",
    ] {
        assert!(de.contains(part), "{part}: {de}");
    }
    let loose = support::loose(&input);
    let played = support::answer("chronopia.morale", &loose, Face::Resolve(&[15])).unwrap();
    let en = played["explanation"]["en"].as_str().unwrap();
    assert_eq!(played["outcome"], "failed");
    assert!(
        en.contains("fewer actions: 1") && en.contains("at −1"),
        "{en}"
    );
}

const FACTORS: [&str; 6] = ["panic", "recovery", "fear", "fearAgain", "terror", "horror"];
const CAUSES: [&str; 4] = ["nothing", "fear", "terror", "horror"];

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for factor in FACTORS {
        for causes in CAUSES {
            for leadership in 0..=25 {
                for modifier in [-25, -5, -3, -1, 0, 2, 4, 30] {
                    let input = json!({
                        "factor": factor,
                        "leadership": leadership,
                        "causes": causes,
                        "modifiers": [{ "value": modifier }, { "value": 1 }],
                    });
                    assert!(support::same_as_oracle("chronopia.morale", &input));
                    cases += 1;
                }
            }
        }
    }
    assert_eq!(cases, 4992);
}

#[test]
fn every_roll_partitions_the_die() {
    for factor in FACTORS {
        for leadership in 0..=24 {
            let answer = odds(&test(factor, leadership));
            let mut next = 1;
            for band in answer["tests"][0]["bands"].as_array().unwrap() {
                assert_eq!(band["from"].as_u64(), Some(next));
                next = band["to"].as_u64().unwrap() + 1;
            }
            assert_eq!(next, 21, "{factor} {leadership}");
        }
    }
}

#[test]
fn bad_input_of_the_chapter_is_named() {
    let morale = json!({ "factor": "fear", "leadership": 12 });
    let horror = json!({ "leadership": 12 });
    let track = json!({ "leadership": 12, "rounds": 3, "rally": 0.5 });
    let panic = json!({ "leadership": 12, "rounds": 3 });
    let due = json!({ "startingFigures": 6, "figures": 3, "lost": 1 });
    let fear = json!({ "factor": "terror", "distance": 5, "size": 3 });
    let figures = json!({ "figures": [{ "leadership": 10 }], "leaders": [{ "leadership": 12, "distance": 3 }] });
    let recovery = json!({ "moment": "roundStart" });
    let cases = [
        ("morale", &morale, "factor", Value::Null, Code::Missing),
        (
            "morale",
            &morale,
            "factor",
            json!("angst"),
            Code::UnknownChoice,
        ),
        ("morale", &morale, "leadership", Value::Null, Code::Missing),
        (
            "morale",
            &morale,
            "leadership",
            json!(100),
            Code::OutOfRange,
        ),
        ("morale", &morale, "leadership", json!(-1), Code::OutOfRange),
        (
            "morale",
            &morale,
            "leadership",
            json!(12.5),
            Code::NotInteger,
        ),
        (
            "morale",
            &morale,
            "leadership",
            json!("12"),
            Code::WrongType,
        ),
        (
            "morale",
            &morale,
            "causes",
            json!("panic"),
            Code::UnknownChoice,
        ),
        ("morale", &morale, "rounds", json!(2), Code::UnknownField),
        ("horror", &horror, "leadership", Value::Null, Code::Missing),
        (
            "horror",
            &horror,
            "factor",
            json!("horror"),
            Code::UnknownField,
        ),
        ("horror", &horror, "rulings", json!(1), Code::WrongType),
        ("horrorTrack", &track, "rounds", json!(0), Code::OutOfRange),
        (
            "horrorTrack",
            &track,
            "rounds",
            json!(101),
            Code::OutOfRange,
        ),
        (
            "horrorTrack",
            &track,
            "rally",
            json!(1.01),
            Code::OutOfRange,
        ),
        (
            "horrorTrack",
            &track,
            "rally",
            json!("0.5"),
            Code::WrongType,
        ),
        ("horrorTrack", &track, "rally", Value::Null, Code::Missing),
        ("panicTrack", &panic, "rounds", json!(-1), Code::OutOfRange),
        (
            "panicTrack",
            &panic,
            "causes",
            json!("fear"),
            Code::UnknownField,
        ),
        ("panicDue", &due, "figures", json!(7), Code::RangeOrder),
        ("panicDue", &due, "lost", json!(4), Code::NotAllowed),
        (
            "panicDue",
            &due,
            "startingFigures",
            json!(0),
            Code::OutOfRange,
        ),
        ("panicDue", &due, "activated", json!("yes"), Code::WrongType),
        ("fearDue", &fear, "size", Value::Null, Code::Missing),
        (
            "fearDue",
            &fear,
            "factor",
            json!("panic"),
            Code::UnknownChoice,
        ),
        (
            "fearDue",
            &fear,
            "passed",
            json!(["fear"]),
            Code::UnknownChoice,
        ),
        ("fearDue", &fear, "distance", json!(-1), Code::OutOfRange),
        (
            "moraleLeadership",
            &figures,
            "figures",
            json!([]),
            Code::NotAllowed,
        ),
        (
            "moraleLeadership",
            &figures,
            "leaders",
            json!([{ "leadership": 3 }]),
            Code::Missing,
        ),
        (
            "recoveryDue",
            &recovery,
            "moment",
            json!("later"),
            Code::UnknownChoice,
        ),
        (
            "recoveryDue",
            &recovery,
            "enemyDistance",
            json!(-1),
            Code::OutOfRange,
        ),
        (
            "recoveryDue",
            &recovery,
            "panickedThisRound",
            json!(true),
            Code::NotAllowed,
        ),
    ];
    for (name, good, path, value, code) in cases {
        let procedure = format!("chronopia.{name}");
        let place = format!("{procedure} {path} = {value}");
        support::odds(&procedure, good);
        let mut input = good.clone();
        input[path] = value;
        let loose = support::loose(&input);
        let error = support::answer(&procedure, &loose, Face::Odds).expect_err(&place);
        assert_eq!(error.problems.len(), 1, "{place}: {error}");
        assert_eq!(error.code(), Some(code), "{place}: {error}");
        assert!(error.path().unwrap().starts_with(path), "{place}: {error}");
        let problem = &error.problems[0];
        assert!(!problem.expected.de.is_empty() && !problem.expected.en.is_empty());
    }
    let nan = regelwerk::rules::Value::Object(vec![
        (
            "leadership".into(),
            regelwerk::rules::Value::Number(f64::NAN),
        ),
        ("rounds".into(), regelwerk::rules::Value::Number(3.0)),
        (
            "rally".into(),
            regelwerk::rules::Value::Number(f64::INFINITY),
        ),
    ]);
    let error = support::answer("chronopia.horrorTrack", &nan, Face::Odds).unwrap_err();
    let codes: Vec<_> = error.problems.iter().map(|problem| problem.code).collect();
    assert_eq!(codes, [Code::NotFinite, Code::NotFinite]);
}
