//! How sentences name the fields that players turn. The catalogue, which knows every field, is not
//! part of the module.

use crate::rules::{Sentence, Text};

/// Names as they stand before a value, those of one system with its own name first; a test holds them
/// to the catalogue.
const NAMES: &[(&str, &str, Text)] = &[
    ("", "rangedSkill", Text::new("FW", "RC")),
    ("", "armour", Text::new("RW", "AV")),
    ("", "magic", Text::new("MG", "PW")),
    ("", "distance", Text::new("Entfernung", "Distance")),
    ("", "cover", Text::new("Deckung", "Cover")),
    ("", "aim", Text::new("Zielen", "Aim")),
    ("", "level", Text::new("Stufe", "Level")),
    ("", "shooters", Text::new("Schützen", "Shooters")),
    ("chronopia", "damage", Text::new("SCH", "DAM")),
    ("chronopia", "strength", Text::new("ST", "ST")),
    ("chronopia", "leadership", Text::new("FG", "LD")),
    ("osr", "armourClass", Text::new("RK", "AC")),
    (
        "osr",
        "attackBonus",
        Text::new("Angriffsbonus", "Attack bonus"),
    ),
    ("osr", "targetHitPoints", Text::new("TP", "hp")),
    ("osr", "hitPoints", Text::new("TP", "hp")),
    ("scharmuetzel", "leadership", Text::new("MW", "Ld")),
    ("scharmuetzel", "ballisticSkill", Text::new("BF", "BS")),
    ("scharmuetzel", "weaponSkill", Text::new("KG", "WS")),
    ("scharmuetzel", "strength", Text::new("S", "S")),
    ("scharmuetzel", "toughness", Text::new("W", "T")),
    ("scharmuetzel", "wounds", Text::new("LP", "W")),
    ("scharmuetzel", "attacks", Text::new("A", "A")),
    ("scharmuetzel", "initiative", Text::new("I", "I")),
];

/// Names a field of a system: as players do, else by its name in the input.
pub(super) fn name_field(system: &str, name: &str, sentence: &mut Sentence) {
    let known = |own: &str| own.is_empty() || own == system;
    match NAMES
        .iter()
        .find(|(own, field, _)| *field == name && known(own))
    {
        Some((_, _, text)) => sentence.text(*text),
        None => sentence.both("`").both(name).both("`"),
    };
}

/// What a field must be that is to be turned.
pub(super) fn no_field() -> Sentence {
    Sentence::new(
        "der Pfad eines Feldes der Eingabe, das eine Zahl, ein Wort oder ja/nein ist, wie `distance` oder `weapon.short`",
        "the path of a field of the input that takes a number, a word or yes/no, such as `distance` or `weapon.short`",
    )
}
