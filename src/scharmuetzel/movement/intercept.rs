//! May a model step into the way of a charge?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_INTERCEPT;
use crate::rules::{Decision, Fields, Lookup, Need, Visitor};
use crate::scharmuetzel::injury::ModelState;

/// How near to the route, in inches.
const NEAR: f64 = 2.0;

/// A model near the route of an enemy's charge (S-INTERCEPT).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::movement::Intercept;
/// let model = Intercept { distance: 2.0, ..Intercept::default() };
/// assert!(model.answer().decision.allowed);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Intercept {
    /// Distance to the nearest point of the route in inches, 0 to 1000.
    pub distance: f64,
    /// Its state, default `standing`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
    /// Whether it hides, default false; it may step in, and is found.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hidden: bool,
    /// Whether another model has intercepted this charge, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub intercepted: bool,
}

impl Fields for Intercept {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
        visitor.flag("hidden".into(), Optional, &mut self.hidden);
        visitor.flag("intercepted".into(), Optional, &mut self.intercepted);
    }
}

/// Whether a model may intercept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct InterceptAnswer {
    /// Whether it may.
    #[serde(flatten)]
    pub decision: Decision,
    /// Whether it is found by doing so.
    pub found: bool,
}

impl Lookup for Intercept {
    type Answer = InterceptAnswer;

    fn answer(&self) -> InterceptAnswer {
        let no = |de, en| Decision::forbidden(S_INTERCEPT, de, en);
        let decision = if self.state != ModelState::Standing {
            no("Es steht nicht.", "It is not standing.")
        } else if self.fleeing {
            no("Es flieht.", "It is fleeing.")
        } else if self.intercepted {
            no(
                "Der Angreifer ist schon abgefangen.",
                "The charger is intercepted already.",
            )
        } else if self.distance > NEAR {
            no(
                "Es steht mehr als 2 Zoll neben dem Weg.",
                "It stands more than 2 inches off the route.",
            )
        } else {
            Decision::allowed(
                S_INTERCEPT,
                "Höchstens 2 Zoll neben dem Weg: beide treffen sich, wo die Linien sich kreuzen.",
                "No more than 2 inches off the route: both meet where the lines cross.",
            )
        };
        InterceptAnswer {
            found: decision.allowed && self.hidden,
            decision,
        }
    }
}
