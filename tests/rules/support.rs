//! What several test files need: JSON in, answers out, by the public names of the procedures.

use regelwerk::chronopia::magic::{
    Castable, Casting, Control, Creature, Rage, Spell, SpellCosts, SpellLevels, Summoning,
};
use regelwerk::chronopia::morale::{
    FearDue, Horror, HorrorTrack, Immunity, Morale, MoraleLeadership, PanicDue, PanicTrack,
    RecoveryDue, WorstState,
};
use regelwerk::chronopia::plan::{MagePlan, ShooterPlan, SummonerPlan};
use regelwerk::chronopia::ranged::{Activation, Shot, Volley};
use regelwerk::chronopia::targeting::{CoverQuestion, LineOfSight, Targets};
use regelwerk::rules::{self, Error, Lookup, Procedure, Question, Value};
use regelwerk::scharmuetzel;
use serde_json::Value as Json;

use crate::oracle::{self, Answer};

/// JSON as the loose value that a binding hands over.
pub fn loose(json: &Json) -> Value {
    match json {
        Json::Null => Value::Missing,
        Json::Bool(flag) => Value::Flag(*flag),
        Json::Number(number) => Value::Number(number.as_f64().unwrap()),
        Json::String(text) => Value::Text(text.clone()),
        Json::Array(items) => Value::List(items.iter().map(loose).collect()),
        Json::Object(entries) => Value::Object(
            entries
                .iter()
                .map(|(key, value)| (key.clone(), loose(value)))
                .collect(),
        ),
    }
}

/// One of the three faces of a procedure.
#[derive(Clone, Copy, Debug)]
pub enum Face<'a> {
    Odds,
    Roll(u32),
    Resolve(&'a [u16]),
}

pub fn ask<Q: Question>(input: &Value, face: Face<'_>) -> Result<Json, Error> {
    let input: Q = rules::read(input)?;
    let procedure = input.checked();
    Ok(match face {
        Face::Odds => serde_json::to_value(procedure.odds()).unwrap(),
        Face::Roll(seed) => serde_json::to_value(rules::roll(&procedure, seed)).unwrap(),
        Face::Resolve(faces) => serde_json::to_value(rules::resolve(&procedure, faces)?).unwrap(),
    })
}

/// Answers a look-up.
pub fn look<L: Lookup>(input: &Value) -> Result<Json, Error> {
    let input: L = rules::read(input)?;
    Ok(serde_json::to_value(input.answer()).unwrap())
}

/// Asks a procedure by its public name, as a JavaScript caller would.
pub fn answer(procedure: &str, input: &Value, face: Face<'_>) -> Result<Json, Error> {
    match procedure {
        "chronopia.shot" => ask::<Shot>(input, face),
        "chronopia.volley" => ask::<Volley>(input, face),
        "chronopia.activation" => ask::<Activation>(input, face),
        "chronopia.targets" => look::<Targets>(input),
        "chronopia.lineOfSight" => look::<LineOfSight>(input),
        "chronopia.cover" => look::<CoverQuestion>(input),
        "chronopia.spell" => ask::<Spell>(input, face),
        "chronopia.casting" => ask::<Casting>(input, face),
        "chronopia.summoning" => ask::<Summoning>(input, face),
        "chronopia.rage" => ask::<Rage>(input, face),
        "chronopia.spellLevels" => look::<SpellLevels>(input),
        "chronopia.castable" => look::<Castable>(input),
        "chronopia.spellCosts" => look::<SpellCosts>(input),
        "chronopia.control" => look::<Control>(input),
        "chronopia.creature" => look::<Creature>(input),
        "chronopia.morale" => ask::<Morale>(input, face),
        "chronopia.horror" => ask::<Horror>(input, face),
        "chronopia.horrorTrack" => look::<HorrorTrack>(input),
        "chronopia.panicTrack" => look::<PanicTrack>(input),
        "chronopia.panicDue" => look::<PanicDue>(input),
        "chronopia.recoveryDue" => look::<RecoveryDue>(input),
        "chronopia.fearDue" => look::<FearDue>(input),
        "chronopia.moraleLeadership" => look::<MoraleLeadership>(input),
        "chronopia.immunity" => look::<Immunity>(input),
        "chronopia.worstState" => look::<WorstState>(input),
        "chronopia.shooterPlan" => look::<ShooterPlan>(input),
        "chronopia.magePlan" => look::<MagePlan>(input),
        "chronopia.summonerPlan" => look::<SummonerPlan>(input),
        other if other.starts_with("osr.") => crate::osr::ask_one(other, input, face),
        other if other.starts_with("scharmuetzel.") => skirmish(other, input, face),
        other => panic!("no procedure `{other}`"),
    }
}

fn skirmish(procedure: &str, input: &Value, face: Face<'_>) -> Result<Json, Error> {
    use scharmuetzel::{combat, injury, morale, movement, shooting, turn};
    match procedure {
        "scharmuetzel.turnSheet" => look::<turn::TurnSheet>(input),
        "scharmuetzel.rallyDue" => look::<turn::RallyDue>(input),
        "scharmuetzel.rally" => ask::<turn::Rally>(input, face),
        "scharmuetzel.charge" => look::<movement::Charge>(input),
        "scharmuetzel.unseenCharge" => ask::<movement::UnseenCharge>(input, face),
        "scharmuetzel.nerve" => ask::<movement::Nerve>(input, face),
        "scharmuetzel.intercept" => look::<movement::Intercept>(input),
        "scharmuetzel.sprint" => look::<movement::Sprint>(input),
        "scharmuetzel.hide" => look::<movement::Hide>(input),
        "scharmuetzel.found" => look::<movement::Found>(input),
        "scharmuetzel.mayShoot" => look::<shooting::MayShoot>(input),
        "scharmuetzel.targets" => look::<shooting::ShootingTargets>(input),
        "scharmuetzel.shooting" => ask::<shooting::Shooting>(input, face),
        "scharmuetzel.group" => ask::<shooting::Group>(input, face),
        "scharmuetzel.fight" => ask::<combat::Fight>(input, face),
        "scharmuetzel.melee" => ask::<combat::MeleeFight>(input, face),
        "scharmuetzel.injury" => ask::<injury::Injury>(input, face),
        "scharmuetzel.recovery" => look::<injury::Recovery>(input),
        "scharmuetzel.leader" => look::<morale::Leader>(input),
        "scharmuetzel.routDue" => look::<morale::RoutDue>(input),
        "scharmuetzel.rout" => ask::<morale::Rout>(input, face),
        other => panic!("no procedure `{other}`"),
    }
}

/// The odds of a JSON input that must be good.
pub fn odds(procedure: &str, input: &Json) -> Json {
    match answer(procedure, &loose(input), Face::Odds) {
        Ok(answer) => answer,
        Err(error) => panic!("{procedure} {input}: {error}"),
    }
}

/// Outcome id → fraction, of an answer.
pub fn fractions(answer: &Json) -> std::collections::BTreeMap<String, String> {
    let outcomes = answer["outcomes"].as_array().unwrap().iter();
    let pairs = outcomes.map(|chance| {
        let text = |key: &str| chance[key].as_str().unwrap().to_string();
        (text("id"), text("fraction"))
    });
    pairs.collect()
}

/// Compares an answer with the oracle's; false where both call the input illegal.
pub fn same_as_oracle(procedure: &str, input: &Json) -> bool {
    let found = answer(procedure, &loose(input), Face::Odds);
    let place = format!("{procedure} {input}");
    match (oracle::odds(procedure, input), found) {
        (Answer::NotLegal { step }, Err(error)) => {
            let path = error.path().unwrap();
            assert_eq!(
                path,
                step.map_or("plan".into(), |step| format!("plan[{step}]")),
                "{place}"
            );
            false
        }
        (Answer::NotLegal { .. }, Ok(_)) => panic!("{place}: legal here only"),
        (_, Err(error)) => panic!("{place}: {error}"),
        (Answer::Chances(expected), Ok(found)) => {
            assert_eq!(fractions(&found), texts(&expected), "{place}");
            true
        }
        (Answer::SpellLevels { rows, best_levels }, Ok(found)) => {
            assert_eq!(
                found["best"].as_i64(),
                best_levels.iter().min().copied(),
                "{place}"
            );
            assert_eq!(
                found["equallyGood"],
                serde_json::json!(best_levels),
                "{place}"
            );
            let levels = found["rows"].as_array().unwrap();
            assert_eq!(levels.len(), rows.len(), "{place}");
            for ((level, expected), found) in rows.iter().zip(levels) {
                assert_eq!(found["level"].as_i64(), Some(*level), "{place}");
                assert_eq!(fractions(found), texts(expected), "{place}");
            }
            true
        }
        (Answer::Track(expected), Ok(found)) => {
            same_track(&serde_json::json!(expected), &found["rounds"], &place);
            true
        }
        (
            Answer::Volley {
                wounds,
                losses,
                friend_wounds,
            },
            Ok(found),
        ) => {
            same_counts(&wounds, &found["wounds"], &place);
            same_counts(&losses, &found["losses"], &place);
            same_friends(friend_wounds.as_deref(), &found, &place);
            true
        }
        (
            Answer::Activation {
                wounds,
                friend_wounds,
                fumble,
                cut_short,
            },
            Ok(found),
        ) => {
            same_counts(&wounds, &found["wounds"], &place);
            same_friends(friend_wounds.as_deref(), &found, &place);
            near(&found["fumble"], fumble.value(), &place);
            near(&found["cutShort"], cut_short.value(), &place);
            true
        }
        (Answer::Attack(attack), Ok(found)) => {
            assert_eq!(fractions(&found), texts(&attack.odds), "{place}");
            assert_eq!(found["needed"].as_i64(), attack.needed, "{place}");
            same_counts(&attack.damage, &found["damage"], &place);
            same_counts(&attack.damage_of_a_hit, &found["damageOfHit"], &place);
            let slain = attack.slain.map(|chance| chance.to_string());
            assert_eq!(found["slainFraction"].as_str(), slain.as_deref(), "{place}");
            true
        }
        (
            Answer::Round {
                damage,
                dropped,
                states,
            },
            Ok(found),
        ) => {
            same_counts(&damage, &found["damage"], &place);
            if let Some(chance) = found.get("dropped") {
                near(chance, dropped.value(), &place);
            }
            let ours = found["states"].as_array().unwrap();
            assert_eq!(ours.len(), states.len(), "{place}");
            for chance in ours {
                let wanted = states[chance["id"].as_str().unwrap()];
                near(&chance["probability"], wanted.value(), &place);
            }
            true
        }
        (Answer::Damage(expected), Ok(found)) => {
            same_counts(&expected, &found["damage"], &place);
            true
        }
        (Answer::Initiative { odds, spell }, Ok(found)) => {
            assert_eq!(fractions(&found), texts(&odds), "{place}");
            if let Some(spell) = spell {
                let ours = serde_json::json!({ "outcomes": found["spell"] });
                assert_eq!(fractions(&ours), texts(&spell), "{place}");
            } else {
                assert!(found.get("spell").is_none(), "{place}");
            }
            true
        }
        (Answer::Value(value), Ok(found)) => {
            assert_eq!(found["value"], value, "{place}");
            true
        }
    }
}

fn near(found: &Json, expected: f64, place: &str) {
    let found = found.as_f64().unwrap();
    assert!(
        (found - expected).abs() < 1e-12,
        "{place}: {found} in place of {expected}"
    );
}

fn same_counts(expected: &[oracle::Fraction], found: &Json, place: &str) {
    let found = found.as_array().unwrap();
    for (count, expected) in expected.iter().enumerate() {
        let found = found.get(count).cloned().unwrap_or_else(|| 0.0.into());
        near(&found, expected.value(), &format!("{place}: {count}"));
    }
    assert!(
        found.len() <= expected.len(),
        "{place}: counts that cannot happen"
    );
}

/// State → chance, round by round, against the rounds of an answer.
pub fn same_track(expected: &Json, found: &Json, place: &str) {
    let (expected, found) = (expected.as_array().unwrap(), found.as_array().unwrap());
    assert_eq!(expected.len(), found.len(), "{place}");
    for (round, (expected, found)) in expected.iter().zip(found).enumerate() {
        let place = format!("{place}: round {round}");
        assert_eq!(found["round"], round, "{place}");
        let outcomes = found["outcomes"].as_array().unwrap();
        let expected = expected.as_object().unwrap();
        assert_eq!(outcomes.len(), expected.len(), "{place}: {outcomes:?}");
        for chance in outcomes {
            let wanted = expected[chance["id"].as_str().unwrap()].as_f64().unwrap();
            near(&chance["probability"], wanted, &place);
        }
    }
}

fn same_friends(expected: Option<&[oracle::Fraction]>, found: &Json, place: &str) {
    match expected {
        Some(expected) => same_counts(expected, &found["friendWounds"], place),
        None => assert!(found.get("friendWounds").is_none(), "{place}"),
    }
}

/// Outcome id → fraction, of the oracle's answer.
fn texts(chances: &oracle::Chances) -> std::collections::BTreeMap<String, String> {
    let possible = chances.iter().filter(|(_, chance)| !chance.is_zero());
    possible
        .map(|(id, chance)| (id.clone(), chance.text().unwrap()))
        .collect()
}
