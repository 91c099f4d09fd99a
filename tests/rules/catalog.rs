//! The catalogue names everything, once, in both languages.

use std::collections::BTreeSet;

use regelwerk::catalog::{FieldInfo, Labelled, ProcedureInfo, catalog};
use serde_json::{Value, json};

use crate::support;

fn named(label: &regelwerk::rules::Text) -> bool {
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
            !field.assumed || field.help.is_some(),
            "{place} is assumed and does not say why"
        );
        for Labelled { id, label } in &field.options {
            assert!(named(label), "{place}: {id}");
        }
        check_fields(&field.fields, &place);
    }
}

#[test]
fn every_field_outcome_roll_and_band_has_a_label_in_both_languages() {
    for procedure in catalog().procedures {
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
fn every_rule_stands_once_and_is_used_by_a_procedure() {
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
}

#[test]
fn every_ruling_has_its_readings_a_reason_and_a_rule_that_is_listed() {
    let catalog = catalog();
    let ids: BTreeSet<_> = catalog
        .rules
        .iter()
        .map(|rule| rule.reference.id)
        .collect::<Vec<_>>()
        .iter()
        .map(|id| id.0)
        .collect();
    for ruling in &catalog.rulings {
        assert!(ruling.values.len() >= 2, "{}", ruling.info.name);
        assert_eq!(ruling.default, ruling.values[0].id);
        assert!(named(&ruling.info.title) && named(&ruling.info.reason));
        assert!(ids.contains(ruling.info.rule.0), "{}", ruling.info.name);
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

/// Modifiers of the caller's own, which he names himself.
const OWN: [&str; 3] = ["C-D20", "O-HOST-MODIFIER", "S-HOST-MODIFIER"];

/// The steps of a roll: each says something that no other one does.
fn check_steps(id: &str, steps: &[Value]) {
    let mut said = BTreeSet::new();
    let mut last = (Value::Null, 0);
    for step in steps {
        let (value, total) = (
            step["value"].as_i64().unwrap(),
            step["total"].as_i64().unwrap(),
        );
        // What does not go on from the total begins anew.
        if last != (step["of"].clone(), total - value) {
            said.clear();
        }
        last = (step["of"].clone(), total);
        let rule = step["rule"].as_str().unwrap();
        let new = said.insert((rule, step["name"]["de"].as_str(), step["label"].as_str()));
        assert!(
            new || OWN.contains(&rule),
            "{id}: {step} twice in {steps:?}"
        );
    }
}

/// Whatever an answer names must be listed for its procedure.
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
    every("breakdown", answer, &mut |steps| {
        check_steps(info.id, steps.as_array().unwrap());
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

/// Checks the answers to these inputs; they must be about every procedure of the system.
pub fn check_samples(system: &str, samples: Vec<(&'static str, Value)>) {
    let catalog = catalog();
    let mut open: BTreeSet<&str> = catalog
        .procedures
        .iter()
        .filter(|info| info.system == system)
        .map(|info| info.id)
        .collect();
    for (id, input) in samples {
        let mut known = catalog.procedures.iter().filter(|info| info.id == id);
        check_answer(known.next().unwrap(), &support::odds(id, &input));
        open.remove(id);
    }
    assert!(open.is_empty(), "no sample of {open:?}");
}

/// The rules of a book must all be listed.
pub fn check_rules(ids: &[&str]) {
    let catalog = catalog();
    for id in ids {
        let mut rules = catalog.rules.iter();
        assert!(rules.any(|rule| rule.reference.id.0 == *id), "{id}");
    }
}

#[test]
fn what_an_answer_names_stands_in_the_catalogue() {
    let shot = json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4, "addsStrength": true }, "distance": 14, "cover": "light", "armour": 13, "strength": 1, "aim": 1, "terrified": true, "melee": { "friends": 1, "friendArmour": 3, "friendCover": "heavy" }, "modifiers": [{ "value": 1 }] });
    let mut samples = crate::golden::cases();
    samples.extend(crate::golden::lookups());
    samples.extend([
        ("chronopia.shot", shot.clone()),
        ("chronopia.volley", json!({ "shooters": 2, "shot": shot })),
        (
            "chronopia.morale",
            json!({ "factor": "recovery", "leadership": 11 }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "panic", "leadership": 11 }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "fearAgain", "leadership": 11 }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "terror", "leadership": 11 }),
        ),
        (
            "chronopia.morale",
            json!({ "factor": "horror", "leadership": 11 }),
        ),
        ("chronopia.horror", json!({ "leadership": 11 })),
        (
            "chronopia.horror",
            json!({ "leadership": 11, "causes": "fear" }),
        ),
        (
            "chronopia.horrorTrack",
            json!({ "leadership": 11, "rounds": 3, "rally": 0.5 }),
        ),
        (
            "chronopia.panicTrack",
            json!({ "leadership": 11, "rounds": 3 }),
        ),
        (
            "chronopia.panicDue",
            json!({ "startingFigures": 6, "figures": 3, "lost": 1 }),
        ),
        ("chronopia.recoveryDue", json!({ "moment": "activation" })),
        (
            "chronopia.worstState",
            json!({ "states": ["mindBreaks", "terror"] }),
        ),
        ("chronopia.worstState", json!({ "states": ["panicked"] })),
        ("chronopia.worstState", json!({ "states": ["fleeing"] })),
        (
            "chronopia.immunity",
            json!({ "factor": "horror", "causes": "fear" }),
        ),
    ]);
    check_samples("chronopia", samples);
}
