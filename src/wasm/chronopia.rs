//! Exports of Chronopia.

use wasm_bindgen::prelude::*;

use super::{call, lookups, procedures};
use crate::chronopia::magic::{
    Castable, Casting, Control, Creature, Rage, Spell, SpellCosts, SpellLevels, Summoning,
};
use crate::chronopia::morale::{
    FearDue, Horror, HorrorTrack, Immunity, Morale, MoraleLeadership, PanicDue, PanicTrack,
    RecoveryDue, WorstState,
};
use crate::chronopia::ranged::{Activation, Shot, Volley};
use crate::chronopia::targeting::{CoverQuestion, LineOfSight, Targets};

procedures! {
    Shot, "Odds<ShotOutcome>":
        chronopia_shot_odds = chronopiaShotOdds,
        chronopia_shot_roll = chronopiaShotRoll -> "Played<ShotOutcome>",
        chronopia_shot_resolve = chronopiaShotResolve -> "Resolved<ShotOutcome>";
    Spell, "Odds<SpellOutcome>":
        chronopia_spell_odds = chronopiaSpellOdds,
        chronopia_spell_roll = chronopiaSpellRoll -> "Played<SpellOutcome>",
        chronopia_spell_resolve = chronopiaSpellResolve -> "Resolved<SpellOutcome>";
    Casting, "CastingOdds":
        chronopia_casting_odds = chronopiaCastingOdds,
        chronopia_casting_roll = chronopiaCastingRoll -> "Played<CastingOutcome>",
        chronopia_casting_resolve = chronopiaCastingResolve -> "Resolved<CastingOutcome>";
    Summoning, "Odds<SummoningOutcome>":
        chronopia_summoning_odds = chronopiaSummoningOdds,
        chronopia_summoning_roll = chronopiaSummoningRoll -> "Played<SummoningOutcome>",
        chronopia_summoning_resolve = chronopiaSummoningResolve -> "Resolved<SummoningOutcome>";
    Rage, "Odds<RageOutcome>":
        chronopia_rage_odds = chronopiaRageOdds,
        chronopia_rage_roll = chronopiaRageRoll -> "Played<RageOutcome>",
        chronopia_rage_resolve = chronopiaRageResolve -> "Resolved<RageOutcome>";
    Morale, "MoraleOdds":
        chronopia_morale_odds = chronopiaMoraleOdds,
        chronopia_morale_roll = chronopiaMoraleRoll -> "Played<MoraleOutcome>",
        chronopia_morale_resolve = chronopiaMoraleResolve -> "Resolved<MoraleOutcome>";
    Horror, "HorrorOdds":
        chronopia_horror_odds = chronopiaHorrorOdds,
        chronopia_horror_roll = chronopiaHorrorRoll -> "Played<HorrorOutcome>",
        chronopia_horror_resolve = chronopiaHorrorResolve -> "Resolved<HorrorOutcome>";
    Volley, "VolleyOdds":
        chronopia_volley_odds = chronopiaVolleyOdds,
        chronopia_volley_roll = chronopiaVolleyRoll -> "Played<VolleyOutcome>",
        chronopia_volley_resolve = chronopiaVolleyResolve -> "Resolved<VolleyOutcome>";
    Activation, "ActivationOdds":
        chronopia_activation_odds = chronopiaActivationOdds,
        chronopia_activation_roll = chronopiaActivationRoll -> "Played<ActivationOutcome>",
        chronopia_activation_resolve = chronopiaActivationResolve -> "Resolved<ActivationOutcome>";
}

lookups! {
    SpellLevels: chronopia_spell_levels = chronopiaSpellLevels -> "SpellLevelsOdds";
    Control: chronopia_control = chronopiaControl -> "ControlOdds";
    Castable: chronopia_castable = chronopiaCastable -> "CastableAnswer";
    SpellCosts: chronopia_spell_costs = chronopiaSpellCosts -> "SpellCostsAnswer";
    Creature: chronopia_creature = chronopiaCreature -> "Decision";
    Targets: chronopia_targets = chronopiaTargets -> "TargetsAnswer";
    LineOfSight: chronopia_line_of_sight = chronopiaLineOfSight -> "LineAnswer";
    HorrorTrack: chronopia_horror_track = chronopiaHorrorTrack -> "HorrorTrackOdds";
    PanicTrack: chronopia_panic_track = chronopiaPanicTrack -> "PanicTrackOdds";
    PanicDue: chronopia_panic_due = chronopiaPanicDue -> "PanicDueAnswer";
    RecoveryDue: chronopia_recovery_due = chronopiaRecoveryDue -> "RecoveryDueAnswer";
    FearDue: chronopia_fear_due = chronopiaFearDue -> "FearDueAnswer";
    MoraleLeadership: chronopia_morale_leadership = chronopiaMoraleLeadership -> "MoraleLeadershipAnswer";
    Immunity: chronopia_immunity = chronopiaImmunity -> "ImmunityAnswer";
    WorstState: chronopia_worst_state = chronopiaWorstState -> "WorstStateAnswer";
}

/// The answer to a [`CoverQuestion`]; the type `Cover` is what a shot asks for.
///
/// # Errors
/// Everything that is wrong with the input.
#[wasm_bindgen(js_name = chronopiaCover, unchecked_return_type = "CoverAnswer")]
pub fn chronopia_cover(
    #[wasm_bindgen(unchecked_param_type = "CoverQuestion")] input: JsValue,
) -> Result<JsValue, JsValue> {
    call::lookup::<CoverQuestion>(&input)
}
