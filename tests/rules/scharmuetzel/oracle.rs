//! The naive second reading agrees over grids of inputs.

use serde_json::{Value, json};

use crate::support::same_as_oracle;

fn rulings() -> [Value; 4] {
    [
        json!({}),
        json!({ "criticalHits": "oneSave" }),
        json!({ "criticalOnSixes": "notWhenSixNeeded" }),
        json!({ "singleModelPenalty": "off", "fallen": "asStanding", "criticalHits": "oneSave", "criticalOnSixes": "notWhenSixNeeded" }),
    ]
}

#[test]
fn shooting() {
    let mut cases = 0;
    for ballistic_skill in [1, 2, 3, 4, 6] {
        for (moved, long, charging, large) in [
            (false, false, false, false),
            (true, false, false, true),
            (true, true, true, false),
        ] {
            for cover in ["none", "soft", "hard"] {
                for (strength, toughness) in [(3, 3), (4, 2), (9, 1), (3, 5), (2, 5), (1, 5)] {
                    for (shots, wounds, mounted) in [(1, 1, false), (2, 2, true)] {
                        for rulings in rulings() {
                            let input = json!({
                                "ballisticSkill": ballistic_skill, "moved": moved, "longRange": long,
                                "charging": charging, "large": large, "cover": cover,
                                "strength": strength, "shots": shots, "rulings": rulings,
                                "target": { "toughness": toughness, "wounds": wounds, "mounted": mounted },
                            });
                            same_as_oracle("scharmuetzel.shooting", &input);
                            cases += 1;
                        }
                    }
                }
            }
        }
    }
    assert_eq!(cases, 2160);
}

#[test]
fn fight() {
    let mut cases = 0;
    for attacks in [1, 2, 4] {
        for (skill, other) in [(4, 3), (3, 3), (3, 7)] {
            for (strength, toughness) in [(3, 3), (9, 1), (3, 5), (2, 5), (1, 5)] {
                for (mounted, target_mounted) in [(false, false), (false, true), (true, true)] {
                    for (wounds, fallen) in [(1, "no"), (2, "no"), (3, "down"), (1, "stunned")] {
                        for rulings in rulings() {
                            let input = json!({
                                "attacks": attacks, "weaponSkill": skill, "strength": strength,
                                "mounted": mounted, "rulings": rulings,
                                "target": { "weaponSkill": other, "toughness": toughness, "wounds": wounds, "mounted": target_mounted, "fallen": fallen },
                            });
                            same_as_oracle("scharmuetzel.fight", &input);
                            cases += 1;
                        }
                    }
                }
            }
        }
    }
    assert_eq!(cases, 2160);
}

#[test]
fn injury() {
    for damage in 1..=40 {
        same_as_oracle("scharmuetzel.injury", &json!({ "damage": damage }));
    }
}

#[test]
fn nerve_rally_and_unseen_charge() {
    for leadership in 0..=12 {
        for gap in -4..=60 {
            let input = json!({ "leadership": leadership, "gap": f64::from(gap) / 4.0 });
            same_as_oracle("scharmuetzel.nerve", &input);
        }
        for nearest in [false, true] {
            let input = json!({ "leadership": leadership, "nearestIsEnemy": nearest });
            same_as_oracle("scharmuetzel.rally", &input);
        }
    }
    for initiative in 0..=10 {
        for distance in 0..=24 {
            for hidden in [false, true] {
                for six in ["on", "off"] {
                    let input = json!({ "initiative": initiative, "distance": f64::from(distance) / 4.0, "hidden": hidden, "rulings": { "sixFailsTests": six } });
                    same_as_oracle("scharmuetzel.unseenCharge", &input);
                }
            }
        }
    }
}

#[test]
fn rout() {
    for leadership in [2, 5, 7, 10, 12] {
        for start in [1, 4, 7, 20, 21] {
            for lost in 0..=start {
                for (turns, repeats) in
                    [(1, "once"), (4, "once"), (1, "everyTurn"), (5, "everyTurn")]
                {
                    let input = json!({ "leadership": leadership, "startingModels": start, "lost": lost, "turns": turns, "rulings": { "routRepeats": repeats } });
                    same_as_oracle("scharmuetzel.rout", &input);
                }
            }
        }
    }
}
