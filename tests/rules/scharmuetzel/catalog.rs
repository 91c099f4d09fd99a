//! What Scharmützel tells about itself.

use serde_json::json;

use crate::catalog::{check_rules, check_samples};

#[test]
fn every_rule_of_the_text_is_listed() {
    check_rules(&[
        "S-FREE",
        "S-PHASES",
        "S-RALLY",
        "S-RALLYNO",
        "S-RECOVER",
        "S-CHARGE",
        "S-UNSEEN",
        "S-NERVE",
        "S-CAUGHT",
        "S-INTERCEPT",
        "S-FAILED",
        "S-SPRINT",
        "S-HIDE",
        "S-FOUND",
        "S-NOSHOOT",
        "S-NEAREST",
        "S-NOMELEE",
        "S-DECLARE",
        "S-CRIT",
        "S-NOARMOUR",
        "S-WARDSHOT",
        "S-CRITONE",
        "S-WARDMELEE",
        "S-INJURY",
        "S-DOWN",
        "S-STUN",
        "S-OUT",
        "S-LEADER",
        "S-ROUT",
    ]);
}

#[test]
fn what_an_answer_names_stands_in_the_catalogue() {
    let fighter = json!({ "weaponSkill": 3, "strength": 3, "toughness": 3, "initiative": 3, "mounted": true });
    let samples = vec![
        ("scharmuetzel.turnSheet", json!({})),
        ("scharmuetzel.rallyDue", json!({ "enemies": [] })),
        ("scharmuetzel.rally", json!({ "leadership": 7 })),
        (
            "scharmuetzel.rally",
            json!({ "leadership": 7, "nearestIsEnemy": true }),
        ),
        (
            "scharmuetzel.nerve",
            json!({ "leadership": 7, "gap": 7, "modifiers": [{ "value": 1 }] }),
        ),
        (
            "scharmuetzel.unseenCharge",
            json!({ "initiative": 3, "distance": 3 }),
        ),
        (
            "scharmuetzel.charge",
            json!({ "movement": 4, "distance": 3, "sight": "blocked", "kind": "cavalry" }),
        ),
        (
            "scharmuetzel.charge",
            json!({ "movement": 4, "distance": 3, "stoodUp": true }),
        ),
        ("scharmuetzel.intercept", json!({ "distance": 1 })),
        (
            "scharmuetzel.sprint",
            json!({ "movement": 4, "enemies": [], "state": "stunned" }),
        ),
        (
            "scharmuetzel.hide",
            json!({ "place": "wall", "enemies": [{ "distance": 1, "initiative": 2 }] }),
        ),
        ("scharmuetzel.found", json!({ "leftCover": true })),
        ("scharmuetzel.mayShoot", json!({ "state": "out" })),
        (
            "scharmuetzel.targets",
            json!({ "mounted": true, "candidates": [{ "distance": 1, "inArc": false }, { "distance": 1, "state": "out" }] }),
        ),
        (
            "scharmuetzel.shooting",
            json!({ "ballisticSkill": 3, "strength": 3, "moved": true, "longRange": true, "cover": "soft", "large": true, "charging": true, "target": { "toughness": 3, "fallen": "down" } }),
        ),
        (
            "scharmuetzel.group",
            json!({ "shooters": [{ "ballisticSkill": 3, "strength": 3 }], "targets": [{ "toughness": 3, "cover": "hard" }] }),
        ),
        (
            "scharmuetzel.group",
            json!({ "shooters": [{ "ballisticSkill": 3, "strength": 9 }, { "ballisticSkill": 4, "strength": 1 }], "targets": [{ "toughness": 3 }, { "toughness": 4, "mounted": true }] }),
        ),
        (
            "scharmuetzel.shooting",
            json!({ "ballisticSkill": 3, "strength": 1, "target": { "toughness": 4 }, "modifiers": [{ "value": 1 }] }),
        ),
        (
            "scharmuetzel.fight",
            json!({ "attacks": 1, "weaponSkill": 3, "strength": 9, "target": { "weaponSkill": 3, "toughness": 3 }, "modifiers": [{ "value": -1 }] }),
        ),
        (
            "scharmuetzel.fight",
            json!({ "attacks": 3, "weaponSkill": 3, "strength": 3, "target": { "weaponSkill": 3, "toughness": 3, "mounted": true } }),
        ),
        (
            "scharmuetzel.melee",
            json!({ "first": fighter, "second": fighter, "rounds": 2, "rulings": { "initiativeTie": "rollOff" } }),
        ),
        ("scharmuetzel.injury", json!({ "damage": 2 })),
        ("scharmuetzel.recovery", json!({ "state": "stunned" })),
        (
            "scharmuetzel.leader",
            json!({ "leadership": 7, "leaders": [] }),
        ),
        (
            "scharmuetzel.routDue",
            json!({ "startingModels": 4, "lost": 1 }),
        ),
        (
            "scharmuetzel.rout",
            json!({ "leadership": 7, "startingModels": 4, "lost": 1 }),
        ),
    ];
    check_samples("scharmuetzel", samples);
}
