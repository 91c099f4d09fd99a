//! The choice of target against a second reading, over thousands of situations.

use serde_json::json;

use super::drawn::{Draw, allowed, rows};
use crate::{oracle, support};

#[test]
fn the_choice_of_target_agrees_with_the_oracle_in_30_000_situations() {
    let mut draw = Draw::new(12);
    let mut rules = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..30_000 {
        let input = draw.situation();
        let expected = oracle::targeting::targets(&input);
        for (index, found) in rows(&input).iter().enumerate() {
            let place = format!("{index} of {input}");
            let expected = &expected[index];
            assert_eq!(found["allowed"], expected["allowed"], "{place}");
            assert_eq!(found["rule"], expected["rule"], "{place}");
            assert_eq!(
                found["distance"].as_f64(),
                expected["distance"].as_f64(),
                "{place}"
            );
            assert_eq!(found["cover"]["cover"], expected["cover"], "{place}");
            assert_eq!(found["cover"]["rule"], expected["coverRule"], "{place}");
            assert_eq!(json!(!found["test"].is_null()), expected["test"], "{place}");
            if expected["test"] == true {
                let mut outcomes = found["test"]["outcomes"].as_array().unwrap().iter();
                let passed = outcomes.find(|chance| chance["id"] == "passed");
                let passed = passed.map_or(json!("0"), |chance| chance["fraction"].clone());
                assert_eq!(passed, expected["passed"], "{place}");
            }
            let verdict = if allowed(found) { "+" } else { "-" };
            let rule = format!("{verdict}{}", found["rule"].as_str().unwrap());
            *rules.entry(rule).or_default() += 1;
        }
    }
    // The situations reach every way to decide.
    for rule in [
        "+C-R-NEAREST",
        "+C-R-LARGE",
        "+C-R-12",
        "+C-R-INDIVIDUAL",
        "+C-R-OPPORTUNITY",
        "-C-R-NEED",
        "-C-R-AMMO",
        "-C-R-ARC",
        "-C-R-HIDDEN",
        "-C-R-BLOCK",
        "-C-R-WALL",
        "-C-R-WOODS",
        "-C-R-DEAD",
        "-C-R-CORRIDOR",
        "-C-R-NEAREST",
        "-C-R-12",
        "-C-R-INDIVIDUAL",
        "-C-R-OPPORTUNITY",
    ] {
        assert!(
            rules.get(rule).is_some_and(|count| *count > 30),
            "{rule}: {rules:?}"
        );
    }
}

#[test]
fn a_line_agrees_with_the_oracle_in_10_000_situations() {
    let mut draw = Draw::new(13);
    for _ in 0..10_000 {
        let mut input = draw.candidate();
        for name in [
            "unit",
            "individual",
            "nearestUnit",
            "size",
            "panicked",
            "terrain",
            "inContact",
            "terrainDistance",
        ] {
            input.as_object_mut().unwrap().remove(name);
        }
        input["shooter"] =
            json!({ "arc": draw.one(&["front", "mounted"]), "height": draw.upto(1) });
        input["spell"] = json!(draw.once_in(2));
        let found = support::odds("chronopia.lineOfSight", &input);
        let expected = oracle::targeting::line(&input);
        assert_eq!(found["allowed"], expected["allowed"], "{input}");
        assert_eq!(found["rule"], expected["rule"], "{input}");
    }
}

#[test]
fn cover_agrees_with_the_oracle_in_every_combination() {
    let mut count = 0;
    for terrain in ["none", "soft", "solid"] {
        for barrier in ["none", "lowerHedge", "lowerWall", "higher"] {
            for woods in [0.0, 0.5, 2.9, 3.0] {
                for contact in [None, Some(0.0), Some(4.0), Some(4.5)] {
                    for visible in [
                        json!(null),
                        json!(0),
                        json!(49.5),
                        json!(50),
                        json!(99),
                        json!(100),
                    ] {
                        let input = json!({
                            "terrain": terrain,
                            "barrier": barrier,
                            "woods": woods,
                            "inContact": contact.is_none(),
                            "terrainDistance": contact.unwrap_or(0.0),
                            "visible": visible,
                        });
                        let found = support::odds("chronopia.cover", &input);
                        let (cover, rule) = oracle::targeting::cover(&input);
                        assert_eq!(
                            (&found["cover"], &found["rule"]),
                            (&json!(cover), &json!(rule)),
                            "{input}"
                        );
                        count += 1;
                    }
                }
            }
        }
    }
    assert_eq!(count, 1_152);
}
