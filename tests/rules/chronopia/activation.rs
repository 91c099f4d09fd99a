//! Section 3.6: rate of fire, aim, and the fumble that ends an activation.

use regelwerk::chronopia::ranged::{Action, Activation, Rate, Shot, Weapon};
use regelwerk::dice::walk;
use regelwerk::rules::{Code, Procedure};
use serde_json::json;

use crate::support;

fn activation(actions: i32, shots: i32, window: i32, plan: &[Action]) -> Activation {
    Activation {
        shot: Shot {
            ranged_skill: 12,
            weapon: Weapon {
                short: 8.0,
                medium: 16.0,
                max: 24.0,
                damage: 4,
                adds_strength: false,
            },
            distance: 8.0,
            armour: 13,
            ..Shot::default()
        },
        actions,
        rate: Rate {
            shots,
            actions: window,
        },
        plan: plan.to_vec(),
    }
}

use Action::{Aim, Move, Other, Shoot, Spot};

#[test]
fn c_r_rate_1_1_shoots_with_each_action() {
    let odds = activation(3, 1, 1, &[Shoot, Shoot, Shoot]).odds().unwrap();
    assert_eq!(odds.shots.len(), 3);
}

#[test]
fn c_r_rate_1_2_leaves_one_other_action_between_two_shots() {
    let odds = activation(3, 1, 2, &[Shoot, Other, Shoot]).odds().unwrap();
    assert_eq!(odds.shots.len(), 2);
    let error = activation(3, 1, 2, &[Shoot, Shoot]).odds().unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotLegal), Some("plan[1]"))
    );
    // Ready at the start of the activation.
    assert!(activation(2, 1, 2, &[Move, Shoot]).odds().is_ok());
}

#[test]
fn c_r_rate_any_rate_holds_in_every_run_of_consecutive_actions() {
    // 3/2: two shots, then one; 2/3: one, one, none.
    let odds = activation(4, 3, 2, &[Shoot, Shoot, Shoot, Shoot])
        .odds()
        .unwrap();
    let by_action: Vec<usize> = odds.shots.iter().map(|shot| shot.action).collect();
    assert_eq!(by_action, [0, 0, 1, 2, 2, 3]);
    let error = activation(4, 2, 3, &[Shoot, Shoot, Shoot])
        .odds()
        .unwrap_err();
    assert_eq!(error.path(), Some("plan[2]"));
    assert!(
        activation(4, 2, 3, &[Shoot, Shoot, Spot, Shoot])
            .odds()
            .is_ok()
    );
}

#[test]
fn a_plan_longer_than_the_actions_names_the_first_action_too_many() {
    let error = activation(2, 1, 1, &[Aim, Shoot, Move]).odds().unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::TooMany), Some("plan[2]"))
    );
}

#[test]
fn c_r_aim_counts_for_the_next_shot_alone() {
    let odds = activation(4, 1, 1, &[Aim, Aim, Shoot, Shoot])
        .odds()
        .unwrap();
    let aims: Vec<i32> = odds.shots.iter().map(|shot| shot.aim).collect();
    assert_eq!(aims, [2, 0]);
    assert_eq!(odds.assumptions, ["aimBonus"]);
}

#[test]
fn aim_is_said_in_the_plan_and_nowhere_else() {
    let mut twice = activation(2, 1, 1, &[Aim, Shoot]);
    twice.shot.aim = 1;
    let error = twice.odds().unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotAllowed), Some("shot.aim"))
    );
}

#[test]
fn c_r_fumble_ends_the_activation() {
    // Two shots: the second is fired with 19/20. A fumble on the second takes nothing away.
    let odds = activation(2, 1, 1, &[Shoot, Shoot]).odds().unwrap();
    assert!((odds.fumble - 39.0 / 400.0).abs() < 1e-15);
    assert!((odds.cut_short - 1.0 / 20.0).abs() < 1e-15);
    // A shot wounds with 141/400; both with 141/400 squared.
    assert_eq!(odds.wounds_fractions.unwrap()[2], "19881/160000");
}

#[test]
fn the_chain_equals_the_walk_through_every_branch() {
    let checked = activation(4, 3, 2, &[Aim, Shoot, Shoot, Move])
        .check()
        .unwrap();
    let odds = checked.odds();
    let (wounds, _) = walk(9, |dice| Ok(checked.play(dice)?.wounds as usize)).unwrap();
    for (count, fraction) in odds.wounds_fractions.unwrap().iter().enumerate() {
        assert_eq!(*fraction, wounds.chance(count).to_string());
    }
    let (cut, _) = walk(2, |dice| Ok(usize::from(checked.play(dice)?.cut_short))).unwrap();
    assert!((odds.cut_short - cut.chance(1).to_f64()).abs() < 1e-15);
}

#[test]
fn an_activation_without_a_shot_wounds_nobody() {
    let odds = activation(2, 1, 1, &[Move, Other]).odds().unwrap();
    assert_eq!(odds.wounds, [1.0]);
    assert!(odds.fumble == 0.0 && odds.cut_short == 0.0);
}

#[test]
fn more_shots_than_fractions_can_hold_still_give_an_answer() {
    let odds = activation(20, 9, 1, &[Shoot; 20]).odds().unwrap();
    assert_eq!(odds.shots.len(), 180);
    assert!((odds.fumble - (1.0 - 0.95_f64.powi(180))).abs() < 1e-12);
    assert!((odds.wounds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let plans: [&[&str]; 7] = [
        &["shoot"],
        &["shoot", "shoot"],
        &["aim", "shoot", "shoot"],
        &["shoot", "aim", "shoot"],
        &["aim", "aim", "shoot", "move", "shoot"],
        &["move", "spot", "other"],
        &["shoot", "other", "shoot", "shoot"],
    ];
    let (mut legal, mut illegal) = (0, 0);
    for plan in plans {
        for rate in [[1, 1], [1, 2], [2, 1], [3, 2], [2, 3]] {
            for skill in [5, 14] {
                for melee in [false, true] {
                    let mut input = json!({
                        "shot": { "rangedSkill": skill, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 3 }, "distance": 12, "armour": 12 },
                        "actions": 5,
                        "rate": { "shots": rate[0], "actions": rate[1] },
                        "plan": plan,
                    });
                    if melee {
                        input["shot"]["melee"] = json!({ "friends": 2, "friendArmour": 10 });
                    }
                    if support::same_as_oracle("chronopia.activation", &input) {
                        legal += 1;
                    } else {
                        illegal += 1;
                    }
                }
            }
        }
    }
    assert_eq!(legal + illegal, 140);
    assert!(
        legal >= 100 && illegal >= 10,
        "{legal} legal, {illegal} illegal"
    );
}
