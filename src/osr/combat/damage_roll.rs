//! Damage dice, multiplied, doubled or at their highest.

use crate::catalog::{Labelled, labelled};
use crate::dice::{Counts, Dice, Expression, Halt, Roll, Test};
use crate::rules::{Need, Rule, Sentence, Text, Visitor};

/// Longest text of a dice expression.
const LONGEST: usize = 40;
/// Most points that an expression may come to before it is multiplied.
const MOST: i32 = 500;

/// Every face of a damage die.
pub(super) const PIPS: Labelled = labelled("pips", "Augen", "pips");

/// How points come from dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// The dice are rolled.
    Rolled,
    /// The dice are rolled; the whole, bonuses included, counts twice.
    Doubled,
    /// The dice count as if each showed its highest face.
    Highest,
}

/// Damage of a hit.
#[derive(Clone, Debug)]
pub(super) struct DamageRoll {
    expression: Expression,
    /// Each die with whether it is taken away.
    dice: Vec<(Roll<u16>, bool)>,
    /// Added once.
    bonus: i32,
    /// By what the dice alone are multiplied.
    multiplier: i32,
    how: How,
}

/// What is wrong with a dice expression. One that is below 0 whatever the dice show is a range of
/// points, as older books write damage.
fn dice_problem(text: &str) -> Option<Sentence> {
    let dice = text.parse::<Expression>();
    let good = |dice: &Expression| (0..=MOST).contains(&dice.highest()) && dice.lowest() >= -MOST;
    if dice.as_ref().is_ok_and(good) {
        return None;
    }
    let mut expected = Sentence::new(
        "ein Würfelausdruck wie `1W8+2` mit höchstens ",
        "a dice expression like `1d8+2` of at most ",
    );
    expected.number(MOST).add(" Punkten", " points");
    if text.contains(['-', '−', '–']) && !text.contains(['d', 'D', 'w', 'W']) {
        expected.add("; 1 bis 4 Punkte sind `1W4`", "; 1 to 4 points are `1d4`");
    }
    Some(expected)
}

/// Shows damage dice to a visitor.
pub(super) fn dice_field(text: &mut String, visitor: &mut dyn Visitor) {
    visitor.text("damage".into(), Need::Required, text, LONGEST);
    visitor.form("damage".into(), dice_problem(text));
}

/// Names dice as each language writes them: `1W8+2`, `1d8+2`.
pub(super) fn name_dice(text: &str, sentence: &mut Sentence) {
    let mut line = Sentence::default();
    let text = &line.echo(text).en;
    sentence.add(
        &text.replace(['d', 'D', 'w'], "W"),
        &text.replace(['D', 'w', 'W'], "d"),
    );
}

/// ` Punkte`, ` Punkt Schaden`: points after their number.
pub(super) fn points(number: u32, sentence: &mut Sentence) {
    sentence.counted(
        number,
        Text::new(" Punkt", " point"),
        Text::new(" Punkte", " points"),
    );
}

impl DamageRoll {
    /// Damage of a text that was checked.
    pub(super) fn new(text: &str, rule: Rule, bonus: i32, multiplier: i32, how: How) -> Self {
        let expression = text.parse::<Expression>().unwrap_or_default();
        let mut dice = Vec::new();
        for (count, sides, taken_away) in expression.groups() {
            let sides = u16::try_from(sides).unwrap_or(1);
            for _ in 0..count {
                dice.push((Roll::pips("damage", rule.0, sides), taken_away));
            }
        }
        Self {
            bonus: expression.bonus() + bonus,
            expression,
            dice,
            multiplier,
            how,
        }
    }

    /// Points of a sum of the dice alone; below 0 counts as 0.
    fn points(&self, sum: i32) -> usize {
        let once = sum * self.multiplier + self.bonus;
        let points = match self.how {
            How::Rolled | How::Highest => once,
            How::Doubled => once * 2,
        };
        usize::try_from(points).unwrap_or(0)
    }

    /// The highest and the lowest sum of the dice alone.
    fn highest(&self) -> i32 {
        self.expression.highest() - self.expression.bonus()
    }

    fn lowest(&self) -> i32 {
        self.expression.lowest() - self.expression.bonus()
    }

    pub(super) fn play(&self, dice: &mut dyn Dice) -> Result<u32, Halt> {
        let mut sum = 0;
        if self.how == How::Highest {
            sum = self.highest();
        } else {
            for (die, taken_away) in &self.dice {
                let pips = i32::from(die.on(dice)?);
                sum += if *taken_away { -pips } else { pips };
            }
        }
        Ok(u32::try_from(self.points(sum)).unwrap_or(u32::MAX))
    }

    /// The chance of each number of points.
    pub(super) fn counts(&self) -> Counts {
        if self.how == How::Highest {
            return Counts::always(self.points(self.highest()));
        }
        let lowest = self.lowest();
        self.expression
            .distribution()
            .grouped(|above| self.points(lowest + i32::try_from(above).unwrap_or(i32::MAX)))
    }

    /// Every kind of die that is rolled.
    pub(super) fn tests(&self) -> Vec<Test> {
        let mut tests: Vec<Test> = Vec::new();
        if self.how == How::Highest {
            return tests;
        }
        for (die, _) in &self.dice {
            if !tests.contains(die.test()) {
                tests.push(die.test().clone());
            }
        }
        tests
    }

    pub(super) const fn multiplier(&self) -> i32 {
        self.multiplier
    }

    pub(super) const fn bonus(&self) -> i32 {
        self.bonus
    }
}
