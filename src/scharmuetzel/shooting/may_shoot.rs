//! May a model shoot at all?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::S_NOSHOOT;
use crate::rules::{Decision, Fields, Lookup, Need, Visitor, choices};
use crate::scharmuetzel::injury::{ModelState, S_OUT};

choices! {
    /// What a model with a missile weapon did in the movement phase.
    pub enum ShooterMove {
        /// Stood, turned or moved as usual.
        Usual = "usual", "gestanden, gedreht oder normal bewegt", "stood, turned or moved as usual";
        /// Wanted to charge an unseen enemy and failed the test (S-UNSEEN).
        NoCharge = "noCharge", "Initiativetest für einen Angriff nicht bestanden", "failed the initiative test for a charge";
        /// Charged and fell short (S-FAILED).
        ChargeFailed = "chargeFailed", "Angriff zu kurz", "charge fell short";
        /// Sprinted (S-SPRINT).
        Sprinted = "sprinted", "gesprintet", "sprinted";
    }
}

/// A model with a missile weapon (S-NOSHOOT).
///
/// ```
/// use regelwerk::rules::Lookup;
/// use regelwerk::scharmuetzel::shooting::{MayShoot, ShooterMove};
/// let model = MayShoot { moved: ShooterMove::NoCharge, ..MayShoot::default() };
/// assert!(model.answer().allowed);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct MayShoot {
    /// Its move this turn, default `usual`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub moved: ShooterMove,
    /// Its state, default `standing`; who stood up this turn may shoot.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub state: ModelState,
    /// Whether it stands in close combat, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_combat: bool,
    /// Whether it is fleeing, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fleeing: bool,
    /// Whether it has rallied this turn, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rallied: bool,
}

impl Fields for MayShoot {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("moved".into(), Optional, &mut self.moved);
        visitor.choice("state".into(), Optional, &mut self.state);
        visitor.flag("inCombat".into(), Optional, &mut self.in_combat);
        visitor.flag("fleeing".into(), Optional, &mut self.fleeing);
        visitor.flag("rallied".into(), Optional, &mut self.rallied);
    }
}

impl Lookup for MayShoot {
    type Answer = Decision;

    fn answer(&self) -> Decision {
        let no = |de, en| Decision::forbidden(S_NOSHOOT, de, en);
        match self.state {
            ModelState::Standing => {}
            ModelState::Down => return no("Es liegt am Boden.", "It is down."),
            ModelState::Stunned => return no("Es ist betäubt.", "It is stunned."),
            ModelState::Out => {
                return Decision::forbidden(S_OUT, "Es ist ausgeschaltet.", "It is out of action.");
            }
        }
        if self.in_combat {
            return no("Es ist im Nahkampf.", "It is in close combat.");
        }
        if self.fleeing {
            return no("Es flieht.", "It is fleeing.");
        }
        if self.rallied {
            return no(
                "Es hat sich in diesem Zug gesammelt.",
                "It has rallied this turn.",
            );
        }
        match self.moved {
            ShooterMove::Usual => Decision::allowed(
                S_NOSHOOT,
                "Nichts hindert es; eine Drehung zählt nicht als Bewegung.",
                "Nothing keeps it from it; turning counts as no move.",
            ),
            ShooterMove::NoCharge => Decision::allowed(
                S_NOSHOOT,
                "Der misslungene Initiativetest verbietet nur den Angriff.",
                "The failed initiative test forbids the charge only.",
            ),
            ShooterMove::ChargeFailed => no(
                "Sein Angriff in diesem Zug war zu kurz.",
                "Its charge this turn fell short.",
            ),
            ShooterMove::Sprinted => no("Es ist gesprintet.", "It has sprinted."),
        }
    }
}
