//! Section 3.7 and chapter 8: castings, saves, levels, several spells, profiles.

use regelwerk::chronopia::magic::{
    CastSpell, Castable, Casting, Edition, RangeKind, Save, Spell, SpellCosts, SpellLevels,
    SpellPrice,
};
use regelwerk::chronopia::rulings::{BackfireSave, Naturals};
use regelwerk::dice::walk;
use regelwerk::rules::{Code, Lookup, Modifier, Odds, Procedure, Question};
use serde_json::json;

use crate::support;

/// Magic 14, level 4, against leadership 12, by a mage with leadership 13.
fn fireball() -> Spell {
    Spell {
        edition: Edition::Army,
        magic: 14,
        level: 4,
        offensive: true,
        save: Save::Allowed,
        leadership: Some(12),
        caster_leadership: Some(13),
        ..Spell::default()
    }
}

fn odds(change: impl FnOnce(&mut Spell)) -> Odds {
    let mut spell = fireball();
    change(&mut spell);
    spell.odds().unwrap()
}

fn target(odds: &Odds, of: &str) -> Option<i32> {
    odds.tests.iter().find(|test| test.of == of)?.target
}

fn rules(odds: &Odds) -> Vec<&str> {
    odds.breakdown.iter().map(|step| step.rule.0).collect()
}

#[test]
fn c_m_cast_the_target_is_magic_less_level_with_modifiers() {
    let odds = odds(|spell| spell.modifiers.push(Modifier::new(-2)));
    assert_eq!(target(&odds, "cast"), Some(8));
    assert!(rules(&odds).starts_with(&["C-M-CAST", "C-M-CAST", "C-D20"]));
    // The modifier changes the casting only, never a save.
    assert_eq!(target(&odds, "save"), Some(8));
}

#[test]
fn c_m_concentrate_adds_to_the_casting_and_is_an_assumption() {
    let odds = odds(|spell| spell.concentrate = 2);
    assert_eq!(target(&odds, "cast"), Some(14));
    assert!(rules(&odds).contains(&"C-M-CONCENTRATE"));
    assert_eq!(odds.assumptions, ["concentrateBonus"]);
}

#[test]
fn c_m_perfect_a_1_takes_effect_without_a_save_whatever_the_target() {
    let hopeless = odds(|spell| spell.modifiers.push(Modifier::new(-30)));
    assert_eq!(hopeless.fraction("perfect"), "1/20");
    assert_eq!(hopeless.fraction("failed"), "9/10");
    let perfect = hopeless
        .outcomes
        .iter()
        .find(|chance| chance.id == "perfect")
        .unwrap();
    assert_eq!(perfect.rule.0, "C-M-PERFECT");
}

#[test]
fn c_m_fumble_an_offensive_spell_turns_on_the_mage_who_saves_like_a_target() {
    // 13 − 4 = 9 saves him.
    let army = odds(|_| {});
    assert_eq!(army.fraction("backfire"), "11/400");
    assert_eq!(army.fraction("backfireResisted"), "9/400");
    let fumble = army
        .outcomes
        .iter()
        .find(|chance| chance.id == "backfire")
        .unwrap();
    assert_eq!(fumble.rule.0, "C-M-FUMBLE");
    let without = odds(|spell| spell.rulings.backfire_save = BackfireSave::None);
    assert_eq!(without.fraction("backfire"), "1/20");
    let harmless = odds(|spell| spell.offensive = false);
    assert_eq!(harmless.fraction("actionsLost"), "1/20");
}

#[test]
fn c_m_save_army_uses_leadership_and_c_m_save_warband_uses_12() {
    let army = odds(|spell| spell.leadership = Some(15));
    assert_eq!(target(&army, "save"), Some(11));
    assert!(rules(&army).contains(&"C-M-SAVE-ARMY"));
    let warband = odds(|spell| {
        spell.edition = Edition::Warband;
        spell.leadership = Some(15);
    });
    assert_eq!(target(&warband, "save"), Some(8));
    assert_eq!(target(&warband, "mageSave"), Some(8));
    assert!(rules(&warband).contains(&"C-M-SAVE-WARBAND"));
}

#[test]
fn c_plain_saves_know_neither_1_nor_20_unless_the_ruling_says_so() {
    let at = |naturals| {
        odds(|spell| {
            spell.leadership = Some(2);
            spell.rulings.save_naturals = naturals;
        })
    };
    assert_eq!(at(Naturals::Plain).fraction("resisted"), "0");
    assert_eq!(at(Naturals::Natural).fraction("resisted"), "9/400");
}

#[test]
fn c_m_prebattle_forbids_concentration() {
    let spell = Spell {
        pre_battle: true,
        concentrate: 1,
        ..fireball()
    };
    let error = spell.odds().unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotAllowed), Some("concentrate"))
    );
}

#[test]
fn leadership_is_asked_for_only_where_it_counts() {
    let missing = |change: fn(&mut Spell)| {
        let mut spell = Spell {
            leadership: None,
            caster_leadership: None,
            ..fireball()
        };
        change(&mut spell);
        spell.odds().err().map(|error| {
            error
                .problems
                .into_iter()
                .map(|p| p.path)
                .collect::<Vec<_>>()
        })
    };
    assert_eq!(missing(|_| {}).unwrap(), ["leadership", "casterLeadership"]);
    assert_eq!(
        missing(|spell| spell.offensive = false).unwrap(),
        ["leadership"]
    );
    assert!(missing(|spell| spell.save = Save::None).is_none());
    assert!(missing(|spell| spell.edition = Edition::Warband).is_none());
}

#[test]
fn a_mage_with_magic_14_chooses_his_level() {
    let best = |edition| {
        SpellLevels {
            spell: Spell {
                edition,
                ..fireball()
            },
            from: 1,
            to: 10,
        }
        .odds()
        .unwrap()
    };
    // Against leadership 12 both editions save on 12 − level: levels 2 and 3 have
    // 1/20 + 11/20 × 10/20 and 1/20 + 10/20 × 11/20.
    for edition in [Edition::Army, Edition::Warband] {
        let odds = best(edition);
        assert_eq!(odds.best, 2);
        assert_eq!(odds.equally_good, [2, 3]);
        assert_eq!(odds.rows.len(), 10);
        assert_eq!(odds.rows[2].takes_effect_fraction, "13/40");
        assert!(
            odds.explanation
                .de
                .contains("Stufe 2 oder 3, wirkt mit 32,5\u{a0}% (13/40)"),
            "{}",
            odds.explanation.de
        );
        assert!(
            odds.rows
                .iter()
                .all(|row| row.takes_effect <= odds.rows[2].takes_effect)
        );
    }
}

#[test]
fn levels_that_are_equally_good_are_all_named_and_the_lowest_is_best() {
    let spell = Spell {
        edition: Edition::Warband,
        magic: 12,
        offensive: false,
        ..fireball()
    };
    let odds = SpellLevels {
        spell,
        from: 1,
        to: 10,
    }
    .odds()
    .unwrap();
    assert_eq!(odds.best, 1);
    assert_eq!(odds.equally_good, [1, 2]);
}

#[test]
fn a_row_of_the_levels_is_the_answer_at_that_level() {
    let levels = SpellLevels {
        spell: fireball(),
        from: 2,
        to: 9,
    }
    .odds()
    .unwrap();
    for row in &levels.rows {
        let single = odds(|spell| spell.level = row.level);
        assert_eq!(row.outcomes, single.outcomes);
    }
}

fn two_spells() -> Casting {
    let harmless = Spell {
        offensive: false,
        concentrate: 1,
        ..fireball()
    };
    Casting {
        actions: 4,
        castings: vec![
            CastSpell {
                spell: harmless,
                actions: 1,
            },
            CastSpell {
                spell: fireball(),
                actions: 2,
            },
        ],
    }
}

#[test]
fn c_m_actions_all_spells_and_their_concentration_fit_into_one_activation() {
    let odds = two_spells().odds().unwrap();
    assert_eq!(
        odds.spells
            .iter()
            .map(|spell| spell.actions_left)
            .collect::<Vec<_>>(),
        [2, 0]
    );
    assert_eq!(odds.breakdown[0].rule.0, "C-M-ACTIONS");
    let error = Casting {
        actions: 3,
        ..two_spells()
    }
    .odds()
    .unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::NotLegal), Some("castings[1].actions"))
    );
}

#[test]
fn a_fumble_that_costs_the_actions_ends_the_activation_and_a_backfire_does_not() {
    let odds = two_spells().odds().unwrap();
    assert!((odds.cut_short - 0.05).abs() < 1e-15);
    assert!((odds.spells[1].reached - 0.95).abs() < 1e-15);
    let mut swapped = two_spells();
    swapped.castings.swap(0, 1);
    let odds = swapped.odds().unwrap();
    assert!(odds.cut_short == 0.0 && odds.spells[1].reached == 1.0);
}

#[test]
fn the_chain_of_spells_equals_the_walk_through_every_branch() {
    let checked = two_spells().checked();
    let odds = checked.odds();
    let (effects, _) = walk(3, |dice| Ok(checked.play(dice)?.effects as usize)).unwrap();
    for (count, fraction) in odds.effects_fractions.unwrap().iter().enumerate() {
        assert_eq!(*fraction, effects.chance(count).to_string());
    }
    let (cut, _) = walk(2, |dice| Ok(usize::from(checked.play(dice)?.cut_short))).unwrap();
    assert!((odds.cut_short - cut.chance(1).to_f64()).abs() < 1e-15);
}

fn castable(change: impl FnOnce(&mut Castable)) -> (bool, &'static str) {
    let mut spell = Castable {
        range: Some(12.0),
        distance: 10.0,
        level: 3,
        ..Castable::default()
    };
    change(&mut spell);
    let answer = spell.answer();
    (answer.allowed, answer.rule.0)
}

#[test]
fn c_m_profile_range_sight_and_level_follow_the_profile() {
    assert_eq!(castable(|_| {}), (true, "C-M-PROFILE"));
    assert_eq!(
        castable(|spell| spell.distance = 12.5),
        (false, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| spell.line_of_sight = false),
        (false, "C-M-PROFILE")
    );
    // Some need only range, some only sight.
    assert_eq!(
        castable(|spell| {
            spell.line_of_sight = false;
            spell.needs_sight = false;
        }),
        (true, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| {
            spell.range_kind = RangeKind::Los;
            spell.distance = 90.0;
        }),
        (true, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| spell.range_kind = RangeKind::Own),
        (false, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| {
            spell.range_kind = RangeKind::Own;
            spell.on_self = true;
        }),
        (true, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| {
            spell.range_kind = RangeKind::Summon;
            spell.distance = 4.5;
        }),
        (false, "C-M-PROFILE")
    );
    assert_eq!(
        castable(|spell| {
            spell.min_level = 4;
        }),
        (false, "C-M-PROFILE")
    );
}

#[test]
fn c_r_mounted_a_chariot_must_be_wholly_in_sight() {
    assert_eq!(
        castable(|spell| spell.chariot_partly_hidden = true),
        (false, "C-R-MOUNTED")
    );
}

#[test]
fn c_m_learn_a_spell_must_be_the_mages_own_and_each_mage_pays() {
    assert_eq!(
        castable(|spell| spell.learned = false),
        (false, "C-M-LEARN")
    );
    let prices = vec![
        SpellPrice { cost: 15, mages: 2 },
        SpellPrice { cost: 10, mages: 1 },
    ];
    assert_eq!(SpellCosts { spells: prices }.answer().value, 40);
}

#[test]
fn c_m_actions_must_be_left() {
    assert_eq!(castable(|spell| spell.actions = 2), (false, "C-M-ACTIONS"));
}

#[test]
fn c_m_prebattle_needs_the_mark_once_a_side_and_costs_the_first_activation() {
    let before = |change: fn(&mut Castable)| {
        castable(|spell| {
            spell.before_battle = true;
            spell.pre_battle_spell = true;
            change(spell);
        })
    };
    assert_eq!(before(|_| {}), (true, "C-M-PROFILE"));
    assert_eq!(
        before(|spell| spell.pre_battle_spell = false),
        (false, "C-M-PREBATTLE")
    );
    assert_eq!(
        before(|spell| spell.side_cast_before = true),
        (false, "C-M-PREBATTLE")
    );
    assert_eq!(
        castable(|spell| spell.mage_cast_before = true),
        (false, "C-M-PREBATTLE")
    );
    assert_eq!(
        castable(|spell| {
            spell.mage_cast_before = true;
            spell.round = 2;
        }),
        (true, "C-M-PROFILE")
    );
}

#[test]
fn the_oracle_agrees_over_a_grid() {
    let mut cases = 0;
    for edition in ["army", "warband"] {
        for magic in [1, 7, 12, 18, 26] {
            for level in 1..=10 {
                for (offensive, save) in [
                    (true, "allowed"),
                    (true, "none"),
                    (false, "allowed"),
                    (false, "none"),
                ] {
                    for extra in 0..4 {
                        let mut input = json!({ "edition": edition, "magic": magic, "level": level, "offensive": offensive, "save": save, "leadership": 11, "casterLeadership": 15 });
                        match extra {
                            0 => {}
                            1 => input["concentrate"] = json!(2),
                            2 => {
                                input["rulings"] =
                                    json!({ "saveNaturals": "natural", "backfireSave": "none" })
                            }
                            _ => input["modifiers"] = json!([{ "value": 3 }, { "value": -1 }]),
                        }
                        support::same_as_oracle("chronopia.spell", &input);
                        cases += 1;
                    }
                }
            }
            let spell = json!({ "edition": edition, "magic": magic, "offensive": true, "save": "allowed", "leadership": 11, "casterLeadership": 15 });
            support::same_as_oracle(
                "chronopia.spellLevels",
                &json!({ "spell": spell, "from": 1, "to": 10 }),
            );
        }
    }
    assert_eq!(cases, 1600);
}

#[test]
fn a_range_in_inches_has_to_be_given() {
    let ask = |kind: &str| {
        let input = json!({ "rangeKind": kind, "level": 3, "distance": 5, "onSelf": true });
        support::answer(
            "chronopia.castable",
            &support::loose(&input),
            support::Face::Odds,
        )
    };
    let error = ask("inches").unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::Missing), Some("range"))
    );
    for other in ["los", "self", "summon"] {
        assert!(ask(other).is_ok(), "{other}");
    }
}

#[test]
fn the_breakdown_of_spell_levels_is_that_of_the_best_level() {
    let spell = json!({ "edition": "army", "magic": 14, "offensive": false, "save": "allowed", "leadership": 12 });
    let levels = json!({ "spell": spell, "from": 1, "to": 10 });
    let levels = support::odds("chronopia.spellLevels", &levels);
    let mut best = spell;
    best["level"] = levels["best"].clone();
    let best = support::odds("chronopia.spell", &best);
    assert_eq!(levels["breakdown"], best["breakdown"]);
    assert_eq!(levels["breakdown"].as_array().unwrap().len(), 4);
}

#[test]
fn a_profile_whose_levels_are_the_wrong_way_round_is_refused() {
    let input =
        support::loose(&json!({ "rangeKind": "los", "level": 3, "minLevel": 5, "maxLevel": 2 }));
    let error = support::answer("chronopia.castable", &input, support::Face::Odds).unwrap_err();
    assert_eq!(
        (error.code(), error.path()),
        (Some(Code::RangeOrder), Some("maxLevel"))
    );
}

#[test]
fn of_several_spells_the_steps_say_whose_they_are() {
    let spell = |magic: i32| json!({ "edition": "warband", "magic": magic, "level": 3, "offensive": false, "save": "none" });
    let labels = |castings: serde_json::Value| -> Vec<(String, Option<String>)> {
        let answer = support::odds(
            "chronopia.casting",
            &json!({ "actions": 4, "castings": castings }),
        );
        let steps = answer["breakdown"].as_array().unwrap().iter();
        let first = steps.filter(|step| step["name"]["en"] != "Level of the spell");
        first
            .map(|step| {
                let label = step["label"].as_str().map(String::from);
                (step["of"].as_str().unwrap().into(), label)
            })
            .collect()
    };
    let said = |of: &str, label: &str| (of.to_string(), Some(label.to_string()));
    assert_eq!(
        labels(json!([{ "spell": spell(14) }, { "spell": spell(9) }, { "spell": spell(14) }])),
        [
            said("actions", "1"),
            said("actions", "2"),
            said("actions", "3"),
            said("cast", "1, 3"),
            said("cast", "2")
        ]
    );
    assert_eq!(
        labels(json!([{ "spell": spell(14) }])),
        [("actions".into(), None), ("cast".into(), None)]
    );
}
