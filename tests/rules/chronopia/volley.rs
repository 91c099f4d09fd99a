//! Section 3.6: many shooters.

use regelwerk::chronopia::ranged::{Melee, Shot, Volley, Weapon};
use regelwerk::dice::walk;
use regelwerk::rules::Procedure;
use serde_json::json;

use crate::support;

fn shot() -> Shot {
    Shot {
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
    }
}

#[test]
fn wounds_of_three_shooters_equal_the_walk_through_every_branch() {
    let volley = Volley {
        shooters: 3,
        shot: Shot {
            melee: Some(Melee {
                friends: 2,
                friend_armour: 9,
                ..Melee::default()
            }),
            ..shot()
        },
        ..Volley::default()
    };
    let checked = volley.check().unwrap();
    let odds = checked.odds();
    let (wounds, _) = walk(4, |dice| Ok(checked.play(dice)?.wounds as usize)).unwrap();
    let fractions = odds.wounds_fractions.unwrap();
    assert_eq!(fractions.len(), 4);
    for (count, fraction) in fractions.iter().enumerate() {
        assert_eq!(*fraction, wounds.chance(count).to_string());
    }
    let (friends, _) = walk(4, |dice| Ok(checked.play(dice)?.friend_wounds as usize)).unwrap();
    for (count, chance) in odds.friend_wounds.unwrap().iter().enumerate() {
        assert!((chance - friends.chance(count).to_f64()).abs() < 1e-15);
    }
}

#[test]
fn wounds_fill_one_figure_before_the_next_and_losses_stop_at_the_figures() {
    let odds = Volley {
        shooters: 7,
        shot: shot(),
        wounds_per_figure: 2,
        figures: Some(2),
    }
    .odds()
    .unwrap();
    let sum = |range: std::ops::RangeInclusive<usize>| -> f64 { odds.wounds[range].iter().sum() };
    assert_eq!(odds.losses.len(), 3);
    assert!((odds.losses[0] - sum(0..=1)).abs() < 1e-15);
    assert!((odds.losses[1] - sum(2..=3)).abs() < 1e-15);
    assert!((odds.losses[2] - sum(4..=7)).abs() < 1e-15);
}

#[test]
fn two_hundred_shooters_agree_with_the_binomial_and_sum_to_1() {
    let odds = Volley {
        shooters: 200,
        shot: shot(),
        ..Volley::default()
    }
    .odds()
    .unwrap();
    assert_eq!(odds.wounds.len(), 201);
    // One shot wounds with 1/20 + 121/400 = 141/400.
    let p: f64 = 141.0 / 400.0;
    let mut expected = (1.0 - p).powi(200);
    for (count, chance) in odds.wounds.iter().enumerate() {
        assert!(
            (chance - expected).abs() <= 1e-12 * expected.max(1e-300),
            "{count}"
        );
        expected *= (200 - count) as f64 / (count + 1) as f64 * p / (1.0 - p);
    }
    assert!((odds.wounds.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!((odds.mean_wounds - 200.0 * p).abs() < 1e-10);
    assert!((odds.wounds_at_least[0] - 1.0).abs() < f64::EPSILON);
    assert!((odds.wounds_at_least[200] - odds.wounds[200]).abs() < f64::EPSILON);
}

#[test]
fn the_curve_says_at_least() {
    let odds = Volley {
        shooters: 4,
        shot: shot(),
        ..Volley::default()
    }
    .odds()
    .unwrap();
    for count in 0..=4 {
        let tail: f64 = odds.wounds[count..].iter().sum();
        assert!((odds.wounds_at_least[count] - tail).abs() < 1e-15);
    }
}

#[test]
fn nothing_can_happen_out_of_range_and_the_answer_stands_all_the_same() {
    let odds = Volley {
        shooters: 200,
        shot: Shot {
            distance: 99.0,
            ..shot()
        },
        ..Volley::default()
    }
    .odds()
    .unwrap();
    assert_eq!(odds.wounds, [1.0]);
    assert_eq!(odds.losses, [1.0]);
    assert!(odds.mean_wounds == 0.0);
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for shooters in [1, 2, 5, 9, 30] {
        for skill in [4, 12, 18] {
            for armour in [3, 12, 25] {
                for melee in [false, true] {
                    for (wounds, figures) in [(1, None), (2, None), (1, Some(3)), (3, Some(2))] {
                        let mut input = json!({
                            "shooters": shooters,
                            "shot": { "rangedSkill": skill, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 3 }, "distance": 12, "armour": armour },
                            "woundsPerFigure": wounds,
                        });
                        if melee {
                            input["shot"]["melee"] = json!({ "friends": 2, "friendArmour": 10 });
                        }
                        if let Some(figures) = figures {
                            input["figures"] = json!(figures);
                        }
                        support::same_as_oracle("chronopia.volley", &input);
                        cases += 1;
                    }
                }
            }
        }
    }
    assert_eq!(cases, 360);
}

#[test]
fn what_is_nearly_certain_is_never_called_certain() {
    let volley = |shooters| Volley {
        shooters,
        shot: shot(),
        ..Volley::default()
    };
    for shooters in [100, 200] {
        let odds = volley(shooters).odds().unwrap();
        assert!(odds.wounds[0] > 0.0 && odds.wounds_at_least[1] < 1.0);
        let de = &odds.explanation.de;
        assert!(de.contains("mindestens eine Wunde mit über 99,9"), "{de}");
    }
}
