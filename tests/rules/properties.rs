//! What must hold for every input, tried on many.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::support::{self, Face};

/// Inputs drawn at random, always the same ones.
struct Draw(ChaCha8Rng);

impl Draw {
    fn new() -> Self {
        Self(ChaCha8Rng::from_seed([5; 32]))
    }

    fn upto(&mut self, most: u32) -> u32 {
        self.0.next_u32() % (most + 1)
    }

    fn one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.upto(words.len() as u32 - 1) as usize]
    }

    fn shot(&mut self) -> Value {
        let short = self.upto(12);
        let medium = short + self.upto(12);
        let mut shot = json!({
            "rangedSkill": self.upto(30),
            "weapon": { "short": short, "medium": medium, "max": medium + self.upto(12), "damage": self.upto(10) },
            "distance": f64::from(self.upto(120)) / 4.0,
            "armour": self.upto(30),
            "cover": self.one(&["none", "light", "heavy"]),
            "aim": self.upto(2),
            "terrified": self.upto(3) == 0,
            "modifiers": [{ "value": self.upto(8) as i32 - 4 }],
            "rulings": {
                "armourNaturals": self.one(&["plain", "natural"]),
                "perfectFloor": self.one(&["three", "none"]),
                "meleePerfect": self.one(&["hit", "noArmour"]),
            },
        });
        if self.upto(2) == 0 {
            shot["melee"] = json!({
                "friends": 1 + self.upto(4),
                "friendArmour": self.upto(30),
                "targetLarger": self.upto(1) == 0,
                "friendDistance": self.upto(30),
                "friendCover": self.one(&["none", "light", "heavy"]),
            });
        }
        shot
    }
}

fn wounds(input: &Value) -> f64 {
    let odds = support::odds("chronopia.shot", input);
    let outcomes = odds["outcomes"].as_array().unwrap().iter();
    let wounding = outcomes.filter(|chance| chance["id"] == "wound" || chance["id"] == "perfect");
    wounding
        .map(|chance| chance["probability"].as_f64().unwrap())
        .sum()
}

#[test]
fn the_parts_sum_to_exactly_1_and_only_what_can_happen_is_named() {
    let mut draw = Draw::new();
    for _ in 0..2_000 {
        let input = draw.shot();
        let mut sum = regelwerk::dice::Fraction::ZERO;
        for fraction in support::fractions(&support::odds("chronopia.shot", &input)).values() {
            let (top, bottom) = fraction.split_once('/').unwrap_or((fraction, "1"));
            let part =
                regelwerk::dice::Fraction::new(top.parse().unwrap(), bottom.parse().unwrap());
            assert!(part.numerator() > 0, "{input}");
            sum = sum.checked_add(part).unwrap();
        }
        assert_eq!(sum, regelwerk::dice::Fraction::ONE, "{input}");
    }
}

#[test]
fn more_cover_never_helps_the_shooter() {
    let mut draw = Draw::new();
    for _ in 0..1_000 {
        let mut input = draw.shot();
        let mut chances = Vec::new();
        for cover in ["none", "light", "heavy"] {
            input["cover"] = json!(cover);
            chances.push(wounds(&input));
        }
        assert!(
            chances.windows(2).all(|pair| pair[0] >= pair[1]),
            "{chances:?} {input}"
        );
    }
}

#[test]
fn more_skill_never_hurts_and_more_armour_never_helps_the_shooter() {
    let mut draw = Draw::new();
    for _ in 0..1_000 {
        let mut input = draw.shot();
        let before = wounds(&input);
        let skill = input["rangedSkill"].as_i64().unwrap();
        input["rangedSkill"] = json!(skill + 1);
        let skilled = wounds(&input);
        assert!(skilled >= before, "{input}");
        let armour = input["armour"].as_i64().unwrap();
        input["armour"] = json!(armour + 1);
        assert!(wounds(&input) <= skilled, "{input}");
    }
}

#[test]
fn the_breakdown_adds_up_to_the_target_number_of_its_roll() {
    let mut draw = Draw::new();
    for _ in 0..1_000 {
        let odds = support::odds("chronopia.shot", &draw.shot());
        for test in odds["tests"].as_array().unwrap() {
            let steps = odds["breakdown"].as_array().unwrap().iter();
            let steps: Vec<_> = steps.filter(|step| step["of"] == test["of"]).collect();
            let sum: i64 = steps
                .iter()
                .map(|step| step["value"].as_i64().unwrap())
                .sum();
            assert_eq!(Some(sum), test["target"].as_i64(), "{odds}");
            let mut total = 0;
            for step in steps {
                total += step["value"].as_i64().unwrap();
                assert_eq!(Some(total), step["total"].as_i64());
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_play_and_the_faces_give_it_again() {
    let mut draw = Draw::new();
    for seed in 0..500 {
        let input = support::loose(&draw.shot());
        let ask = |face| support::answer("chronopia.shot", &input, face).unwrap();
        let mut played = ask(Face::Roll(seed));
        assert_eq!(played, ask(Face::Roll(seed)));
        let dice = played["dice"].as_array().unwrap().iter();
        let faces: Vec<u16> = dice
            .map(|die| die["face"].as_u64().unwrap() as u16)
            .collect();
        let mut resolved = ask(Face::Resolve(&faces));
        assert_eq!(resolved["kind"], "result");
        // The same but for the seed, which a hand does not have.
        resolved.as_object_mut().unwrap().remove("kind");
        played.as_object_mut().unwrap().remove("seed");
        assert_eq!(played, resolved);
        for told in 0..faces.len() {
            let next = ask(Face::Resolve(&faces[..told]));
            assert_eq!(next["kind"], "next");
            assert_eq!(next["dice"].as_array().unwrap().len(), told);
        }
    }
}

#[test]
fn rolled_frequencies_fit_the_exact_odds() {
    let mut draw = Draw::new();
    for _ in 0..20 {
        let json = draw.shot();
        let input = support::loose(&json);
        let odds = support::odds("chronopia.shot", &json);
        let rolls = 4_000;
        let mut counts = std::collections::BTreeMap::<String, u32>::new();
        for seed in 0..rolls {
            let played = support::answer("chronopia.shot", &input, Face::Roll(seed)).unwrap();
            *counts
                .entry(played["outcome"].as_str().unwrap().into())
                .or_default() += 1;
        }
        for chance in odds["outcomes"].as_array().unwrap() {
            let p = chance["probability"].as_f64().unwrap();
            let found = counts.remove(chance["id"].as_str().unwrap()).unwrap_or(0);
            // Five standard deviations; the seeds are fixed.
            let allowed = 5.0 * (f64::from(rolls) * p * (1.0 - p)).sqrt() + 1e-9;
            assert!(
                (f64::from(found) - f64::from(rolls) * p).abs() <= allowed,
                "{chance} {found} {json}"
            );
        }
        assert!(
            counts.is_empty(),
            "impossible outcomes came up: {counts:?} {json}"
        );
    }
}

#[test]
fn equivalent_inputs_have_equal_answers() {
    let base = json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 }, "distance": 8, "armour": 13 });
    let with = |skill: i32, modifier: i32| {
        let mut input = base.clone();
        input["rangedSkill"] = json!(skill);
        input["modifiers"] = json!([{ "value": modifier }]);
        support::fractions(&support::odds("chronopia.shot", &input))
    };
    for modifier in -20..20 {
        assert_eq!(with(20, modifier), with(20 + modifier, 0), "{modifier}");
    }
}
