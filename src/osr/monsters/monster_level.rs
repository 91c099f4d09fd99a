//! The level that hit dice stand for.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_LEVEL, O_MONSTER};
use crate::osr::host::{CharacterClass, HitDice, attack_number, hit_dice_field, name_classes};
use crate::rules::{Fields, Frame, Lookup, Need, Rule, Sentence, Step, Visitor};

/// A monster by its hit dice.
///
/// ```
/// use regelwerk::osr::monsters::MonsterLevel;
/// use regelwerk::rules::Lookup;
/// let dragon = MonsterLevel { hit_dice: "11".into(), ..MonsterLevel::default() };
/// assert_eq!(dragon.answer().value, 12);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct MonsterLevel {
    /// Hit dice, such as `2`, `2+1` or `1-1`.
    pub hit_dice: String,
    /// Classes that it plainly has, at most 16; the best counts. Left out: it is like a fighter.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub acts_as: Vec<CharacterClass>,
}

impl Fields for MonsterLevel {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        hit_dice_field(&mut self.hit_dice, Required, visitor);
        visitor.list("actsAs".into(), Optional, &mut self.acts_as, 16);
    }
}

/// The level and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MonsterLevelAnswer {
    /// The level.
    pub value: i32,
    /// The least hit dice of that level; left out for level 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub least: Option<String>,
    /// The level at which it casts, unless its description says otherwise.
    pub casts_at: i32,
    /// What it needs against armour class 10 (ascending).
    pub attack_number: i32,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// The steps.
    pub breakdown: Vec<Step>,
}

impl Lookup for MonsterLevel {
    type Answer = MonsterLevelAnswer;

    fn answer(&self) -> MonsterLevelAnswer {
        // O-LEVEL: the highest row that the hit dice reach.
        let row = self.hit_dice.parse::<HitDice>().ok().and_then(HitDice::row);
        let level = row.map_or(0, |(_, level)| level);
        let least = row.map(|((dice, bonus), _)| {
            let sign = match bonus {
                0 => "",
                1.. => "+",
                _ => "-",
            };
            let number = match bonus {
                0 => String::new(),
                bonus => bonus.unsigned_abs().to_string(),
            };
            [&dice.to_string(), sign, &number].concat()
        });
        // O-MONSTER: like a fighter of that level, or like what it plainly is.
        let best = self
            .acts_as
            .iter()
            .map(|class| attack_number(*class, level));
        let fighter = || attack_number(CharacterClass::Fighter, level);
        let attack_number = best.min().unwrap_or_else(fighter);
        let mut frame = Frame::default();
        let _ = frame.tally("level", O_LEVEL, level);
        let _ = frame.tally("attackNumber", O_MONSTER, attack_number);
        let mut because = Sentence::default();
        because.echo(&self.hit_dice).add(" TW", " HD");
        name_classes(&self.acts_as, &mut because);
        if let Some(least) = &least {
            because
                .add(" erreichen die Zeile ab ", " reach the row from ")
                .echo(least)
                .add(" TW", " HD");
        }
        because.add(": Stufe ", ": level ").number(level).add(
            ", auch für Zauber; die Spielleitung kann sie für riesige Tiere ohne Verstand senken.",
            ", for spells too; the referee may lower it for huge creatures without a mind.",
        );
        MonsterLevelAnswer {
            value: level,
            least,
            casts_at: level,
            attack_number,
            rule: O_LEVEL,
            because,
            breakdown: frame.breakdown,
        }
    }
}
