//! Arrays of chances, cell by cell.

use regelwerk::questions::{self, SweepAnswer, SweepQuery};
use serde_json::{Value as Json, json};

use super::{asked, into_melee, measured, shot, single, with};
use crate::support::loose;

fn sweep(procedure: &str, input: &Json, query: &Json) -> SweepAnswer {
    let query = SweepQuery::read(&loose(query)).unwrap();
    questions::sweep(asked(procedure, input), &query).unwrap()
}

/// Every cell of two fields against its single answer; returns how many were refused.
fn each_cell(procedure: &str, input: &Json, query: &Json) -> usize {
    let swept = sweep(procedure, input, query);
    let ys = swept.y.clone().unwrap();
    assert_eq!(swept.values.len(), swept.x.len() * ys.len());
    let (x, y) = (
        query["x"]["field"].as_str().unwrap(),
        query["y"]["field"].as_str().unwrap(),
    );
    let mut refused = 0;
    for (row, y_value) in ys.iter().enumerate() {
        for (column, x_value) in swept.x.iter().enumerate() {
            let cell = swept.values[row * swept.x.len() + column];
            let one = with(input, y, &serde_json::to_value(y_value).unwrap());
            let one = with(&one, x, &serde_json::to_value(x_value).unwrap());
            match single(procedure, &one) {
                Some(answer) => {
                    let own = measured(&answer, query);
                    assert_eq!(cell.to_bits(), own.to_bits(), "{one}");
                }
                None => {
                    refused += 1;
                    assert!(cell.is_nan(), "{one}");
                }
            }
        }
    }
    refused
}

#[test]
fn two_fields_of_a_shot() {
    let query = json!({
        "x": { "field": "distance", "from": 0, "to": 26, "step": 2 },
        "y": { "field": "armour", "from": 0, "to": 30 },
        "outcomes": ["perfect", "wound"]
    });
    assert_eq!(each_cell("chronopia.shot", &shot(), &query), 0);
    assert_eq!(each_cell("chronopia.shot", &into_melee(), &query), 0);
}

/// What one field refuses depends on the other: every pair is judged as a whole.
#[test]
fn fields_of_one_object_are_refused_together_only() {
    let query = json!({
        "x": { "field": "weapon.short", "from": -1, "to": 24, "step": 1 },
        "y": { "field": "weapon.medium", "from": 3, "to": 27, "step": 3 },
        "outcomes": ["wound"]
    });
    let refused = each_cell("chronopia.shot", &shot(), &query);
    assert!(refused > 100, "{refused}");
    let swapped = json!({ "x": query["y"], "y": query["x"], "outcomes": ["wound"] });
    assert_eq!(each_cell("chronopia.shot", &shot(), &swapped), refused);
}

#[test]
fn fields_at_different_depths() {
    let volley = json!({ "shooters": 3, "shot": into_melee(), "woundsPerFigure": 2 });
    for (x, y) in [
        (
            json!({ "field": "shot.weapon.max", "from": 10, "to": 20 }),
            json!({ "field": "shooters", "from": 0, "to": 5 }),
        ),
        (
            json!({ "field": "shooters", "from": 0, "to": 5 }),
            json!({ "field": "shot.weapon.max", "from": 10, "to": 20 }),
        ),
        (
            json!({ "field": "shot.melee.friends", "from": 0, "to": 3 }),
            json!({ "field": "shot.modifiers[1].value", "values": [-2, 0.5, 7] }),
        ),
        (
            json!({ "field": "shot.cover" }),
            json!({ "field": "shot.terrified" }),
        ),
        (
            json!({ "field": "figures", "from": 1, "to": 3 }),
            json!({ "field": "shot.rulings.meleePerfect" }),
        ),
    ] {
        let mut input = volley.clone();
        input["shot"]["terrified"] = json!(false);
        input["shot"]["rulings"] = json!({ "meleePerfect": "hit" });
        let query = json!({ "x": x, "y": y, "count": "losses", "atLeast": 1 });
        each_cell("chronopia.volley", &input, &query);
    }
}

#[test]
fn what_the_input_as_a_whole_refuses_is_no_number() {
    let input = json!({ "magic": 14, "level": 4, "actions": 3, "summoned": 1 });
    let query = json!({
        "x": { "field": "summoned", "from": 0, "to": 6 },
        "y": { "field": "actions", "from": 0, "to": 5 },
        "outcomes": ["perfect", "summoned"]
    });
    // Summoned up to the limit, and 0 actions.
    assert_eq!(
        each_cell("chronopia.summoning", &input, &query),
        7 + 6 + 5 + 4 + 3 + 2
    );
}

#[test]
fn words_and_flags_come_back_as_such() {
    let query = json!({ "x": { "field": "cover", "values": ["heavy", "none"] }, "y": { "field": "terrified" }, "outcomes": ["miss"] });
    let swept = serde_json::to_value(sweep("chronopia.shot", &shot(), &query).x).unwrap();
    assert_eq!(swept, json!(["heavy", "none"]));
    let mut input = shot();
    input["terrified"] = json!(true);
    let y = sweep("chronopia.shot", &input, &query).y;
    assert_eq!(serde_json::to_value(y).unwrap(), json!([false, true]));
}
