//! Rulings that matter, against setting each one.

use regelwerk::questions;
use serde_json::{Value as Json, json};

use super::{asked, into_melee, samples, shot, single};

/// The readings of each ruling, default first, by the catalogue.
fn readings(system: &str) -> Vec<(&'static str, Vec<&'static str>)> {
    let catalog = regelwerk::catalog::catalog();
    let of_system = catalog
        .rulings
        .into_iter()
        .filter(|ruling| ruling.info.system == system);
    of_system
        .map(|ruling| {
            let values = ruling.values.iter().map(|value| value.id).collect();
            (ruling.info.name, values)
        })
        .collect()
}

/// The chances of an answer, whatever its shape: all that is neither words nor steps.
fn chances(mut answer: Json) -> Json {
    for key in [
        "breakdown",
        "explanation",
        "rulings",
        "assumptions",
        "tests",
        "effects",
    ] {
        answer.as_object_mut().unwrap().remove(key);
    }
    answer
}

#[test]
fn they_are_those_that_change_a_single_answer() {
    let mut inputs = samples();
    inputs.push(("chronopia.shot".into(), into_melee()));
    let mut hopeless = shot();
    hopeless["rangedSkill"] = json!(5);
    inputs.push(("chronopia.shot".into(), hopeless));
    let mut some = 0;
    for (procedure, input) in inputs {
        let found = questions::rulings_that_matter(asked(&procedure, &input));
        let names: Vec<&str> = found.rulings.iter().map(|ruling| ruling.name).collect();
        some += names.len();
        // Inputs inside of inputs have their own.
        let nested = input.to_string().contains("rulings\":") && input["rulings"].is_null();
        if nested
            || [
                "volley",
                "activation",
                "casting",
                "spellLevels",
                "round",
                "duel",
            ]
            .iter()
            .any(|kind| procedure.ends_with(kind))
        {
            continue;
        }
        let (system, _) = procedure.split_once('.').unwrap();
        let base = chances(single(&procedure, &input).unwrap());
        for (name, values) in readings(system) {
            let mut default = input.clone();
            default["rulings"][name] = json!(values[0]);
            if single(&procedure, &default).is_none() {
                // An input that takes no rulings.
                continue;
            }
            let mut changes = false;
            for value in &values {
                let mut other = input.clone();
                other["rulings"][name] = json!(value);
                let answer = single(&procedure, &other).map(chances);
                changes |= answer != Some(base.clone());
            }
            let said = found.rulings.iter().find(|ruling| ruling.name == name);
            assert_eq!(said.is_some(), changes, "{procedure} {name} {input}");
            let Some(said) = said else { continue };
            let now = input["rulings"][name].as_str().unwrap_or(values[0]);
            assert_eq!(said.readings[0].value, now, "the present one comes first");
            assert_eq!(said.readings.len(), values.len());
            for reading in &said.readings {
                let mut other = input.clone();
                other["rulings"][name] = json!(reading.value);
                let Some(answer) = single(&procedure, &other) else {
                    assert!(reading.measures.is_empty() && reading.refused.is_some());
                    continue;
                };
                let listed = answer["outcomes"].as_array().into_iter().flatten();
                for chance in listed {
                    let own = reading.measures.iter().find(|own| chance["id"] == own.id);
                    assert_eq!(
                        chance["fraction"].as_str(),
                        own.unwrap().fraction.as_deref()
                    );
                }
            }
        }
    }
    assert!(some >= 8, "{some}");
}

#[test]
fn a_ruling_in_several_places_is_set_in_all() {
    let spell = json!({ "edition": "army", "magic": 14, "level": 3, "offensive": true, "save": "allowed", "leadership": 12, "casterLeadership": 13 });
    let input = json!({ "actions": 4, "castings": [{ "spell": spell }, { "spell": spell }] });
    let found = questions::rulings_that_matter(asked("chronopia.casting", &input));
    // Only whether the targets resist counts for what takes effect; a leadership of 9 passes no
    // natural roll otherwise than a plain one.
    assert!(found.rulings.is_empty(), "{found:?}");
    let low = json!({ "edition": "army", "magic": 14, "level": 3, "offensive": false, "save": "allowed", "leadership": 2 });
    let input = json!({ "actions": 4, "castings": [{ "spell": low }, { "spell": low }] });
    let found = questions::rulings_that_matter(asked("chronopia.casting", &input));
    let names: Vec<&str> = found.rulings.iter().map(|ruling| ruling.name).collect();
    assert_eq!(names, ["saveNaturals"]);
    let mut both = input.clone();
    for index in 0..2 {
        both["castings"][index]["spell"]["rulings"] = json!({ "saveNaturals": "natural" });
    }
    let answer = single("chronopia.casting", &both).unwrap();
    let natural = &found.rulings[0].readings[1];
    assert_eq!(natural.value, "natural");
    assert_eq!(natural.measures[0].mean, answer["meanEffects"].as_f64());
    assert_eq!(
        found.explanation.de,
        "Eine Auslegung ändert etwas: `saveNaturals`."
    );
}

#[test]
fn the_present_reading_is_the_one_that_counts_wherever_it_stands() {
    let sword = json!({ "attacker": { "class": "fighter", "level": 1 }, "armourClass": 30, "damage": "1d8" });
    let mut own = sword.clone();
    own["rulings"] = json!({ "naturals": "natural" });
    for (attacks, rulings) in [
        ([&sword, &sword], json!({ "naturals": "natural" })),
        ([&sword, &own], json!({})),
    ] {
        let input = json!({ "attacks": [{ "attack": attacks[0] }, { "attack": attacks[1] }], "rulings": rulings });
        let found = questions::rulings_that_matter(asked("osr.round", &input));
        let now = single("osr.round", &input).unwrap();
        let naturals = found
            .rulings
            .iter()
            .find(|ruling| ruling.name == "naturals");
        let readings = &naturals.unwrap().readings;
        assert_eq!((readings[0].value, readings[1].value), ("natural", "none"));
        let mean = |index: usize| {
            let measures = readings[index].measures.iter();
            let mut damage = measures.filter(|measure| measure.id == "damage");
            damage.next().unwrap().mean
        };
        assert_eq!(mean(0), now["meanDamage"].as_f64());
        assert_eq!(mean(1), Some(0.0));
    }
    // The tie stands with the duel, the other switches with each attack.
    let side = json!({ "hitPoints": 5, "attacks": [{ "attack": { "attacker": { "class": "fighter", "level": 1 }, "armourClass": 12, "damage": "1d8" } }] });
    let input = json!({ "first": side, "second": side, "rulings": { "initiativeTie": "reroll" } });
    let found = questions::rulings_that_matter(asked("osr.duel", &input));
    let tie = found
        .rulings
        .iter()
        .find(|ruling| ruling.name == "initiativeTie")
        .unwrap();
    assert_eq!(tie.readings[0].value, "reroll");
    assert!(
        tie.readings[0]
            .measures
            .iter()
            .all(|measure| measure.id != "bothDrop"),
        "{tie:?}"
    );
}
