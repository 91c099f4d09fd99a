//! Queries that are wrong: the field, what is allowed, nothing computed.

use regelwerk::questions::{self, CompareQuery, NeedQuery, SweepQuery, open, open_at};
use regelwerk::rules::{self, Code, Error};
use serde_json::{Value as Json, json};

use super::{asked, shot};
use crate::support::loose;

fn check(error: &Error, code: Code, path: &str) {
    assert_eq!(
        (error.code(), error.path()),
        (Some(code), Some(path)),
        "{error}"
    );
    let problem = &error.problems[0];
    assert!(
        problem.expected.de.len() > 5 && problem.expected.de != problem.expected.en,
        "{problem:?}"
    );
    assert!(
        problem.message.en.contains(&format!("`{path}`")),
        "{problem:?}"
    );
}

fn need(input: &Json, query: &Json) -> Error {
    let read = rules::read_at::<NeedQuery>(&loose(query), "query");
    read.and_then(|query| questions::need(asked("chronopia.shot", input), &query))
        .unwrap_err()
}

fn sweep(input: &Json, query: &Json) -> Error {
    let read = SweepQuery::read(&loose(query));
    read.and_then(|query| questions::sweep(asked("chronopia.shot", input), &query))
        .unwrap_err()
}

#[test]
fn needs() {
    let good = json!({ "field": "rangedSkill", "outcomes": ["wound"], "chance": 0.5 });
    let with = |key: &str, value: Json| {
        let mut query = good.clone();
        query[key] = value;
        query
    };
    for (query, code, path) in [
        (json!(null), Code::WrongType, "query"),
        (json!(3), Code::WrongType, "query"),
        (json!({}), Code::Missing, "query.field"),
        (with("field", json!(3)), Code::WrongType, "query.field"),
        (
            with("field", json!("rangeSkill")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("weapon")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("weapon.")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("weapon..short")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("modifiers")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("modifiers[0].value")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("modifiers[0")),
            Code::UnknownChoice,
            "query.field",
        ),
        (
            with("field", json!("melee.friends")),
            Code::UnknownChoice,
            "query.field",
        ),
        (with("field", json!("")), Code::UnknownChoice, "query.field"),
        (
            with("field", json!("x".repeat(101))),
            Code::TooMany,
            "query.field",
        ),
        (
            with("outcomes", json!("wound")),
            Code::WrongType,
            "query.outcomes",
        ),
        (
            with("outcomes", json!(["wonud"])),
            Code::UnknownChoice,
            "query.outcomes[0]",
        ),
        (
            with("outcomes", json!(["wound", 7])),
            Code::WrongType,
            "query.outcomes[1]",
        ),
        (with("outcomes", json!([])), Code::Missing, "query"),
        (with("count", json!("wounds")), Code::NotAllowed, "query"),
        (with("atLeast", json!(1)), Code::NotAllowed, "query.atLeast"),
        (
            with("mean", json!("wounds")),
            Code::UnknownField,
            "query.mean",
        ),
        (with("chance", json!(1.5)), Code::OutOfRange, "query.chance"),
        (
            with("chance", json!("half")),
            Code::WrongType,
            "query.chance",
        ),
        (with("chance", Json::Null), Code::Missing, "query.chance"),
        (with("step", json!(0)), Code::OutOfRange, "query.step"),
        (with("atMost", json!(1)), Code::WrongType, "query.atMost"),
        (
            with("chances", json!(1)),
            Code::UnknownField,
            "query.chances",
        ),
    ] {
        check(&need(&shot(), &query), code, path);
    }
    let fine = json!({ "field": "distance", "outcomes": ["wound"], "chance": 0.5, "step": 0.001 });
    check(&need(&shot(), &fine), Code::OutOfRange, "query.step");
    let volley = json!({ "shooters": 2, "shot": shot() });
    let query = json!({ "field": "figures", "count": "losses", "chance": 0.5 });
    let query: NeedQuery = rules::read_at(&loose(&query), "query").unwrap();
    let error = questions::need(asked("chronopia.volley", &volley), &query).unwrap_err();
    check(&error, Code::NotAllowed, "query.field");
    let query = NeedQuery::chance("shooters", &["wound"], 0.5);
    let error = questions::need(asked("chronopia.volley", &volley), &query).unwrap_err();
    check(&error, Code::UnknownChoice, "query.outcomes[0]");
}

#[test]
fn sweeps() {
    let axis = json!({ "field": "armour", "from": 3, "to": 9 });
    let x = |key: &str, value: Json| {
        let mut x = axis.clone();
        x[key] = value;
        json!({ "x": x, "outcomes": ["wound"] })
    };
    for (query, code, path) in [
        (json!(null), Code::WrongType, "query"),
        (json!({ "outcomes": ["wound"] }), Code::Missing, "query.x"),
        (
            json!({ "x": 4, "outcomes": ["wound"] }),
            Code::WrongType,
            "query.x",
        ),
        (
            json!({ "x": axis, "y": [], "outcomes": ["wound"] }),
            Code::WrongType,
            "query.y",
        ),
        (json!({ "x": axis }), Code::Missing, "query"),
        (
            json!({ "x": axis, "outcomes": ["hit"] }),
            Code::UnknownChoice,
            "query.outcomes[0]",
        ),
        (
            json!({ "x": axis, "mean": "wound" }),
            Code::UnknownChoice,
            "query.mean",
        ),
        (
            json!({ "x": axis, "count": "wounds" }),
            Code::UnknownChoice,
            "query.count",
        ),
        (
            json!({ "x": axis, "z": axis, "outcomes": ["wound"] }),
            Code::UnknownField,
            "query.z",
        ),
        (
            json!({ "x": axis, "y": { "field": "armour", "values": [5] }, "outcomes": ["wound"] }),
            Code::NotAllowed,
            "query.y.field",
        ),
        (
            x("field", json!("armor")),
            Code::UnknownChoice,
            "query.x.field",
        ),
        (x("field", Json::Null), Code::Missing, "query.x.field"),
        (x("from", json!("3")), Code::WrongType, "query.x.from"),
        (x("from", json!(10)), Code::RangeOrder, "query.x.to"),
        (x("from", Json::Null), Code::Missing, "query.x.from"),
        (x("to", Json::Null), Code::Missing, "query.x.to"),
        (x("step", json!(0)), Code::OutOfRange, "query.x.step"),
        (x("step", json!(-1)), Code::OutOfRange, "query.x.step"),
        (x("step", json!(0.0001)), Code::TooMany, "query.x.step"),
        (x("values", json!([1, 2])), Code::NotAllowed, "query.x.from"),
        (x("stepp", json!(1)), Code::UnknownField, "query.x.stepp"),
        (
            json!({ "x": { "field": "armour" }, "outcomes": ["wound"] }),
            Code::Missing,
            "query.x.from",
        ),
        (
            json!({ "x": { "field": "armour", "values": [] }, "outcomes": ["wound"] }),
            Code::TooMany,
            "query.x.values",
        ),
        (
            json!({ "x": { "field": "armour", "values": [3, "4"] }, "outcomes": ["wound"] }),
            Code::WrongType,
            "query.x.values[1]",
        ),
        (
            json!({ "x": { "field": "cover", "values": ["lite"] }, "outcomes": ["wound"] }),
            Code::UnknownChoice,
            "query.x.values[0]",
        ),
        (
            json!({ "x": { "field": "terrified", "values": [0] }, "outcomes": ["wound"] }),
            Code::WrongType,
            "query.x.values[0]",
        ),
        (
            json!({ "x": { "field": "armour", "from": 0, "to": 9999 }, "y": { "field": "distance", "from": 0, "to": 999 }, "outcomes": ["wound"] }),
            Code::TooMany,
            "query.y",
        ),
    ] {
        check(&sweep(&shot(), &query), code, path);
    }
}

#[test]
fn inputs_and_names() {
    let mut bad = shot();
    bad["weapon"]["short"] = json!(20);
    let refused = |id: &str, input: &Json| open(id, &loose(input)).err().unwrap();
    check(
        &refused("chronopia.shot", &bad),
        Code::RangeOrder,
        "weapon.medium",
    );
    check(
        &refused("chronopia.shoot", &shot()),
        Code::UnknownChoice,
        "procedure",
    );
    check(
        &refused("chronopia.castable", &shot()),
        Code::UnknownChoice,
        "procedure",
    );
    let second = open_at("chronopia.shot", &loose(&bad), "b").err().unwrap();
    check(&second, Code::RangeOrder, "b.weapon.medium");
    let query = CompareQuery {
        wanted: questions::Wanted::any_of(&["wounds"]),
    };
    let compared = questions::compare(
        asked("chronopia.shot", &shot()),
        asked("chronopia.shot", &shot()),
        &query,
    );
    check(
        &compared.unwrap_err(),
        Code::UnknownChoice,
        "query.outcomes[0]",
    );
}

#[test]
fn rulings_of_the_system_are_read_everywhere_and_nowhere_else() {
    let attack = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d6" });
    for (procedure, input, ruling, choice) in [
        (
            "osr.damage",
            json!({ "damage": "1d6" }),
            "naturals",
            "natural",
        ),
        (
            "osr.round",
            json!({ "attacks": [{ "attack": attack }] }),
            "naturals",
            "natural",
        ),
        ("osr.surprise", json!({}), "naturals", "natural"),
        (
            "scharmuetzel.injury",
            json!({ "damage": 2 }),
            "fallen",
            "asStanding",
        ),
    ] {
        let with = |rulings: Json| {
            let mut input = input.clone();
            input["rulings"] = rulings;
            open(procedure, &loose(&input))
        };
        assert!(with(json!({ ruling: choice })).is_ok(), "{procedure}");
        for (rulings, code, path) in [
            (json!(3), Code::WrongType, "rulings".to_string()),
            (
                json!({ ruling: "no" }),
                Code::UnknownChoice,
                format!("rulings.{ruling}"),
            ),
            (
                json!({ "perfectFloor": "none" }),
                Code::UnknownField,
                "rulings.perfectFloor".into(),
            ),
        ] {
            check(&with(rulings).err().unwrap(), code, &path);
        }
    }
    let inside = json!({ "first": { "rulings": {} } });
    let error = open("osr.surprise", &loose(&inside)).err().unwrap();
    assert_eq!(error.path(), Some("first.rulings"));
}
