//! Several fears at once: the worst counts.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::effect_tables::{PANICKED, RECOVERS, effects_of, table_effects, test_effects};
use super::{C_L_WORST, Effect, FacedAs, Factor, HorrorOutcome, MoraleOutcome};
use crate::chronopia::ChronopiaRulings;
use crate::rules::{Choice, Fields, Label, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// A state that a morale test leaves behind, the lightest first.
    pub enum MoraleState {
        /// None.
        Steady = "steady", "standhaft", "steady";
        /// In the grip of fear (C-L-FEARFAIL).
        Fear = "fear", "von Furcht gepackt", "in the grip of fear";
        /// In the grip of terror (C-L-TERRORFAIL).
        Terror = "terror", "von Schrecken gepackt", "in the grip of terror";
        /// A 20 against fear (C-L-FEAR20).
        Paralysed = "paralysed", "starr vor Furcht", "paralysed by fear";
        /// A 20 against terror (C-L-TERROR20).
        Fleeing = "fleeing", "flieht vor Schrecken", "flees in terror";
        /// Panicked (C-L-PANICKED).
        Panicked = "panicked", "in Panik", "panicked";
        /// 1–5 on the horror table.
        Frozen = "frozen", "vor Horror erstarrt", "frozen with horror";
        /// 6–10 on the horror table.
        Cowering = "cowering", "kauert am Boden", "cowers";
        /// 11–15 on the horror table.
        Hiding = "hiding", "sucht Deckung", "hides";
        /// 16–20 on the horror table.
        MindBreaks = "mindBreaks", "Verstand zerbricht", "mind breaks";
    }
}

/// The states of one unit or figure (C-L-WORST).
///
/// ```
/// use regelwerk::chronopia::morale::{MoraleState, WorstState};
/// use regelwerk::rules::Lookup;
/// let states = vec![MoraleState::Terror, MoraleState::Fear];
/// let worst = WorstState { states, ..WorstState::default() }.answer();
/// assert_eq!(worst.state, MoraleState::Terror);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct WorstState {
    /// Its states, in any order, at most 50.
    pub states: Vec<MoraleState>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Fields for WorstState {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.list("states".into(), Need::Required, &mut self.states, 50);
        visitor.object("rulings".into(), Need::Optional, &mut self.rulings);
    }
}

/// The state that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct WorstStateAnswer {
    /// The worst.
    pub state: MoraleState,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// What it brings; actions lost to the others are not added.
    pub effects: Vec<Effect>,
}

impl WorstState {
    fn effects(&self, state: MoraleState) -> Vec<Effect> {
        use MoraleOutcome::{Failed, Fumble};
        let repeats = self.rulings.horror_repeats;
        let test = |factor, faced, outcome| test_effects(factor, faced, outcome, repeats);
        let table = |outcome| table_effects(outcome, repeats);
        match state {
            MoraleState::Steady => Vec::new(),
            MoraleState::Fear => test(Factor::Fear, FacedAs::Fear, Failed),
            MoraleState::Terror => test(Factor::Terror, FacedAs::Terror, Failed),
            MoraleState::Paralysed => test(Factor::Fear, FacedAs::Fear, Fumble),
            MoraleState::Fleeing => test(Factor::Terror, FacedAs::Terror, Fumble),
            MoraleState::Panicked => {
                let mut effects = effects_of(PANICKED);
                effects.extend(effects_of(RECOVERS));
                effects
            }
            MoraleState::Frozen => table(HorrorOutcome::Frozen),
            MoraleState::Cowering => table(HorrorOutcome::Cowering),
            MoraleState::Hiding => table(HorrorOutcome::Hiding),
            MoraleState::MindBreaks => table(HorrorOutcome::MindBreaks),
        }
    }
}

impl Lookup for WorstState {
    type Answer = WorstStateAnswer;

    fn answer(&self) -> WorstStateAnswer {
        let states = self.states.iter().copied();
        let state = states.max_by_key(Choice::index).unwrap_or_default();
        let mut because = Sentence::default();
        match self.states.as_slice() {
            [] => {
                because.add("Kein Zustand", "No state");
            }
            [_] => {
                because
                    .add("Es gibt nur einen Zustand: ", "There is only one state: ")
                    .text(state.label());
            }
            [..] => {
                because
                    .add("Von mehreren Ängsten zählt die schlimmste: ", "Of several fears the worst counts: ")
                    .text(state.label())
                    .add(
                        "; verlorene Handlungen zählen nicht doppelt, und endet sie, gilt die nächste",
                        "; lost actions do not add up, and when it ends the next one holds",
                    );
            }
        }
        because.both(".");
        WorstStateAnswer {
            state,
            rule: C_L_WORST,
            because,
            effects: self.effects(state),
        }
    }
}
