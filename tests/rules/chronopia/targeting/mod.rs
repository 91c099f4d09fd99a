//! Section 3.6: what can be seen, who may be shot at, and in which order.

mod bad_input;
mod drawn;
mod notes;
mod oracle;
mod priority;
mod properties;
mod sight;

use serde_json::{Value, json};

use crate::support;

/// The answers for a shooter and figures.
pub fn targets(shooter: Value, candidates: Value) -> Vec<Value> {
    let input = json!({ "shooter": shooter, "candidates": candidates });
    let answer = support::odds("chronopia.targets", &input);
    answer["candidates"].as_array().unwrap().clone()
}

/// Allowed or not, with the rule that decides, for each figure.
pub fn verdicts(shooter: Value, candidates: Value) -> Vec<(bool, String)> {
    let answers = targets(shooter, candidates);
    answers.iter().map(verdict).collect()
}

pub fn verdict(answer: &Value) -> (bool, String) {
    let rule = answer["rule"].as_str().unwrap().to_string();
    (answer["allowed"].as_bool().unwrap(), rule)
}

pub fn yes(rule: &str) -> (bool, String) {
    (true, rule.into())
}

pub fn no(rule: &str) -> (bool, String) {
    (false, rule.into())
}

pub fn unit() -> Value {
    json!({ "kind": "unit", "leadership": 12 })
}

pub fn individual() -> Value {
    json!({ "kind": "individual", "leadership": 12 })
}
