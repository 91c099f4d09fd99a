//! Horror over the rounds: the test, then each round a friend rallies or the table decides again.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::chain::{MOST_ROUNDS, States, Weight, chance_of, mean_rounds, name_last, rounds};
use super::{
    C_L_CAUSE, C_L_HORROR, C_L_HORROR1, C_L_HORROR20, C_L_HORRORFAIL, C_L_HTABLE, C_L_TERROR,
    C_L_TERROR1, C_L_TERROR20, C_L_TERRORFAIL, Causes, FacedAs, Horror, HorrorOutcome, TrackRound,
};
use crate::chronopia::ChronopiaRulings;
use crate::chronopia::rulings::HorrorRepeats;
use crate::dice::{Fraction, Test};
use crate::rules::{
    Error, Fields, Frame, Lookup, MOST_MODIFIERS, Measures, Modifier, Need, Outcome, Procedure,
    Question, RulingUse, Sentence, Step, Text, Visitor, check, choices, listed, outcomes,
};

choices! {
    /// How a figure stands with horror.
    pub enum HorrorState {
        /// A natural 1 on the test.
        Perfect = "perfect", "Hervorragender Erfolg", "perfect";
        /// Passed: gripped by fear only.
        Fear = "fear", "nur Furcht", "fear only";
        /// Frozen.
        Frozen = "frozen", "erstarrt", "frozen";
        /// Cowers.
        Cowering = "cowering", "kauert am Boden", "cowers";
        /// Hides.
        Hiding = "hiding", "sucht Deckung", "hides";
        /// Mind breaks.
        MindBreaks = "mindBreaks", "Verstand zerbricht", "mind breaks";
        /// Rallied by a friend.
        Rallied = "rallied", "gesammelt", "rallied";
        /// Off the table.
        Removed = "removed", "vom Feld genommen", "taken off the table";
        /// Met as terror: passed.
        Passed = "passed", "Schrecken bestanden", "terror passed";
        /// Met as terror: failed and not rallied.
        Failed = "failed", "von Schrecken gepackt", "in the grip of terror";
        /// Met as terror: a natural 20, and not rallied.
        Fumble = "fumble", "flieht vor Schrecken", "flees in terror";
        /// Nothing to test.
        Immune = "immune", "immun", "immune";
    }
}
outcomes! {
    HorrorState:
    Perfect => C_L_HORROR1,
    Fear => C_L_HORROR,
    Frozen => C_L_HTABLE,
    Cowering => C_L_HTABLE,
    Hiding => C_L_HTABLE,
    MindBreaks => C_L_HTABLE,
    Rallied => C_L_HORRORFAIL,
    Removed => C_L_HORROR20,
    Passed => C_L_TERROR,
    Failed => C_L_TERRORFAIL,
    Fumble => C_L_TERROR20,
    Immune => C_L_CAUSE,
}

/// The rows of the horror table.
const TABLE: [HorrorState; 4] = [
    HorrorState::Frozen,
    HorrorState::Cowering,
    HorrorState::Hiding,
    HorrorState::MindBreaks,
];

const fn after(outcome: HorrorOutcome) -> HorrorState {
    match outcome {
        HorrorOutcome::Perfect => HorrorState::Perfect,
        HorrorOutcome::Fear => HorrorState::Fear,
        HorrorOutcome::Frozen => HorrorState::Frozen,
        HorrorOutcome::Cowering => HorrorState::Cowering,
        HorrorOutcome::Hiding => HorrorState::Hiding,
        HorrorOutcome::MindBreaks => HorrorState::MindBreaks,
        HorrorOutcome::Removed => HorrorState::Removed,
        HorrorOutcome::Passed => HorrorState::Passed,
        HorrorOutcome::Failed => HorrorState::Failed,
        HorrorOutcome::Fumble => HorrorState::Fumble,
        HorrorOutcome::Immune => HorrorState::Immune,
    }
}

/// A figure that faces horror, over the rounds (C-L-HORRORFAIL). A friend rallies it with a chance
/// that the caller gives, since no source has a rule for that. Fear stays as it is.
///
/// ```
/// use regelwerk::chronopia::morale::HorrorTrack;
/// let odds = HorrorTrack { leadership: 11, rounds: 2, rally: 0.55, ..HorrorTrack::default() }.odds()?;
/// let rallied = odds.rounds[1].outcomes.iter().find(|chance| chance.id == "rallied").unwrap();
/// assert_eq!(rallied.fraction.as_deref(), Some("11/50"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct HorrorTrack {
    /// Leadership (FG) that counts, 0 to 99: the highest of the figure's unit.
    pub leadership: i32,
    /// What the figure causes itself (C-L-CAUSE), default `nothing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub causes: Causes,
    /// Rounds, that of the test included, 1 to 100.
    pub rounds: i32,
    /// Chance from 0 to 1 that a friend rallies the figure in a round.
    pub rally: f64,
    /// Modifiers of the caller's own to the test, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Readings of what the book leaves open; `horrorRepeats` says how often the table decides.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for HorrorTrack {
    fn default() -> Self {
        Self {
            leadership: 0,
            causes: Causes::Nothing,
            rounds: 1,
            rally: 0.0,
            modifiers: Vec::new(),
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Fields for HorrorTrack {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("leadership".into(), Required, &mut self.leadership, 0, 99);
        visitor.choice("causes".into(), Optional, &mut self.causes);
        visitor.integer("rounds".into(), Required, &mut self.rounds, 1, MOST_ROUNDS);
        visitor.number("rally".into(), Required, &mut self.rally, 0, 1);
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

/// The course of horror.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HorrorTrackOdds {
    /// Round by round; index 0 is the test with its table.
    #[cfg_attr(feature = "bindings", tsify(type = "TrackRound<HorrorState>[]"))]
    pub rounds: Vec<TrackRound>,
    /// Which test is made in the end (C-L-CAUSE).
    pub faced_as: FacedAs,
    /// Mean number of these rounds in the grip of horror; met as terror, of terror.
    pub mean_rounds_gripped: f64,
    /// The test and the table.
    pub tests: Vec<Test>,
    /// The steps to the target number.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and how it ends.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

impl HorrorTrack {
    /// The course over the rounds.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn odds(&self) -> Result<HorrorTrackOdds, Error> {
        check(self)?;
        Ok(self.answer())
    }

    /// One round on: first a friend may rally, then the table decides again.
    fn next(&self, now: &States, table_again: bool) -> States {
        let rally = Weight::given(self.rally);
        let mut next = States::none::<HorrorState>();
        let mut on_table = Weight::ZERO;
        for state in HorrorState::ALL {
            let weight = now.of(*state);
            let left = weight.times(rally.complement());
            match state {
                HorrorState::Frozen
                | HorrorState::Cowering
                | HorrorState::Hiding
                | HorrorState::MindBreaks => {
                    next.add(HorrorState::Rallied, weight.times(rally));
                    if table_again {
                        on_table = on_table.plus(left);
                    } else {
                        next.add(*state, left);
                    }
                }
                // C-L-TERRORFAIL, C-L-TERROR20: only a friend ends it here.
                HorrorState::Failed | HorrorState::Fumble => {
                    next.add(HorrorState::Rallied, weight.times(rally));
                    next.add(*state, left);
                }
                HorrorState::Perfect
                | HorrorState::Fear
                | HorrorState::Rallied
                | HorrorState::Removed
                | HorrorState::Passed
                | HorrorState::Immune => next.add(*state, weight),
            }
        }
        // C-L-HTABLE: four rows of five faces.
        for state in TABLE {
            next.add(state, on_table.times(Weight::exactly(Fraction::new(5, 20))));
        }
        next
    }
}

/// Whether a figure in this state is gripped by what it faced.
const fn gripped(state: HorrorState) -> bool {
    match state {
        HorrorState::Frozen
        | HorrorState::Cowering
        | HorrorState::Hiding
        | HorrorState::MindBreaks
        | HorrorState::Failed
        | HorrorState::Fumble => true,
        HorrorState::Perfect
        | HorrorState::Fear
        | HorrorState::Rallied
        | HorrorState::Removed
        | HorrorState::Passed
        | HorrorState::Immune => false,
    }
}

/// What a sentence about the course names, the worst first.
const GROUPS: &[(Text, &[HorrorState])] = &[
    (
        Text::new("vom Feld genommen", "taken off the table"),
        &[HorrorState::Removed],
    ),
    (
        Text::new("vom Horror gepackt", "in the grip of horror"),
        &TABLE,
    ),
    (
        Text::new("von Schrecken gepackt", "in the grip of terror"),
        &[HorrorState::Failed, HorrorState::Fumble],
    ),
    (Text::new("gesammelt", "rallied"), &[HorrorState::Rallied]),
    (Text::new("nur Furcht", "fear only"), &[HorrorState::Fear]),
    (
        Text::new("unberührt", "unaffected"),
        &[
            HorrorState::Perfect,
            HorrorState::Passed,
            HorrorState::Immune,
        ],
    ),
];

impl Lookup for HorrorTrack {
    type Answer = HorrorTrackOdds;

    fn answer(&self) -> HorrorTrackOdds {
        // The ruling speaks of the round after next and later.
        let decides = self.rounds > 2;
        let horror = Horror {
            leadership: self.leadership,
            causes: self.causes,
            modifiers: self.modifiers.clone(),
            rulings: if decides {
                self.rulings
            } else {
                ChronopiaRulings::default()
            },
        }
        .checked();
        let (chances, tests) = horror.weights();
        let mut frame = horror.frame().clone();
        if !decides {
            frame.rulings.clear();
        }
        let mut now = States::none::<HorrorState>();
        for outcome in HorrorOutcome::ALL {
            now.add(after(*outcome), chance_of(&chances, *outcome));
        }
        let mut course = vec![now.clone()];
        for round in 1..self.rounds {
            // C-L-HORRORFAIL: the table every round, or only in the one after the test.
            let again = match self.rulings.horror_repeats {
                HorrorRepeats::UntilRallied => true,
                HorrorRepeats::OnceMore => round == 1,
            };
            now = self.next(&now, again);
            course.push(now.clone());
        }
        let mut explanation = Sentence::default();
        horror.describe(&mut explanation);
        explanation.add(
            ", Sammeln je Runde ",
            ", rallied each round with a chance of ",
        );
        explanation.chance(self.rally, None);
        name_last(&course, GROUPS, &mut explanation);
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = frame;
        HorrorTrackOdds {
            rounds: rounds(&course, |state: HorrorState| {
                match (state, horror.faced_as()) {
                    (HorrorState::Perfect, FacedAs::Terror) => C_L_TERROR1,
                    _ => state.rule(),
                }
            }),
            faced_as: horror.faced_as(),
            mean_rounds_gripped: mean_rounds(&course, gripped),
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
            listed(HorrorState::TABLE, &last.outcomes, to);
        }
        to.mean("roundsGripped", odds.mean_rounds_gripped);
    }
}
