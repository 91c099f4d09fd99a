//! `chronopia.summoning` (one d20) and `chronopia.rage` (a d20, and a second one
//! of 19 faces, 2–20, for the summoner who refuses control).

use super::input::{flag_or, modifiers, whole, whole_or};
use super::{Answer, Chances, Tally};
use serde_json::Value;

pub fn summoning(input: &Value) -> Answer {
    // C-M-LIMIT: as many in a game as he has actions.
    if whole_or(input, "summoned", 0) >= whole(input, "actions") {
        return Answer::NotLegal { step: None };
    }
    // C-M-SUMMON: cast like any spell, C-M-CAST and C-M-CONCENTRATE.
    let mut target = whole(input, "magic") - whole(input, "level");
    target += modifiers(input);
    target += whole_or(input, "concentrate", 0) * whole_or(input, "concentrateBonus", 2);

    let mut tally = Tally::default();
    for casting in 1..=20 {
        if casting == 1 {
            tally.add("perfect"); // C-M-SUMMON1
        } else if casting == 20 {
            tally.add("outOfControl"); // C-M-SUMMON20
        } else if casting <= target {
            tally.add("summoned");
        } else {
            tally.add("failed");
        }
    }
    Answer::Chances(tally.chances())
}

pub fn rage(input: &Value) -> Chances {
    let alive = flag_or(input, "summonerAlive", true);
    let takes_control = flag_or(input, "takesControl", true);
    let mut tally = Tally::default();
    for roll in 1..=20 {
        for again in 2..=20 {
            // C-M-TABLE: a 1 gives control back; refused, a new roll, further 1s ignored.
            if roll == 1 && alive {
                if takes_control {
                    tally.add("controlled");
                } else {
                    tally.add(row(again, alive));
                }
            } else {
                tally.add(row(roll, alive));
            }
        }
    }
    tally.chances()
}

// C-M-TABLE
fn row(roll: i64, alive: bool) -> &'static str {
    match roll {
        1 => "attacksNearestEnemy", // only with the summoner dead
        2..=5 => "attacksNearestEnemy",
        6..=10 => "attacksNearest",
        11..=15 => "wanders",
        16..=19 => "attacksOwnArmy",
        20 if alive => "attacksSummoner",
        20 => "attacksOwnArmy",
        _ => panic!("no such face"),
    }
}
