//! Exports of Chronopia.

use wasm_bindgen::prelude::*;

use super::{call, procedures};
use crate::chronopia::ranged::{Activation, Shot, Volley};

procedures! {
    Shot, "Odds<ShotOutcome>":
        chronopia_shot_odds = chronopiaShotOdds,
        chronopia_shot_roll = chronopiaShotRoll -> "Played<ShotOutcome>",
        chronopia_shot_resolve = chronopiaShotResolve -> "Resolved<ShotOutcome>";
    Volley, "VolleyOdds":
        chronopia_volley_odds = chronopiaVolleyOdds,
        chronopia_volley_roll = chronopiaVolleyRoll -> "Played<VolleyOutcome>",
        chronopia_volley_resolve = chronopiaVolleyResolve -> "Resolved<VolleyOutcome>";
    Activation, "ActivationOdds":
        chronopia_activation_odds = chronopiaActivationOdds,
        chronopia_activation_roll = chronopiaActivationRoll -> "Played<ActivationOutcome>",
        chronopia_activation_resolve = chronopiaActivationResolve -> "Resolved<ActivationOutcome>";
}
