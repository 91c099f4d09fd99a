//! `scharmuetzel.injury`: a d6 for each point, the highest counts.

use super::super::{Chances, Fraction};

// S-INJURY
pub fn shows(face: usize) -> &'static str {
    match face {
        1..=2 => "down",
        3..=4 => "stunned",
        5..=6 => "out",
        _ => panic!("no such face"),
    }
}

pub fn highest_of(dice: usize) -> Chances {
    // The chance that the highest face so far is 0 (no die yet) … 6.
    let mut highest = [Fraction::zero(); 7];
    highest[0] = Fraction::one();
    for _die in 0..dice {
        let mut next = [Fraction::zero(); 7];
        for (so_far, weight) in highest.iter().enumerate() {
            for face in 1..=6 {
                let now = so_far.max(face);
                next[now] = next[now].plus(weight.times(Fraction::new(1, 6)));
            }
        }
        highest = next;
    }
    let mut chances = Chances::new();
    for face in 1..=6 {
        if !highest[face].is_zero() {
            let sum = chances
                .entry(shows(face).to_owned())
                .or_insert(Fraction::zero());
            *sum = sum.plus(highest[face]);
        }
    }
    chances
}
