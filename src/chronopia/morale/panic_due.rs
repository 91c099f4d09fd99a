//! Does a unit have to test against panic, and what happens if it fails?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::effect::EffectId;
use super::effect_tables::test_effects;
use super::{
    C_L_IMMUNE, C_L_PANIC, C_L_PANIC20, C_L_RECOVER, Effect, FacedAs, Factor, MoraleOutcome,
};
use crate::chronopia::rulings::HorrorRepeats;
use crate::rules::{Code, Fields, Lookup, Need, Problems, Rule, Sentence, Visitor};

/// A unit at the end of an activation in which it may have lost figures (C-L-PANIC).
///
/// ```
/// use regelwerk::chronopia::morale::PanicDue;
/// use regelwerk::rules::Lookup;
/// let unit = PanicDue { starting_figures: 7, figures: 3, lost: 1, ..PanicDue::default() };
/// assert!(unit.answer().due);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct PanicDue {
    /// Figures at the start of the battle, 1 to 999.
    pub starting_figures: i32,
    /// Figures now, 0 to 999, at most `startingFigures`.
    pub figures: i32,
    /// Figures lost in the activation that has just ended, 0 to 999.
    pub lost: i32,
    /// Whether it is an individual, default false; a unit of one figure from the start is one, too.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub single: bool,
    /// Whether it is panicked already, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub panicked: bool,
    /// Whether its profile makes it immune to panic, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub immune: bool,
    /// Whether it was activated in this round already, default false; decides what a failure does.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub activated: bool,
}

impl Default for PanicDue {
    fn default() -> Self {
        Self {
            starting_figures: 1,
            figures: 1,
            lost: 0,
            single: false,
            panicked: false,
            immune: false,
            activated: false,
        }
    }
}

impl Fields for PanicDue {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer(
            "startingFigures".into(),
            Required,
            &mut self.starting_figures,
            1,
            999,
        );
        visitor.integer("figures".into(), Required, &mut self.figures, 0, 999);
        visitor.integer("lost".into(), Required, &mut self.lost, 0, 999);
        visitor.flag("single".into(), Optional, &mut self.single);
        visitor.flag("panicked".into(), Optional, &mut self.panicked);
        visitor.flag("immune".into(), Optional, &mut self.immune);
        visitor.flag("activated".into(), Optional, &mut self.activated);
    }

    fn check(&self, problems: &mut Problems) {
        let gone = self.starting_figures - self.figures;
        if gone < 0 {
            let expected = Sentence::new(
                "höchstens so viel wie `startingFigures`",
                "at most as much as `startingFigures`",
            );
            problems.push(Code::RangeOrder, "figures".into(), expected);
        } else if self.lost > gone {
            let mut expected = Sentence::new("höchstens ", "at most ");
            expected.number(gone).add(
                ": mehr Figuren fehlen nicht",
                ": no more figures are missing",
            );
            problems.push(Code::NotAllowed, "lost".into(), expected);
        }
    }
}

/// Whether a panic test is due, and what a failure brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PanicDueAnswer {
    /// Whether it has to test; then against `panic`.
    pub due: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// The most figures with which it has to test: half of those at the start, rounded down.
    pub threshold: i32,
    /// What a failure brings, by whether the unit was activated; empty where no test is due.
    pub if_failed: Vec<Effect>,
}

impl PanicDue {
    /// C-L-PANICFAIL: who was activated loses the rest, who was not spends all on flight.
    fn if_failed(&self) -> Vec<Effect> {
        let other = if self.activated {
            EffectId::ActivationSpentFleeing
        } else {
            EffectId::RemainingActionsLost
        };
        let mut effects = test_effects(
            Factor::Panic,
            FacedAs::Panic,
            MoraleOutcome::Failed,
            HorrorRepeats::UntilRallied,
        );
        effects.retain(|effect| effect.id != other);
        effects
    }

    fn decide(&self, threshold: i32) -> (bool, Rule, Sentence) {
        let no = |rule, de: &str, en: &str| (false, rule, Sentence::new(de, en));
        if self.figures == 0 {
            return no(
                C_L_PANIC,
                "Niemand ist mehr da, der prüfen könnte.",
                "Nobody is left to test.",
            );
        }
        if self.single || self.starting_figures == 1 {
            return no(
                C_L_PANIC,
                "Eine Einzelfigur macht nie eine Probe gegen Panik.",
                "An individual never tests against panic.",
            );
        }
        if self.immune {
            return no(
                C_L_IMMUNE,
                "Das Profil macht immun gegen Panik.",
                "The profile makes it immune to panic.",
            );
        }
        if self.panicked {
            return no(
                C_L_RECOVER,
                "Sie ist schon in Panik: ab der nächsten Runde prüft sie bei jeder Aktivierung, ob sie sich erholt.",
                "It is panicked already: from the next round on it tests at each activation whether it recovers.",
            );
        }
        let mut because = Sentence::default();
        because
            .number(self.figures)
            .add(" von ", " of ")
            .number(self.starting_figures)
            .add(" Figuren übrig", " figures left");
        if self.lost == 0 {
            because.add(
                ", aber in dieser Aktivierung ging keine verloren",
                ", but none was lost in this activation",
            );
        } else if self.figures > threshold {
            because.add(
                ": mehr als die Hälfte der anfänglichen Stärke",
                ": more than half of the original strength",
            );
        } else {
            because.add(", ", ", ").number(self.lost).add(
                " in dieser Aktivierung verloren: höchstens die Hälfte ist übrig",
                " lost in this activation: no more than half is left",
            );
        }
        because.both(".");
        let due = self.lost > 0 && self.figures <= threshold;
        (due, C_L_PANIC, because)
    }
}

impl Lookup for PanicDue {
    type Answer = PanicDueAnswer;

    fn answer(&self) -> PanicDueAnswer {
        // C-L-PANIC: at half of the original strength or less; half a figure is none.
        let threshold = self.starting_figures.div_euclid(2);
        let (due, rule, mut because) = self.decide(threshold);
        let if_failed = if due { self.if_failed() } else { Vec::new() };
        if due {
            because.add(
                " Eine 20 nimmt die ganze Einheit vom Feld (",
                " A 20 takes the whole unit off the table (",
            );
            because.both(C_L_PANIC20.0).both(").");
        }
        PanicDueAnswer {
            due,
            rule,
            because,
            threshold,
            if_failed,
        }
    }
}
