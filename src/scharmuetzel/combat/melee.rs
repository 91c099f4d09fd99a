//! Two models in close combat, round after round.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::fight::MOST_ATTACKS;
use super::{CheckedMelee, Fight, FightTarget, MeleeOdds};
use crate::rules::{
    Code, Error, Fields, Need, Problems, Procedure, Question, Sentence, Visitor, check, choices,
};
use crate::scharmuetzel::injury::{Fallen, MOST_WOUNDS};
use crate::scharmuetzel::rulings::ScharmuetzelRulings;

choices! {
    /// Who charged in this turn (S-DECLARE).
    pub enum Charger {
        /// Nobody: by initiative.
        Nobody = "nobody", "niemand", "nobody";
        /// The first model.
        First = "first", "der erste", "the first";
        /// The second model.
        Second = "second", "der zweite", "the second";
    }
}

choices! {
    /// One of the two.
    pub enum Side {
        /// The first model.
        First = "first", "der erste", "the first";
        /// The second model.
        Second = "second", "der zweite", "the second";
    }
}

/// A fighter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Fighter {
    /// Weapon skill (KG), 1 to 10.
    pub weapon_skill: i32,
    /// Strength (S), 1 to 10.
    pub strength: i32,
    /// Toughness (W), 1 to 10.
    pub toughness: i32,
    /// Wounds (LP) left, 1 to 10, default 1; a model that fights on without any is entered as 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds: i32,
    /// Initiative (I), 0 to 10.
    pub initiative: i32,
    /// Attacks (A), 1 to 100, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub attacks: i32,
    /// Whether it is mounted (S-WARDMELEE), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// How it lies when the first round begins, default `no`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fallen: Fallen,
    /// Whether it has stood up in the turn of the first round (S-DOWN), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub stood_up: bool,
}

impl Default for Fighter {
    fn default() -> Self {
        Self {
            weapon_skill: 3,
            strength: 3,
            toughness: 3,
            wounds: 1,
            initiative: 3,
            attacks: 1,
            mounted: false,
            fallen: Fallen::No,
            stood_up: false,
        }
    }
}

impl Fields for Fighter {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "weaponSkill".into(),
            Required,
            &mut self.weapon_skill,
            1,
            10,
        );
        visitor.integer("strength".into(), Required, &mut self.strength, 1, 10);
        visitor.integer("toughness".into(), Required, &mut self.toughness, 1, 10);
        visitor.integer("wounds".into(), Optional, &mut self.wounds, 1, MOST_WOUNDS);
        visitor.integer("initiative".into(), Required, &mut self.initiative, 0, 10);
        visitor.integer(
            "attacks".into(),
            Optional,
            &mut self.attacks,
            1,
            MOST_ATTACKS,
        );
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.choice("fallen".into(), Optional, &mut self.fallen);
        visitor.flag("stoodUp".into(), Optional, &mut self.stood_up);
    }

    fn check(&self, problems: &mut Problems) {
        if self.stood_up && self.fallen != Fallen::No {
            let expected = Sentence::new(
                "falsch, solange das Modell liegt",
                "false while the model is down",
            );
            problems.push(Code::NotAllowed, "stoodUp".into(), expected);
        }
    }
}

/// Two models in close combat over several rounds: both strike, in the order of charge and
/// initiative; who stood up strikes last.
///
/// Every round is the close combat phase of a turn, and the turns alternate. Before each round but
/// the first, the model whose side's turn it is recovers: stunned it becomes downed, downed it stands up.
///
/// ```
/// use regelwerk::scharmuetzel::combat::{Charger, Fighter, MeleeFight};
/// let melee = MeleeFight {
///     first: Fighter::default(),
///     second: Fighter::default(),
///     charger: Charger::First,
///     ..MeleeFight::default()
/// };
/// let odds = melee.odds()?;
/// assert!(odds.probability("firstWins") > odds.probability("secondWins"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct MeleeFight {
    /// One of the two.
    pub first: Fighter,
    /// The other.
    pub second: Fighter,
    /// Who charged in the turn of the first round, default `nobody`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub charger: Charger,
    /// Whose side's turn the first round belongs to, default `first`; a charger's side has it in any case.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub turn: Side,
    /// Rounds of close combat, 1 to 50, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rounds: i32,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Default for MeleeFight {
    fn default() -> Self {
        Self {
            first: Fighter::default(),
            second: Fighter::default(),
            charger: Charger::Nobody,
            turn: Side::First,
            rounds: 1,
            rulings: ScharmuetzelRulings::default(),
        }
    }
}

impl Fields for MeleeFight {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.object("first".into(), Required, &mut self.first);
        visitor.object("second".into(), Required, &mut self.second);
        visitor.choice("charger".into(), Optional, &mut self.charger);
        visitor.choice("turn".into(), Optional, &mut self.turn);
        visitor.integer("rounds".into(), Optional, &mut self.rounds, 1, 50);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        let charger = match self.charger {
            Charger::Nobody => return,
            Charger::First => &self.first,
            Charger::Second => &self.second,
        };
        if charger.stood_up || charger.fallen != Fallen::No {
            let expected = Sentence::new(
                "ein Modell, das steht und nicht eben erst aufgestanden ist",
                "a model that stands and has not only just stood up",
            );
            problems.push(Code::NotAllowed, "charger".into(), expected);
        }
    }
}

impl MeleeFight {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedMelee, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// How it ends, with the course round by round.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<MeleeOdds, Error> {
        Ok(self.check()?.odds())
    }

    pub(super) fn fighter(&self, side: Side) -> &Fighter {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// Whose side's turn a round belongs to; the first has the number 0.
    pub(super) fn turn_of(&self, round: u32) -> Side {
        let start = match self.charger {
            Charger::Nobody => self.turn,
            Charger::First => Side::First,
            Charger::Second => Side::Second,
        };
        if round.is_multiple_of(2) {
            start
        } else {
            start.other()
        }
    }

    /// The attacks of one on the other, who stands or lies.
    pub(super) fn fight(&self, attacker: Side, fallen: Fallen) -> Fight {
        let striker = self.fighter(attacker);
        let target = self.fighter(attacker.other());
        Fight {
            attacks: striker.attacks,
            weapon_skill: striker.weapon_skill,
            strength: striker.strength,
            mounted: striker.mounted,
            target: FightTarget {
                weapon_skill: target.weapon_skill,
                toughness: target.toughness,
                wounds: target.wounds,
                mounted: target.mounted,
                fallen,
            },
            modifiers: Vec::new(),
            rulings: self.rulings,
        }
    }
}

impl Side {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Question for MeleeFight {
    type Checked = CheckedMelee;

    fn checked(&self) -> CheckedMelee {
        CheckedMelee::new(self)
    }
}
