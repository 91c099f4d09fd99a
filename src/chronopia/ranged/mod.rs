//! Section 3.6: ranged combat.
//!
//! | question | where |
//! | --- | --- |
//! | one shot | [`Shot`] |
//! | many shooters at one unit | [`Volley`] |
//! | one figure's activation | [`Activation`] |

mod activation;
mod activation_play;
pub(crate) mod catalog;
mod shot;
mod shot_check;
mod volley;

pub(in crate::chronopia) use activation::ready_shots;
pub use activation::{Action, Activation, Rate};
pub use activation_play::{ActivationOdds, ActivationOutcome, CheckedActivation, PlannedShot};
pub use shot::{Cover, Melee, Shot, ShotOutcome, Weapon};
pub use shot_check::CheckedShot;
pub use volley::{CheckedVolley, Volley, VolleyOdds, VolleyOutcome};
pub(in crate::chronopia) use volley::{WOUND, WOUNDS};

use crate::catalog::{Labelled, labels};
use crate::rules::{Text, references};

/// What the faces of the rolls of a shot do.
pub(crate) fn band_labels() -> Vec<Labelled> {
    let mut all = labels::<shot_check::Hit>();
    all.extend(labels::<shot_check::Armour>());
    all
}

/// C-R-AIR: the distance over ground and the height together. Counted in billionths of an inch: no sum
/// lies beyond the end of a range only because 0.2 + 0.1 is more than 0.3 in binary.
pub(in crate::chronopia) fn whole_distance(ground: f64, height: f64) -> f64 {
    ((ground + height) * 1e9).round() / 1e9
}

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2", "Big game, chapter 3, part 2");
    C_R_RATE = "C-R-RATE", "3.6", "Feuerrate", "Rate of fire";
    C_R_HIT = "C-R-HIT", "3.6", "Trefferwurf", "Roll to hit";
    C_R_RANGE = "C-R-RANGE", "3.6", "Entfernungsabzug", "Range penalty";
    C_R_NOMEASURE = "C-R-NOMEASURE", "3.6", "Erst ansagen, dann messen; außer Reichweite geht die Handlung verloren", "Declare before measuring; out of range the action is lost";
    C_R_HEAVY = "C-R-HEAVY", "3.6", "Schwere Deckung", "Heavy cover";
    C_R_LIGHT = "C-R-LIGHT", "3.6", "Leichte Deckung", "Light cover";
    C_R_PERFECT = "C-R-PERFECT", "3.6", "Perfekter Schuss", "Perfect shot";
    C_R_FUMBLE = "C-R-FUMBLE", "3.6", "Patzer beim Schießen", "Fumbled shot";
    C_R_MELEE = "C-R-MELEE", "3.6", "In den Nahkampf schießen", "Shooting into melee";
    C_R_STRAY = "C-R-STRAY", "3.6", "Verirrter Schuss", "Stray shot";
    C_R_STRAYBIG = "C-R-STRAYBIG", "3.6", "Großes Ziel im Nahkampf", "Large target in melee";
    C_R_MELEE1 = "C-R-MELEE1", "3.6", "Eine 1 in den Nahkampf", "A 1 into melee";
    C_R_MELEE20 = "C-R-MELEE20", "3.6", "Eine 20 in den Nahkampf", "A 20 into melee";
    C_R_MOUNTED = "C-R-MOUNTED", "3.6", "Reiter, Streitwagen und Besatzung sind ein Ziel", "Rider, chariot and crew are one target";
    C_R_AIR = "C-R-AIR", "3.6", "Entfernung zu Fliegern", "Distance to flyers";
    C_R_ARMOUR = "C-R-ARMOUR", "3.6", "Rüstungswurf", "Armour roll";
    C_R_STRENGTH = "C-R-STRENGTH", "3.6", "Stärke zum Schaden", "Strength added to damage";
    C_R_AIM = "C-R-AIM", "3.6", "Zielen", "Aiming";
}
