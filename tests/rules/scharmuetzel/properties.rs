//! What must hold for every input, tried on many.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::support::{self, Face};

struct Draw(ChaCha8Rng);

impl Draw {
    fn new() -> Self {
        Self(ChaCha8Rng::from_seed([9; 32]))
    }

    fn from(&mut self, least: u32, most: u32) -> u32 {
        least + self.0.next_u32() % (most - least + 1)
    }

    fn flag(&mut self) -> bool {
        self.from(0, 1) == 0
    }

    fn one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.from(0, words.len() as u32 - 1) as usize]
    }

    fn rulings(&mut self) -> Value {
        json!({
            "criticalHits": self.one(&["twoWounds", "oneSave"]),
            "criticalOnSixes": self.one(&["always", "notWhenSixNeeded"]),
            "singleModelPenalty": self.one(&["on", "off"]),
            "fallen": self.one(&["automatic", "asStanding"]),
            "initiativeTie": self.one(&["simultaneous", "rollOff"]),
        })
    }

    fn shooting(&mut self) -> Value {
        json!({
            "ballisticSkill": self.from(0, 8), "moved": self.flag(), "longRange": self.flag(),
            "cover": self.one(&["none", "soft", "hard"]), "charging": self.flag(), "large": self.flag(),
            "shots": self.from(1, 3), "strength": self.from(1, 8),
            "target": { "toughness": self.from(1, 8), "wounds": self.from(1, 3), "mounted": self.flag(), "fallen": self.one(&["no", "down", "stunned"]) },
            "rulings": self.rulings(),
        })
    }

    fn fight(&mut self) -> Value {
        json!({
            "attacks": self.from(1, 4), "weaponSkill": self.from(1, 8), "strength": self.from(1, 8), "mounted": self.flag(),
            "target": { "weaponSkill": self.from(1, 8), "toughness": self.from(1, 8), "wounds": self.from(1, 3), "mounted": self.flag(), "fallen": self.one(&["no", "down", "stunned"]) },
            "rulings": self.rulings(),
        })
    }

    fn fighter(&mut self) -> Value {
        json!({
            "weaponSkill": self.from(1, 6), "strength": self.from(2, 6), "toughness": self.from(2, 6), "wounds": self.from(1, 3),
            "initiative": self.from(1, 4), "attacks": self.from(1, 3), "mounted": self.flag(),
        })
    }

    fn melee(&mut self) -> Value {
        json!({
            "first": self.fighter(), "second": self.fighter(), "rounds": self.from(1, 4),
            "charger": self.one(&["nobody", "first", "second"]), "rulings": self.rulings(),
        })
    }
}

/// The chance that the target is not unharmed.
fn hurt(procedure: &str, input: &Value) -> f64 {
    let odds = support::odds(procedure, input);
    odds["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|chance| chance["id"] != "unharmed")
        .map(|chance| chance["probability"].as_f64().unwrap())
        .sum()
}

fn sum(odds: &Value) -> f64 {
    let outcomes = odds["outcomes"].as_array().unwrap().iter();
    outcomes
        .map(|chance| chance["probability"].as_f64().unwrap())
        .sum()
}

#[test]
fn the_parts_sum_to_1_and_only_what_can_happen_is_named() {
    let mut draw = Draw::new();
    for _ in 0..600 {
        for (procedure, input) in [
            ("scharmuetzel.shooting", draw.shooting()),
            ("scharmuetzel.fight", draw.fight()),
        ] {
            let odds = support::odds(procedure, &input);
            let mut total = regelwerk::dice::Fraction::ZERO;
            for fraction in support::fractions(&odds).values() {
                let (top, bottom) = fraction.split_once('/').unwrap_or((fraction, "1"));
                let part =
                    regelwerk::dice::Fraction::new(top.parse().unwrap(), bottom.parse().unwrap());
                assert!(part.numerator() > 0, "{input}");
                total = total.checked_add(part).unwrap();
            }
            assert_eq!(total, regelwerk::dice::Fraction::ONE, "{input}");
        }
    }
}

#[test]
fn a_duel_sums_to_1_and_swapping_the_two_swaps_the_answer() {
    let mut draw = Draw::new();
    for _ in 0..150 {
        let input = draw.melee();
        let odds = support::odds("scharmuetzel.melee", &input);
        assert!((sum(&odds) - 1.0).abs() < 1e-12, "{input}");
        let mut swapped = input.clone();
        swapped["first"] = input["second"].clone();
        swapped["second"] = input["first"].clone();
        swapped["charger"] = match input["charger"].as_str().unwrap() {
            "first" => json!("second"),
            "second" => json!("first"),
            _ => json!("nobody"),
        };
        swapped["turn"] = json!("second");
        let other = support::odds("scharmuetzel.melee", &swapped);
        let of = |odds: &Value, id: &str| {
            let outcomes = odds["outcomes"].as_array().unwrap();
            let chance = outcomes.iter().find(|chance| chance["id"] == id);
            chance.map_or(0.0, |chance| chance["probability"].as_f64().unwrap())
        };
        let (first, second) = (of(&odds, "firstWins"), of(&other, "secondWins"));
        assert!((first - second).abs() < 1e-12, "{input}");
        assert!((of(&odds, "bothOut") - of(&other, "bothOut")).abs() < 1e-12);
    }
}

#[test]
fn more_skill_never_hurts_the_shooter_and_more_cover_never_helps() {
    let mut draw = Draw::new();
    for _ in 0..400 {
        let mut input = draw.shooting();
        let before = hurt("scharmuetzel.shooting", &input);
        input["ballisticSkill"] = json!(input["ballisticSkill"].as_i64().unwrap() + 1);
        let skilled = hurt("scharmuetzel.shooting", &input);
        assert!(skilled >= before - 1e-15, "{input}");
        let mut chances = Vec::new();
        for cover in ["none", "soft", "hard"] {
            input["cover"] = json!(cover);
            chances.push(hurt("scharmuetzel.shooting", &input));
        }
        assert!(chances[0] >= chances[1] - 1e-15 && chances[1] >= chances[2] - 1e-15);
    }
}

#[test]
fn more_strength_and_more_blows_never_help_the_target() {
    let mut draw = Draw::new();
    for _ in 0..400 {
        let mut input = draw.fight();
        let before = hurt("scharmuetzel.fight", &input);
        input["strength"] = json!(input["strength"].as_i64().unwrap() + 1);
        let stronger = hurt("scharmuetzel.fight", &input);
        assert!(stronger >= before - 1e-15, "{input}");
        input["attacks"] = json!(input["attacks"].as_i64().unwrap() + 1);
        assert!(hurt("scharmuetzel.fight", &input) >= stronger - 1e-15);
    }
}

#[test]
fn rolls_told_by_hand_lead_to_the_same_result() {
    let mut draw = Draw::new();
    for seed in 0..40 {
        for (procedure, input) in [
            ("scharmuetzel.shooting", draw.shooting()),
            ("scharmuetzel.fight", draw.fight()),
            ("scharmuetzel.melee", draw.melee()),
            (
                "scharmuetzel.nerve",
                json!({ "leadership": draw.from(2, 10), "gap": draw.from(0, 14) }),
            ),
        ] {
            let input = support::loose(&input);
            let rolled = support::answer(procedure, &input, Face::Roll(seed)).unwrap();
            let dice = rolled["dice"].as_array().unwrap().iter();
            let faces: Vec<u16> = dice
                .map(|die| die["face"].as_u64().unwrap() as u16)
                .collect();
            if let Some(last) = faces.len().checked_sub(1) {
                let next = Face::Resolve(&faces[..last]);
                let next = support::answer(procedure, &input, next).unwrap();
                assert_eq!(next["kind"], "next");
            }
            let told = support::answer(procedure, &input, Face::Resolve(&faces)).unwrap();
            assert_eq!(told["outcome"], rolled["outcome"]);
            assert_eq!(told["explanation"], rolled["explanation"]);
        }
    }
}

#[test]
fn every_input_that_matters_stands_in_the_sentence() {
    let mut draw = Draw::new();
    for _ in 0..200 {
        let input = draw.shooting();
        let text = support::odds("scharmuetzel.shooting", &input)["explanation"]["de"].to_string();
        let says = |flag: bool, word: &str| assert_eq!(text.contains(word), flag, "{text} {input}");
        says(input["moved"] == true, "nach Bewegung");
        says(input["charging"] == true, "im Angriff");
        says(input["large"] == true, ", groß");
        says(input["target"]["mounted"] == true, "beritten");
        says(input["target"]["fallen"] == "stunned", "betäubt");
        says(input["cover"] == "hard", "harte Deckung");
    }
}

#[test]
fn the_largest_inputs_have_an_answer() {
    let fighter = json!({ "weaponSkill": 3, "strength": 3, "toughness": 3, "wounds": 10, "initiative": 3, "attacks": 100 });
    let melee = json!({ "first": fighter, "second": fighter, "rounds": 50, "rulings": { "initiativeTie": "rollOff" } });
    let shooters: Vec<Value> = (0..20)
        .map(
            |skill| json!({ "count": 5, "ballisticSkill": skill % 10, "strength": 3, "shots": 10 }),
        )
        .collect();
    let group = json!({ "shooters": shooters, "targets": vec![json!({ "toughness": 3, "wounds": 10 }); 20] });
    for (procedure, input) in [("scharmuetzel.melee", melee), ("scharmuetzel.group", group)] {
        // A number that is none would be written so.
        let answer = support::odds(procedure, &input).to_string();
        assert!(!answer.contains("null"), "{procedure}");
    }
}
