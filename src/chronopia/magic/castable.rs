//! May a spell be cast at all, by its profile? And what do the spells of an army cost?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_ACTIONS, C_M_LEARN, C_M_PREBATTLE, C_M_PROFILE};
use crate::chronopia::ranged::C_R_MOUNTED;
use crate::rules::{
    Code, Decision, Fields, Item, Key, Lookup, Need, Problems, Rule, Sentence, Visitor, choices,
};

choices! {
    /// What the range of a spell is given as (C-M-PROFILE).
    pub enum RangeKind {
        /// A length.
        Inches = "inches", "Zoll", "inches";
        /// Any distance in line of sight.
        Los = "los", "Sichtlinie", "line of sight";
        /// The mage alone.
        Own = "self", "selbst", "self";
        /// A creature placed within 4 inches.
        Summon = "summon", "Beschwörung", "summoning";
    }
}

/// A spell's profile and the moment in which it is to be cast.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Castable {
    /// What the range is given as.
    pub range_kind: RangeKind,
    /// Range in inches, 0 to 500; needed where it is given in inches.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub range: Option<f64>,
    /// Whether the spell needs line of sight, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub needs_sight: bool,
    /// Lowest level of the spell, 1 to 10, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub min_level: i32,
    /// Highest level of the spell, 1 to 10, default 10; the same as the lowest where it is fixed.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub max_level: i32,
    /// Actions of the spell, 1 to 9, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub actions: i32,
    /// Whether the spell is marked for casting before the battle, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub pre_battle_spell: bool,
    /// Whether this mage has it, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub learned: bool,
    /// The level chosen, 1 to 10.
    pub level: i32,
    /// Distance to the target, or to the place of a summoned creature, in inches, 0 to 1000, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub distance: f64,
    /// Whether the target is in line of sight, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub line_of_sight: bool,
    /// Whether the target is the mage himself, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub on_self: bool,
    /// Whether the target is a chariot that is not wholly in sight (C-R-MOUNTED), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub chariot_partly_hidden: bool,
    /// Actions that the mage has left in this activation, 0 to 20, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub actions_left: i32,
    /// Whether it is cast before the battle, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub before_battle: bool,
    /// Whether the side has tried a spell before the battle already, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub side_cast_before: bool,
    /// Round of the game, 1 to 99, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub round: i32,
    /// Whether this mage cast before the battle and so gave up his first activation, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mage_cast_before: bool,
}

impl Default for Castable {
    fn default() -> Self {
        Self {
            range_kind: RangeKind::Inches,
            range: None,
            needs_sight: true,
            min_level: 1,
            max_level: 10,
            actions: 1,
            pre_battle_spell: false,
            learned: true,
            level: 1,
            distance: 0.0,
            line_of_sight: true,
            on_self: false,
            chariot_partly_hidden: false,
            actions_left: 1,
            before_battle: false,
            side_cast_before: false,
            round: 1,
            mage_cast_before: false,
        }
    }
}

impl Fields for Castable {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("rangeKind".into(), Required, &mut self.range_kind);
        visitor.maybe_number("range".into(), &mut self.range, 0, 500);
        visitor.flag("needsSight".into(), Optional, &mut self.needs_sight);
        visitor.integer("minLevel".into(), Optional, &mut self.min_level, 1, 10);
        visitor.integer("maxLevel".into(), Optional, &mut self.max_level, 1, 10);
        visitor.integer("actions".into(), Optional, &mut self.actions, 1, 9);
        visitor.flag(
            "preBattleSpell".into(),
            Optional,
            &mut self.pre_battle_spell,
        );
        visitor.flag("learned".into(), Optional, &mut self.learned);
        visitor.integer("level".into(), Required, &mut self.level, 1, 10);
        visitor.number("distance".into(), Optional, &mut self.distance, 0, 1000);
        visitor.flag("lineOfSight".into(), Optional, &mut self.line_of_sight);
        visitor.flag("onSelf".into(), Optional, &mut self.on_self);
        visitor.flag(
            "chariotPartlyHidden".into(),
            Optional,
            &mut self.chariot_partly_hidden,
        );
        visitor.integer(
            "actionsLeft".into(),
            Optional,
            &mut self.actions_left,
            0,
            20,
        );
        visitor.flag("beforeBattle".into(), Optional, &mut self.before_battle);
        visitor.flag(
            "sideCastBefore".into(),
            Optional,
            &mut self.side_cast_before,
        );
        visitor.integer("round".into(), Optional, &mut self.round, 1, 99);
        visitor.flag(
            "mageCastBefore".into(),
            Optional,
            &mut self.mage_cast_before,
        );
    }

    fn check(&self, problems: &mut Problems) {
        if self.range_kind == RangeKind::Inches && self.range.is_none() {
            let expected = Sentence::new(
                "die Reichweite des Zaubers in Zoll",
                "the range of the spell in inches",
            );
            problems.push(Code::Missing, "range".into(), expected);
        }
        if self.max_level < self.min_level {
            let expected = Sentence::new(
                "mindestens so viel wie `minLevel`",
                "at least as much as `minLevel`",
            );
            problems.push(Code::RangeOrder, Key::Name("maxLevel"), expected);
        }
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct CastableCheck {
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Whether it is met.
    pub ok: bool,
    /// What it asks for.
    pub because: Sentence,
}

/// Whether a spell may be cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct CastableAnswer {
    /// Whether it may.
    pub allowed: bool,
    /// The rule that decides: the first that is not met, else that of the profile.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// Everything that was looked at, in order.
    pub checks: Vec<CastableCheck>,
}

impl Lookup for Castable {
    type Answer = CastableAnswer;

    fn answer(&self) -> CastableAnswer {
        let checks: Vec<CastableCheck> = self
            .checks()
            .into_iter()
            .map(|(rule, ok, de, en)| CastableCheck {
                rule,
                ok,
                because: Sentence::new(de, en),
            })
            .collect();
        let decision = match checks.iter().find(|check| !check.ok) {
            Some(failed) => {
                Decision::forbidden(failed.rule, &failed.because.de, &failed.because.en)
            }
            None => Decision::allowed(
                C_M_PROFILE,
                "Alles, was das Profil verlangt, ist erfüllt.",
                "All that the profile asks for is met.",
            ),
        };
        CastableAnswer {
            allowed: decision.allowed,
            rule: decision.rule,
            because: decision.because,
            checks,
        }
    }
}

impl Castable {
    /// Rule, whether it is met, what it asks for.
    fn checks(&self) -> Vec<(Rule, bool, &'static str, &'static str)> {
        let mut checks = vec![
            (
                C_M_LEARN,
                self.learned,
                "Der Magier muss den Zauber besitzen.",
                "The mage must have the spell.",
            ),
            (
                C_M_PROFILE,
                (self.min_level..=self.max_level).contains(&self.level),
                "Die Stufe muss zum Zauber passen.",
                "The level must be one of the spell's.",
            ),
        ];
        checks.push(self.range_check());
        let sight = self.range_kind == RangeKind::Los
            || (self.range_kind == RangeKind::Inches && self.needs_sight);
        if sight {
            checks.push((
                C_M_PROFILE,
                self.line_of_sight,
                "Das Ziel muss zu sehen sein.",
                "The target must be in sight.",
            ));
            checks.push((
                C_R_MOUNTED,
                !self.chariot_partly_hidden,
                "Ein Streitwagen muss ganz zu sehen sein.",
                "A chariot must be wholly in sight.",
            ));
        }
        if self.before_battle {
            checks.push((
                C_M_PREBATTLE,
                self.pre_battle_spell,
                "Nur ein Zauber mit diesem Vermerk geht vor dem Kampf.",
                "Only a spell so marked goes before the battle.",
            ));
            checks.push((
                C_M_PREBATTLE,
                !self.side_cast_before,
                "Jede Seite hat davor nur einen Versuch im Spiel.",
                "Each side has one such attempt in a game.",
            ));
        } else {
            checks.push((
                C_M_ACTIONS,
                self.actions_left >= self.actions,
                "Die Handlungen dieser Aktivierung müssen reichen.",
                "The actions of this activation must suffice.",
            ));
            checks.push((
                C_M_PREBATTLE,
                !(self.mage_cast_before && self.round == 1),
                "Wer vor dem Kampf gezaubert hat, handelt erst ab Runde 2.",
                "Who cast before the battle acts from round 2 on.",
            ));
        }
        checks
    }

    fn range_check(&self) -> (Rule, bool, &'static str, &'static str) {
        match self.range_kind {
            RangeKind::Inches => (
                C_M_PROFILE,
                self.range.is_some_and(|range| self.distance <= range),
                "Das Ziel muss in Reichweite sein.",
                "The target must be in range.",
            ),
            RangeKind::Los => (
                C_M_PROFILE,
                true,
                "Mit Sicht gilt jede Entfernung.",
                "With sight any distance will do.",
            ),
            RangeKind::Own => (
                C_M_PROFILE,
                self.on_self,
                "Er wirkt nur auf den Magier selbst.",
                "It works on the mage alone.",
            ),
            RangeKind::Summon => (
                C_M_PROFILE,
                self.distance <= 4.0,
                "Die Kreatur muss höchstens 4 Zoll entfernt Platz finden.",
                "There must be room for the creature within 4 inches.",
            ),
        }
    }
}

/// A spell and how many mages learn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SpellPrice {
    /// Cost in points, 0 to 9999.
    pub cost: i32,
    /// Mages who learn it, 1 to 99, default 1; each pays.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mages: i32,
}

impl Default for SpellPrice {
    fn default() -> Self {
        Self { cost: 0, mages: 1 }
    }
}

impl Fields for SpellPrice {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer("cost".into(), Need::Required, &mut self.cost, 0, 9_999);
        visitor.integer("mages".into(), Need::Optional, &mut self.mages, 1, 99);
    }
}

impl Item for SpellPrice {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// The spells of an army or warband (C-M-LEARN).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SpellCosts {
    /// Every spell once, at most 100.
    pub spells: Vec<SpellPrice>,
}

impl Fields for SpellCosts {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.list("spells".into(), Need::Required, &mut self.spells, 100);
    }
}

/// What the spells cost together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SpellCostsAnswer {
    /// Points.
    pub value: i32,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for SpellCosts {
    type Answer = SpellCostsAnswer;

    fn answer(&self) -> SpellCostsAnswer {
        SpellCostsAnswer {
            value: self
                .spells
                .iter()
                .map(|spell| spell.cost * spell.mages)
                .sum(),
            rule: C_M_LEARN,
            because: Sentence::new(
                "Jeder Magier zahlt seinen Zauber selbst; getauscht wird nicht.",
                "Each mage pays for his own spell; there is no exchange.",
            ),
        }
    }
}
