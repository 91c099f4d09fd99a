//! `osr.gaze`: d10 against the gaze number, d20 for the saving throw.

use super::super::input::{text, whole, whole_or};
use super::super::{Chances, Tally};
use super::tables::save_row;
use serde_json::Value;

pub fn gaze(input: &Value) -> Chances {
    let awareness = text(input, "awareness");
    // O-GAZE
    let gaze_number = match awareness {
        "completelySurprised" => 10,
        "surprised" => 8,
        "sees" => 6,
        "attacks" => 4,
        "averts" => 2,
        _ => panic!("no such awareness"),
    };
    let size_bonus = match text(input, "size") {
        "large" => 0,
        "medium" => 1,
        "small" => 2,
        _ => panic!("no such size"),
    };
    // O-GAZESAVE; from class and level the column of petrification.
    let save_number = if awareness == "completelySurprised" {
        0
    } else if input["saveNumber"].is_null() {
        save_row(text(input, "class"), whole(input, "level"))[3]
    } else {
        whole(input, "saveNumber")
    };

    let mut tally = Tally::default();
    for gaze in 1..=10 {
        for save in 1..=20 {
            if gaze + size_bonus >= gaze_number {
                tally.add("escaped");
            } else if awareness == "completelySurprised" {
                tally.add("affected"); // no saving throw
            } else if save != 1 && save + whole_or(input, "saveBonus", 0) >= save_number {
                tally.add("saved"); // a natural 1 fails
            } else {
                tally.add("affected");
            }
        }
    }
    tally.chances()
}
