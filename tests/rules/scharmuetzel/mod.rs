//! Scharmützel, in book order.

mod bad_input;
mod catalog;
mod combat;
mod golden;
mod group;
mod injury;
mod melee;
mod morale;
mod movement;
mod oracle;
mod properties;
mod shooting;
mod targets;
mod turn;

use serde_json::Value;

use crate::support;

/// A decision: whether, and by which rule.
fn decided(procedure: &str, input: &Value) -> (bool, String) {
    let answer = support::odds(procedure, input);
    let verdict = answer.get("allowed").or_else(|| answer.get("due"));
    let because = &answer["because"];
    assert!(
        because["de"].as_str().unwrap().ends_with('.')
            && because["en"].as_str().unwrap().ends_with('.'),
        "{because}"
    );
    (
        verdict.unwrap().as_bool().unwrap(),
        answer["rule"].as_str().unwrap().to_string(),
    )
}

/// The fraction of an outcome; `0` where it is absent.
fn fraction(procedure: &str, input: &Value, outcome: &str) -> String {
    let fractions = support::fractions(&support::odds(procedure, input));
    fractions.get(outcome).cloned().unwrap_or("0".into())
}

fn yes(rule: &str) -> (bool, String) {
    (true, rule.into())
}

fn no(rule: &str) -> (bool, String) {
    (false, rule.into())
}
