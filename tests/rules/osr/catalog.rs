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
        ("osr.approach", json!({ "sleep": "magical", "silently": false })),
        ("osr.senses", json!({ "opponentInvisible": true })),
    ]);
    check_samples("osr", samples);
}
