//! Weapons: proficiencies, specialisation, two at once.

use serde_json::json;

use super::steps;
use crate::support::{odds, same_as_oracle};

/// Every class.
pub const CLASSES: [&str; 16] = [
    "barbarian",
    "bard",
    "thief",
    "druid",
    "witch",
    "hierophant",
    "illusionist",
    "cleric",
    "fighter",
    "assassin",
    "monk",
    "jester",
    "paladin",
    "psionicist",
    "ranger",
    "magic-user",
];

#[test]
fn o_prof_one_more_weapon_each_n_levels() {
    let known = |class: &str, level: i32, gain: &str| {
        let input =
            json!({ "class": class, "level": level, "rulings": { "proficiencyGain": gain } });
        odds("osr.proficiencies", &input)["value"]["known"]
            .as_i64()
            .unwrap()
    };
    let levels = |gain: &str| {
        (1..=6)
            .map(|level| known("fighter", level, gain))
            .collect::<Vec<_>>()
    };
    assert_eq!(levels("everyNLevelsAfterFirst"), [4, 4, 5, 5, 6, 6]);
    assert_eq!(levels("atMultiples"), [4, 5, 5, 6, 6, 7]);
    let bard = odds("osr.proficiencies", &json!({ "class": "bard", "level": 9 }));
    assert_eq!(
        steps(&bard, "known"),
        [("O-PROF".to_string(), 5), ("O-PROF".to_string(), 2)]
    );
}

#[test]
fn o_unprof_o_spec_the_class_decides() {
    for (class, penalty, specialisation) in [
        ("barbarian", -2, false),
        ("bard", -2, true),
        ("witch", -5, false),
        ("paladin", -3, true),
        ("hierophant", -4, false),
    ] {
        let answer = odds("osr.proficiencies", &json!({ "class": class, "level": 1 }));
        assert_eq!(answer["value"]["penalty"], penalty, "{class}");
        assert_eq!(answer["value"]["specialisation"], specialisation, "{class}");
        assert_eq!(steps(&answer, "penalty")[0].0, "O-UNPROF");
        assert_eq!(steps(&answer, "specialisation")[0].0, "O-SPEC");
    }
}

#[test]
fn o_two_the_printed_example_dexterity_3_gives_minus_5_and_minus_7() {
    let answer = odds("osr.twoWeapons", &json!({ "dexterity": 3 }));
    assert_eq!(
        (answer["main"].as_i64(), answer["off"].as_i64()),
        (Some(-5), Some(-7))
    );
    assert_eq!(answer["rule"], "O-TWO");
}

#[test]
fn o_two_never_becomes_a_bonus_and_the_off_hand_does_not_parry() {
    for (dexterity, main, off) in [
        (9, -2, -4),
        (16, -1, -3),
        (17, 0, -2),
        (18, 0, -1),
        (19, 0, -1),
        (5, -3, -5),
    ] {
        let answer = odds("osr.twoWeapons", &json!({ "dexterity": dexterity }));
        assert_eq!(
            (answer["main"].as_i64(), answer["off"].as_i64()),
            (Some(main), Some(off)),
            "{dexterity}"
        );
        assert_eq!(answer["offHandParries"], false);
    }
    for (held, allowed) in [
        ("dagger", true),
        ("handAxe", true),
        ("allowedPair", true),
        ("other", false),
    ] {
        let answer = odds(
            "osr.twoWeapons",
            &json!({ "dexterity": 10, "offHand": held }),
        );
        assert_eq!(answer["allowed"], allowed, "{held}");
    }
}

#[test]
fn the_oracle_agrees_on_every_class_and_level() {
    for class in CLASSES {
        for level in 1..=40 {
            for gain in ["everyNLevelsAfterFirst", "atMultiples"] {
                let input = json!({ "class": class, "level": level, "rulings": { "proficiencyGain": gain } });
                assert!(same_as_oracle("osr.proficiencies", &input));
            }
        }
    }
    let novice = json!({ "class": "fighter", "level": 0 });
    assert!(same_as_oracle("osr.proficiencies", &novice));
}
