//! Which actions the other side may interrupt.

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::O_INTERRUPT;
use crate::rules::{Decision, Fields, Lookup, Need, Visitor, choices};

choices! {
    /// What somebody does.
    pub enum InterruptedAction {
        /// Flees from contact.
        Flees = "flees", "flieht", "flees";
        /// Charges.
        Charges = "charges", "stürmt heran", "charges";
        /// Anything else.
        Other = "other", "anderes", "anything else";
    }
}

choices! {
    /// How the other side wants to interrupt.
    pub enum Interrupter {
        /// With an attack in close combat.
        Attack = "attack", "Angriff im Nahkampf", "attack in close combat";
        /// With a spear set to receive the attacker.
        SetSpear = "setSpear", "aufgepflanzter Speer", "spear set to receive him";
        /// With anything else.
        Other = "other", "anderes", "anything else";
    }
}

/// An action, and how the other side wants to interrupt it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Interruption {
    /// The action.
    pub action: InterruptedAction,
    /// The interruption.
    pub by: Interrupter,
}

impl Fields for Interruption {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.choice("action".into(), Need::Required, &mut self.action);
        visitor.choice("by".into(), Need::Required, &mut self.by);
    }
}

impl Lookup for Interruption {
    type Answer = Decision;

    fn answer(&self) -> Decision {
        match (self.action, self.by) {
            (InterruptedAction::Flees, Interrupter::Attack) => Decision::allowed(
                O_INTERRUPT,
                "Wer flieht, den darf die andere Seite noch angreifen.",
                "Who flees may still be attacked by the other side.",
            ),
            (InterruptedAction::Charges, Interrupter::SetSpear) => Decision::allowed(
                O_INTERRUPT,
                "Gesetzte Speere treffen den Angreifer, bevor er zuschlägt.",
                "Spears that are set meet the attacker before he strikes.",
            ),
            (
                InterruptedAction::Flees | InterruptedAction::Charges | InterruptedAction::Other,
                Interrupter::Attack | Interrupter::SetSpear | Interrupter::Other,
            ) => Decision::forbidden(
                O_INTERRUPT,
                "Keiner der genannten Fälle: so etwas unterbricht nur, wenn die Spielleitung es zulässt.",
                "None of the cases named: it interrupts only where the referee lets it.",
            ),
        }
    }
}
