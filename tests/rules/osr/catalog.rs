//! The catalogue of old-school combat names everything, in both languages.

use std::collections::BTreeSet;

use regelwerk::catalog::{FieldInfo, ProcedureInfo};
use regelwerk::osr::catalog::catalog;
use regelwerk::rules::Text;
use serde_json::{Value, json};

use crate::support;

fn named(label: &Text) -> bool {
    !label.de.is_empty() && !label.en.is_empty()
}

fn check_fields(fields: &[FieldInfo], place: &str) {
    for field in fields {
        let place = format!("{place}.{}", field.name);
        assert!(
            field.name.is_empty() || named(&field.label),
            "{place} has no label"
        );
        assert!(
            field.options.iter().all(|option| named(&option.label)),
            "{place}"
        );
        check_fields(&field.fields, &place);
    }
}

#[test]
fn every_field_outcome_roll_and_band_has_a_label_in_both_languages() {
    let catalog = catalog();
    assert_eq!(catalog.systems.len(), 1);
    assert_eq!(catalog.procedures.len(), 20);
    for procedure in &catalog.procedures {
        assert!(
            named(&procedure.title) && named(&procedure.question),
            "{}",
            procedure.id
        );
        check_fields(&procedure.fields, procedure.id);
        for list in [&procedure.outcomes, &procedure.rolls, &procedure.bands] {
            let ids: BTreeSet<_> = list.iter().map(|item| item.id).collect();
            assert_eq!(ids.len(), list.len(), "{}: an id twice", procedure.id);
            assert!(
                list.iter().all(|item| named(&item.label)),
                "{}",
                procedure.id
            );
        }
    }
}

#[test]
fn every_rule_of_the_book_is_listed_and_used() {
    let catalog = catalog();
    let ids: BTreeSet<_> = catalog
        .rules
        .iter()
        .map(|rule| rule.reference.id.0)
        .collect();
    assert_eq!(ids.len(), catalog.rules.len());
    for rule in &catalog.rules {
        assert!(named(&rule.reference.title), "{}", rule.reference.id.0);
        assert!(
            !rule.used_by.is_empty(),
            "{} is used by nothing",
            rule.reference.id.0
        );
    }
    for procedure in &catalog.procedures {
        for rule in &procedure.rules {
            assert!(ids.contains(rule.0), "{} is not listed", rule.0);
        }
    }
    for id in [
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
    ] {
        assert!(ids.contains(id), "{id}");
    }
    assert_eq!(catalog.rulings.len(), 7);
    for ruling in &catalog.rulings {
        assert!(ruling.values.len() >= 2, "{}", ruling.info.name);
        assert!(ids.contains(ruling.info.rule.0), "{}", ruling.info.name);
        assert!(named(&ruling.info.title) && named(&ruling.info.reason));
    }
}

/// Every value under this key, anywhere in an answer.
fn every(key: &str, answer: &Value, see: &mut dyn FnMut(&Value)) {
    match answer {
        Value::Object(entries) => {
            if let Some(value) = entries.get(key) {
                see(value);
            }
            entries.values().for_each(|value| every(key, value, see));
        }
        Value::Array(items) => items.iter().for_each(|item| every(key, item, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn check_answer(info: &ProcedureInfo, answer: &Value) {
    let rules: BTreeSet<_> = info.rules.iter().map(|rule| rule.0).collect();
    let rolls: BTreeSet<_> = info.rolls.iter().map(|roll| roll.id).collect();
    let bands: BTreeSet<_> = info.bands.iter().map(|band| band.id).collect();
    every("rule", answer, &mut |rule| {
        assert!(
            rules.contains(rule.as_str().unwrap()),
            "{}: {rule}",
            info.id
        );
    });
    every("rules", answer, &mut |list| {
        for rule in list.as_array().unwrap() {
            assert!(
                rules.contains(rule.as_str().unwrap()),
                "{}: {rule}",
                info.id
            );
        }
    });
    every("of", answer, &mut |of| {
        assert!(rolls.contains(of.as_str().unwrap()), "{}: {of}", info.id);
    });
    every("bands", answer, &mut |list| {
        for band in list.as_array().unwrap() {
            assert!(
                bands.contains(band["id"].as_str().unwrap()),
                "{}: {band}",
                info.id
            );
        }
    });
    every("outcomes", answer, &mut |list| {
        for outcome in list.as_array().unwrap() {
            let known = info
                .outcomes
                .iter()
                .any(|known| known.id == outcome["id"].as_str().unwrap());
            assert!(known, "{}: {outcome}", info.id);
        }
    });
}

#[test]
fn what_an_answer_names_stands_in_the_catalogue() {
    let catalog = catalog();
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
    let mut seen = BTreeSet::new();
    for (id, input) in samples {
        let info = catalog
            .procedures
            .iter()
            .find(|info| info.id == id)
            .unwrap();
        check_answer(info, &support::odds(id, &input));
        seen.insert(id);
    }
    assert_eq!(seen.len(), catalog.procedures.len());
}
