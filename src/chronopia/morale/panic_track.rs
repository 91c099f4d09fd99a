//! Panic over the rounds: the first test, then one recovery test a round.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::chain::{MOST_ROUNDS, States, chance_of, mean_rounds, name_last, rounds};
use super::{C_L_PANIC, C_L_PANIC20, C_L_PANICFAIL, Factor, Morale, MoraleOutcome, TrackRound};
use crate::chronopia::ChronopiaRulings;
use crate::dice::Test;
use crate::rules::{
    Error, Fields, Frame, Label, Lookup, MOST_MODIFIERS, Measures, Modifier, Need, Outcome,
    Procedure, Question, RulingUse, Sentence, Step, Visitor, check, choices, listed, outcomes,
};

choices! {
    /// How a unit stands with panic.
    pub enum PanicState {
        /// Not panicked, or rallied; final.
        Steady = "steady", "standhaft", "steady";
        /// Panicked.
        Panicked = "panicked", "in Panik", "panicked";
        /// Off the table; final.
        Removed = "removed", "vom Feld genommen", "taken off the table";
    }
}
outcomes! {
    PanicState:
    Steady => C_L_PANIC,
    Panicked => C_L_PANICFAIL,
    Removed => C_L_PANIC20,
}

/// A unit that has to test against panic, over the rounds. The deployment zone is not considered.
///
/// ```
/// use regelwerk::chronopia::morale::PanicTrack;
/// let odds = PanicTrack { leadership: 14, rounds: 1, ..PanicTrack::default() }.odds()?;
/// assert_eq!(odds.rounds[1].outcomes[0].fraction.as_deref(), Some("33/40"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct PanicTrack {
    /// Leadership (FG) that counts, 0 to 99: the highest of the unit.
    pub leadership: i32,
    /// Rounds after that of the first test, 0 to 100.
    pub rounds: i32,
    /// Modifiers of the caller's own to every test, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Accepted like everywhere; no ruling changes the course of a panic.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Fields for PanicTrack {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("leadership".into(), Required, &mut self.leadership, 0, 99);
        visitor.integer("rounds".into(), Required, &mut self.rounds, 0, MOST_ROUNDS);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

/// The course of a panic.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PanicTrackOdds {
    /// Round by round; index 0 is the first test.
    #[cfg_attr(feature = "bindings", tsify(type = "TrackRound<PanicState>[]"))]
    pub rounds: Vec<TrackRound>,
    /// Mean number of these rounds, that of the first test included, that end in panic.
    pub mean_rounds_panicked: f64,
    /// The first test and the later ones.
    pub tests: Vec<Test>,
    /// The steps to each target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and how it ends.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl PanicTrack {
    /// The course over the rounds.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn odds(&self) -> Result<PanicTrackOdds, Error> {
        check(self)?;
        Ok(self.answer())
    }

    fn test(&self, factor: Factor) -> super::CheckedMorale {
        let test = Morale {
            factor,
            leadership: self.leadership,
            modifiers: self.modifiers.clone(),
            ..Morale::default()
        };
        test.checked()
    }
}

/// C-L-PANIC1, C-L-PANIC20, C-L-PANICFAIL, C-L-RECOVER: where a test leads.
const fn after(outcome: MoraleOutcome) -> PanicState {
    match outcome {
        MoraleOutcome::Perfect | MoraleOutcome::Passed | MoraleOutcome::Immune => {
            PanicState::Steady
        }
        MoraleOutcome::Failed => PanicState::Panicked,
        MoraleOutcome::Fumble => PanicState::Removed,
    }
}

impl Lookup for PanicTrack {
    type Answer = PanicTrackOdds;

    fn answer(&self) -> PanicTrackOdds {
        let first = self.test(Factor::Panic);
        let recovery = self.test(Factor::Recovery);
        let (chances, mut tests) = first.weights();
        let (again, more) = recovery.weights();
        let mut frame = first.frame().clone();
        if self.rounds > 0 {
            tests.extend(more);
            frame.absorb(recovery.frame());
        }
        let mut now = States::none::<PanicState>();
        for outcome in MoraleOutcome::ALL {
            now.add(after(*outcome), chance_of(&chances, *outcome));
        }
        let mut course = vec![now.clone()];
        for _ in 0..self.rounds {
            let mut next = States::none::<PanicState>();
            let panicked = now.of(PanicState::Panicked);
            for outcome in MoraleOutcome::ALL {
                next.add(after(*outcome), panicked.times(chance_of(&again, *outcome)));
            }
            for state in [PanicState::Steady, PanicState::Removed] {
                next.add(state, now.of(state));
            }
            course.push(next.clone());
            now = next;
        }
        let mut explanation = Sentence::default();
        first.describe(&mut explanation);
        let groups = PanicState::ALL.chunks(1);
        let groups: Vec<_> = groups
            .filter_map(|one| one.first().map(|state| (state.label(), one)))
            .collect();
        name_last(&course, &groups, &mut explanation);
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = frame;
        PanicTrackOdds {
            rounds: rounds(&course, |state: PanicState| state.rule()),
            mean_rounds_panicked: mean_rounds(&course, |state: PanicState| {
                state == PanicState::Panicked
            }),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.answer();
        if let Some(last) = odds.rounds.last() {
            listed(PanicState::TABLE, &last.outcomes, to);
        }
        to.mean("roundsPanicked", odds.mean_rounds_panicked);
    }
}
