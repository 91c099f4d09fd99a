//! Dice expressions as players write them: `2W6+1`, `1d8+2`, `3d6-1`, `4`.

use core::fmt;

use super::Counts;

/// Most dice in one expression.
const MOST_DICE: u32 = 100;
/// Most sides of a die.
const MOST_SIDES: u32 = 100;
/// Most that a plain number may be.
const MOST_NUMBER: u32 = 9_999;

/// A sum of dice and numbers.
///
/// ```
/// use regelwerk::dice::{Expression, Fraction};
/// let damage: Expression = "1W8+2".parse().unwrap();
/// assert_eq!((damage.lowest(), damage.highest()), (3, 10));
/// assert_eq!(damage.chance(10), Some(Fraction::new(1, 8)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expression {
    dice: Vec<Group>,
    bonus: i32,
}

/// So many like dice, added or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Group {
    count: u32,
    sides: u32,
    taken_away: bool,
}

impl Expression {
    /// The least it can come to.
    #[must_use]
    pub fn lowest(&self) -> i32 {
        self.dice.iter().map(|group| group.bounds().0).sum::<i32>() + self.bonus
    }

    /// The most it can come to.
    #[must_use]
    pub fn highest(&self) -> i32 {
        self.dice.iter().map(|group| group.bounds().1).sum::<i32>() + self.bonus
    }

    /// What is added to the dice.
    #[must_use]
    pub fn bonus(&self) -> i32 {
        self.bonus
    }

    /// Every group of like dice: how many, their sides, and whether they are taken away.
    pub fn groups(&self) -> impl Iterator<Item = (u32, u32, bool)> {
        let groups = self.dice.iter();
        groups.map(|group| (group.count, group.sides, group.taken_away))
    }

    /// The whole distribution: index 0 is [`lowest`](Self::lowest).
    #[must_use]
    pub fn distribution(&self) -> Counts {
        self.dice.iter().fold(Counts::always(0), |sum, group| {
            let die = Counts::weighted(vec![1; group.sides as usize]);
            // A die taken away is as likely to be low as high, so its shape is the same.
            sum.plus(&die.times(group.count))
        })
    }

    /// The chance of exactly this total; none where it is known only as `f64`.
    #[must_use]
    pub fn chance(&self, total: i32) -> Option<super::Fraction> {
        match usize::try_from(total - self.lowest()) {
            Ok(index) => self.distribution().chance(index),
            Err(_) => Some(super::Fraction::ZERO),
        }
    }
}

impl Group {
    fn bounds(self) -> (i32, i32) {
        let count = i32::try_from(self.count).unwrap_or(i32::MAX);
        let sides = i32::try_from(self.sides).unwrap_or(i32::MAX);
        if self.taken_away {
            (-(count * sides), -count)
        } else {
            (count, count * sides)
        }
    }
}

/// Why a text is no dice expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpressionError {
    /// Not of the form `2d6+1` or `2W6+1`.
    Form,
    /// More than 100 dice, 100 sides or a number over 9,999.
    TooLarge,
}

impl fmt::Display for ExpressionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "dice are written like `2d6+1` or `2W6+1`",
            Self::TooLarge => "at most 100 dice with 1 to 100 sides and numbers up to 9,999",
        })
    }
}

impl core::error::Error for ExpressionError {}

impl core::str::FromStr for Expression {
    type Err = ExpressionError;

    fn from_str(text: &str) -> Result<Self, ExpressionError> {
        let mut expression = Self {
            dice: Vec::new(),
            bonus: 0,
        };
        let mut rest = text.trim();
        let mut sign = ' ';
        let mut total_dice = 0;
        loop {
            let end = rest.find(['+', '-', '−']).unwrap_or(rest.len());
            let (term, tail) = rest.split_at_checked(end).ok_or(ExpressionError::Form)?;
            let term = term.trim();
            let leading_sign = sign == ' ' && term.is_empty() && !tail.is_empty();
            if !leading_sign {
                expression.add(term, sign == '-', &mut total_dice)?;
            }
            let mut characters = tail.chars();
            match characters.next() {
                None => return Ok(expression),
                Some('+') => sign = '+',
                Some(_) => sign = '-',
            }
            rest = characters.as_str();
        }
    }
}

impl Expression {
    fn add(
        &mut self,
        term: &str,
        taken_away: bool,
        total_dice: &mut u32,
    ) -> Result<(), ExpressionError> {
        let Some((count, sides)) = term.split_once(['d', 'D', 'w', 'W']) else {
            let number = i32::try_from(whole(term, MOST_NUMBER)?)
                .map_err(|_large| ExpressionError::TooLarge)?;
            let bonus = if taken_away { -number } else { number };
            self.bonus = self
                .bonus
                .checked_add(bonus)
                .ok_or(ExpressionError::TooLarge)?;
            return Ok(());
        };
        let count = if count.is_empty() {
            1
        } else {
            whole(count, MOST_DICE)?
        };
        let sides = whole(sides, MOST_SIDES)?;
        *total_dice += count;
        if sides == 0 || *total_dice > MOST_DICE {
            return Err(ExpressionError::TooLarge);
        }
        self.dice.push(Group {
            count,
            sides,
            taken_away,
        });
        Ok(())
    }
}

/// Digits only, up to a limit.
fn whole(text: &str, most: u32) -> Result<u32, ExpressionError> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(ExpressionError::Form);
    }
    match text.parse() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(ExpressionError::TooLarge),
    }
}
