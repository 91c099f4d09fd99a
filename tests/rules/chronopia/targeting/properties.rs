//! What must hold in every situation.

use regelwerk::catalog::catalog;
use serde_json::{Value, json};

use super::drawn::{Draw, allowed, group, rows};

#[test]
fn taking_away_a_nearer_unit_never_forbids_a_target() {
    let mut draw = Draw::new(14);
    let mut tried = 0;
    for _ in 0..10_000 {
        let mut input = draw.situation();
        for figure in input["candidates"].as_array_mut().unwrap() {
            // Who is nearer decides there what can be seen at all: see the oracle.
            figure.as_object_mut().unwrap().remove("between");
        }
        let before = rows(&input);
        let list = input["candidates"].as_array().unwrap().clone();
        for (index, row) in before.iter().enumerate() {
            let far = row["distance"].as_f64().unwrap();
            let own = group(index, &list[index]);
            for (other, nearer) in before.iter().enumerate() {
                let gone = group(other, &list[other]);
                if !allowed(row) || gone == own || nearer["distance"].as_f64().unwrap() > far {
                    continue;
                }
                let left: Vec<usize> = (0..list.len())
                    .filter(|at| group(*at, &list[*at]) != gone)
                    .collect();
                let mut fewer = input.clone();
                fewer["candidates"] = left.iter().map(|at| list[*at].clone()).collect();
                let place = left.iter().position(|at| *at == index).unwrap();
                assert!(
                    allowed(&rows(&fewer)[place]),
                    "{index} without {gone} in {input}"
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 3_000, "{tried}");
}

#[test]
fn panic_of_another_unit_never_forbids_a_target() {
    let mut draw = Draw::new(15);
    for _ in 0..10_000 {
        let input = draw.situation();
        let before = rows(&input);
        let list = input["candidates"].as_array().unwrap();
        let other = draw.upto(list.len() as u32 - 1) as usize;
        let gone = group(other, &list[other]);
        let mut panicked = input.clone();
        for (at, figure) in list.iter().enumerate() {
            if group(at, figure) == gone {
                panicked["candidates"][at]["panicked"] = json!(true);
            }
        }
        for (at, (was, is)) in before.iter().zip(rows(&panicked)).enumerate() {
            if group(at, &list[at]) != gone {
                assert!(
                    !allowed(was) || allowed(&is),
                    "{at} with panic of {gone} in {input}"
                );
                let freer = was["test"].is_null() <= is["test"].is_null();
                assert!(
                    !allowed(was) || freer,
                    "{at} with panic of {gone} in {input}"
                );
            }
        }
    }
}

#[test]
fn an_individual_is_never_more_restricted_than_a_unit() {
    let mut draw = Draw::new(16);
    for _ in 0..10_000 {
        let mut input = draw.situation();
        let list = input["candidates"].as_array().unwrap().clone();
        // Where a unit panics only in part an individual has to pass over those who do (C-R-INDIVIDUAL).
        for (at, figure) in list.iter().enumerate() {
            let panic = group(at, figure) == "\"A\"";
            input["candidates"][at]["panicked"] = json!(panic);
        }
        input["shooter"]["kind"] = json!("unit");
        let unit = rows(&input);
        input["shooter"]["kind"] = json!("individual");
        for (at, (unit, individual)) in unit.iter().zip(rows(&input)).enumerate() {
            assert!(!allowed(unit) || allowed(&individual), "{at} of {input}");
            assert!(individual["test"].is_null());
        }
    }
}

#[test]
fn whoever_can_be_seen_at_all_leaves_at_least_one_target() {
    let mut draw = Draw::new(17);
    for _ in 0..10_000 {
        let input = draw.situation();
        let rows = rows(&input);
        let seen = |row: &Value| {
            let mut steps = row["steps"].as_array().unwrap().iter();
            steps.any(|step| step["rule"] == "C-R-12" || step["rule"] == "C-R-INDIVIDUAL")
        };
        let ammunition = input["shooter"]["ammunition"] != 0;
        let any = rows.iter().any(seen) && ammunition;
        assert_eq!(rows.iter().any(allowed), any, "{input}");
    }
}

#[test]
fn the_rule_that_forbids_is_the_first_step_that_fails() {
    let mut draw = Draw::new(18);
    for _ in 0..5_000 {
        let input = draw.situation();
        for row in rows(&input) {
            let mut steps = row["steps"].as_array().unwrap().iter();
            match steps.find(|step| step["ok"] == false) {
                Some(step) => {
                    assert!(!allowed(&row), "{input}");
                    assert_eq!(
                        (&step["rule"], &step["because"]),
                        (&row["rule"], &row["because"])
                    );
                }
                None => assert!(allowed(&row), "{input}"),
            }
        }
    }
}

#[test]
fn every_rule_of_an_answer_stands_in_the_catalogue_of_the_question() {
    let catalog = catalog();
    let mut procedures = catalog.procedures.iter();
    let info = procedures
        .find(|info| info.id == "chronopia.targets")
        .unwrap();
    let listed: Vec<&str> = info.rules.iter().map(|rule| rule.0).collect();
    let mut draw = Draw::new(19);
    for _ in 0..2_000 {
        let mut input = draw.situation();
        input["shooter"]["weapon"] = json!({ "short": 4, "medium": 8, "max": 12 });
        for row in rows(&input) {
            let steps = row["steps"].as_array().unwrap().iter();
            let parts = [&row, &row["cover"], &row["range"]]
                .into_iter()
                .chain(steps);
            for part in parts {
                assert!(listed.contains(&part["rule"].as_str().unwrap()), "{part}");
            }
        }
    }
}
