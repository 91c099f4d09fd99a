//! Inputs that no plan can be made for.

use serde_json::{Value, json};

use super::plan::{shot, spell};
use crate::support::{Face, answer, loose};

#[test]
fn bad_plans_are_refused() {
    let refused =
        |procedure: &str, input: &Value| answer(procedure, &loose(input), Face::Odds).unwrap_err();
    let shooter = |key: &str, value: Value| {
        let mut input =
            json!({ "shot": shot(9, 9.0), "actions": 3, "rate": { "shots": 1, "actions": 1 } });
        input[key] = value;
        input
    };
    let mage = |key: &str, value: Value| {
        let mut planned = json!({ "spell": spell(9, true) });
        planned[key] = value;
        json!({ "actions": 3, "spells": [planned] })
    };
    let mut aimed = shot(9, 9.0);
    aimed["aim"] = json!(1);
    let mut concentrated = spell(9, true);
    concentrated["concentrate"] = json!(1);
    let mut early = spell(9, true);
    early["preBattle"] = json!(true);
    let summoner = |key: &str, value: Value| {
        let mut input = json!({ "actions": 3, "creatures": 5, "rounds": 2 });
        input[key] = value;
        input
    };
    let six: Vec<Value> = (0..6).map(|_| json!({ "spell": spell(9, true) })).collect();
    for (procedure, input, code, path) in [
        (
            "chronopia.shooterPlan",
            shooter("actions", json!(9)),
            "OutOfRange",
            "actions",
        ),
        (
            "chronopia.shooterPlan",
            shooter("actions", json!(0)),
            "OutOfRange",
            "actions",
        ),
        (
            "chronopia.shooterPlan",
            shooter("shot", aimed),
            "NotAllowed",
            "shot.aim",
        ),
        (
            "chronopia.shooterPlan",
            shooter("goal", json!("most")),
            "UnknownChoice",
            "goal",
        ),
        (
            "chronopia.shooterPlan",
            shooter("atLeast", json!(31)),
            "OutOfRange",
            "atLeast",
        ),
        (
            "chronopia.shooterPlan",
            shooter("moveDistance", json!(-1)),
            "OutOfRange",
            "moveDistance",
        ),
        (
            "chronopia.shooterPlan",
            shooter("coverEnds", json!("8")),
            "WrongType",
            "coverEnds",
        ),
        (
            "chronopia.shooterPlan",
            shooter("rate", json!({ "shots": 1 })),
            "Missing",
            "rate.actions",
        ),
        (
            "chronopia.shooterPlan",
            shooter("plan", json!([])),
            "UnknownField",
            "plan",
        ),
        (
            "chronopia.magePlan",
            mage("spell", concentrated),
            "NotAllowed",
            "spells[0].spell.concentrate",
        ),
        (
            "chronopia.magePlan",
            mage("spell", early),
            "NotAllowed",
            "spells[0].spell.preBattle",
        ),
        (
            "chronopia.magePlan",
            mage("to", json!(1)),
            "RangeOrder",
            "spells[0].to",
        ),
        (
            "chronopia.magePlan",
            mage("from", json!(3)),
            "RangeOrder",
            "spells[0].from",
        ),
        (
            "chronopia.magePlan",
            mage("weight", json!(-1)),
            "OutOfRange",
            "spells[0].weight",
        ),
        (
            "chronopia.magePlan",
            json!({ "actions": 3, "spells": six }),
            "TooMany",
            "spells",
        ),
        (
            "chronopia.summonerPlan",
            summoner("raging", json!(4)),
            "TooMany",
            "raging",
        ),
        (
            "chronopia.summonerPlan",
            summoner("creatures", json!(9)),
            "OutOfRange",
            "creatures",
        ),
        (
            "chronopia.summonerPlan",
            summoner("rounds", json!(11)),
            "OutOfRange",
            "rounds",
        ),
        (
            "chronopia.summonerPlan",
            summoner("worth", json!({ "obeys": 101 })),
            "OutOfRange",
            "worth.obeys",
        ),
    ] {
        let error = refused(procedure, &input);
        assert_eq!(format!("{:?}", error.code().unwrap()), code, "{error}");
        assert_eq!(error.path(), Some(path), "{error}");
    }
}
