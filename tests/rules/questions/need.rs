//! The least change, against asking every value.

use regelwerk::questions::{self, NeedAnswer, NeedQuery, Plain};
use regelwerk::rules;
use serde_json::{Value as Json, json};

use super::{asked, into_melee, leaves, measured, samples, shot, single, with};
use crate::support::loose;

fn need(procedure: &str, input: &Json, query: &Json) -> NeedAnswer {
    let query: NeedQuery = rules::read_at(&loose(query), "query").unwrap();
    questions::need(asked(procedure, input), &query).unwrap()
}

/// Every value that the field takes, with what the single answer says there.
fn every(
    procedure: &str,
    input: &Json,
    path: &str,
    wanted: &Json,
    values: &[Json],
) -> Vec<(usize, f64)> {
    let all = values.iter().enumerate();
    all.filter_map(|(index, value)| {
        let answer = single(procedure, &with(input, path, value))?;
        Some((index, measured(&answer, wanted)))
    })
    .collect()
}

/// Compares with asking every value of a field.
fn against_every(procedure: &str, input: &Json, path: &str, wanted: &Json, values: &[Json]) {
    let now = input.pointer(&super::pointer(path)).unwrap();
    let at = values.iter().position(|value| value == now).unwrap();
    let all = every(procedure, input, path, wanted, values);
    for percent in [0, 1, 5, 13, 20, 25, 33, 40, 50, 60, 75, 80, 90, 95, 99, 100] {
        for at_most in [false, true] {
            let chance = f64::from(percent) / 100.0;
            let mut query = wanted.clone();
            query["field"] = json!(path);
            query["chance"] = json!(chance);
            query["atMost"] = json!(at_most);
            query["step"] = json!(1);
            let answer = need(procedure, input, &query);
            let better = |a: f64, b: f64| if at_most { a < b } else { a > b };
            let enough = |level: f64| !better(chance, level);
            let least = all
                .iter()
                .filter(|(_, level)| enough(*level))
                .map(|(index, _)| index.abs_diff(at))
                .min();
            let value = serde_json::to_value(answer.value).unwrap();
            let found = values.iter().position(|other| same(other, &value)).unwrap();
            let level = all.iter().find(|(index, _)| *index == found).unwrap().1;
            let what = format!("{procedure} {path} {percent} % {at_most}: {answer:?}");
            assert_eq!(answer.chance.to_bits(), level.to_bits(), "{what}");
            assert_eq!(answer.possible, least.is_some(), "{what}");
            match least {
                Some(least) => {
                    assert!(enough(level), "{what}");
                    assert_eq!(found.abs_diff(at), least, "{what}");
                    // Of two as near the better one.
                    let other = all.iter().find(|(index, _)| *index + found == 2 * at);
                    assert!(
                        !other.is_some_and(|(_, other)| better(*other, level)),
                        "{what}"
                    );
                }
                None => assert!(
                    all.iter().all(|(_, other)| !better(*other, level)),
                    "{what}"
                ),
            }
        }
    }
}

fn same(a: &Json, b: &Json) -> bool {
    a == b || a.as_f64().is_some_and(|a| b.as_f64() == Some(a))
}

fn numbers(least: i32, most: i32) -> Vec<Json> {
    (least..=most).map(Json::from).collect()
}

#[test]
fn a_shot_needs_what_asking_every_value_finds() {
    let wound = json!({ "outcomes": ["perfect", "wound"] });
    let miss = json!({ "outcomes": ["miss"] });
    for input in [shot(), into_melee()] {
        for wanted in [&wound, &miss] {
            against_every(
                "chronopia.shot",
                &input,
                "rangedSkill",
                wanted,
                &numbers(0, 99),
            );
            against_every("chronopia.shot", &input, "armour", wanted, &numbers(0, 99));
            against_every(
                "chronopia.shot",
                &input,
                "weapon.damage",
                wanted,
                &numbers(0, 99),
            );
            against_every(
                "chronopia.shot",
                &input,
                "distance",
                wanted,
                &numbers(0, 1000),
            );
            against_every(
                "chronopia.shot",
                &input,
                "weapon.medium",
                wanted,
                &numbers(0, 500),
            );
            let covers = ["none", "light", "heavy"].map(Json::from);
            against_every("chronopia.shot", &input, "cover", wanted, &covers);
        }
    }
    let friend = json!({ "outcomes": ["strayWound", "fumbleWound"] });
    against_every(
        "chronopia.shot",
        &into_melee(),
        "melee.friendArmour",
        &friend,
        &numbers(0, 99),
    );
    against_every(
        "chronopia.shot",
        &into_melee(),
        "modifiers[0].value",
        &friend,
        &numbers(-99, 99),
    );
}

#[test]
fn counts_need_what_asking_every_value_finds() {
    let input = json!({ "shooters": 6, "shot": shot(), "woundsPerFigure": 1, "figures": 3 });
    for wanted in [
        json!({ "count": "wounds", "atLeast": 2 }),
        json!({ "count": "losses" }),
    ] {
        against_every(
            "chronopia.volley",
            &input,
            "shooters",
            &wanted,
            &numbers(1, 200),
        );
        against_every(
            "chronopia.volley",
            &input,
            "shot.rangedSkill",
            &wanted,
            &numbers(0, 99),
        );
        against_every(
            "chronopia.volley",
            &input,
            "woundsPerFigure",
            &wanted,
            &numbers(1, 99),
        );
    }
}

#[test]
fn every_procedure_needs_no_nearer_value_than_it_says() {
    let mut found = 0;
    for (procedure, input) in samples() {
        let measures = asked(&procedure, &input).measures();
        let Some((id, _)) = measures.list().first() else {
            continue;
        };
        let answer = single(&procedure, &input).unwrap();
        let wanted = json!({ "outcomes": [id] });
        if answer["outcomes"].is_null() {
            continue;
        }
        for (path, value) in leaves(&input) {
            let Some(now) = value.as_f64().filter(|now| now.fract() == 0.0) else {
                continue;
            };
            let mut query = wanted.clone();
            query["field"] = json!(path);
            query["chance"] = json!((measured(&answer, &wanted) + 0.04).min(1.0));
            query["step"] = json!(1);
            let answer = need(&procedure, &input, &query);
            let Plain::Number(value) = answer.value else {
                panic!("{answer:?}")
            };
            let asked = query["chance"].as_f64().unwrap();
            if answer.possible {
                found += 1;
                assert!(answer.chance >= asked, "{procedure} {path} {answer:?}");
                assert_eq!(answer.change, Some(value - now));
            }
            // Nothing nearer reaches it.
            let far = if answer.possible {
                (value - now).abs() as i32
            } else {
                6
            };
            for by in (1 - far)..far {
                let nearer = with(&input, &path, &json!(now + f64::from(by)));
                if let Some(other) = single(&procedure, &nearer) {
                    assert!(
                        measured(&other, &wanted) < asked,
                        "{procedure} {path} {by}: {answer:?}"
                    );
                }
            }
        }
    }
    assert!(found > 30, "{found}");
}

#[test]
fn the_sentence_says_it() {
    let query = |field: &str, chance: f64| json!({ "field": field, "outcomes": ["perfect", "wound"], "chance": chance });
    let said = |field: &str, chance: f64| {
        need("chronopia.shot", &shot(), &query(field, chance)).explanation
    };
    let skill = said("rangedSkill", 0.4);
    assert_eq!(
        skill.de,
        "Für mindestens 40\u{a0}% braucht es FW 20 statt 12: dann 40,8\u{a0}% (163/400), jetzt 18,8\u{a0}% (3/16)."
    );
    assert_eq!(
        skill.en,
        "For at least 40% it takes RC 20 in place of 12: then 40.8% (163/400), now 18.8% (3/16)."
    );
    let now = said("rangedSkill", 0.1);
    assert_eq!(
        now.de,
        "FW 12 genügt schon: 18,8\u{a0}% (3/16), gefragt sind mindestens 10\u{a0}%."
    );
    assert_eq!(
        now.en,
        "RC 12 is enough already: 18.8% (3/16), asked for is at least 10%."
    );
    let never = said("rangedSkill", 0.75);
    assert_eq!(
        never.de,
        "Mit FW allein sind mindestens 75\u{a0}% nicht zu erreichen; am besten ist FW 25 mit 54,5\u{a0}% (109/200)."
    );
    assert_eq!(
        never.en,
        "By RC alone at least 75% cannot be reached; the best is RC 25 with 54.5% (109/200)."
    );
    let cover = said("cover", 0.2);
    assert_eq!(
        cover.de,
        "Für mindestens 20\u{a0}% braucht es Deckung „keine Deckung“ statt „leichte Deckung“: dann 24,3\u{a0}% (97/400), jetzt 18,8\u{a0}% (3/16)."
    );
    let hurt = said("weapon.damage", 0.3);
    assert!(hurt.de.contains("SCH 13 statt 4"), "{}", hurt.de);
    let odd = said("heightDifference", 0.9);
    assert!(
        odd.de
            .starts_with("Mit `heightDifference` allein sind mindestens 90"),
        "{}",
        odd.de
    );
}

/// 7/20 is what a skill of 7 hits with at short range, where nothing is added.
#[test]
fn the_chance_asked_for_is_compared_exactly() {
    let mut input = shot();
    input["distance"] = json!(4);
    input["cover"] = json!("none");
    input["armour"] = json!(0);
    input["rangedSkill"] = json!(0);
    for skill in 4..=18_i32 {
        let chance = format!("0.{:02}", skill * 5).parse::<f64>().unwrap();
        let query =
            json!({ "field": "rangedSkill", "outcomes": ["perfect", "wound"], "chance": chance });
        assert_eq!(
            need("chronopia.shot", &input, &query).value,
            Plain::Number(skill.into())
        );
        let hair = chance + 1e-6;
        let query =
            json!({ "field": "rangedSkill", "outcomes": ["perfect", "wound"], "chance": hair });
        assert_eq!(
            need("chronopia.shot", &input, &query).value,
            Plain::Number(f64::from(skill + 1))
        );
    }
}

#[test]
fn tenths_of_an_inch_are_tenths() {
    let mut input = shot();
    input["weapon"]["medium"] = json!(13.3);
    let query = json!({ "field": "distance", "outcomes": ["perfect", "wound"], "chance": 0.18, "step": 0.1 });
    let answer = need("chronopia.shot", &input, &query);
    assert_eq!(answer.value, Plain::Number(13.3), "{answer:?}");
}

/// Sentences call a field what the catalogue calls it.
#[test]
fn fields_are_called_what_the_catalogue_calls_them() {
    let catalog = regelwerk::catalog::catalog();
    let spell =
        json!({ "edition": "army", "magic": 14, "level": 3, "offensive": false, "save": "none" });
    let mut aimed = shot();
    aimed["aim"] = json!(1);
    aimed["strength"] = json!(1);
    let volley = json!({ "shooters": 2, "shot": shot() });
    let morale = json!({ "factor": "panic", "leadership": 11 });
    let attack = json!({ "attacker": { "class": "fighter", "level": 1 }, "attackBonus": 1, "armourClass": 15, "damage": "1d8", "targetHitPoints": 4 });
    let side = json!({ "hitPoints": 5, "attacks": [{ "attack": attack }] });
    let duel = json!({ "first": side, "second": side });
    let shooting = json!({ "ballisticSkill": 3, "strength": 3, "cover": "soft", "target": { "toughness": 3, "wounds": 2 } });
    let fight = json!({ "attacks": 1, "weaponSkill": 3, "strength": 3, "target": { "weaponSkill": 3, "toughness": 3 } });
    for (procedure, input, wanted, paths) in [
        (
            "chronopia.shot",
            &aimed,
            json!({ "outcomes": ["miss"] }),
            &[
                "rangedSkill",
                "armour",
                "weapon.damage",
                "strength",
                "distance",
                "cover",
                "aim",
            ][..],
        ),
        (
            "chronopia.volley",
            &volley,
            json!({ "count": "wounds" }),
            &["shooters"],
        ),
        (
            "chronopia.spell",
            &spell,
            json!({ "outcomes": ["failed"] }),
            &["magic", "level"],
        ),
        (
            "chronopia.morale",
            &morale,
            json!({ "outcomes": ["passed"] }),
            &["leadership"],
        ),
        (
            "osr.attack",
            &attack,
            json!({ "outcomes": ["hit"] }),
            &["armourClass", "attackBonus", "targetHitPoints"],
        ),
        (
            "osr.duel",
            &duel,
            json!({ "outcomes": ["firstWins"] }),
            &["first.hitPoints"],
        ),
        (
            "scharmuetzel.shooting",
            &shooting,
            json!({ "outcomes": ["out"] }),
            &[
                "ballisticSkill",
                "strength",
                "target.toughness",
                "target.wounds",
                "cover",
            ],
        ),
        (
            "scharmuetzel.fight",
            &fight,
            json!({ "outcomes": ["out"] }),
            &["attacks", "weaponSkill"],
        ),
        (
            "scharmuetzel.nerve",
            &json!({ "leadership": 7, "gap": 3 }),
            json!({ "outcomes": ["holds"] }),
            &["leadership"],
        ),
        (
            "scharmuetzel.unseenCharge",
            &json!({ "initiative": 3, "distance": 3 }),
            json!({ "outcomes": ["charges"] }),
            &["initiative"],
        ),
    ] {
        for path in paths {
            let info = catalog
                .procedures
                .iter()
                .find(|info| info.id == procedure)
                .unwrap();
            let mut fields = &info.fields;
            let mut field = None;
            for name in path.split('.') {
                field = fields.iter().find(|field| field.name == name);
                fields = &field.unwrap().fields;
            }
            let field = field.unwrap();
            let name = field.abbreviation.unwrap_or(field.label);
            let mut query = wanted.clone();
            query["field"] = json!(path);
            query["chance"] = json!(0.99);
            let said = need(procedure, input, &query).explanation;
            assert!(
                said.de.contains(&format!("{} ", name.de)),
                "{path}: {} in {}",
                name.de,
                said.de
            );
            assert!(
                said.en.contains(&format!("{} ", name.en)),
                "{path}: {} in {}",
                name.en,
                said.en
            );
        }
    }
}
