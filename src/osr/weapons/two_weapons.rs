//! A weapon in each hand.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::O_TWO;
use crate::osr::host::{O_HOST_DEXTERITY, missile_modifier};
use crate::rules::{Fields, Frame, Lookup, Need, Rule, Sentence, Step, Text, Visitor, choices};

/// What the main hand loses.
pub(crate) const MAIN: i32 = -2;
/// What the off hand loses.
pub(crate) const OFF: i32 = -4;

/// O-TWO: the penalty of a hand with what dexterity adds to missiles, never a bonus.
pub(crate) fn hand_modifier(hand: i32, dexterity: i32) -> i32 {
    (hand + missile_modifier(dexterity)).min(0)
}

choices! {
    /// What the off hand holds.
    pub enum OffHand {
        /// A dagger.
        Dagger = "dagger", "Dolch", "dagger";
        /// A hand axe.
        HandAxe = "handAxe", "Handaxt", "hand axe";
        /// Half of a pair that the referee allows.
        AllowedPair = "allowedPair", "Teil eines erlaubten Waffenpaars", "part of a pair that the referee allows";
        /// Anything else.
        Other = "other", "andere Waffe", "another weapon";
    }
}

/// Somebody who fights with a weapon in each hand.
///
/// ```
/// use regelwerk::osr::weapons::TwoWeapons;
/// use regelwerk::rules::Lookup;
/// let clumsy = TwoWeapons { dexterity: 3, ..TwoWeapons::default() };
/// let answer = clumsy.answer();
/// assert_eq!((answer.main, answer.off), (-5, -7));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct TwoWeapons {
    /// Dexterity, 3 to 19.
    pub dexterity: i32,
    /// What the off hand holds, default `dagger`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub off_hand: OffHand,
}

impl Default for TwoWeapons {
    fn default() -> Self {
        Self {
            dexterity: 10,
            off_hand: OffHand::Dagger,
        }
    }
}

impl Fields for TwoWeapons {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("dexterity".into(), Required, &mut self.dexterity, 3, 19);
        visitor.choice("offHand".into(), Optional, &mut self.off_hand);
    }
}

/// Whether that is allowed, and what it costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TwoWeaponsAnswer {
    /// Whether the off hand may hold that.
    pub allowed: bool,
    /// What is added to attacks of the main hand, at most 0.
    pub main: i32,
    /// What is added to attacks of the off hand, at most 0.
    pub off: i32,
    /// Whether the off-hand weapon can parry: never.
    pub off_hand_parries: bool,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// The steps.
    pub breakdown: Vec<Step>,
}

impl Lookup for TwoWeapons {
    type Answer = TwoWeaponsAnswer;

    fn answer(&self) -> TwoWeaponsAnswer {
        let mut frame = Frame::default();
        let mut hand = |of, penalty| {
            let mut tally = frame.tally(of, O_TWO, penalty);
            tally.add(O_HOST_DEXTERITY, missile_modifier(self.dexterity));
            // O-TWO: penalties may be made good, but never more than that.
            let excess = tally.total().max(0);
            tally.add_named(O_TWO, Text::new("Nie ein Bonus", "Never a bonus"), -excess);
            tally.total()
        };
        let (main, off) = (hand("main", MAIN), hand("off", OFF));
        let allowed = match self.off_hand {
            OffHand::Dagger | OffHand::HandAxe | OffHand::AllowedPair => true,
            OffHand::Other => false,
        };
        let mut because = if allowed {
            Sentence::new("Erlaubt", "Allowed")
        } else {
            Sentence::new(
                "Nicht erlaubt: die Nebenhand führt Dolch oder Handaxt, außer die Spielleitung lässt das Paar zu",
                "Not allowed: the off hand takes a dagger or hand axe, unless the referee lets the pair pass",
            )
        };
        because
            .add("; Geschicklichkeit ", "; dexterity ")
            .number(self.dexterity)
            .add(": Haupthand ", ": main hand ")
            .number(main)
            .add(", Nebenhand ", ", off hand ")
            .number(off)
            .add(
                "; die Nebenhand pariert nicht.",
                "; the off hand does not parry.",
            );
        TwoWeaponsAnswer {
            allowed,
            main,
            off,
            off_hand_parries: false,
            rule: O_TWO,
            because,
            breakdown: frame.breakdown,
        }
    }
}
