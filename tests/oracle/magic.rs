//! `chronopia.spell` and `chronopia.spellLevels`: the casting d20 and one save
//! d20, of the target or of the mage himself.

use super::input::{choice_or, flag_or, modifiers, ruling, text, whole, whole_or};
use super::{Answer, Chances, Fraction, Tally, chance_of};
use serde_json::Value;

pub fn spell(input: &Value) -> Answer {
    // C-M-PREBATTLE: no concentration before the battle.
    if flag_or(input, "preBattle", false) && whole_or(input, "concentrate", 0) > 0 {
        return Answer::NotLegal { step: None };
    }
    let mut tally = Tally::default();
    for casting in 1..=20 {
        for save in 1..=20 {
            tally.add(outcome(input, casting, save));
        }
    }
    Answer::Chances(tally.chances())
}

fn outcome(input: &Value, casting: i64, save: i64) -> &'static str {
    let level = whole(input, "level");
    let save_allowed = choice_or(input, "save", "none") == "allowed";
    let offensive = flag_or(input, "offensive", false);

    // C-M-CAST
    let mut target = whole(input, "magic") - level;
    target += modifiers(input);
    // C-M-CONCENTRATE
    target += whole_or(input, "concentrate", 0) * whole_or(input, "concentrateBonus", 2);

    // C-M-SAVE-ARMY: leadership − level; C-M-SAVE-WARBAND: 12 − level.
    let saves = |leadership_field: &str| {
        if !save_allowed {
            return false;
        }
        if ruling(input, "saveNaturals", "plain") == "natural" {
            if save == 1 {
                return true;
            }
            if save == 20 {
                return false;
            }
        }
        let value = match text(input, "edition") {
            "army" => whole(input, leadership_field),
            "warband" => 12,
            _ => panic!("no such edition"),
        };
        save <= value - level
    };

    if casting == 1 {
        return "perfect"; // C-M-PERFECT: no save.
    }
    if casting == 20 {
        // C-M-FUMBLE
        if !offensive {
            return "actionsLost";
        }
        if ruling(input, "backfireSave", "saves") == "saves" && saves("casterLeadership") {
            return "backfireResisted";
        }
        return "backfire";
    }
    if casting <= target {
        if saves("leadership") {
            return "resisted";
        }
        return "takesEffect";
    }
    "failed"
}

/// One row a level, and every level at which the spell takes effect most often.
pub fn spell_levels(input: &Value) -> Answer {
    let mut rows: Vec<(i64, Chances)> = Vec::new();
    let mut best_levels = Vec::new();
    let mut best = -1.0;
    for level in whole(input, "from")..=whole(input, "to") {
        let mut at_level = input["spell"].clone();
        at_level["level"] = level.into();
        let Answer::Chances(chances) = spell(&at_level) else {
            return Answer::NotLegal { step: None };
        };
        let effect = works(&chances).value();
        if effect > best {
            best = effect;
            best_levels.clear();
        }
        if effect == best {
            best_levels.push(level);
        }
        rows.push((level, chances));
    }
    Answer::SpellLevels { rows, best_levels }
}

/// The spell works: perfect and takesEffect.
pub fn works(chances: &Chances) -> Fraction {
    chance_of(chances, "perfect").plus(chance_of(chances, "takesEffect"))
}
