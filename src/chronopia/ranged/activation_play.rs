//! One figure's activation: shot after shot, until the plan or a fumble ends it.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::activation::shots_by_action;
use super::volley::name_counts;
use super::{Action, Activation, C_R_RATE, CheckedShot, ShotOutcome, WOUND, WOUNDS};
use crate::dice::{Counts, Dice, Fraction, Halt, Test, Weight, Weights};
use crate::rules::{
    ACTION, ACTIONS, Chance, Frame, Label, Measures, Procedure, RulingUse, Sentence, Step, chances,
    numbers, numbers_if,
};

/// An activation whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedActivation {
    input: Activation,
    frame: Frame,
    /// Every shot in order.
    shots: Vec<Shot>,
    /// The differing shots; an aimed one differs from one that is not.
    kinds: Vec<CheckedShot>,
    /// The shot as it was given.
    unaimed: CheckedShot,
}

/// One shot of the plan.
#[derive(Clone, Copy, Debug)]
struct Shot {
    action: usize,
    aim: i32,
    /// Index into the kinds.
    kind: usize,
    /// Whether anything of the plan comes after it.
    more: bool,
}

/// What an activation can come to. Index = count, trailing counts that cannot happen left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActivationOdds {
    /// Chance of exactly so many wounds.
    #[serde(serialize_with = "numbers")]
    pub wounds: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub wounds_fractions: Option<Vec<String>>,
    /// Chance of at least so many wounds.
    #[serde(serialize_with = "numbers")]
    pub wounds_at_least: Vec<f64>,
    /// Mean number of wounds.
    pub mean_wounds: f64,
    /// Chance of any fumble (C-R-FUMBLE).
    pub fumble: f64,
    /// Chance of a fumble while something of the plan is still to come, which is then lost.
    pub cut_short: f64,
    /// Into melee: chance of exactly so many wounds among friends.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "numbers_if")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friend_wounds: Option<Vec<f64>>,
    /// Into melee: mean number of wounds among friends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub mean_friend_wounds: Option<f64>,
    /// Every shot of the plan.
    pub shots: Vec<PlannedShot>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps: shots by action, with its place in the plan from 1 as the label, then those to each
    /// target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

/// One shot of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct PlannedShot {
    /// Index of the action in the plan, from 0.
    pub action: usize,
    /// Aim actions that count for it.
    pub aim: i32,
    /// Its outcomes, once it is fired.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<ShotOutcome>[]"))]
    pub outcomes: Vec<Chance>,
}

/// One activation, played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActivationOutcome {
    /// Wounds on the target.
    pub wounds: u32,
    /// Wounds among friends.
    pub friend_wounds: u32,
    /// Whether a fumble took something of the plan.
    pub cut_short: bool,
    /// What each shot came to; those that a fumble prevented are missing.
    pub shots: Vec<ShotOutcome>,
}

impl CheckedActivation {
    pub(super) fn new(input: &Activation) -> Self {
        let mut frame = Frame::default();
        let mut shots = Vec::new();
        let mut kinds: Vec<CheckedShot> = Vec::new();
        let fired = shots_by_action(&input.plan, input.rate).unwrap_or_default();
        let last = input.plan.len().saturating_sub(1);
        let mut aim = 0;
        let mut total = 0;
        for (action, (step, count)) in input.plan.iter().zip(&fired).enumerate() {
            match step {
                // C-R-AIM: each aim action counts for the next shot.
                Action::Aim => aim += 1,
                Action::Move | Action::Spot | Action::Other => {}
                Action::Shoot => {
                    let value = i32::try_from(*count).unwrap_or(0);
                    total += value;
                    frame.breakdown.push(Step {
                        of: "rate",
                        rule: C_R_RATE,
                        value,
                        total,
                        name: None,
                        label: (action + 1).to_string(),
                    });
                }
            }
            for shot in 1..=*count {
                let kind = kind_of(input, aim, &mut kinds);
                let more = shot < *count || action < last;
                shots.push(Shot {
                    action,
                    aim,
                    kind,
                    more,
                });
                aim = 0;
            }
        }
        for kind in &kinds {
            frame.absorb(kind.frame());
        }
        Self {
            input: input.clone(),
            frame,
            shots,
            kinds,
            unaimed: CheckedShot::new(&input.shot),
        }
    }
}

/// The index of the shot with so many aim actions, made where it is new.
fn kind_of(input: &Activation, aim: i32, kinds: &mut Vec<CheckedShot>) -> usize {
    let known = kinds.iter().position(|kind| kind.input().aim == aim);
    known.unwrap_or_else(|| {
        let mut shot = input.shot.clone();
        shot.aim = aim;
        kinds.push(CheckedShot::new(&shot));
        kinds.len() - 1
    })
}

impl Procedure for CheckedActivation {
    type Result = ActivationOutcome;
    type Odds = ActivationOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<ActivationOutcome, Halt> {
        let mut result = ActivationOutcome {
            wounds: 0,
            friend_wounds: 0,
            cut_short: false,
            shots: Vec::new(),
        };
        for shot in &self.shots {
            let Some(kind) = self.kinds.get(shot.kind) else {
                return Err(Halt::NoSuchBand);
            };
            let outcome = kind.play(dice)?;
            result.wounds += u32::from(outcome.wounds());
            result.friend_wounds += u32::from(outcome.wounds_friend());
            result.shots.push(outcome);
            // C-R-FUMBLE: the remaining actions are lost.
            if outcome.fumbles() {
                result.cut_short = shot.more;
                break;
            }
        }
        Ok(result)
    }

    fn odds(&self) -> ActivationOdds {
        let kinds = self.kinds();
        let wounds = self.chain(&kinds, ShotOutcome::wounds);
        let friends = self
            .has_melee()
            .then(|| self.chain(&kinds, ShotOutcome::wounds_friend));
        let fumble = self.fumble(&kinds, |_| true).value();
        let cut_short = self.fumble(&kinds, |shot| shot.more).value();
        let mut tests: Vec<Test> = Vec::new();
        for test in kinds.iter().flat_map(|(_, tests)| tests) {
            if !tests.contains(test) {
                tests.push(test.clone());
            }
        }
        let planned = self.shots.iter().map(|shot| PlannedShot {
            action: shot.action,
            aim: shot.aim,
            outcomes: kinds
                .get(shot.kind)
                .map(|(weights, _)| chances::<ShotOutcome>(weights))
                .unwrap_or_default(),
        });
        let mean_wounds = wounds.mean();
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation.add(": im Mittel ", ": on average ");
        explanation.mean(mean_wounds, WOUND, WOUNDS);
        explanation
            .add(", mindestens eine mit ", ", at least one with a chance of ")
            .opposite(wounds.chances().first().copied().unwrap_or(1.0));
        if cut_short > 0.0 {
            explanation
                .add(
                    "; ein Patzer bricht den Plan ab mit ",
                    "; a fumble cuts the plan short with a chance of ",
                )
                .chance(cut_short, None);
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        ActivationOdds {
            wounds: wounds.chances(),
            wounds_fractions: wounds.fractions(),
            wounds_at_least: wounds.at_least(),
            mean_wounds,
            fumble,
            cut_short,
            friend_wounds: friends.as_ref().map(Counts::chances),
            mean_friend_wounds: friends.as_ref().map(Counts::mean),
            shots: planned.collect(),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let kinds = self.kinds();
        to.counts("wounds", self.chain(&kinds, ShotOutcome::wounds));
        let friends = self
            .has_melee()
            .then(|| self.chain(&kinds, ShotOutcome::wounds_friend));
        to.counts("friendWounds", friends.unwrap_or_else(|| Counts::always(0)));
        to.chance("fumble", self.fumble(&kinds, |_| true));
        to.chance("cutShort", self.fumble(&kinds, |shot| shot.more));
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .add("Aktivierung mit ", "Activation with ")
            .counted(self.input.actions, ACTION, ACTIONS)
            .add(", Feuerrate ", ", rate of fire ")
            .number(self.input.rate.shots)
            .both("/")
            .number(self.input.rate.actions);
        if !self.input.plan.is_empty() {
            sentence.both(": ");
        }
        for (index, action) in self.input.plan.iter().enumerate() {
            sentence
                .both(if index == 0 { "" } else { ", " })
                .text(action.label());
        }
        sentence.add("; Schuss", "; shot");
        self.unaimed.describe_shot(sentence);
    }

    fn name(&self, result: &ActivationOutcome, sentence: &mut Sentence) {
        name_counts(result.wounds, result.friend_wounds, sentence);
        if result.cut_short {
            sentence.add(", ein Patzer bricht ab", ", a fumble cuts it short");
        }
    }
}

impl CheckedActivation {
    /// The chances of each differing shot, and its rolls.
    fn kinds(&self) -> Vec<(Weights, Vec<Test>)> {
        self.kinds.iter().map(CheckedShot::weights).collect()
    }

    fn has_melee(&self) -> bool {
        self.input.shot.melee.is_some()
    }

    /// How many shots do what `counted` says, from the last shot back: each either ends the
    /// activation by a fumble or goes on with the next.
    fn chain(&self, kinds: &[(Weights, Vec<Test>)], counted: fn(ShotOutcome) -> bool) -> Counts {
        let nothing = Counts::always(0);
        let mut rest = nothing.clone();
        for shot in self.shots.iter().rev() {
            let Some((weights, _)) = kinds.get(shot.kind) else {
                continue;
            };
            let chance = |counts: bool, ends: bool| {
                let outcomes = ShotOutcome::ALL.iter();
                let matching = outcomes
                    .filter(|outcome| counted(**outcome) == counts && outcome.fumbles() == ends);
                weights.sum(matching.map(|outcome| *outcome as usize))
            };
            let parts = [
                (chance(false, false), 0, &rest),
                (chance(true, false), 1, &rest),
                (chance(false, true), 0, &nothing),
                (chance(true, true), 1, &nothing),
            ];
            let possible: Vec<_> = parts
                .into_iter()
                .filter(|(chance, _, _)| *chance != Fraction::ZERO)
                .collect();
            rest = Counts::mix(&possible);
        }
        rest
    }

    /// The chance of a fumble on any of the shots that `considered` picks.
    fn fumble(&self, kinds: &[(Weights, Vec<Test>)], considered: fn(&Shot) -> bool) -> Weight {
        let mut exact = Some(Fraction::ONE);
        let mut steady = 1.0;
        for shot in self.shots.iter().filter(|shot| considered(shot)) {
            let Some((weights, _)) = kinds.get(shot.kind) else {
                continue;
            };
            let fumbles = ShotOutcome::ALL.iter().filter(|outcome| outcome.fumbles());
            let goes_on = weights
                .sum(fumbles.map(|outcome| *outcome as usize))
                .complement();
            exact = exact.and_then(|exact| exact.checked_mul(goes_on));
            steady *= goes_on.to_f64();
        }
        exact.map_or(Weight::about(1.0 - steady), |exact| {
            Weight::exactly(exact.complement())
        })
    }
}
