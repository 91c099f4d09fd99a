//! `scharmuetzel.rally`: 2d6 leadership.

use super::super::input::{flag_or, whole};
use super::super::{Chances, Tally};
use serde_json::Value;

pub fn rally(input: &Value) -> Chances {
    let mut tally = Tally::default();
    for a in 1..=6 {
        for b in 1..=6 {
            if flag_or(input, "nearestIsEnemy", false) {
                tally.add("flees"); // S-RALLYNO
            } else if a + b <= whole(input, "leadership") {
                tally.add("rallied"); // S-RALLY
            } else {
                tally.add("flees");
            }
        }
    }
    tally.chances()
}
