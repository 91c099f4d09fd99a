//! Section 3.7 and chapter 8: summoning, rage, control.

use regelwerk::chronopia::magic::{Control, Creature, Rage, Summoning};
use regelwerk::rules::{Code, Lookup, Procedure, Question};
use serde_json::json;

use crate::support::{self, Face};

fn summoning() -> Summoning {
    Summoning {
        magic: 14,
        level: 4,
        actions: 3,
        ..Summoning::default()
    }
}

#[test]
fn c_m_summon_is_cast_like_any_spell() {
    let odds = summoning().odds().unwrap();
    assert_eq!(odds.fraction("summoned"), "9/20");
    assert_eq!(odds.fraction("failed"), "9/20");
    assert_eq!(odds.tests[0].rule, "C-M-SUMMON");
}

#[test]
fn c_m_summon1_and_c_m_summon20_have_results_of_their_own() {
    let odds = summoning().odds().unwrap();
    let rule = |id: &str| {
        odds.outcomes
            .iter()
            .find(|chance| chance.id == id)
            .unwrap()
            .rule
            .0
    };
    assert_eq!(
        (odds.fraction("perfect"), rule("perfect")),
        ("1/20", "C-M-SUMMON1")
    );
    assert_eq!(
        (odds.fraction("outOfControl"), rule("outOfControl")),
        ("1/20", "C-M-SUMMON20")
    );
}

#[test]
fn c_m_limit_asking_beyond_the_actions_is_an_error() {
    // C-M-LIMIT
    assert!(
        Summoning {
            summoned: 2,
            ..summoning()
        }
        .odds()
        .is_ok()
    );
    let error = Summoning {
        summoned: 3,
        ..summoning()
    }
    .odds()
    .unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotAllowed), Some("summoned"))
    );
}

#[test]
fn c_m_table_the_rows_partition_the_faces() {
    for (alive, rows) in [(true, 6), (false, 4)] {
        let rage = Rage {
            summoner_alive: alive,
            ..Rage::default()
        }
        .checked()
        .odds();
        assert_eq!(rage.tests[0].rule, "C-M-TABLE");
        let bands = &rage.tests[0].bands;
        let mut next = 1;
        for band in bands {
            assert_eq!(band.from, next, "a gap or an overlap at {next}");
            next = band.to + 1;
        }
        assert_eq!(next, 21);
        assert_eq!(bands.len(), rows);
    }
}

#[test]
fn a_refused_control_rolls_again_at_once_and_ignores_further_1s() {
    let odds = Rage {
        takes_control: false,
        ..Rage::default()
    }
    .odds()
    .unwrap();
    assert_eq!(odds.fraction("controlled"), "0");
    assert_eq!(odds.fraction("attacksNearestEnemy"), "4/19");
    let refused = support::loose(&json!({ "summonerAlive": true, "takesControl": false }));
    let ask =
        |faces: &[u16]| support::answer("chronopia.rage", &refused, Face::Resolve(faces)).unwrap();
    assert_eq!(ask(&[])["next"]["of"], "rage");
    assert_eq!(ask(&[1])["next"]["of"], "rageAgain");
    assert_eq!(ask(&[1, 1])["next"]["of"], "rageAgain");
    assert_eq!(ask(&[1, 1, 20])["outcome"], "attacksSummoner");
    assert_eq!(ask(&[1, 1, 20])["dice"][1]["result"], "again");
}

fn control() -> Control {
    Control {
        actions: 3,
        creatures: 4,
        controlled: 2,
        rounds: 3,
        ..Control::default()
    }
}

#[test]
fn c_m_control_costs_one_action_for_each_creature() {
    // C-M-CONTROL
    let odds = control().odds().unwrap();
    assert_eq!(
        (odds.actions_left, odds.raging, odds.cannot_hold),
        (1, 2, 1)
    );
    assert_eq!(odds.rules[0].0, "C-M-CONTROL");
    let error = Control {
        controlled: 4,
        ..control()
    }
    .odds()
    .unwrap_err();
    assert_eq!(error.path(), Some("controlled"));
    let dead = Control {
        summoner_alive: false,
        controlled: 0,
        ..control()
    }
    .odds()
    .unwrap();
    assert_eq!((dead.actions_left, dead.cannot_hold), (0, 4));
}

fn states(round: &regelwerk::chronopia::magic::ControlRound) -> [f64; 6] {
    [
        round.controlled,
        round.attacks_nearest_enemy,
        round.attacks_nearest,
        round.wanders,
        round.attacks_own_army,
        round.attacks_summoner,
    ]
}

#[test]
fn c_m_rage_control_comes_back_with_a_1_only_and_every_round_sums_to_1() {
    let odds = Control {
        rounds: 12,
        ..control()
    }
    .odds()
    .unwrap();
    assert_eq!(odds.rules[1].0, "C-M-RAGE");
    for (index, round) in odds.rounds.iter().enumerate() {
        assert!((states(round).iter().sum::<f64>() - 1.0).abs() < 1e-12);
        let back = 1.0 - 0.95_f64.powi(index as i32 + 1);
        assert!((round.controlled - back).abs() < 1e-12);
    }
    let dead = Control {
        summoner_alive: false,
        controlled: 0,
        ..control()
    }
    .odds()
    .unwrap();
    assert!(
        dead.rounds
            .iter()
            .all(|round| round.controlled == 0.0 && round.attacks_summoner == 0.0)
    );
}

#[test]
fn the_chain_of_rage_equals_brute_force_over_three_rounds() {
    for alive in [true, false] {
        for takes in [true, false] {
            let odds = Control {
                summoner_alive: alive,
                takes_control: takes,
                controlled: 0,
                ..control()
            }
            .odds()
            .unwrap();
            let table = Rage {
                summoner_alive: alive,
                takes_control: takes,
                ..Rage::default()
            }
            .odds()
            .unwrap();
            let mut expected = [[0.0; 6]; 3];
            let (mut turned, mut raging) = (0.0, 0.0);
            let ids = [
                "controlled",
                "attacksNearestEnemy",
                "attacksNearest",
                "wanders",
                "attacksOwnArmy",
                "attacksSummoner",
            ];
            for first in ids {
                for second in ids {
                    for third in ids {
                        let mut weight = 1.0;
                        let mut now_controlled = false;
                        let mut own = false;
                        let mut rounds = Vec::new();
                        for state in [first, second, third] {
                            if now_controlled {
                                // Controlled stays; count the branch once.
                                weight *= if state == "controlled" { 1.0 } else { 0.0 };
                                rounds.push("controlled");
                                continue;
                            }
                            weight *= table.probability(state);
                            now_controlled = state == "controlled";
                            own |= state == "attacksOwnArmy" || state == "attacksSummoner";
                            rounds.push(state);
                        }
                        turned += if own { weight } else { 0.0 };
                        raging += weight
                            * rounds
                                .iter()
                                .filter(|state| **state != "controlled")
                                .count() as f64;
                        for (round, state) in rounds.iter().enumerate() {
                            expected[round][ids.iter().position(|id| id == state).unwrap()] +=
                                weight;
                        }
                    }
                }
            }
            for (round, expected) in odds.rounds.iter().zip(expected) {
                for (found, expected) in states(round).into_iter().zip(expected) {
                    assert!((found - expected).abs() < 1e-12, "{found} {expected}");
                }
            }
            assert!((odds.turns_on_own_side - turned).abs() < 1e-12);
            assert!((odds.mean_rounds_raging - raging).abs() < 1e-12);
        }
    }
}

#[test]
fn c_m_forced_it_rolls_once_and_an_action_takes_control_back() {
    let odds = Control {
        forced: true,
        ..control()
    }
    .odds()
    .unwrap();
    assert_eq!(odds.rules[1].0, "C-M-FORCED");
    assert!((odds.rounds[0].controlled - 0.05).abs() < 1e-15);
    assert!(odds.rounds[1].controlled == 1.0 && odds.rounds[2].wanders == 0.0);
    assert!((odds.mean_rounds_raging - 0.95).abs() < 1e-15);
}

fn rounds(controlled: &[f64], odds: &regelwerk::chronopia::magic::ControlOdds) {
    assert_eq!(odds.rounds.len(), controlled.len());
    for (round, controlled) in odds.rounds.iter().zip(controlled) {
        assert!((states(round).iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!((round.controlled - controlled).abs() < 1e-12, "{round:?}");
    }
}

#[test]
fn c_m_forced_without_an_action_left_it_rages_on() {
    // None at all, and all of them spent on others.
    for (actions, creatures, controlled) in [(0, 1, 0), (2, 3, 2)] {
        let forced = Control {
            actions,
            creatures,
            controlled,
            rounds: 3,
            forced: true,
            ..Control::default()
        };
        let odds = forced.odds().unwrap();
        rounds(&[0.05; 3], &odds);
        assert!((odds.turns_on_own_side - (1.0 - 0.75_f64.powi(3))).abs() < 1e-12);
        assert!((odds.mean_rounds_raging - 2.85).abs() < 1e-12);
        let rules: Vec<&str> = odds.rules.iter().map(|rule| rule.0).collect();
        assert_eq!(rules, ["C-M-CONTROL", "C-M-FORCED", "C-M-RAGE"]);
        let unforced = Control {
            forced: false,
            ..forced
        };
        assert_eq!(odds.rounds, unforced.odds().unwrap().rounds);
        let free = Control {
            actions: actions + 1,
            ..forced
        };
        rounds(&[0.05, 1.0, 1.0], &free.odds().unwrap());
    }
}

#[test]
fn c_m_control_a_1_counts_for_its_round_and_an_action_keeps_it_in_the_next() {
    let with = |actions| {
        Control {
            actions,
            rounds: 3,
            ..Control::default()
        }
        .odds()
        .unwrap()
    };
    rounds(&[0.05; 3], &with(0));
    rounds(&[0.05, 0.0975, 0.142_625], &with(1));
    assert!((with(0).mean_rounds_raging - 2.85).abs() < 1e-12);
    assert!((with(0).turns_on_own_side - (1.0 - 0.75_f64.powi(3))).abs() < 1e-12);
    // The plan without actions comes to the same: a round under control is worth 1, others nothing.
    let plan = support::odds(
        "chronopia.summonerPlan",
        &json!({ "actions": 0, "creatures": 1, "rounds": 3, "worth": {
            "obeys": 1, "attacksNearestEnemy": 0, "attacksOwnArmy": 0, "attacksSummoner": 0,
        } }),
    );
    assert!((plan["value"].as_f64().unwrap() - 0.15).abs() < 1e-12);
}

#[test]
fn where_none_rages_there_is_nothing_to_look_ahead_to() {
    for forced in [false, true] {
        let odds = Control {
            actions: 3,
            creatures: 2,
            controlled: 2,
            rounds: 4,
            forced,
            ..Control::default()
        }
        .odds()
        .unwrap();
        assert_eq!((odds.raging, odds.rounds.len()), (0, 0));
        assert!(odds.turns_on_own_side == 0.0 && odds.mean_rounds_raging == 0.0);
    }
}

#[test]
fn a_creature_acts_only_when_the_rules_let_it() {
    let may = |creature: Creature| {
        let decision = creature.answer();
        (decision.allowed, decision.rule.0)
    };
    let ready = Creature {
        summoner_activated: true,
        action_spent: true,
        ..Creature::default()
    };
    assert_eq!(may(ready), (true, "C-M-CONTROL"));
    assert_eq!(
        may(Creature {
            action_spent: false,
            ..ready
        }),
        (false, "C-M-RAGE")
    );
    assert_eq!(may(Creature::default()), (false, "C-M-ORDER"));
    // Who was not activated has spent nothing.
    let spent = Creature {
        summoner_activated: false,
        ..ready
    };
    let error = regelwerk::rules::check(&spent).unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotAllowed), Some("actionSpent"))
    );
    assert!(error.to_string().contains("`summonerActivated`"), "{error}");
    regelwerk::rules::check(&ready).unwrap();
    assert_eq!(
        may(Creature {
            nominated: true,
            ..ready
        }),
        (false, "C-M-CONTROL")
    );
    assert_eq!(
        may(Creature {
            summoned_this_round: true,
            ..ready
        }),
        (false, "C-M-SUMMON")
    );
    assert_eq!(
        may(Creature {
            summoned_this_round: true,
            perfect: true,
            ..ready
        }),
        (true, "C-M-SUMMON1")
    );
    assert_eq!(
        may(Creature {
            raging: true,
            ..Creature::default()
        }),
        (true, "C-M-RAGE")
    );
    assert_eq!(
        may(Creature {
            forced: true,
            ..Creature::default()
        }),
        (true, "C-M-FORCED")
    );
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for magic in 0..=25 {
        for level in 1..=10 {
            for extra in [
                json!({}),
                json!({ "concentrate": 1 }),
                json!({ "concentrate": 2, "concentrateBonus": 3 }),
                json!({ "modifiers": [{ "value": -4 }] }),
            ] {
                let mut input =
                    json!({ "magic": magic, "level": level, "actions": 3, "summoned": 1 });
                for (key, value) in extra.as_object().unwrap() {
                    input[key] = value.clone();
                }
                support::same_as_oracle("chronopia.summoning", &input);
                cases += 1;
            }
        }
    }
    for alive in [true, false] {
        for takes in [true, false] {
            support::same_as_oracle(
                "chronopia.rage",
                &json!({ "summonerAlive": alive, "takesControl": takes }),
            );
        }
    }
    assert_eq!(cases, 1040);
}
