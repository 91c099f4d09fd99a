//! Section 3.8: a figure that faces horror.

use serde_json::{Value, json};

use super::morale::effects;
use crate::support::{self, Face};

fn horror(leadership: i64) -> Value {
    support::odds("chronopia.horror", &json!({ "leadership": leadership }))
}

fn rule_of(answer: &Value, outcome: &str) -> String {
    let all = answer["outcomes"].as_array().unwrap().iter();
    let mut found = all.filter(|chance| chance["id"] == outcome);
    found.next().unwrap()["rule"].as_str().unwrap().to_string()
}

fn ids(answer: &Value, outcome: &str) -> Vec<String> {
    let all = effects(answer, outcome).into_iter();
    all.map(|(id, _, _)| id).collect()
}

fn resolve(input: &Value, faces: &[u16]) -> Value {
    support::answer(
        "chronopia.horror",
        &support::loose(input),
        Face::Resolve(faces),
    )
    .unwrap()
}

#[test]
fn c_l_horror_a_pass_leaves_fear_only() {
    let answer = horror(11);
    assert_eq!(support::fractions(&answer)["fear"], "1/2");
    assert_eq!(rule_of(&answer, "fear"), "C-L-HORROR");
    let fear = effects(&answer, "fear");
    assert_eq!(
        fear[0],
        ("actionsLost".into(), Some(1), "C-L-FEARFAIL".into())
    );
    assert!(fear.contains(&("untilOutOfSight".into(), None, "C-L-HORROR".into())));
    assert!(fear.contains(&("untilRallied".into(), None, "C-L-HORROR".into())));
    assert!(fear.contains(&("noTestAgainstHorror".into(), None, "C-L-HORROR".into())));
    assert!(fear.contains(&("keepsWaitMarkers".into(), None, "C-L-IMMUNE".into())));
}

#[test]
fn c_l_horror1_and_c_l_horror20_unaffected_or_off_the_table() {
    let answer = horror(11);
    assert_eq!(rule_of(&answer, "perfect"), "C-L-HORROR1");
    assert_eq!(
        ids(&answer, "perfect"),
        [
            "actsNormally",
            "noTestAgainstFear",
            "noTestAgainstTerror",
            "noTestAgainstHorror"
        ]
    );
    assert_eq!(rule_of(&answer, "removed"), "C-L-HORROR20");
    assert_eq!(ids(&answer, "removed"), ["removed"]);
}

#[test]
fn c_l_htable_the_rows_and_what_they_bring() {
    let answer = horror(8);
    let table = &answer["tests"][1];
    assert_eq!(table["rule"], "C-L-HTABLE");
    let rows: Vec<_> = table["bands"]
        .as_array()
        .unwrap()
        .iter()
        .map(|band| {
            (
                band["id"].as_str().unwrap(),
                band["from"].as_u64(),
                band["to"].as_u64(),
            )
        })
        .collect();
    assert_eq!(
        rows,
        [
            ("frozen", Some(1), Some(5)),
            ("cowering", Some(6), Some(10)),
            ("hiding", Some(11), Some(15)),
            ("mindBreaks", Some(16), Some(20)),
        ]
    );
    for (row, brings) in [
        ("frozen", &["noActions"][..]),
        ("cowering", &["prone", "noActions"]),
        ("hiding", &["movesToCover", "noActionsInCover"]),
        ("mindBreaks", &["randomFacing", "attacksNearest"]),
    ] {
        assert_eq!(support::fractions(&answer)[row], "11/80");
        assert_eq!(rule_of(&answer, row), "C-L-HTABLE");
        let mut expected = brings.to_vec();
        expected.extend(["losesWaitMarkers", "rollsEachRound", "untilRallied"]);
        assert_eq!(ids(&answer, row), expected, "{row}");
    }
}

#[test]
fn c_l_horrorfail_the_table_is_rolled_at_once_and_the_ruling_says_how_often_again() {
    let input = json!({ "leadership": 8, "rulings": { "horrorRepeats": "onceMore" } });
    let answer = support::odds("chronopia.horror", &input);
    assert_eq!(
        answer["rulings"],
        json!([{ "name": "horrorRepeats", "value": "onceMore" }])
    );
    assert!(effects(&answer, "frozen").contains(&(
        "rollsOnceMore".into(),
        None,
        "C-L-HORRORFAIL".into()
    )));
    assert!(
        answer["explanation"]["de"]
            .as_str()
            .unwrap()
            .contains("nur noch einmal")
    );
    let next = resolve(&input, &[9]);
    assert_eq!(next["next"]["of"], "horrorTable");
    assert_eq!(resolve(&input, &[9, 13])["outcome"], "hiding");
    assert_eq!(resolve(&input, &[8])["outcome"], "fear");
    assert_eq!(resolve(&input, &[20])["outcome"], "removed");
    // A 20 on the table is a row of it.
    assert_eq!(resolve(&input, &[19, 20])["outcome"], "mindBreaks");
    // Who cannot fail rests on no ruling.
    assert_eq!(horror(19)["rulings"], json!([]));
}

#[test]
fn c_l_cause_met_as_terror_a_20_does_not_remove() {
    let input = json!({ "leadership": 8, "causes": "terror" });
    let answer = support::odds("chronopia.horror", &input);
    assert_eq!(answer["facedAs"], "terror");
    assert_eq!(rule_of(&answer, "perfect"), "C-L-TERROR1");
    assert_eq!(rule_of(&answer, "fumble"), "C-L-TERROR20");
    assert!(!support::fractions(&answer).contains_key("removed"));
    assert!(ids(&answer, "failed").contains(&"untilOutOfSight".into()));
    assert_eq!(resolve(&input, &[9])["outcome"], "failed");
    let immune = support::odds(
        "chronopia.horror",
        &json!({ "leadership": 8, "causes": "horror" }),
    );
    assert_eq!(support::fractions(&immune)["immune"], "1");
    assert_eq!(rule_of(&immune, "immune"), "C-L-CAUSE");
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for causes in ["nothing", "fear", "terror", "horror"] {
        for leadership in 0..=25 {
            for modifier in [-30, -4, -1, 0, 1, 3, 30] {
                let input = json!({ "leadership": leadership, "causes": causes, "modifiers": [{ "value": modifier }] });
                assert!(support::same_as_oracle("chronopia.horror", &input));
                cases += 1;
            }
        }
    }
    assert_eq!(cases, 728);
}

#[test]
fn a_seed_gives_the_play_that_its_faces_give_again() {
    for seed in 0..300 {
        let input = json!({ "leadership": seed % 20 });
        let loose = support::loose(&input);
        let played = support::answer("chronopia.horror", &loose, Face::Roll(seed)).unwrap();
        let dice = played["dice"].as_array().unwrap().iter();
        let faces: Vec<u16> = dice
            .map(|die| die["face"].as_u64().unwrap() as u16)
            .collect();
        let told = resolve(&input, &faces);
        assert_eq!(told["outcome"], played["outcome"]);
        assert_eq!(told["explanation"], played["explanation"]);
    }
}
