//! One morale test.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::effect::name_effects;
use super::effect_tables::{deciding_rule, test_effects};
use super::{
    C_L_CAUSE, C_L_FEARFAIL, C_L_RECOVER, C_L_TEST, Causes, Effect, FacedAs, Factor,
    OutcomeEffects, RECOVERY,
};
use crate::chronopia::ChronopiaRulings;
use crate::chronopia::rulings::{HorrorRepeats, name_chosen};
use crate::chronopia::test::{C_D20, C_FUMBLE, C_PERFECT, test};
use crate::chronopia::words::name_faces;
use crate::dice::{Dice, Halt, Roll, Test, Weights, walk};
use crate::rules::{
    Chance, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Odds, Outcome,
    Procedure, Question, RulingUse, Sentence, Step, Visitor, check, choices, name_modifiers,
    outcome_measures, outcome_odds, outcomes,
};

choices! {
    /// What a morale test comes to. What it means depends on what was faced.
    pub enum MoraleOutcome {
        /// A natural 1.
        Perfect = "perfect", "Hervorragender Erfolg", "perfect";
        /// Equal or under the target.
        Passed = "passed", "bestanden", "passed";
        /// Over the target.
        Failed = "failed", "nicht bestanden", "failed";
        /// A natural 20.
        Fumble = "fumble", "Patzer", "fumble";
        /// Nothing to test (C-L-CAUSE).
        Immune = "immune", "immun", "immune";
    }
}
outcomes! {
    MoraleOutcome:
    Perfect => C_PERFECT,
    Passed => C_L_TEST,
    Failed => C_L_TEST,
    Fumble => C_FUMBLE,
    Immune => C_L_CAUSE,
}

/// A morale test of a unit or figure (C-L-TEST).
///
/// ```
/// use regelwerk::chronopia::morale::{Causes, EffectId, Factor, Morale};
/// let test = Morale { factor: Factor::Terror, leadership: 12, causes: Causes::Fear, ..Morale::default() };
/// let odds = test.odds()?;
/// assert_eq!(odds.fraction("failed"), "7/20");
/// assert_eq!(odds.faced_as.id(), "fear");
/// assert_eq!(odds.effects[2].effects[0].id, EffectId::ActionsLost);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Morale {
    /// What is tested against.
    pub factor: Factor,
    /// Leadership (FG) that counts, 0 to 99: the highest of the unit (see `moraleLeadership`).
    pub leadership: i32,
    /// What those under test cause themselves (C-L-CAUSE), default `nothing`; plays no part in panic.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub causes: Causes,
    /// Modifiers of the caller's own, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Fields for Morale {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("factor".into(), Required, &mut self.factor);
        visitor.integer("leadership".into(), Required, &mut self.leadership, 0, 99);
        visitor.choice("causes".into(), Optional, &mut self.causes);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

impl Morale {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedMorale, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance and its effects.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<MoraleOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// A morale test whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedMorale {
    input: Morale,
    frame: Frame,
    faced: FacedAs,
    roll: Option<Roll<MoraleOutcome>>,
    repeats: HorrorRepeats,
}

/// What a morale test can come to, and what each result brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MoraleOdds {
    /// Every outcome that can happen; they sum to exactly 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<MoraleOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Which test is made in the end (C-L-CAUSE).
    pub faced_as: FacedAs,
    /// What each outcome that can happen brings.
    #[cfg_attr(feature = "bindings", tsify(type = "OutcomeEffects<MoraleOutcome>[]"))]
    pub effects: Vec<OutcomeEffects>,
    /// Every roll that can come up, with its target number and what each face does.
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

impl MoraleOdds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}

impl Question for Morale {
    type Checked = CheckedMorale;

    fn checked(&self) -> CheckedMorale {
        let mut frame = Frame::default();
        let (faced, _) = self.factor.faced_by(self.causes);
        let mut repeats = self.rulings.horror_repeats;
        let roll = (faced != FacedAs::Immune).then(|| {
            // C-L-TEST: equal or under the highest leadership.
            let mut tally = frame.tally(faced.id(), C_L_TEST, self.leadership);
            if faced == FacedAs::Recovery {
                // C-L-RECOVER: −4.
                tally.add(C_L_RECOVER, RECOVERY);
            }
            if faced == FacedAs::FearAgain {
                // C-L-FEARFAIL: later tests at −1, which does not grow.
                tally.add(C_L_FEARFAIL, -1);
            }
            tally.add_all(C_D20, &self.modifiers);
            let target = tally.total();
            if faced == FacedAs::Horror && target < 19 {
                repeats = frame.ruling("horrorRepeats", repeats);
            }
            let results = [
                MoraleOutcome::Perfect,
                MoraleOutcome::Passed,
                MoraleOutcome::Failed,
                MoraleOutcome::Fumble,
            ];
            test(faced.id(), faced.rule(), target, results)
        });
        CheckedMorale {
            input: self.clone(),
            frame,
            faced,
            roll,
            repeats,
        }
    }
}

impl CheckedMorale {
    /// Which test is made in the end.
    #[must_use]
    pub fn faced_as(&self) -> FacedAs {
        self.faced
    }

    /// What an outcome brings.
    #[must_use]
    pub fn effects(&self, outcome: MoraleOutcome) -> Vec<Effect> {
        test_effects(self.input.factor, self.faced, outcome, self.repeats)
    }

    pub(super) fn repeats(&self) -> HorrorRepeats {
        self.repeats
    }

    /// The chances of each outcome and the roll.
    pub(super) fn weights(&self) -> (Weights, Vec<Test>) {
        let all = MoraleOutcome::ALL.len();
        walk(all, |dice| self.play(dice).map(|outcome| outcome as usize)).unwrap_or_else(|| {
            (
                Weights::certain(MoraleOutcome::Failed as usize, all),
                vec![],
            )
        })
    }
}

impl Procedure for CheckedMorale {
    type Result = MoraleOutcome;
    type Odds = MoraleOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<MoraleOutcome, Halt> {
        match &self.roll {
            Some(roll) => roll.on(dice),
            // C-L-CAUSE: nothing to test.
            None => Ok(MoraleOutcome::Immune),
        }
    }

    fn odds(&self) -> MoraleOdds {
        let mut odds = outcome_odds(self, conclude);
        let effects = per_outcome::<MoraleOutcome>(
            &mut odds,
            |outcome| deciding_rule(self.faced, outcome),
            |outcome| self.effects(outcome),
        );
        MoraleOdds {
            outcomes: odds.outcomes,
            faced_as: self.faced,
            effects,
            tests: odds.tests,
            breakdown: odds.breakdown,
            explanation: odds.explanation,
            rulings: odds.rulings,
            assumptions: odds.assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        let input = &self.input;
        match input.factor {
            Factor::Recovery => sentence.add("Probe zur Erholung", "Recovery test"),
            Factor::FearAgain => {
                sentence.add("Neue Probe gegen Furcht", "Another test against fear")
            }
            Factor::Panic | Factor::Fear | Factor::Terror | Factor::Horror => sentence
                .add("Moralprobe gegen ", "Morale test against ")
                .text(input.factor.label()),
        };
        sentence
            .add(" mit FG ", " with LD ")
            .number(input.leadership);
        describe_causes(input.factor, input.causes, self.faced, sentence);
        name_modifiers(&input.modifiers, sentence);
        name_chosen(&self.frame.rulings, &input.rulings, sentence);
    }

    fn name(&self, result: &MoraleOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
        name_effects(&self.effects(*result), sentence);
    }
}

/// Gives each possible outcome the rule that decides it here, and lists its effects.
pub(super) fn per_outcome<O: Outcome>(
    odds: &mut Odds,
    rule: impl Fn(O) -> crate::rules::Rule,
    effects: impl Fn(O) -> Vec<Effect>,
) -> Vec<OutcomeEffects> {
    let mut all = Vec::new();
    for chance in &mut odds.outcomes {
        let mut known = O::ALL.iter().copied();
        if let Some(outcome) = known.find(|outcome| outcome.id() == chance.id) {
            chance.rule = rule(outcome);
            all.push(OutcomeEffects {
                outcome: chance.id,
                rule: chance.rule,
                effects: effects(outcome),
            });
        }
    }
    all
}

/// `, causes fear itself: meets it as terror`.
pub(super) fn describe_causes(
    factor: Factor,
    causes: Causes,
    faced: FacedAs,
    sentence: &mut Sentence,
) {
    if causes == Causes::Nothing || matches!(factor, Factor::Panic | Factor::Recovery) {
        return;
    }
    sentence
        .add(", verursacht selbst ", ", causes ")
        .text(causes.label())
        .add("", " itself");
    if faced != FacedAs::Immune {
        sentence
            .add(", wie ", ", met as ")
            .text(faced.label())
            .add(" behandelt", "");
    }
}

/// The end of the sentence: what has to be rolled, and how often that works.
fn conclude(weights: &Weights, tests: &[Test], sentence: &mut Sentence) {
    let Some(target) = tests.first().and_then(|test| test.target) else {
        sentence.add(": immun, keine Probe", ": immune, no test");
        return;
    };
    name_target(target, sentence);
    let passes = [MoraleOutcome::Perfect, MoraleOutcome::Passed];
    let chance = weights.sum(passes.map(|outcome| outcome as usize));
    sentence
        .add(", das gelingt mit ", ", a chance of ")
        .chance(chance.to_f64(), Some(chance));
}

/// `: passes on 12 or less`.
pub(super) fn name_target(target: i32, sentence: &mut Sentence) {
    sentence.add(": besteht ", ": passes ");
    name_faces(target.min(19), sentence);
}
