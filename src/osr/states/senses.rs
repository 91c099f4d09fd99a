//! Who sees whom: the loss of the sense that a creature lives by.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{INVISIBLE, O_BLIND, O_INVIS};
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// A sense.
    pub enum Sense {
        /// Sight.
        Sight = "sight", "Sehen", "sight";
        /// Hearing.
        Hearing = "hearing", "Hören", "hearing";
        /// Smell.
        Smell = "smell", "Riechen", "smell";
    }
}

/// Somebody who wants to attack, and what he perceives.
///
/// ```
/// use regelwerk::osr::states::Senses;
/// use regelwerk::rules::Lookup;
/// let blinded = Senses { lost: vec![regelwerk::osr::states::Sense::Sight], ..Senses::default() };
/// assert!(blinded.answer().target_invisible);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Senses {
    /// The sense that he lives by, default `sight`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub primary: Sense,
    /// Senses that he has lost or given up: blinded, blindfolded, eyes closed or averted, deafened;
    /// at most 3.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub lost: Vec<Sense>,
    /// Whether the opponent is invisible by magic or the like, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub opponent_invisible: bool,
    /// Whether he sees what is invisible, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub sees_invisible: bool,
    /// Whether he knows where the opponent is, by tracking or otherwise, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub whereabouts_known: bool,
}

impl Default for Senses {
    fn default() -> Self {
        Self {
            primary: Sense::Sight,
            lost: Vec::new(),
            opponent_invisible: false,
            sees_invisible: false,
            whereabouts_known: true,
        }
    }
}

impl Fields for Senses {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("primary".into(), Optional, &mut self.primary);
        visitor.list("lost".into(), Optional, &mut self.lost, 3);
        visitor.flag(
            "opponentInvisible".into(),
            Optional,
            &mut self.opponent_invisible,
        );
        visitor.flag("seesInvisible".into(), Optional, &mut self.sees_invisible);
        visitor.flag(
            "whereaboutsKnown".into(),
            Optional,
            &mut self.whereabouts_known,
        );
    }
}

/// Whether he may attack, and whether the target counts as invisible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SensesAnswer {
    /// Whether he may attack at all.
    pub allowed: bool,
    /// The `targetInvisible` of an `attack`.
    pub target_invisible: bool,
    /// What his attack roll loses, as a number up to 0.
    pub modifier: i32,
    /// Whether he may attack from the flank or the rear.
    pub flank_or_rear: bool,
    /// What the invisible one adds to his saves against him.
    pub save_bonus: i32,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for Senses {
    type Answer = SensesAnswer;

    fn answer(&self) -> SensesAnswer {
        // O-BLIND: what counts is the sense that the creature lives by.
        let robbed = self.lost.contains(&self.primary);
        // O-INVIS: for whoever sees it is over; being located does not end it.
        let unseen =
            self.opponent_invisible && !self.sees_invisible && self.primary == Sense::Sight;
        let invisible = robbed || unseen;
        let rule = if robbed { O_BLIND } else { O_INVIS };
        let because = if !invisible {
            Sentence::new(
                "Er nimmt den Gegner mit seinem wichtigsten Sinn wahr.",
                "He perceives the opponent with the sense he lives by.",
            )
        } else if !self.whereabouts_known {
            Sentence::new(
                "Für ihn unsichtbar, und er weiß nicht, wo der Gegner ist: kein Angriff.",
                "Invisible to him, and he does not know where the opponent is: no attack.",
            )
        } else {
            Sentence::new(
                "Für ihn unsichtbar: −4 auf den Angriff, nicht von Flanke oder Rücken.",
                "Invisible to him: −4 to hit, not from flank or rear.",
            )
        };
        let bonus = if unseen { INVISIBLE } else { 0 };
        SensesAnswer {
            allowed: !invisible || self.whereabouts_known,
            target_invisible: invisible,
            modifier: if invisible { -INVISIBLE } else { 0 },
            flank_or_rear: !invisible,
            save_bonus: if robbed { INVISIBLE } else { bonus },
            rule,
            because,
        }
    }
}
