//! Answers and rolls that are pinned.

use serde_json::{Value, json};

use crate::golden::{pin_answers, pin_rolls};

fn cases() -> Vec<(&'static str, Value)> {
    let fighter =
        json!({ "weaponSkill": 4, "strength": 3, "toughness": 3, "initiative": 3, "attacks": 2 });
    let rider = json!({ "weaponSkill": 3, "strength": 4, "toughness": 3, "wounds": 2, "initiative": 4, "mounted": true });
    vec![
        ("scharmuetzel.rally", json!({ "leadership": 7 })),
        (
            "scharmuetzel.rally",
            json!({ "leadership": 8, "nearestIsEnemy": true }),
        ),
        (
            "scharmuetzel.unseenCharge",
            json!({ "initiative": 3, "distance": 3.5 }),
        ),
        ("scharmuetzel.nerve", json!({ "leadership": 7, "gap": 6.5 })),
        (
            "scharmuetzel.shooting",
            json!({ "ballisticSkill": 3, "strength": 4, "cover": "soft", "moved": true, "shots": 2, "target": { "toughness": 3, "wounds": 2, "mounted": true } }),
        ),
        (
            "scharmuetzel.shooting",
            json!({ "ballisticSkill": 3, "strength": 4, "distance": 30, "range": 24, "target": { "toughness": 3 } }),
        ),
        (
            "scharmuetzel.group",
            json!({ "shooters": [{ "count": 4, "ballisticSkill": 3, "strength": 4 }, { "ballisticSkill": 4, "strength": 4, "shots": 2, "moved": true }], "targets": [{ "toughness": 3 }, { "toughness": 3, "cover": "hard", "wounds": 2 }] }),
        ),
        (
            "scharmuetzel.fight",
            json!({ "attacks": 3, "weaponSkill": 4, "strength": 4, "target": { "weaponSkill": 3, "toughness": 3, "wounds": 2 } }),
        ),
        (
            "scharmuetzel.fight",
            json!({ "attacks": 2, "weaponSkill": 3, "strength": 3, "target": { "weaponSkill": 3, "toughness": 4, "mounted": true, "fallen": "down" }, "rulings": { "fallen": "asStanding" } }),
        ),
        (
            "scharmuetzel.melee",
            json!({ "first": fighter, "second": rider, "charger": "second", "rounds": 3 }),
        ),
        ("scharmuetzel.injury", json!({ "damage": 3 })),
        (
            "scharmuetzel.rout",
            json!({ "leadership": 8, "startingModels": 18, "lost": 5, "turns": 3, "rulings": { "routRepeats": "everyTurn" } }),
        ),
    ]
}

fn lookups() -> Vec<(&'static str, Value)> {
    vec![
        ("scharmuetzel.turnSheet", json!({})),
        (
            "scharmuetzel.rallyDue",
            json!({ "enemies": [{ "distance": 9 }, { "distance": 4, "fleeing": true }], "friends": [{ "distance": 7 }] }),
        ),
        (
            "scharmuetzel.charge",
            json!({ "movement": 8, "distance": 11.5, "kind": "cavalry", "targetKind": "artillery" }),
        ),
        (
            "scharmuetzel.intercept",
            json!({ "distance": 1.5, "hidden": true }),
        ),
        (
            "scharmuetzel.sprint",
            json!({ "movement": 4, "enemies": [{ "distance": 7, "state": "down" }] }),
        ),
        (
            "scharmuetzel.hide",
            json!({ "place": "woods", "enemies": [{ "distance": 3.5, "initiative": 4 }] }),
        ),
        ("scharmuetzel.found", json!({ "seen": true })),
        ("scharmuetzel.mayShoot", json!({ "moved": "chargeFailed" })),
        (
            "scharmuetzel.targets",
            json!({ "candidates": [{ "name": "Husar", "distance": 8 }, { "distance": 6, "inCombat": true }] }),
        ),
        ("scharmuetzel.recovery", json!({ "state": "down" })),
        (
            "scharmuetzel.leader",
            json!({ "leadership": 7, "leaders": [{ "leadership": 9, "distance": 11, "mounted": true }] }),
        ),
        (
            "scharmuetzel.routDue",
            json!({ "startingModels": 18, "lost": 5, "models": [{ "role": "leader", "leadership": 8 }] }),
        ),
    ]
}

#[test]
fn answers_without_dice_are_those_of_the_golden_file() {
    pin_answers("lookups/scharmuetzel", lookups());
}

#[test]
fn answers_and_rolls_are_those_of_the_golden_file() {
    pin_rolls("scharmuetzel", cases(), &[1, 7, 20_261_201]);
}
