//! May a model charge, does it reach, and what comes before blows?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{S_CHARGE, S_FAILED, S_HIDE, S_NERVE, S_UNSEEN, UNSEEN};
use crate::rules::{Decision, Duty, Fields, Lookup, Need, Rule, Sentence, Visitor, choices};
use crate::scharmuetzel::injury::{ModelState, S_DOWN, S_OUT, S_STUN};
use crate::scharmuetzel::turn::S_RALLY;

choices! {
    /// What the charger sees of its target.
    pub enum Sight {
        /// It sees it.
        Clear = "clear", "sichtbar", "visible";
        /// Models of its own side stand between (S-UNSEEN).
        OwnModels = "ownModels", "von eigenen Modellen verdeckt", "behind own models";
        /// Terrain or enemies hide it.
        Blocked = "blocked", "nicht zu sehen", "out of sight";
        /// It is outside the 90° of a mounted charger (S-FREE); models on foot see it.
        OutsideArc = "outsideArc", "außerhalb des Blickfelds eines Berittenen", "outside the view of a mounted model";
    }
}

choices! {
    /// What kind of troops a model belongs to.
    pub enum TroopKind {
        /// On foot.
        Infantry = "infantry", "Infanterie", "infantry";
        /// Mounted.
        Cavalry = "cavalry", "Kavallerie", "cavalry";
        /// With a gun.
        Artillery = "artillery", "Artillerie", "artillery";
    }
}

/// A model that is to charge (S-CHARGE).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::Charge;
/// let charge = Charge { movement: 4.0, distance: 8.0, ..Charge::default() };
/// assert!(charge.answer().decision.allowed && charge.answer().reaches);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Charge {
    /// Movement (B) of the profile in inches, 0 to 24.
    pub movement: f64,
    /// Distance to the target in inches, 0 to 1000.
    pub distance: f64,
    /// Kind of the charger, default `infantry`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub kind: TroopKind,
    /// What it sees of the target, default `clear`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub sight: Sight,
    /// State of the charger, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it has stood up this turn, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub stood_up: bool,
    /// Whether it is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
    /// Whether it has rallied this turn, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rallied: bool,
    /// Whether it stands in close combat already, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_combat: bool,
    /// Whether the target hides, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_hidden: bool,
    /// Kind of the target, default `infantry`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_kind: TroopKind,
    /// State of the target, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub target_state: ModelState,
}

impl Default for Charge {
    fn default() -> Self {
        Self {
            movement: 4.0,
            distance: 0.0,
            kind: TroopKind::Infantry,
            sight: Sight::Clear,
            state: ModelState::Standing,
            stood_up: false,
            fleeing: false,
            rallied: false,
            in_combat: false,
            target_hidden: false,
            target_kind: TroopKind::Infantry,
            target_state: ModelState::Standing,
        }
    }
}

impl Fields for Charge {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.number("movement".into(), Required, &mut self.movement, 0, 24);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.choice("kind".into(), Optional, &mut self.kind);
        visitor.choice("sight".into(), Optional, &mut self.sight);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("stoodUp".into(), Optional, &mut self.stood_up);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
        visitor.flag("rallied".into(), Optional, &mut self.rallied);
        visitor.flag("inCombat".into(), Optional, &mut self.in_combat);
        visitor.flag("targetHidden".into(), Optional, &mut self.target_hidden);
        visitor.choice("targetKind".into(), Optional, &mut self.target_kind);
        visitor.choice("targetState".into(), Optional, &mut self.target_state);
    }
}

/// A charge: whether it may be declared, and what follows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChargeAnswer {
    /// Whether it may be declared; where a test is due, once that is passed.
    #[serde(flatten)]
    pub decision: Decision,
    /// The initiative test of an unseen charge (S-UNSEEN).
    pub initiative_test: Duty,
    /// The leadership test of the target (S-NERVE).
    pub nerve_test: Duty,
    /// How far it charges, in inches.
    pub reach: f64,
    /// What is left of that at the target, in inches; below 0 it falls short. The `gap` of `nerve`.
    pub gap: f64,
    /// Whether it gets there.
    pub reaches: bool,
    /// What the move is if it falls short.
    pub short: ShortCharge,
}

/// A charge that falls short (S-FAILED).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct ShortCharge {
    /// How far it goes, in inches.
    pub inches: f64,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What it means.
    pub because: Sentence,
}

/// What keeps a model from any charge or sprint: it lies, flees, rallied or stood up.
pub(super) fn held_back(
    state: ModelState,
    stood_up: bool,
    fleeing: bool,
    rallied: bool,
) -> Option<Decision> {
    let no = Decision::forbidden;
    match state {
        ModelState::Standing => {}
        ModelState::Down => return Some(no(S_DOWN, "Es liegt am Boden.", "It is down.")),
        ModelState::Stunned => return Some(no(S_STUN, "Es ist betäubt.", "It is stunned.")),
        ModelState::Out => {
            return Some(no(S_OUT, "Es ist ausgeschaltet.", "It is out of action."));
        }
    }
    if fleeing {
        Some(no(S_RALLY, "Es flieht.", "It is fleeing."))
    } else if rallied {
        Some(no(
            S_RALLY,
            "Es hat sich gerade erst gesammelt und bleibt stehen.",
            "It has only just rallied and stays where it is.",
        ))
    } else if stood_up {
        Some(no(
            S_DOWN,
            "Es ist in diesem Zug aufgestanden: weder Angriff noch Sprint.",
            "It has stood up this turn: neither charge nor sprint.",
        ))
    } else {
        None
    }
}

impl Charge {
    /// S-FREE: models on foot see all around.
    fn unseen(&self) -> bool {
        match self.sight {
            Sight::Clear => false,
            Sight::OwnModels | Sight::Blocked => true,
            Sight::OutsideArc => self.kind == TroopKind::Cavalry,
        }
    }

    fn decide(&self) -> Decision {
        if let Some(held) = held_back(self.state, self.stood_up, self.fleeing, self.rallied) {
            return held;
        }
        if self.in_combat {
            return Decision::forbidden(
                S_CHARGE,
                "Es ist schon im Nahkampf.",
                "It is in close combat already.",
            );
        }
        if self.target_state == ModelState::Out {
            return Decision::forbidden(
                S_OUT,
                "Das Ziel ist ausgeschaltet.",
                "The target is out of action.",
            );
        }
        if self.target_hidden {
            return Decision::forbidden(S_HIDE, "Das Ziel ist versteckt.", "The target is hidden.");
        }
        if !self.unseen() {
            return Decision::allowed(
                S_CHARGE,
                "Es sieht das Ziel und darf angreifen.",
                "It sees the target and may charge.",
            );
        }
        if self.distance <= UNSEEN {
            Decision::allowed(
                S_UNSEEN,
                "Ungesehen, aber höchstens 4 Zoll entfernt: nach bestandenem Initiativetest.",
                "Unseen, but no more than 4 inches away: once the initiative test is passed.",
            )
        } else {
            Decision::forbidden(
                S_UNSEEN,
                "Ungesehen und mehr als 4 Zoll entfernt.",
                "Unseen and more than 4 inches away.",
            )
        }
    }

    /// S-NERVE: on foot or at a gun against cavalry.
    fn nerve(&self, allowed: bool) -> Duty {
        let on_foot = match self.target_kind {
            TroopKind::Infantry | TroopKind::Artillery => true,
            TroopKind::Cavalry => false,
        };
        let standing = self.target_state == ModelState::Standing;
        if !allowed {
            Duty::new(
                false,
                S_NERVE,
                "Es gibt keinen Angriff.",
                "There is no charge.",
            )
        } else if self.kind != TroopKind::Cavalry {
            Duty::new(
                false,
                S_NERVE,
                "Der Angreifer ist nicht beritten.",
                "The charger is not mounted.",
            )
        } else if !on_foot {
            Duty::new(
                false,
                S_NERVE,
                "Reiter fürchten Reiter nicht.",
                "Cavalry does not fear cavalry.",
            )
        } else if !standing {
            Duty::new(
                false,
                S_NERVE,
                "Wer liegt, kann nicht fliehen.",
                "Who is down cannot flee.",
            )
        } else {
            Duty::new(
                true,
                S_NERVE,
                "Reiter greifen Fußvolk oder Geschütz an: Moralwerttest, auch mit dem Wert eines nahen Anführers.",
                "Cavalry charges infantry or a gun: leadership test, a leader nearby may help.",
            )
        }
    }
}

impl Lookup for Charge {
    type Answer = ChargeAnswer;

    fn answer(&self) -> ChargeAnswer {
        let decision = self.decide();
        let test = decision.allowed && self.unseen();
        let reach = 2.0 * self.movement;
        ChargeAnswer {
            initiative_test: if test {
                Duty::new(
                    true,
                    S_UNSEEN,
                    "Initiativetest, ehe es losgeht; misslingt er, bleiben Bewegung und Schuss.",
                    "Initiative test before it starts; failed, move and shot remain.",
                )
            } else {
                Duty::new(
                    false,
                    S_UNSEEN,
                    "Kein Initiativetest.",
                    "No initiative test.",
                )
            },
            nerve_test: self.nerve(decision.allowed),
            reach,
            gap: reach - self.distance,
            reaches: self.distance <= reach,
            short: ShortCharge {
                inches: self.movement,
                rule: S_FAILED,
                because: Sentence::new(
                    "Reicht es nicht: einfache Bewegung auf das Ziel zu, und in diesem Zug kein Schuss.",
                    "If it falls short: normal move towards the target, and no shot this turn.",
                ),
            },
            decision,
        }
    }
}
