//! The best plan by trying everything: each action by itself, each die by itself, nothing remembered,
//! what was reached counted at the very end.

use super::input::{choice_or, flag_or, number, number_or, whole, whole_or};
use super::{Answer, Chances, magic, shot};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    /// Rolling thousands of dice for each shot and spell is slow; plans are not kept.
    static ROLLED: RefCell<BTreeMap<String, Chances>> = RefCell::default();
}

fn rolled(input: &Value, roll: fn(&Value) -> Chances) -> Chances {
    let key = input.to_string();
    let known = ROLLED.with_borrow(|rolled| rolled.get(&key).cloned());
    known.unwrap_or_else(|| {
        let chances = roll(input);
        ROLLED.with_borrow_mut(|rolled| rolled.insert(key, chances.clone()));
        chances
    })
}

fn chance(chances: &Chances, ids: &[&str]) -> f64 {
    let all = ids.iter().filter_map(|id| chances.get(*id));
    all.map(|fraction| fraction.value()).sum()
}

/// The mean of wounds, or the chance of so many, with the best plan of a shooter.
pub fn shooter(input: &Value) -> f64 {
    let actions = whole(input, "actions") as usize;
    let table: Vec<Vec<[f64; 2]>> = (0..=actions)
        .map(|moved| {
            (0..=actions)
                .map(|aimed| one_shot(input, moved, aimed))
                .collect()
        })
        .collect();
    act(input, &table, &mut Vec::new(), 0, 0, 0)
}

/// Chance of a wound and of a fumble.
fn one_shot(input: &Value, moved: usize, aimed: usize) -> [f64; 2] {
    let mut one = input["shot"].clone();
    let way = moved as f64 * number_or(input, "moveDistance", 0.0);
    let distance = f64::max(number(&one, "distance") - way, 0.0);
    one["distance"] = json!(distance);
    if moved > 0 && !input["coverEnds"].is_null() && distance <= number(input, "coverEnds") {
        one["cover"] = json!("none");
    }
    if !one["melee"]["friendDistance"].is_null() {
        let friend = f64::max(number(&one["melee"], "friendDistance") - way, 0.0);
        one["melee"]["friendDistance"] = json!(friend);
    }
    one["aim"] = json!(aimed);
    let chances = rolled(&one, shot::shot);
    [
        chance(&chances, &["perfect", "wound"]),
        chance(&chances, &["fumble", "fumbleWound", "fumbleSaved"]),
    ]
}

fn worth(input: &Value, wounds: i64) -> f64 {
    match choice_or(input, "goal", "wounds") {
        "wounds" => wounds as f64,
        _ => f64::from(u8::from(wounds >= whole_or(input, "atLeast", 1))),
    }
}

/// The next action, after those whose shots are listed.
fn act(
    input: &Value,
    table: &[Vec<[f64; 2]>],
    fired: &mut Vec<i64>,
    aimed: usize,
    moved: usize,
    wounds: i64,
) -> f64 {
    if fired.len() as i64 == whole(input, "actions") {
        return worth(input, wounds);
    }
    let (most, window) = (
        whole(&input["rate"], "shots"),
        whole(&input["rate"], "actions"),
    );
    // C-R-RATE: no more than that in any so many actions, and as evenly as it goes.
    let recent: i64 = fired.iter().rev().take(window as usize - 1).sum();
    let even = (most + window - 1) / window;
    let ready = i64::min(most - recent, even);
    let mut without = |aimed, moved| {
        fired.push(0);
        let value = act(input, table, fired, aimed, moved, wounds);
        fired.pop();
        value
    };
    let mut best = f64::max(without(aimed, moved), without(aimed + 1, moved));
    if number_or(input, "moveDistance", 0.0) > 0.0 {
        best = f64::max(best, without(aimed, moved + 1));
    }
    if ready > 0 {
        best = f64::max(
            best,
            shoot(input, table, fired, (aimed, moved), wounds, (ready, ready)),
        );
    }
    best
}

/// The rest of the shots of one action, then what comes after.
fn shoot(
    input: &Value,
    table: &[Vec<[f64; 2]>],
    fired: &mut Vec<i64>,
    (aimed, moved): (usize, usize),
    wounds: i64,
    (left, ready): (i64, i64),
) -> f64 {
    if left == 0 {
        fired.push(ready);
        let value = act(input, table, fired, aimed, moved, wounds);
        fired.pop();
        return value;
    }
    let [wound, fumble] = table[moved][aimed];
    let mut next = |wounds| shoot(input, table, fired, (0, moved), wounds, (left - 1, ready));
    // C-R-FUMBLE: all that would come is lost.
    wound * next(wounds + 1) + (1.0 - wound - fumble) * next(wounds) + fumble * worth(input, wounds)
}

/// What the effects of a mage are worth on average, or the chance of so many, with the best plan.
pub fn mage(input: &Value) -> f64 {
    let spells = input["spells"].as_array().unwrap();
    conjure(input, spells, whole(input, "actions"), 0, &mut Vec::new())
}

/// `worked`: the spells that took effect so far, in order.
fn conjure(
    input: &Value,
    spells: &[Value],
    left: i64,
    concentrated: i64,
    worked: &mut Vec<usize>,
) -> f64 {
    let end = match choice_or(input, "goal", "effects") {
        "effects" => worked
            .iter()
            .map(|spell| number_or(&spells[*spell], "weight", 1.0))
            .sum(),
        _ => f64::from(u8::from(
            worked.len() as i64 >= whole_or(input, "atLeast", 1),
        )),
    };
    if left <= 0 {
        return end;
    }
    // One action of concentration, or one spell now.
    let mut best = f64::max(
        end,
        conjure(input, spells, left - 1, concentrated + 1, worked),
    );
    for (index, planned) in spells.iter().enumerate() {
        let cost = whole_or(planned, "actions", 1);
        let again = flag_or(planned, "repeats", false);
        if cost > left || (!again && worked.contains(&index)) {
            continue;
        }
        let own = whole(&planned["spell"], "level");
        for level in whole_or(planned, "from", own)..=whole_or(planned, "to", own) {
            let mut spell = planned["spell"].clone();
            spell["level"] = json!(level);
            spell["concentrate"] = json!(concentrated);
            let chances = rolled(&spell, |spell| {
                let Answer::Chances(chances) = magic::spell(spell) else {
                    panic!("{spell}");
                };
                chances
            });
            let works = chance(&chances, &["perfect", "takesEffect"]);
            let lost = chance(&chances, &["actionsLost"]);
            let failed = conjure(input, spells, left - cost, 0, worked);
            worked.push(index);
            let done = conjure(input, spells, left - cost, 0, worked);
            worked.pop();
            best = f64::max(
                best,
                works * done + lost * end + (1.0 - works - lost) * failed,
            );
        }
    }
    best
}

/// How one creature of a summoner stands when he is at it.
#[derive(Clone, Copy, PartialEq)]
enum Creature {
    NeedsAction,
    CameBack,
    Rages,
}

/// What all rounds of a summoner's creatures bring on average, with the best plan: any of them may be
/// held, not only so many.
pub fn summoner(input: &Value) -> f64 {
    let mut creatures = vec![Creature::NeedsAction; whole(input, "creatures") as usize];
    let raging = whole_or(input, "raging", 0) as usize;
    creatures.resize(creatures.len() + raging, Creature::Rages);
    decide(input, &creatures, whole(input, "rounds"))
}

/// The faces of the rage table, by what a round is worth: 1 · 2–5 · 6–10 · 11–15 · 16–19 · 20.
fn table(input: &Value) -> Vec<f64> {
    let worth = &input["worth"];
    (1..=20)
        .map(|face| match face {
            1 => number_or(worth, "obeys", 1.0),
            2..=5 => number_or(worth, "attacksNearestEnemy", 0.5),
            6..=10 => number_or(worth, "attacksNearest", 0.0),
            11..=15 => number_or(worth, "wanders", 0.0),
            16..=19 => number_or(worth, "attacksOwnArmy", -1.0),
            _ => number_or(worth, "attacksSummoner", -2.0),
        })
        .collect()
}

fn decide(input: &Value, creatures: &[Creature], left: i64) -> f64 {
    let mut best = f64::NEG_INFINITY;
    for chosen in 0..1_usize << creatures.len() {
        let held = |index: usize| chosen >> index & 1 == 1;
        let own = |index: usize| creatures[index] == Creature::NeedsAction;
        let some = (0..creatures.len()).filter(|index| held(*index)).count() as i64;
        let possible = (0..creatures.len()).all(|index| !held(index) || own(index));
        if !possible || some > whole(input, "actions") {
            continue;
        }
        let free = (whole(input, "actions") - some) as f64 * number_or(input, "freeAction", 0.0);
        let obeying = some as f64 * number_or(&input["worth"], "obeys", 1.0);
        let let_go: Vec<usize> = (0..creatures.len())
            .filter(|index| own(*index) && !held(*index))
            .collect();
        let mut after = creatures.to_vec();
        for creature in &mut after {
            if *creature == Creature::CameBack {
                *creature = Creature::NeedsAction;
            }
        }
        let value = free + obeying + rage(input, after, &let_go, left, false);
        best = f64::max(best, value);
    }
    best
}

/// Each of these rolls on the table, one after the other; then the next round begins, or ends.
fn rage(input: &Value, creatures: Vec<Creature>, rolling: &[usize], left: i64, early: bool) -> f64 {
    let Some((first, others)) = rolling.split_first() else {
        if early {
            return decide(input, &creatures, left);
        }
        if left == 1 {
            return 0.0;
        }
        let raging: Vec<usize> = (0..creatures.len())
            .filter(|index| creatures[*index] == Creature::Rages)
            .collect();
        return rage(input, creatures, &raging, left - 1, true);
    };
    let faces = table(input);
    let mut rages = creatures.clone();
    rages[*first] = Creature::Rages;
    let mut back = creatures;
    back[*first] = if early {
        Creature::CameBack
    } else {
        Creature::NeedsAction
    };
    let mean: f64 = faces.iter().sum::<f64>() / 20.0;
    mean + rage(input, back, others, left, early) / 20.0
        + rage(input, rages, others, left, early) * 19.0 / 20.0
}
