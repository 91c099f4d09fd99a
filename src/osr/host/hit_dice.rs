//! Hit dice as monsters have them: `2`, `2+1`, `1-1`.

use crate::rules::{Need, Sentence, Visitor};

/// Longest text.
const LONGEST: usize = 12;

/// So many hit dice and what is added to their points.
///
/// ```
/// use regelwerk::osr::host::HitDice;
/// let ogre: HitDice = "4+1".parse().unwrap();
/// assert_eq!(ogre.level(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HitDice {
    dice: i32,
    bonus: i32,
}

/// The least that reaches each level: O-LEVEL.
const LEAST: &[((i32, i32), i32)] = &[
    ((1, -1), 1),
    ((1, 0), 2),
    ((1, 1), 3),
    ((2, 1), 4),
    ((3, 1), 5),
    ((4, 1), 6),
    ((5, 1), 7),
    ((6, 1), 8),
    ((7, 1), 9),
    ((8, 1), 10),
    ((9, 1), 11),
    ((10, 1), 12),
    ((11, 1), 13),
    ((12, 1), 14),
    ((13, 1), 15),
    ((14, 1), 16),
    ((15, 1), 17),
    ((16, 1), 18),
    ((17, 1), 19),
    ((18, 1), 20),
    ((19, 1), 21),
];

impl HitDice {
    /// O-LEVEL: the level of the highest row that these hit dice reach.
    #[must_use]
    pub fn level(self) -> i32 {
        self.row().map_or(0, |(_, level)| level)
    }

    /// That row: dice and bonus, and its level; none below 1−1, which is level 0.
    pub(crate) fn row(self) -> Option<((i32, i32), i32)> {
        let reached = LEAST.iter().rev();
        reached
            .copied()
            .find(|(least, _)| *least <= (self.dice, self.bonus))
    }
}

/// Shows hit dice to a visitor.
pub(crate) fn hit_dice_field(text: &mut String, need: Need, visitor: &mut dyn Visitor) {
    visitor.text("hitDice".into(), need, text, LONGEST);
    let given = need == Need::Required || !text.is_empty();
    let wrong = given && text.parse::<HitDice>().is_err();
    visitor.form(
        "hitDice".into(),
        wrong.then(|| {
            Sentence::new(
                "Trefferwürfel wie `2`, `2+1` oder `1-1`",
                "hit dice like `2`, `2+1` or `1-1`",
            )
        }),
    );
}

impl core::str::FromStr for HitDice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.trim();
        let end = text.find(['+', '-', '−']).unwrap_or(text.len());
        let (dice, rest) = text.split_at_checked(end).ok_or(())?;
        let mut characters = rest.chars();
        let bonus = match characters.next() {
            None => 0,
            Some('+') => number(characters.as_str())?,
            Some(_) => -number(characters.as_str())?,
        };
        Ok(Self {
            dice: number(dice)?,
            bonus,
        })
    }
}

/// Up to two digits.
fn number(text: &str) -> Result<i32, ()> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if digits && number <= 99 => Ok(number),
        _ => Err(()),
    }
}
