//! Plans for a whole activation: against trying everything, and never worse than a fixed list.

use regelwerk::chronopia::plan::{MagePlan, PlannedSpell, ShooterGoal, ShooterPlan};
use regelwerk::chronopia::ranged::{Action, Activation, Rate, Shot, Weapon};
use serde_json::{Value, json};

use crate::oracle;
use crate::support::{self, loose};

pub fn shot(skill: i32, distance: f64) -> Value {
    json!({
        "rangedSkill": skill,
        "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 },
        "distance": distance,
        "cover": "light",
        "armour": 13
    })
}

fn value(procedure: &str, input: &Value) -> f64 {
    support::odds(procedure, input)["value"].as_f64().unwrap()
}

fn close(ours: f64, theirs: f64, input: &Value) {
    assert!(
        (ours - theirs).abs() < 1e-12,
        "{ours} here, {theirs} by trying everything: {input}"
    );
}

/// C-R-RATE, C-R-AIM, C-R-FUMBLE.
#[test]
fn a_shooter_does_what_trying_everything_finds_best() {
    let mut melee = shot(9, 20.0);
    melee["melee"] = json!({ "friends": 1, "friendArmour": 12, "friendDistance": 18 });
    melee["rulings"] = json!({ "meleePerfect": "noArmour" });
    let shots = [
        shot(4, 10.0),
        shot(8, 18.0),
        shot(12, 30.0),
        shot(17, 9.0),
        melee,
    ];
    let rates = [(1, 1), (1, 2), (2, 1), (2, 3), (1, 3), (3, 2)];
    let mut looked = 0;
    for shot in shots {
        for (shots, actions) in rates {
            for (at_least, move_distance) in [(0, 0.0), (0, 4.0), (1, 5.0), (2, 3.0)] {
                for count in 1..=4 {
                    let mut input = json!({
                        "shot": shot,
                        "actions": count,
                        "rate": { "shots": shots, "actions": actions },
                        "moveDistance": move_distance
                    });
                    if at_least > 0 {
                        input["goal"] = json!("atLeast");
                        input["atLeast"] = json!(at_least);
                        input["coverEnds"] = json!(8);
                    }
                    close(
                        value("chronopia.shooterPlan", &input),
                        oracle::plan::shooter(&input),
                        &input,
                    );
                    looked += 1;
                }
            }
        }
    }
    assert_eq!(looked, 5 * 6 * 4 * 4);
}

/// Every list of actions that an activation accepts.
fn lists(actions: usize) -> Vec<Vec<Action>> {
    let kinds = [Action::Shoot, Action::Aim, Action::Move, Action::Other];
    let mut all = vec![Vec::new()];
    for _ in 0..actions {
        let longer = all.iter().flat_map(|list: &Vec<Action>| {
            kinds.map(|kind| {
                let mut list = list.clone();
                list.push(kind);
                list
            })
        });
        all = longer.collect();
    }
    all
}

#[test]
fn no_fixed_list_of_actions_is_better() {
    for (skill, distance, shots, window) in [
        (6, 12.0, 1, 2),
        (11, 6.0, 2, 3),
        (3, 7.0, 1, 1),
        (14, 20.0, 3, 4),
    ] {
        let weapon = Weapon {
            short: 8.0,
            medium: 16.0,
            max: 24.0,
            damage: 4,
            ..Weapon::default()
        };
        let shot = Shot {
            ranged_skill: skill,
            weapon,
            distance,
            armour: 13,
            ..Shot::default()
        };
        let rate = Rate {
            shots,
            actions: window,
        };
        let plan = |goal, at_least| {
            let plan = ShooterPlan {
                shot: shot.clone(),
                actions: 4,
                rate,
                goal,
                at_least,
                ..ShooterPlan::default()
            };
            plan.answer_checked().unwrap()
        };
        let mean = plan(ShooterGoal::Wounds, 1);
        let chances = [1, 2, 3].map(|least| plan(ShooterGoal::AtLeast, least).value);
        let mut best = 0.0;
        let mut legal = 0;
        for list in lists(4) {
            let activation = Activation {
                shot: shot.clone(),
                actions: 4,
                rate,
                plan: list.clone(),
            };
            let Ok(odds) = activation.odds() else {
                continue;
            };
            legal += 1;
            best = f64::max(best, odds.mean_wounds);
            assert!(odds.mean_wounds <= mean.value + 1e-12, "{list:?}");
            for (least, chance) in (1..).zip(chances) {
                let own = odds.wounds_at_least.get(least).copied().unwrap_or(0.0);
                assert!(own <= chance + 1e-12, "{list:?} {least}");
            }
        }
        assert!(legal > 50, "{legal}");
        // Wounds add up whatever came before, so the best plan is one of the lists.
        assert!((best - mean.value).abs() < 1e-12);
        let own = Activation {
            shot,
            actions: 4,
            rate,
            plan: mean.line,
        };
        assert!(
            (own.odds().unwrap().mean_wounds - mean.value).abs() < 1e-12,
            "the line is that list"
        );
    }
}

#[test]
fn a_shooters_table_is_the_plan() {
    let input = json!({ "shot": shot(7, 14.0), "actions": 6, "rate": { "shots": 2, "actions": 3 }, "goal": "atLeast", "atLeast": 2, "moveDistance": 3, "coverEnds": 9 });
    let plan = support::odds("chronopia.shooterPlan", &input);
    let rows = plan["policy"].as_array().unwrap();
    assert_eq!(rows[0]["action"], plan["first"]);
    assert_eq!(rows[0]["value"], plan["value"]);
    assert_eq!(rows[0]["actionsLeft"], 6);
    assert_eq!(rows[0]["missing"], 2);
    for (index, row) in rows.iter().enumerate() {
        let twin = rows[..index].iter().any(|other| {
            ["actionsLeft", "aimed", "moved", "fired", "missing"]
                .iter()
                .all(|key| other[key] == row[key])
        });
        assert!(!twin, "a state twice: {row}");
    }
    let second = &plan["second"];
    assert!(second["value"].as_f64() <= plan["value"].as_f64());
    assert_ne!(second["first"], plan["first"]);
}

#[test]
fn a_shooters_sentence_says_why() {
    let near = json!({ "shot": shot(4, 10.0), "actions": 2, "rate": { "shots": 1, "actions": 1 }, "moveDistance": 4 });
    let plan = support::odds("chronopia.shooterPlan", &near);
    let said = &plan["explanation"];
    assert_eq!(plan["line"], json!(["move", "shoot"]), "{said}");
    assert_eq!(
        said["de"],
        "Am besten mit 2 Handlungen: bewegen, schießen; bringt im Mittel 0,06 Wunden; die Bewegung hebt die Wunde eines Schusses von 2,8\u{a0}% (11/400) auf 5,5\u{a0}% (11/200); zuerst schießen bringt nur 0,05 Wunden."
    );
}

pub fn spell(magic: i32, offensive: bool) -> Value {
    json!({ "edition": "warband", "magic": magic, "level": 2, "offensive": offensive, "save": "allowed" })
}

/// C-M-CONCENTRATE, C-M-FUMBLE, C-M-ACTIONS.
#[test]
fn a_mage_does_what_trying_everything_finds_best() {
    let once = json!({ "spell": spell(9, true), "from": 1, "to": 4 });
    let costly = json!({ "spell": spell(6, false), "actions": 2, "weight": 2.5 });
    let again = json!({ "spell": spell(4, true), "repeats": true, "weight": 0.5 });
    let mut unsaved = spell(12, false);
    unsaved["save"] = json!("none");
    let sure = json!({ "spell": unsaved, "weight": 0.25 });
    let books = [
        vec![once.clone()],
        vec![again.clone()],
        vec![once.clone(), costly.clone()],
        vec![sure, once, again],
        vec![costly],
    ];
    for spells in books {
        for actions in 1..=4 {
            for at_least in 0..=2 {
                let mut input = json!({ "actions": actions, "spells": spells });
                if at_least > 0 {
                    input["goal"] = json!("atLeast");
                    input["atLeast"] = json!(at_least);
                }
                close(
                    value("chronopia.magePlan", &input),
                    oracle::plan::mage(&input),
                    &input,
                );
            }
        }
    }
}

#[test]
fn no_fixed_list_of_castings_is_better() {
    let spells = [spell(8, true), spell(5, false)];
    let planned: Vec<Value> = spells
        .iter()
        .map(|spell| json!({ "spell": spell, "repeats": true }))
        .collect();
    let best = value(
        "chronopia.magePlan",
        &json!({ "actions": 3, "spells": planned }),
    );
    for first in &spells {
        for (second, concentrate) in [
            (&spells[0], 0),
            (&spells[1], 0),
            (&spells[0], 1),
            (&spells[1], 1),
        ] {
            let mut second = second.clone();
            second["concentrate"] = json!(concentrate);
            let list =
                json!({ "actions": 3, "castings": [{ "spell": first }, { "spell": second }] });
            let mean = support::odds("chronopia.casting", &list)["meanEffects"]
                .as_f64()
                .unwrap();
            assert!(mean <= best + 1e-12, "{list}");
        }
    }
}

#[test]
fn a_mage_without_a_spell_that_fits_does_nothing() {
    let plan = MagePlan {
        actions: 1,
        spells: vec![PlannedSpell {
            actions: 2,
            ..warband()
        }],
        ..MagePlan::default()
    };
    let answer = plan.answer_checked().unwrap();
    assert_eq!((answer.first, answer.value), (None, 0.0));
    assert!(answer.line.is_empty() && answer.policy.is_empty() && answer.second.is_none());
    assert_eq!(
        answer.explanation.de,
        "Die Handlungen reichen für keinen Zauber."
    );
}

fn warband() -> PlannedSpell {
    let json = json!({ "spell": spell(9, true) });
    let plan =
        regelwerk::rules::read::<MagePlan>(&loose(&json!({ "actions": 1, "spells": [json] })));
    plan.unwrap().spells.remove(0)
}

#[test]
fn a_mage_says_what_and_why() {
    let input = json!({ "actions": 3, "spells": [{ "spell": spell(6, false), "actions": 2 }, { "spell": spell(3, true), "weight": 0.1 }] });
    let plan = support::odds("chronopia.magePlan", &input);
    let first = &plan["first"];
    assert_eq!(
        (&first["spell"], &first["concentrate"]),
        (&json!(0), &json!(1)),
        "{plan}"
    );
    let de = plan["explanation"]["de"].as_str().unwrap();
    assert!(de.starts_with("Mit 3 Handlungen am besten zuerst Zauber 1 auf Stufe 2 mit 1 × Konzentrieren, das wirkt mit "), "{de}");
    assert_eq!(plan["assumptions"], json!(["concentrateBonus"]));
}

/// C-M-CONTROL, C-M-RAGE, C-M-TABLE.
#[test]
fn a_summoner_does_what_trying_everything_finds_best() {
    let worths = [
        json!({}),
        json!({ "obeys": 0.3, "attacksNearestEnemy": 2, "attacksOwnArmy": -0.5, "attacksSummoner": -1 }),
        json!({ "obeys": 5, "attacksSummoner": -40 }),
    ];
    for worth in worths {
        for (actions, creatures, raging, rounds, free) in [
            (0, 2, 0, 2, 0.0),
            (2, 3, 0, 2, 0.0),
            (1, 2, 1, 3, 0.7),
            (3, 1, 1, 3, 1.1),
            (2, 2, 0, 3, 1.6),
            (4, 0, 2, 2, 0.1),
        ] {
            let input = json!({ "actions": actions, "creatures": creatures, "raging": raging, "rounds": rounds, "freeAction": free, "worth": worth });
            close(
                value("chronopia.summonerPlan", &input),
                oracle::plan::summoner(&input),
                &input,
            );
        }
    }
}

#[test]
fn a_summoner_says_what_and_why() {
    let plan = support::odds(
        "chronopia.summonerPlan",
        &json!({ "actions": 2, "creatures": 3, "rounds": 3 }),
    );
    assert_eq!(plan["first"], 2);
    let de = plan["explanation"]["de"].as_str().unwrap();
    assert!(
        de.starts_with(
            "Mit 2 Handlungen am besten 2 von 3 Kreaturen halten; das bringt in 3 Runden im Mittel "
        ),
        "{de}"
    );
    assert!(
        de.contains("eine gehaltene Kreatur ist je Runde 1 wert, eine wütende im Mittel −0,15"),
        "{de}"
    );
    assert_eq!(plan["policy"][0]["hold"], 2);
    assert_eq!(
        plan["rules"],
        json!(["C-M-CONTROL", "C-M-RAGE", "C-M-TABLE"])
    );
}

/// The largest inputs end, and soon.
#[test]
fn the_longest_plans_end() {
    let began = std::time::Instant::now();
    let input = json!({ "shot": shot(9, 20.0), "actions": 8, "rate": { "shots": 3, "actions": 4 }, "goal": "atLeast", "atLeast": 4, "moveDistance": 2 });
    assert!(value("chronopia.shooterPlan", &input) > 0.0);
    let spells: Vec<Value> = (0..5)
        .map(|by| json!({ "spell": spell(9 - by, by % 2 == 0), "from": 1, "to": 10 }))
        .collect();
    assert!(
        value(
            "chronopia.magePlan",
            &json!({ "actions": 8, "spells": spells })
        ) > 0.0
    );
    assert!(
        value(
            "chronopia.summonerPlan",
            &json!({ "actions": 3, "creatures": 8, "rounds": 10 })
        ) > 0.0
    );
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}
