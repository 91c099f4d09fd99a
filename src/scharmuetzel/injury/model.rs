//! A model that takes damage: its wounds, its state, and what is left of it.

use core::cmp::Ordering;
use std::rc::Rc;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{InjuryOutcome, S_DOWN, S_INJURY, S_OUT, S_STUN, injury, injury_chances, injury_dice};
use crate::dice::{Dice, Halt, Test, Weight};
use crate::rules::{
    Chance, Frame, Measures, Outcome, RulingUse, Sentence, States, Step, choices, listed, numbers,
    outcomes, tails,
};
use crate::scharmuetzel::host::S_HOST_WOUND;

/// Most wounds of a model.
pub(in crate::scharmuetzel) const MOST_WOUNDS: i32 = 10;

choices! {
    /// How a model lies on the table before an attack.
    pub enum Fallen {
        /// It stands.
        No = "no", "steht", "standing";
        /// Face up (S-DOWN).
        Down = "down", "liegt am Boden", "downed";
        /// Face down (S-STUN).
        Stunned = "stunned", "ist betäubt", "stunned";
    }
}

choices! {
    /// The state of a model on the table, the lightest first.
    pub enum ModelState {
        /// On its feet.
        Standing = "standing", "steht", "standing";
        /// Face up (S-DOWN).
        Down = "down", "am Boden", "downed";
        /// Face down (S-STUN).
        Stunned = "stunned", "betäubt", "stunned";
        /// Removed (S-OUT).
        Out = "out", "ausgeschaltet", "out of action";
    }
}
outcomes! {
    ModelState:
    Standing => S_INJURY,
    Down => S_DOWN,
    Stunned => S_STUN,
    Out => S_OUT,
}

choices! {
    /// What attacks on a model come to; the last three are what the injury dice show.
    pub enum Harm {
        /// No damage.
        Unharmed = "unharmed", "unverletzt", "unharmed";
        /// Damage, but wounds are left.
        Wounded = "wounded", "verwundet", "wounded";
        /// Downed (S-DOWN).
        Down = "down", "zu Boden gegangen", "downed";
        /// Stunned (S-STUN).
        Stunned = "stunned", "betäubt", "stunned";
        /// Out of action (S-OUT).
        Out = "out", "ausgeschaltet", "out of action";
    }
}
outcomes! {
    Harm:
    Unharmed => S_HOST_WOUND,
    Wounded => S_HOST_WOUND,
    Down => S_DOWN,
    Stunned => S_STUN,
    Out => S_OUT,
}

impl From<InjuryOutcome> for Harm {
    fn from(shown: InjuryOutcome) -> Self {
        match shown {
            InjuryOutcome::Down => Self::Down,
            InjuryOutcome::Stunned => Self::Stunned,
            InjuryOutcome::Out => Self::Out,
        }
    }
}

impl From<Fallen> for ModelState {
    fn from(fallen: Fallen) -> Self {
        match fallen {
            Fallen::No => Self::Standing,
            Fallen::Down => Self::Down,
            Fallen::Stunned => Self::Stunned,
        }
    }
}

impl ModelState {
    /// S-INJURY: a worse present state stays.
    #[must_use]
    pub fn after(self, harm: Harm) -> Self {
        let new = match harm {
            Harm::Unharmed | Harm::Wounded => Self::Standing,
            Harm::Down => Self::Down,
            Harm::Stunned => Self::Stunned,
            Harm::Out => Self::Out,
        };
        if new as usize > self as usize {
            new
        } else {
            self
        }
    }
}

/// A model between two attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::scharmuetzel) struct Model {
    /// Wounds left; one that has lost all of them and fights on is entered as 1.
    pub(in crate::scharmuetzel) wounds: u32,
    pub(in crate::scharmuetzel) state: ModelState,
}

impl Ord for Model {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |model: &Self| (model.state as usize, model.wounds);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Model {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Model {
    pub(in crate::scharmuetzel) fn new(wounds: i32, state: ModelState) -> Self {
        Self {
            wounds: wounds.unsigned_abs().max(1),
            state,
        }
    }

    pub(in crate::scharmuetzel) fn is_out(self) -> bool {
        self.state == ModelState::Out
    }

    pub(in crate::scharmuetzel) fn stands(self) -> bool {
        self.state == ModelState::Standing
    }

    /// How many injury dice so many points bring (S-INJURY); 0 while wounds are left.
    fn injury_dice(self, points: u32) -> u32 {
        points.saturating_add(1).saturating_sub(self.wounds)
    }

    fn reduced(self, points: u32) -> Self {
        Self {
            wounds: self.wounds.saturating_sub(points).max(1),
            state: self.state,
        }
    }

    fn injured(self, harm: Harm) -> Self {
        Self {
            wounds: 1,
            state: self.state.after(harm),
        }
    }

    /// Takes damage, the injury dice rolled.
    pub(in crate::scharmuetzel) fn take(
        self,
        points: u32,
        dice: &mut dyn Dice,
    ) -> Result<(Self, Harm), Halt> {
        Ok(match (points, self.injury_dice(points)) {
            (0, _) => (self, Harm::Unharmed),
            (_, 0) => (self.reduced(points), Harm::Wounded),
            (_, count) => {
                let harm = Harm::from(injury(dice, count)?);
                (self.injured(harm), harm)
            }
        })
    }

    /// Takes damage: every result with its chance, by the chance of each number of points.
    pub(in crate::scharmuetzel) fn every(self, points: &[Weight]) -> Vec<(Self, Harm, Weight)> {
        let mut results = Vec::new();
        for (count, weight) in points.iter().enumerate() {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            if weight.is_zero() {
                continue;
            }
            match (count, self.injury_dice(count)) {
                (0, _) => results.push((self, Harm::Unharmed, *weight)),
                (_, 0) => results.push((self.reduced(count), Harm::Wounded, *weight)),
                (_, dice) => {
                    for (shown, chance) in injury_chances(dice) {
                        let harm = Harm::from(shown);
                        results.push((self.injured(harm), harm, weight.times(chance)));
                    }
                }
            }
        }
        results
    }
}

/// Every state in which attacks can leave a model, each once.
pub(in crate::scharmuetzel) type Afters = Rc<[(Model, Weight)]>;

impl Model {
    /// [`every`](Self::every) with like models put together.
    pub(in crate::scharmuetzel) fn afters(self, points: &[Weight]) -> Afters {
        let mut sums: Vec<(Self, Weight)> = Vec::new();
        for (model, _, weight) in self.every(points) {
            match sums.iter_mut().find(|(known, _)| *known == model) {
                Some((_, sum)) => *sum = sum.plus(weight),
                None => sums.push((model, weight)),
            }
        }
        sums.into()
    }
}

/// What becomes of targets, each worked out once: by who strikes, or whom it hits.
#[derive(Default)]
pub(in crate::scharmuetzel) struct Known(Vec<(usize, Model, Afters)>);

impl Known {
    /// The [`Model::afters`] of a model; `of` tells apart what attacks it with other points.
    pub(in crate::scharmuetzel) fn afters(
        &mut self,
        of: usize,
        model: Model,
        points: &[Weight],
    ) -> Afters {
        let same = |(key, other, _): &&(usize, Model, Afters)| *key == of && *other == model;
        if let Some((.., afters)) = self.0.iter().find(same) {
            return Afters::clone(afters);
        }
        let afters = model.afters(points);
        self.0.push((of, model, Afters::clone(&afters)));
        afters
    }
}

/// What attacks on one model can come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HarmOdds {
    /// Every outcome that can happen; they sum to 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<Harm>[]"))]
    pub outcomes: Vec<Chance>,
    /// The state on the table afterwards: a worse present state stays (S-INJURY).
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<ModelState>[]"))]
    pub states: Vec<Chance>,
    /// Chance of exactly so many points of damage; index = points.
    #[serde(serialize_with = "numbers")]
    pub damage: Vec<f64>,
    /// Mean points of damage.
    pub mean_damage: f64,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps to each target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl HarmOdds {
    /// What the answer is measured by.
    pub(crate) fn measures(self, to: &mut Measures) {
        listed(Harm::TABLE, &self.outcomes, to);
        to.curve("damage", tails(&self.damage), self.mean_damage);
    }

    /// The fraction of an outcome; `0` where it cannot happen, empty where it has outgrown 38 digits.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }

    /// How likely an outcome is.
    #[must_use]
    pub fn probability(&self, id: &str) -> f64 {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or(0.0, |chance| chance.probability)
    }
}

/// The chances of each number of points as `f64`, with their mean.
fn points_weights(points: &[Weight]) -> (Vec<f64>, f64) {
    let mut values: Vec<f64> = points.iter().map(|weight| weight.value()).collect();
    while values.len() > 1 && values.last() == Some(&0.0) {
        values.pop();
    }
    let parts = values.iter().enumerate().rev();
    let mean = parts.fold(0.0, |sum, (count, chance)| sum + count as f64 * chance);
    (values, mean)
}

/// The answer about one model. `sentence` is the situation with what has to be rolled.
pub(in crate::scharmuetzel) fn harm_odds(
    model: Model,
    points: &[Weight],
    mut tests: Vec<Test>,
    frame: &Frame,
    mut sentence: Sentence,
) -> HarmOdds {
    let mut harms = States::none::<Harm>();
    let mut states = States::none::<ModelState>();
    for (after, harm, weight) in model.every(points) {
        harms.add(harm, weight);
        states.add(after.state, weight);
    }
    let outcomes = harms.chances(&|harm: Harm| harm.rule());
    let falls = [Harm::Down, Harm::Stunned, Harm::Out];
    if falls.iter().any(|harm| !harms.of(*harm).is_zero()) {
        tests.push(injury_dice::injury_test());
    }
    let (down, stunned) = (harms.of(Harm::Down), harms.of(Harm::Stunned));
    let out = harms.of(Harm::Out);
    let fallen = down.plus(stunned).plus(out);
    sentence
        .add("; fällt mit ", "; falls with ")
        .chance(fallen.value(), fallen.exact())
        .add(", ausgeschaltet mit ", ", out of action with ")
        .chance(out.value(), out.exact())
        .both(".");
    let (damage, mean_damage) = points_weights(points);
    let Frame {
        breakdown,
        rulings,
        assumptions,
        ..
    } = frame.clone();
    HarmOdds {
        outcomes,
        states: states.chances(&|state: ModelState| state.rule()),
        damage,
        mean_damage,
        tests,
        breakdown,
        explanation: sentence,
        rulings,
        assumptions,
    }
}
