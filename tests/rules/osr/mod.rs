//! Old-school combat, chapter by chapter in book order.

mod attack;
mod bad_input;
mod catalog;
mod duel;
mod golden;
mod monsters;
mod order;
mod properties;
mod round;
mod states;
mod weapons;

use regelwerk::osr::{
    combat, monsters as beasts, order as turn, states as conditions, weapons as arms,
};
use regelwerk::rules::{Error, Value};
use serde_json::Value as Json;

use crate::support::{Face, ask, look};

/// Asks a procedure by its public name.
pub fn ask_one(procedure: &str, input: &Value, face: Face<'_>) -> Result<Json, Error> {
    match procedure {
        "osr.duration" => look::<turn::Duration>(input),
        "osr.surprise" => ask::<turn::Surprise>(input, face),
        "osr.initiative" => ask::<turn::Initiative>(input, face),
        "osr.roundOrder" => look::<turn::RoundOrder>(input),
        "osr.spellTiming" => look::<turn::SpellTiming>(input),
        "osr.interruption" => look::<turn::Interruption>(input),
        "osr.proficiencies" => look::<arms::Proficiencies>(input),
        "osr.twoWeapons" => look::<arms::TwoWeapons>(input),
        "osr.attack" => ask::<combat::Attack>(input, face),
        "osr.round" => ask::<combat::AttackRound>(input, face),
        "osr.duel" => ask::<combat::Duel>(input, face),
        "osr.damage" => ask::<combat::Damage>(input, face),
        "osr.facing" => look::<combat::FacingQuestion>(input),
        "osr.gaze" => ask::<conditions::Gaze>(input, face),
        "osr.senses" => look::<conditions::Senses>(input),
        "osr.approach" => look::<conditions::Approach>(input),
        "osr.killOutright" => look::<conditions::KillOutright>(input),
        "osr.monsterLevel" => look::<beasts::MonsterLevel>(input),
        "osr.saves" => look::<beasts::Saves>(input),
        "osr.monsterWays" => look::<beasts::MonsterWays>(input),
        other => panic!("no procedure `{other}`"),
    }
}

/// The steps of a part of the breakdown: rule and value.
pub fn steps(answer: &Json, of: &str) -> Vec<(String, i64)> {
    let all = answer["breakdown"].as_array().unwrap().iter();
    let own = all.filter(|step| step["of"] == of);
    own.map(|step| {
        (
            step["rule"].as_str().unwrap().to_string(),
            step["value"].as_i64().unwrap(),
        )
    })
    .collect()
}
