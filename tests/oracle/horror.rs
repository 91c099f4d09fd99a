//! `chronopia.horror` and `chronopia.horrorTrack`: the test d20 and the table d20.

use super::input::{choice_or, modifiers, number, ruling, whole};
use super::morale::{faced_as, test};
use super::{Chances, Tally, Track};
use serde_json::Value;
use std::collections::BTreeMap;

// C-L-HTABLE
fn row(face: i64) -> &'static str {
    match face {
        1..=5 => "frozen",
        6..=10 => "cowering",
        11..=15 => "hiding",
        16..=20 => "mindBreaks",
        _ => panic!("no such face"),
    }
}

pub fn horror(input: &Value) -> Chances {
    // C-L-CAUSE: met as terror it is the whole test of terror.
    if faced_as("horror", choice_or(input, "causes", "nothing")) != "horror" {
        return test(input, "horror");
    }
    let target = whole(input, "leadership") + modifiers(input);
    let mut tally = Tally::default();
    for face in 1..=20 {
        for table in 1..=20 {
            if face == 1 {
                tally.add("perfect"); // C-L-HORROR1
            } else if face == 20 {
                tally.add("removed"); // C-L-HORROR20
            } else if face <= target {
                tally.add("fear"); // C-L-HORROR
            } else {
                tally.add(row(table)); // C-L-HORRORFAIL
            }
        }
    }
    tally.chances()
}

/// Exactly `rounds` entries, index 0 the test.
pub fn horror_track(input: &Value) -> Track {
    let rally = number(input, "rally");
    let mut now: BTreeMap<String, f64> = BTreeMap::new();
    for (outcome, chance) in &horror(input) {
        now.insert(outcome.clone(), chance.value());
    }
    let mut track = vec![now.clone()];
    for round in 2..=whole(input, "rounds") {
        let mut next: BTreeMap<String, f64> = BTreeMap::new();
        let mut add = |state: &str, weight: f64| {
            if weight > 0.0 {
                *next.entry(state.to_owned()).or_insert(0.0) += weight;
            }
        };
        for (state, weight) in &now {
            match state.as_str() {
                // Gripped by horror: first rallied, else the table again.
                "frozen" | "cowering" | "hiding" | "mindBreaks" => {
                    add("rallied", weight * rally);
                    let left = weight * (1.0 - rally);
                    if ruling(input, "horrorRepeats", "untilRallied") == "onceMore" && round > 2 {
                        add(state, left); // the second result stays
                    } else {
                        for table in 1..=20 {
                            add(row(table), left / 20.0);
                        }
                    }
                }
                // Met as terror: no table, only rallying (C-L-TERRORFAIL, C-L-TERROR20).
                "failed" | "fumble" => {
                    add("rallied", weight * rally);
                    add(state, weight * (1.0 - rally));
                }
                // Fear, too, lasts; the rest is final.
                _ => add(state, *weight),
            }
        }
        track.push(next.clone());
        now = next;
    }
    track
}
