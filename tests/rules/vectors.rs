//! Every worked case in `tests/vectors`, exactly.

use crate::support;

use std::collections::BTreeMap;

use serde_json::Value;

/// The worked cases of a procedure.
fn cases(procedure: &str) -> Vec<Value> {
    let path = format!(
        "{}/tests/vectors/{procedure}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).unwrap();
    serde_json::from_str::<Vec<Value>>(&text).unwrap()
}

/// An object by count against a list: what is left out is 0.
fn same_counts(expected: &Value, found: &Value, what: &str) {
    let found = found.as_array().unwrap();
    let expected = expected.as_object().unwrap();
    for (count, chance) in found.iter().enumerate() {
        let wanted = expected
            .get(&count.to_string())
            .map_or(0.0, |p| p.as_f64().unwrap());
        let chance = chance.as_f64().unwrap();
        assert!(
            (chance - wanted).abs() < 1e-14,
            "{what}: {count}: {chance} in place of {wanted}"
        );
    }
    for count in expected.keys() {
        assert!(
            count.parse::<usize>().unwrap() < found.len(),
            "{what}: {count} is missing"
        );
    }
}

/// Replays the cases of a procedure whose answer is outcomes with fractions.
fn replay(procedure: &str, count: usize) {
    let cases = cases(procedure);
    assert_eq!(cases.len(), count);
    for case in &cases {
        let answer = support::odds(procedure, &case["input"]);
        let expected: BTreeMap<String, String> =
            serde_json::from_value(case["odds"].clone()).unwrap();
        assert_eq!(support::fractions(&answer), expected, "{}", case["input"]);
    }
}

#[test]
fn chronopia_shot() {
    replay("chronopia.shot", 60);
}

#[test]
fn chronopia_spell() {
    replay("chronopia.spell", 60);
}

#[test]
fn chronopia_summoning() {
    replay("chronopia.summoning", 60);
}

#[test]
fn chronopia_rage() {
    replay("chronopia.rage", 4);
}

#[test]
fn chronopia_volley() {
    let cases = cases("chronopia.volley");
    assert_eq!(cases.len(), 60);
    for case in &cases {
        let answer = support::odds("chronopia.volley", &case["input"]);
        let what = case["input"].to_string();
        same_counts(&case["wounds"], &answer["wounds"], &what);
        same_counts(&case["losses"], &answer["losses"], &what);
    }
}

#[test]
fn chronopia_morale() {
    replay("chronopia.morale", 60);
}

#[test]
fn chronopia_horror() {
    replay("chronopia.horror", 60);
}

/// Replays the cases of a procedure whose answer is states by round.
fn replay_rounds(procedure: &str, count: usize) {
    let cases = cases(procedure);
    assert_eq!(cases.len(), count);
    for case in &cases {
        let answer = support::odds(procedure, &case["input"]);
        support::same_track(
            &case["rounds"],
            &answer["rounds"],
            &case["input"].to_string(),
        );
    }
}

#[test]
fn chronopia_horror_track() {
    replay_rounds("chronopia.horrorTrack", 60);
}

#[test]
fn chronopia_panic_track() {
    replay_rounds("chronopia.panicTrack", 60);
}

#[test]
fn scharmuetzel_fight() {
    replay("scharmuetzel.fight", 60);
}

#[test]
fn scharmuetzel_injury() {
    replay("scharmuetzel.injury", 9);
}

#[test]
fn scharmuetzel_nerve() {
    replay("scharmuetzel.nerve", 60);
}

#[test]
fn scharmuetzel_rally() {
    replay("scharmuetzel.rally", 21);
}

#[test]
fn scharmuetzel_rout() {
    replay("scharmuetzel.rout", 60);
}

#[test]
fn scharmuetzel_shooting() {
    replay("scharmuetzel.shooting", 60);
}

#[test]
fn scharmuetzel_unseen_charge() {
    replay("scharmuetzel.unseenCharge", 60);
}

#[test]
fn osr_attack() {
    let cases = cases("osr.attack");
    assert_eq!(cases.len(), 60);
    for case in &cases {
        let answer = support::odds("osr.attack", &case["input"]);
        let what = case["input"].to_string();
        let expected: BTreeMap<String, String> =
            serde_json::from_value(case["odds"].clone()).unwrap();
        assert_eq!(support::fractions(&answer), expected, "{what}");
        let damage: BTreeMap<String, String> =
            serde_json::from_value(case["damage"].clone()).unwrap();
        let fractions = answer["damageFractions"].as_array().unwrap();
        let found: BTreeMap<String, String> = fractions
            .iter()
            .enumerate()
            .map(|(points, chance)| (points.to_string(), chance.as_str().unwrap().to_string()))
            .filter(|(_, chance)| chance != "0")
            .collect();
        assert_eq!(found, damage, "{what}");
        assert_eq!(answer.get("slainFraction"), case.get("slain"), "{what}");
    }
}

#[test]
fn osr_gaze() {
    replay("osr.gaze", 60);
}

#[test]
fn osr_surprise() {
    replay("osr.surprise", 9);
}

#[test]
fn osr_initiative() {
    replay("osr.initiative", 20);
    for case in &cases("osr.initiative") {
        let answer = support::odds("osr.initiative", &case["input"]);
        if let Some(spell) = case.get("spell") {
            let found = serde_json::json!({ "outcomes": answer["spell"] });
            let expected: BTreeMap<String, String> = serde_json::from_value(spell.clone()).unwrap();
            assert_eq!(support::fractions(&found), expected, "{}", case["input"]);
        } else {
            assert!(answer.get("spell").is_none(), "{}", case["input"]);
        }
    }
}

/// Replays the cases of a table.
fn replay_values(procedure: &str, count: usize) {
    let cases = cases(procedure);
    assert_eq!(cases.len(), count);
    for case in &cases {
        let answer = support::odds(procedure, &case["input"]);
        assert_eq!(answer["value"], case["value"], "{}", case["input"]);
    }
}

#[test]
fn osr_monster_level() {
    replay_values("osr.monsterLevel", 18);
}

#[test]
fn osr_proficiencies() {
    replay_values("osr.proficiencies", 60);
}

#[test]
fn osr_saves() {
    replay_values("osr.saves", 60);
}
