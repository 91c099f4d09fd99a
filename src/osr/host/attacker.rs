//! Who attacks: class and level, hit dice, or an attack number.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{CharacterClass, HitDice, O_HOST_ATTACK, attack_number, hit_dice_field};
use crate::osr::monsters::O_MONSTER;
use crate::rules::{Code, Fields, Key, Label, Need, Problems, Rule, Sentence, Visitor};

/// Who attacks: `class` and `level`, or `hitDice`, or `attackNumber`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Attacker {
    /// Class of a character.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub class: Option<CharacterClass>,
    /// Level of a character, 0 to 99 (0 for fighters only); beside `attackNumber` where a level is
    /// asked for; beside `hitDice` the level that the referee puts in place of the table's.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub level: Option<i32>,
    /// Hit dice of a monster, such as `2+1`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hit_dice: String,
    /// Classes that the monster plainly has (O-MONSTER), at most 16; the best of them counts.
    /// Left out: it attacks as a fighter.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub acts_as: Vec<CharacterClass>,
    /// What is needed against armour class 10 (ascending) without modifiers, −99 to 99.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attack_number: Option<i32>,
}

impl Fields for Attacker {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("class".into(), Optional, &mut self.class);
        visitor.maybe_integer("level".into(), &mut self.level, 0, 99);
        hit_dice_field(&mut self.hit_dice, Optional, visitor);
        visitor.list("actsAs".into(), Optional, &mut self.acts_as, 16);
        visitor.maybe_integer("attackNumber".into(), &mut self.attack_number, -99, 99);
    }

    fn check(&self, problems: &mut Problems) {
        let hit_dice = !self.hit_dice.is_empty();
        let ways = [
            ("class", self.class.is_some()),
            ("hitDice", hit_dice),
            ("attackNumber", self.attack_number.is_some()),
        ];
        let given: Vec<_> = ways.iter().filter(|(_, given)| *given).collect();
        if given.is_empty() {
            problems.push(
                Code::Missing,
                "class".into(),
                Sentence::new(
                    "`class` und `level`, `hitDice` oder `attackNumber`",
                    "`class` and `level`, `hitDice` or `attackNumber`",
                ),
            );
        }
        for (name, _) in given.iter().skip(1) {
            only_one_way(Key::Name(name), problems);
        }
        level_of_class(self.class, self.level, problems);
        if !hit_dice && !self.acts_as.is_empty() {
            without_hit_dice(problems);
        }
    }
}

fn only_one_way(key: Key, problems: &mut Problems) {
    problems.push(
        Code::NotAllowed,
        key,
        Sentence::new(
            "nur eines von `class`, `hitDice` und `attackNumber`",
            "left out: only one of `class`, `hitDice` and `attackNumber` may be given",
        ),
    );
}

fn without_hit_dice(problems: &mut Problems) {
    problems.push(
        Code::NotAllowed,
        "actsAs".into(),
        Sentence::new("nur neben `hitDice`", "given beside `hitDice` only"),
    );
}

/// Hit dice are for who has no class.
pub(crate) fn class_or_hit_dice(class: Option<CharacterClass>, problems: &mut Problems) {
    if class.is_some() {
        let expected = Sentence::new(
            "nur eines von `class` und `hitDice`",
            "left out: only one of `class` and `hitDice` may be given",
        );
        problems.push(Code::NotAllowed, "hitDice".into(), expected);
    }
}

/// A class needs a level; 0 is for fighters alone.
pub(crate) fn level_of_class(
    class: Option<CharacterClass>,
    level: Option<i32>,
    problems: &mut Problems,
) {
    let Some(class) = class else { return };
    let least = i32::from(class != CharacterClass::Fighter);
    let code = match level {
        None => Code::Missing,
        Some(level) if level < least => Code::OutOfRange,
        Some(_) => return,
    };
    problems.push(code, "level".into(), crate::rules::whole_number(least, 99));
}

/// What the rules ask of an attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Facts {
    /// Against armour class 10, ascending.
    pub(crate) attack_number: i32,
    /// The rule that gives the number.
    pub(crate) rule: Rule,
    /// Level or its equivalent; 0 where none is known.
    pub(crate) level: i32,
    /// Thief, assassin or bard.
    pub(crate) backstabs: bool,
}

impl Attacker {
    /// A character.
    #[must_use]
    pub fn character(class: CharacterClass, level: i32) -> Self {
        Self {
            class: Some(class),
            level: Some(level),
            ..Self::default()
        }
    }

    /// A monster.
    #[must_use]
    pub fn monster(hit_dice: &str) -> Self {
        Self {
            hit_dice: hit_dice.into(),
            ..Self::default()
        }
    }

    pub(crate) fn facts(&self) -> Facts {
        let level = self.level.unwrap_or(0);
        if let Some(attack_number) = self.attack_number {
            return Facts {
                attack_number,
                rule: O_HOST_ATTACK,
                level,
                backstabs: false,
            };
        }
        if let Some(class) = self.class {
            return Facts {
                attack_number: attack_number(class, level),
                rule: O_HOST_ATTACK,
                level,
                backstabs: class.backstabs(),
            };
        }
        // O-MONSTER: as a fighter of its level, or as what it plainly is; the best of several.
        let known = self.hit_dice.parse::<HitDice>();
        let level = self
            .level
            .unwrap_or_else(|| known.map_or(0, HitDice::level));
        let best = self
            .acts_as
            .iter()
            .map(|class| attack_number(*class, level));
        let fighter = || attack_number(CharacterClass::Fighter, level);
        Facts {
            attack_number: best.min().unwrap_or_else(fighter),
            rule: O_MONSTER,
            level,
            backstabs: self.acts_as.iter().any(|class| class.backstabs()),
        }
    }

    pub(crate) fn describe(&self, sentence: &mut Sentence) {
        if let Some(class) = self.class {
            sentence.text(class.label());
        } else if let Some(number) = self.attack_number {
            sentence
                .add("Angriffszahl ", "attack number ")
                .number(number);
        } else {
            sentence
                .add("Monster mit ", "monster with ")
                .echo(&self.hit_dice)
                .add(" TW", " HD");
            name_classes(&self.acts_as, sentence);
        }
        if let Some(level) = self.level {
            sentence.add(" der Stufe ", " of level ").number(level);
        }
    }
}

/// `, als Kleriker`.
pub(crate) fn name_classes(classes: &[CharacterClass], sentence: &mut Sentence) {
    for (index, class) in classes.iter().enumerate() {
        if classes.iter().take(index).any(|named| named == class) {
            continue;
        }
        sentence
            .add(
                if index == 0 { ", als " } else { " oder " },
                if index == 0 { ", as " } else { " or " },
            )
            .text(class.label());
    }
}
