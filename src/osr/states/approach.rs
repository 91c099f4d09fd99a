//! In which state an attacker finds somebody who sleeps.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_HELPLESS, O_SLEEP, O_STEAL, TargetState};
use crate::rules::{Fields, Label, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// How somebody sleeps.
    pub enum Sleep {
        /// Naturally.
        Natural = "natural", "natürlicher Schlaf", "natural sleep";
        /// By magic.
        Magical = "magical", "magischer Schlaf", "magical sleep";
    }
}

/// Somebody comes near a sleeper.
///
/// ```
/// use regelwerk::osr::states::{Approach, TargetState};
/// use regelwerk::rules::Lookup;
/// let noisy = Approach { silently: false, ..Approach::default() };
/// assert_eq!(noisy.answer().target_state, TargetState::Stunned);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Approach {
    /// How he sleeps.
    pub sleep: Sleep,
    /// Whether whoever comes near moves silently.
    pub silently: bool,
    /// Whether the sleeper was hit before and lived, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hit: bool,
}

impl Fields for Approach {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("sleep".into(), Required, &mut self.sleep);
        visitor.flag("silently".into(), Required, &mut self.silently);
        visitor.flag("hit".into(), Optional, &mut self.hit);
    }
}

/// The state in which he is attacked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ApproachAnswer {
    /// The `targetState` of an `attack`.
    pub target_state: TargetState,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for Approach {
    type Answer = ApproachAnswer;

    fn answer(&self) -> ApproachAnswer {
        let (target_state, rule, de, en) = match (self.sleep, self.hit, self.silently) {
            // O-STEAL: magical sleep is paralysis; only a slap or the like ends it.
            (Sleep::Magical, _, _) => (
                TargetState::Helpless,
                O_HELPLESS,
                "Magischer Schlaf zählt als Lähmung; wecken kann nur eine Ohrfeige oder Ähnliches",
                "Magical sleep counts as paralysis; only a slap or the like wakes",
            ),
            (Sleep::Natural, true, _) => (
                TargetState::Normal,
                O_SLEEP,
                "Wer den Angriff überlebt, ist wach, meist ohne Rüstung",
                "Who lives through the attack is awake, mostly without armour",
            ),
            (Sleep::Natural, false, true) => (
                TargetState::Asleep,
                O_SLEEP,
                "Wer lautlos kommt, trifft den Schläfer im Schlaf",
                "Who comes without a sound finds the sleeper asleep",
            ),
            (Sleep::Natural, false, false) => (
                TargetState::Stunned,
                O_STEAL,
                "Ohne leise Bewegung erwacht der Schläfer vor dem Schlag und gilt in diesem Moment als betäubt",
                "Without moving silently he wakes before the blow and counts as stunned at that moment",
            ),
        };
        let mut because = Sentence::new(de, en);
        because.both(": ").text(target_state.label()).both(".");
        ApproachAnswer {
            target_state,
            rule,
            because,
        }
    }
}
