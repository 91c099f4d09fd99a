//! Bad input: code, field, what is allowed; nothing panics.

use serde_json::{Value, json};

use crate::support::{Face, answer, loose};

/// Puts a value at a path such as `attacker.level` or `attacks[0].attack`.
fn put(input: &mut Value, path: &str, value: Value) {
    let mut at = input;
    for key in path.split(['.', '[']).map(|key| key.trim_end_matches(']')) {
        at = match key.parse::<usize>() {
            Ok(index) => &mut at[index],
            Err(_) => &mut at[key],
        };
    }
    *at = value;
}

fn refused(procedure: &str, input: &Value) -> (String, String, String) {
    match answer(procedure, &loose(input), Face::Odds) {
        Ok(answer) => panic!("{procedure} {input} is answered: {answer}"),
        Err(error) => {
            let code = serde_json::to_value(error.code().unwrap()).unwrap();
            (
                code.as_str().unwrap().to_string(),
                error.path().unwrap().to_string(),
                error.to_string(),
            )
        }
    }
}

fn attack() -> Value {
    json!({ "attacker": { "class": "fighter", "level": 3 }, "armourClass": 15, "damage": "1d8" })
}

fn round() -> Value {
    json!({ "attacks": [{ "attack": attack(), "onHit": { "saveNumber": 12, "becomes": "stunned" } }, { "attack": attack() }], "twoWeapons": { "main": 0, "off": 1, "dexterity": 12 } })
}

fn duel() -> Value {
    let side = json!({ "hitPoints": 10, "attacks": [{ "attack": attack() }] });
    json!({ "first": side, "second": side })
}

#[test]
fn every_bad_field_of_an_attack_is_named_with_what_is_allowed() {
    for (path, value, code, part) in [
        ("attacker", json!(null), "MISSING", "an object"),
        ("attacker", json!({}), "MISSING", "`hitDice`"),
        (
            "attacker",
            json!({ "level": 3 }),
            "MISSING",
            "`attacker.class` is missing",
        ),
        (
            "attacker.class",
            json!("wizard"),
            "UNKNOWN_CHOICE",
            "`magic-user`",
        ),
        ("attacker.class", json!(3), "WRONG_TYPE", "`barbarian`"),
        ("attacker.level", json!(null), "MISSING", "from 0 to 99"),
        ("attacker.level", json!(100), "OUT_OF_RANGE", "from 0 to 99"),
        ("attacker.level", json!(1.5), "NOT_INTEGER", "whole number"),
        ("attacker.hitDice", json!("2"), "NOT_ALLOWED", "only one of"),
        (
            "attacker.attackNumber",
            json!(5),
            "NOT_ALLOWED",
            "only one of",
        ),
        (
            "attacker.actsAs",
            json!(["thief"]),
            "NOT_ALLOWED",
            "`hitDice`",
        ),
        ("attackBonus", json!(100), "OUT_OF_RANGE", "from −99 to 99"),
        ("dexterity", json!(2), "OUT_OF_RANGE", "from 3 to 19"),
        ("armourClass", json!(null), "MISSING", "whole number"),
        ("armourClass", json!("15"), "WRONG_TYPE", "whole number"),
        ("shield", json!(-1), "OUT_OF_RANGE", "from 0 to 20"),
        ("proficient", json!("no"), "WRONG_TYPE", "`true`"),
        ("specialised", json!("triple"), "UNKNOWN_CHOICE", "`double`"),
        ("concealed", json!(101), "OUT_OF_RANGE", "from 0 to 100"),
        ("covered", json!(-5), "OUT_OF_RANGE", "from 0 to 100"),
        ("facing", json!("behind"), "UNKNOWN_CHOICE", "`rearFlank`"),
        ("targetState", json!("dead"), "UNKNOWN_CHOICE", "`helpless`"),
        (
            "targetHitPoints",
            json!(0),
            "OUT_OF_RANGE",
            "from 1 to 9999",
        ),
        ("damage", json!(null), "MISSING", "text"),
        ("damage", json!(8), "WRONG_TYPE", "text"),
        ("damage", json!("1d"), "WRONG_TYPE", "`1d8+2`"),
        ("damage", json!("d0"), "WRONG_TYPE", "`1d8+2`"),
        ("damage", json!("100d6"), "WRONG_TYPE", "500"),
        (
            "damage",
            json!("1d6 1d6 1d6 1d6 1d6 1d6 1d6 1d6 1d6 1d6 1d6"),
            "TOO_MANY",
            "40",
        ),
        ("damage", json!("eins"), "WRONG_TYPE", "`1d8+2`"),
        ("damage", json!("1-4"), "WRONG_TYPE", "`1d4`"),
        ("damage", json!("2–8"), "WRONG_TYPE", "`1d4`"),
        ("damage", json!("-1"), "WRONG_TYPE", "`1d8+2`"),
        ("damage", json!("-1d6"), "WRONG_TYPE", "`1d8+2`"),
        (
            "rulings",
            json!({ "horrorRepeats": "onceMore" }),
            "UNKNOWN_FIELD",
            "`armourClass`",
        ),
        ("armorClass", json!(15), "UNKNOWN_FIELD", "`armourClass`"),
        (
            "modifiers",
            json!([{ "value": 1000 }]),
            "OUT_OF_RANGE",
            "from −99 to 99",
        ),
    ] {
        let mut input = attack();
        put(&mut input, path, value.clone());
        let (found, at, message) = refused("osr.attack", &input);
        assert_eq!(found, code, "{path} {value}: {message}");
        assert!(at.starts_with(path), "{path} {value}: {at}");
        assert!(message.contains(part), "{path} {value}: {message}");
    }
}

#[test]
fn texts_of_the_wrong_form_are_named_beside_other_fields() {
    let mut input = attack();
    put(&mut input, "armourClass", json!("15"));
    put(&mut input, "damage", json!("eins"));
    put(
        &mut input,
        "attacker",
        json!({ "hitDice": "many", "level": 200 }),
    );
    let error = answer("osr.attack", &loose(&input), Face::Odds).unwrap_err();
    let paths: Vec<_> = error.problems.iter().map(|found| &found.path).collect();
    assert_eq!(
        paths,
        [
            "attacker.level",
            "attacker.hitDice",
            "armourClass",
            "damage"
        ]
    );
    for (good, most) in [("1d4-5", 0), ("1-1", 1), ("0", 1), ("2d6-2", 11)] {
        let input = json!({ "damage": good });
        let answered = answer("osr.damage", &loose(&input), Face::Odds);
        let points = answered
            .ok()
            .and_then(|odds| odds["damage"].as_array().map(Vec::len));
        assert_eq!(points.unwrap_or(0), most, "{good}");
    }
}

#[test]
fn fields_that_do_not_go_together() {
    for (more, code, path) in [
        (json!({ "targetState": "asleep" }), "MISSING", "targetLevel"),
        (
            json!({ "attacker": { "attackNumber": 9 }, "targetState": "asleep", "targetLevel": 2 }),
            "MISSING",
            "attacker.level",
        ),
        (
            json!({ "targetInvisible": true, "facing": "rear" }),
            "NOT_ALLOWED",
            "facing",
        ),
        (
            json!({ "targetInvisible": true, "facing": "flank" }),
            "NOT_ALLOWED",
            "facing",
        ),
        (
            json!({ "specialised": "single", "proficient": false }),
            "NOT_ALLOWED",
            "specialised",
        ),
        (
            json!({ "specialised": "single", "attacker": { "class": "thief", "level": 2 } }),
            "NOT_ALLOWED",
            "specialised",
        ),
        (
            json!({ "specialised": "double", "attacker": { "hitDice": "2" } }),
            "NOT_ALLOWED",
            "specialised",
        ),
        (
            json!({ "proficient": false, "attacker": { "hitDice": "2" } }),
            "NOT_ALLOWED",
            "proficient",
        ),
        (
            json!({ "proficient": false, "attacker": { "attackNumber": 9 } }),
            "NOT_ALLOWED",
            "proficient",
        ),
        (
            json!({ "attacker": { "class": "thief", "level": 0 } }),
            "OUT_OF_RANGE",
            "attacker.level",
        ),
        (
            json!({ "attacker": { "hitDice": "two" } }),
            "WRONG_TYPE",
            "attacker.hitDice",
        ),
        (
            json!({ "attacker": { "hitDice": "2+" } }),
            "WRONG_TYPE",
            "attacker.hitDice",
        ),
    ] {
        let mut input = attack();
        for (key, value) in more.as_object().unwrap() {
            input[key] = value.clone();
        }
        let (found, at, _) = refused("osr.attack", &input);
        assert_eq!((found.as_str(), at.as_str()), (code, path), "{more}");
    }
}

#[test]
fn rounds_and_duels_name_the_place() {
    for (path, value, code, at) in [
        ("attacks", json!([]), "MISSING", "attacks"),
        (
            "attacks[0].times",
            json!(0),
            "OUT_OF_RANGE",
            "attacks[0].times",
        ),
        (
            "attacks[1].attack.damage",
            json!("x"),
            "WRONG_TYPE",
            "attacks[1].attack.damage",
        ),
        ("attacks[0].times", json!(20), "TOO_MANY", "attacks"),
        (
            "attacks[0].onHit",
            json!({ "saveNumber": 12 }),
            "MISSING",
            "attacks[0].onHit.becomes",
        ),
        (
            "attacks[0].onHit.becomes",
            json!("asleep"),
            "UNKNOWN_CHOICE",
            "attacks[0].onHit.becomes",
        ),
        ("twoWeapons.off", json!(2), "OUT_OF_RANGE", "twoWeapons.off"),
        ("twoWeapons.off", json!(0), "NOT_ALLOWED", "twoWeapons.off"),
        (
            "twoWeapons.dexterity",
            json!(20),
            "OUT_OF_RANGE",
            "twoWeapons.dexterity",
        ),
        (
            "targetHitPoints",
            json!("many"),
            "WRONG_TYPE",
            "targetHitPoints",
        ),
    ] {
        let mut input = round();
        put(&mut input, path, value);
        let (found, place, _) = refused("osr.round", &input);
        assert_eq!((found.as_str(), place.as_str()), (code, at), "{path}");
    }
    for (path, value, code, at) in [
        (
            "first.hitPoints",
            json!(101),
            "OUT_OF_RANGE",
            "first.hitPoints",
        ),
        (
            "second.hitPoints",
            json!(0),
            "OUT_OF_RANGE",
            "second.hitPoints",
        ),
        ("second.attacks", json!([]), "MISSING", "second.attacks"),
        ("rounds", json!(201), "OUT_OF_RANGE", "rounds"),
        (
            "first.attacks[0].attack.targetState",
            json!("unaware"),
            "NOT_ALLOWED",
            "first.attacks[0].attack.targetState",
        ),
    ] {
        let mut input = duel();
        put(&mut input, path, value);
        let (found, place, _) = refused("osr.duel", &input);
        assert_eq!((found.as_str(), place.as_str()), (code, at), "{path}");
    }
}

#[test]
fn the_other_questions_refuse_too() {
    for (procedure, input, code, path) in [
        (
            "osr.damage",
            json!({ "damage": "" }),
            "WRONG_TYPE",
            "damage",
        ),
        (
            "osr.damage",
            json!({ "damage": "1d6", "multiplier": 11 }),
            "OUT_OF_RANGE",
            "multiplier",
        ),
        (
            "osr.gaze",
            json!({ "awareness": "sees", "size": "large" }),
            "MISSING",
            "saveNumber",
        ),
        (
            "osr.gaze",
            json!({ "awareness": "sees", "size": "large", "class": "thief" }),
            "MISSING",
            "level",
        ),
        (
            "osr.gaze",
            json!({ "awareness": "asleep", "size": "large", "saveNumber": 3 }),
            "UNKNOWN_CHOICE",
            "awareness",
        ),
        (
            "osr.surprise",
            json!({ "first": { "surprisedOn": 4 } }),
            "OUT_OF_RANGE",
            "first.surprisedOn",
        ),
        (
            "osr.initiative",
            json!({ "castingTime": 31 }),
            "OUT_OF_RANGE",
            "castingTime",
        ),
        (
            "osr.initiative",
            json!({ "rulings": { "initiativeTie": "coin" } }),
            "UNKNOWN_CHOICE",
            "rulings.initiativeTie",
        ),
        (
            "osr.monsterLevel",
            json!({ "hitDice": "many" }),
            "WRONG_TYPE",
            "hitDice",
        ),
        (
            "osr.monsterLevel",
            json!({ "hitDice": 2 }),
            "WRONG_TYPE",
            "hitDice",
        ),
        ("osr.monsterLevel", json!({}), "MISSING", "hitDice"),
        (
            "osr.proficiencies",
            json!({ "class": "witch", "level": 0 }),
            "OUT_OF_RANGE",
            "level",
        ),
        (
            "osr.proficiencies",
            json!({ "class": "fighter" }),
            "MISSING",
            "level",
        ),
        ("osr.saves", json!({}), "MISSING", "class"),
        ("osr.saves", json!({ "level": 3 }), "MISSING", "class"),
        (
            "osr.gaze",
            json!({ "awareness": "sees", "size": "large", "class": "thief", "level": 2, "hitDice": "2" }),
            "NOT_ALLOWED",
            "hitDice",
        ),
        (
            "osr.saves",
            json!({ "class": "cleric" }),
            "MISSING",
            "level",
        ),
        (
            "osr.saves",
            json!({ "class": "cleric", "level": 1, "hitDice": "1" }),
            "NOT_ALLOWED",
            "hitDice",
        ),
        (
            "osr.saves",
            json!({ "hitDice": "1++1" }),
            "WRONG_TYPE",
            "hitDice",
        ),
        (
            "osr.twoWeapons",
            json!({ "dexterity": 2 }),
            "OUT_OF_RANGE",
            "dexterity",
        ),
        (
            "osr.facing",
            json!({ "angle": 361 }),
            "OUT_OF_RANGE",
            "angle",
        ),
        (
            "osr.spellTiming",
            json!({ "begun": 11, "castingTime": 1 }),
            "OUT_OF_RANGE",
            "begun",
        ),
        (
            "osr.roundOrder",
            json!({ "firstDie": 7, "secondDie": 1 }),
            "OUT_OF_RANGE",
            "firstDie",
        ),
        (
            "osr.duration",
            json!({ "count": 1, "unit": "year" }),
            "UNKNOWN_CHOICE",
            "unit",
        ),
        (
            "osr.senses",
            json!({ "lost": ["sight", "taste"] }),
            "UNKNOWN_CHOICE",
            "lost[1]",
        ),
        (
            "osr.approach",
            json!({ "sleep": "natural" }),
            "MISSING",
            "silently",
        ),
        (
            "osr.killOutright",
            json!({ "targetState": "helpless" }),
            "MISSING",
            "weapon",
        ),
        (
            "osr.monsterWays",
            json!({ "clever": 1, "paralysis": "long" }),
            "WRONG_TYPE",
            "clever",
        ),
        (
            "osr.interruption",
            json!({ "action": "flees" }),
            "MISSING",
            "by",
        ),
    ] {
        let (found, at, message) = refused(procedure, &input);
        assert_eq!(
            (found.as_str(), at.as_str()),
            (code, path),
            "{procedure} {input}: {message}"
        );
    }
}

#[test]
fn faces_that_are_not_on_the_die_are_refused() {
    let input = loose(&attack());
    let faces = |faces: &[u16]| {
        answer("osr.attack", &input, Face::Resolve(faces))
            .unwrap_err()
            .path()
            .unwrap()
            .to_string()
    };
    assert_eq!(faces(&[21]), "faces[0]");
    assert_eq!(faces(&[20, 9]), "faces[1]");
    assert_eq!(faces(&[1, 4]), "faces[1]");
    assert_eq!(faces(&[20, 8, 1]), "faces[2]");
}

#[test]
fn what_a_caller_wrote_stays_on_one_line_with_real_minus_signs() {
    let mut input = attack();
    put(&mut input, "damage", json!("1d6\n-2"));
    put(
        &mut input,
        "modifiers",
        json!([{ "value": 1, "label": "Hohes\nGras" }]),
    );
    put(
        &mut input,
        "attacker",
        json!({ "hitDice": "1-1", "actsAs": ["thief", "thief"] }),
    );
    let odds = answer("osr.attack", &loose(&input), Face::Odds).unwrap();
    let de = odds["explanation"]["de"].as_str().unwrap();
    for part in ["1−1 TW, als Dieb, gegen", "Schaden 1W6 −2", "Hohes Gras +1"] {
        assert!(de.contains(part), "{de}");
    }
    let one = answer("osr.damage", &loose(&json!({ "damage": "1" })), Face::Odds).unwrap();
    assert_eq!(one["explanation"]["de"], "Schaden 1: im Mittel 1 Punkt.");
}
