//! Bad input: every case names the field and what is wrong; nothing panics.

use regelwerk::rules::{Code, Value};
use serde_json::{Value as Json, json};

use crate::support::{Face, answer, loose};

fn shooting(more: &Json) -> Json {
    merged(
        json!({ "ballisticSkill": 3, "strength": 3, "target": { "toughness": 3 } }),
        more,
    )
}

fn fight(more: &Json) -> Json {
    merged(
        json!({ "attacks": 1, "weaponSkill": 3, "strength": 3, "target": { "weaponSkill": 3, "toughness": 3 } }),
        more,
    )
}

fn melee(more: &Json) -> Json {
    let fighter = json!({ "weaponSkill": 3, "strength": 3, "toughness": 3, "initiative": 3 });
    merged(json!({ "first": fighter, "second": fighter }), more)
}

fn merged(mut input: Json, more: &Json) -> Json {
    for (key, value) in more.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

#[test]
fn every_bad_field_is_named() {
    use Code::{
        Missing, NotAllowed, NotInteger, OutOfRange, RangeOrder, TooMany, UnknownChoice,
        UnknownField, WrongType,
    };
    let fighter = |more: Json| {
        merged(
            json!({ "weaponSkill": 3, "strength": 3, "toughness": 3, "initiative": 3 }),
            &more,
        )
    };
    let shooters = |count: i32| json!([{ "count": count, "ballisticSkill": 3, "strength": 3 }, { "count": 60, "ballisticSkill": 3, "strength": 3 }]);
    let targets = || json!([{ "toughness": 3 }]);
    let many = |count: usize| json!(vec![json!({ "distance": 1 }); count]);
    let s = "shooting";
    let rows: Vec<(&str, Json, &str, Code)> = vec![
        (s, json!({}), "ballisticSkill", Missing),
        (
            s,
            shooting(&json!({ "ballisticSkill": 11 })),
            "ballisticSkill",
            OutOfRange,
        ),
        (
            s,
            shooting(&json!({ "ballisticSkill": -1 })),
            "ballisticSkill",
            OutOfRange,
        ),
        (
            s,
            shooting(&json!({ "ballisticSkill": 3.5 })),
            "ballisticSkill",
            NotInteger,
        ),
        (
            s,
            shooting(&json!({ "ballisticSkill": "3" })),
            "ballisticSkill",
            WrongType,
        ),
        (
            s,
            shooting(&json!({ "balisticSkill": 3 })),
            "balisticSkill",
            UnknownField,
        ),
        (
            s,
            shooting(&json!({ "strength": 0 })),
            "strength",
            OutOfRange,
        ),
        (s, shooting(&json!({ "shots": 101 })), "shots", OutOfRange),
        (s, shooting(&json!({ "shots": 0 })), "shots", OutOfRange),
        (
            s,
            shooting(&json!({ "cover": "heavy" })),
            "cover",
            UnknownChoice,
        ),
        (s, shooting(&json!({ "moved": 1 })), "moved", WrongType),
        (s, shooting(&json!({ "distance": 5 })), "range", Missing),
        (s, shooting(&json!({ "range": 5 })), "distance", Missing),
        (
            s,
            shooting(&json!({ "target": {} })),
            "target.toughness",
            Missing,
        ),
        (
            s,
            shooting(&json!({ "target": { "toughness": 3, "wounds": 0 } })),
            "target.wounds",
            OutOfRange,
        ),
        (
            s,
            shooting(&json!({ "target": { "toughness": 3, "fallen": "out" } })),
            "target.fallen",
            UnknownChoice,
        ),
        (
            s,
            shooting(&json!({ "modifiers": [{ "value": 100 }] })),
            "modifiers[0].value",
            OutOfRange,
        ),
        (
            s,
            shooting(&json!({ "rulings": { "criticalHits": "none" } })),
            "rulings.criticalHits",
            UnknownChoice,
        ),
        (
            s,
            shooting(&json!({ "rulings": { "armourNaturals": "plain" } })),
            "rulings.armourNaturals",
            UnknownField,
        ),
        (
            "fight",
            fight(&json!({ "attacks": 0 })),
            "attacks",
            OutOfRange,
        ),
        (
            "fight",
            fight(&json!({ "weaponSkill": 0 })),
            "weaponSkill",
            OutOfRange,
        ),
        (
            "fight",
            fight(&json!({ "target": { "toughness": 3 } })),
            "target.weaponSkill",
            Missing,
        ),
        ("fight", fight(&json!({ "target": 3 })), "target", WrongType),
        (
            "melee",
            melee(&json!({ "rounds": 51 })),
            "rounds",
            OutOfRange,
        ),
        (
            "melee",
            melee(&json!({ "charger": "both" })),
            "charger",
            UnknownChoice,
        ),
        (
            "melee",
            melee(&json!({ "first": fighter(json!({ "fallen": "down" })), "charger": "first" })),
            "charger",
            NotAllowed,
        ),
        (
            "melee",
            melee(&json!({ "second": fighter(json!({ "stoodUp": true })), "charger": "second" })),
            "charger",
            NotAllowed,
        ),
        (
            "melee",
            melee(&json!({ "first": fighter(json!({ "stoodUp": true, "fallen": "down" })) })),
            "first.stoodUp",
            NotAllowed,
        ),
        (
            "melee",
            melee(&json!({ "second": null })),
            "second",
            Missing,
        ),
        (
            "group",
            json!({ "shooters": [], "targets": targets() }),
            "shooters",
            Missing,
        ),
        (
            "group",
            json!({ "shooters": shooters(1), "targets": [] }),
            "targets",
            Missing,
        ),
        (
            "group",
            json!({ "shooters": shooters(41), "targets": targets() }),
            "shooters",
            TooMany,
        ),
        (
            "group",
            json!({ "shooters": shooters(1), "targets": vec![json!({ "toughness": 3 }); 21] }),
            "targets",
            TooMany,
        ),
        (
            "group",
            json!({ "shooters": [{ "ballisticSkill": 3 }], "targets": targets() }),
            "shooters[0].strength",
            Missing,
        ),
        ("injury", json!({ "damage": 0 }), "damage", OutOfRange),
        ("injury", json!({ "damage": 201 }), "damage", OutOfRange),
        (
            "nerve",
            json!({ "leadership": 13, "gap": 1 }),
            "leadership",
            OutOfRange,
        ),
        ("nerve", json!({ "leadership": 7 }), "gap", Missing),
        (
            "nerve",
            json!({ "leadership": 7, "gap": 1001 }),
            "gap",
            OutOfRange,
        ),
        (
            "rally",
            json!({ "leadership": 7, "nearestIsEnemy": "yes" }),
            "nearestIsEnemy",
            WrongType,
        ),
        (
            "unseenCharge",
            json!({ "initiative": 3, "distance": -1 }),
            "distance",
            OutOfRange,
        ),
        (
            "unseenCharge",
            json!({ "distance": 1 }),
            "initiative",
            Missing,
        ),
        (
            "rout",
            json!({ "leadership": 7, "startingModels": 4, "lost": 5 }),
            "lost",
            RangeOrder,
        ),
        (
            "rout",
            json!({ "leadership": 7, "startingModels": 0, "lost": 0 }),
            "startingModels",
            OutOfRange,
        ),
        (
            "rout",
            json!({ "leadership": 7, "startingModels": 4, "lost": 1, "turns": 101 }),
            "turns",
            OutOfRange,
        ),
        (
            "routDue",
            json!({ "startingModels": 4, "lost": 5 }),
            "lost",
            RangeOrder,
        ),
        (
            "routDue",
            json!({ "startingModels": 4, "lost": 1, "models": [{ "role": "king", "leadership": 9 }] }),
            "models[0].role",
            UnknownChoice,
        ),
        (
            "leader",
            json!({ "leadership": 7, "leaders": [{ "leadership": 9 }] }),
            "leaders[0].distance",
            Missing,
        ),
        (
            "charge",
            json!({ "movement": 25, "distance": 1 }),
            "movement",
            OutOfRange,
        ),
        (
            "charge",
            json!({ "movement": 4, "distance": 1, "sight": "clearly" }),
            "sight",
            UnknownChoice,
        ),
        ("intercept", json!({}), "distance", Missing),
        (
            "sprint",
            json!({ "movement": 4, "enemies": many(61) }),
            "enemies",
            TooMany,
        ),
        ("hide", json!({ "place": "bush" }), "place", UnknownChoice),
        (
            "found",
            json!({ "enemies": [{ "distance": 1 }] }),
            "enemies[0].initiative",
            Missing,
        ),
        ("mayShoot", json!({ "moved": true }), "moved", WrongType),
        (
            "targets",
            json!({ "candidates": [{ "distance": 1, "visible": "half" }] }),
            "candidates[0].visible",
            WrongType,
        ),
        (
            "recovery",
            json!({ "state": "dead" }),
            "state",
            UnknownChoice,
        ),
        (
            "turnSheet",
            json!({ "phase": "rally" }),
            "phase",
            UnknownField,
        ),
        ("rallyDue", json!({}), "enemies", Missing),
    ];
    assert!(rows.len() >= 55);
    for (procedure, input, path, code) in rows {
        let procedure = format!("scharmuetzel.{procedure}");
        let error = answer(&procedure, &loose(&input), Face::Odds).unwrap_err();
        let problem = error.problems.iter().find(|problem| problem.path == path);
        let problem = problem.unwrap_or_else(|| panic!("{procedure} {input}: {error}"));
        assert_eq!(problem.code, code, "{procedure} {input}");
        assert!(!problem.expected.de.is_empty() && !problem.expected.en.is_empty());
    }
}

#[test]
fn numbers_that_are_none_are_named_and_a_face_that_is_not_on_the_die() {
    let nan = Value::Object(vec![
        ("leadership".into(), Value::Number(7.0)),
        ("gap".into(), Value::Number(f64::NAN)),
    ]);
    let error = answer("scharmuetzel.nerve", &nan, Face::Odds).unwrap_err();
    assert_eq!(
        (error.path(), error.code()),
        (Some("gap"), Some(Code::NotFinite))
    );
    let input = loose(&json!({ "damage": 1 }));
    let error = answer("scharmuetzel.injury", &input, Face::Resolve(&[7])).unwrap_err();
    assert_eq!(error.code(), Some(Code::BadFace));
    let error = answer("scharmuetzel.injury", &input, Face::Resolve(&[3, 3])).unwrap_err();
    assert_eq!(error.path(), Some("faces[1]"));
}

#[test]
fn an_input_made_in_rust_is_checked_alike() {
    use regelwerk::scharmuetzel::combat::MeleeFight;
    use regelwerk::scharmuetzel::shooting::Shooting;
    let shooting = Shooting {
        shots: 0,
        strength: 99,
        ..Shooting::default()
    };
    let error = shooting.odds().unwrap_err();
    assert_eq!(error.problems.len(), 2);
    let melee = MeleeFight {
        rounds: 0,
        ..MeleeFight::default()
    };
    assert_eq!(melee.odds().unwrap_err().path(), Some("rounds"));
}
