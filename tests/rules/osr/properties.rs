//! What holds for every input.

use serde_json::{Value, json};

use crate::support::{Face, answer, loose, odds};

fn attack(armour_class: i32, bonus: i32, damage: &str) -> Value {
    json!({ "attacker": { "class": "ranger", "level": 6 }, "armourClass": armour_class, "attackBonus": bonus, "damage": damage })
}

fn hit(input: &Value) -> f64 {
    let answer = odds("osr.attack", input);
    let outcomes = answer["outcomes"].as_array().unwrap();
    let found = outcomes.iter().find(|chance| chance["id"] == "hit");
    found.map_or(0.0, |chance| chance["probability"].as_f64().unwrap())
}

#[test]
fn better_armour_never_helps_the_attacker_and_a_bonus_never_hurts_him() {
    for bonus in -5..=5 {
        for armour_class in -10..=40 {
            let here = hit(&attack(armour_class, bonus, "1"));
            assert!(here >= hit(&attack(armour_class + 1, bonus, "1")));
            assert!(here <= hit(&attack(armour_class, bonus + 1, "1")));
        }
    }
}

fn sum(list: &Value) -> f64 {
    list.as_array()
        .unwrap()
        .iter()
        .map(|chance| chance.as_f64().unwrap())
        .sum()
}

#[test]
fn the_chances_sum_to_1_and_the_curves_fall() {
    for damage in ["1d8", "3d6+2", "2d4-3", "10d10", "40d10", "0", "1d100"] {
        for state in ["normal", "stunned", "unaware", "asleep", "helpless"] {
            let mut input = attack(17, 1, damage);
            input["targetState"] = json!(state);
            input["targetLevel"] = json!(4);
            let answer = odds("osr.attack", &input);
            assert!((sum(&answer["damage"]) - 1.0).abs() < 1e-12, "{input}");
            assert!((sum(&answer["damageOfHit"]) - 1.0).abs() < 1e-12, "{input}");
            let curve: Vec<f64> = answer["damageAtLeast"]
                .as_array()
                .unwrap()
                .iter()
                .map(|chance| chance.as_f64().unwrap())
                .collect();
            assert!(curve.windows(2).all(|pair| pair[0] >= pair[1]), "{input}");
            assert_eq!(curve[0], 1.0);
            let mean: f64 = curve.iter().skip(1).sum();
            assert!(
                (mean - answer["meanDamage"].as_f64().unwrap()).abs() < 1e-9,
                "{input}"
            );
            let round = odds(
                "osr.round",
                &json!({ "attacks": [{ "attack": input, "times": 3, "onHit": { "saveNumber": 12, "becomes": "helpless" } }], "targetHitPoints": 9 }),
            );
            assert!((sum(&round["damage"]) - 1.0).abs() < 1e-12, "{input}");
            let states: f64 = round["states"]
                .as_array()
                .unwrap()
                .iter()
                .map(|chance| chance["probability"].as_f64().unwrap())
                .sum();
            assert!((states - 1.0).abs() < 1e-12, "{input}");
        }
    }
}

#[test]
fn a_round_of_one_attack_is_that_attack() {
    for armour_class in -5..=30 {
        let mut input = attack(armour_class, 0, "2d6");
        input["targetHitPoints"] = json!(7);
        let alone = odds("osr.attack", &input);
        let round = odds(
            "osr.round",
            &json!({ "attacks": [{ "attack": input }], "targetHitPoints": 7 }),
        );
        assert_eq!(alone["damageFractions"], round["damageFractions"]);
        let slain = alone["slain"].as_f64().unwrap();
        assert!((round["dropped"].as_f64().unwrap() - slain).abs() < 1e-15);
    }
}

#[test]
fn seeded_attacks_and_rounds_come_out_as_the_odds_say() {
    let mut input = attack(14, 0, "1d4");
    input["targetHitPoints"] = json!(3);
    let round = json!({ "attacks": [{ "attack": input, "times": 2, "onHit": { "saveNumber": 13, "becomes": "helpless" } }, { "attack": attack(14, 0, "1d6") }], "targetHitPoints": 9 });
    let exact = odds("osr.round", &round);
    let value = loose(&round);
    let rolls = 20_000;
    let mut counted = vec![0.0; exact["damage"].as_array().unwrap().len()];
    let mut dropped = 0.0;
    for seed in 0..rolls {
        let played = answer("osr.round", &value, Face::Roll(seed)).unwrap();
        counted[played["outcome"]["damage"].as_u64().unwrap() as usize] += 1.0 / f64::from(rolls);
        if played["outcome"]["state"] == "dropped" {
            dropped += 1.0 / f64::from(rolls);
        }
    }
    for (points, found) in counted.iter().enumerate() {
        let chance = exact["damage"][points].as_f64().unwrap();
        assert!(
            (found - chance).abs() < 0.015,
            "{points}: {found} against {chance}"
        );
    }
    assert!((dropped - exact["dropped"].as_f64().unwrap()).abs() < 0.015);
}

#[test]
fn rounds_too_large_for_fractions_still_sum_to_1() {
    let input = json!({ "attacks": [{ "attack": attack(15, 0, "9d8"), "times": 20, "onHit": { "saveNumber": 17, "becomes": "helpless" } }], "targetHitPoints": 300 });
    let answer = odds("osr.round", &input);
    assert!(answer.get("damageFractions").is_none());
    assert!((sum(&answer["damage"]) - 1.0).abs() < 1e-11);
}

#[test]
fn dice_told_by_hand_lead_where_the_seeded_roll_led() {
    for (procedure, input) in super::golden::cases() {
        let value = loose(&input);
        let ask = |face: Face<'_>| answer(procedure, &value, face).unwrap();
        for seed in 0..20 {
            let mut rolled = ask(Face::Roll(seed));
            let dice = rolled["dice"].as_array().unwrap();
            let faces: Vec<u16> = dice
                .iter()
                .map(|die| die["face"].as_u64().unwrap() as u16)
                .collect();
            for told in 0..faces.len() {
                assert_eq!(
                    ask(Face::Resolve(&faces[..told]))["kind"],
                    "next",
                    "{procedure} {input}"
                );
            }
            let mut told = ask(Face::Resolve(&faces));
            told.as_object_mut().unwrap().remove("kind");
            rolled.as_object_mut().unwrap().remove("seed");
            assert_eq!(rolled, told, "{procedure} {input}");
        }
    }
}
