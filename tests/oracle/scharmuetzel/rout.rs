//! `scharmuetzel.rout`: 2d6 leadership, once or each turn.

use super::super::input::{ruling, whole, whole_or};
use super::super::{Chances, Fraction};
use serde_json::Value;

pub fn rout(input: &Value) -> Chances {
    let start = whole(input, "startingModels");
    let lost = whole(input, "lost");

    // How many of the 36 rolls pass the test.
    let mut passed = 0;
    for a in 1..=6 {
        for b in 1..=6 {
            if a + b <= whole(input, "leadership") {
                passed += 1;
            }
        }
    }

    // S-ROUT
    let mut tests = 0;
    if lost * 4 >= start {
        tests = match ruling(input, "routRepeats", "once") {
            "once" => 1,
            "everyTurn" => whole_or(input, "turns", 1),
            _ => panic!("no such ruling"),
        };
    }
    let mut fights_on = Fraction::one();
    let mut routed = Fraction::zero();
    for _test in 0..tests {
        routed = routed.plus(fights_on.times(Fraction::new(36 - passed, 36)));
        fights_on = fights_on.times(Fraction::new(passed, 36));
    }
    if lost == start {
        fights_on = Fraction::zero(); // nobody left
        routed = Fraction::one();
    }

    let mut chances = Chances::new();
    for (outcome, chance) in [("fightsOn", fights_on), ("routed", routed)] {
        if !chance.is_zero() {
            chances.insert(outcome.to_owned(), chance);
        }
    }
    chances
}
