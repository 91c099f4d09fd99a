//! Situations drawn at random, always the same ones.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};

use crate::support;

/// A source of situations.
pub struct Draw(ChaCha8Rng);

impl Draw {
    pub fn new(seed: u8) -> Self {
        Self(ChaCha8Rng::from_seed([seed; 32]))
    }

    pub fn upto(&mut self, most: u32) -> u32 {
        self.0.next_u32() % (most + 1)
    }

    /// True once in so many draws.
    pub fn once_in(&mut self, many: u32) -> bool {
        self.upto(many - 1) == 0
    }

    pub fn one<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.upto(words.len() as u32 - 1) as usize]
    }

    pub fn shooter(&mut self) -> Value {
        let mut shooter = json!({
            "kind": self.one(&["unit", "unit", "unit", "individual"]),
            "leadership": self.upto(25),
        });
        if self.once_in(4) {
            shooter["arc"] = json!(self.one(&["front", "mounted", "chariot", "allRound"]));
        }
        if self.once_in(6) {
            shooter["height"] = json!(self.upto(8));
        }
        if self.once_in(12) {
            shooter["ammunition"] = json!(self.upto(1));
        }
        shooter
    }

    pub fn candidate(&mut self) -> Value {
        let mut figure = json!({ "distance": f64::from(self.upto(24)) });
        if self.once_in(2) {
            figure["unit"] = json!(self.one(&["A", "B"]));
        }
        if self.once_in(4) {
            figure["individual"] = json!(true);
            figure["nearestUnit"] =
                json!({ "unit": self.one(&["A", "B"]), "distance": 3 + self.upto(2) });
        }
        if !self.once_in(4) {
            figure["size"] = json!(1 + self.upto(2));
        }
        if self.once_in(3) {
            figure["panicked"] = json!(true);
        }
        if self.once_in(3) {
            figure["visible"] = json!([0, 20, 49, 50, 80, 100][self.upto(5) as usize]);
        }
        if self.once_in(3) {
            figure["terrain"] = json!(self.one(&["none", "soft", "solid"]));
            figure["inContact"] = json!(self.once_in(2));
            if figure["inContact"] == false {
                figure["terrainDistance"] = json!(self.upto(6));
            }
        }
        if self.once_in(8) {
            figure["barrier"] = json!(self.one(&["none", "lowerHedge", "lowerWall", "higher"]));
        }
        if self.once_in(8) {
            figure["woods"] = json!(self.upto(4));
        }
        if self.once_in(8) {
            figure["between"] = json!(self.one(&[
                "nobody",
                "smaller",
                "figures",
                "smallerGap",
                "gap",
                "deadGround"
            ]));
        }
        if self.once_in(10) {
            figure["corridor"] = json!(f64::from(self.upto(4)) / 2.0);
        }
        if self.once_in(10) {
            figure["height"] = json!(self.upto(6));
        }
        if self.once_in(10) {
            figure["groundDifference"] = json!(self.upto(12));
        }
        if self.once_in(10) {
            figure["inFront"] = json!(false);
        }
        if self.once_in(10) {
            figure["hidden"] = json!(true);
            figure["spotted"] = json!(self.once_in(2));
        }
        if self.once_in(10) {
            figure["rides"] = json!(self.one(&["foot", "mount", "chariot"]));
        }
        figure
    }

    pub fn situation(&mut self) -> Value {
        let count = 1 + self.upto(5);
        let shooter = self.shooter();
        let candidates: Vec<Value> = (0..count).map(|_| self.candidate()).collect();
        json!({ "shooter": shooter, "candidates": candidates })
    }
}

pub fn rows(input: &Value) -> Vec<Value> {
    let answer = support::odds("chronopia.targets", input);
    answer["candidates"].as_array().unwrap().clone()
}

pub fn allowed(row: &Value) -> bool {
    row["allowed"].as_bool().unwrap()
}

/// The unit that each figure belongs to when a target is chosen.
pub fn group(index: usize, figure: &Value) -> String {
    if figure["individual"] == true && figure["nearestUnit"]["distance"].as_f64() <= Some(4.0) {
        return figure["nearestUnit"]["unit"].to_string();
    }
    figure["unit"]
        .as_str()
        .map_or(format!("#{index}"), |unit| format!("{unit:?}"))
}
