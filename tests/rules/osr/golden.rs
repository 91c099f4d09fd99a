//! Answers of old-school combat, pinned in `tests/golden/native` until the package offers them.
//!
//! A changed row is a breaking change: say so in the changelog. `UPDATE_GOLDEN=1` writes the files.

use serde_json::{Value, json};

use crate::support::{Face, answer, loose};

/// Procedure, input, seeds.
pub fn cases() -> Vec<(&'static str, Value, [u32; 2])> {
    let sword = json!({ "attacker": { "class": "fighter", "level": 5 }, "armourClass": 16, "shield": 1, "dexterityBonus": 1, "specialised": "single", "facing": "rear", "damage": "1W8+2", "targetHitPoints": 11, "modifiers": [{ "value": 1, "label": "Segen" }] });
    let dagger = json!({ "attacker": { "class": "thief", "level": 6 }, "armourClass": 13, "targetState": "asleep", "targetLevel": 4, "damage": "1d4+1", "targetHitPoints": 30 });
    let claw = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d3" });
    let bite = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d6" });
    let ghoul = json!({ "attacks": [{ "attack": claw, "times": 2, "onHit": { "saveNumber": 14, "becomes": "helpless" } }, { "attack": bite }], "targetHitPoints": 12 });
    let guard = json!({ "hitPoints": 9, "attacks": [{ "attack": sword }] });
    let ogre = json!({ "hitPoints": 24, "attacks": [{ "attack": { "attacker": { "hitDice": "4+1" }, "armourClass": 16, "damage": "1d10" } }] });
    [
        ("osr.surprise", json!({ "second": { "surprisedOn": 3 } })),
        ("osr.initiative", json!({ "castingTime": 3 })),
        ("osr.initiative", json!({ "rulings": { "initiativeTie": "reroll" } })),
        ("osr.attack", sword),
        ("osr.attack", dagger),
        ("osr.round", ghoul),
        ("osr.duel", json!({ "first": guard, "second": ogre, "rounds": 5 })),
        ("osr.damage", json!({ "damage": "2d6+1d4-1", "multiplier": 2 })),
        ("osr.gaze", json!({ "awareness": "attacks", "size": "medium", "class": "cleric", "level": 4, "saveBonus": 1 })),
        ("osr.gaze", json!({ "awareness": "averts", "size": "large", "hitDice": "3" })),
    ]
    .into_iter()
    .map(|(procedure, input)| (procedure, input, [7, 20_261_201]))
    .collect()
}

/// Questions that nobody rolls for.
pub fn lookups() -> Vec<(&'static str, Value)> {
    vec![
        ("osr.duration", json!({ "count": 25, "unit": "segment" })),
        (
            "osr.roundOrder",
            json!({ "firstDie": 4, "secondDie": 6, "begins": true, "firstCastingTime": 5 }),
        ),
        (
            "osr.spellTiming",
            json!({ "begun": 8, "castingTime": 5, "damagedIn": 9 }),
        ),
        (
            "osr.interruption",
            json!({ "action": "charges", "by": "setSpear" }),
        ),
        (
            "osr.proficiencies",
            json!({ "class": "paladin", "level": 7 }),
        ),
        (
            "osr.twoWeapons",
            json!({ "dexterity": 17, "offHand": "handAxe" }),
        ),
        ("osr.facing", json!({ "angle": 250, "shieldArm": "right" })),
        (
            "osr.senses",
            json!({ "lost": ["sight"], "whereaboutsKnown": false }),
        ),
        (
            "osr.approach",
            json!({ "sleep": "natural", "silently": false }),
        ),
        (
            "osr.killOutright",
            json!({ "targetState": "helpless", "weapon": "fists", "class": "monk" }),
        ),
        (
            "osr.monsterLevel",
            json!({ "hitDice": "11", "actsAs": ["magic-user"] }),
        ),
        (
            "osr.saves",
            json!({ "hitDice": "4+1", "actsAs": ["cleric", "fighter"], "invisible": true }),
        ),
        (
            "osr.monsterWays",
            json!({ "clever": true, "paralysis": "long" }),
        ),
    ]
}

fn same_as_file(name: &str, rows: &[Value]) {
    let path = format!(
        "{}/tests/golden/native/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(std::path::Path::new(&path).parent().unwrap()).unwrap();
        std::fs::write(&path, serde_json::to_string_pretty(rows).unwrap() + "\n").unwrap();
    }
    let text = std::fs::read_to_string(&path).expect("the golden file");
    let expected: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert_eq!(expected.len(), rows.len(), "{path}");
    for (expected, found) in expected.iter().zip(rows) {
        assert!(
            expected == found,
            "{path} has\n{expected}\nand the answer is\n{found}"
        );
    }
}

#[test]
fn answers_without_dice_are_those_of_the_golden_file() {
    let rows: Vec<Value> = lookups()
        .into_iter()
        .map(|(procedure, input)| {
            let answer = answer(procedure, &loose(&input), Face::Odds).unwrap();
            json!({ "procedure": procedure, "input": input, "answer": answer })
        })
        .collect();
    same_as_file("lookups/osr", &rows);
}

#[test]
fn answers_and_rolls_are_those_of_the_golden_file() {
    let rows: Vec<Value> = cases()
        .into_iter()
        .map(|(procedure, input, seeds)| {
            let value = loose(&input);
            let ask = |face: Face<'_>| answer(procedure, &value, face).unwrap();
            let rolls: Vec<Value> = seeds.iter().map(|seed| ask(Face::Roll(*seed))).collect();
            json!({ "procedure": procedure, "input": input, "odds": ask(Face::Odds), "rolls": rolls, "resolve": ask(Face::Resolve(&[])) })
        })
        .collect();
    same_as_file("osr", &rows);
}
