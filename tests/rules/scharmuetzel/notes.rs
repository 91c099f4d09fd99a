//! What the system tells about itself: every field, roll, band and rule has a name in both languages.

use std::collections::BTreeSet;

use regelwerk::catalog::FieldInfo;
use regelwerk::rules::Text;
use regelwerk::scharmuetzel::catalog::catalog;
use serde_json::{Value, json};

use crate::support;

fn named(text: &Text) -> bool {
    !text.de.is_empty() && !text.en.is_empty()
}

fn check_fields(fields: &[FieldInfo], place: &str) {
    for field in fields {
        let place = format!("{place}.{}", field.name);
        assert!(
            field.name.is_empty() || named(&field.label),
            "{place} has no label"
        );
        assert!(field.options.iter().all(|option| named(&option.label)));
        check_fields(&field.fields, &place);
    }
}

#[test]
fn every_field_outcome_roll_and_band_has_a_label_in_both_languages() {
    let catalog = catalog();
    assert_eq!(catalog.procedures.len(), 21);
    for procedure in &catalog.procedures {
        assert!(named(&procedure.title) && named(&procedure.question));
        check_fields(&procedure.fields, procedure.id);
        for list in [&procedure.outcomes, &procedure.rolls, &procedure.bands] {
            let ids: BTreeSet<_> = list.iter().map(|item| item.id).collect();
            assert_eq!(ids.len(), list.len(), "{}: an id twice", procedure.id);
            assert!(list.iter().all(|item| named(&item.label)));
        }
    }
}

#[test]
fn every_rule_stands_once_and_is_used_and_every_ruling_has_a_reason() {
    let catalog = catalog();
    let ids: BTreeSet<_> = catalog
        .rules
        .iter()
        .map(|rule| rule.reference.id.0)
        .collect();
    assert_eq!(ids.len(), catalog.rules.len());
    for rule in &catalog.rules {
        assert!(named(&rule.reference.title));
        assert!(!rule.used_by.is_empty(), "{}", rule.reference.id.0);
    }
    for procedure in &catalog.procedures {
        for rule in &procedure.rules {
            assert!(ids.contains(rule.0), "{} is not listed", rule.0);
        }
    }
    assert_eq!(catalog.rulings.len(), 7);
    for ruling in &catalog.rulings {
        assert!(ruling.values.len() >= 2, "{}", ruling.info.name);
        assert!(named(&ruling.info.title) && named(&ruling.info.reason));
        assert!(ids.contains(ruling.info.rule.0));
    }
}

#[test]
fn the_rules_of_the_text_all_stand_in_the_catalogue() {
    let ids: Vec<&str> = "S-FREE S-PHASES S-RALLY S-RALLYNO S-RECOVER S-CHARGE S-UNSEEN S-NERVE S-CAUGHT S-INTERCEPT S-FAILED S-SPRINT S-HIDE S-FOUND S-NOSHOOT S-NEAREST S-NOMELEE S-DECLARE S-CRIT S-NOARMOUR S-WARDSHOT S-CRITONE S-WARDMELEE S-INJURY S-DOWN S-STUN S-OUT S-LEADER S-ROUT".split(' ').collect();
    let catalog = catalog();
    let known: Vec<&str> = catalog
        .rules
        .iter()
        .map(|rule| rule.reference.id.0)
        .filter(|id| !id.starts_with("S-HOST-"))
        .collect();
    assert_eq!(known, ids);
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
fn what_an_answer_names_stands_in_the_catalogue() {
    let fighter = json!({ "weaponSkill": 3, "strength": 3, "toughness": 3, "initiative": 3, "mounted": true });
    let samples = [
        ("turnSheet", json!({})),
        ("rally", json!({ "leadership": 7 })),
        ("rally", json!({ "leadership": 7, "nearestIsEnemy": true })),
        (
            "nerve",
            json!({ "leadership": 7, "gap": 7, "modifiers": [{ "value": 1 }] }),
        ),
        ("unseenCharge", json!({ "initiative": 3, "distance": 3 })),
        (
            "charge",
            json!({ "movement": 4, "distance": 3, "sight": "blocked", "kind": "cavalry" }),
        ),
        (
            "charge",
            json!({ "movement": 4, "distance": 3, "stoodUp": true }),
        ),
        ("intercept", json!({ "distance": 1 })),
        (
            "sprint",
            json!({ "movement": 4, "enemies": [], "state": "stunned" }),
        ),
        (
            "hide",
            json!({ "place": "wall", "enemies": [{ "distance": 1, "initiative": 2 }] }),
        ),
        ("found", json!({ "leftCover": true })),
        ("mayShoot", json!({ "state": "out" })),
        (
            "targets",
            json!({ "mounted": true, "candidates": [{ "distance": 1, "inArc": false }, { "distance": 1, "state": "out" }] }),
        ),
        (
            "shooting",
            json!({ "ballisticSkill": 3, "strength": 3, "moved": true, "longRange": true, "cover": "soft", "large": true, "charging": true, "target": { "toughness": 3, "fallen": "down" } }),
        ),
        (
            "group",
            json!({ "shooters": [{ "ballisticSkill": 3, "strength": 3 }], "targets": [{ "toughness": 3, "cover": "hard" }] }),
        ),
        (
            "fight",
            json!({ "attacks": 3, "weaponSkill": 3, "strength": 3, "target": { "weaponSkill": 3, "toughness": 3, "mounted": true } }),
        ),
        (
            "melee",
            json!({ "first": fighter, "second": fighter, "rounds": 2, "rulings": { "initiativeTie": "rollOff" } }),
        ),
        ("injury", json!({ "damage": 2 })),
        ("recovery", json!({ "state": "stunned" })),
        ("leader", json!({ "leadership": 7, "leaders": [] })),
        ("routDue", json!({ "startingModels": 4, "lost": 1 })),
        (
            "rout",
            json!({ "leadership": 7, "startingModels": 4, "lost": 1 }),
        ),
    ];
    let catalog = catalog();
    for (name, input) in samples {
        let id = format!("scharmuetzel.{name}");
        let mut known = catalog.procedures.iter().filter(|info| info.id == id);
        let info = known.next().unwrap();
        let answer = support::odds(&id, &input);
        every_rule(&answer, &mut |rule| {
            let listed = info.rules.iter().any(|known| known.0 == rule);
            assert!(listed, "{id}: {rule}");
        });
        let list = |key: &str| answer[key].as_array().cloned().unwrap_or_default();
        for step in list("breakdown") {
            let known = info.rolls.iter().any(|roll| step["of"] == roll.id);
            assert!(known, "{id}: {step}");
        }
        for test in list("tests") {
            let known = info.rolls.iter().any(|roll| test["of"] == roll.id);
            assert!(known, "{id}: {test}");
            for band in test["bands"].as_array().unwrap() {
                let known = info.bands.iter().any(|known| band["id"] == known.id);
                assert!(known, "{id}: {band}");
            }
        }
        for chance in list("outcomes") {
            let known = info.outcomes.iter().any(|known| chance["id"] == known.id);
            assert!(known, "{id}: {chance}");
        }
    }
}
