//! A mage's activation: what goes in, and what the best plan is.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::chronopia::magic::Spell;
use crate::rules::{
    Code, Error, Fields, Item, Key, Lookup, Need, Problems, RulingUse, Sentence, Visitor, check,
    choices,
};

/// Most spells to choose from.
const MOST_SPELLS: usize = 5;

choices! {
    /// What a mage's plan is to bring.
    pub enum MageGoal {
        /// The highest mean of what the effects are worth.
        Effects = "effects", "im Mittel die wertvollsten Wirkungen", "the most valuable effects on average";
        /// The best chance that so many spells take effect.
        AtLeast = "atLeast", "möglichst sicher so viele Wirkungen", "so many effects as surely as possible";
    }
}

/// A spell that the mage may cast.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct PlannedSpell {
    /// The spell; its `concentrate` must be 0 and its `preBattle` false.
    pub spell: Spell,
    /// Lowest level that he may choose, 1 to 10; left out: that of the spell.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub from: Option<i32>,
    /// Highest level that he may choose, 1 to 10, at least `from`; left out: that of the spell.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub to: Option<i32>,
    /// Actions that the spell itself takes, 1 to 9, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub actions: i32,
    /// What its effect is worth beside that of others, 0 to 1000, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub weight: f64,
    /// Whether it is worth as much each time; else only the first effect counts. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub repeats: bool,
}

impl Default for PlannedSpell {
    fn default() -> Self {
        Self {
            spell: Spell::default(),
            from: None,
            to: None,
            actions: 1,
            weight: 1.0,
            repeats: false,
        }
    }
}

impl PlannedSpell {
    pub(super) fn levels(&self) -> (i32, i32) {
        let level = self.spell.level;
        (self.from.unwrap_or(level), self.to.unwrap_or(level))
    }
}

impl Fields for PlannedSpell {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.object("spell".into(), Required, &mut self.spell);
        visitor.maybe_integer("from".into(), &mut self.from, 1, 10);
        visitor.maybe_integer("to".into(), &mut self.to, 1, 10);
        visitor.integer("actions".into(), Optional, &mut self.actions, 1, 9);
        visitor.number("weight".into(), Optional, &mut self.weight, 0, 1000);
        visitor.flag("repeats".into(), Optional, &mut self.repeats);
    }

    fn check(&self, problems: &mut Problems) {
        let (from, to) = self.levels();
        if to < from {
            let key = if self.to.is_some() { "to" } else { "from" };
            let mut expected = Sentence::default();
            if self.to.is_some() {
                expected.add("mindestens ", "at least ").number(from);
            } else {
                expected.add("höchstens ", "at most ").number(to);
            }
            problems.push(Code::RangeOrder, Key::Name(key), expected);
        }
        problems.enter("spell".into());
        if self.spell.concentrate != 0 {
            let expected = Sentence::new(
                "0: wie oft er sich konzentriert, sagt der Plan",
                "0: the plan says how often he concentrates",
            );
            problems.push(Code::NotAllowed, "concentrate".into(), expected);
        }
        if self.spell.pre_battle {
            let expected = Sentence::new(
                "`false`: geplant wird eine Aktivierung",
                "`false`: the plan is for an activation",
            );
            problems.push(Code::NotAllowed, "preBattle".into(), expected);
        }
        problems.leave();
    }
}

impl Item for PlannedSpell {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A mage with his actions and spells, and what the plan is to bring.
///
/// A spell may be tried again until it takes effect. A fumbled spell that is not offensive costs the
/// remaining actions; what a backfire does to the mage does not count.
///
/// ```
/// use regelwerk::chronopia::magic::{Edition, Spell};
/// use regelwerk::chronopia::plan::{MagePlan, PlannedSpell};
/// let spell = Spell { edition: Edition::Warband, magic: 9, level: 2, offensive: true, ..Spell::default() };
/// let spell = PlannedSpell { spell, from: Some(1), to: Some(4), ..PlannedSpell::default() };
/// let plan = MagePlan { actions: 2, spells: vec![spell], ..MagePlan::default() }.answer_checked()?;
/// let first = plan.first.unwrap();
/// // Two tries are better than one with concentration.
/// assert_eq!((first.spell, first.concentrate), (0, 0));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct MagePlan {
    /// Actions of the mage, 1 to 8.
    pub actions: i32,
    /// The spells that he may cast, at most 5.
    pub spells: Vec<PlannedSpell>,
    /// What the plan is to bring, default `effects`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub goal: MageGoal,
    /// How many effects at least, with the goal `atLeast`, 1 to 8, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub at_least: i32,
}

impl Default for MagePlan {
    fn default() -> Self {
        Self {
            actions: 1,
            spells: Vec::new(),
            goal: MageGoal::Effects,
            at_least: 1,
        }
    }
}

impl Fields for MagePlan {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("actions".into(), Required, &mut self.actions, 1, 8);
        visitor.list("spells".into(), Required, &mut self.spells, MOST_SPELLS);
        visitor.choice("goal".into(), Optional, &mut self.goal);
        visitor.integer("atLeast".into(), Optional, &mut self.at_least, 1, 8);
    }
}

/// A casting that was decided on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MageDecision {
    /// Index of the spell in the list, from 0.
    pub spell: usize,
    /// The level.
    pub level: i32,
    /// Actions of concentration before it.
    pub concentrate: i32,
    /// Chance that it takes effect.
    pub chance: f64,
}

/// The best decision in one state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MageRow {
    /// Actions that are left.
    pub actions_left: u32,
    /// Spells that have taken effect and are not worth another.
    pub done: Vec<usize>,
    /// With the goal `atLeast`: effects that are still missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub missing: Option<u32>,
    /// What to cast.
    pub cast: MageDecision,
    /// What is to be expected from here on, or the chance of what is missing.
    pub value: f64,
}

/// The best plan that begins with another casting.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MageSecond {
    /// What it begins with.
    pub first: MageDecision,
    /// What it brings.
    pub value: f64,
    /// How much less that is.
    pub difference: f64,
}

/// The best plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct MagePlanAnswer {
    /// What to cast first; left out where the actions suffice for no spell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub first: Option<MageDecision>,
    /// What the plan brings: the mean of what the effects are worth, or the chance of so many.
    pub value: f64,
    /// The same as a reduced fraction, where it is known and has at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
    /// The castings in order, as long as none takes effect and none is fumbled.
    pub line: Vec<MageDecision>,
    /// Every state that the plan can come to, with the best decision there.
    pub policy: Vec<MageRow>,
    /// The best plan that begins otherwise: with another spell or other concentration. Left out where
    /// there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second: Option<MageSecond>,
    /// The plan and why, in one sentence.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl MagePlan {
    /// The best plan.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn answer_checked(&self) -> Result<MagePlanAnswer, Error> {
        check(self)?;
        Ok(self.answer())
    }
}
