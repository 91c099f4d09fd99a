//! Pinned answers of old-school combat; the built package replays the same files in JavaScript.
//!
//! A changed row is a breaking change: say so in the changelog. `UPDATE_GOLDEN=1` writes the files.

use serde_json::{Value, json};

use crate::golden::{pin_answers, pin_rolls};

/// Procedure and input.
pub fn cases() -> Vec<(&'static str, Value)> {
    let sword = json!({ "attacker": { "class": "fighter", "level": 5 }, "armourClass": 16, "shield": 1, "dexterityBonus": 1, "specialised": "single", "facing": "rear", "damage": "1W8+2", "targetHitPoints": 11, "modifiers": [{ "value": 1, "label": "Segen" }] });
    let dagger = json!({ "attacker": { "class": "thief", "level": 6 }, "armourClass": 13, "targetState": "asleep", "targetLevel": 4, "damage": "1d4+1", "targetHitPoints": 30 });
    let claw = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d3" });
    let bite = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d6" });
    let ghoul = json!({ "attacks": [{ "attack": claw, "times": 2, "onHit": { "saveNumber": 14, "becomes": "helpless" } }, { "attack": bite }], "targetHitPoints": 12 });
    let guard = json!({ "hitPoints": 9, "attacks": [{ "attack": sword }] });
    let ogre = json!({ "hitPoints": 24, "attacks": [{ "attack": { "attacker": { "hitDice": "4+1" }, "armourClass": 16, "damage": "1d10" } }] });
    vec![
        ("osr.surprise", json!({ "second": { "surprisedOn": 3 } })),
        ("osr.initiative", json!({ "castingTime": 3 })),
        (
            "osr.initiative",
            json!({ "rulings": { "initiativeTie": "reroll" } }),
        ),
        ("osr.attack", sword),
        ("osr.attack", dagger),
        ("osr.round", ghoul),
        (
            "osr.duel",
            json!({ "first": guard, "second": ogre, "rounds": 5 }),
        ),
        (
            "osr.damage",
            json!({ "damage": "2d6+1d4-1", "multiplier": 2 }),
        ),
        (
            "osr.gaze",
            json!({ "awareness": "attacks", "size": "medium", "class": "cleric", "level": 4, "saveBonus": 1 }),
        ),
        (
            "osr.gaze",
            json!({ "awareness": "averts", "size": "large", "hitDice": "3" }),
        ),
    ]
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

#[test]
fn answers_without_dice_are_those_of_the_golden_file() {
    pin_answers("lookups/osr", lookups());
}

#[test]
fn answers_and_rolls_are_those_of_the_golden_file() {
    pin_rolls("osr", cases(), &[7, 20_261_201]);
}
