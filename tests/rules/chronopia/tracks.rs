//! Section 3.8: panic and horror over the rounds.

use std::collections::BTreeMap;

use regelwerk::dice::Fraction;
use serde_json::{Value, json};

use crate::support;

fn rounds(procedure: &str, input: &Value) -> Vec<Value> {
    support::odds(procedure, input)["rounds"]
        .as_array()
        .unwrap()
        .clone()
}

/// State → fraction of one round.
fn states(round: &Value) -> BTreeMap<String, String> {
    support::fractions(round)
}

fn sum_is_1(round: &Value, place: &str) {
    let outcomes = round["outcomes"].as_array().unwrap();
    let mut exact = Some(Fraction::ZERO);
    let mut float = 0.0;
    for chance in outcomes {
        float += chance["probability"].as_f64().unwrap();
        let part = chance["fraction"].as_str().map(|fraction| {
            let (top, bottom) = fraction.split_once('/').unwrap_or((fraction, "1"));
            Fraction::new(top.parse().unwrap(), bottom.parse().unwrap())
        });
        exact = exact
            .zip(part)
            .and_then(|(sum, part)| sum.checked_add(part));
    }
    if let Some(exact) = exact {
        assert_eq!(exact, Fraction::ONE, "{place}");
    }
    assert!((float - 1.0).abs() < 1e-12, "{place}: {float}");
}

#[test]
fn panic_by_hand_c_l_panicfail_then_c_l_recover() {
    // First 14: 1–14 stand, 20 removes. Then 10: of the 5/20 panicked 1–10 rally, 20 removes.
    let rounds = rounds(
        "chronopia.panicTrack",
        &json!({ "leadership": 14, "rounds": 1 }),
    );
    assert_eq!(rounds.len(), 2);
    assert_eq!(states(&rounds[0])["steady"], "7/10");
    assert_eq!(states(&rounds[0])["panicked"], "1/4");
    assert_eq!(states(&rounds[1])["steady"], "33/40"); // 7/10 + 1/4 · 1/2
    assert_eq!(states(&rounds[1])["panicked"], "9/80"); // 1/4 · 9/20
    assert_eq!(states(&rounds[1])["removed"], "1/16"); // 1/20 + 1/4 · 1/20
}

#[test]
fn panic_shows_both_tests_and_their_steps() {
    let answer = support::odds(
        "chronopia.panicTrack",
        &json!({ "leadership": 14, "rounds": 2, "modifiers": [{ "value": 1 }] }),
    );
    let tests = answer["tests"].as_array().unwrap();
    let targets: Vec<_> = tests
        .iter()
        .map(|test| (test["of"].as_str().unwrap(), test["target"].as_i64()))
        .collect();
    assert_eq!(targets, [("panic", Some(15)), ("recovery", Some(11))]);
    let mean = answer["meanRoundsPanicked"].as_f64().unwrap();
    let panicked: f64 = answer["rounds"]
        .as_array()
        .unwrap()
        .iter()
        .map(|round| {
            let all = round["outcomes"].as_array().unwrap().iter();
            let found = all.filter(|chance| chance["id"] == "panicked");
            found
                .map(|chance| chance["probability"].as_f64().unwrap())
                .sum::<f64>()
        })
        .sum();
    assert!((mean - panicked).abs() < 1e-12);
    assert!(
        answer["explanation"]["en"]
            .as_str()
            .unwrap()
            .contains("after the test and 2 rounds")
    );
    let only = support::odds(
        "chronopia.panicTrack",
        &json!({ "leadership": 14, "rounds": 0 }),
    );
    assert_eq!(only["tests"].as_array().unwrap().len(), 1);
}

/// Every sequence of faces, one die a round.
fn panic_by_faces(leadership: i64, rounds: usize) -> Vec<BTreeMap<String, u128>> {
    let mut counted = vec![BTreeMap::new(); rounds + 1];
    let sequences = 20_u32.pow(rounds as u32 + 1);
    for sequence in 0..sequences {
        let mut rest = sequence;
        let mut state = "panicked";
        for (round, counts) in counted.iter_mut().enumerate() {
            let face = i64::from(rest % 20) + 1;
            rest /= 20;
            let target = if round == 0 {
                leadership
            } else {
                leadership - 4
            };
            if state == "panicked" {
                state = match face {
                    1 => "steady",
                    20 => "removed",
                    face if face <= target => "steady",
                    _ => "panicked",
                };
            }
            *counts.entry(state.to_string()).or_default() += 1;
        }
    }
    counted
}

#[test]
fn panic_equals_brute_force_up_to_three_rounds() {
    for leadership in [0, 3, 5, 9, 12, 15, 19, 24] {
        let counted = panic_by_faces(leadership, 3);
        let input = json!({ "leadership": leadership, "rounds": 3 });
        for (round, counts) in rounds("chronopia.panicTrack", &input).iter().zip(&counted) {
            let expected: BTreeMap<_, _> = counts
                .iter()
                .map(|(state, count)| (state.clone(), Fraction::new(*count, 160_000).to_string()))
                .collect();
            assert_eq!(states(round), expected, "{leadership}");
        }
    }
}

#[test]
fn horror_by_hand_c_l_horrorfail_rallied_first_then_the_table() {
    let input = json!({ "leadership": 11, "rounds": 2, "rally": 0.55 });
    let rounds = rounds("chronopia.horrorTrack", &input);
    assert_eq!(states(&rounds[0])["frozen"], "1/10");
    assert_eq!(states(&rounds[1])["rallied"], "11/50"); // 4/10 · 11/20
    assert_eq!(states(&rounds[1])["hiding"], "9/200"); // 4/10 · 9/20 / 4
    assert_eq!(states(&rounds[1])["fear"], "1/2");
    assert_eq!(states(&rounds[1])["removed"], "1/20"); // C-L-HORROR20 of the test alone
}

/// Every sequence of test, then of a twentieth to rally and a table row each round.
fn horror_by_faces(
    leadership: i64,
    rally: u32,
    rounds: usize,
    once_more: bool,
) -> Vec<BTreeMap<String, u128>> {
    let row = |face: u32| ["frozen", "cowering", "hiding", "mindBreaks"][(face / 5) as usize];
    let mut counted = vec![BTreeMap::new(); rounds];
    // The table has four equal rows, so a die of four does.
    let per_round = 20 * 4;
    let total = 20 * 4 * (per_round as u32).pow(rounds as u32 - 1);
    for sequence in 0..total {
        let mut rest = sequence;
        let mut take = |sides: u32| {
            let face = rest % sides;
            rest /= sides;
            face
        };
        let face = i64::from(take(20)) + 1;
        let first = row(take(4) * 5);
        let mut state = match face {
            1 => "perfect",
            20 => "removed",
            face if face <= leadership => "fear",
            _ => first,
        };
        for (round, counts) in counted.iter_mut().enumerate() {
            if round > 0 {
                let rallied = take(20) < rally;
                let again = row(take(4) * 5);
                if matches!(state, "frozen" | "cowering" | "hiding" | "mindBreaks") {
                    if rallied {
                        state = "rallied";
                    } else if !once_more || round == 1 {
                        state = again;
                    }
                }
            }
            *counts.entry(state.to_string()).or_default() += 1;
        }
    }
    counted
}

#[test]
fn horror_equals_brute_force_up_to_three_rounds() {
    for leadership in [0, 8, 13, 19] {
        for (rally, twentieths) in [(0.0, 0), (0.25, 5), (0.6, 12), (1.0, 20)] {
            for reading in ["untilRallied", "onceMore"] {
                let counted = horror_by_faces(leadership, twentieths, 3, reading == "onceMore");
                let total: u128 = counted[0].values().sum();
                let input = json!({ "leadership": leadership, "rounds": 3, "rally": rally, "rulings": { "horrorRepeats": reading } });
                let answer = support::odds("chronopia.horrorTrack", &input);
                let found = answer["rounds"].as_array().unwrap();
                for (round, counts) in found.iter().zip(&counted) {
                    let expected: BTreeMap<_, _> = counts
                        .iter()
                        .map(|(state, count)| {
                            (state.clone(), Fraction::new(*count, total).to_string())
                        })
                        .collect();
                    assert_eq!(states(round), expected, "{input}");
                }
                let listed = answer["rulings"].as_array().unwrap().len();
                assert_eq!(listed, usize::from(leadership < 19), "{input}");
            }
        }
    }
}

#[test]
fn c_l_cause_met_as_terror_there_is_no_table_and_only_a_friend_helps() {
    let input = json!({ "leadership": 10, "causes": "fear", "rounds": 3, "rally": 0.5 });
    let answer = support::odds("chronopia.horrorTrack", &input);
    assert_eq!(answer["facedAs"], "terror");
    assert_eq!(answer["tests"].as_array().unwrap().len(), 1);
    let last = &answer["rounds"][2];
    assert_eq!(states(last)["failed"], "9/80"); // 9/20 · 1/4
    assert_eq!(states(last)["fumble"], "1/80");
    assert_eq!(states(last)["rallied"], "3/8"); // 10/20 · 3/4
    let perfect = &last["outcomes"][0];
    assert_eq!(
        (perfect["id"].as_str(), perfect["rule"].as_str()),
        (Some("perfect"), Some("C-L-TERROR1"))
    );
}

#[test]
fn the_states_sum_to_1_in_every_round_even_where_no_fraction_fits_any_more() {
    for leadership in 0..=24 {
        let panic = rounds(
            "chronopia.panicTrack",
            &json!({ "leadership": leadership, "rounds": 100 }),
        );
        assert_eq!(panic.len(), 101);
        for (index, round) in panic.iter().enumerate() {
            sum_is_1(round, &format!("panic {leadership} {index}"));
        }
        for rally in [0.0, 0.05, 1.0 / 3.0, 0.999_999, 1.0] {
            let input = json!({ "leadership": leadership, "rounds": 100, "rally": rally });
            for (index, round) in rounds("chronopia.horrorTrack", &input).iter().enumerate() {
                sum_is_1(round, &format!("{input} {index}"));
            }
        }
    }
    // Exact for long, then as a number alone.
    let panic = rounds(
        "chronopia.panicTrack",
        &json!({ "leadership": 7, "rounds": 100 }),
    );
    let has_fraction = |round: &Value| round["outcomes"][0].get("fraction").is_some();
    assert!(has_fraction(&panic[20]));
    assert!(!has_fraction(&panic[100]));
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for leadership in 1..=24 {
        for count in [1, 2, 4, 12, 60] {
            for modifier in [-3, 0, 2] {
                let panic = json!({ "leadership": leadership, "rounds": count - 1, "modifiers": [{ "value": modifier }] });
                assert!(support::same_as_oracle("chronopia.panicTrack", &panic));
                for causes in ["nothing", "fear", "terror", "horror"] {
                    for rally in [0.0, 0.3, 1.0] {
                        let mut input = panic.clone();
                        input["rounds"] = json!(count);
                        input["causes"] = json!(causes);
                        input["rally"] = json!(rally);
                        input["rulings"] = json!({ "horrorRepeats": if modifier == 0 { "onceMore" } else { "untilRallied" } });
                        assert!(support::same_as_oracle("chronopia.horrorTrack", &input));
                        cases += 1;
                    }
                }
            }
        }
    }
    assert_eq!(cases, 4320);
}
