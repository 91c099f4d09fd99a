//! What is answered about targets.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_R_OPPORTUNITY, CoverAnswer, RangeNote};
use crate::chronopia::rulings::Naturals;
use crate::chronopia::test::plain;
use crate::dice::{Test, walk};
use crate::rules::{Chance, Decision, Outcome, Rule, Sentence, bands, chances, outcomes};

/// One check: a rule, whether it lets the shot pass, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TargetCheck {
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Whether it lets the shot pass.
    pub ok: bool,
    /// Why, in a sentence.
    pub because: Sentence,
}

impl TargetCheck {
    pub(super) fn new(rule: Rule, ok: bool, because: Sentence) -> Self {
        Self { rule, ok, because }
    }

    /// A check with fixed words, German and English, for either case.
    pub(super) fn of(rule: Rule, ok: bool, yes: [&str; 2], no: [&str; 2]) -> Self {
        let [de, en] = if ok { yes } else { no };
        Self::new(rule, ok, Sentence::new(de, en))
    }

    pub(super) fn ok(rule: Rule, de: &str, en: &str) -> Self {
        Self::new(rule, true, Sentence::new(de, en))
    }

    pub(super) fn fails(rule: Rule, de: &str, en: &str) -> Self {
        Self::new(rule, false, Sentence::new(de, en))
    }
}

/// The first check that fails, or what holds when none does.
pub(super) fn decide(steps: &[TargetCheck], otherwise: TargetCheck) -> TargetCheck {
    steps
        .iter()
        .find(|step| !step.ok)
        .cloned()
        .unwrap_or(otherwise)
}

bands! {
    /// What the leadership test for a target of opportunity comes to.
    pub(super) enum Nerve {
        /// The shooter may shoot at it.
        Passed = "passed", "bestanden, der Schuss ist frei", "passed, the shot is free";
        /// The action is lost.
        Failed = "failed", "misslungen, die Handlung ist verloren", "failed, the action is lost";
    }
}
outcomes! {
    Nerve:
    Passed => C_R_OPPORTUNITY,
    Failed => C_R_OPPORTUNITY,
}

/// The leadership test that a target of opportunity needs; each figure that shoots takes its own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct OpportunityTest {
    /// The rule that asks for it.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What each face does; left out where the shooter's leadership was not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub roll: Option<Test>,
    /// The chances; empty where the shooter's leadership was not given.
    #[cfg_attr(
        feature = "bindings",
        tsify(type = "Chance<\"passed\" | \"failed\">[]")
    )]
    pub outcomes: Vec<Chance>,
}

impl OpportunityTest {
    /// C-R-OPPORTUNITY, C-PLAIN: d20 equal to or under the leadership; a 1 and a 20 mean nothing.
    pub(super) fn new(leadership: Option<i32>) -> Self {
        let roll = leadership.map(|target| {
            plain(
                "leadership",
                C_R_OPPORTUNITY,
                target,
                Naturals::Plain,
                Nerve::Passed,
                Nerve::Failed,
            )
        });
        let weights = roll
            .as_ref()
            .and_then(|roll| walk(Nerve::ALL.len(), |dice| Ok(Outcome::index(roll.on(dice)?))));
        Self {
            rule: C_R_OPPORTUNITY,
            roll: roll.map(|roll| roll.test().clone()),
            outcomes: weights.map_or_else(Vec::new, |(weights, _tests)| chances::<Nerve>(&weights)),
        }
    }
}

/// What to know about a shot besides whether it is allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TargetNote {
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What it says, in a sentence.
    pub because: Sentence,
}

/// One figure: may it be shot at, by which rule, and what the shot would meet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TargetAnswer {
    /// Its name; without one, its place in the list: `#1`.
    pub name: String,
    /// Whether it may be shot at with the next action; where `test` is there, once that is passed.
    pub allowed: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why, in a sentence.
    pub because: Sentence,
    /// The whole distance in inches, height included (C-R-AIR).
    pub distance: f64,
    /// The cover that counts.
    pub cover: CoverAnswer,
    /// The leadership test that has to be passed first (C-R-OPPORTUNITY).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub test: Option<OpportunityTest>,
    /// Of a hidden figure: whether it may be shot at once an action was spent on spotting it (C-R-HIDDEN).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub spotting: Option<Decision>,
    /// What a shot into its fight brings (C-R-MELEE).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub melee: Option<TargetNote>,
    /// The range band, where the ranges of the weapon are given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub range: Option<RangeNote>,
    /// Every check, in order: first what can be seen, then whom to choose; the latter only for
    /// figures that can be seen.
    pub steps: Vec<TargetCheck>,
}

/// The answer to "who may be shot at?".
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TargetsAnswer {
    /// One answer for each figure, in the order of the input.
    pub candidates: Vec<TargetAnswer>,
    /// One sentence: who may be shot at and who not.
    pub explanation: Sentence,
}
