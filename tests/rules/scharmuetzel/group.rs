//! A whole group shoots.

use regelwerk::dice::walk;
use regelwerk::rules::{Procedure, roll};
use regelwerk::scharmuetzel::shooting::{Group, GroupShooter, GroupTarget};
use serde_json::json;

use crate::support;

fn group(count: i32, wounds: &[i32], until_out: bool) -> Group {
    Group {
        shooters: vec![
            GroupShooter {
                count,
                strength: 4,
                ..GroupShooter::default()
            },
            GroupShooter {
                ballistic_skill: 5,
                moved: true,
                ..GroupShooter::default()
            },
        ],
        targets: wounds
            .iter()
            .map(|wounds| GroupTarget {
                wounds: *wounds,
                mounted: *wounds == 1,
                ..GroupTarget::default()
            })
            .collect(),
        until_out,
        ..Group::default()
    }
}

#[test]
fn s_nearest_the_chain_equals_the_walk_through_every_branch() {
    for wounds in [&[1][..], &[1, 2], &[2, 1]] {
        for until_out in [false, true] {
            let group = group(2, wounds, until_out);
            let checked = group.check().unwrap();
            let odds = checked.odds();
            let (fallen, _) = walk(4, |dice| Ok(checked.play(dice)?.fallen as usize)).unwrap();
            let (out, _) = walk(4, |dice| Ok(checked.play(dice)?.out as usize)).unwrap();
            let fractions = odds.fallen_fractions.unwrap();
            assert_eq!(fractions.len(), wounds.len() + 1);
            for (count, fraction) in fractions.iter().enumerate() {
                assert_eq!(*fraction, fallen.chance(count).to_string(), "{wounds:?}");
                assert!((odds.out[count] - out.chance(count).to_f64()).abs() < 1e-15);
            }
            for (index, target) in odds.targets.iter().enumerate() {
                let (harms, _) =
                    walk(5, |dice| Ok(checked.play(dice)?.targets[index] as usize)).unwrap();
                let ids = ["unharmed", "wounded", "down", "stunned", "out"];
                for chance in target {
                    let at = ids.iter().position(|id| *id == chance.id).unwrap();
                    assert_eq!(
                        chance.fraction.clone().unwrap(),
                        harms.chance(at).to_string()
                    );
                }
            }
        }
    }
}

#[test]
fn s_nearest_the_next_target_is_shot_at_only_once_the_nearest_has_fallen() {
    let one = Group {
        shooters: vec![GroupShooter::default()],
        targets: vec![GroupTarget::default(); 2],
        ..Group::default()
    };
    let odds = one.odds().unwrap();
    assert_eq!(odds.targets[1].len(), 1);
    assert_eq!(odds.targets[1][0].id, "unharmed");
    assert!(odds.fallen[2] == 0.0);
}

#[test]
fn until_out_fewer_fall_and_more_are_out_of_the_first() {
    let (fallen, out) = (group(6, &[1, 1, 1], false), group(6, &[1, 1, 1], true));
    let (fallen, out) = (fallen.odds().unwrap(), out.odds().unwrap());
    assert!(fallen.mean_fallen > out.mean_fallen);
    let first = |targets: &[regelwerk::rules::Chance]| {
        targets
            .iter()
            .find(|chance| chance.id == "out")
            .unwrap()
            .probability
    };
    assert!(first(&out.targets[0]) > first(&fallen.targets[0]));
}

#[test]
fn one_shooter_is_the_same_as_shooting() {
    let input = json!({ "shooters": [{ "ballisticSkill": 4, "strength": 5, "shots": 3 }], "targets": [{ "toughness": 4, "wounds": 2, "cover": "soft", "mounted": true }] });
    let group = support::odds("scharmuetzel.group", &input);
    let input = json!({ "ballisticSkill": 4, "strength": 5, "shots": 3, "cover": "soft", "target": { "toughness": 4, "wounds": 2, "mounted": true } });
    let shooting = support::odds("scharmuetzel.shooting", &input);
    assert_eq!(group["targets"][0], shooting["outcomes"]);
    assert_eq!(group["breakdown"], shooting["breakdown"]);
    assert_eq!(group["tests"], shooting["tests"]);
}

#[test]
fn a_hundred_shooters_at_twenty_targets_sum_to_1() {
    let group = Group {
        shooters: vec![GroupShooter {
            count: 100,
            ..GroupShooter::default()
        }],
        targets: vec![
            GroupTarget {
                wounds: 2,
                ..GroupTarget::default()
            };
            20
        ],
        until_out: true,
        ..Group::default()
    };
    let odds = group.odds().unwrap();
    assert!((odds.fallen.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    assert!((odds.out.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    for target in &odds.targets {
        let sum: f64 = target.iter().map(|chance| chance.probability).sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }
    let weighted = odds.fallen_at_least.iter().skip(1).sum::<f64>();
    assert!((weighted - odds.mean_fallen).abs() < 1e-9);
}

#[test]
fn rolled_groups_fit_the_odds() {
    let group = group(5, &[1, 2, 1], false);
    let checked = group.check().unwrap();
    let odds = checked.odds();
    let rolls = 20_000;
    let mut counts = [0.0; 4];
    for seed in 0..rolls {
        counts[roll(&checked, seed).unwrap().outcome.fallen as usize] += 1.0;
    }
    for (count, chance) in odds.fallen.iter().enumerate() {
        let expected = chance * f64::from(rolls);
        let spread = (expected * (1.0 - chance)).sqrt().max(1.0);
        assert!(
            (counts[count] - expected).abs() < 5.0 * spread,
            "{count}: {counts:?}"
        );
    }
}

#[test]
fn the_steps_say_which_shooters_at_which_targets() {
    // The first two shoot alike; the targets differ in cover, the last in toughness too.
    let input = json!({
        "shooters": [{ "ballisticSkill": 3, "strength": 3 }, { "count": 4, "ballisticSkill": 3, "strength": 3, "shots": 2 }, { "ballisticSkill": 4, "strength": 3 }],
        "targets": [{ "toughness": 3 }, { "toughness": 3, "cover": "soft" }, { "toughness": 5, "cover": "soft" }]
    });
    let answer = support::odds("scharmuetzel.group", &input);
    let labelled = |of: &str| -> Vec<String> {
        let steps = answer["breakdown"].as_array().unwrap().iter();
        let own = steps.filter(|step| step["of"] == of);
        own.filter_map(|step| step["label"].as_str().map(String::from))
            .collect()
    };
    assert_eq!(
        labelled("hit"),
        ["1, 2→1", "1, 2→2, 3", "3→1", "3→2, 3"],
        "{answer}"
    );
    assert_eq!(labelled("wound"), ["1, 2, 3→1, 2", "1, 2, 3→3"]);
    assert_eq!(labelled("save"), ["1, 2, 3→1, 2, 3"]);
    let plain = json!({
        "shooters": [{ "ballisticSkill": 3, "strength": 3 }, { "ballisticSkill": 3, "strength": 4 }],
        "targets": [{ "toughness": 3 }, { "toughness": 4 }]
    });
    let answer = support::odds("scharmuetzel.group", &plain);
    let wounds = answer["breakdown"].as_array().unwrap().iter();
    let wounds: Vec<_> = wounds
        .filter(|step| step["of"] == "wound")
        .map(|step| {
            (
                step["label"].as_str().unwrap(),
                step["total"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(wounds, [("1→1; 2→2", 4), ("1→2", 5), ("2→1", 3)]);
}
