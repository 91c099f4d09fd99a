//! A shooter's activation: what goes in, and what the best plan is.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::chronopia::ranged::{Action, Cover, Rate, Shot, whole_distance};
use crate::rules::{
    Code, Error, Fields, Lookup, Need, Problems, RulingUse, Sentence, Visitor, check, choices,
};

choices! {
    /// What a shooter's plan is to bring.
    pub enum ShooterGoal {
        /// The highest mean of wounds.
        Wounds = "wounds", "möglichst viele Wunden im Mittel", "the most wounds on average";
        /// The best chance of so many wounds or more.
        AtLeast = "atLeast", "möglichst sicher so viele Wunden", "so many wounds as surely as possible";
    }
}

/// A figure with its actions, and what its plan is to bring.
///
/// With each action it shoots, aims, moves nearer, or does something else; the rate of fire and a
/// fumble bind it as in an [`Activation`](crate::chronopia::ranged::Activation).
///
/// ```
/// use regelwerk::chronopia::plan::ShooterPlan;
/// use regelwerk::chronopia::ranged::{Action, Rate, Shot, Weapon};
/// let weapon = Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() };
/// let shot = Shot { ranged_skill: 8, weapon, distance: 10.0, armour: 13, ..Shot::default() };
/// let rate = Rate { shots: 1, actions: 2 };
/// let plan = ShooterPlan { shot, actions: 3, rate, move_distance: 4.0, ..ShooterPlan::default() };
/// assert_eq!(plan.answer_checked()?.line, [Action::Shoot, Action::Move, Action::Shoot]);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct ShooterPlan {
    /// The shot from where the figure stands; its `aim` must be 0.
    pub shot: Shot,
    /// Actions that the figure has, 1 to 8.
    pub actions: i32,
    /// The weapon's rate of fire.
    pub rate: Rate,
    /// What the plan is to bring, default `wounds`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub goal: ShooterGoal,
    /// How many wounds at least, with the goal `atLeast`, 1 to 30, default 1.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub at_least: i32,
    /// How far it comes nearer to the target with one action, in inches, 0 to 100, default 0: it stays.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub move_distance: f64,
    /// Distance over ground in inches, 0 to 1000, from which on the target has no cover any more; left
    /// out: its cover stays.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub cover_ends: Option<f64>,
}

impl Default for ShooterPlan {
    fn default() -> Self {
        Self {
            shot: Shot::default(),
            actions: 1,
            rate: Rate::default(),
            goal: ShooterGoal::Wounds,
            at_least: 1,
            move_distance: 0.0,
            cover_ends: None,
        }
    }
}

impl Fields for ShooterPlan {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.object("shot".into(), Required, &mut self.shot);
        visitor.integer("actions".into(), Required, &mut self.actions, 1, 8);
        visitor.object("rate".into(), Required, &mut self.rate);
        visitor.choice("goal".into(), Optional, &mut self.goal);
        visitor.integer("atLeast".into(), Optional, &mut self.at_least, 1, 30);
        let nearer = &mut self.move_distance;
        visitor.number("moveDistance".into(), Optional, nearer, 0, 100);
        visitor.maybe_number("coverEnds".into(), &mut self.cover_ends, 0, 1000);
    }

    fn check(&self, problems: &mut Problems) {
        if self.shot.aim != 0 {
            problems.enter("shot".into());
            let expected = Sentence::new(
                "0: wann gezielt wird, sagt der Plan",
                "0: the plan says when the figure aims",
            );
            problems.push(Code::NotAllowed, "aim".into(), expected);
            problems.leave();
        }
    }
}

/// The best decision in one state.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShooterRow {
    /// Actions that are left, this one included.
    pub actions_left: u32,
    /// Aim actions that count for the next shot.
    pub aimed: u32,
    /// Moves made so far.
    pub moved: u32,
    /// Shots that each action before this one fired, as far back as the rate of fire looks, latest last.
    pub fired: Vec<u32>,
    /// With the goal `atLeast`: wounds that are still missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub missing: Option<u32>,
    /// What to do.
    pub action: Action,
    /// Wounds to expect from here on, or the chance of those that are missing.
    pub value: f64,
}

/// The best plan that begins with another action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ShooterSecond {
    /// What it begins with.
    pub first: Action,
    /// What it brings.
    pub value: f64,
    /// How much less that is.
    pub difference: f64,
}

/// The best plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShooterPlanAnswer {
    /// What to do first.
    pub first: Action,
    /// What the plan brings: the mean of wounds, or the chance of so many.
    pub value: f64,
    /// The same as a reduced fraction, where it is known and has at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fraction: Option<String>,
    /// The actions in order, as long as no shot wounds and none is fumbled.
    pub line: Vec<Action>,
    /// Every state that the plan can come to, with the best decision there.
    pub policy: Vec<ShooterRow>,
    /// The best plan that begins otherwise; left out where nothing else can be done first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second: Option<ShooterSecond>,
    /// The plan and why, in one sentence.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl ShooterPlan {
    /// The best plan.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn answer_checked(&self) -> Result<ShooterPlanAnswer, Error> {
        check(self)?;
        Ok(self.answer())
    }

    /// The shot after so many moves, with so many aim actions.
    pub(super) fn shot_after(&self, moved: u32, aimed: u32) -> Shot {
        let mut shot = self.shot.clone();
        let way = f64::from(moved) * self.move_distance;
        shot.distance = whole_distance(shot.distance, -way).max(0.0);
        if self
            .cover_ends
            .is_some_and(|ends| moved > 0 && shot.distance <= ends)
        {
            shot.cover = Cover::None;
        }
        if let Some(melee) = &mut shot.melee
            && let Some(distance) = &mut melee.friend_distance
        {
            *distance = whole_distance(*distance, -way).max(0.0);
        }
        shot.aim = i32::try_from(aimed).unwrap_or(0);
        shot
    }
}
