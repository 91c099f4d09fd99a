//! The oracle itself against the worked cases in `tests/vectors`, and against a
//! few cases worked out by hand where there are none.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used
)]

mod oracle;

use oracle::{Answer, Chances, Fraction, Track};
use serde_json::{Value, json};

/// Compares every case of one file with the oracle and answers how many there were.
fn replay(file: &str) -> usize {
    let path = format!("{}/tests/vectors/{file}.json", env!("CARGO_MANIFEST_DIR"));
    let cases: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let cases = cases.as_array().unwrap();
    for case in cases {
        let case = case.as_object().unwrap();
        assert_eq!(case["procedure"].as_str(), Some(file));
        let answer = oracle::odds(file, &case["input"]);
        if let Answer::Attack(attack) = &answer {
            assert_eq!(
                case.contains_key("slain"),
                attack.slain.is_some(),
                "{}",
                case["input"]
            );
        }
        if let Answer::Initiative { spell, .. } = &answer {
            assert_eq!(
                case.contains_key("spell"),
                spell.is_some(),
                "{}",
                case["input"]
            );
        }
        for (name, expected) in case {
            match name.as_str() {
                "procedure" | "input" => {}
                _ => compare(
                    name,
                    expected,
                    &answer,
                    &format!("{file} {}", case["input"]),
                ),
            }
        }
    }
    cases.len()
}

fn compare(name: &str, expected: &Value, answer: &Answer, place: &str) {
    match (name, answer) {
        ("odds", Answer::Chances(chances)) => same_fractions(expected, chances, place),
        ("wounds", Answer::Volley { wounds, .. }) => same_counts(expected, wounds, place),
        ("losses", Answer::Volley { losses, .. }) => same_counts(expected, losses, place),
        ("rounds", Answer::Track(rounds)) => same_track(expected, rounds, place),
        ("odds", Answer::Attack(attack)) => same_fractions(expected, &attack.odds, place),
        ("damage", Answer::Attack(attack)) => same_points(expected, &attack.damage, place),
        ("slain", Answer::Attack(attack)) => {
            let slain = attack.slain.map(|chance| chance.to_string());
            assert_eq!(expected.as_str(), slain.as_deref(), "{place}");
        }
        ("odds", Answer::Initiative { odds, .. }) => same_fractions(expected, odds, place),
        (
            "spell",
            Answer::Initiative {
                spell: Some(spell), ..
            },
        ) => {
            same_fractions(expected, spell, place);
        }
        ("value", Answer::Value(value)) => assert_eq!(expected, value, "{place}"),
        _ => panic!("{place}: nothing in the answer fits `{name}`: {answer:?}"),
    }
}

/// Outcome → fraction, to the letter.
fn same_fractions(expected: &Value, chances: &Chances, place: &str) {
    let mut found = json!({});
    for (outcome, chance) in chances {
        found[outcome] = json!(chance.text().expect("too large for a fraction"));
    }
    assert_eq!(expected, &found, "{place}");
}

/// Count → decimal number, zeros left out.
fn same_counts(expected: &Value, counts: &[Fraction], place: &str) {
    for key in expected.as_object().unwrap().keys() {
        assert!(
            key.parse::<usize>().unwrap() < counts.len(),
            "{place}: no count {key}"
        );
    }
    for (count, chance) in counts.iter().enumerate() {
        let expected = expected
            .get(count.to_string())
            .map_or(0.0, |value| value.as_f64().unwrap());
        close(expected, chance.value(), place);
    }
}

/// Points → fraction, to the letter, zeros left out.
fn same_points(expected: &Value, points: &[Fraction], place: &str) {
    let mut found = json!({});
    for (count, chance) in points.iter().enumerate() {
        if !chance.is_zero() {
            found[count.to_string()] = json!(chance.text().expect("too large for a fraction"));
        }
    }
    assert_eq!(expected, &found, "{place}");
}

/// State → decimal number, round by round, zeros left out.
fn same_track(expected: &Value, rounds: &Track, place: &str) {
    let expected = expected.as_array().unwrap();
    assert_eq!(expected.len(), rounds.len(), "{place}");
    for (round, (expected, found)) in expected.iter().zip(rounds).enumerate() {
        let place = format!("{place} round {round}");
        let expected = expected.as_object().unwrap();
        assert_eq!(
            expected.keys().collect::<Vec<_>>(),
            found.keys().collect::<Vec<_>>(),
            "{place}"
        );
        for (state, chance) in found {
            close(expected[state].as_f64().unwrap(), *chance, &place);
        }
    }
}

fn close(expected: f64, found: f64, place: &str) {
    assert!(
        (expected - found).abs() <= 1e-12,
        "{place}: {expected} expected, {found} found"
    );
}

fn texts(counts: &[Fraction]) -> Vec<String> {
    counts.iter().map(ToString::to_string).collect()
}

#[test]
fn chronopia_shot() {
    assert_eq!(replay("chronopia.shot"), 60);
}

#[test]
fn chronopia_volley() {
    assert_eq!(replay("chronopia.volley"), 60);
}

#[test]
fn chronopia_spell() {
    assert_eq!(replay("chronopia.spell"), 60);
}

#[test]
fn chronopia_summoning() {
    assert_eq!(replay("chronopia.summoning"), 60);
}

#[test]
fn chronopia_rage() {
    assert_eq!(replay("chronopia.rage"), 4);
}

#[test]
fn chronopia_morale() {
    assert_eq!(replay("chronopia.morale"), 60);
}

#[test]
fn chronopia_horror() {
    assert_eq!(replay("chronopia.horror"), 60);
}

#[test]
fn chronopia_panic_track() {
    assert_eq!(replay("chronopia.panicTrack"), 60);
}

#[test]
fn chronopia_horror_track() {
    assert_eq!(replay("chronopia.horrorTrack"), 60);
}

#[test]
fn osr_attack() {
    assert_eq!(replay("osr.attack"), 60);
}

#[test]
fn osr_gaze() {
    assert_eq!(replay("osr.gaze"), 60);
}

#[test]
fn osr_initiative() {
    assert_eq!(replay("osr.initiative"), 20);
}

#[test]
fn osr_monster_level() {
    assert_eq!(replay("osr.monsterLevel"), 18);
}

#[test]
fn osr_proficiencies() {
    assert_eq!(replay("osr.proficiencies"), 60);
}

#[test]
fn osr_saves() {
    assert_eq!(replay("osr.saves"), 60);
}

#[test]
fn osr_surprise() {
    assert_eq!(replay("osr.surprise"), 9);
}

#[test]
fn scharmuetzel_shooting() {
    assert_eq!(replay("scharmuetzel.shooting"), 60);
}

#[test]
fn scharmuetzel_fight() {
    assert_eq!(replay("scharmuetzel.fight"), 60);
}

#[test]
fn scharmuetzel_injury() {
    assert_eq!(replay("scharmuetzel.injury"), 9);
}

#[test]
fn scharmuetzel_nerve() {
    assert_eq!(replay("scharmuetzel.nerve"), 60);
}

#[test]
fn scharmuetzel_rally() {
    assert_eq!(replay("scharmuetzel.rally"), 21);
}

#[test]
fn scharmuetzel_rout() {
    assert_eq!(replay("scharmuetzel.rout"), 60);
}

#[test]
fn scharmuetzel_unseen_charge() {
    assert_eq!(replay("scharmuetzel.unseenCharge"), 60);
}

/// Skill 10 at short range against armour that never saves: half the shots wound,
/// one in twenty is a fumble.
fn even_shot() -> Value {
    json!({
        "rangedSkill": 10,
        "weapon": {"short": 10, "medium": 20, "max": 30, "damage": 5},
        "distance": 10,
        "armour": 0
    })
}

#[test]
fn two_shots_and_the_fumble_of_the_first_costs_the_second() {
    let answer = oracle::odds(
        "chronopia.activation",
        &json!({"shot": even_shot(), "actions": 3, "rate": {"shots": 1, "actions": 2},
                "plan": ["shoot", "move", "shoot"]}),
    );
    let Answer::Activation {
        wounds,
        friend_wounds,
        fumble,
        cut_short,
    } = answer
    else {
        panic!("{answer:?}")
    };
    // none: 1/20 + 9/20 · 1/2 · one: 1/2 · 1/2 + 9/20 · 1/2 · two: 1/2 · 1/2
    assert_eq!(texts(&wounds), ["11/40", "19/40", "1/4"]);
    assert!(friend_wounds.is_none());
    assert_eq!(fumble.to_string(), "39/400"); // 1/20 + 19/20 · 1/20
    assert_eq!(cut_short.to_string(), "1/20");
}

#[test]
fn the_rate_of_fire_forbids_two_shots_in_a_row() {
    let answer = oracle::odds(
        "chronopia.activation",
        &json!({"shot": even_shot(), "actions": 3, "rate": {"shots": 1, "actions": 2},
                "plan": ["aim", "shoot", "shoot"]}),
    );
    assert!(
        matches!(answer, Answer::NotLegal { step: Some(2) }),
        "{answer:?}"
    );
}

#[test]
fn aim_actions_add_up_for_the_first_shot_of_the_next_shoot_action() {
    let answer = oracle::odds(
        "chronopia.activation",
        &json!({"shot": even_shot(), "actions": 4, "rate": {"shots": 2, "actions": 1},
                "plan": ["aim", "aim", "shoot", "other"]}),
    );
    let Answer::Activation {
        wounds,
        fumble,
        cut_short,
        ..
    } = answer
    else {
        panic!("{answer:?}")
    };
    // First shot 14/20, second 10/20; both fumbles come before "other".
    assert_eq!(texts(&wounds), ["7/40", "19/40", "7/20"]);
    assert_eq!(fumble.to_string(), "39/400");
    assert_eq!(cut_short.to_string(), "39/400");
}

#[test]
fn in_the_warband_game_a_higher_level_lowers_casting_and_save_alike() {
    let answer = oracle::odds(
        "chronopia.spellLevels",
        &json!({"spell": {"edition": "warband", "magic": 12, "offensive": true, "save": "allowed"},
                "from": 1, "to": 3}),
    );
    let Answer::SpellLevels { rows, best_levels } = answer else {
        panic!("{answer:?}")
    };
    // 1/20 + (magic − level − 1)/20 · (20 − 12 + level)/20
    let works: Vec<String> = rows
        .iter()
        .map(|(_, chances)| oracle::magic::works(chances).to_string())
        .collect();
    assert_eq!(works, ["11/40", "11/40", "27/100"]);
    assert_eq!(best_levels, [1, 2]);
}

#[test]
fn a_summoner_at_his_limit_may_not_try() {
    let answer = oracle::odds(
        "chronopia.summoning",
        &json!({"magic": 15, "level": 3, "actions": 3, "summoned": 3}),
    );
    assert!(matches!(answer, Answer::NotLegal { .. }), "{answer:?}");
}

/// The ghoul of O-HELPLESS: it hits always, the save fails always.
fn ghoul(first_damage: &str) -> Value {
    let claw = json!({"attacker": {"hitDice": "2"}, "armourClass": -30, "damage": first_damage});
    let second = json!({"attacker": {"hitDice": "2"}, "armourClass": -30, "damage": "1d3"});
    let bite = json!({"attacker": {"hitDice": "2"}, "armourClass": -30, "damage": "1d6"});
    json!({"attacks": [
        {"attack": claw, "onHit": {"saveNumber": 30, "becomes": "helpless"}},
        {"attack": second},
        {"attack": bite}
    ], "targetHitPoints": 20})
}

#[test]
fn the_ghoul_strikes_the_paralysed_twice_for_the_most() {
    let answer = oracle::odds("osr.round", &ghoul("1d3"));
    let Answer::Round {
        damage,
        dropped,
        states,
    } = answer
    else {
        panic!("{answer:?}")
    };
    // 1d3 + 2 · 3 + 2 · 6
    for (points, chance) in damage.iter().enumerate() {
        let expected = if points >= 19 { "1/3" } else { "0" };
        assert_eq!(chance.to_string(), expected, "{points}");
    }
    assert_eq!(damage.len(), 22);
    assert_eq!(dropped.to_string(), "2/3");
    assert_eq!(states["helpless"].to_string(), "1/3");
    assert_eq!(states["dropped"].to_string(), "2/3");
}

#[test]
fn two_weapons_with_dexterity_3_and_18() {
    assert_eq!(oracle::osr::round::two_weapons(3), (-5, -7));
    assert_eq!(oracle::osr::round::two_weapons(18), (0, -1));
}

// What the worked cases do not reach, by hand.

fn chances(procedure: &str, input: &Value) -> Value {
    let mut found = json!({});
    for (outcome, chance) in oracle::odds(procedure, input).chances() {
        found[outcome] = json!(chance.to_string());
    }
    found
}

fn attack(input: &Value) -> oracle::osr::attack::Attack {
    oracle::osr::attack::attack(input)
}

#[test]
fn c_r_stray_a_friend_beyond_maximum_range_cannot_be_hit() {
    let mut shot = even_shot();
    shot["melee"] = json!({"friends": 1, "friendArmour": 0, "friendDistance": 30.5});
    // Target 9: 1–9 hit, 10–19 stay misses.
    let expected = json!({"wound": "9/20", "miss": "1/2", "fumbleWound": "1/20"});
    assert_eq!(chances("chronopia.shot", &shot), expected);
}

#[test]
fn save_naturals_a_20_never_saves() {
    let spell = json!({"edition": "army", "magic": 20, "level": 1, "offensive": false,
                       "save": "allowed", "leadership": 30,
                       "rulings": {"saveNaturals": "natural"}});
    // Target 19: 2–19 succeed, of them one in twenty meets a 20 on the save.
    let expected = json!({"perfect": "1/20", "resisted": "171/200", "takesEffect": "9/200",
                          "actionsLost": "1/20"});
    assert_eq!(chances("chronopia.spell", &spell), expected);
}

#[test]
fn c_l_cause_whoever_causes_fear_meets_terror_as_fear() {
    let test = json!({"factor": "terror", "leadership": 12, "causes": "fear"});
    let expected =
        json!({"perfect": "1/20", "passed": "11/20", "failed": "7/20", "fumble": "1/20"});
    assert_eq!(chances("chronopia.morale", &test), expected);
    assert_eq!(oracle::morale::faced_as("terror", "fear"), "fear");
}

#[test]
fn six_20s_in_a_row_on_the_attack_table() {
    // Raw 20, so r is the armour class.
    let needed: Vec<Option<i64>> = (19..=27)
        .map(|armour_class| {
            attack(
                &json!({"attacker": {"attackNumber": 10}, "armourClass": armour_class,
                           "damage": "1d6"}),
            )
            .needed
        })
        .collect();
    assert_eq!(needed, [19, 20, 20, 20, 20, 20, 20, 21, 22].map(Some));
}

#[test]
fn a_missile_is_no_backstab() {
    let thief = json!({"attacker": {"class": "thief", "level": 1}, "armourClass": 10,
                       "ranged": true, "targetState": "unaware", "damage": "1d2"});
    // Raw 21 against 10: 11, less 4: 7–20 hit.
    let result = attack(&thief);
    assert_eq!(result.odds["hit"].to_string(), "7/10");
    assert_eq!(texts(&result.damage), ["3/10", "7/20", "7/20"]);
}

#[test]
fn o_sleep_a_backstab_multiplies_the_dice_and_adds_the_bonus_once() {
    let bard = json!({"attacker": {"class": "bard", "level": 5}, "armourClass": 10,
                      "specialised": "single", "targetState": "asleep", "targetLevel": 3,
                      "damage": "1d8+1"});
    let result = attack(&bard);
    // 8 · 3 + 1 + 2
    assert_eq!(result.damage.len(), 28);
    assert_eq!(result.damage[27].to_string(), "1");
    assert_eq!(result.slain.unwrap().to_string(), "7/10"); // 50 + 25 − 5
}

#[test]
fn o_helpless_double_doubles_the_bonus_too() {
    let victim = json!({"attacker": {"class": "fighter", "level": 1}, "armourClass": 10,
                        "targetState": "helpless", "damage": "1d2+1",
                        "rulings": {"helplessDamage": "double"}});
    assert_eq!(
        texts(&attack(&victim).damage),
        ["0", "0", "0", "0", "1/2", "0", "1/2"]
    );
}

#[test]
fn s_rout_a_side_without_models_is_routed() {
    let side = json!({"leadership": 10, "startingModels": 8, "lost": 8});
    assert_eq!(chances("scharmuetzel.rout", &side), json!({"routed": "1"}));
}

#[test]
fn horror_met_as_terror_is_rallied_and_rolls_on_no_table() {
    let answer = oracle::odds(
        "chronopia.horrorTrack",
        &json!({"leadership": 10, "causes": "fear", "rounds": 2, "rally": 0.5}),
    );
    let Answer::Track(rounds) = answer else {
        panic!("{answer:?}")
    };
    close(0.45, rounds[0]["failed"], "the test");
    close(0.225, rounds[1]["failed"], "round 2");
    close(0.25, rounds[1]["rallied"], "round 2");
}
