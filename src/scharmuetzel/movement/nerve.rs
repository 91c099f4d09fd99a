//! Does a model on foot stand when cavalry charges it?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_CAUGHT, S_NERVE};
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{
    Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Odds, Outcome,
    Procedure, Question, Sentence, Visitor, bands, check, choices, name_modifiers,
    outcome_measures, outcome_odds, outcomes,
};
use crate::scharmuetzel::host::{
    D6, MOST_LEADERSHIP, S_HOST_MODIFIER, TestResult, first_die, leadership,
};
use crate::scharmuetzel::injury::{InjuryOutcome, injury};

choices! {
    /// What a charge of cavalry does to the nerve of a model.
    pub enum NerveOutcome {
        /// It stands.
        Holds = "holds", "hält stand", "holds";
        /// It flees out of reach: the charge has failed.
        Escapes = "escapes", "flieht außer Reichweite", "flees out of reach";
        /// Caught: downed.
        CaughtDown = "caughtDown", "eingeholt, zu Boden gegangen", "caught, downed";
        /// Caught: stunned.
        CaughtStunned = "caughtStunned", "eingeholt, betäubt", "caught, stunned";
        /// Caught: out of action.
        CaughtOut = "caughtOut", "eingeholt, ausgeschaltet", "caught, out of action";
    }
}
outcomes! {
    NerveOutcome:
    Holds => S_NERVE,
    Escapes => S_CAUGHT,
    CaughtDown => S_CAUGHT,
    CaughtStunned => S_CAUGHT,
    CaughtOut => S_CAUGHT,
}

bands! {
    /// What the second die of the flight decides.
    pub(super) enum Flight {
        Caught = "caught", "eingeholt", "caught";
        Escapes = "escapes", "entkommt", "escapes";
    }
}

/// A model of infantry or artillery charged by cavalry (S-NERVE, S-CAUGHT).
///
/// ```
/// use regelwerk::scharmuetzel::movement::Nerve;
/// let odds = Nerve { leadership: 7, gap: 12.0, ..Nerve::default() }.odds()?;
/// assert_eq!(odds.fraction("holds"), "7/12");
/// assert_eq!(odds.fraction("escapes"), "0");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Nerve {
    /// Leadership (MW), 0 to 12; a leader nearby may lend his (S-LEADER).
    pub leadership: i32,
    /// Reach of the charger minus the distance, in inches, -1000 to 1000; below 2 nobody is caught.
    pub gap: f64,
    /// Modifiers of the caller's own to the leadership, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
}

impl Default for Nerve {
    fn default() -> Self {
        Self {
            leadership: 7,
            gap: 0.0,
            modifiers: Vec::new(),
        }
    }
}

impl Fields for Nerve {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "leadership".into(),
            Required,
            &mut self.leadership,
            0,
            MOST_LEADERSHIP,
        );
        visitor.number("gap".into(), Required, &mut self.gap, -1000, 1000);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
    }
}

impl Nerve {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedNerve, Error> {
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

impl Question for Nerve {
    type Checked = CheckedNerve;

    fn checked(&self) -> CheckedNerve {
        let mut frame = Frame::default();
        let mut tally = frame.tally("leadership", S_NERVE, self.leadership);
        tally.add_all(S_HOST_MODIFIER, &self.modifiers);
        let target = tally.total();
        CheckedNerve {
            input: self.clone(),
            frame,
            target,
        }
    }
}

/// A model charged by cavalry, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedNerve {
    input: Nerve,
    frame: Frame,
    target: i32,
}

impl CheckedNerve {
    /// S-NERVE: 2d6 inches. S-CAUGHT: caught when the rest of the charge is as long.
    fn flight(&self, dice: &mut dyn Dice) -> Result<Flight, Halt> {
        let first = first_die("flight", S_NERVE).on(dice)?;
        let left = self.input.gap - f64::from(first.value());
        let second = Roll::by_face("flight2", S_CAUGHT.0, D6, None, |face| {
            Some(if f64::from(face) <= left {
                Flight::Caught
            } else {
                Flight::Escapes
            })
        });
        second.on(dice)
    }
}

impl Procedure for CheckedNerve {
    type Result = NerveOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<NerveOutcome, Halt> {
        Ok(match leadership(dice, S_NERVE, self.target)? {
            TestResult::Passed => NerveOutcome::Holds,
            TestResult::Failed => match self.flight(dice)? {
                Flight::Escapes => NerveOutcome::Escapes,
                Flight::Caught => match injury(dice, 1)? {
                    InjuryOutcome::Down => NerveOutcome::CaughtDown,
                    InjuryOutcome::Stunned => NerveOutcome::CaughtStunned,
                    InjuryOutcome::Out => NerveOutcome::CaughtOut,
                },
            },
        })
    }

    fn odds(&self) -> Odds {
        outcome_odds(self, |weights, _tests, sentence| {
            let holds = weights.chance(NerveOutcome::Holds.index());
            let caught = weights.sum(
                [
                    NerveOutcome::CaughtDown,
                    NerveOutcome::CaughtStunned,
                    NerveOutcome::CaughtOut,
                ]
                .map(NerveOutcome::index),
            );
            sentence
                .add(": hält stand mit ", ": holds with ")
                .chance(holds.to_f64(), Some(holds))
                .add(
                    ", flieht und wird eingeholt mit ",
                    ", flees and is caught with ",
                )
                .chance(caught.to_f64(), Some(caught));
        })
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence
            .add("Modell mit MW ", "Model with Ld ")
            .number(self.input.leadership)
            .add(", von Reitern angegriffen", ", charged by cavalry")
            .add(", der Angreifer hat ", ", the charger has ")
            .inches(self.input.gap)
            .add(" übrig", " to spare");
        name_modifiers(&self.input.modifiers, sentence);
    }

    fn name(&self, result: &NerveOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
