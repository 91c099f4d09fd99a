//! Two combatants until one drops, against brute force.

use std::collections::BTreeMap;
use std::time::Instant;

use serde_json::{Value, json};

use crate::support::{Face, answer, loose, odds};

/// A side of a small duel: hit points, and for each attack the faces of 20 that hit, the sides of its
/// damage die and what is added.
#[derive(Clone)]
struct Small {
    hit_points: i64,
    attacks: Vec<(i64, i64, i64)>,
}

impl Small {
    fn json(&self) -> Value {
        let attacks: Vec<Value> = self
            .attacks
            .iter()
            .map(|(faces, sides, bonus)| {
                // An attack number of 21 − faces against armour class 10 hits on so many faces.
                json!({ "attack": { "attacker": { "attackNumber": 21 - faces }, "armourClass": 10, "damage": format!("1d{sides}+{bonus}") } })
            })
            .collect();
        json!({ "hitPoints": self.hit_points, "attacks": attacks })
    }
}

type Chances = BTreeMap<&'static str, f64>;

/// Every result of one side's attacks: hit points left and how likely.
fn strike(side: &Small, hit_points: i64) -> Vec<(i64, f64)> {
    let mut left = vec![(hit_points, 1.0)];
    for (faces, sides, bonus) in &side.attacks {
        let mut next = Vec::new();
        for (points, weight) in left {
            if points <= 0 {
                next.push((points, weight));
                continue;
            }
            for face in 1..=20 {
                let weight = weight / 20.0;
                if face > *faces {
                    next.push((points, weight));
                    continue;
                }
                for pips in 1..=*sides {
                    next.push((points - pips - bonus, weight / *sides as f64));
                }
            }
        }
        let mut merged = BTreeMap::new();
        for (points, weight) in next {
            *merged.entry(points.max(0)).or_insert(0.0) += weight;
        }
        left = merged.into_iter().collect();
    }
    left
}

/// Plays every branch of every round, one die after the other.
fn brute(first: &Small, second: &Small, rounds: u32, reroll: bool, weight: f64, sum: &mut Chances) {
    if first.hit_points <= 0 || second.hit_points <= 0 || rounds == 0 {
        let end = match (first.hit_points <= 0, second.hit_points <= 0) {
            (true, true) => "bothDrop",
            (true, false) => "secondWins",
            (false, true) => "firstWins",
            (false, false) => "undecided",
        };
        *sum.entry(end).or_insert(0.0) += weight;
        return;
    }
    let orders = if reroll { [15, 15, 0] } else { [15, 15, 6] };
    let total: i32 = orders.iter().sum();
    for (order, ways) in orders.into_iter().enumerate() {
        if ways == 0 {
            continue;
        }
        let weight = weight * f64::from(ways) / f64::from(total);
        let mut go_on = |a: i64, b: i64, chance: f64| {
            let (mut first, mut second) = (first.clone(), second.clone());
            (first.hit_points, second.hit_points) = (a, b);
            brute(&first, &second, rounds - 1, reroll, weight * chance, sum);
        };
        let (a, b) = (first.hit_points, second.hit_points);
        match order {
            0 => {
                for (b, chance) in strike(first, b) {
                    if b <= 0 {
                        go_on(a, b, chance);
                        continue;
                    }
                    for (a, more) in strike(second, a) {
                        go_on(a, b, chance * more);
                    }
                }
            }
            1 => {
                for (a, chance) in strike(second, a) {
                    if a <= 0 {
                        go_on(a, b, chance);
                        continue;
                    }
                    for (b, more) in strike(first, b) {
                        go_on(a, b, chance * more);
                    }
                }
            }
            _ => {
                for (b, chance) in strike(first, b) {
                    for (a, more) in strike(second, a) {
                        go_on(a, b, chance * more);
                    }
                }
            }
        }
    }
}

fn outcomes(answer: &Value) -> BTreeMap<String, f64> {
    let all = answer["outcomes"].as_array().unwrap().iter();
    all.map(|chance| {
        (
            chance["id"].as_str().unwrap().to_string(),
            chance["probability"].as_f64().unwrap(),
        )
    })
    .collect()
}

#[test]
fn o_round_o_init_a_duel_equals_brute_force() {
    let sides = [
        Small {
            hit_points: 2,
            attacks: vec![(10, 2, 0)],
        },
        Small {
            hit_points: 4,
            attacks: vec![(13, 3, 1)],
        },
        Small {
            hit_points: 5,
            attacks: vec![(7, 2, 0), (16, 1, 1)],
        },
        Small {
            hit_points: 1,
            attacks: vec![(20, 2, 0)],
        },
    ];
    let mut cases = 0;
    for first in &sides {
        for second in &sides {
            for rounds in 1..=3 {
                for reroll in [false, true] {
                    let tie = if reroll { "reroll" } else { "simultaneous" };
                    let input = json!({ "first": first.json(), "second": second.json(), "rounds": rounds, "rulings": { "initiativeTie": tie } });
                    let found = outcomes(&odds("osr.duel", &input));
                    let mut expected = Chances::new();
                    brute(first, second, rounds, reroll, 1.0, &mut expected);
                    expected.retain(|_, chance| *chance > 0.0);
                    assert_eq!(
                        found.keys().collect::<Vec<_>>(),
                        expected.keys().collect::<Vec<_>>(),
                        "{input}"
                    );
                    for (id, chance) in expected {
                        assert!((found[id] - chance).abs() < 1e-12, "{input}: {id}");
                    }
                    cases += 1;
                }
            }
        }
    }
    assert_eq!(cases, 96);
}

/// A side of a long duel: its input, and the chance of each number of points that its attacks of a
/// round cost, index = points.
struct Long {
    json: Value,
    damage: Vec<f64>,
}

/// What a way of attacking comes to: attack number, armour class, damage, times, state of the target;
/// and by hand the faces of 20 that hit, the ways to each number of points, and how often it is made.
type Way<'a> = (Value, i64, Vec<(usize, f64)>, usize);

fn way<'a>(damage: &str, faces: i64, ways: impl IntoIterator<Item = (usize, f64)>) -> Way<'a> {
    let attack =
        json!({ "attacker": { "attackNumber": 21 - faces }, "armourClass": 10, "damage": damage });
    (
        json!({ "attack": attack }),
        faces,
        ways.into_iter().collect(),
        1,
    )
}

impl Long {
    fn new(hit_points: usize, ways: &[Way<'_>]) -> Self {
        let mut damage = vec![1.0];
        for (_, faces, points, times) in ways {
            let total: f64 = points.iter().map(|(_, ways)| ways).sum();
            for _ in 0..*times {
                let hit = *faces as f64 / 20.0;
                let mut sum: Vec<f64> = damage.iter().map(|chance| chance * (1.0 - hit)).collect();
                for (points, ways) in points {
                    sum.resize(sum.len().max(damage.len() + points), 0.0);
                    for (before, chance) in damage.iter().enumerate() {
                        sum[before + points] += chance * hit * ways / total;
                    }
                }
                damage = sum;
            }
        }
        let attacks: Vec<&Value> = ways.iter().map(|(json, ..)| json).collect();
        let json = json!({ "hitPoints": hit_points, "attacks": attacks });
        Self { json, damage }
    }

    fn hit_points(&self) -> usize {
        self.json["hitPoints"].as_u64().unwrap() as usize
    }
}

/// Every pair of hit points, round by round; after each round the chance of every pair.
fn pairs(first: &Long, second: &Long, rounds: usize, reroll: bool) -> Vec<Vec<Vec<f64>>> {
    let orders = if reroll {
        [0.5, 0.5, 0.0]
    } else {
        [15.0 / 36.0, 15.0 / 36.0, 6.0 / 36.0]
    };
    let (most_a, most_b) = (first.hit_points(), second.hit_points());
    let mut now = vec![vec![0.0; most_b + 1]; most_a + 1];
    now[most_a][most_b] = 1.0;
    let mut course = vec![now];
    for _ in 0..rounds {
        let before = course.last().unwrap();
        let mut now = vec![vec![0.0; most_b + 1]; most_a + 1];
        for (a, row) in before.iter().enumerate() {
            for (b, chance) in row.iter().enumerate() {
                if *chance == 0.0 {
                    continue;
                }
                if a == 0 || b == 0 {
                    now[a][b] += chance;
                    continue;
                }
                for (on_b, x) in first.damage.iter().enumerate() {
                    for (on_a, y) in second.damage.iter().enumerate() {
                        let (c, d) = (a.saturating_sub(on_a), b.saturating_sub(on_b));
                        let chance = chance * x * y;
                        now[if d == 0 { a } else { c }][d] += chance * orders[0];
                        now[c][if c == 0 { b } else { d }] += chance * orders[1];
                        now[c][d] += chance * orders[2];
                    }
                }
            }
        }
        course.push(now);
    }
    course
}

fn ends(pairs: &[Vec<f64>]) -> [f64; 4] {
    let sum = |of: &dyn Fn(usize, usize) -> bool| -> f64 {
        let all = pairs.iter().enumerate();
        all.flat_map(|(a, row)| row.iter().enumerate().map(move |(b, p)| (a, b, p)))
            .filter(|(a, b, _)| of(*a, *b))
            .map(|(_, _, p)| p)
            .sum()
    };
    [
        sum(&|a, b| a > 0 && b == 0),
        sum(&|a, b| a == 0 && b > 0),
        sum(&|a, b| a == 0 && b == 0),
        sum(&|a, b| a > 0 && b > 0),
    ]
}

#[test]
fn long_duels_equal_the_chain_of_all_pairs_of_hit_points() {
    let die = |sides: usize, bonus: usize| (1..=sides).map(move |pips| (pips + bonus, 1.0));
    let two_d6 = || (1..=6).flat_map(|a| (1..=6).map(move |b| (a + b, 1.0)));
    let mut never = way("1d6", 0, die(6, 0));
    never.0 = json!({ "attack": { "attacker": { "attackNumber": 20 }, "armourClass": 40, "damage": "1d6", "rulings": { "naturals": "none" } } });
    let mut thrice = way("1d4", 5, die(4, 0));
    thrice.0["times"] = json!(3);
    thrice.3 = 3;
    // O-HELPLESS: no roll to hit, the highest damage, twice the attacks.
    let mut doubled = way("1d3", 20, [(3, 1.0)]);
    doubled.0["attack"]["targetState"] = json!("helpless");
    doubled.3 = 2;
    let (sword, halberd, maul) = (
        || way("1d8+2", 10, die(8, 2)),
        || way("1d10", 11, die(10, 0)),
        || way("2d6", 7, two_d6()),
    );
    let drain = || way("1d3-1", 9, [(0, 1.0), (1, 1.0), (2, 1.0)]);
    let duels = [
        (Long::new(45, &[sword()]), Long::new(40, &[halberd()])),
        (Long::new(60, &[maul()]), Long::new(33, &[sword(), thrice])),
        (
            Long::new(38, &[doubled]),
            Long::new(70, &[maul(), halberd()]),
        ),
        (
            Long::new(20, &[never]),
            Long::new(25, &[way("1d2", 1, die(2, 0))]),
        ),
        (Long::new(12, &[drain()]), Long::new(3, &[drain()])),
        (Long::new(1, &[maul()]), Long::new(50, &[drain()])),
    ];
    for (first, second) in &duels {
        for (rounds, reroll) in [(100, false), (100, true), (7, false)] {
            let tie = if reroll { "reroll" } else { "simultaneous" };
            let input = json!({ "first": first.json, "second": second.json, "rounds": rounds, "rulings": { "initiativeTie": tie } });
            let answer = odds("osr.duel", &input);
            let near = |found: &Value, expected: f64, what: &str| {
                let found = found.as_f64().unwrap();
                assert!(
                    (found - expected).abs() < 1e-12,
                    "{input}: {what}: {found} in place of {expected}"
                );
            };
            let course = pairs(first, second, rounds, reroll);
            let last = course.last().unwrap();
            let found = outcomes(&answer);
            let ids = ["firstWins", "secondWins", "bothDrop", "undecided"];
            for (id, chance) in ids.iter().zip(ends(last)) {
                let found = found.get(*id).copied().unwrap_or(0.0);
                near(&json!(found), chance, id);
            }
            let undecided = |pairs: &Vec<Vec<f64>>| ends(pairs)[3];
            let mean: f64 = course[..rounds].iter().map(undecided).sum();
            assert!((answer["meanRounds"].as_f64().unwrap() - mean).abs() < 1e-10);
            let points = answer["firstHitPoints"].as_array().unwrap();
            assert_eq!(points.len(), last.len());
            for (left, (found, row)) in points.iter().zip(last).enumerate() {
                near(found, row.iter().sum(), &format!("first has {left}"));
            }
            let points = answer["secondHitPoints"].as_array().unwrap();
            assert_eq!(points.len(), last[0].len());
            for (left, found) in points.iter().enumerate() {
                let column = last.iter().map(|row| row[left]).sum();
                near(found, column, &format!("second has {left}"));
            }
            // The course is told until it goes on with less than 1e-6, what comes of it to the end.
            let goes_on = |pairs: &&Vec<Vec<f64>>| undecided(pairs) >= 1e-6;
            let fought = course[..rounds].iter().take_while(goes_on).count();
            for (which, id) in ids.into_iter().enumerate() {
                let told = answer["rounds"][id].as_array().unwrap();
                assert_eq!(told.len(), fought, "{input}: {id}");
                for (found, pair) in told.iter().zip(course.windows(2)) {
                    let (before, after) = (ends(&pair[0]), ends(&pair[1]));
                    let so_far = if id == "undecided" {
                        0.0
                    } else {
                        before[which]
                    };
                    near(found, after[which] - so_far, id);
                }
            }
        }
    }
}

#[test]
fn a_chance_beside_which_a_double_sees_nothing_else_keeps_its_digits() {
    // The one drops with a single hit and 19 faces of 20 hit; the other loses 1 point a round.
    let frail = Small {
        hit_points: 1,
        attacks: vec![(20, 1, 0)],
    };
    let mut heavy = frail.clone();
    heavy.hit_points = 14;
    let mut frail = frail.json();
    frail["attacks"][0]["attack"]["rulings"] = json!({ "naturals": "none" });
    heavy.attacks = vec![(19, 1, 0)];
    let input =
        json!({ "first": frail, "second": heavy.json(), "rulings": { "initiativeTie": "reroll" } });
    // Missed 13 times, and in the round after that the first to act, or missed once more.
    let expected = 0.05_f64.powi(13) * (0.5 + 0.5 * 0.05);
    let found = outcomes(&odds("osr.duel", &input))["firstWins"];
    assert!((found / expected - 1.0).abs() < 1e-12, "{found} {expected}");
}

fn guard(hit_points: i32) -> Value {
    json!({ "hitPoints": hit_points, "attacks": [{ "attack": { "attacker": { "class": "fighter", "level": 4 }, "armourClass": 14, "damage": "1d8+1" } }] })
}

#[test]
fn a_duel_of_equals_is_even_and_everything_sums_to_1() {
    let answer = odds(
        "osr.duel",
        &json!({ "first": guard(30), "second": guard(30) }),
    );
    let found = outcomes(&answer);
    assert!((found["firstWins"] - found["secondWins"]).abs() < 1e-13);
    assert!((found.values().sum::<f64>() - 1.0).abs() < 1e-12);
    for side in ["firstHitPoints", "secondHitPoints"] {
        let points = answer[side].as_array().unwrap();
        assert_eq!(points.len(), 31);
        let sum: f64 = points.iter().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-12, "{side}");
        let gone = found["bothDrop"]
            + found[if side == "firstHitPoints" {
                "secondWins"
            } else {
                "firstWins"
            }];
        assert!((points[0].as_f64().unwrap() - gone).abs() < 1e-12);
    }
    let mut before = 1.0;
    for round in 0..answer["rounds"]["undecided"].as_array().unwrap().len() {
        let part = |name: &str| answer["rounds"][name][round].as_f64().unwrap();
        let ends = part("firstWins") + part("secondWins") + part("bothDrop");
        assert!((before - ends - part("undecided")).abs() < 1e-12);
        before = part("undecided");
    }
    assert!(answer["meanRounds"].as_f64().unwrap() > 5.0);
}

#[test]
fn more_hit_points_never_hurt() {
    let mut last = 0.0;
    for hit_points in (1..=100).step_by(11) {
        let answer = odds(
            "osr.duel",
            &json!({ "first": guard(hit_points), "second": guard(40) }),
        );
        let wins = outcomes(&answer).get("firstWins").copied().unwrap_or(0.0);
        assert!(wins >= last, "{hit_points}");
        last = wins;
    }
    assert!(last > 0.99);
}

#[test]
fn rolled_duels_come_out_as_the_odds_say() {
    let input = json!({ "first": guard(12), "second": guard(9), "rounds": 6 });
    let exact = outcomes(&odds("osr.duel", &input));
    let value = loose(&input);
    let mut counted: BTreeMap<String, f64> = BTreeMap::new();
    let rolls = 20_000;
    for seed in 0..rolls {
        let played = answer("osr.duel", &value, Face::Roll(seed)).unwrap();
        let id = played["outcome"]["id"].as_str().unwrap().to_string();
        *counted.entry(id).or_insert(0.0) += 1.0 / f64::from(rolls);
    }
    for (id, chance) in exact {
        let found = counted.get(&id).copied().unwrap_or(0.0);
        assert!(
            (found - chance).abs() < 0.015,
            "{id}: {found} against {chance}"
        );
    }
}

#[test]
fn a_duel_by_hand() {
    let input = loose(&json!({ "first": guard(5), "second": guard(4), "rounds": 3 }));
    // Initiative 6 against 1; the first needs 11, hits with 11 and rolls 3 + 1.
    let told = answer("osr.duel", &input, Face::Resolve(&[6, 1, 11, 3])).unwrap();
    assert_eq!(
        told["outcome"],
        json!({ "id": "firstWins", "rounds": 1, "firstHitPoints": 5, "secondHitPoints": 0 })
    );
}

#[test]
fn the_helpless_take_twice_the_attacks_and_two_hands_their_penalties() {
    let mut victim = guard(100);
    victim["attacks"][0]["attack"]["targetState"] = json!("helpless");
    victim["rounds"] = Value::Null;
    victim.as_object_mut().unwrap().remove("rounds");
    let mut idle = guard(19);
    idle["attacks"][0]["attack"]["damage"] = json!("0");
    // 2 · 9 points a round: 19 hit points last for two rounds.
    let answer = odds("osr.duel", &json!({ "first": victim, "second": idle }));
    assert_eq!(answer["meanRounds"], 2.0);
    let mut pair = guard(10);
    pair["attacks"] = json!([pair["attacks"][0], pair["attacks"][0]]);
    pair["twoWeapons"] = json!({ "main": 0, "off": 1, "dexterity": 3 });
    let answer = odds(
        "osr.duel",
        &json!({ "first": pair, "second": guard(10), "rounds": 1 }),
    );
    let steps = super::steps(&answer, "modifiers");
    let two: Vec<_> = steps
        .iter()
        .filter(|(rule, _)| rule == "O-TWO")
        .map(|(_, value)| *value)
        .collect();
    assert_eq!(two, [-5, -7]);
}

#[test]
fn the_largest_duel_is_fast() {
    let mut slow = guard(100);
    slow["attacks"] = json!((0..10).map(|_| json!({ "times": 2, "attack": { "attacker": { "attackNumber": 20 }, "armourClass": 10, "damage": "20d5" } })).collect::<Vec<_>>());
    let start = Instant::now();
    let answer = odds(
        "osr.duel",
        &json!({ "first": slow, "second": slow, "rounds": 200 }),
    );
    assert!((outcomes(&answer).values().sum::<f64>() - 1.0).abs() < 1e-11);
    let usual = odds(
        "osr.duel",
        &json!({ "first": guard(100), "second": guard(100), "rounds": 200 }),
    );
    assert!(outcomes(&usual)["firstWins"] > 0.4);
    assert!(start.elapsed().as_secs() < 20);
}

#[test]
fn rulings_of_the_duel_hold_for_every_attack_that_has_none_of_its_own() {
    let sword = json!({ "attacker": { "class": "fighter", "level": 1 }, "armourClass": 30, "damage": "1d8" });
    let mut own = sword.clone();
    own["rulings"] = json!({ "naturals": "natural" });
    let ask = |attack: &Value, rulings: Value| {
        let side = json!({ "hitPoints": 3, "attacks": [{ "attack": attack }] });
        odds(
            "osr.duel",
            &json!({ "first": side, "second": side, "rounds": 5, "rulings": rulings }),
        )
    };
    assert_eq!(
        ask(&sword, json!({ "naturals": "natural" })),
        ask(&own, json!({}))
    );
    assert_ne!(ask(&sword, json!({})), ask(&own, json!({})));
}
