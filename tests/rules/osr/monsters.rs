//! Monsters: level, saves, ways.

use serde_json::{Value, json};

use super::weapons::CLASSES;
use crate::support::{odds, same_as_oracle};

fn level(hit_dice: &str) -> Value {
    odds("osr.monsterLevel", &json!({ "hitDice": hit_dice }))
}

#[test]
fn o_level_the_printed_examples() {
    assert_eq!(level("2")["value"], 3);
    assert_eq!(level("2+1")["value"], 4);
    assert_eq!(level("2+4")["value"], 4);
    // O-MONSTER: 11 hit dice cast at 12.
    assert_eq!(level("11")["castsAt"], 12);
    assert_eq!(level("2+4")["rule"], "O-LEVEL");
}

#[test]
fn o_level_beyond_the_table_and_odd_ways_to_write() {
    for (hit_dice, expected) in [
        ("0", 0),
        ("1-2", 0),
        ("1-1", 1),
        ("1−1", 1),
        (" 1 - 1 ", 1),
        ("1", 2),
        ("3-1", 4),
        ("18+1", 20),
        ("19", 20),
        ("19+1", 21),
        ("99+99", 21),
    ] {
        assert_eq!(level(hit_dice)["value"], expected, "{hit_dice}");
    }
    assert_eq!(level("2+4")["least"], "2+1");
    assert_eq!(level("1-1")["least"], "1-1");
    assert!(level("0").get("least").is_none());
}

#[test]
fn o_monster_as_fighters_of_that_level_or_as_what_they_plainly_are() {
    assert_eq!(level("4+1")["attackNumber"], 5); // level 6: 21 − 6 − 10
    let shaman = json!({ "hitDice": "1-1", "actsAs": ["cleric"] });
    assert_eq!(odds("osr.monsterLevel", &shaman)["attackNumber"], 10);
    let saves = odds("osr.saves", &shaman);
    assert_eq!(saves["value"]["death"], 10);
    assert_eq!(saves["rule"], "O-MONSTER");
    // The best of several, save by save.
    let dragon = odds(
        "osr.saves",
        &json!({ "hitDice": "11", "actsAs": ["magic-user", "fighter"] }),
    );
    let row = |name: &str| dragon["value"][name].as_i64().unwrap();
    assert_eq!(
        (
            row("aimedMagic"),
            row("breath"),
            row("death"),
            row("petrification"),
            row("spells")
        ),
        (7, 8, 7, 8, 8)
    );
    // The referee may lower the level of a huge mindless creature.
    let plodder = odds("osr.saves", &json!({ "hitDice": "12", "level": 6 }));
    assert_eq!(plodder["value"]["death"], 11);
}

#[test]
fn o_invis_the_invisible_need_4_less() {
    let plain = odds("osr.saves", &json!({ "class": "thief", "level": 3 }));
    let hidden = odds(
        "osr.saves",
        &json!({ "class": "thief", "level": 3, "invisible": true }),
    );
    for name in ["aimedMagic", "breath", "death", "petrification", "spells"] {
        assert_eq!(
            plain["value"][name].as_i64().unwrap() - 4,
            hidden["value"][name].as_i64().unwrap()
        );
    }
    assert!(
        hidden["rules"]
            .as_array()
            .unwrap()
            .contains(&json!("O-INVIS"))
    );
}

#[test]
fn o_monsterways_each_kind_has_its_way() {
    for (input, way) in [
        (
            json!({ "clever": true, "paralysis": "long" }),
            "paralyseAll",
        ),
        (
            json!({ "clever": true, "paralysis": "short" }),
            "killParalysed",
        ),
        (
            json!({ "clever": true, "paralysis": "long", "allParalysed": true }),
            "killParalysed",
        ),
        (
            json!({ "clever": false, "paralysis": "short", "hungry": true, "retreatCovered": true }),
            "dragAway",
        ),
        (
            json!({ "clever": true, "paralysis": "long", "hungry": true, "retreatCovered": true }),
            "dragAway",
        ),
        (
            json!({ "clever": false, "paralysis": "short", "hungry": true }),
            "referee",
        ),
    ] {
        let answer = odds("osr.monsterWays", &input);
        assert_eq!(answer["way"], way, "{input}");
        assert_eq!(answer["rule"], "O-MONSTERWAYS");
    }
}

#[test]
fn the_oracle_agrees_on_every_table() {
    for dice in 0..=30 {
        for bonus in -2..=6 {
            let hit_dice = match bonus {
                0 => dice.to_string(),
                1.. => format!("{dice}+{bonus}"),
                _ => format!("{dice}{bonus}"),
            };
            assert!(same_as_oracle(
                "osr.monsterLevel",
                &json!({ "hitDice": hit_dice })
            ));
            assert!(same_as_oracle("osr.saves", &json!({ "hitDice": hit_dice })));
        }
    }
    for class in CLASSES {
        for level in 1..=40 {
            for invisible in [false, true] {
                let input = json!({ "class": class, "level": level, "invisible": invisible });
                assert!(same_as_oracle("osr.saves", &input));
            }
        }
    }
    assert!(same_as_oracle(
        "osr.saves",
        &json!({ "class": "fighter", "level": 0 })
    ));
}
