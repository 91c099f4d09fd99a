//! Time, surprise, initiative, casting, interruptions.

use serde_json::{Value, json};

use super::steps;
use crate::support::{Face, answer, fractions, loose, odds, same_as_oracle};

#[test]
fn o_time_a_turn_is_ten_rounds_and_a_round_ten_segments() {
    let turn = odds("osr.duration", &json!({ "count": 1, "unit": "turn" }));
    assert_eq!(turn["rounds"], 10.0);
    assert_eq!(turn["segments"], 100);
    assert_eq!(turn["seconds"], 600);
    assert_eq!(turn["rule"], "O-TIME");
    let segment = odds("osr.duration", &json!({ "count": 3, "unit": "segment" }));
    assert_eq!(segment["rounds"], 0.3);
    assert_eq!(segment["seconds"], 18);
}

fn ids(answer: &Value) -> Vec<String> {
    let steps = answer["steps"].as_array().unwrap().iter();
    steps
        .map(|step| {
            let side = step["side"].as_str().unwrap_or("both");
            format!(
                "{} {side} {}",
                step["id"].as_str().unwrap(),
                step["segment"]
            )
        })
        .collect()
}

#[test]
fn o_round_the_order_of_the_round() {
    let round = odds(
        "osr.roundOrder",
        &json!({ "firstDie": 2, "secondDie": 5, "begins": true, "secondCastingTime": 1 }),
    );
    assert_eq!(
        ids(&round),
        [
            "surprise both null",
            "declare both null",
            "initiative both null",
            "acts second 2",
            "spell second 3",
            "acts first 5",
            "over both null",
        ]
    );
    assert_eq!(round["steps"][0]["rule"], "O-ROUND");
    assert_eq!(round["steps"][3]["rule"], "O-INIT");
    assert_eq!(round["steps"][4]["rule"], "O-CAST");
}

#[test]
fn o_round_a_spell_past_segment_10_comes_after_the_round() {
    let round = odds(
        "osr.roundOrder",
        &json!({ "firstDie": 1, "secondDie": 6, "firstCastingTime": 9 }),
    );
    let last = round["steps"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(
        (last["id"].as_str(), last["segment"].as_i64()),
        (Some("spell"), Some(5))
    );
    assert_eq!(last["roundsLater"], 1);
    let again = odds(
        "osr.roundOrder",
        &json!({ "firstDie": 3, "secondDie": 3, "rulings": { "initiativeTie": "reroll" } }),
    );
    assert_eq!(ids(&again).last().unwrap(), "again both null");
    let tie = odds("osr.roundOrder", &json!({ "firstDie": 3, "secondDie": 3 }));
    assert_eq!(ids(&tie)[2..4], ["acts first 3", "acts second 3"]);
}

#[test]
fn o_round_surprise_both_surprised_the_difference_counts() {
    let usual = odds("osr.surprise", &json!({}));
    let found = fractions(&usual);
    assert_eq!(found["neither"], "1/2"); // 4/6 · 4/6 + 2 · 1/36
    assert_eq!(found["first1"], "5/36"); // 1 against 3–6, 2 against 1
    assert_eq!(found["second2"], "1/9");
    assert!(!found.contains_key("first3"));
    assert_eq!(usual["outcomes"][0]["rule"], "O-ROUND");
}

#[test]
fn o_init_each_side_acts_in_the_segment_of_the_others_die() {
    let played = answer(
        "osr.initiative",
        &loose(&json!({ "castingTime": 2 })),
        Face::Resolve(&[5, 3]),
    )
    .unwrap();
    let outcome = &played["outcome"];
    assert_eq!(outcome["id"], "first");
    assert_eq!(outcome["firstSegment"], 3);
    assert_eq!(outcome["secondSegment"], 5);
    assert_eq!(outcome["spellSegment"], 5);
    assert_eq!(outcome["spell"], "same");
    assert_eq!(
        odds("osr.initiative", &json!({}))["outcomes"][0]["rule"],
        "O-INIT"
    );
}

#[test]
fn o_init_a_tie_rolled_again_goes_on_until_somebody_wins() {
    let input = json!({ "rulings": { "initiativeTie": "reroll" } });
    assert_eq!(
        fractions(&odds("osr.initiative", &input)),
        [
            ("first".into(), "1/2".into()),
            ("second".into(), "1/2".into())
        ]
        .into()
    );
    let played = answer(
        "osr.initiative",
        &loose(&input),
        Face::Resolve(&[4, 4, 1, 6]),
    )
    .unwrap();
    assert_eq!(played["outcome"]["id"], "second");
    let next = answer("osr.initiative", &loose(&input), Face::Resolve(&[4, 4])).unwrap();
    assert_eq!(next["kind"], "next");
}

#[test]
fn o_cast_begun_in_a_segment_it_takes_effect_after_its_casting_time() {
    let spell = |begun: i32, time: i32| {
        let answer = odds(
            "osr.spellTiming",
            &json!({ "begun": begun, "castingTime": time }),
        );
        assert_eq!(answer["rule"], "O-CAST");
        (
            answer["segment"].as_i64().unwrap(),
            answer["roundsLater"].as_i64().unwrap(),
        )
    };
    assert_eq!(spell(3, 4), (7, 0));
    assert_eq!(spell(6, 4), (10, 0));
    assert_eq!(spell(6, 5), (1, 1));
    assert_eq!(spell(5, 30), (5, 3));
    assert_eq!(spell(4, 0), (4, 0));
}

#[test]
fn o_cast_damage_while_casting_spoils_it() {
    for (hurt, takes_effect) in [(2, true), (3, false), (6, false), (7, true)] {
        let input = json!({ "begun": 3, "castingTime": 4, "damagedIn": hurt });
        let answer = odds("osr.spellTiming", &input);
        assert_eq!(answer["takesEffect"], takes_effect, "{hurt}");
    }
}

#[test]
fn o_interrupt_the_fleeing_may_be_attacked_and_spears_set_against_a_charge() {
    for (action, by, allowed) in [
        ("flees", "attack", true),
        ("charges", "setSpear", true),
        ("flees", "setSpear", false),
        ("charges", "attack", false),
        ("other", "attack", false),
        ("charges", "other", false),
    ] {
        let answer = odds("osr.interruption", &json!({ "action": action, "by": by }));
        assert_eq!(answer["allowed"], allowed, "{action} {by}");
        assert_eq!(answer["rule"], "O-INTERRUPT");
    }
}

#[test]
fn the_oracle_agrees_on_surprise_and_initiative() {
    for first in 1..=3 {
        for second in 1..=3 {
            let input =
                json!({ "first": { "surprisedOn": first }, "second": { "surprisedOn": second } });
            assert!(same_as_oracle("osr.surprise", &input));
            assert_eq!(
                steps(&odds("osr.surprise", &input), "second"),
                [("O-ROUND".to_string(), second)]
            );
        }
    }
    for tie in ["simultaneous", "reroll"] {
        let rulings = json!({ "initiativeTie": tie });
        assert!(same_as_oracle(
            "osr.initiative",
            &json!({ "rulings": rulings })
        ));
        for time in 0..=30 {
            let input = json!({ "castingTime": time, "rulings": rulings });
            assert!(same_as_oracle("osr.initiative", &input));
        }
    }
}
