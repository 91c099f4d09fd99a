//! `chronopia.activation`: a plan of actions, shot by shot.

use super::input::{whole, whole_or};
use super::shot::shot;
use super::{Answer, Fraction};
use serde_json::Value;
use std::collections::BTreeMap;

/// One shot of the plan.
struct Planned {
    /// Aim actions that it has to its credit.
    aim: i64,
    /// No shot and no action comes after it.
    last: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Shooting,
    /// C-R-FUMBLE with nothing left to lose.
    Fumbled,
    /// C-R-FUMBLE with planned shots or actions left.
    CutShort,
}

pub fn activation(input: &Value) -> Answer {
    let plan = input["plan"].as_array().unwrap();
    let rate_shots = whole(&input["rate"], "shots");
    let rate_actions = whole(&input["rate"], "actions");
    if plan.len() as i64 > whole(input, "actions") {
        return Answer::NotLegal {
            step: Some(whole(input, "actions") as usize),
        };
    }

    // Write the plan out as single shots.
    let mut planned: Vec<Planned> = Vec::new();
    let mut fired: Vec<i64> = Vec::new(); // by action
    let mut aim = 0;
    for (step, action) in plan.iter().enumerate() {
        let mut now = 0;
        match action.as_str().unwrap() {
            "aim" => aim += 1, // C-R-AIM
            "shoot" => {
                // C-R-RATE: at most `shots` in any `actions` consecutive actions.
                let mut recent = 0;
                for (earlier, shots) in fired.iter().enumerate() {
                    if ((step - earlier) as i64) < rate_actions {
                        recent += shots;
                    }
                }
                let mut at_once = rate_shots / rate_actions;
                if rate_shots % rate_actions > 0 {
                    at_once += 1;
                }
                now = at_once.min(rate_shots - recent);
                if now <= 0 {
                    return Answer::NotLegal { step: Some(step) };
                }
                for number in 1..=now {
                    planned.push(Planned {
                        aim: if number == 1 { aim } else { 0 },
                        last: number == now && step + 1 == plan.len(),
                    });
                }
                aim = 0;
            }
            "move" | "spot" | "other" => {}
            _ => panic!("no such action"),
        }
        fired.push(now);
    }

    // (wounds, wounds of friends, state) → chance
    let mut states: BTreeMap<(usize, usize, State), Fraction> = BTreeMap::new();
    states.insert((0, 0, State::Shooting), Fraction::one());
    for shooting in &planned {
        let mut this_shot = input["shot"].clone();
        // The aim actions of the plan come on top of those that the shot brings along.
        this_shot["aim"] = (whole_or(&input["shot"], "aim", 0) + shooting.aim).into();
        let chances = shot(&this_shot);

        let mut next: BTreeMap<(usize, usize, State), Fraction> = BTreeMap::new();
        for ((wounds, friends, state), weight) in &states {
            if *state != State::Shooting {
                let sum = next
                    .entry((*wounds, *friends, *state))
                    .or_insert(Fraction::zero());
                *sum = sum.plus(*weight);
                continue;
            }
            for (outcome, chance) in &chances {
                let over = if shooting.last {
                    State::Fumbled
                } else {
                    State::CutShort
                };
                let key = match outcome.as_str() {
                    "perfect" | "wound" => (wounds + 1, *friends, State::Shooting),
                    "strayWound" => (*wounds, friends + 1, State::Shooting),
                    "saved" | "straySaved" | "miss" | "outOfRange" => {
                        (*wounds, *friends, State::Shooting)
                    }
                    "fumble" | "fumbleSaved" => (*wounds, *friends, over),
                    "fumbleWound" => (*wounds, friends + 1, over),
                    _ => panic!("no such outcome"),
                };
                let sum = next.entry(key).or_insert(Fraction::zero());
                *sum = sum.plus(weight.times(*chance));
            }
        }
        states = next;
    }

    let mut wounds = vec![Fraction::zero(); planned.len() + 1];
    let mut friend_wounds = vec![Fraction::zero(); planned.len() + 1];
    let mut fumble = Fraction::zero();
    let mut cut_short = Fraction::zero();
    for ((count, friends, state), weight) in &states {
        wounds[*count] = wounds[*count].plus(*weight);
        friend_wounds[*friends] = friend_wounds[*friends].plus(*weight);
        if *state != State::Shooting {
            fumble = fumble.plus(*weight);
        }
        if *state == State::CutShort {
            cut_short = cut_short.plus(*weight);
        }
    }
    Answer::Activation {
        wounds,
        friend_wounds: if input["shot"]["melee"].is_null() {
            None
        } else {
            Some(friend_wounds)
        },
        fumble,
        cut_short,
    }
}
