//! Bad input: every case names the code, the field and what is allowed; nothing panics.

use regelwerk::chronopia::ranged::{Shot, Weapon};
use regelwerk::rules::{Code, Value};
use serde_json::{Value as Json, json};

use crate::support::{Face, answer, loose};

fn shot() -> Json {
    json!({
        "rangedSkill": 12,
        "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 },
        "distance": 14,
        "armour": 13,
        "melee": { "friends": 1, "friendArmour": 10 },
        "modifiers": [{ "value": 1 }],
        "rulings": {},
    })
}

/// Puts a value at a path such as `weapon.short` or `modifiers[0].value`.
fn put(input: &mut Value, path: &str, value: Value) {
    let mut at = input;
    let keys: Vec<&str> = path
        .split(['.', '['])
        .map(|key| key.trim_end_matches(']'))
        .collect();
    for key in keys {
        at = match at {
            Value::Object(entries) => {
                if !entries.iter().any(|(name, _)| name == key) {
                    entries.push((key.into(), Value::Missing));
                }
                &mut entries.iter_mut().find(|(name, _)| name == key).unwrap().1
            }
            Value::List(items) => &mut items[key.parse::<usize>().unwrap()],
            Value::Missing
            | Value::Flag(_)
            | Value::Number(_)
            | Value::Text(_)
            | Value::Strange => panic!("{path} leads nowhere"),
        };
    }
    *at = value;
}

fn number(number: f64) -> Value {
    Value::Number(number)
}

fn text(text: &str) -> Value {
    Value::Text(text.into())
}

#[test]
fn every_bad_field_is_named_with_what_is_allowed() {
    let whole = "a whole number from 0 to 99";
    let inches = "a number from 0 to 500";
    let cases: Vec<(&str, Value, Code, &str)> = vec![
        ("rangedSkill", Value::Missing, Code::Missing, whole),
        ("rangedSkill", number(f64::NAN), Code::NotFinite, whole),
        ("rangedSkill", number(f64::INFINITY), Code::NotFinite, whole),
        (
            "rangedSkill",
            number(f64::NEG_INFINITY),
            Code::NotFinite,
            whole,
        ),
        ("rangedSkill", number(12.5), Code::NotInteger, whole),
        ("rangedSkill", number(-1.0), Code::OutOfRange, whole),
        ("rangedSkill", number(100.0), Code::OutOfRange, whole),
        ("rangedSkill", number(1e300), Code::OutOfRange, whole),
        ("rangedSkill", text("12"), Code::WrongType, whole),
        ("rangedSkill", Value::Flag(true), Code::WrongType, whole),
        ("rangedSkill", Value::List(vec![]), Code::WrongType, whole),
        ("rangedSkill", Value::Object(vec![]), Code::WrongType, whole),
        ("rangedSkill", Value::Strange, Code::WrongType, whole),
        (
            "rangedskill",
            number(12.0),
            Code::UnknownField,
            "`rangedSkill`",
        ),
        (
            "ranged_skill",
            number(12.0),
            Code::UnknownField,
            "`rangedSkill`",
        ),
        ("armor", number(12.0), Code::UnknownField, "`armour`"),
        ("armour", Value::Missing, Code::Missing, whole),
        ("armour", number(-3.0), Code::OutOfRange, whole),
        (
            "distance",
            Value::Missing,
            Code::Missing,
            "a number from 0 to 1000",
        ),
        (
            "distance",
            number(-0.5),
            Code::OutOfRange,
            "a number from 0 to 1000",
        ),
        (
            "distance",
            number(1e9),
            Code::OutOfRange,
            "a number from 0 to 1000",
        ),
        (
            "distance",
            number(f64::NAN),
            Code::NotFinite,
            "a number from 0 to 1000",
        ),
        (
            "distance",
            text("14,5"),
            Code::WrongType,
            "a number from 0 to 1000",
        ),
        (
            "heightDifference",
            number(-1.0),
            Code::OutOfRange,
            "a number from 0 to 1000",
        ),
        ("strength", number(0.5), Code::NotInteger, whole),
        (
            "cover",
            text("medium"),
            Code::UnknownChoice,
            "`none`, `light` or `heavy`",
        ),
        (
            "cover",
            text("Light"),
            Code::UnknownChoice,
            "`none`, `light` or `heavy`",
        ),
        (
            "cover",
            number(1.0),
            Code::WrongType,
            "`none`, `light` or `heavy`",
        ),
        (
            "aim",
            number(10.0),
            Code::OutOfRange,
            "a whole number from 0 to 9",
        ),
        (
            "aimBonus",
            number(21.0),
            Code::OutOfRange,
            "a whole number from 0 to 20",
        ),
        (
            "terrified",
            text("yes"),
            Code::WrongType,
            "`true` or `false`",
        ),
        (
            "terrified",
            number(1.0),
            Code::WrongType,
            "`true` or `false`",
        ),
        (
            "weapon",
            Value::Missing,
            Code::Missing,
            "an object with fields",
        ),
        (
            "weapon",
            text("bow"),
            Code::WrongType,
            "an object with fields",
        ),
        (
            "weapon",
            Value::List(vec![]),
            Code::WrongType,
            "an object with fields",
        ),
        ("weapon.short", Value::Missing, Code::Missing, inches),
        ("weapon.short", number(-8.0), Code::OutOfRange, inches),
        (
            "weapon.medium",
            number(7.0),
            Code::RangeOrder,
            "at least as much as `short`",
        ),
        (
            "weapon.max",
            number(10.0),
            Code::RangeOrder,
            "at least as much as `medium`",
        ),
        ("weapon.damage", number(f64::NAN), Code::NotFinite, whole),
        (
            "weapon.addStrength",
            Value::Flag(true),
            Code::UnknownField,
            "`addsStrength`",
        ),
        (
            "melee",
            number(3.0),
            Code::WrongType,
            "an object with fields",
        ),
        (
            "melee.friends",
            number(0.0),
            Code::OutOfRange,
            "a whole number from 1 to 99",
        ),
        (
            "melee.friends",
            number(1e9),
            Code::OutOfRange,
            "a whole number from 1 to 99",
        ),
        ("melee.friendArmour", Value::Missing, Code::Missing, whole),
        (
            "melee.friendDistance",
            number(-1.0),
            Code::OutOfRange,
            "a number from 0 to 1000",
        ),
        (
            "melee.friendCover",
            text(""),
            Code::UnknownChoice,
            "`none`, `light` or `heavy`",
        ),
        (
            "modifiers",
            number(2.0),
            Code::WrongType,
            "a list of at most 50 items",
        ),
        (
            "modifiers",
            Value::List(vec![Value::Missing; 51]),
            Code::TooMany,
            "a list of at most 50 items",
        ),
        (
            "modifiers[0]",
            number(2.0),
            Code::WrongType,
            "an object with fields",
        ),
        (
            "modifiers[0].value",
            Value::Missing,
            Code::Missing,
            "a whole number from -99 to 99",
        ),
        (
            "modifiers[0].value",
            number(100.0),
            Code::OutOfRange,
            "a whole number from -99 to 99",
        ),
        (
            "modifiers[0].label",
            number(1.0),
            Code::WrongType,
            "a text of at most 80 characters",
        ),
        (
            "modifiers[0].label",
            text(&"x".repeat(81)),
            Code::TooMany,
            "a text of at most 80 characters",
        ),
        (
            "rulings.perfectFloor",
            text("two"),
            Code::UnknownChoice,
            "`three` or `none`",
        ),
        (
            "rulings.naturals",
            text("natural"),
            Code::UnknownField,
            "`armourNaturals`",
        ),
    ];
    assert!(cases.len() >= 40);
    for (path, value, code, allowed) in cases {
        let mut input = loose(&shot());
        put(&mut input, path, value.clone());
        let place = format!("{path} = {value:?}");
        let error = answer("chronopia.shot", &input, Face::Odds).expect_err(&place);
        assert_eq!(error.problems.len(), 1, "{place}: {error}");
        assert_eq!(error.code(), Some(code), "{place}: {error}");
        assert_eq!(error.path(), Some(path), "{place}");
        let expected = error.problems[0].expected.en.replace('−', "-");
        assert!(expected.contains(allowed), "{place}: {expected}");
        assert!(
            error.problems[0].message.de.contains(&format!("`{path}`")),
            "{place}"
        );
    }
    assert!(answer("chronopia.shot", &loose(&shot()), Face::Odds).is_ok());
}

#[test]
fn an_input_that_is_no_object_is_refused_as_a_whole() {
    for value in [
        Value::Missing,
        number(3.0),
        text("shot"),
        Value::List(vec![]),
        Value::Strange,
    ] {
        let error = answer("chronopia.shot", &value, Face::Odds).unwrap_err();
        assert_eq!(
            (error.code(), error.path()),
            (Some(Code::WrongType), Some(""))
        );
    }
}

#[test]
fn all_problems_are_reported_at_once_in_the_order_of_the_fields() {
    let input =
        loose(&json!({ "rangedSkill": "x", "weapon": { "short": -1 }, "armour": 1.5, "foo": 1 }));
    let error = answer("chronopia.shot", &input, Face::Odds).unwrap_err();
    let paths: Vec<&str> = error
        .problems
        .iter()
        .map(|problem| problem.path.as_str())
        .collect();
    assert_eq!(
        paths,
        [
            "rangedSkill",
            "weapon.short",
            "weapon.medium",
            "weapon.max",
            "weapon.damage",
            "distance",
            "armour",
            "foo"
        ]
    );
}

#[test]
fn shooters_and_figures_have_bounds() {
    for (field, value) in [
        ("shooters", 1e9),
        ("shooters", 0.0),
        ("shooters", 201.0),
        ("figures", 0.0),
        ("woundsPerFigure", 0.0),
    ] {
        let mut input = loose(&json!({ "shooters": 2, "shot": shot() }));
        put(&mut input, field, number(value));
        let error = answer("chronopia.volley", &input, Face::Odds).unwrap_err();
        assert_eq!(
            (error.code(), error.path()),
            (Some(Code::OutOfRange), Some(field))
        );
    }
    let input = loose(&json!({ "shooters": 2, "shot": { "armour": 1 } }));
    let error = answer("chronopia.volley", &input, Face::Odds).unwrap_err();
    assert_eq!(error.path(), Some("shot.rangedSkill"));
}

#[test]
fn faces_that_the_die_lacks_or_nobody_asked_for_are_named() {
    let input = loose(&shot());
    for (faces, path) in [
        (&[0][..], "faces[0]"),
        (&[21], "faces[0]"),
        (&[5, 21], "faces[1]"),
        (&[5, 5, 5], "faces[2]"),
    ] {
        let error = answer("chronopia.shot", &input, Face::Resolve(faces)).unwrap_err();
        assert_eq!(
            (error.code(), error.path()),
            (Some(Code::BadFace), Some(path))
        );
    }
}

#[test]
fn an_input_made_in_rust_is_checked_the_same_way() {
    let weapon = Weapon {
        short: f64::NAN,
        medium: 16.0,
        max: 24.0,
        ..Weapon::default()
    };
    let shot = Shot {
        ranged_skill: -1,
        weapon,
        distance: 1e9,
        ..Shot::default()
    };
    let error = shot.odds().unwrap_err();
    let found: Vec<_> = error
        .problems
        .iter()
        .map(|problem| (problem.code, problem.path.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            (Code::OutOfRange, "rangedSkill"),
            (Code::NotFinite, "weapon.short"),
            (Code::OutOfRange, "distance")
        ]
    );
}
