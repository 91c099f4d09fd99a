//! Several attacks of a round.

use serde_json::{Value, json};

use super::steps;
use crate::support::{Face, answer, loose, odds, same_as_oracle};

/// The ghoul of the book: it hits always here, and the save always fails.
fn ghoul(first: &str) -> Value {
    let attack = |damage: &str| json!({ "attacker": { "hitDice": "2" }, "armourClass": -40, "damage": damage });
    json!({
        "attacks": [
            { "attack": attack(first), "onHit": { "saveNumber": 30, "becomes": "helpless" } },
            { "attack": attack("1d3") },
            { "attack": attack("1d6") },
        ],
        "targetHitPoints": 20,
    })
}

#[test]
fn o_helpless_the_printed_ghoul_1d3_plus_18() {
    let answer = odds("osr.round", &ghoul("1d3"));
    let damage = answer["damageFractions"].as_array().unwrap();
    assert_eq!(damage.len(), 22);
    for (points, chance) in damage.iter().enumerate() {
        assert_eq!(chance, if points >= 19 { "1/3" } else { "0" }, "{points}");
    }
    assert_eq!(
        answer["states"],
        json!([
            { "id": "helpless", "rule": "O-HELPLESS", "probability": 1.0 / 3.0, "fraction": "1/3" },
            { "id": "dropped", "rule": "O-HOST-DAMAGE", "probability": 2.0 / 3.0, "fraction": "2/3" },
        ])
    );
    // Whom it leaves alive it may kill in the next round, however many hit points are left.
    let kill = odds(
        "osr.killOutright",
        &json!({ "targetState": "helpless", "weapon": "natural" }),
    );
    assert_eq!(kill["allowed"], true);
}

#[test]
fn o_helpless_the_ghoul_by_hand_rolls_no_more_to_hit_once_the_victim_is_paralysed() {
    let input = loose(&ghoul("1d3"));
    let told = answer("osr.round", &input, Face::Resolve(&[7, 2, 9])).unwrap();
    let result = &told["outcome"];
    assert_eq!(result["damage"], 20);
    assert_eq!(result["state"], "dropped");
    let blows: Vec<_> = result["blows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|blow| blow["damage"].as_u64().unwrap())
        .collect();
    assert_eq!(blows, [2, 3, 3, 6, 6]);
}

#[test]
fn o_unaware_the_printed_ogre_the_first_backstab_hits_the_second_is_rolled_plainly() {
    // Deborah and Moritz steal up to an ogre that suspects nothing.
    let deborah = json!({ "attacker": { "class": "thief", "level": 3 }, "armourClass": 15, "damage": "1d6", "targetState": "unaware" });
    let moritz = json!({ "attacker": { "class": "assassin", "level": 3 }, "armourClass": 15, "damage": "1d6", "targetState": "unaware" });
    let answer = odds(
        "osr.round",
        &json!({ "attacks": [{ "attack": deborah }, { "attack": moritz }] }),
    );
    // Moritz needs 16 without a bonus: 1/4. Twice a d6, and then with 1/4 another d6.
    let damage = answer["damageFractions"].as_array().unwrap();
    assert_eq!(damage[0], "0");
    assert_eq!(damage[2], "1/8");
    assert_eq!(damage[3], "1/144");
    assert_eq!(damage.len(), 19);
    let hit: Vec<_> = steps(&answer, "hit");
    assert_eq!(hit.iter().map(|(_, value)| value).sum::<i64>(), 16);
    assert_eq!(answer["states"][0]["id"], "normal");
}

#[test]
fn o_two_the_hands_dexterity_and_the_cap_before_everything_else() {
    let dagger = json!({ "attacker": { "class": "fighter", "level": 1 }, "armourClass": 15, "damage": "1d4", "attackBonus": 1 });
    let pair = |dexterity: i32| {
        let input = json!({ "attacks": [{ "attack": dagger }, { "attack": dagger }], "twoWeapons": { "main": 0, "off": 1, "dexterity": dexterity } });
        let answer = odds("osr.round", &input);
        let all = steps(&answer, "modifiers").into_iter();
        all.filter(|(rule, _)| rule == "O-TWO")
            .map(|(_, value)| value)
            .collect::<Vec<_>>()
    };
    assert_eq!(pair(3), [-5, -7]);
    assert_eq!(pair(10), [-2, -4]);
    assert_eq!(pair(16), [-1, -3]);
    // The main hand is at 0 and not at +1.
    assert_eq!(pair(18), [-1]);
}

#[test]
fn a_sleeper_is_awake_for_the_second_attack() {
    let blow = json!({ "attacker": { "class": "fighter", "level": 2 }, "armourClass": 30, "damage": "1d4", "targetState": "asleep", "targetLevel": 4 });
    let answer = odds(
        "osr.round",
        &json!({ "attacks": [{ "attack": blow, "times": 2 }] }),
    );
    assert_eq!(answer["damageFractions"][4], "1");
    assert_eq!(answer["dropped"], 0.5); // 50 + 10 − 10
    assert_eq!(
        answer["states"][0],
        json!({ "id": "normal", "rule": "O-ROUND", "probability": 0.5, "fraction": "1/2" })
    );
}

#[test]
fn a_save_changes_the_state_for_the_next_attack() {
    let trip = json!({ "attacker": { "attackNumber": 11 }, "armourClass": 10, "damage": "1" });
    let input = json!({ "attacks": [{ "attack": trip, "onHit": { "saveNumber": 11, "becomes": "stunned" } }, { "attack": trip }] });
    let answer = odds("osr.round", &input);
    // 1/2 hits; of them half is stunned, and then 14 faces hit.
    assert_eq!(answer["damageFractions"], json!(["1/4", "9/20", "3/10"]));
    assert_eq!(answer["states"][1]["fraction"], "1/4");
    assert_eq!(answer["states"][1]["rule"], "O-STUNNED");
    assert!(answer.get("dropped").is_none());
}

#[test]
fn the_oracle_agrees_over_a_grid_of_rounds() {
    let attack = |attacker: &Value, state: &str, armour_class: i32, damage: &str| json!({ "attacker": attacker, "armourClass": armour_class, "damage": damage, "targetState": state, "targetLevel": 3 });
    let attackers = [
        json!({ "class": "thief", "level": 5 }),
        json!({ "hitDice": "4+1" }),
        json!({ "attackNumber": 8, "level": 2 }),
    ];
    let mut cases = 0;
    for attacker in &attackers {
        for state in ["normal", "unaware", "stunned", "asleep", "helpless"] {
            for save in [2, 9, 15, 21] {
                for becomes in ["helpless", "stunned"] {
                    for (turn, dexterity) in [4, 10, 17, 19].into_iter().enumerate() {
                        let mut input = json!({
                            "attacks": [
                                { "attack": attack(attacker, state, 12, "1d4"), "times": 1 + turn % 2, "onHit": { "saveNumber": save, "becomes": becomes } },
                                { "attack": attack(attacker, state, 16, "1d3+1"), "times": 1 + turn / 2 },
                                { "attack": attack(attacker, state, 8, "2"), "onHit": { "saveNumber": 12, "becomes": "stunned" } },
                            ],
                            "targetHitPoints": 3 + 3 * turn,
                        });
                        if turn > 0 {
                            input["twoWeapons"] =
                                json!({ "main": turn % 2, "off": 2, "dexterity": dexterity });
                        }
                        assert!(same_as_oracle("osr.round", &input));
                        cases += 1;
                    }
                }
            }
        }
    }
    assert_eq!(cases, 480);
}

#[test]
fn what_does_not_count_is_not_named() {
    let attack = |more: Value| {
        let mut attack = json!({ "attacker": { "hitDice": "2" }, "armourClass": 14, "damage": "1d6", "targetLevel": 2, "targetHitPoints": 5 });
        attack["targetState"] = more;
        json!({ "attack": attack })
    };
    let input = json!({ "attacks": [attack(json!("asleep")), attack(json!("stunned"))] });
    let answer = odds("osr.round", &input);
    let words = &answer["explanation"];
    let (de, en) = (words["de"].as_str().unwrap(), words["en"].as_str().unwrap());
    assert!(de.contains("das Ziel schläft") && en.contains("the target is asleep"));
    for (de_part, en_part) in [("betäubt", "stunned"), ("5 Trefferpunkt", "5 hit point")] {
        assert!(!de.contains(de_part) && !en.contains(en_part), "{de} {en}");
    }
    let side = |attack: &Value| json!({ "hitPoints": 4, "attacks": [attack] });
    let (first, second) = (attack(json!("normal")), attack(json!("helpless")));
    let duel = json!({ "first": side(&first), "second": side(&second) });
    let words = odds("osr.duel", &duel)["explanation"].clone();
    let de = words["de"].as_str().unwrap();
    assert!(
        de.contains("wehrlos") && !de.contains("5 Trefferpunkt"),
        "{de}"
    );
}

#[test]
fn rulings_of_the_round_hold_for_every_attack_that_has_none_of_its_own() {
    let sword = json!({ "attacker": { "class": "fighter", "level": 1 }, "armourClass": 30, "damage": "1d8" });
    let mut own = sword.clone();
    own["rulings"] = json!({ "naturals": "natural" });
    let ask = |first: &Value, second: &Value, rulings: &Value| {
        odds(
            "osr.round",
            &json!({ "attacks": [{ "attack": first }, { "attack": second }], "rulings": rulings }),
        )
    };
    let natural = json!({ "naturals": "natural" });
    let everywhere = ask(&sword, &sword, &natural);
    assert_eq!(everywhere, ask(&own, &own, &json!({})));
    assert_eq!(everywhere, ask(&own, &sword, &natural));
    assert_eq!(
        everywhere["rulings"],
        json!([{ "name": "armourClass", "value": "ascending" }, { "name": "naturals", "value": "natural" }])
    );
    // 30 cannot be reached: by default nobody hits.
    assert_eq!(ask(&sword, &sword, &json!({}))["meanDamage"], 0.0);
    // A reading of an attack's own counts before that of the round.
    let descending = json!({ "armourClass": "descending" });
    let mut low = sword.clone();
    low["armourClass"] = json!(4);
    assert_ne!(
        ask(&low, &low, &descending)["meanDamage"],
        ask(&low, &low, &json!({}))["meanDamage"]
    );
}
