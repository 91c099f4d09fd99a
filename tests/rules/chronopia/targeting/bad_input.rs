//! Bad input: every case names the code, the field and what is allowed.

use regelwerk::rules::{Code, Value as Loose};
use serde_json::{Value, json};

use crate::support::{Face, answer, loose};

#[test]
fn every_bad_field_is_named_with_what_is_allowed() {
    let good = || json!({ "distance": 14 });
    let with = |name: &str, value: Value| {
        let mut figure = good();
        figure[name] = value;
        json!({ "candidates": [good(), figure] })
    };
    let shooter = |value: Value| json!({ "shooter": value, "candidates": [good()] });
    let cases: Vec<(Value, Code, &str)> = vec![
        (json!({}), Code::Missing, "candidates"),
        (
            json!({ "candidates": good() }),
            Code::WrongType,
            "candidates",
        ),
        (
            json!({ "candidates": [14] }),
            Code::WrongType,
            "candidates[0]",
        ),
        (
            json!({ "candidates": [{}] }),
            Code::Missing,
            "candidates[0].distance",
        ),
        (
            json!({ "candidates": vec![good(); 61] }),
            Code::TooMany,
            "candidates",
        ),
        (
            json!({ "candidates": [], "target": 1 }),
            Code::UnknownField,
            "target",
        ),
        (
            with("distance", json!(-1)),
            Code::OutOfRange,
            "candidates[1].distance",
        ),
        (
            with("distance", json!("14,5")),
            Code::WrongType,
            "candidates[1].distance",
        ),
        (
            with("height", json!(1001)),
            Code::OutOfRange,
            "candidates[1].height",
        ),
        (
            with("visible", json!(101)),
            Code::OutOfRange,
            "candidates[1].visible",
        ),
        (
            with("visible", json!(-0.1)),
            Code::OutOfRange,
            "candidates[1].visible",
        ),
        (
            with("size", json!(2.5)),
            Code::NotInteger,
            "candidates[1].size",
        ),
        (
            with("size", json!(21)),
            Code::OutOfRange,
            "candidates[1].size",
        ),
        (
            with("terrain", json!("wall")),
            Code::UnknownChoice,
            "candidates[1].terrain",
        ),
        (
            with("between", json!(true)),
            Code::WrongType,
            "candidates[1].between",
        ),
        (
            with("panicked", json!(1)),
            Code::WrongType,
            "candidates[1].panicked",
        ),
        (
            with("panicing", json!(true)),
            Code::UnknownField,
            "candidates[1].panicing",
        ),
        (
            with("name", json!("x".repeat(81))),
            Code::TooMany,
            "candidates[1].name",
        ),
        (
            with("unit", json!(7)),
            Code::WrongType,
            "candidates[1].unit",
        ),
        (
            with("friends", json!(-1)),
            Code::OutOfRange,
            "candidates[1].friends",
        ),
        (
            with("nearestUnit", json!("Orks")),
            Code::WrongType,
            "candidates[1].nearestUnit",
        ),
        (
            with("nearestUnit", json!({ "unit": "Orks" })),
            Code::Missing,
            "candidates[1].nearestUnit.distance",
        ),
        (
            with("nearestUnit", json!({ "unit": "", "distance": 1 })),
            Code::Missing,
            "candidates[1].nearestUnit.unit",
        ),
        (
            shooter(json!({ "kind": "army" })),
            Code::UnknownChoice,
            "shooter.kind",
        ),
        (
            shooter(json!({ "leadership": 100 })),
            Code::OutOfRange,
            "shooter.leadership",
        ),
        (
            shooter(json!({ "actions": 0 })),
            Code::OutOfRange,
            "shooter.actions",
        ),
        (
            shooter(json!({ "arc": 360 })),
            Code::WrongType,
            "shooter.arc",
        ),
        (
            shooter(json!({ "weapon": { "short": 8, "medium": 6, "max": 24 } })),
            Code::RangeOrder,
            "shooter.weapon.medium",
        ),
        (
            shooter(json!({ "weapon": { "short": 8 } })),
            Code::Missing,
            "shooter.weapon.medium",
        ),
        (
            json!({ "candidates": [{ "distance": 14, "terrain": "solid", "inContact": true, "terrainDistance": 2 }] }),
            Code::NotAllowed,
            "candidates[0].terrainDistance",
        ),
    ];
    for (input, code, path) in cases {
        let error = answer("chronopia.targets", &loose(&input), Face::Odds).unwrap_err();
        assert_eq!(
            (error.code(), error.path()),
            (Some(code), Some(path)),
            "{input}"
        );
        assert!(
            error
                .problems
                .iter()
                .all(|problem| !problem.expected.de.is_empty())
        );
    }
}

#[test]
fn nan_and_what_is_no_number_at_all_is_refused_by_line_and_cover_too() {
    let one = |name: &str, value: Loose| Loose::Object(vec![(name.into(), value)]);
    let cases = [
        (
            "chronopia.lineOfSight",
            one("distance", Loose::Number(f64::NAN)),
            Code::NotFinite,
            "distance",
        ),
        (
            "chronopia.lineOfSight",
            one("distance", Loose::Strange),
            Code::WrongType,
            "distance",
        ),
        (
            "chronopia.lineOfSight",
            one("spell", Loose::Flag(true)),
            Code::Missing,
            "distance",
        ),
        (
            "chronopia.cover",
            one("woods", Loose::Number(f64::INFINITY)),
            Code::NotFinite,
            "woods",
        ),
        (
            "chronopia.cover",
            one("cover", Loose::Flag(true)),
            Code::UnknownField,
            "cover",
        ),
        ("chronopia.cover", Loose::List(vec![]), Code::WrongType, ""),
    ];
    for (procedure, input, code, path) in cases {
        let error = answer(procedure, &input, Face::Odds).unwrap_err();
        assert_eq!(
            (error.code(), error.path()),
            (Some(code), Some(path)),
            "{input:?}"
        );
    }
}
