//! `scharmuetzel.nerve`: 2d6 leadership, 2d6 flight, one injury die.

use super::super::input::{number, whole};
use super::super::{Chances, Tally};
use super::injury::shows;
use serde_json::Value;

pub fn nerve(input: &Value) -> Chances {
    let leadership = whole(input, "leadership");
    let gap = number(input, "gap");
    let mut tally = Tally::default();
    for a in 1..=6 {
        for b in 1..=6 {
            for c in 1..=6 {
                for d in 1..=6 {
                    for injury in 1..=6 {
                        let flight = f64::from(c + d);
                        // S-NERVE
                        if a + b <= leadership {
                            tally.add("holds");
                        } else if flight <= gap {
                            // S-CAUGHT
                            tally.add(match shows(injury) {
                                "down" => "caughtDown",
                                "stunned" => "caughtStunned",
                                _ => "caughtOut",
                            });
                        } else {
                            tally.add("escapes");
                        }
                    }
                }
            }
        }
    }
    tally.chances()
}
