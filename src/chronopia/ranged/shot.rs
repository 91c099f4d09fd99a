//! One shot: what goes in and what can come out.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{
    C_R_ARMOUR, C_R_FUMBLE, C_R_HIT, C_R_MELEE20, C_R_NOMEASURE, C_R_PERFECT, C_R_STRAY,
    CheckedShot,
};
use crate::chronopia::ChronopiaRulings;
use crate::rules::{
    Code, Error, Fields, Key, MOST_MODIFIERS, Modifier, Need, Odds, Problems, Procedure, Question,
    Sentence, Signature, Visitor, check, choices, outcomes,
};

choices! {
    /// Cover of a target against a shot (C-R-LIGHT, C-R-HEAVY).
    pub enum Cover {
        /// In the open.
        None = "none", "keine Deckung", "no cover";
        /// Light cover, −2.
        Light = "light", "leichte Deckung", "light cover";
        /// Heavy cover, −4.
        Heavy = "heavy", "schwere Deckung", "heavy cover";
    }
}

choices! {
    /// What a shot comes to.
    pub enum ShotOutcome {
        /// A perfect hit: one wound, no armour roll (C-R-PERFECT).
        Perfect = "perfect", "perfekter Treffer, Wunde", "perfect hit, wound";
        /// Hit, and the armour failed: one wound (C-R-ARMOUR).
        Wound = "wound", "Treffer, Wunde", "hit, wound";
        /// Hit, but the armour held.
        Saved = "saved", "Treffer, Rüstung hält", "hit, armour holds";
        /// Missed.
        Miss = "miss", "daneben", "miss";
        /// Missed; a friend was hit and wounded (C-R-STRAY).
        StrayWound = "strayWound", "verirrt, Freund verwundet", "stray, friend wounded";
        /// Missed; a friend was hit, but the armour held.
        StraySaved = "straySaved", "verirrt, Rüstung des Freundes hält", "stray, friend's armour holds";
        /// A fumble: the remaining actions of the round are lost (C-R-FUMBLE).
        Fumble = "fumble", "Patzer", "fumble";
        /// A fumble into melee that wounds a friend (C-R-MELEE20).
        FumbleWound = "fumbleWound", "Patzer, Freund verwundet", "fumble, friend wounded";
        /// A fumble into melee that a friend's armour stops.
        FumbleSaved = "fumbleSaved", "Patzer, Rüstung des Freundes hält", "fumble, friend's armour holds";
        /// Beyond maximum range: the action is lost without a roll (C-R-NOMEASURE).
        OutOfRange = "outOfRange", "außer Reichweite", "out of range";
    }
}
outcomes! {
    ShotOutcome:
    Perfect => C_R_PERFECT,
    Wound => C_R_ARMOUR,
    Saved => C_R_ARMOUR,
    Miss => C_R_HIT,
    StrayWound => C_R_STRAY,
    StraySaved => C_R_STRAY,
    Fumble => C_R_FUMBLE,
    FumbleWound => C_R_MELEE20,
    FumbleSaved => C_R_MELEE20,
    OutOfRange => C_R_NOMEASURE,
}

impl ShotOutcome {
    /// Whether the target loses a wound.
    #[must_use]
    pub const fn wounds(self) -> bool {
        match self {
            Self::Perfect | Self::Wound => true,
            Self::Saved
            | Self::Miss
            | Self::StrayWound
            | Self::StraySaved
            | Self::Fumble
            | Self::FumbleWound
            | Self::FumbleSaved
            | Self::OutOfRange => false,
        }
    }

    /// Whether a friend loses a wound.
    #[must_use]
    pub const fn wounds_friend(self) -> bool {
        match self {
            Self::StrayWound | Self::FumbleWound => true,
            Self::Perfect
            | Self::Wound
            | Self::Saved
            | Self::Miss
            | Self::StraySaved
            | Self::Fumble
            | Self::FumbleSaved
            | Self::OutOfRange => false,
        }
    }

    /// Whether the shooter loses the remaining actions (C-R-FUMBLE).
    #[must_use]
    pub const fn fumbles(self) -> bool {
        match self {
            Self::Fumble | Self::FumbleWound | Self::FumbleSaved => true,
            Self::Perfect
            | Self::Wound
            | Self::Saved
            | Self::Miss
            | Self::StrayWound
            | Self::StraySaved
            | Self::OutOfRange => false,
        }
    }
}

/// A ranged weapon.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Weapon {
    /// Short range in inches, 0 to 500.
    pub short: f64,
    /// Medium range in inches, 0 to 500, at least `short`.
    pub medium: f64,
    /// Maximum range in inches, 0 to 500, at least `medium`.
    pub max: f64,
    /// Damage value, 0 to 99: what it takes off the target's armour (C-R-ARMOUR).
    pub damage: i32,
    /// Whether the shooter's strength is added to the damage (C-R-STRENGTH), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub adds_strength: bool,
}

impl Fields for Weapon {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.number("short".into(), Required, &mut self.short, 0, 500);
        visitor.number("medium".into(), Required, &mut self.medium, 0, 500);
        visitor.number("max".into(), Required, &mut self.max, 0, 500);
        visitor.integer("damage".into(), Required, &mut self.damage, 0, 99);
        visitor.flag(
            "addsStrength".into(),
            Need::Optional,
            &mut self.adds_strength,
        );
    }

    fn check(&self, problems: &mut Problems) {
        let order = [
            ("medium", self.medium, "`short`", self.short),
            ("max", self.max, "`medium`", self.medium),
        ];
        for (field, value, lower, least) in order {
            if value < least {
                let mut expected = Sentence::new("mindestens so viel wie ", "at least as much as ");
                expected.both(lower);
                problems.push(Code::RangeOrder, Key::Name(field), expected);
            }
        }
    }
}

/// The fight that a shot goes into (C-R-MELEE).
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Melee {
    /// Friendly figures in base contact with the target, 1 to 99.
    pub friends: i32,
    /// Whether the target is at least one size larger than those around it (C-R-STRAYBIG), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_larger: bool,
    /// Armour value of the friend who may be hit, 0 to 99.
    pub friend_armour: i32,
    /// Whole distance to that friend in inches, height included, 0 to 1000; default: the target's.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friend_distance: Option<f64>,
    /// Cover of that friend, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friend_cover: Cover,
}

impl Default for Melee {
    fn default() -> Self {
        Self {
            friends: 1,
            target_larger: false,
            friend_armour: 0,
            friend_distance: None,
            friend_cover: Cover::None,
        }
    }
}

impl Fields for Melee {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("friends".into(), Required, &mut self.friends, 1, 99);
        visitor.flag("targetLarger".into(), Optional, &mut self.target_larger);
        visitor.integer(
            "friendArmour".into(),
            Required,
            &mut self.friend_armour,
            0,
            99,
        );
        visitor.maybe_number("friendDistance".into(), &mut self.friend_distance, 0, 1000);
        visitor.choice("friendCover".into(), Optional, &mut self.friend_cover);
    }
}

/// One shot at one target.
///
/// ```
/// use regelwerk::chronopia::ranged::{Cover, Shot, Weapon};
///
/// let orc_archer = Shot {
///     ranged_skill: 12,
///     weapon: Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() },
///     distance: 14.0,
///     cover: Cover::Light,
///     armour: 13,
///     ..Shot::default()
/// };
/// let odds = orc_archer.odds()?;
/// assert_eq!(odds.fraction("perfect"), "1/20");
/// assert_eq!(odds.fraction("wound"), "11/80");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Shot {
    /// Ranged skill of the shooter (FW), 0 to 99.
    pub ranged_skill: i32,
    /// The weapon.
    pub weapon: Weapon,
    /// Distance over ground in inches, 0 to 1000.
    pub distance: f64,
    /// Height of a flyer, or the difference of two flyers' heights, in inches, 0 to 1000; added to
    /// the distance (C-R-AIR), default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub height_difference: f64,
    /// Strength of the shooter (ST), 0 to 99; counts for weapons that add it, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub strength: i32,
    /// Cover of the target, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cover: Cover,
    /// Armour value of the target (RW), 0 to 99.
    pub armour: i32,
    /// Actions spent on aiming before this shot (C-R-AIM), 0 to 9, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub aim: i32,
    /// What each of them adds, 0 to 20, default 2; an assumption, no source gives the figure.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub aim_bonus: i32,
    /// Whether the shooter is in the grip of terror (C-L-TERRORFAIL): skill halved, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub terrified: bool,
    /// The fight that the shot goes into; left out: no fight.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub melee: Option<Melee>,
    /// Modifiers of the caller's own, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for Shot {
    fn default() -> Self {
        Self {
            ranged_skill: 0,
            weapon: Weapon::default(),
            distance: 0.0,
            height_difference: 0.0,
            strength: 0,
            cover: Cover::None,
            armour: 0,
            aim: 0,
            aim_bonus: 2,
            terrified: false,
            melee: None,
            modifiers: Vec::new(),
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Fields for Shot {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "rangedSkill".into(),
            Required,
            &mut self.ranged_skill,
            0,
            99,
        );
        visitor.object("weapon".into(), Required, &mut self.weapon);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.number(
            "heightDifference".into(),
            Optional,
            &mut self.height_difference,
            0,
            1000,
        );
        visitor.integer("strength".into(), Optional, &mut self.strength, 0, 99);
        visitor.choice("cover".into(), Optional, &mut self.cover);
        visitor.integer("armour".into(), Required, &mut self.armour, 0, 99);
        visitor.integer("aim".into(), Optional, &mut self.aim, 0, 9);
        visitor.integer("aimBonus".into(), Optional, &mut self.aim_bonus, 0, 20);
        visitor.flag("terrified".into(), Optional, &mut self.terrified);
        visitor.optional("melee".into(), &mut self.melee);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

impl Question for Shot {
    type Checked = CheckedShot;

    fn checked(&self) -> CheckedShot {
        CheckedShot::new(self)
    }

    fn signature(&self) -> Option<Signature> {
        Some(CheckedShot::signature(self))
    }
}

impl Shot {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedShot, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<Odds, Error> {
        Ok(self.check()?.odds())
    }
}
