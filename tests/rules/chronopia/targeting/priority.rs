//! Whom to choose: rule by rule, in book order.

use serde_json::{Value, json};

use super::{individual, no, targets, unit, verdict, verdicts, yes};

#[test]
fn c_r_nearest_of_a_unit_only_the_nearest_figure_leader_or_not() {
    let list = json!([
        { "name": "Anführer", "unit": "Orks", "distance": 16 },
        { "unit": "Orks", "distance": 14 },
        { "unit": "Orks", "distance": 14 },
    ]);
    assert_eq!(
        verdicts(unit(), list),
        [no("C-R-NEAREST"), yes("C-R-NEAREST"), yes("C-R-NEAREST")]
    );
    let found = targets(
        unit(),
        json!([{ "unit": "Orks", "distance": 16 }, { "name": "Speer", "unit": "Orks", "distance": 14 }]),
    );
    assert_eq!(
        found[0]["because"]["en"],
        "in the same unit “Speer” (14 inches) stands nearer"
    );
}

#[test]
fn c_r_nearest_passes_over_figures_that_cannot_be_shot_at() {
    let list = json!([
        { "unit": "Orks", "distance": 14, "barrier": "higher" },
        { "unit": "Orks", "distance": 16 },
    ]);
    assert_eq!(verdicts(unit(), list), [no("C-R-WALL"), yes("C-R-NEAREST")]);
}

#[test]
fn c_r_join_an_individual_within_4_inches_of_a_unit_is_chosen_as_part_of_it() {
    let with = |inches: f64| {
        verdicts(
            unit(),
            json!([
                { "unit": "Orks", "distance": 8 },
                { "individual": true, "distance": 10, "nearestUnit": { "unit": "Orks", "distance": inches } },
            ]),
        )
    };
    assert_eq!(with(4.0), [yes("C-R-12"), no("C-R-NEAREST")]);
    assert_eq!(with(4.01), [yes("C-R-12"), yes("C-R-12")]);
    let found = targets(
        unit(),
        json!([{ "individual": true, "distance": 10, "nearestUnit": { "unit": "Orks", "distance": 2 } }]),
    );
    let steps = found[0]["steps"].as_array().unwrap();
    assert!(
        steps
            .iter()
            .any(|step| step["rule"] == "C-R-JOIN" && step["ok"] == true)
    );
}

#[test]
fn c_r_join_makes_the_individual_the_nearest_figure_of_the_unit() {
    let list = json!([
        { "unit": "Orks", "distance": 16 },
        { "individual": true, "distance": 15, "nearestUnit": { "unit": "Orks", "distance": 1 } },
    ]);
    assert_eq!(
        verdicts(unit(), list),
        [no("C-R-NEAREST"), yes("C-R-NEAREST")]
    );
}

#[test]
fn c_r_large_a_figure_half_visible_is_chosen_past_smaller_ones() {
    let with = |visible: f64, nearer: i32| {
        verdicts(
            unit(),
            json!([
                { "unit": "Goblins", "size": nearer, "distance": 14 },
                { "size": 4, "distance": 20, "visible": visible },
            ]),
        )
    };
    assert_eq!(with(50.0, 3), [yes("C-R-NEAREST"), yes("C-R-LARGE")]);
    // All that is nearer is smaller: its visible share does not matter.
    assert_eq!(with(10.0, 3), [yes("C-R-NEAREST"), yes("C-R-LARGE")]);
    assert_eq!(with(90.0, 4), [yes("C-R-NEAREST"), no("C-R-OPPORTUNITY")]);
}

#[test]
fn c_r_large_lifts_the_nearest_figure_of_a_unit_but_for_those_as_large() {
    let with = |visible: f64| {
        verdicts(
            unit(),
            json!([
                { "unit": "Orks", "size": 2, "distance": 14 },
                { "unit": "Trolle", "size": 3, "distance": 15 },
                { "unit": "Trolle", "size": 3, "distance": 16 },
                { "unit": "Orks", "size": 3, "distance": 17, "visible": visible },
            ]),
        )
    };
    // The trolls stand nearer and are as large, but belong to another unit.
    assert_eq!(
        with(60.0),
        [
            yes("C-R-NEAREST"),
            yes("C-R-LARGE"),
            no("C-R-NEAREST"),
            yes("C-R-LARGE")
        ]
    );
    // Not half visible, and not all that is nearer is smaller.
    assert_eq!(with(40.0)[3], no("C-R-NEAREST"));
}

#[test]
fn c_r_large_does_not_lift_the_12_inches() {
    let list = json!([
        { "size": 1, "distance": 12 },
        { "size": 5, "distance": 13 },
    ]);
    assert_eq!(verdicts(unit(), list), [yes("C-R-12"), no("C-R-12")]);
}

#[test]
fn c_r_large_smaller_figures_on_the_line_block_while_something_as_large_is_nearer() {
    let with = |visible: f64, size: i32| {
        let list = json!([
            { "size": size, "distance": 14 },
            { "size": 3, "distance": 20, "between": "smaller", "visible": visible },
        ]);
        verdicts(individual(), list)[1].clone()
    };
    assert_eq!(with(40.0, 3), no("C-R-BLOCK"));
    assert_eq!(with(40.0, 2), yes("C-R-INDIVIDUAL"));
    assert_eq!(with(50.0, 3), yes("C-R-INDIVIDUAL"));
}

#[test]
fn c_r_large_a_size_not_given_is_neither_smaller_nor_larger() {
    let list = json!([{ "distance": 14 }, { "size": 9, "distance": 20 }]);
    assert_eq!(verdicts(unit(), list)[1], no("C-R-OPPORTUNITY"));
}

#[test]
fn c_r_12_enemies_within_12_inches_bind_a_unit_and_any_of_them_may_be_chosen() {
    let list =
        json!([{ "distance": 5 }, { "distance": 12 }, { "distance": 12.01 }, { "distance": 30 }]);
    assert_eq!(
        verdicts(unit(), list),
        [yes("C-R-12"), yes("C-R-12"), no("C-R-12"), no("C-R-12")]
    );
}

#[test]
fn c_r_12_panicked_enemies_do_not_bind() {
    let list = json!([{ "distance": 5, "panicked": true }, { "distance": 20 }]);
    assert_eq!(
        verdicts(unit(), list),
        [yes("C-R-NEAREST"), yes("C-R-NEAREST")]
    );
}

#[test]
fn c_r_12_a_panicked_unit_no_farther_than_those_that_bind_stays_a_target() {
    let at = |inches: f64| {
        let list = json!([{ "distance": inches, "panicked": true }, { "distance": 8 }]);
        verdicts(unit(), list)[0].clone()
    };
    assert_eq!(at(7.0), yes("C-R-12"));
    assert_eq!(at(8.0), yes("C-R-12"));
    assert_eq!(at(8.01), no("C-R-12"));
    assert_eq!(at(11.0), no("C-R-12"));
}

#[test]
fn c_r_12_enemies_that_cannot_be_shot_at_do_not_bind() {
    for fact in [
        json!({ "inFront": false }),
        json!({ "hidden": true }),
        json!({ "between": "figures" }),
        json!({ "barrier": "higher" }),
        json!({ "woods": 3 }),
        json!({ "corridor": 0.5 }),
        json!({ "groundDifference": 7 }),
    ] {
        let mut near = json!({ "distance": 6 });
        for (name, value) in fact.as_object().unwrap() {
            near[name] = value.clone();
        }
        assert_eq!(
            verdicts(unit(), json!([near, { "distance": 20 }]))[1],
            yes("C-R-NEAREST"),
            "{fact}"
        );
    }
}

#[test]
fn c_r_12_counts_the_height_of_flyers() {
    let list = json!([{ "distance": 10, "height": 3 }, { "distance": 12.5 }]);
    assert_eq!(
        verdicts(unit(), list),
        [no("C-R-OPPORTUNITY"), yes("C-R-NEAREST")]
    );
}

#[test]
fn c_r_individual_chooses_any_unit_at_every_distance() {
    let list = json!([
        { "unit": "A", "distance": 3 },
        { "unit": "B", "distance": 11 },
        { "unit": "C", "distance": 30, "terrain": "solid" },
    ]);
    assert_eq!(
        verdicts(individual(), list),
        [
            yes("C-R-INDIVIDUAL"),
            yes("C-R-INDIVIDUAL"),
            yes("C-R-INDIVIDUAL")
        ]
    );
}

#[test]
fn c_r_individual_takes_the_nearest_figure_in_that_unit_that_does_not_panic() {
    let list = json!([
        { "distance": 5 },
        { "unit": "Orks", "panicked": true, "distance": 14 },
        { "individual": true, "nearestUnit": { "unit": "Orks", "distance": 3 }, "distance": 16 },
        { "unit": "Orks", "panicked": true, "distance": 18 },
    ]);
    assert_eq!(
        verdicts(individual(), list)[1..],
        [
            no("C-R-INDIVIDUAL"),
            yes("C-R-INDIVIDUAL"),
            no("C-R-NEAREST")
        ]
    );
    let all_panicked = json!([
        { "unit": "Orks", "panicked": true, "distance": 14 },
        { "unit": "Orks", "panicked": true, "distance": 18 },
    ]);
    assert_eq!(
        verdicts(individual(), all_panicked),
        [yes("C-R-INDIVIDUAL"), no("C-R-NEAREST")]
    );
}

#[test]
fn c_r_opportunity_the_nearest_unit_is_the_normal_target() {
    let list = json!([{ "distance": 14 }, { "distance": 20 }, { "distance": 14 }]);
    assert_eq!(
        verdicts(unit(), list),
        [
            yes("C-R-NEAREST"),
            no("C-R-OPPORTUNITY"),
            yes("C-R-NEAREST")
        ]
    );
}

#[test]
fn c_r_opportunity_a_unit_in_the_open_past_one_in_cover_takes_a_leadership_test() {
    let with = |leadership: Value| {
        let list = json!([
            { "name": "Speer", "distance": 14, "terrain": "soft" },
            { "distance": 20 },
        ]);
        targets(json!({ "leadership": leadership }), list)[1].clone()
    };
    let answer = with(json!(13));
    assert_eq!(verdict(&answer), yes("C-R-OPPORTUNITY"));
    // C-PLAIN: 13 of the 20 faces pass.
    assert_eq!(answer["test"]["outcomes"][0]["id"], "passed");
    assert_eq!(answer["test"]["outcomes"][0]["fraction"], "13/20");
    assert_eq!(answer["test"]["outcomes"][1]["fraction"], "7/20");
    assert_eq!(answer["test"]["roll"]["target"], 13);
    assert_eq!(answer["test"]["rule"], "C-R-OPPORTUNITY");
    // C-PLAIN: neither a 1 nor a 20 means anything.
    for (leadership, outcome) in [(0, "failed"), (20, "passed"), (35, "passed")] {
        let outcomes = with(json!(leadership))["test"]["outcomes"].clone();
        assert_eq!(outcomes.as_array().unwrap().len(), 1);
        assert_eq!(
            (&outcomes[0]["id"], &outcomes[0]["fraction"]),
            (&json!(outcome), &json!("1"))
        );
    }
    // Without the leadership the test is named, without chances.
    let answer = with(json!(null));
    assert_eq!(verdict(&answer), yes("C-R-OPPORTUNITY"));
    assert_eq!(answer["test"]["outcomes"], json!([]));
    assert!(answer["test"]["roll"].is_null());
}

#[test]
fn c_r_opportunity_needs_the_open_and_all_nearer_units_in_cover() {
    let second = |first: Value, second: Value| verdicts(unit(), json!([first, second]))[1].clone();
    let covered = json!({ "distance": 14, "terrain": "solid" });
    let open = json!({ "distance": 20 });
    assert_eq!(
        second(covered.clone(), open.clone()),
        yes("C-R-OPPORTUNITY")
    );
    assert_eq!(
        second(json!({ "distance": 14 }), open.clone()),
        no("C-R-OPPORTUNITY")
    );
    assert_eq!(
        second(covered.clone(), json!({ "distance": 20, "woods": 1 })),
        no("C-R-OPPORTUNITY")
    );
    let between = json!([covered, { "distance": 17 }, open]);
    assert_eq!(
        verdicts(unit(), between),
        [
            yes("C-R-NEAREST"),
            yes("C-R-OPPORTUNITY"),
            no("C-R-OPPORTUNITY")
        ]
    );
}

#[test]
fn c_r_opportunity_is_barred_while_any_enemy_binds_by_c_r_12() {
    let list = json!([{ "distance": 12, "terrain": "solid" }, { "distance": 20 }]);
    assert_eq!(verdicts(unit(), list)[1], no("C-R-12"));
    let list = json!([
        { "distance": 9 },
        { "distance": 14, "terrain": "solid" },
        { "distance": 20 },
    ]);
    assert_eq!(verdicts(unit(), list)[2], no("C-R-12"));
}

#[test]
fn c_r_opportunity_leaves_the_nearest_figure_of_the_unit_in_force() {
    let list = json!([
        { "distance": 14, "terrain": "solid" },
        { "unit": "Orks", "distance": 20 },
        { "unit": "Orks", "distance": 21 },
    ]);
    assert_eq!(
        verdicts(unit(), list)[1..],
        [yes("C-R-OPPORTUNITY"), no("C-R-NEAREST")]
    );
}
