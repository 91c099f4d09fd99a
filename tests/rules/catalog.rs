//! The catalogue names everything, once, in both languages.

use std::collections::BTreeSet;

use regelwerk::catalog::{FieldInfo, Labelled, catalog};
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

/// Every `rule` anywhere in an answer.
fn every_rule(answer: &Value, see: &mut dyn FnMut(&str)) {
    match answer {
        Value::Object(entries) => {
            if let Some(rule) = entries.get("rule").and_then(Value::as_str) {
                see(rule);
            }
            entries.values().for_each(|value| every_rule(value, see));
        }
        Value::Array(items) => items.iter().for_each(|item| every_rule(item, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_rule_of_the_answers_about_morale_stands_in_the_catalogue() {
    let samples = [
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
    ];
    let catalog = catalog();
    for (id, input) in samples {
        let mut known = catalog.procedures.iter().filter(|info| info.id == id);
        let info = known.next().unwrap();
        every_rule(&support::odds(id, &input), &mut |rule| {
            assert!(
                info.rules.iter().any(|known| known.0 == rule),
                "{id}: {rule}"
            );
        });
    }
}

#[test]
fn what_an_answer_names_stands_in_the_catalogue() {
    let shot = json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4, "addsStrength": true }, "distance": 14, "cover": "light", "armour": 13, "strength": 1, "aim": 1, "terrified": true, "melee": { "friends": 1, "friendArmour": 3, "friendCover": "heavy" }, "modifiers": [{ "value": 1 }] });
    let samples = [
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
    ];
    let catalog = catalog();
    for (id, input) in samples {
        let info = catalog
            .procedures
            .iter()
            .find(|procedure| procedure.id == id)
            .unwrap();
        let odds = support::odds(id, &input);
        let rules: BTreeSet<_> = info.rules.iter().map(|rule| rule.0).collect();
        let rolls: BTreeSet<_> = info.rolls.iter().map(|roll| roll.id).collect();
        let bands: BTreeSet<_> = info.bands.iter().map(|band| band.id).collect();
        every_rule(&odds, &mut |rule| {
            assert!(rules.contains(rule), "{id}: {rule}");
        });
        for step in odds["breakdown"].as_array().unwrap() {
            assert!(
                rules.contains(step["rule"].as_str().unwrap()),
                "{id}: {step}"
            );
            assert!(rolls.contains(step["of"].as_str().unwrap()), "{id}: {step}");
        }
        for test in odds["tests"].as_array().unwrap() {
            assert!(
                rules.contains(test["rule"].as_str().unwrap()),
                "{id}: {test}"
            );
            for band in test["bands"].as_array().unwrap() {
                assert!(bands.contains(band["id"].as_str().unwrap()), "{id}: {band}");
            }
        }
    }
}
