//! `osr.surprise`: a d6 a side.

use super::super::input::whole_or;
use super::super::{Chances, Tally};
use serde_json::Value;

pub fn surprise(input: &Value) -> Chances {
    let mut tally = Tally::default();
    for first in 1..=6 {
        for second in 1..=6 {
            // O-ROUND: surprised for as many segments as the die shows.
            let mut first_lost = 0;
            if first <= whole_or(&input["first"], "surprisedOn", 2) {
                first_lost = first;
            }
            let mut second_lost = 0;
            if second <= whole_or(&input["second"], "surprisedOn", 2) {
                second_lost = second;
            }
            // Both surprised: the difference counts.
            if first_lost > second_lost {
                tally.add(&format!("first{}", first_lost - second_lost));
            } else if second_lost > first_lost {
                tally.add(&format!("second{}", second_lost - first_lost));
            } else {
                tally.add("neither");
            }
        }
    }
    tally.chances()
}
