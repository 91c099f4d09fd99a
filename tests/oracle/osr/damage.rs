//! Damage dice: every face of every die.

use super::super::Fraction;
use super::super::input::{text, whole_or};
use serde_json::Value;
use std::collections::BTreeMap;

/// How many of the equally likely rolls of the dice alone give each sum, the
/// bonus, and the highest sum of the dice.
pub struct Dice {
    pub sums: BTreeMap<i64, u128>,
    pub bonus: i64,
    pub highest: i64,
}

/// `"1d8+2"`, `"1W8+2"`, `"3d6"`, `"1d4-1"`, `"5"`.
pub fn dice(expression: &str) -> Dice {
    let text = expression.replace('−', "-").replace(['W', 'w', 'D'], "d");
    let mut dice = Dice {
        sums: BTreeMap::from([(0, 1)]),
        bonus: 0,
        highest: 0,
    };
    for term in text.replace('-', "+-").split('+') {
        let term = term.trim();
        if term.is_empty() {
            continue;
        }
        let Some((number, sides)) = term.split_once('d') else {
            dice.bonus += term.replace(' ', "").parse::<i64>().unwrap();
            continue;
        };
        let number: i64 = if number.is_empty() {
            1
        } else {
            number.parse().unwrap()
        };
        let sides: i64 = sides.parse().unwrap();
        for _die in 0..number {
            let mut next = BTreeMap::new();
            for (sum, rolls) in &dice.sums {
                for face in 1..=sides {
                    *next.entry(sum + face).or_insert(0) += rolls;
                }
            }
            dice.sums = next;
            dice.highest += sides;
        }
    }
    dice
}

/// The chance of each number of points; `points` makes them from the sum of the dice.
pub fn by_points(dice: &Dice, points: impl Fn(i64) -> i64) -> Vec<Fraction> {
    let mut all = 0;
    for rolls in dice.sums.values() {
        all += rolls;
    }
    let mut chances = Vec::new();
    for (sum, rolls) in &dice.sums {
        // Below 0 counts as 0.
        let result = points(*sum).max(0) as usize;
        while chances.len() <= result {
            chances.push(Fraction::zero());
        }
        chances[result] = chances[result].plus(Fraction::new(*rolls, all));
    }
    chances
}

/// `osr.damage`: the sum of the dice times `multiplier`, the bonus added once.
pub fn damage(input: &Value) -> Vec<Fraction> {
    let dice = dice(text(input, "damage"));
    let multiplier = whole_or(input, "multiplier", 1);
    by_points(&dice, |sum| sum * multiplier + dice.bonus)
}
