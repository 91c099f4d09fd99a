//! The shooting phase.
//!
//! | question | where |
//! | --- | --- |
//! | what do a model's shots do? | [`Shooting`] |
//! | what does a whole group achieve? | [`Group`] |
//! | may it shoot at all? | [`MayShoot`] |
//! | at whom? | [`ShootingTargets`] |

pub(crate) mod catalog;
mod group;
mod group_play;
mod may_shoot;
mod shot;
mod targets;

pub use group::{Group, GroupShooter, GroupTarget};
pub use group_play::{CheckedGroup, GroupOdds, GroupOutcome};
pub use may_shoot::{MayShoot, ShooterMove};
pub use shot::{CheckedShooting, Shooting, ShootingCover, ShootingTarget};
pub use targets::{
    ShootingCandidate, ShootingTargetAnswer, ShootingTargets, ShootingTargetsAnswer,
};

use crate::rules::{Text, references};

references! {
    "scharmuetzel", Text::new("Scharmützel (2002)", "Skirmish rules (2002)");
    S_NOSHOOT = "S-NOSHOOT", "Schussphase", "Wer nicht schießen darf", "Who may not shoot";
    S_NEAREST = "S-NEAREST", "Schussphase", "Das nächste sichtbare Ziel", "The nearest visible target";
    S_NOMELEE = "S-NOMELEE", "Schussphase", "Kein Schuss in den Nahkampf", "No shooting into close combat";
    S_DECLARE = "S-DECLARE", "Grundspiel", "Erst ansagen, dann messen; wer zuerst zuschlägt", "Declare before measuring; who strikes first";
    S_CRIT = "S-CRIT", "Schussphase, Nahkampfphase", "Kritischer Treffer", "Critical hit";
    S_NOARMOUR = "S-NOARMOUR", "Schussphase, Nahkampfphase", "Keine Rüstungswürfe", "No armour saves";
    S_WARDSHOT = "S-WARDSHOT", "Schussphase", "Rettungswurf gegen Beschuss", "Save against shooting";
}
