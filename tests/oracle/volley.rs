//! `chronopia.volley`: the same shot by each shooter, one after the other.

use super::input::{whole, whole_or};
use super::shot::shot;
use super::{Answer, Chances, Fraction, chance_of, one_more};
use serde_json::Value;

/// The chance of a wound on the target and that of none.
pub fn target_wounded(chances: &Chances) -> (Fraction, Fraction) {
    sort(chances, &["perfect", "wound"])
}

/// The chance of a wound on a friend and that of none.
pub fn friend_wounded(chances: &Chances) -> (Fraction, Fraction) {
    sort(chances, &["strayWound", "fumbleWound"])
}

fn sort(chances: &Chances, wanted: &[&str]) -> (Fraction, Fraction) {
    let mut inside = Fraction::zero();
    let mut outside = Fraction::zero();
    for outcome in chances.keys() {
        if wanted.contains(&outcome.as_str()) {
            inside = inside.plus(chance_of(chances, outcome));
        } else {
            outside = outside.plus(chance_of(chances, outcome));
        }
    }
    (inside, outside)
}

pub fn volley(input: &Value) -> Answer {
    let one_shot = shot(&input["shot"]);
    let (wound, no_wound) = target_wounded(&one_shot);
    let (friend, no_friend) = friend_wounded(&one_shot);

    let mut wounds = vec![Fraction::one()];
    let mut friend_wounds = vec![Fraction::one()];
    for _shooter in 0..whole(input, "shooters") {
        wounds = one_more(&wounds, wound, no_wound);
        friend_wounds = one_more(&friend_wounds, friend, no_friend);
    }

    // Wounds fill one figure before the next; losses stop at the figures there are.
    let per_figure = whole_or(input, "woundsPerFigure", 1);
    let mut losses = vec![Fraction::zero(); wounds.len()];
    for (count, weight) in wounds.iter().enumerate() {
        let mut lost = count as i64 / per_figure;
        if !input["figures"].is_null() && lost > whole(input, "figures") {
            lost = whole(input, "figures");
        }
        losses[lost as usize] = losses[lost as usize].plus(*weight);
    }

    Answer::Volley {
        wounds,
        losses,
        friend_wounds: if input["shot"]["melee"].is_null() {
            None
        } else {
            Some(friend_wounds)
        },
    }
}
