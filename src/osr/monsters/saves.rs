//! Saving throws of characters and monsters.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_LEVEL, O_MONSTER};
use crate::osr::host::{
    CharacterClass, HitDice, O_HOST_SAVE, SaveNumbers, class_or_hit_dice, hit_dice_field,
    level_of_class, name_classes, saves,
};
use crate::osr::states::{INVISIBLE, O_INVIS};
use crate::rules::{Code, Fields, Label, Lookup, Need, Problems, Rule, Sentence, Visitor};

/// Somebody who has to save: `class` and `level`, or `hitDice`.
///
/// ```
/// use regelwerk::osr::monsters::Saves;
/// use regelwerk::rules::Lookup;
/// let troll = Saves { hit_dice: "6+6".into(), ..Saves::default() };
/// assert_eq!(troll.answer().value.death, 10);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Saves {
    /// Class of a character.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub class: Option<CharacterClass>,
    /// Level of a character, 1 to 99 (0 for fighters only); beside `hitDice` the level that the
    /// referee puts in place of the table's.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub level: Option<i32>,
    /// Hit dice of a monster, such as `2+1`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hit_dice: String,
    /// Classes that the monster plainly has (O-MONSTER), at most 16; for each save the best counts.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub acts_as: Vec<CharacterClass>,
    /// Whether he is invisible to what he saves against (O-INVIS): 4 less is needed, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub invisible: bool,
}

impl Fields for Saves {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("class".into(), Optional, &mut self.class);
        visitor.maybe_integer("level".into(), &mut self.level, 0, 99);
        hit_dice_field(&mut self.hit_dice, Optional, visitor);
        visitor.list("actsAs".into(), Optional, &mut self.acts_as, 16);
        visitor.flag("invisible".into(), Optional, &mut self.invisible);
    }

    fn check(&self, problems: &mut Problems) {
        level_of_class(self.class, self.level, problems);
        if self.hit_dice.is_empty() {
            if self.class.is_none() {
                let expected = Sentence::new(
                    "`class` und `level` oder `hitDice`",
                    "`class` and `level` or `hitDice`",
                );
                problems.push(Code::Missing, "class".into(), expected);
            }
            if !self.acts_as.is_empty() {
                let expected = Sentence::new("nur neben `hitDice`", "given beside `hitDice` only");
                problems.push(Code::NotAllowed, "actsAs".into(), expected);
            }
            return;
        }
        class_or_hit_dice(self.class, problems);
    }
}

/// What the dice have to show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SavesAnswer {
    /// The numbers, each equal or over on a d20; a natural 1 fails.
    pub value: SaveNumbers,
    /// Level or its equivalent.
    pub level: i32,
    /// The rule that gives the row.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// The rules that played a part.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub rules: Vec<Rule>,
    /// Why.
    pub because: Sentence,
}

/// The best of these classes, number by number; of none a fighter's.
pub(crate) fn best_saves(classes: &[CharacterClass], level: i32) -> SaveNumbers {
    let rows = classes.iter().map(|class| saves(*class, level));
    rows.reduce(|best, row| best.with(row, i32::min))
        .unwrap_or_else(|| saves(CharacterClass::Fighter, level))
}

impl Lookup for Saves {
    type Answer = SavesAnswer;

    fn answer(&self) -> SavesAnswer {
        let mut because = Sentence::default();
        let mut rules = vec![O_HOST_SAVE];
        let (level, rule, row) = match self.class {
            Some(class) => {
                let level = self.level.unwrap_or(0);
                because.text(class.label());
                (level, O_HOST_SAVE, saves(class, level))
            }
            None => {
                // O-MONSTER: as fighters of their level, or as what they plainly are.
                let known = self.hit_dice.parse::<HitDice>();
                let level = self
                    .level
                    .unwrap_or_else(|| known.map_or(0, HitDice::level));
                rules.extend([O_LEVEL, O_MONSTER]);
                because
                    .add("Monster mit ", "monster with ")
                    .echo(&self.hit_dice)
                    .add(" TW", " HD");
                name_classes(&self.acts_as, &mut because);
                (level, O_MONSTER, best_saves(&self.acts_as, level))
            }
        };
        because
            .add(" rettet wie auf Stufe ", " saves as at level ")
            .number(level);
        let mut value = row;
        if self.invisible {
            // O-INVIS: +4 on the roll, so 4 less is needed.
            value = row.with(SaveNumbers::all(INVISIBLE), |number, bonus| number - bonus);
            rules.push(O_INVIS);
            because.add(
                ", unsichtbar: je 4 weniger nötig",
                ", invisible: 4 less needed each",
            );
        }
        because.both(".").capital();
        SavesAnswer {
            value,
            level,
            rule,
            rules,
            because,
        }
    }
}
