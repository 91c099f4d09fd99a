//! `osr.initiative`: a d6 a side.

use super::super::input::{ruling, whole};
use super::super::{Answer, Tally};
use serde_json::Value;

pub fn initiative(input: &Value) -> Answer {
    let mut sides = Tally::default();
    let mut spell = Tally::default();
    for first in 1..=6 {
        for second in 1..=6 {
            if first == second && ruling(input, "initiativeTie", "simultaneous") == "reroll" {
                continue; // as if it had not been rolled
            }
            // O-INIT: the higher wins.
            if first > second {
                sides.add("first");
            } else if second > first {
                sides.add("second");
            } else {
                sides.add("tie");
            }
            // O-INIT: each side acts in the segment that the other side's die shows.
            // O-CAST: the spell takes effect `castingTime` segments later.
            if !input["castingTime"].is_null() {
                let takes_effect = second + whole(input, "castingTime");
                let other_side_acts = first;
                if takes_effect < other_side_acts {
                    spell.add("before");
                } else if takes_effect == other_side_acts {
                    spell.add("same");
                } else {
                    spell.add("after");
                }
            }
        }
    }
    let spell = if input["castingTime"].is_null() {
        None
    } else {
        Some(spell.chances())
    };
    Answer::Initiative {
        odds: sides.chances(),
        spell,
    }
}
