//! What old-school combat tells about itself.

use serde_json::{Value, json};

use crate::catalog::{check_rules, check_samples};

#[test]
fn every_rule_of_the_book_is_listed() {
    check_rules(&[
        "O-TIME",
        "O-ROUND",
        "O-INIT",
        "O-CAST",
        "O-INTERRUPT",
        "O-PROF",
        "O-UNPROF",
        "O-SPEC",
        "O-TWO",
        "O-COVER",
        "O-FLANK",
        "O-REARFLANK",
        "O-REAR",
        "O-INDIRECT",
        "O-GAZE",
        "O-GAZESAVE",
        "O-GAZEAVERT",
        "O-BLIND",
        "O-INVIS",
        "O-UNAWARE",
        "O-STUNNED",
        "O-SLEEP",
        "O-STEAL",
        "O-HELPLESS",
        "O-LEVEL",
        "O-MONSTER",
        "O-MONSTERWAYS",
    ]);
}

#[test]
fn what_an_answer_names_stands_in_the_catalogue() {
    let full = json!({ "attacker": { "class": "bard", "level": 5 }, "armourClass": 15, "shield": 1, "dexterityBonus": 1, "ranged": true,
        "dexterity": 17, "proficient": false, "concealed": 50, "covered": 25, "facing": "rear", "indirect": true, "damage": "1d8",
        "targetState": "stunned", "modifiers": [{ "value": 1 }] });
    let mut samples: Vec<(&str, Value)> = super::golden::cases();
    samples.extend(super::golden::lookups());
    samples.extend([
        ("osr.attack", full),
        ("osr.attack", json!({ "attacker": { "class": "thief", "level": 1 }, "armourClass": 10, "damage": "1d4", "targetState": "unaware", "rulings": { "unawareBackstab": "rollWithBonus" } })),
        ("osr.attack", json!({ "attacker": { "hitDice": "3" }, "armourClass": 10, "damage": "1d4", "targetInvisible": true, "targetState": "unaware" })),
        ("osr.attack", json!({ "attacker": { "class": "thief", "level": 9 }, "armourClass": 10, "damage": "1d4+1", "targetState": "asleep", "targetLevel": 0 })),
        ("osr.attack", json!({ "attacker": { "class": "fighter", "level": 1 }, "armourClass": 10, "shield": 1, "dexterityBonus": 2, "damage": "1d4", "targetState": "stunned", "concealed": 50, "covered": 50, "rulings": { "coverAndConcealment": "sum" } })),
        ("osr.attack", json!({ "attacker": { "attackNumber": 12 }, "armourClass": 12, "attackBonus": 1, "specialised": "none", "damage": "1d4", "facing": "rearFlank", "shield": 1, "dexterityBonus": 2, "modifiers": [{ "value": 2 }] })),
        ("osr.gaze", json!({ "awareness": "sees", "size": "small", "saveNumber": 12, "saveBonus": 2 })),
        ("osr.twoWeapons", json!({ "dexterity": 18 })),
        ("osr.approach", json!({ "sleep": "magical", "silently": false })),
        ("osr.senses", json!({ "opponentInvisible": true })),
    ]);
    check_samples("osr", samples);
}
