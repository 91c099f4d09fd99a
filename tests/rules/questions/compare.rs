//! What makes the difference between two inputs.

use regelwerk::questions::{self, CompareQuery, Comparison};
use regelwerk::rules;
use serde_json::{Value as Json, json};

use super::{asked, into_melee, measured, shot, single, with};
use crate::support::loose;

fn compare(procedure: &str, a: &Json, b: &Json, query: &Json) -> Comparison {
    let query: CompareQuery = rules::read_at(&loose(query), "query").unwrap();
    questions::compare(asked(procedure, a), asked(procedure, b), &query).unwrap()
}

#[test]
fn each_input_is_changed_alone_and_last() {
    let a = shot();
    let mut b = shot();
    b["distance"] = json!(6);
    b["weapon"]["damage"] = json!(9);
    b["cover"] = json!("heavy");
    b["aim"] = json!(1);
    let wanted = json!({ "outcomes": ["perfect", "wound"] });
    let found = compare("chronopia.shot", &a, &b, &wanted);
    let level = |input: &Json| measured(&single("chronopia.shot", input).unwrap(), &wanted);
    assert_eq!(found.total, level(&b) - level(&a));
    let mut paths: Vec<&str> = found
        .inputs
        .iter()
        .map(|input| input.path.as_str())
        .collect();
    let sizes: Vec<f64> = found
        .inputs
        .iter()
        .map(|input| input.alone.unwrap().abs())
        .collect();
    assert!(sizes.is_sorted_by(|one, other| one >= other), "{sizes:?}");
    paths.sort_unstable();
    assert_eq!(paths, ["aim", "cover", "distance", "weapon.damage"]);
    let mut sum = 0.0;
    for input in &found.inputs {
        let value = |from: &Json| from.pointer(&super::pointer(&input.path)).cloned();
        let in_a = with(&a, &input.path, &value(&b).unwrap());
        let in_b = with(&b, &input.path, &value(&a).unwrap_or(json!(0)));
        assert_eq!(
            input.alone,
            Some(level(&in_a) - level(&a)),
            "{}",
            input.path
        );
        assert_eq!(input.last, Some(level(&b) - level(&in_b)), "{}", input.path);
        sum += input.alone.unwrap();
    }
    assert_eq!(found.interaction, Some(found.total - sum));
    for change in &found.measures {
        let one = json!({ "outcomes": [change.id] });
        let of = |input: &Json| measured(&single("chronopia.shot", input).unwrap(), &one);
        assert_eq!((change.a, change.b), (of(&a), of(&b)));
        assert_eq!(change.difference, change.b - change.a);
    }
}

#[test]
fn what_says_the_same_does_not_differ() {
    let mut b = shot();
    b["cover"] = json!("light");
    b["aim"] = json!(0);
    b["rulings"] = json!({ "perfectFloor": "three" });
    b["modifiers"] = json!([]);
    let found = compare("chronopia.shot", &shot(), &b, &json!({}));
    assert!(found.inputs.is_empty() && found.total == 0.0, "{found:?}");
    assert_eq!(found.explanation.de, "Die Eingaben sagen dasselbe.");
}

#[test]
fn objects_and_lists_that_only_one_has_count_as_one() {
    let found = compare("chronopia.shot", &shot(), &into_melee(), &json!({}));
    let paths: Vec<&str> = found
        .inputs
        .iter()
        .map(|input| input.path.as_str())
        .collect();
    assert_eq!(paths, ["melee", "modifiers"]);
    assert_eq!(found.interaction, None, "chances that move do not add up");
    let gained: f64 = found
        .measures
        .iter()
        .map(|change| change.difference.max(0.0))
        .sum();
    assert!((found.total - gained).abs() < 1e-15);
}

#[test]
fn a_change_that_is_refused_by_itself_is_left_out() {
    let mut b = shot();
    b["weapon"] = json!({ "short": 20, "medium": 30, "max": 40, "damage": 4 });
    let found = compare(
        "chronopia.shot",
        &shot(),
        &b,
        &json!({ "outcomes": ["miss"] }),
    );
    let of = |path: &str| {
        found
            .inputs
            .iter()
            .find(|input| input.path == path)
            .unwrap()
            .clone()
    };
    assert_eq!(
        of("weapon.short").alone,
        None,
        "20 is more than the medium range of 16"
    );
    assert_eq!(of("weapon.max").alone, Some(0.0));
    assert_eq!(
        of("weapon.max").last,
        None,
        "the medium range of 30 is more than 24"
    );
    assert_eq!(found.interaction, None);
}

#[test]
fn counts_are_compared_by_their_means() {
    let a = json!({ "shooters": 6, "shot": shot() });
    let b = json!({ "shooters": 9, "shot": with(&shot(), "distance", &json!(8)) });
    let found = compare("chronopia.volley", &a, &b, &json!({}));
    let mean = |input: &Json| {
        single("chronopia.volley", input).unwrap()["meanWounds"]
            .as_f64()
            .unwrap()
    };
    assert_eq!(found.total, mean(&b) - mean(&a));
    assert_eq!(found.measures[0].id, "wounds");
    assert!(
        found.interaction.unwrap() > 0.0,
        "more shooters, each of them nearer"
    );
}
