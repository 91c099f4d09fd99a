//! What else an answer says: sight that matters for the choice, cover, distance, range, the whole sentence.

use regelwerk::chronopia::targeting::{Candidate, Line, ShooterKind, Targets};
use serde_json::{Value, json};

use super::{no, targets, unit, verdict, verdicts, yes};
use crate::support;

#[test]
fn a_plain_target_needs_nothing_but_its_distance() {
    let candidate = Candidate {
        line: Line {
            distance: 14.0,
            ..Line::default()
        },
        ..Candidate::default()
    };
    let input = Targets {
        candidates: vec![candidate],
        ..Targets::default()
    };
    assert_eq!(input.shooter.kind, ShooterKind::Unit);
    let answer = input.check().unwrap();
    let [only] = answer.candidates.as_slice() else {
        panic!("one answer")
    };
    assert!(only.allowed && only.test.is_none() && only.spotting.is_none());
    assert_eq!((only.rule.0, only.name.as_str()), ("C-R-NEAREST", "#1"));
    assert_eq!(
        answer.explanation.en,
        "Unit as shooter: “#1” (14 inches) may be shot at (C-R-NEAREST)."
    );
    assert!(targets(json!({}), json!([])).is_empty());
}

#[test]
fn c_r_need_what_cannot_be_seen_is_no_target() {
    let found = verdicts(
        unit(),
        json!([{ "distance": 14, "visible": 0 }, { "distance": 20 }]),
    );
    assert_eq!(found, [no("C-R-NEED"), yes("C-R-NEAREST")]);
}

#[test]
fn c_r_ammo_is_unlimited_unless_the_profile_counts_it() {
    let with = |left: Value| verdicts(json!({ "ammunition": left }), json!([{ "distance": 14 }]));
    assert_eq!(with(json!(null)), [yes("C-R-NEAREST")]);
    assert_eq!(with(json!(1)), [yes("C-R-NEAREST")]);
    assert_eq!(with(json!(0)), [no("C-R-AMMO")]);
}

#[test]
fn c_r_arc_enemies_behind_the_shooter_neither_bind_nor_are_targets() {
    let list = json!([{ "distance": 6, "inFront": false }, { "distance": 20 }]);
    assert_eq!(
        verdicts(unit(), list.clone()),
        [no("C-R-ARC"), yes("C-R-NEAREST")]
    );
    let mounted = json!({ "arc": "mounted" });
    assert_eq!(verdicts(mounted, list), [yes("C-R-12"), no("C-R-12")]);
}

#[test]
fn c_r_hidden_an_action_of_spotting_makes_the_figure_a_target() {
    let list = json!([{ "distance": 6, "hidden": true }, { "distance": 20 }]);
    let found = targets(json!({ "actions": 2 }), list.clone());
    // It binds nobody before it is spotted.
    assert_eq!(
        [verdict(&found[0]), verdict(&found[1])],
        [no("C-R-HIDDEN"), yes("C-R-NEAREST")]
    );
    assert_eq!(verdict(&found[0]["spotting"]), yes("C-R-12"));
    assert!(found[1]["spotting"].is_null());
    // With one action left there is none to shoot with.
    let found = targets(json!({ "actions": 1 }), list);
    assert_eq!(verdict(&found[0]["spotting"]), no("C-R-HIDDEN"));
}

#[test]
fn c_r_hidden_spotting_needs_line_of_sight_and_lifts_no_priority() {
    let found = targets(
        unit(),
        json!([
            { "distance": 6, "hidden": true, "barrier": "higher" },
            { "distance": 8 },
            { "distance": 20, "hidden": true },
            { "distance": 9, "hidden": true, "spotted": true },
        ]),
    );
    assert_eq!(verdict(&found[0]["spotting"]), no("C-R-WALL"));
    assert_eq!(verdict(&found[2]["spotting"]), no("C-R-12"));
    assert_eq!(verdict(&found[3]), yes("C-R-12"));
}

#[test]
fn c_r_heavy_and_c_r_light_the_cover_that_counts_is_named() {
    let found = targets(
        unit(),
        json!([
            { "distance": 14, "terrain": "solid", "visible": 30 },
            { "distance": 14, "woods": 2 },
            { "distance": 14 },
        ]),
    );
    let cover = |index: usize| {
        (
            &found[index]["cover"]["cover"],
            &found[index]["cover"]["rule"],
        )
    };
    assert_eq!(cover(0), (&json!("heavy"), &json!("C-R-HEAVY")));
    assert_eq!(cover(1), (&json!("light"), &json!("C-R-LIGHT")));
    assert_eq!(cover(2), (&json!("none"), &json!("C-R-LIGHT")));
}

#[test]
fn c_r_air_the_height_of_a_flyer_or_the_difference_of_two_is_added() {
    let at = |shooter: f64, target: f64| {
        let list = json!([{ "distance": 10, "height": target }]);
        targets(json!({ "height": shooter }), list)[0].clone()
    };
    assert_eq!(at(0.0, 4.0)["distance"], 14.0);
    assert_eq!(at(4.0, 0.0)["distance"], 14.0);
    assert_eq!(at(9.0, 4.0)["distance"], 15.0);
    let steps = at(9.0, 4.0)["steps"].clone();
    let air = steps
        .as_array()
        .unwrap()
        .iter()
        .find(|step| step["rule"] == "C-R-AIR")
        .unwrap();
    assert_eq!(
        air["because"]["en"],
        "distance over ground 10 and flying height 5 make 15 inches"
    );
}

#[test]
fn c_r_nomeasure_a_target_beyond_maximum_range_may_be_declared_and_costs_the_action() {
    let shooter = json!({ "weapon": { "short": 8, "medium": 16, "max": 24 } });
    let band = |distance: f64| {
        let answer = targets(shooter.clone(), json!([{ "distance": distance }]))[0].clone();
        assert_eq!(answer["allowed"], true);
        (
            answer["range"]["band"].clone(),
            answer["range"]["rule"].clone(),
        )
    };
    assert_eq!(band(8.0), (json!("short"), json!("C-R-RANGE")));
    assert_eq!(band(8.5), (json!("medium"), json!("C-R-RANGE")));
    assert_eq!(band(24.0), (json!("max"), json!("C-R-RANGE")));
    assert_eq!(band(24.1), (json!("beyond"), json!("C-R-NOMEASURE")));
    assert!(targets(json!({}), json!([{ "distance": 1 }]))[0]["range"].is_null());
}

#[test]
fn c_r_melee_friends_at_the_target_are_noted_and_forbid_nothing() {
    let found = targets(
        unit(),
        json!([{ "distance": 14, "friends": 2 }, { "distance": 14 }]),
    );
    assert_eq!(verdict(&found[0]), yes("C-R-NEAREST"));
    assert_eq!(found[0]["melee"]["rule"], "C-R-MELEE");
    assert!(
        found[0]["melee"]["because"]["en"]
            .as_str()
            .unwrap()
            .contains("−2")
    );
    assert!(found[1]["melee"].is_null());
}

#[test]
fn c_r_mounted_riders_are_targets_like_any_other() {
    let found = targets(
        unit(),
        json!([{ "distance": 14, "rides": "chariot", "visible": 20 }]),
    );
    assert_eq!(verdict(&found[0]), yes("C-R-NEAREST"));
}

#[test]
fn the_explanation_names_every_figure_and_the_chance_of_a_test() {
    let input = json!({
        "shooter": { "leadership": 12 },
        "candidates": [{ "name": "Orks", "distance": 14, "terrain": "soft" }, { "distance": 20.5 }],
    });
    let answer = support::odds("chronopia.targets", &input);
    assert_eq!(
        answer["explanation"]["de"],
        "Einheit als Schütze, Führung 12: „Orks“ (14 Zoll), leichte Deckung, darf Ziel sein (C-R-NEAREST); „#2“ (20,5 Zoll) darf Ziel sein (C-R-OPPORTUNITY), nach Führungsprobe 60\u{a0}%."
    );
}
