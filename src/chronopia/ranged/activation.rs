//! One figure's activation: what goes in, and which plans the rate of fire allows.

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{ActivationOdds, CheckedActivation, Shot};
use crate::rules::{
    ACTION, ACTIONS, Code, Error, Fields, Key, Need, Problems, Procedure, Question, Sentence,
    Visitor, check, choices,
};

choices! {
    /// What a figure does with one action.
    pub enum Action {
        /// Shoots (C-R-RATE).
        Shoot = "shoot", "schießen", "shoot";
        /// Aims: adds to the next shot of this activation (C-R-AIM).
        Aim = "aim", "zielen", "aim";
        /// Moves.
        Move = "move", "bewegen", "move";
        /// Spots a hidden figure, which the next action may then shoot.
        Spot = "spot", "spähen", "spot";
        /// Anything else.
        Other = "other", "anderes", "other";
    }
}

/// A rate of fire: at most so many shots in so many consecutive actions (C-R-RATE).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Rate {
    /// Shots, 1 to 9.
    pub shots: i32,
    /// Actions, 1 to 9.
    pub actions: i32,
}

impl Default for Rate {
    fn default() -> Self {
        Self {
            shots: 1,
            actions: 1,
        }
    }
}

impl Fields for Rate {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer("shots".into(), Need::Required, &mut self.shots, 1, 9);
        visitor.integer("actions".into(), Need::Required, &mut self.actions, 1, 9);
    }
}

/// What one figure does in its activation, action by action.
///
/// A `shoot` action of a weapon with a rate of fire a/b fires a shots divided by b actions, rounded
/// up, but never more than a in any b consecutive actions; where none is left, the plan is not legal.
/// Aim actions count for the first shot after them. A fumble ends the activation (C-R-FUMBLE).
///
/// ```
/// use regelwerk::chronopia::ranged::{Action, Activation, Rate, Shot, Weapon};
/// let shot = Shot {
///     ranged_skill: 12,
///     weapon: Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() },
///     distance: 8.0,
///     armour: 13,
///     ..Shot::default()
/// };
/// let mut activation = Activation {
///     shot,
///     actions: 3,
///     rate: Rate { shots: 1, actions: 2 },
///     plan: vec![Action::Shoot, Action::Move, Action::Shoot],
/// };
/// assert_eq!(activation.odds()?.shots.len(), 2);
/// activation.plan = vec![Action::Shoot, Action::Shoot];
/// assert_eq!(activation.odds().unwrap_err().path(), Some("plan[1]"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Activation {
    /// The shot that each `shoot` takes; its `aim` must be 0, the plan says when the figure aims.
    pub shot: Shot,
    /// Actions that the figure has, 1 to 20.
    pub actions: i32,
    /// The weapon's rate of fire.
    pub rate: Rate,
    /// What it does with them, in order; as many as it has, or fewer.
    pub plan: Vec<Action>,
}

impl Fields for Activation {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.object("shot".into(), Required, &mut self.shot);
        visitor.integer("actions".into(), Required, &mut self.actions, 1, 20);
        visitor.object("rate".into(), Required, &mut self.rate);
        visitor.list("plan".into(), Required, &mut self.plan, 20);
    }

    fn check(&self, problems: &mut Problems) {
        if self.shot.aim != 0 {
            problems.enter("shot".into());
            let expected = Sentence::new(
                "0: gezielt wird im `plan` mit `aim`",
                "0: the `plan` says with `aim` when the figure aims",
            );
            problems.push(Code::NotAllowed, "aim".into(), expected);
            problems.leave();
        }
        problems.enter("plan".into());
        let most = usize::try_from(self.actions).unwrap_or(0);
        if self.plan.len() > most {
            let mut expected = Sentence::new("ein Plan aus höchstens ", "a plan of at most ");
            expected.counted(self.actions, ACTION, ACTIONS).add(
                ", so viele wie die Figur hat",
                ", as many as the figure has",
            );
            problems.push(Code::TooMany, Key::Index(most), expected);
        }
        if let Err(index) = shots_by_action(&self.plan, self.rate) {
            // C-R-RATE: at most n shots in any m consecutive actions.
            let one = self.rate.shots == 1;
            let mut expected = Sentence::new(
                "etwas anderes als `shoot`: höchstens ",
                "anything but `shoot`: at most ",
            );
            expected
                .number(self.rate.shots)
                .add(
                    if one { " Schuss in " } else { " Schüsse in " },
                    if one {
                        " shot in any "
                    } else {
                        " shots in any "
                    },
                )
                .number(self.rate.actions)
                .add(" Handlungen nacheinander", " consecutive actions");
            problems.push(Code::NotLegal, Key::Index(index), expected);
        }
        problems.leave();
    }
}

impl Question for Activation {
    type Checked = CheckedActivation;

    fn checked(&self) -> CheckedActivation {
        CheckedActivation::new(self)
    }
}

impl Activation {
    /// Checks the input, the plan included.
    ///
    /// # Errors
    /// All problems at once; a plan that the rate of fire forbids names the action.
    pub fn check(&self) -> Result<CheckedActivation, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// The whole distribution of wounds.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<ActivationOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// C-R-RATE: how many shots are ready, after so many in the actions that count with this one.
pub(in crate::chronopia) fn ready_shots(recent: u32, rate: Rate) -> u32 {
    let (most, window) = (rate.shots.unsigned_abs(), rate.actions.unsigned_abs());
    most.saturating_sub(recent)
        .min(most.div_ceil(window.max(1)))
}

/// C-R-RATE: how many shots each action fires, ready at the start; the index of the first `shoot`
/// that may not fire.
pub(super) fn shots_by_action(plan: &[Action], rate: Rate) -> Result<Vec<u32>, usize> {
    let window = rate.actions.unsigned_abs();
    let mut fired: Vec<u32> = Vec::with_capacity(plan.len());
    for (index, action) in plan.iter().enumerate() {
        let shots = match action {
            Action::Shoot => {
                let others = (window as usize).saturating_sub(1);
                let recent: u32 = fired.iter().rev().take(others).sum();
                let ready = ready_shots(recent, rate);
                if ready == 0 {
                    return Err(index);
                }
                ready
            }
            Action::Aim | Action::Move | Action::Spot | Action::Other => 0,
        };
        fired.push(shots);
    }
    Ok(fired)
}
