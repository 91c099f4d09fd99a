//! The dice core alone, without WebAssembly: sums of many dice.
//!
//! `cargo bench --bench core` prints a line for each: what, nanoseconds, and the chance of the
//! middle sum, which tells whether others computed the same.

use std::hint::black_box;
use std::time::Instant;

use regelwerk::dice::Counts;

/// What is summed, and how many of it: 1 to 20 with equal chances.
const SUMS: [(&str, u32); 2] = [("20d20", 20), ("100d20", 100)];

fn main() {
    // Tests run this without `--bench`; once is enough for them.
    let rounds = if std::env::args().any(|argument| argument == "--bench") {
        101
    } else {
        1
    };
    let mut faces = vec![1; 21];
    if let Some(zero) = faces.first_mut() {
        *zero = 0;
    }
    for (name, dice) in SUMS {
        let mut times: Vec<u128> = Vec::new();
        let mut middle = 0.0;
        for _ in 0..rounds {
            let began = Instant::now();
            let die = Counts::weighted(black_box(faces.clone()));
            let chances = die.times(black_box(dice)).chances();
            times.push(began.elapsed().as_nanos());
            // 10.5 for each die.
            let sum = dice as usize * 21 / 2;
            middle = black_box(&chances).get(sum).copied().unwrap_or_default();
        }
        times.sort_unstable();
        let median = times.get(times.len() / 2).copied().unwrap_or_default();
        println!("{name} {median} {middle}");
    }
}
