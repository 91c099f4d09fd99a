//! `osr.round`: attacks one after the other on one target.

use super::super::input::{choice_or, text, whole, whole_or};
use super::super::{Answer, Chances, Fraction};
use super::attack::attack;
use super::tables::missile_modifier;
use serde_json::Value;
use std::collections::BTreeMap;

/// Points so far, killed in its sleep or not, the target's state.
type Standing = (usize, bool, String);

// O-TWO: main hand −2, off hand −4, dexterity added, never a bonus.
pub fn two_weapons(dexterity: i64) -> (i64, i64) {
    let modifier = missile_modifier(dexterity);
    ((modifier - 2).min(0), (modifier - 4).min(0))
}

/// The chance of a save of d20 against `number`; a natural 1 fails.
pub fn saves(number: i64) -> Fraction {
    let mut saved = 0;
    for face in 1..=20 {
        if face != 1 && face >= number {
            saved += 1;
        }
    }
    Fraction::new(saved, 20)
}

fn not(chance: Fraction) -> Fraction {
    // Chances here are twentieths.
    Fraction::new(20 - (chance.value() * 20.0).round() as u128, 20)
}

fn add(to: &mut BTreeMap<Standing, Fraction>, standing: Standing, chance: Fraction) {
    if !chance.is_zero() {
        let sum = to.entry(standing).or_insert(Fraction::zero());
        *sum = sum.plus(chance);
    }
}

/// One blow at one standing.
fn strike(
    now: &BTreeMap<Standing, Fraction>,
    entry: &Value,
    which: &str,
    hand: i64,
) -> BTreeMap<Standing, Fraction> {
    let mut next = BTreeMap::new();
    for ((points, dead, state), weight) in now {
        // O-HELPLESS: twice the attacks; the second blow is for the helpless alone.
        if which == "second" && state != "helpless" {
            add(&mut next, (*points, *dead, state.clone()), *weight);
            continue;
        }
        let mut blow = entry["attack"].clone();
        blow["targetState"] = state.as_str().into();
        blow["attackBonus"] = (whole_or(&blow, "attackBonus", 0) + hand).into();
        let result = attack(&blow);
        let hit = result.odds.get("hit").copied().unwrap_or(Fraction::zero());
        let miss = result.odds.get("miss").copied().unwrap_or(Fraction::zero());

        // O-UNAWARE, O-SLEEP: over after the first attack, hit or miss.
        let mut later = state.as_str();
        if later == "unaware" || later == "asleep" {
            later = "normal";
        }
        add(
            &mut next,
            (*points, *dead, later.to_owned()),
            weight.times(miss),
        );

        // A hit: damage, the death roll of a sleeper, then the save.
        let mut becomes = later;
        let mut saved = Fraction::one();
        let mut failed = Fraction::zero();
        if !entry["onHit"].is_null() {
            saved = saves(whole(&entry["onHit"], "saveNumber"));
            failed = not(saved);
            if later != "helpless" {
                becomes = text(&entry["onHit"], "becomes");
            }
        }
        let death = result.death.unwrap_or(Fraction::zero());
        let survival = not(death);
        for (more, chance) in result.damage_of_a_hit.iter().enumerate() {
            let weight = weight.times(hit).times(*chance);
            for (dies, chance) in [(true, death), (false, survival)] {
                let weight = weight.times(chance);
                let standing = (points + more, *dead || dies, later.to_owned());
                add(&mut next, standing, weight.times(saved));
                let standing = (points + more, *dead || dies, becomes.to_owned());
                add(&mut next, standing, weight.times(failed));
            }
        }
    }
    next
}

pub fn round(input: &Value) -> Answer {
    let attacks = input["attacks"].as_array().unwrap();
    let first_state = choice_or(&attacks[0]["attack"], "targetState", "normal");
    let mut now: BTreeMap<Standing, Fraction> = BTreeMap::new();
    now.insert((0, false, first_state.to_owned()), Fraction::one());

    for (place, entry) in attacks.iter().enumerate() {
        // O-TWO: `main` and `off` are places in the list.
        let two = &input["twoWeapons"];
        let mut hand = 0;
        if !two.is_null() {
            let (main, off) = two_weapons(whole(two, "dexterity"));
            if whole(two, "main") == place as i64 {
                hand = main;
            }
            if whole(two, "off") == place as i64 {
                hand = off;
            }
        }
        for _time in 0..whole_or(entry, "times", 1) {
            // Only whoever was helpless before the first blow gets the second.
            let mut helpless = BTreeMap::new();
            let mut others = BTreeMap::new();
            for (standing, weight) in now {
                if standing.2 == "helpless" {
                    helpless.insert(standing, weight);
                } else {
                    others.insert(standing, weight);
                }
            }
            let mut next = strike(&others, entry, "first", hand);
            let twice = strike(
                &strike(&helpless, entry, "first", hand),
                entry,
                "second",
                hand,
            );
            for (standing, weight) in twice {
                add(&mut next, standing, weight);
            }
            now = next;
        }
    }

    let mut damage: Vec<Fraction> = Vec::new();
    let mut dropped = Fraction::zero();
    let mut states = Chances::new();
    for ((points, dead, state), weight) in now {
        while damage.len() <= points {
            damage.push(Fraction::zero());
        }
        damage[points] = damage[points].plus(weight);
        let mut id = state;
        let hit_points = whole_or(input, "targetHitPoints", i64::MAX);
        if dead || points as i64 >= hit_points {
            dropped = dropped.plus(weight);
            "dropped".clone_into(&mut id);
        }
        let sum = states.entry(id).or_insert(Fraction::zero());
        *sum = sum.plus(weight);
    }
    Answer::Round {
        damage,
        dropped,
        states,
    }
}
