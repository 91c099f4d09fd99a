//! A figure that faces horror: the test, then the table.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::effect::name_effects;
use super::effect_tables::{deciding_rule, table_effects};
use super::morale_test::{name_target, per_outcome};
use super::{
    C_L_CAUSE, C_L_HORROR, C_L_HORROR1, C_L_HORROR20, C_L_HTABLE, C_L_TERROR, C_L_TERROR20,
    C_L_TERRORFAIL, Causes, CheckedMorale, Effect, FacedAs, Factor, Morale, MoraleOutcome,
    OutcomeEffects,
};
use crate::chronopia::ChronopiaRulings;
use crate::dice::{D20, Dice, Fraction, Halt, Roll, Test, Weights, walk};
use crate::rules::{
    Chance, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Procedure,
    Question, Rule, RulingUse, Sentence, Step, Visitor, check, choices, outcome_measures,
    outcome_odds, outcomes,
};

choices! {
    /// What facing horror comes to. Met as terror or immune, it has the outcomes of that.
    pub enum HorrorOutcome {
        /// A natural 1: unaffected (C-L-HORROR1); met as terror, that of terror (C-L-TERROR1).
        Perfect = "perfect", "Hervorragender Erfolg", "perfect";
        /// Passed: gripped by fear only (C-L-HORROR).
        Fear = "fear", "bestanden, nur Furcht", "passed, fear only";
        /// Failed, 1–5 on the table.
        Frozen = "frozen", "erstarrt", "frozen";
        /// Failed, 6–10 on the table.
        Cowering = "cowering", "kauert am Boden", "cowers";
        /// Failed, 11–15 on the table.
        Hiding = "hiding", "sucht Deckung", "hides";
        /// Failed, 16–20 on the table.
        MindBreaks = "mindBreaks", "Verstand zerbricht", "mind breaks";
        /// A natural 20: off the table (C-L-HORROR20).
        Removed = "removed", "vom Feld genommen", "taken off the table";
        /// Met as terror: passed.
        Passed = "passed", "Schrecken bestanden", "terror passed";
        /// Met as terror: failed.
        Failed = "failed", "Schrecken nicht bestanden", "terror failed";
        /// Met as terror: a natural 20.
        Fumble = "fumble", "Patzer gegen Schrecken", "terror fumbled";
        /// Nothing to test (C-L-CAUSE).
        Immune = "immune", "immun", "immune";
    }
}
outcomes! {
    HorrorOutcome:
    Perfect => C_L_HORROR1,
    Fear => C_L_HORROR,
    Frozen => C_L_HTABLE,
    Cowering => C_L_HTABLE,
    Hiding => C_L_HTABLE,
    MindBreaks => C_L_HTABLE,
    Removed => C_L_HORROR20,
    Passed => C_L_TERROR,
    Failed => C_L_TERRORFAIL,
    Fumble => C_L_TERROR20,
    Immune => C_L_CAUSE,
}

impl HorrorOutcome {
    /// The rows of the horror table, in order.
    pub(super) const TABLE: [Self; 4] =
        [Self::Frozen, Self::Cowering, Self::Hiding, Self::MindBreaks];

    /// The outcome of the test that leads here.
    const fn test(self) -> MoraleOutcome {
        match self {
            Self::Perfect => MoraleOutcome::Perfect,
            Self::Fear | Self::Passed => MoraleOutcome::Passed,
            Self::Frozen | Self::Cowering | Self::Hiding | Self::MindBreaks | Self::Failed => {
                MoraleOutcome::Failed
            }
            Self::Removed | Self::Fumble => MoraleOutcome::Fumble,
            Self::Immune => MoraleOutcome::Immune,
        }
    }

    /// Whether the horror table decides about the figure.
    #[must_use]
    pub const fn is_on_table(self) -> bool {
        match self {
            Self::Frozen | Self::Cowering | Self::Hiding | Self::MindBreaks => true,
            Self::Perfect
            | Self::Fear
            | Self::Removed
            | Self::Passed
            | Self::Failed
            | Self::Fumble
            | Self::Immune => false,
        }
    }
}

/// A figure that faces a cause of horror (C-L-HORROR): the test and, failed, the table.
///
/// ```
/// use regelwerk::chronopia::morale::Horror;
/// let odds = Horror { leadership: 11, ..Horror::default() }.odds()?;
/// assert_eq!(odds.fraction("fear"), "1/2");
/// assert_eq!(odds.fraction("frozen"), "1/10");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Horror {
    /// Leadership (FG) that counts, 0 to 99: the highest of the figure's unit.
    pub leadership: i32,
    /// What the figure causes itself (C-L-CAUSE), default `nothing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub causes: Causes,
    /// Modifiers of the caller's own to the test, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Fields for Horror {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
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

impl Horror {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedHorror, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance and its effects.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<HorrorOdds, Error> {
        Ok(self.check()?.odds())
    }
}

/// A figure that faces horror, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedHorror {
    test: CheckedMorale,
    table: Roll<HorrorOutcome>,
}

/// What facing horror can come to, and what each result brings.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HorrorOdds {
    /// Every outcome that can happen; they sum to exactly 1.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<HorrorOutcome>[]"))]
    pub outcomes: Vec<Chance>,
    /// Which test is made in the end (C-L-CAUSE).
    pub faced_as: FacedAs,
    /// What each outcome that can happen brings.
    #[cfg_attr(feature = "bindings", tsify(type = "OutcomeEffects<HorrorOutcome>[]"))]
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

impl HorrorOdds {
    /// The fraction of an outcome; `0` where it cannot happen.
    #[must_use]
    pub fn fraction(&self, id: &str) -> &str {
        let chance = self.outcomes.iter().find(|chance| chance.id == id);
        chance.map_or("0", |chance| chance.fraction.as_deref().unwrap_or(""))
    }
}

/// C-L-HTABLE: 1–5 · 6–10 · 11–15 · 16–20.
fn table() -> Roll<HorrorOutcome> {
    Roll::by_face("horrorTable", C_L_HTABLE.0, D20, None, |face| {
        Some(match face {
            0..=5 => HorrorOutcome::Frozen,
            6..=10 => HorrorOutcome::Cowering,
            11..=15 => HorrorOutcome::Hiding,
            16.. => HorrorOutcome::MindBreaks,
        })
    })
}

impl Question for Horror {
    type Checked = CheckedHorror;

    fn checked(&self) -> CheckedHorror {
        let test = Morale {
            factor: Factor::Horror,
            leadership: self.leadership,
            causes: self.causes,
            modifiers: self.modifiers.clone(),
            rulings: self.rulings,
        };
        CheckedHorror {
            test: test.checked(),
            table: table(),
        }
    }
}

impl CheckedHorror {
    /// Which test is made in the end.
    #[must_use]
    pub fn faced_as(&self) -> FacedAs {
        self.test.faced_as()
    }

    /// What an outcome brings.
    #[must_use]
    pub fn effects(&self, outcome: HorrorOutcome) -> Vec<Effect> {
        if outcome.is_on_table() {
            table_effects(outcome, self.test.repeats())
        } else {
            self.test.effects(outcome.test())
        }
    }

    /// The rule that decides an outcome here.
    fn rule(&self, outcome: HorrorOutcome) -> Rule {
        if outcome.is_on_table() {
            C_L_HTABLE
        } else {
            deciding_rule(self.faced_as(), outcome.test())
        }
    }

    /// The chances of each outcome and the rolls.
    pub(super) fn weights(&self) -> (Weights, Vec<Test>) {
        let all = HorrorOutcome::ALL.len();
        walk(all, |dice| self.play(dice).map(|outcome| outcome as usize))
            .unwrap_or_else(|| (Weights::certain(HorrorOutcome::Fear as usize, all), vec![]))
    }
}

impl Procedure for CheckedHorror {
    type Result = HorrorOutcome;
    type Odds = HorrorOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<HorrorOutcome, Halt> {
        use HorrorOutcome as Outcome;
        let test = self.test.play(dice)?;
        let real = self.faced_as() == FacedAs::Horror;
        Ok(match test {
            MoraleOutcome::Perfect => Outcome::Perfect,
            MoraleOutcome::Passed if real => Outcome::Fear,
            MoraleOutcome::Passed => Outcome::Passed,
            // C-L-HORRORFAIL: the table at once.
            MoraleOutcome::Failed if real => self.table.on(dice)?,
            MoraleOutcome::Failed => Outcome::Failed,
            MoraleOutcome::Fumble if real => Outcome::Removed,
            MoraleOutcome::Fumble => Outcome::Fumble,
            MoraleOutcome::Immune => Outcome::Immune,
        })
    }

    fn odds(&self) -> HorrorOdds {
        let mut odds = outcome_odds(self, conclude);
        let effects = per_outcome::<HorrorOutcome>(
            &mut odds,
            |outcome| self.rule(outcome),
            |outcome| self.effects(outcome),
        );
        HorrorOdds {
            outcomes: odds.outcomes,
            faced_as: self.faced_as(),
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
        self.test.frame()
    }

    fn describe(&self, sentence: &mut Sentence) {
        self.test.describe(sentence);
    }

    fn name(&self, result: &HorrorOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
        name_effects(&self.effects(*result), sentence);
    }
}

/// The end of the sentence: what has to be rolled, how often the table decides, how often all is lost.
fn conclude(weights: &Weights, tests: &[Test], sentence: &mut Sentence) {
    let Some(target) = tests.first().and_then(|test| test.target) else {
        sentence.add(": immun, keine Probe", ": immune, no test");
        return;
    };
    name_target(target, sentence);
    let table = weights.sum(HorrorOutcome::TABLE.map(|outcome| outcome as usize));
    let failed = weights.chance(HorrorOutcome::Failed as usize);
    let removed = weights.chance(HorrorOutcome::Removed as usize);
    let mut before = "; ";
    let mut clause = |chance: Fraction, de: &str, en: &str| {
        if chance.numerator() > 0 {
            sentence
                .both(std::mem::replace(&mut before, ", "))
                .add(de, en)
                .add(" mit ", " with a chance of ")
                .chance(chance.to_f64(), Some(chance));
        }
    };
    clause(table, "auf die Horrortabelle", "on the horror table");
    clause(removed, "vom Feld genommen", "taken off the table");
    clause(failed, "nicht bestanden", "failed");
}
