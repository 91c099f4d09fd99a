//! What a panicked unit does at the start of a round and at its activation.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::effect::EffectId;
use super::effect_tables::{PANICKED, effects_of};
use super::{C_L_HOME, C_L_PANICFAIL, C_L_RECOVER, Effect, NEAR, RECOVERY};
use crate::rules::{Code, Fields, Lookup, Need, Problems, Rule, Sentence, Visitor, choices};

choices! {
    /// When it is asked what a panicked unit does.
    pub enum RecoveryMoment {
        /// Before anybody acts.
        RoundStart = "roundStart", "zu Beginn einer Runde", "at the start of a round";
        /// When the unit is activated.
        Activation = "activation", "bei ihrer Aktivierung", "at its activation";
    }
}

/// A panicked unit (C-L-RECOVER, C-L-HOME).
///
/// ```
/// use regelwerk::chronopia::morale::{RecoveryDue, RecoveryMoment};
/// use regelwerk::rules::Lookup;
/// let unit = RecoveryDue { moment: RecoveryMoment::Activation, ..RecoveryDue::default() };
/// assert_eq!(unit.answer().modifier, Some(-4));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct RecoveryDue {
    /// When.
    pub moment: RecoveryMoment,
    /// Whether it fell into panic in this round, default false; never at the start of one.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub panicked_this_round: bool,
    /// Whether it stands in its deployment zone, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_deployment_zone: bool,
    /// Distance to the nearest enemy in inches, 0 to 1000; left out: no enemy near.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub enemy_distance: Option<f64>,
}

impl Fields for RecoveryDue {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.choice("moment".into(), Required, &mut self.moment);
        visitor.flag(
            "panickedThisRound".into(),
            Optional,
            &mut self.panicked_this_round,
        );
        visitor.flag(
            "inDeploymentZone".into(),
            Optional,
            &mut self.in_deployment_zone,
        );
        visitor.maybe_number("enemyDistance".into(), &mut self.enemy_distance, 0, 1000);
    }

    fn check(&self, problems: &mut Problems) {
        if self.moment == RecoveryMoment::RoundStart && self.panicked_this_round {
            let expected = Sentence::new(
                "`false`: zu Beginn der Runde (`moment`) ist in ihr noch keine Panik ausgebrochen",
                "`false`: at the start of the round (`moment`) no panic has broken out in it",
            );
            problems.push(Code::NotAllowed, "panickedThisRound".into(), expected);
        }
    }
}

/// Whether a panicked unit tests now, or rallies by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RecoveryDueAnswer {
    /// Whether it has to test now; then against `recovery`.
    pub due: bool,
    /// Whether it rallies without a test.
    pub rallies: bool,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
    /// What the test adds to the leadership; only where one is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifier: Option<i32>,
    /// What holds now: that of the rally, else that of the panic.
    pub effects: Vec<Effect>,
}

impl Lookup for RecoveryDue {
    type Answer = RecoveryDueAnswer;

    fn answer(&self) -> RecoveryDueAnswer {
        let near = self.enemy_distance.is_some_and(|distance| distance <= NEAR);
        let mut answer = RecoveryDueAnswer {
            due: false,
            rallies: false,
            rule: C_L_RECOVER,
            because: Sentence::default(),
            modifier: None,
            effects: effects_of(PANICKED),
        };
        let because = match self.moment {
            RecoveryMoment::Activation if self.panicked_this_round => {
                answer.rule = C_L_PANICFAIL;
                Sentence::new(
                    "In der Runde, in der die Panik ausbricht, prüft sie nicht: sie flieht.",
                    "In the round in which panic breaks out it does not test: it flees.",
                )
            }
            RecoveryMoment::Activation => {
                answer.due = true;
                answer.modifier = Some(RECOVERY);
                Sentence::new(
                    "Ab der Runde nach der Panik prüft sie bei jeder Aktivierung mit −4. Bestanden: gesammelt, gilt aber als aktiviert. Sonst flieht sie mit allen Handlungen.",
                    "From the round after the panic on it tests at each activation at −4. Passed: it rallies but counts as activated. Otherwise it flees with all actions.",
                )
            }
            RecoveryMoment::RoundStart if !self.in_deployment_zone => Sentence::new(
                "Außerhalb der Aufstellungszone wartet sie bis zu ihrer Aktivierung.",
                "Outside its deployment zone it waits for its activation.",
            ),
            RecoveryMoment::RoundStart if near => {
                answer.rule = C_L_HOME;
                Sentence::new(
                    "Ein Feind ist auf 4 Zoll heran: sie sammelt sich nicht von selbst und prüft erst bei ihrer Aktivierung.",
                    "An enemy is within 4 inches: it does not rally by itself and tests at its activation.",
                )
            }
            RecoveryMoment::RoundStart => {
                answer.rule = C_L_HOME;
                answer.rallies = true;
                answer.effects = vec![
                    Effect::new(EffectId::Rallies, None, C_L_HOME),
                    Effect::new(EffectId::AllActions, None, C_L_HOME),
                ];
                Sentence::new(
                    "Sie steht zu Hause und kein Feind ist auf 4 Zoll heran: sie sammelt sich ohne Probe und darf handeln.",
                    "It is home and no enemy is within 4 inches: it rallies without a test and may act.",
                )
            }
        };
        answer.because = because;
        answer
    }
}
