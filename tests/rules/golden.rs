//! Answers pinned in `tests/golden`; the built package replays the same file in JavaScript.
//!
//! A changed row is a breaking change: say so in the changelog. `UPDATE_GOLDEN=1` writes the files.

use serde_json::{Value, json};

use crate::support::{Face, answer, loose};

pub fn cases() -> Vec<(&'static str, Value)> {
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
        (
            "chronopia.summoning",
            json!({ "magic": 14, "level": 4, "actions": 3, "summoned": 1 }),
        ),
        (
            "chronopia.rage",
            json!({ "summonerAlive": true, "takesControl": false }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "panic", "leadership": 12, "modifiers": [{ "value": 1, "label": "Banner" }] }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "terror", "leadership": 11, "causes": "fear" }),
        ),
        ("chronopia.horror", json!({ "leadership": 11 })),
        (
            "chronopia.horror",
            json!({ "leadership": 9, "causes": "terror", "rulings": { "horrorRepeats": "onceMore" } }),
        ),
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

/// Questions that nobody rolls for.
pub fn lookups() -> Vec<(&'static str, Value)> {
    vec![
        (
            "chronopia.targets",
            json!({
                "shooter": { "leadership": 12, "actions": 2, "weapon": { "short": 8, "medium": 16, "max": 24 } },
                "candidates": [
                    { "name": "Speer", "unit": "Orks", "distance": 14, "size": 2, "terrain": "solid", "visible": 40 },
                    { "name": "Anführer", "unit": "Orks", "distance": 16.5, "size": 2 },
                    { "name": "Bogen", "unit": "Goblins", "distance": 25, "size": 1, "friends": 2 },
                    { "name": "Troll", "distance": 20, "height": 2.5, "size": 4, "rides": "mount" },
                    { "name": "Späher", "distance": 9, "hidden": true, "individual": true, "nearestUnit": { "unit": "Goblins", "distance": 3 } },
                    { "name": "Läufer", "distance": 6, "panicked": true, "woods": 1.5 },
                ],
            }),
        ),
        (
            "chronopia.targets",
            json!({
                "shooter": { "kind": "individual", "arc": "chariot", "ammunition": 3 },
                "candidates": [
                    { "distance": 5, "groundDifference": 6 },
                    { "distance": 11, "inFront": false },
                    { "distance": 30, "corridor": 0.5 },
                ],
            }),
        ),
        (
            "chronopia.lineOfSight",
            json!({ "distance": 9, "between": "smallerGap", "woods": 2.25, "rides": "chariot", "spell": true, "visible": 60 }),
        ),
        (
            "chronopia.cover",
            json!({ "barrier": "lowerWall", "inContact": true, "visible": 75 }),
        ),
        (
            "chronopia.spellLevels",
            json!({ "spell": { "edition": "army", "magic": 14, "offensive": true, "save": "allowed", "leadership": 12, "casterLeadership": 13 }, "from": 1, "to": 10 }),
        ),
        (
            "chronopia.castable",
            json!({ "rangeKind": "inches", "range": 12, "distance": 12.5, "level": 3 }),
        ),
        (
            "chronopia.spellCosts",
            json!({ "spells": [{ "cost": 15, "mages": 2 }, { "cost": 10 }] }),
        ),
        (
            "chronopia.control",
            json!({ "actions": 3, "creatures": 4, "controlled": 2, "rounds": 3 }),
        ),
        (
            "chronopia.creature",
            json!({ "summonedThisRound": true, "perfect": true }),
        ),
        (
            "chronopia.horrorTrack",
            json!({ "leadership": 11, "rounds": 4, "rally": 0.3, "rulings": { "horrorRepeats": "onceMore" } }),
        ),
        (
            "chronopia.panicTrack",
            json!({ "leadership": 13, "rounds": 3 }),
        ),
        (
            "chronopia.panicDue",
            json!({ "startingFigures": 7, "figures": 3, "lost": 2, "activated": true }),
        ),
        (
            "chronopia.recoveryDue",
            json!({ "moment": "roundStart", "inDeploymentZone": true, "enemyDistance": 5.5 }),
        ),
        (
            "chronopia.fearDue",
            json!({ "factor": "terror", "distance": 7.25, "size": 4, "causes": "fear" }),
        ),
        (
            "chronopia.moraleLeadership",
            json!({ "figures": [{ "leadership": 11, "role": "rider" }], "leaders": [{ "leadership": 14, "distance": 3.5 }] }),
        ),
        (
            "chronopia.immunity",
            json!({ "factor": "horror", "causes": "terror" }),
        ),
        (
            "chronopia.worstState",
            json!({ "states": ["fear", "terror"] }),
        ),
        (
            "chronopia.shooterPlan",
            json!({ "shot": { "rangedSkill": 6, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 }, "distance": 18, "cover": "light", "armour": 13 }, "actions": 3, "rate": { "shots": 1, "actions": 2 }, "goal": "atLeast", "moveDistance": 4, "coverEnds": 12 }),
        ),
        (
            "chronopia.magePlan",
            json!({ "actions": 3, "spells": [{ "spell": { "edition": "warband", "magic": 9, "level": 2, "offensive": true, "save": "allowed" }, "from": 1, "to": 4 }, { "spell": { "edition": "warband", "magic": 7, "level": 3, "offensive": false, "save": "none" }, "actions": 2, "weight": 2 }] }),
        ),
        (
            "chronopia.summonerPlan",
            json!({ "actions": 2, "creatures": 3, "rounds": 2, "freeAction": 0.5 }),
        ),
    ]
}

/// Compares rows with a golden file, or writes it. The order of keys does not count: it depends on
/// what else is built with the JSON library.
fn same_as_file(name: &str, rows: &[Value]) {
    let path = format!("{}/tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let text = serde_json::to_string_pretty(rows).unwrap() + "\n";
        std::fs::write(&path, text).unwrap();
    }
    let text = std::fs::read_to_string(&path).expect("the golden file");
    let expected: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(expected.len(), rows.len(), "{path}");
    for (expected, found) in expected.iter().zip(rows) {
        assert!(
            expected == found,
            "{path} has\n{expected}\nand the answer is\n{found}\nsee the head of this file"
        );
    }
}

/// Pins the answers of look-ups.
pub fn pin_answers(name: &str, lookups: Vec<(&'static str, Value)>) {
    let rows: Vec<Value> = lookups
        .into_iter()
        .map(|(procedure, input)| {
            let answer = answer(procedure, &loose(&input), Face::Odds).unwrap();
            json!({ "procedure": procedure, "input": input, "answer": answer })
        })
        .collect();
    same_as_file(name, &rows);
}

/// Pins the odds of procedures, their rolls with these seeds, and the first die by hand.
pub fn pin_rolls(name: &str, cases: Vec<(&'static str, Value)>, seeds: &[u32]) {
    let rows: Vec<Value> = cases
        .into_iter()
        .map(|(procedure, input)| {
            let value = loose(&input);
            let ask = |face: Face<'_>| answer(procedure, &value, face).unwrap();
            let rolls: Vec<Value> = seeds.iter().map(|seed| ask(Face::Roll(*seed))).collect();
            json!({ "procedure": procedure, "input": input, "odds": ask(Face::Odds), "rolls": rolls, "resolve": ask(Face::Resolve(&[])) })
        })
        .collect();
    same_as_file(name, &rows);
}

#[test]
fn answers_without_dice_are_those_of_the_golden_file() {
    pin_answers("lookups/chronopia", lookups());
}

#[test]
fn answers_and_rolls_are_those_of_the_golden_file() {
    pin_rolls("chronopia", cases(), &[1, 7, 20_261_201]);
}

#[test]
fn the_faces_of_a_roll_told_by_hand_lead_to_the_same_result_one_die_at_a_time() {
    for (procedure, input) in cases() {
        let value = loose(&input);
        let ask = |face: Face<'_>| answer(procedure, &value, face).unwrap();
        for seed in 0..60 {
            let mut rolled = ask(Face::Roll(seed));
            let dice = rolled["dice"].as_array().unwrap();
            let faces: Vec<u16> = dice
                .iter()
                .map(|die| die["face"].as_u64().unwrap() as u16)
                .collect();
            for told in 0..faces.len() {
                let next = ask(Face::Resolve(&faces[..told]));
                assert_eq!(next["kind"], "next", "{procedure} {input} {faces:?}");
                assert_eq!(next["dice"].as_array().unwrap().len(), told);
            }
            let mut told = ask(Face::Resolve(&faces));
            told.as_object_mut().unwrap().remove("kind");
            rolled.as_object_mut().unwrap().remove("seed");
            assert_eq!(rolled, told, "{procedure} {input}");
        }
    }
}
