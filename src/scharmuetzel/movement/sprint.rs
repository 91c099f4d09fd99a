//! May a model sprint?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_SPRINT;
use super::charge::held_back;
use crate::rules::{Decision, Fields, Item, Key, Lookup, Need, Visitor};
use crate::scharmuetzel::injury::ModelState;

/// How far enemies have to be, in inches.
const FREE: f64 = 8.0;
/// Most models in one question.
const MOST_MODELS: usize = 60;

/// Another model, and whether it counts as a threat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct NearModel {
    /// Distance in inches, 0 to 1000.
    pub distance: f64,
    /// Its state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
    /// Whether it hides, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hidden: bool,
}

impl NearModel {
    /// S-SPRINT, S-RALLYNO: fleeing, stunned, downed and hidden models do not count.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.state == ModelState::Standing && !self.fleeing && !self.hidden
    }
}

impl Fields for NearModel {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
        visitor.flag("hidden".into(), Optional, &mut self.hidden);
    }
}

impl Item for NearModel {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}

/// A model that is to sprint (S-SPRINT).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::{NearModel, Sprint};
/// let enemy = NearModel { distance: 8.0, ..NearModel::default() };
/// let sprint = Sprint { enemies: vec![enemy], ..Sprint::default() };
/// assert!(!sprint.answer().decision.allowed);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Sprint {
    /// Movement (B) of the profile in inches, 0 to 24.
    pub movement: f64,
    /// Its state, default `standing`.
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
    /// Whether it stands in close combat, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_combat: bool,
    /// Enemies at the start of its move, at most 60; those far away may be left out.
    pub enemies: Vec<NearModel>,
}

impl Default for Sprint {
    fn default() -> Self {
        Self {
            movement: 4.0,
            state: ModelState::Standing,
            stood_up: false,
            fleeing: false,
            rallied: false,
            in_combat: false,
            enemies: Vec::new(),
        }
    }
}

impl Fields for Sprint {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.number("movement".into(), Required, &mut self.movement, 0, 24);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("stoodUp".into(), Optional, &mut self.stood_up);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
        visitor.flag("rallied".into(), Optional, &mut self.rallied);
        visitor.flag("inCombat".into(), Optional, &mut self.in_combat);
        visitor.list("enemies".into(), Required, &mut self.enemies, MOST_MODELS);
    }
}

/// Whether a model may sprint.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct SprintAnswer {
    /// Whether it may.
    #[serde(flatten)]
    pub decision: Decision,
    /// How far it may go in inches, by sprint or, where it may not, by a normal move.
    pub reach: f64,
}

impl Lookup for Sprint {
    type Answer = SprintAnswer;

    fn answer(&self) -> SprintAnswer {
        let held = held_back(self.state, self.stood_up, self.fleeing, self.rallied);
        let near = |enemy: &NearModel| enemy.counts() && enemy.distance <= FREE;
        let decision = held.unwrap_or_else(|| {
            if self.in_combat {
                Decision::forbidden(S_SPRINT, "Es ist im Nahkampf.", "It is in close combat.")
            } else if self.enemies.iter().any(near) {
                Decision::forbidden(
                    S_SPRINT,
                    "Zu Beginn der Bewegung ist ein Feind auf 8 Zoll heran.",
                    "An enemy is within 8 inches when it starts to move.",
                )
            } else {
                Decision::allowed(
                    S_SPRINT,
                    "Kein Feind, der zählt, ist nah: doppelte Bewegung, nicht in den Nahkampf, danach kein Schuss.",
                    "No enemy that counts is near: double move, not into close combat, no shot afterwards.",
                )
            }
        });
        SprintAnswer {
            reach: if decision.allowed {
                2.0 * self.movement
            } else {
                self.normal_move()
            },
            decision,
        }
    }
}

impl Sprint {
    /// S-DOWN: crawling 2 inches, half a move after standing up. S-RALLY: none after rallying.
    fn normal_move(&self) -> f64 {
        match self.state {
            ModelState::Standing if self.rallied || self.in_combat || self.fleeing => 0.0,
            ModelState::Standing if self.stood_up => self.movement / 2.0,
            ModelState::Standing => self.movement,
            ModelState::Down if self.in_combat => 0.0,
            ModelState::Down => 2.0,
            ModelState::Stunned | ModelState::Out => 0.0,
        }
    }
}
