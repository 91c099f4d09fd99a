//! What holds for every procedure that can be asked.

use regelwerk::questions::{self, SweepQuery, ids};
use regelwerk::rules::Measure;
use serde_json::{Value as Json, json};

use super::{asked, leaves, measured, samples, single, with};
use crate::support::loose;

#[test]
fn every_procedure_is_known_once_and_has_a_sample() {
    let all: Vec<&str> = ids().collect();
    let samples = samples();
    for id in &all {
        assert_eq!(all.iter().filter(|other| *other == id).count(), 1, "{id}");
        assert!(
            samples.iter().any(|(sample, _)| sample == id),
            "no sample of {id}"
        );
    }
    assert_eq!(all.len(), 29);
}

/// All that can be asked of an answer.
fn wanted(procedure: &str, input: &Json) -> Vec<Json> {
    let measures = asked(procedure, input).measures();
    let mut wanted = Vec::new();
    let mut outcomes = Vec::new();
    for (id, measure) in measures.list() {
        match measure {
            Measure::Chance(_) => {
                wanted.push(json!({ "outcomes": [id] }));
                outcomes.push(*id);
            }
            Measure::Counts { .. } => {
                wanted.push(json!({ "count": id }));
                wanted.push(json!({ "count": id, "atLeast": 2 }));
                wanted.push(json!({ "mean": id }));
            }
            Measure::Mean(_) => wanted.push(json!({ "mean": id })),
        }
    }
    if outcomes.len() > 2 {
        wanted.push(json!({ "outcomes": &outcomes[1..] }));
    }
    wanted
}

#[test]
fn measures_are_those_of_the_answer_to_the_last_bit() {
    for (procedure, input) in samples() {
        let answer = single(&procedure, &input).unwrap();
        let all = wanted(&procedure, &input);
        assert!(!all.is_empty(), "{procedure}");
        for wanted in all {
            if procedure == "chronopia.spellLevels" || procedure == "scharmuetzel.fight" {
                continue;
            }
            let mut query = wanted.clone();
            query["x"] = json!({ "field": leaves(&input)[0].0, "values": [leaves(&input)[0].1] });
            let query = SweepQuery::read(&loose(&query)).unwrap();
            let swept = questions::sweep(asked(&procedure, &input), &query).unwrap();
            let own = try_measured(&answer, &wanted);
            if let Some(own) = own {
                assert_eq!(
                    swept.values[0].to_bits(),
                    own.to_bits(),
                    "{procedure} {wanted}"
                );
            }
        }
    }
}

/// A measure of the answer; none where the answer shows it in another form.
fn try_measured(answer: &Json, wanted: &Json) -> Option<f64> {
    let count = wanted["count"].as_str();
    if count.is_some_and(|id| answer[format!("{id}AtLeast")].is_null()) {
        return None;
    }
    let mean = wanted["mean"].as_str();
    let key = mean.map(|id| format!("mean{}{}", id[..1].to_uppercase(), &id[1..]));
    if key.is_some_and(|key| answer[key].is_null()) {
        return None;
    }
    Some(measured(answer, wanted))
}

#[test]
fn a_sweep_over_any_field_says_what_single_answers_say() {
    let mut cells = 0;
    let mut refused = 0;
    for (procedure, input) in samples() {
        let all = wanted(&procedure, &input);
        for (at, (path, value)) in leaves(&input).into_iter().enumerate() {
            let wanted = &all[at % all.len()];
            let answer = single(&procedure, &input).unwrap();
            if try_measured(&answer, wanted).is_none() || procedure == "chronopia.spellLevels" {
                continue;
            }
            let mut query = wanted.clone();
            query["x"] = json!({ "field": path });
            if let Some(number) = value.as_f64() {
                query["x"]["values"] = (-3..=3).map(|by| json!(number + f64::from(by))).collect();
            }
            let query = SweepQuery::read(&loose(&query)).unwrap();
            let swept = match questions::sweep(asked(&procedure, &input), &query) {
                Ok(swept) => swept,
                // Dice and names are texts of the caller's own.
                Err(error) if value.is_string() && error.path() == Some("query.x.field") => {
                    continue;
                }
                Err(error) => panic!("{procedure} {path}: {error}"),
            };
            for (x, cell) in swept.x.iter().zip(&swept.values) {
                let value = serde_json::to_value(x).unwrap();
                cells += 1;
                match single(&procedure, &with(&input, &path, &value)) {
                    Some(answer) => {
                        let own = try_measured(&answer, wanted).unwrap_or(0.0);
                        assert_eq!(cell.to_bits(), own.to_bits(), "{procedure} {path} {value}");
                    }
                    None => {
                        refused += 1;
                        assert!(cell.is_nan(), "{procedure} {path} {value}: {cell}");
                    }
                }
            }
        }
    }
    assert!(
        cells > 800 && refused > 50,
        "{cells} cells, {refused} refused"
    );
}
