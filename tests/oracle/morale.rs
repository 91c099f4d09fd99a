//! `chronopia.morale` and `chronopia.panicTrack`: one d20 a test.

use super::input::{choice_or, modifiers, text, whole};
use super::{Chances, Tally, Track};
use serde_json::Value;
use std::collections::BTreeMap;

// C-L-CAUSE: what a figure that causes `causes` itself makes of `factor`.
pub fn faced_as<'a>(factor: &'a str, causes: &str) -> &'a str {
    match (factor, causes) {
        ("panic" | "recovery", _) => factor, // `causes` plays no part
        (_, "nothing") => factor,
        ("fear" | "fearAgain", _) => "immune", // whoever causes any of the three
        ("terror", "fear") => "fear",
        ("terror", "terror" | "horror") => "immune",
        ("horror", "fear" | "terror") => "terror",
        ("horror", "horror") => "immune",
        _ => panic!("no such factor or cause"),
    }
}

pub fn morale(input: &Value) -> Chances {
    test(input, text(input, "factor"))
}

/// The test against `factor`: perfect, passed, failed, fumble or immune.
pub fn test(input: &Value, factor: &str) -> Chances {
    let faced = faced_as(factor, choice_or(input, "causes", "nothing"));
    let mut target = whole(input, "leadership") + modifiers(input); // C-L-TEST
    if faced == "recovery" {
        target -= 4; // C-L-RECOVER
    }
    if faced == "fearAgain" {
        target -= 1; // C-L-FEARFAIL
    }
    let mut tally = Tally::default();
    for face in 1..=20 {
        if faced == "immune" {
            tally.add("immune");
        } else if face == 1 {
            tally.add("perfect"); // C-PERFECT
        } else if face == 20 {
            tally.add("fumble"); // C-FUMBLE
        } else if face <= target {
            tally.add("passed");
        } else {
            tally.add("failed");
        }
    }
    tally.chances()
}

/// Index 0 the first test, then one recovery test a round. Steady and removed are final.
pub fn panic_track(input: &Value) -> Track {
    let first = test(input, "panic");
    let recovery = test(input, "recovery");

    let mut now: BTreeMap<String, f64> = BTreeMap::new();
    for (outcome, chance) in &first {
        *now.entry(after(outcome).to_owned()).or_insert(0.0) += chance.value();
    }
    let mut track = vec![now.clone()];
    for _round in 0..whole(input, "rounds") {
        let mut next = BTreeMap::new();
        for (state, weight) in &now {
            if state == "panicked" {
                for (outcome, chance) in &recovery {
                    *next.entry(after(outcome).to_owned()).or_insert(0.0) +=
                        weight * chance.value();
                }
            } else {
                *next.entry(state.clone()).or_insert(0.0) += weight;
            }
        }
        track.push(next.clone());
        now = next;
    }
    track
}

// C-L-PANICFAIL, C-L-RECOVER, C-L-PANIC1, C-L-PANIC20
fn after(outcome: &str) -> &'static str {
    match outcome {
        "perfect" | "passed" => "steady",
        "failed" => "panicked",
        "fumble" => "removed",
        _ => panic!("no such outcome"),
    }
}
