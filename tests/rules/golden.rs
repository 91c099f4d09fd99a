//! Answers pinned in `tests/golden`; the built package replays the same file in JavaScript.
//!
//! A changed row is a breaking change: say so in the changelog. `UPDATE_GOLDEN=1` writes the files.

use serde_json::{Value, json};

use crate::support::{Face, answer, loose};

fn cases() -> Vec<(&'static str, Value)> {
    let archer = json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 }, "distance": 14, "cover": "light", "armour": 13 });
    let mut melee = archer.clone();
    melee["melee"] = json!({ "friends": 2, "friendArmour": 11, "friendCover": "heavy" });
    melee["modifiers"] = json!([{ "value": -1, "label": "Regen" }]);
    let mut far = archer.clone();
    far["distance"] = json!(30);
    let spell = json!({ "edition": "army", "magic": 14, "level": 3, "offensive": true, "save": "allowed", "leadership": 12, "casterLeadership": 13, "concentrate": 1 });
    vec![
        ("chronopia.spell", spell.clone()),
        (
            "chronopia.casting",
            json!({ "actions": 4, "castings": [{ "spell": spell }, { "spell": { "edition": "warband", "magic": 12, "level": 2, "offensive": false, "save": "none" }, "actions": 2 }] }),
        ),
        ("chronopia.summoning", json!({ "magic": 14, "level": 4, "actions": 3, "summoned": 1 })),
        ("chronopia.rage", json!({ "summonerAlive": true, "takesControl": false })),
        ("chronopia.shot", archer.clone()),
        ("chronopia.shot", melee.clone()),
        ("chronopia.shot", far),
        (
            "chronopia.volley",
            json!({ "shooters": 5, "shot": archer, "figures": 3 }),
        ),
        (
            "chronopia.volley",
            json!({ "shooters": 12, "shot": melee, "woundsPerFigure": 2 }),
        ),
        (
            "chronopia.activation",
            json!({ "shot": archer, "actions": 4, "rate": { "shots": 1, "actions": 2 }, "plan": ["aim", "shoot", "move", "shoot"] }),
        ),
    ]
}

#[test]
fn answers_and_rolls_are_those_of_the_golden_file() {
    let mut rows = Vec::new();
    for (procedure, input) in cases() {
        let value = loose(&input);
        let odds = answer(procedure, &value, Face::Odds).unwrap();
        let rolls: Vec<Value> = [1, 7, 20_261_201]
            .map(|seed| answer(procedure, &value, Face::Roll(seed)).unwrap())
            .to_vec();
        let next = answer(procedure, &value, Face::Resolve(&[])).unwrap();
        rows.push(json!({ "procedure": procedure, "input": input, "odds": odds, "rolls": rolls, "resolve": next }));
    }
    let found = serde_json::to_string_pretty(&rows).unwrap() + "\n";
    let path = format!("{}/tests/golden/chronopia.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let expected = std::fs::read_to_string(&path).expect("the golden file");
    assert!(
        expected == found,
        "the answers differ from {path}; see the head of this file"
    );
}
