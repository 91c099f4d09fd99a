//! `scharmuetzel.unseenCharge`: a d6 against initiative.

use super::super::input::{flag_or, number, ruling, whole};
use super::super::{Chances, Tally};
use serde_json::Value;

pub fn unseen_charge(input: &Value) -> Chances {
    let mut tally = Tally::default();
    for face in 1..=6 {
        // S-UNSEEN
        if flag_or(input, "hidden", false) || number(input, "distance") > 4.0 {
            tally.add("notAllowed");
        } else if face == 6 && ruling(input, "sixFailsTests", "off") == "on" {
            tally.add("stays");
        } else if face <= whole(input, "initiative") {
            tally.add("charges");
        } else {
            tally.add("stays");
        }
    }
    tally.chances()
}
