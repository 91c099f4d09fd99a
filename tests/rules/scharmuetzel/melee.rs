//! Two models in close combat, round after round.

use regelwerk::dice::walk;
use regelwerk::rules::{Outcome, Procedure, roll};
use regelwerk::scharmuetzel::ScharmuetzelRulings;
use regelwerk::scharmuetzel::combat::{
    Charger, Fighter, MeleeFight, MeleeOdds, MeleeOutcome, Side,
};
use regelwerk::scharmuetzel::injury::{Fallen, ModelState};
use regelwerk::scharmuetzel::rulings::InitiativeTie;
use serde_json::json;

use crate::support;

fn fighter(initiative: i32) -> Fighter {
    Fighter {
        initiative,
        ..Fighter::default()
    }
}

fn melee(first: Fighter, second: Fighter) -> MeleeFight {
    MeleeFight {
        first,
        second,
        ..MeleeFight::default()
    }
}

fn same_as_walk(melee: &MeleeFight) {
    let checked = melee.check().unwrap();
    let odds = checked.odds();
    let (weights, tests) = walk(4, |dice| Ok(checked.play(dice)?.result.index())).unwrap();
    let sum = odds.outcomes.iter().map(|chance| {
        let outcome = MeleeOutcome::ALL.iter().find(|any| any.id() == chance.id);
        let expected = weights.chance(outcome.unwrap().index());
        assert_eq!(
            chance.fraction.clone().unwrap(),
            expected.to_string(),
            "{melee:?}"
        );
        chance.probability
    });
    assert!((sum.sum::<f64>() - 1.0).abs() < 1e-12);
    let states = |side: fn(&regelwerk::scharmuetzel::combat::MeleeResult) -> ModelState| {
        walk(4, |dice| Ok(side(&checked.play(dice)?).index()))
            .unwrap()
            .0
    };
    let last = odds.rounds.last().unwrap();
    let (first, second) = (
        states(|end| end.first.state),
        states(|end| end.second.state),
    );
    for (chances, weights) in [(&last.first, first), (&last.second, second)] {
        for chance in chances {
            let state = ModelState::ALL.iter().find(|any| any.id() == chance.id);
            let expected = weights.chance(state.unwrap().index());
            assert_eq!(chance.fraction.clone().unwrap(), expected.to_string());
        }
    }
    for test in &tests {
        assert!(odds.tests.contains(test), "{test:?}");
    }
}

#[test]
fn one_round_equals_the_walk_through_every_branch() {
    let lies = |fallen| Fighter {
        fallen,
        ..fighter(4)
    };
    let late = Fighter {
        stood_up: true,
        ..fighter(9)
    };
    let rider = Fighter {
        mounted: true,
        wounds: 2,
        attacks: 2,
        ..fighter(2)
    };
    for (first, second) in [
        (fighter(3), fighter(3)),
        (fighter(4), fighter(3)),
        (rider, fighter(5)),
        (late, fighter(1)),
        (fighter(1), lies(Fallen::Down)),
        (lies(Fallen::Stunned), fighter(1)),
        (lies(Fallen::Stunned), lies(Fallen::Down)),
    ] {
        same_as_walk(&melee(first, second));
        let rolled = ScharmuetzelRulings {
            initiative_tie: InitiativeTie::RollOff,
            ..ScharmuetzelRulings::default()
        };
        same_as_walk(&MeleeFight {
            rulings: rolled,
            ..melee(first, second)
        });
    }
}

#[test]
fn two_rounds_equal_the_walk_through_every_branch() {
    let tough = Fighter {
        wounds: 2,
        toughness: 5,
        ..fighter(3)
    };
    for (first, second, turn) in [
        (fighter(3), fighter(3), Side::First),
        (fighter(2), fighter(3), Side::Second),
        (tough, fighter(4), Side::First),
    ] {
        for charger in [Charger::Nobody, Charger::Second] {
            same_as_walk(&MeleeFight {
                turn,
                charger,
                rounds: 2,
                ..melee(first, second)
            });
        }
    }
}

fn out(odds: &MeleeOdds, id: &str) -> f64 {
    odds.probability(id)
}

#[test]
fn s_declare_a_charger_strikes_first_in_the_first_round_only() {
    let slow = MeleeFight {
        charger: Charger::First,
        ..melee(fighter(1), fighter(9))
    };
    let odds = slow.odds().unwrap();
    // 1/2 · 1/2: wounds 4, 5 with one die, 6 with two: out 1/2 · (1/3 · 1/3 + 1/6 · 5/9) = 11/108.
    assert_eq!(odds.fraction("firstWins"), "11/108");
    // Falls with 1/4; else it strikes back: 3/4 · 11/108.
    assert_eq!(odds.fraction("secondWins"), "11/144");
    let usual = melee(fighter(1), fighter(9)).odds().unwrap();
    assert_eq!(usual.fraction("firstWins"), "11/144");
    assert_eq!(usual.fraction("secondWins"), "11/108");
}

#[test]
fn s_declare_without_a_charge_the_higher_initiative_strikes_first_and_equals_at_once() {
    let even = melee(fighter(3), fighter(3)).odds().unwrap();
    // 11/108 · 97/108 each, and 121/11664 both.
    assert_eq!(even.fraction("bothOut"), "121/11664");
    assert_eq!(even.fraction("firstWins"), "1067/11664");
    assert_eq!(even.fraction("secondWins"), "1067/11664");
    assert_eq!(even.rulings[1].name, "initiativeTie");
    let rolled = MeleeFight {
        rulings: ScharmuetzelRulings {
            initiative_tie: InitiativeTie::RollOff,
            ..ScharmuetzelRulings::default()
        },
        ..melee(fighter(3), fighter(3))
    };
    let odds = rolled.odds().unwrap();
    assert_eq!(odds.fraction("bothOut"), "0");
    // Half of 11/108 and half of 11/144.
    assert_eq!(odds.fraction("firstWins"), "77/864");
}

#[test]
fn s_down_who_stood_up_strikes_last_whatever_the_initiative() {
    let late = Fighter {
        stood_up: true,
        ..fighter(9)
    };
    let odds = melee(late, fighter(1)).odds().unwrap();
    assert_eq!(odds.fraction("secondWins"), "11/108");
    assert_eq!(odds.fraction("firstWins"), "11/144");
}

#[test]
fn s_down_the_fallen_do_not_strike_and_are_hit_without_a_roll() {
    let down = Fighter {
        fallen: Fallen::Down,
        ..fighter(9)
    };
    let odds = melee(fighter(3), down).odds().unwrap();
    assert_eq!(odds.fraction("secondWins"), "0");
    // Twice as often as standing.
    assert_eq!(odds.fraction("firstWins"), "11/54");
}

#[test]
fn s_recover_in_its_own_next_turn_the_downed_stands_up_and_the_stunned_turns_face_up() {
    let hopeless = |fallen: Fallen| MeleeFight {
        first: Fighter {
            strength: 1,
            toughness: 9,
            ..fighter(3)
        },
        second: Fighter {
            strength: 1,
            toughness: 9,
            fallen,
            ..fighter(3)
        },
        rounds: 5,
        ..MeleeFight::default()
    };
    let states = |fallen: Fallen| -> Vec<&'static str> {
        let odds = hopeless(fallen).odds().unwrap();
        odds.rounds.iter().map(|round| round.second[0].id).collect()
    };
    // The first round is the first's turn, the second's turns are rounds 2 and 4.
    assert_eq!(
        states(Fallen::Down),
        ["down", "standing", "standing", "standing", "standing"]
    );
    assert_eq!(
        states(Fallen::Stunned),
        ["stunned", "down", "down", "standing", "standing"]
    );
}

#[test]
fn s_out_what_is_over_stays_over() {
    let odds = MeleeFight {
        rounds: 50,
        ..melee(fighter(3), fighter(4))
    }
    .odds()
    .unwrap();
    assert_eq!(odds.rounds.len(), 50);
    let mut before = 0.0;
    for round in &odds.rounds {
        let sum: f64 = round.outcomes.iter().map(|chance| chance.probability).sum();
        assert!((sum - 1.0).abs() < 1e-12);
        let over = |id: &str| {
            let chance = round.outcomes.iter().find(|chance| chance.id == id);
            chance.map_or(0.0, |chance| chance.probability)
        };
        let now = over("firstWins");
        assert!(now >= before - 1e-15);
        before = now;
    }
    assert!(out(&odds, "undecided") < 1e-3);
    assert!(out(&odds, "secondWins") > out(&odds, "firstWins"));
}

#[test]
fn long_fights_of_strong_models_are_answered() {
    let hero = Fighter {
        weapon_skill: 6,
        strength: 5,
        toughness: 6,
        wounds: 10,
        attacks: 5,
        mounted: true,
        ..fighter(6)
    };
    let odds = MeleeFight {
        rounds: 50,
        ..melee(hero, hero)
    }
    .odds()
    .unwrap();
    let sum: f64 = odds.outcomes.iter().map(|chance| chance.probability).sum();
    assert!((sum - 1.0).abs() < 1e-10, "{sum}");
    assert!((out(&odds, "firstWins") - out(&odds, "secondWins")).abs() < 0.1);
}

#[test]
fn rolled_fights_fit_the_odds() {
    let melee = MeleeFight {
        charger: Charger::Second,
        rounds: 6,
        ..melee(
            Fighter {
                wounds: 2,
                attacks: 2,
                mounted: true,
                ..fighter(4)
            },
            Fighter {
                weapon_skill: 5,
                strength: 4,
                ..fighter(4)
            },
        )
    };
    let checked = melee.check().unwrap();
    let odds = checked.odds();
    let rolls = 20_000;
    let mut counts = [0.0; 4];
    for seed in 0..rolls {
        counts[roll(&checked, seed).unwrap().outcome.result.index()] += 1.0;
    }
    for outcome in MeleeOutcome::ALL {
        let chance = odds.probability(outcome.id());
        let expected = chance * f64::from(rolls);
        let spread = (expected * (1.0 - chance)).sqrt().max(1.0);
        assert!(
            (counts[outcome.index()] - expected).abs() < 5.0 * spread,
            "{outcome:?}: {counts:?}"
        );
    }
}

#[test]
fn one_round_against_somebody_who_cannot_strike_back_is_the_same_as_fight() {
    let input = json!({
        "first": { "weaponSkill": 4, "strength": 4, "toughness": 3, "initiative": 5, "attacks": 3 },
        "second": { "weaponSkill": 3, "strength": 3, "toughness": 4, "initiative": 1, "wounds": 2, "mounted": true },
    });
    let melee = support::odds("scharmuetzel.melee", &input);
    let input = json!({ "attacks": 3, "weaponSkill": 4, "strength": 4, "target": { "weaponSkill": 3, "toughness": 4, "wounds": 2, "mounted": true } });
    let fight = support::odds("scharmuetzel.fight", &input);
    assert_eq!(melee["rounds"][0]["second"], fight["states"]);
}
