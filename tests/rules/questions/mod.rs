//! Questions the other way round, against single answers asked one by one.

mod bad_input;
mod compare;
mod every;
mod need;
mod rulings;
mod sweep;

use regelwerk::questions::{Asked, open};
use serde_json::{Value as Json, json};

use crate::support::{Face, answer, loose};

/// A procedure with a JSON input that must be good.
fn asked(procedure: &str, input: &Json) -> Box<dyn Asked> {
    match open(procedure, &loose(input)) {
        Ok(asked) => asked,
        Err(error) => panic!("{procedure} {input}: {error}"),
    }
}

/// `weapon.short` as a JSON pointer.
fn pointer(path: &str) -> String {
    let steps = path.replace('[', ".").replace(']', "");
    format!("/{}", steps.replace('.', "/"))
}

/// The input with one field set.
fn with(input: &Json, path: &str, value: &Json) -> Json {
    let mut input = input.clone();
    match input.pointer_mut(&pointer(path)) {
        Some(place) => *place = value.clone(),
        None => input[path] = value.clone(),
    }
    input
}

/// What a single answer says, if the input is accepted.
fn single(procedure: &str, input: &Json) -> Option<Json> {
    answer(procedure, &loose(input), Face::Odds).ok()
}

/// A measure of a single answer, as its JSON says it: `outcomes`, `count` with `atLeast`, or `mean`.
fn measured(answer: &Json, wanted: &Json) -> f64 {
    let text = |key: &str| wanted[key].as_str().unwrap();
    if let Some(ids) = wanted["outcomes"].as_array() {
        let rows = &answer["rounds"];
        let last = rows.as_array().and_then(|rows| rows.last());
        let of = |key: &str| answer[key].as_array();
        let listed = of("outcomes").or_else(|| of("states"));
        let listed = listed.or_else(|| last.and_then(|last| last["outcomes"].as_array()));
        let spell = of("spell").into_iter().flatten();
        let all: Vec<&Json> = listed.into_iter().flatten().chain(spell).collect();
        return sum(ids, &all, answer);
    }
    if wanted["count"].is_string() {
        let curve = &answer[format!("{}AtLeast", text("count"))];
        let least = wanted["atLeast"].as_u64().unwrap_or(1) as usize;
        return curve[least].as_f64().unwrap_or(0.0);
    }
    let id = text("mean");
    let (first, rest) = id.split_at(1);
    let key = format!("mean{}{rest}", first.to_uppercase());
    answer[key].as_f64().unwrap()
}

/// The chances of some outcomes together; as one fraction where all have one.
fn sum(ids: &[Json], all: &[&Json], answer: &Json) -> f64 {
    let mut exact = Some((0_u128, 1_u128));
    let mut float = 0.0;
    for id in ids {
        let id = id.as_str().unwrap();
        let chance = all.iter().find(|chance| chance["id"] == id);
        let (probability, fraction) = match chance {
            Some(chance) => (chance["probability"].as_f64(), chance["fraction"].as_str()),
            None => (answer[id].as_f64(), None),
        };
        // An outcome that is not listed cannot happen.
        let Some(probability) = probability else {
            continue;
        };
        float += probability;
        exact = exact.zip(fraction).and_then(|((n, d), text)| {
            let (above, below) = text.split_once('/').unwrap_or((text, "1"));
            let (a, b): (u128, u128) = (above.parse().unwrap(), below.parse().unwrap());
            Some((
                n.checked_mul(b)?.checked_add(a.checked_mul(d)?)?,
                d.checked_mul(b)?,
            ))
        });
    }
    exact.map_or(float, |(n, d)| {
        let (mut a, mut b) = (n, d);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        (n / a.max(1)) as f64 / (d / a.max(1)) as f64
    })
}

/// The shot that most tests turn.
fn shot() -> Json {
    json!({
        "rangedSkill": 12,
        "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 },
        "distance": 14,
        "cover": "light",
        "armour": 13
    })
}

/// The same into melee, with modifiers.
fn into_melee() -> Json {
    let mut shot = shot();
    shot["melee"] = json!({ "friends": 2, "friendArmour": 11, "friendDistance": 10 });
    shot["modifiers"] = json!([{ "value": -1, "label": "rain" }, { "value": 2 }]);
    shot
}

/// Every pinned input of a procedure that can be asked.
fn samples() -> Vec<(String, Json)> {
    let files = [
        include_str!("../../golden/chronopia.json"),
        include_str!("../../golden/lookups/chronopia.json"),
        include_str!("../../golden/osr.json"),
        include_str!("../../golden/scharmuetzel.json"),
    ];
    let mut samples = Vec::new();
    for file in files {
        let rows: Vec<Json> = serde_json::from_str(file).unwrap();
        for row in rows {
            let id = row["procedure"].as_str().unwrap().to_string();
            if regelwerk::questions::ids().any(|known| known == id) {
                samples.push((id, row["input"].clone()));
            }
        }
    }
    samples
}

/// The path of every number, word and flag of an input, texts left out.
fn leaves(input: &Json) -> Vec<(String, Json)> {
    fn collect(value: &Json, path: &str, found: &mut Vec<(String, Json)>) {
        match value {
            Json::Object(entries) => {
                for (key, value) in entries {
                    let path = if path.is_empty() {
                        key.clone()
                    } else {
                        format!("{path}.{key}")
                    };
                    if key != "label" && key != "dice" && key != "damage" || value.is_number() {
                        collect(value, &path, found);
                    }
                }
            }
            Json::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    collect(item, &format!("{path}[{index}]"), found);
                }
            }
            Json::Null => {}
            Json::Bool(_) | Json::Number(_) | Json::String(_) => {
                found.push((path.into(), value.clone()));
            }
        }
    }
    let mut found = Vec::new();
    collect(input, "", &mut found);
    found
}
