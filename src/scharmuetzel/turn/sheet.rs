//! The turn as data: what comes when, by which rule.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_FREE, S_PHASES, S_RALLY, S_RALLYNO, S_RECOVER};
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Text, Visitor, choices};
use crate::scharmuetzel::combat::{S_CRITONE, S_WARDMELEE};
use crate::scharmuetzel::injury::{S_DOWN, S_INJURY};
use crate::scharmuetzel::morale::S_ROUT;
use crate::scharmuetzel::movement::{
    S_CAUGHT, S_CHARGE, S_FAILED, S_FOUND, S_HIDE, S_INTERCEPT, S_NERVE, S_SPRINT, S_UNSEEN,
};
use crate::scharmuetzel::shooting::{
    S_CRIT, S_DECLARE, S_NEAREST, S_NOARMOUR, S_NOMELEE, S_NOSHOOT, S_WARDSHOT,
};

choices! {
    /// A phase of the turn, in order (S-PHASES).
    pub enum TurnPhase {
        /// First.
        Rally = "rally", "Sammelphase", "rally";
        /// Second.
        Movement = "movement", "Bewegungsphase", "movement";
        /// Third.
        Shooting = "shooting", "Schussphase", "shooting";
        /// Last.
        CloseCombat = "closeCombat", "Nahkampfphase", "close combat";
    }
}

choices! {
    /// How much of the turn sheet is wanted.
    pub enum TurnPart {
        /// All phases.
        All = "all", "der ganze Spielzug", "the whole turn";
        /// The rally phase.
        Rally = "rally", "Sammelphase", "rally phase";
        /// The movement phase.
        Movement = "movement", "Bewegungsphase", "movement phase";
        /// The shooting phase.
        Shooting = "shooting", "Schussphase", "shooting phase";
        /// The close combat phase.
        CloseCombat = "closeCombat", "Nahkampfphase", "close combat phase";
    }
}

/// The sequence of a turn (S-PHASES).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::turn::TurnSheet;
/// assert_eq!(TurnSheet::default().answer().steps.len(), 16);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct TurnSheet {
    /// Which part, default `all`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub part: TurnPart,
}

impl Fields for TurnSheet {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.choice("part".into(), Need::Optional, &mut self.part);
    }
}

/// One step of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TurnStep {
    /// The phase that it belongs to.
    pub phase: TurnPhase,
    /// Its place in the whole turn, from 1.
    pub step: u32,
    /// The rules that it follows; the first decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub rules: Vec<Rule>,
    /// What is done, in a sentence.
    #[cfg_attr(feature = "bindings", tsify(type = "Sentence"))]
    pub text: Text,
}

/// The turn, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct TurnSheetAnswer {
    /// The rule that orders the phases.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// The steps, in order.
    pub steps: Vec<TurnStep>,
    /// What holds throughout.
    pub because: Sentence,
}

type Row = (TurnPhase, &'static [Rule], Text);

/// The whole turn, in order.
static TURN: &[Row] = &[
    (
        TurnPhase::Rally,
        &[S_RALLY, S_RALLYNO],
        Text::new(
            "Fliehende prüfen auf ihren Moralwert, außer ein Feind ist am nächsten.",
            "Fleeing models test leadership, unless an enemy is nearest.",
        ),
    ),
    (
        TurnPhase::Rally,
        &[S_RECOVER],
        Text::new(
            "Wer schon lag, darf aufstehen; wer betäubt war, dreht sich um.",
            "Who was down may stand up; who was stunned turns face up.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_CHARGE],
        Text::new("Angriffe ansagen.", "Declare charges."),
    ),
    (
        TurnPhase::Movement,
        &[S_UNSEEN],
        Text::new(
            "Auf ungesehene Gegner: Initiativetest.",
            "Against unseen enemies: initiative test.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_NERVE, S_CAUGHT],
        Text::new(
            "Fußvolk und Artillerie vor Reitern: Test oder Flucht.",
            "Infantry and artillery before cavalry: test or flight.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_INTERCEPT],
        Text::new(
            "Gegner am Weg fangen Angreifer ab.",
            "Enemies near the route intercept chargers.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_CHARGE, S_FAILED],
        Text::new(
            "Angriffe ziehen: doppelte Bewegung, zu kurze nur die normale.",
            "Move charges: double movement, those that fall short only the normal one.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_RALLY],
        Text::new(
            "Pflichtbewegungen: nicht Gesammelte fliehen weiter.",
            "Compulsory moves: those not rallied flee on.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_SPRINT, S_DOWN],
        Text::new(
            "Alle anderen bewegen sich, sprinten oder kriechen.",
            "All others move, sprint or crawl.",
        ),
    ),
    (
        TurnPhase::Movement,
        &[S_HIDE, S_FOUND],
        Text::new(
            "Verstecken ansagen; Entdeckte verlieren ihre Marke.",
            "Declare who hides; those found lose their marker.",
        ),
    ),
    (
        TurnPhase::Shooting,
        &[S_NOSHOOT, S_NEAREST, S_NOMELEE],
        Text::new(
            "Jeder Schütze wählt das nächste sichtbare Ziel, keines im Nahkampf.",
            "Each shooter picks the nearest visible target, none in close combat.",
        ),
    ),
    (
        TurnPhase::Shooting,
        &[S_DECLARE, S_CRIT, S_NOARMOUR, S_WARDSHOT],
        Text::new(
            "Messen, Trefferwurf, Schadenswurf, Rettungswurf.",
            "Measure, roll to hit, roll to wound, save.",
        ),
    ),
    (
        TurnPhase::Shooting,
        &[S_INJURY, S_ROUT],
        Text::new(
            "Verletzungswürfe; bei einem Viertel Verluste Rückzugstest.",
            "Injury dice; rout test at losses of a quarter.",
        ),
    ),
    (
        TurnPhase::CloseCombat,
        &[S_DECLARE, S_DOWN],
        Text::new(
            "Angreifer zuerst, dann nach Initiative; wer aufgestanden ist, zuletzt.",
            "Chargers first, then by initiative; who stood up last.",
        ),
    ),
    (
        TurnPhase::CloseCombat,
        &[S_CRIT, S_CRITONE, S_NOARMOUR, S_WARDMELEE],
        Text::new(
            "Treffer, Schaden, Rettung; je Kämpfer ein kritischer Treffer.",
            "Hits, wounds, saves; one critical hit a fighter.",
        ),
    ),
    (
        TurnPhase::CloseCombat,
        &[S_INJURY, S_ROUT],
        Text::new(
            "Verletzungswürfe; bei einem Viertel Verluste Rückzugstest.",
            "Injury dice; rout test at losses of a quarter.",
        ),
    ),
];

impl TurnPart {
    fn holds(self, phase: TurnPhase) -> bool {
        match self {
            Self::All => true,
            Self::Rally => phase == TurnPhase::Rally,
            Self::Movement => phase == TurnPhase::Movement,
            Self::Shooting => phase == TurnPhase::Shooting,
            Self::CloseCombat => phase == TurnPhase::CloseCombat,
        }
    }
}

impl Lookup for TurnSheet {
    type Answer = TurnSheetAnswer;

    fn answer(&self) -> TurnSheetAnswer {
        let steps = TURN.iter().zip(1..);
        let mut because = Sentence::new(
            "Vier Phasen in fester Folge. Jedes Modell zieht für sich; zu Fuß sieht es ringsum, beritten nach vorn in 90° (",
            "Four phases in fixed order. Every model moves by itself; on foot it sees all around, mounted 90° to the front (",
        );
        because.both(S_FREE.0).both(").");
        TurnSheetAnswer {
            rule: S_PHASES,
            steps: steps
                .filter(|((phase, _, _), _)| self.part.holds(*phase))
                .map(|((phase, rules, text), step)| TurnStep {
                    phase: *phase,
                    step,
                    rules: rules.to_vec(),
                    text: *text,
                })
                .collect(),
            because,
        }
    }
}
