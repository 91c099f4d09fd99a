//! What the sentences say, in both languages.

use serde_json::{Value, json};

use crate::support::{self, Face};

/// The sentence of an answer, German and English.
fn said(procedure: &str, input: &Value) -> [String; 2] {
    let answer = support::odds(procedure, input);
    let sentence = ["explanation", "because"]
        .iter()
        .find_map(|name| answer.get(name));
    let sentence = sentence.expect("a sentence");
    ["de", "en"].map(|language| sentence[language].as_str().unwrap().replace('\u{a0}', " "))
}

/// An input with other fields.
fn with(base: &Value, changes: Value) -> Value {
    let mut input = base.clone();
    for (key, value) in changes.as_object().unwrap() {
        input[key] = value.clone();
    }
    input
}

#[track_caller]
fn says(procedure: &str, input: &Value, de: &str, en: &str) {
    let found = said(procedure, input);
    assert!(found[0].contains(de), "{de}\n{}", found[0]);
    assert!(found[1].contains(en), "{en}\n{}", found[1]);
}

#[track_caller]
fn is_silent(procedure: &str, input: &Value, words: &[&str]) {
    let found = said(procedure, input);
    for word in words {
        assert!(
            !found.iter().any(|text| text.contains(word)),
            "{word}\n{found:?}"
        );
    }
}

fn archer() -> Value {
    json!({ "rangedSkill": 12, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 0 }, "distance": 8, "armour": 13 })
}

#[test]
fn armour_holds_on_the_faces_on_which_it_holds() {
    for (naturals, armour, de, en) in [
        ("plain", 0, "keine Rüstung hält", "no armour holds"),
        (
            "plain",
            1,
            "die Rüstung hält nur bei 1",
            "armour holds on a 1 only",
        ),
        (
            "plain",
            2,
            "die Rüstung hält bei 2 oder weniger",
            "armour holds on 2 or less",
        ),
        (
            "plain",
            30,
            "die Rüstung hält bei 20 oder weniger",
            "armour holds on 20 or less",
        ),
        (
            "natural",
            0,
            "die Rüstung hält nur bei 1",
            "armour holds on a 1 only",
        ),
        (
            "natural",
            1,
            "die Rüstung hält nur bei 1",
            "armour holds on a 1 only",
        ),
        (
            "natural",
            30,
            "die Rüstung hält bei 19 oder weniger",
            "armour holds on 19 or less",
        ),
    ] {
        let shot = with(
            &archer(),
            json!({ "armour": armour, "rulings": { "armourNaturals": naturals } }),
        );
        says(
            "chronopia.shot",
            &shot,
            &format!("{de};"),
            &format!("{en};"),
        );
    }
}

#[test]
fn a_target_of_1_is_hit_on_a_1_only() {
    for (skill, de, en) in [
        (0, "trifft nur bei 1 (5 %),", "hits on a 1 only (5%),"),
        (1, "trifft nur bei 1 (5 %),", "hits on a 1 only (5%),"),
        (
            2,
            "trifft bei 2 oder weniger (10 %),",
            "hits on 2 or less (10%),",
        ),
        (
            40,
            "trifft bei 19 oder weniger (95 %),",
            "hits on 19 or less (95%),",
        ),
    ] {
        says(
            "chronopia.shot",
            &with(&archer(), json!({ "rangedSkill": skill })),
            de,
            en,
        );
    }
}

#[test]
fn a_spell_is_saved_on_the_faces_on_which_it_is_saved() {
    let spell = json!({ "edition": "army", "magic": 14, "level": 1, "offensive": false, "save": "allowed" });
    for (naturals, leadership, de, en) in [
        ("plain", 1, "kein Rettungswurf gelingt", "no save succeeds"),
        ("plain", 2, "gerettet nur bei 1", "saved on a 1 only"),
        (
            "plain",
            40,
            "gerettet bei 20 oder weniger",
            "saved on 20 or less",
        ),
        ("natural", 1, "gerettet nur bei 1", "saved on a 1 only"),
        (
            "natural",
            40,
            "gerettet bei 19 oder weniger",
            "saved on 19 or less",
        ),
    ] {
        let spell = with(
            &spell,
            json!({ "leadership": leadership, "rulings": { "saveNaturals": naturals } }),
        );
        says(
            "chronopia.spell",
            &spell,
            &format!("{de};"),
            &format!("{en};"),
        );
    }
    let weak = with(&spell, json!({ "magic": 2, "leadership": 9 }));
    says(
        "chronopia.spell",
        &weak,
        ": gelingt nur bei 1;",
        ": succeeds on a 1 only;",
    );
    let summoning = json!({ "magic": 2, "level": 1, "actions": 3, "summoned": 0 });
    says(
        "chronopia.summoning",
        &summoning,
        ": gelingt nur bei 1;",
        ": succeeds on a 1 only;",
    );
}

#[test]
fn an_action_that_adds_nothing_is_said_to_be_without_a_bonus() {
    let aimed = with(&archer(), json!({ "aim": 3, "aimBonus": 0 }));
    says(
        "chronopia.shot",
        &aimed,
        ", 3 × Zielen ohne Bonus (Annahme)",
        ", 3 × aim without a bonus (assumed)",
    );
    let summoning = json!({ "magic": 12, "level": 1, "actions": 3, "summoned": 0, "concentrate": 2, "concentrateBonus": 0 });
    says(
        "chronopia.summoning",
        &summoning,
        ", 2 × Konzentrieren ohne Bonus (Annahme)",
        ", 2 × concentration without a bonus (assumed)",
    );
    let more = with(&summoning, json!({ "concentrateBonus": 3 }));
    says(
        "chronopia.summoning",
        &more,
        ", 2 × Konzentrieren zu je +3 (Annahme)",
        ", 2 × concentration at +3 each (assumed)",
    );
}

#[test]
fn spell_levels_name_the_spell() {
    let spell = json!({ "edition": "army", "magic": 14, "offensive": true, "save": "allowed", "leadership": 12, "casterLeadership": 13, "concentrate": 1, "modifiers": [{ "value": -1, "label": "Regen" }] });
    says(
        "chronopia.spellLevels",
        &json!({ "spell": spell, "from": 2, "to": 9 }),
        "Zauber der Stufe 2 bis 9 mit MG 14 (großes Spiel), offensiv, mit Rettungswurf gegen FG 12, FG des Magiers 13, 1 × Konzentrieren zu je +2 (Annahme), Regen −1: am besten Stufe ",
        "Spell of level 2 to 9 with PW 14 (army game), offensive, save allowed against LD 12, mage's LD 13, 1 × concentration at +2 each (assumed), Regen −1: best at level ",
    );
    let plain = json!({ "edition": "warband", "magic": 9, "offensive": false, "save": "none" });
    says(
        "chronopia.spellLevels",
        &json!({ "spell": plain, "from": 3, "to": 3 }),
        "Zauber der Stufe 3 mit MG 9 (kleines Spiel), ohne Rettungswurf: am besten Stufe 3, wirkt mit 30 % (3/10).",
        "Spell of level 3 with PW 9 (warband game), no save: best at level 3, takes effect with a chance of 30% (3/10).",
    );
}

#[test]
fn a_casting_names_the_actions_of_each_spell() {
    let spell = json!({ "edition": "warband", "magic": 12, "level": 2, "offensive": false, "save": "none" });
    let casting =
        json!({ "actions": 4, "castings": [{ "spell": spell }, { "spell": spell, "actions": 3 }] });
    says(
        "chronopia.casting",
        &casting,
        "1: Zauber der Stufe 2 mit MG 12 (kleines Spiel), ohne Rettungswurf; 2: Zauber der Stufe 2 mit MG 12 (kleines Spiel), ohne Rettungswurf, kostet 3 Handlungen: im Mittel",
        "no save, takes 3 actions: on average",
    );
    says(
        "chronopia.casting",
        &casting,
        "mindestens einer mit ",
        "at least one with a chance of ",
    );
}

#[test]
fn control_names_a_dead_summoner_a_refused_1_and_a_forced_creature() {
    let control = json!({ "actions": 3, "creatures": 3, "controlled": 2, "rounds": 1 });
    let ask = |changes: Value, de: &str, en: &str| {
        says("chronopia.control", &with(&control, changes), de, en)
    };
    ask(
        json!({}),
        "Von 3 Kreaturen beherrscht er 2, übrig für anderes: 1 Handlung; eine wütende wendet sich mit 25 % gegen die eigene Seite, und zwar innerhalb von 1 Runde.",
        "Of 3 creatures he controls 2, left for other things: 1 action; a raging one turns on its own side with a chance of 25% within 1 round.",
    );
    ask(
        json!({ "summonerAlive": false, "controlled": 0 }),
        "Beschwörer tot: von 3 Kreaturen beherrscht er 0",
        "Summoner dead: of 3 creatures he controls 0",
    );
    ask(
        json!({ "takesControl": false }),
        "; eine wütende, bei einer 1 nicht zurückgenommen, wendet sich mit ",
        "; a raging one, not taken back on a 1, turns on its own side with ",
    );
    ask(
        json!({ "forced": true }),
        "; eine zum Handeln gezwungene wendet sich mit 25 %",
        "; a creature forced to act turns on its own side with a chance of 25%",
    );
    ask(
        json!({ "actions": 2 }),
        " innerhalb von 1 Runde; keine Handlung bleibt, sie danach zu halten.",
        " within 1 round; no action is left to hold it afterwards.",
    );
    is_silent(
        "chronopia.control",
        &with(&control, json!({ "creatures": 2 })),
        &["Runde", "round"],
    );
}

#[test]
fn cover_says_where_the_view_is_blocked() {
    for (facts, de, en) in [
        (
            json!({ "woods": 3 }),
            "zum Teil von weichem Gelände verdeckt; durch Wald sind es 3 Zoll; ab 3 Zoll ist die Sicht versperrt",
            "partly hidden by soft terrain; through woods it is 3 inches; 3 and more block",
        ),
        (
            json!({ "barrier": "higher", "visible": 40 }),
            "eine Mauer oder Hecke, höher als das Ziel, versperrt die Sicht",
            "a wall or hedge higher than the target blocks the view",
        ),
        (
            json!({ "barrier": "higher", "visible": 40, "terrain": "solid" }),
            "hinter massivem Gelände und nicht einmal halb sichtbar; eine Mauer oder Hecke, höher als das Ziel, versperrt die Sicht",
            "behind solid terrain and not even half visible; a wall or hedge higher than the target blocks the view",
        ),
        (
            json!({ "woods": 2.5 }),
            "zum Teil von weichem Gelände verdeckt",
            "partly hidden by soft terrain",
        ),
    ] {
        assert_eq!(said("chronopia.cover", &facts), [de, en]);
    }
}

#[test]
fn lengths_that_differ_are_never_shown_alike() {
    let line = |facts: Value| with(&json!({ "distance": 9 }), facts);
    for (facts, de, en) in [
        (
            json!({ "corridor": 0.999 }),
            "der Weg zwischen den Freunden ist knapp unter 1 Zoll breit, nötig ist 1 Zoll",
            "the way between the friends is just under 1 inch wide, 1 inch is needed",
        ),
        (
            json!({ "corridor": 0.5 }),
            "der Weg zwischen den Freunden ist 0,5 Zoll breit, nötig ist 1 Zoll",
            "the way between the friends is 0.5 inches wide, 1 inch is needed",
        ),
        (
            json!({ "groundDifference": 9.0, "distance": 8.999 }),
            "der tote Winkel reicht 9 Zoll weit, das Ziel ist knapp unter 9 Zoll entfernt",
            "dead ground reaches 9 inches, the target is just under 9 inches away",
        ),
    ] {
        assert_eq!(said("chronopia.lineOfSight", &line(facts)), [de, en]);
    }
    let answer = support::odds("chronopia.lineOfSight", &line(json!({ "woods": 2.999 })));
    let text = answer["steps"].to_string();
    assert!(
        text.contains("durch Wald sind es knapp unter 3 Zoll; erst 3 Zoll"),
        "{text}"
    );
    let fear = json!({ "factor": "fear", "distance": 4.001 });
    says(
        "chronopia.fearDue",
        &fear,
        "knapp über 4 Zoll liegen außerhalb des Radius von 4 Zoll.",
        "just over 4 inches is outside the radius of 4 inches.",
    );
}

#[test]
fn one_inch_lies_and_several_lie_in_the_radius() {
    let at = |distance: f64| json!({ "factor": "fear", "distance": distance });
    says(
        "chronopia.fearDue",
        &at(1.0),
        "1 Zoll liegt im Radius von 4 Zoll.",
        "1 inch is inside the radius of 4 inches.",
    );
    says(
        "chronopia.fearDue",
        &at(2.5),
        "2,5 Zoll liegen im Radius von 4 Zoll.",
        "2.5 inches is inside the radius of 4 inches.",
    );
}

#[test]
fn a_passed_test_counts_as_the_test_that_was_made() {
    // C-L-CAUSE: who causes fear meets horror as terror, so a passed test of it is one of terror.
    let due = |causes: &str, passed: &str| {
        let input =
            json!({ "factor": "horror", "distance": 9, "causes": causes, "passed": [passed] });
        support::odds("chronopia.fearDue", &input)["due"] == json!(true)
    };
    assert!(!due("fear", "terror") && due("fear", "horror"));
    assert!(!due("nothing", "horror") && due("nothing", "terror"));
    // Terror met as fear is a test of fear.
    let terror = |passed: &str| {
        let input = json!({ "factor": "terror", "size": 4, "distance": 2, "causes": "fear", "passed": [passed] });
        support::odds("chronopia.fearDue", &input)["due"] == json!(true)
    };
    assert!(!terror("fearOfThis") && !terror("terror") && terror("horror"));
}

#[test]
fn means_of_1_are_in_the_singular() {
    // Always hit but for a 20, never saved: 19/20 and one more.
    let sure = with(&archer(), json!({ "rangedSkill": 40, "armour": 0 }));
    let volley = json!({ "shooters": 20, "shot": sure, "figures": 1 });
    says(
        "chronopia.volley",
        &volley,
        ": im Mittel 19 Wunden und 1 Verlust, mindestens eine Wunde mit ",
        ": on average 19 wounds and 1 loss, at least one wound with a chance of ",
    );
    let ten = with(&archer(), json!({ "rangedSkill": 2, "armour": 0 }));
    let volley = json!({ "shooters": 10, "shot": ten });
    says(
        "chronopia.volley",
        &volley,
        ": im Mittel 1 Wunde und 1 Verlust, ",
        ": on average 1 wound and 1 loss, ",
    );
}

#[test]
fn a_plan_with_too_many_actions_is_refused_in_good_german() {
    let input = json!({ "shot": archer(), "actions": 2, "rate": { "shots": 1, "actions": 1 }, "plan": ["move", "move", "move"] });
    let error =
        support::answer("chronopia.activation", &support::loose(&input), Face::Odds).unwrap_err();
    let message = &error.problems[0].message;
    assert_eq!(
        message.de,
        "`plan[2]`: erlaubt ist ein Plan aus höchstens 2 Handlungen, so viele wie die Figur hat"
    );
    assert!(
        message
            .en
            .contains("a plan of at most 2 actions, as many as the figure has"),
        "{}",
        message.en
    );
}

#[test]
fn a_leadership_test_that_cannot_be_passed_has_a_chance_of_0() {
    let targets = json!({
        "shooter": { "leadership": 0 },
        "candidates": [{ "distance": 14, "terrain": "soft" }, { "distance": 20 }],
    });
    says(
        "chronopia.targets",
        &targets,
        ", nach Führungsprobe 0 %.",
        ", after a leadership test 0%.",
    );
    let mut unknown = targets;
    unknown["shooter"] = json!({});
    says(
        "chronopia.targets",
        &unknown,
        ", nach Führungsprobe.",
        ", after a leadership test.",
    );
}

#[test]
fn horror_names_only_what_can_happen() {
    says(
        "chronopia.horror",
        &json!({ "leadership": 12 }),
        "; auf die Horrortabelle mit 35 % (7/20), vom Feld genommen mit 5 % (1/20).",
        "; on the horror table with a chance of 35% (7/20), taken off the table with a chance of 5% (1/20).",
    );
    says(
        "chronopia.horror",
        &json!({ "leadership": 19 }),
        "bei 19 oder weniger; vom Feld genommen mit 5 % (1/20).",
        "on 19 or less; taken off the table with a chance of 5% (1/20).",
    );
    let brave = json!({ "leadership": 19, "causes": "fear" });
    is_silent(
        "chronopia.horror",
        &brave,
        &["nicht bestanden", "failed", "Horrortabelle"],
    );
    let timid = json!({ "leadership": 9, "causes": "fear" });
    says(
        "chronopia.horror",
        &timid,
        "; nicht bestanden mit 50 % (1/2).",
        "; failed with a chance of 50% (1/2).",
    );
}

#[test]
fn no_cause_is_a_shield_against_panic() {
    for (causes, de, en) in [
        ("fear", "Furcht", "fear"),
        ("terror", "Schrecken", "terror"),
        ("horror", "Horror", "horror"),
    ] {
        says(
            "chronopia.immunity",
            &json!({ "factor": "panic", "causes": causes }),
            &format!("Selbst {de} zu verursachen schützt nicht vor Panik."),
            &format!("To cause {en} is no shield against panic."),
        );
    }
}

#[test]
fn a_shot_says_how_likely_it_hits_the_target_itself() {
    // Of the misses some hit a friend; these do not count.
    let melee = with(
        &archer(),
        json!({ "rangedSkill": 11, "melee": { "friends": 1, "friendArmour": 9 } }),
    );
    says(
        "chronopia.shot",
        &melee,
        "trifft bei 10 oder weniger (50 %), die Rüstung hält bei 13 oder weniger; Wunde mit 17,5 % (7/40)",
        "hits on 10 or less (50%), armour holds on 13 or less; wounds with a chance of 17.5% (7/40)",
    );
}

#[test]
fn a_plan_does_not_say_that_an_action_helps_where_it_does_not() {
    let aimed = json!({ "shot": { "rangedSkill": 6, "weapon": { "short": 8, "medium": 16, "max": 24, "damage": 4 }, "distance": 18, "cover": "light", "armour": 13 }, "actions": 3, "rate": { "shots": 1, "actions": 2 }, "goal": "atLeast", "moveDistance": 4, "coverEnds": 12 });
    is_silent("chronopia.shooterPlan", &aimed, &["hebt", "raises"]);
}
