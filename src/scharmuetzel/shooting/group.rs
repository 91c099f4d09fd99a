//! A whole group shoots: the nearest target first, the next one when it falls.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::group_play::CheckedGroup;
use super::{GroupOdds, Shooting, ShootingCover, ShootingTarget};
use crate::rules::{
    Code, Error, Fields, Item, Key, Need, Problems, Procedure, Question, Sentence, Visitor, check,
};
use crate::scharmuetzel::injury::MOST_WOUNDS;
use crate::scharmuetzel::rulings::ScharmuetzelRulings;

/// Most kinds of shooters, and most targets.
const MOST_ROWS: usize = 20;
/// Most shooters in all.
const MOST_SHOOTERS: i32 = 100;

/// Like shooters of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct GroupShooter {
    /// How many of them, 1 to 100, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub count: i32,
    /// Ballistic skill (BF), 0 to 10.
    pub ballistic_skill: i32,
    /// Strength (S) of each shot, 1 to 10.
    pub strength: i32,
    /// Shots of each, 1 to 10, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shots: i32,
    /// Whether they have moved, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub moved: bool,
}

impl Default for GroupShooter {
    fn default() -> Self {
        Self {
            count: 1,
            ballistic_skill: 3,
            strength: 3,
            shots: 1,
            moved: false,
        }
    }
}

impl Fields for GroupShooter {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("count".into(), Optional, &mut self.count, 1, MOST_SHOOTERS);
        visitor.integer(
            "ballisticSkill".into(),
            Required,
            &mut self.ballistic_skill,
            0,
            10,
        );
        visitor.integer("strength".into(), Required, &mut self.strength, 1, 10);
        visitor.integer("shots".into(), Optional, &mut self.shots, 1, 10);
        visitor.flag("moved".into(), Optional, &mut self.moved);
    }
}

impl Item for GroupShooter {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A standing model that a group shoots at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct GroupTarget {
    /// Toughness (W), 1 to 10.
    pub toughness: i32,
    /// Wounds (LP) left, 1 to 10, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds: i32,
    /// Whether it is mounted (S-WARDSHOT), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mounted: bool,
    /// Its cover, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cover: ShootingCover,
    /// Whether it is beyond half the range, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub long_range: bool,
    /// Whether it is large, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub large: bool,
    /// Whether it is charging, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub charging: bool,
}

impl Default for GroupTarget {
    fn default() -> Self {
        Self {
            toughness: 3,
            wounds: 1,
            mounted: false,
            cover: ShootingCover::None,
            long_range: false,
            large: false,
            charging: false,
        }
    }
}

impl Fields for GroupTarget {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("toughness".into(), Required, &mut self.toughness, 1, 10);
        visitor.integer("wounds".into(), Optional, &mut self.wounds, 1, MOST_WOUNDS);
        visitor.flag("mounted".into(), Optional, &mut self.mounted);
        visitor.choice("cover".into(), Optional, &mut self.cover);
        visitor.flag("longRange".into(), Optional, &mut self.long_range);
        visitor.flag("large".into(), Optional, &mut self.large);
        visitor.flag("charging".into(), Optional, &mut self.charging);
    }
}

impl Item for GroupTarget {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A group that shoots model after model at the nearest target, and at the next once that has fallen
/// (S-NEAREST). All shots of one model go to one target.
///
/// ```
/// use regelwerk::scharmuetzel::shooting::{Group, GroupShooter, GroupTarget};
/// let muskets = GroupShooter { count: 2, strength: 4, ..GroupShooter::default() };
/// let group = Group {
///     shooters: vec![muskets],
///     targets: vec![GroupTarget::default(); 2],
///     ..Group::default()
/// };
/// // Each fells its target with 125/648.
/// assert_eq!(group.odds()?.fallen_fractions.unwrap()[2], "15625/419904");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Group {
    /// The shooters in the order in which they shoot, 1 to 20 rows, at most 100 models.
    pub shooters: Vec<GroupShooter>,
    /// The targets, the nearest first, 1 to 20.
    pub targets: Vec<GroupTarget>,
    /// Whether they go on until the nearest is out of action, not only down or stunned. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub until_out: bool,
    /// Readings of what the rules leave open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ScharmuetzelRulings,
}

impl Fields for Group {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.list("shooters".into(), Required, &mut self.shooters, MOST_ROWS);
        visitor.list("targets".into(), Required, &mut self.targets, MOST_ROWS);
        visitor.flag("untilOut".into(), Optional, &mut self.until_out);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        if self.shooters.is_empty() {
            let expected = Sentence::new("mindestens ein Schütze", "at least one shooter");
            problems.push(Code::Missing, "shooters".into(), expected);
        }
        if self.targets.is_empty() {
            let expected = Sentence::new("mindestens ein Ziel", "at least one target");
            problems.push(Code::Missing, "targets".into(), expected);
        }
        if self.models() > MOST_SHOOTERS {
            let expected = Sentence::new(
                "eine Gruppe von höchstens 100 Schützen",
                "a group of at most 100 shooters",
            );
            problems.push(Code::TooMany, "shooters".into(), expected);
        }
    }
}

impl Group {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedGroup, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every number of fallen with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<GroupOdds, Error> {
        Ok(self.check()?.odds())
    }

    /// How many shoot.
    pub(super) fn models(&self) -> i32 {
        self.shooters.iter().map(|row| row.count).sum()
    }

    /// The shots of one shooter at one target.
    pub(super) fn shooting(&self, shooter: &GroupShooter, target: &GroupTarget) -> Shooting {
        Shooting {
            ballistic_skill: shooter.ballistic_skill,
            moved: shooter.moved,
            shots: shooter.shots,
            strength: shooter.strength,
            long_range: target.long_range,
            cover: target.cover,
            charging: target.charging,
            large: target.large,
            target: ShootingTarget {
                toughness: target.toughness,
                wounds: target.wounds,
                mounted: target.mounted,
                ..ShootingTarget::default()
            },
            rulings: self.rulings,
            ..Shooting::default()
        }
    }
}

impl Question for Group {
    type Checked = CheckedGroup;

    fn checked(&self) -> CheckedGroup {
        CheckedGroup::new(self)
    }
}
