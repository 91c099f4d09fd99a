//! Section 3.6: line of sight, arcs, dead ground, corridors, cover.

use regelwerk::chronopia::ranged::Cover;
use regelwerk::chronopia::targeting::{CoverQuestion, Obstacles, Piece, Terrain};
use regelwerk::rules::Lookup;
use serde_json::{Value, json};

use crate::support;

/// Whether the line at 14 inches is clear, and the rule.
fn line(facts: Value) -> (bool, String) {
    let answer = line_answer(facts);
    let rule = answer["rule"].as_str().unwrap().to_string();
    (answer["allowed"].as_bool().unwrap(), rule)
}

fn line_answer(facts: Value) -> Value {
    let mut input = json!({ "distance": 14 });
    for (name, value) in facts.as_object().unwrap() {
        input[name] = value.clone();
    }
    support::odds("chronopia.lineOfSight", &input)
}

fn clear() -> (bool, String) {
    (true, "C-R-NEED".into())
}

fn blocked(rule: &str) -> (bool, String) {
    (false, rule.into())
}

/// Whether the step of a rule lets the shot pass.
fn step(answer: &Value, rule: &str) -> Option<bool> {
    let mut steps = answer["steps"].as_array().unwrap().iter();
    steps.find(|step| step["rule"] == rule)?["ok"].as_bool()
}

/// Cover and its rule.
fn cover(facts: Value) -> (String, String) {
    let answer = support::odds("chronopia.cover", &facts);
    let text = |name: &str| answer[name].as_str().unwrap().to_string();
    (text("cover"), text("rule"))
}

fn is(cover: &str, rule: &str) -> (String, String) {
    (cover.into(), rule.into())
}

#[test]
fn c_r_need_a_plain_target_at_a_distance_is_in_sight() {
    assert_eq!(line(json!({})), clear());
    assert_eq!(line(json!({ "visible": 1 })), clear());
    assert_eq!(line(json!({ "visible": 0 })), blocked("C-R-NEED"));
}

#[test]
fn c_r_arc_sight_starts_from_the_front_180_degrees() {
    assert_eq!(line(json!({ "inFront": false })), blocked("C-R-ARC"));
    assert_eq!(line(json!({ "inFront": true })), clear());
}

#[test]
fn c_r_arc_riders_chariot_crews_and_rules_of_ones_own_see_all_round() {
    for arc in ["mounted", "chariot", "allRound"] {
        let facts = json!({ "inFront": false, "shooter": { "arc": arc } });
        assert_eq!(line(facts), clear(), "{arc}");
    }
}

#[test]
fn c_r_hidden_a_hidden_figure_is_no_target_until_it_is_spotted() {
    assert_eq!(line(json!({ "hidden": true })), blocked("C-R-HIDDEN"));
    assert_eq!(line(json!({ "hidden": true, "spotted": true })), clear());
    assert_eq!(line(json!({ "spotted": true })), clear());
}

#[test]
fn c_r_block_every_figure_on_the_line_blocks() {
    assert_eq!(line(json!({ "between": "figures" })), blocked("C-R-BLOCK"));
    assert_eq!(
        line(json!({ "between": "figures", "visible": 90 })),
        blocked("C-R-BLOCK")
    );
}

#[test]
fn c_r_large_smaller_figures_on_the_line_do_not_block_a_larger_target() {
    for visible in [json!(null), json!(50), json!(10)] {
        let answer = line_answer(json!({ "between": "smaller", "visible": visible }));
        assert_eq!(answer["allowed"], true);
        assert_eq!(step(&answer, "C-R-LARGE"), Some(true));
    }
}

#[test]
fn c_r_wall_higher_than_the_target_blocks_and_lower_only_covers() {
    assert_eq!(line(json!({ "barrier": "higher" })), blocked("C-R-WALL"));
    assert_eq!(line(json!({ "barrier": "lowerWall" })), clear());
    assert_eq!(line(json!({ "barrier": "lowerHedge" })), clear());
    assert_eq!(
        cover(json!({ "barrier": "lowerWall" })),
        is("light", "C-R-LIGHT")
    );
    assert_eq!(
        cover(json!({ "barrier": "lowerWall", "visible": 30 })),
        is("heavy", "C-R-HEAVY")
    );
    assert_eq!(
        cover(json!({ "barrier": "lowerHedge", "visible": 30 })),
        is("light", "C-R-LIGHT")
    );
}

#[test]
fn c_r_woods_block_from_exactly_3_inches_and_below_are_light_cover() {
    assert_eq!(line(json!({ "woods": 2.99 })), clear());
    assert_eq!(line(json!({ "woods": 3 })), blocked("C-R-WOODS"));
    assert_eq!(line(json!({ "woods": 4.5 })), blocked("C-R-WOODS"));
    assert_eq!(cover(json!({ "woods": 2.99 })), is("light", "C-R-LIGHT"));
    assert_eq!(cover(json!({ "woods": 0 })), is("none", "C-R-LIGHT"));
}

#[test]
fn c_r_flyerlos_the_line_of_a_flyer_is_that_of_its_place_in_the_air() {
    let flying = line_answer(json!({ "height": 6 }));
    assert_eq!(step(&flying, "C-R-FLYERLOS"), Some(true));
    let from_above = line_answer(json!({ "shooter": { "height": 6 } }));
    assert_eq!(step(&from_above, "C-R-FLYERLOS"), Some(true));
    assert_eq!(step(&line_answer(json!({})), "C-R-FLYERLOS"), None);
    // What blocks from there still blocks.
    assert_eq!(
        line(json!({ "height": 6, "barrier": "higher" })),
        blocked("C-R-WALL")
    );
}

#[test]
fn c_r_dead_ground_reaches_as_far_as_the_height_difference_edge_included() {
    let at = |distance: f64| line(json!({ "distance": distance, "groundDifference": 5 }));
    assert_eq!(at(4.0), blocked("C-R-DEAD"));
    assert_eq!(at(5.0), blocked("C-R-DEAD"));
    assert_eq!(at(5.01), clear());
    // On ground of one height there is none, not even at distance 0.
    assert_eq!(line(json!({ "distance": 0 })), clear());
}

#[test]
fn c_r_dead_ground_does_not_hide_flyers_nor_those_whom_they_shoot_at() {
    let facts = json!({ "distance": 3, "groundDifference": 5, "height": 1 });
    assert_eq!(line(facts), clear());
    let facts = json!({ "distance": 3, "groundDifference": 5, "shooter": { "height": 1 } });
    assert_eq!(line(facts), clear());
}

#[test]
fn c_r_dead_troops_in_dead_ground_do_not_block_the_shot_over_them() {
    let answer = line_answer(json!({ "between": "deadGround" }));
    assert_eq!(answer["allowed"], true);
    assert_eq!(step(&answer, "C-R-DEAD"), Some(true));
}

#[test]
fn c_r_corridor_no_shot_passes_between_the_figures_of_an_enemy_unit() {
    assert_eq!(line(json!({ "between": "gap" })), blocked("C-R-CORRIDOR"));
    // C-R-LARGE: a larger target stands out above a smaller unit.
    assert_eq!(line(json!({ "between": "smallerGap" })), clear());
}

#[test]
fn c_r_corridor_between_friends_takes_1_inch_at_least() {
    assert_eq!(line(json!({ "corridor": 1 })), clear());
    assert_eq!(line(json!({ "corridor": 2.5 })), clear());
    assert_eq!(line(json!({ "corridor": 0.99 })), blocked("C-R-CORRIDOR"));
    assert_eq!(line(json!({ "corridor": 0 })), blocked("C-R-CORRIDOR"));
    assert_eq!(
        line(json!({ "corridor": 0, "between": "smallerGap" })),
        blocked("C-R-CORRIDOR")
    );
}

#[test]
fn c_r_mounted_rider_and_mount_are_one_target_like_chariot_and_crew() {
    for rides in ["mount", "chariot"] {
        let answer = line_answer(json!({ "rides": rides, "visible": 20 }));
        assert_eq!(answer["allowed"], true);
        assert_eq!(step(&answer, "C-R-MOUNTED"), Some(true));
    }
    assert_eq!(step(&line_answer(json!({})), "C-R-MOUNTED"), None);
}

#[test]
fn c_r_mounted_a_spell_on_a_chariot_needs_the_whole_of_it_in_sight() {
    let spell = |rides: &str, visible: Value| {
        line(json!({ "rides": rides, "visible": visible, "spell": true }))
    };
    assert_eq!(spell("chariot", json!(99)), blocked("C-R-MOUNTED"));
    assert_eq!(spell("chariot", json!(100)), clear());
    assert_eq!(spell("chariot", json!(null)), clear());
    assert_eq!(spell("mount", json!(20)), clear());
    assert_eq!(spell("foot", json!(20)), clear());
}

#[test]
fn c_r_heavy_behind_solid_terrain_and_less_than_half_visible() {
    let rock = |visible: f64| cover(json!({ "terrain": "solid", "visible": visible }));
    assert_eq!(rock(49.9), is("heavy", "C-R-HEAVY"));
    assert_eq!(rock(50.0), is("light", "C-R-LIGHT"));
    assert_eq!(rock(99.0), is("light", "C-R-LIGHT"));
    assert_eq!(rock(100.0), is("none", "C-R-LIGHT"));
    let question = CoverQuestion {
        obstacles: Obstacles {
            visible: Some(40.0),
            ..Obstacles::default()
        },
        piece: Piece {
            terrain: Terrain::Solid,
            ..Piece::default()
        },
    };
    assert_eq!(question.answer().cover, Cover::Heavy);
}

#[test]
fn c_r_heavy_in_base_contact_with_solid_terrain_and_partly_hidden() {
    let touching = |visible: Value| {
        cover(json!({ "terrain": "solid", "inContact": true, "visible": visible }))
    };
    assert_eq!(touching(json!(80)), is("heavy", "C-R-HEAVY"));
    assert_eq!(touching(json!(null)), is("heavy", "C-R-HEAVY"));
    assert_eq!(touching(json!(100)), is("none", "C-R-LIGHT"));
}

#[test]
fn c_r_light_soft_terrain_is_never_heavy() {
    for facts in [
        json!({ "terrain": "soft" }),
        json!({ "terrain": "soft", "visible": 5 }),
        json!({ "terrain": "soft", "inContact": true }),
        json!({ "terrain": "soft", "inContact": true, "visible": 5 }),
    ] {
        assert_eq!(cover(facts.clone()), is("light", "C-R-LIGHT"), "{facts}");
    }
}

#[test]
fn c_r_light_reaches_4_inches_from_the_piece() {
    for terrain in ["soft", "solid"] {
        let at = |inches: f64| cover(json!({ "terrain": terrain, "terrainDistance": inches }));
        assert_eq!(at(4.0), is("light", "C-R-LIGHT"));
        assert_eq!(at(4.01), is("none", "C-R-LIGHT"));
    }
    // Heavy cover of a figure less than half visible knows no such limit.
    let far = json!({ "terrain": "solid", "terrainDistance": 9, "visible": 30 });
    assert_eq!(cover(far), is("heavy", "C-R-HEAVY"));
}

#[test]
fn c_r_heavy_cover_does_not_add_up_and_the_best_counts() {
    let both = json!({ "terrain": "solid", "woods": 1, "barrier": "lowerHedge", "visible": 30 });
    assert_eq!(cover(both), is("heavy", "C-R-HEAVY"));
    let both =
        json!({ "terrain": "soft", "barrier": "lowerWall", "visible": 60, "inContact": true });
    assert_eq!(cover(both), is("heavy", "C-R-HEAVY"));
}

#[test]
fn every_check_of_a_line_says_why_in_both_languages() {
    let answer = line_answer(json!({ "woods": 2, "groundDifference": 3, "corridor": 1.5 }));
    let rules: Vec<_> = answer["steps"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["rule"].as_str().unwrap())
        .collect();
    assert_eq!(
        rules,
        [
            "C-R-NEED",
            "C-R-ARC",
            "C-R-HIDDEN",
            "C-R-BLOCK",
            "C-R-WALL",
            "C-R-WOODS",
            "C-R-DEAD",
            "C-R-CORRIDOR"
        ]
    );
    for step in answer["steps"].as_array().unwrap() {
        for language in ["de", "en"] {
            assert!(
                !step["because"][language].as_str().unwrap().is_empty(),
                "{step}"
            );
        }
    }
    assert_eq!(
        answer["steps"][5]["because"]["en"],
        "through woods it is 2 inches; only 3 block"
    );
    assert_eq!(
        answer["steps"][6]["because"]["de"],
        "der tote Winkel reicht 3 Zoll weit, das Ziel ist 14 Zoll entfernt"
    );
}
