//! The movement phase.
//!
//! | question | where |
//! | --- | --- |
//! | may it charge, and does it reach? | [`Charge`] |
//! | does it charge an enemy whom it does not see? | [`UnseenCharge`] |
//! | does infantry stand against cavalry? | [`Nerve`] |
//! | who may step in? | [`Intercept`] |
//! | may it sprint? | [`Sprint`] |
//! | may it hide, and is it found? | [`Hide`], [`Found`] |

pub(crate) mod catalog;
mod charge;
mod hide;
mod intercept;
mod nerve;
mod sprint;
mod unseen_charge;

pub use charge::{Charge, ChargeAnswer, ShortCharge, Sight, TroopKind};
pub use hide::{Found, Hide, HideMove, HidePlace, Watcher};
pub use intercept::{Intercept, InterceptAnswer};
pub use nerve::{CheckedNerve, Nerve, NerveOutcome};
pub use sprint::{NearModel, Sprint, SprintAnswer};
pub use unseen_charge::{CheckedUnseenCharge, UnseenCharge, UnseenChargeOutcome};

use crate::rules::{Text, references};

/// S-UNSEEN: how near an unseen enemy has to be, in inches.
pub(super) const UNSEEN: f64 = 4.0;

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_CHARGE = "S-CHARGE", "Bewegungsphase 1", "Angriff mit doppelter Bewegung", "Charge at double movement";
    S_UNSEEN = "S-UNSEEN", "Bewegungsphase 1", "Angriff auf ungesehene Gegner", "Charging unseen enemies";
    S_NERVE = "S-NERVE", "Bewegungsphase 1", "Nerven verlieren vor Reitern", "Losing nerve before cavalry";
    S_CAUGHT = "S-CAUGHT", "Bewegungsphase 1", "Auf der Flucht eingeholt", "Caught in flight";
    S_INTERCEPT = "S-INTERCEPT", "Bewegungsphase 1", "Abfangen", "Intercepting";
    S_FAILED = "S-FAILED", "Bewegungsphase 1", "Zu kurzer Angriff", "Charge that falls short";
    S_SPRINT = "S-SPRINT", "Bewegungsphase 3", "Sprinten", "Sprinting";
    S_HIDE = "S-HIDE", "Bewegungsphase 3", "Verstecken", "Hiding";
    S_FOUND = "S-FOUND", "Bewegungsphase 3", "Entdeckt werden", "Being found";
}
