//! How sentences name the fields that players turn. The catalogue, which knows every field, is not
//! part of the module.

use crate::rules::{Sentence, Text};

/// Names as they stand before a value; a test holds them to the catalogue.
const NAMES: &[(&str, Text)] = &[
    ("rangedSkill", Text::new("FW", "RC")),
    ("armour", Text::new("RW", "AV")),
    ("damage", Text::new("SCH", "DAM")),
    ("strength", Text::new("ST", "ST")),
    ("leadership", Text::new("FG", "LD")),
    ("magic", Text::new("MG", "PW")),
    ("distance", Text::new("Entfernung", "Distance")),
    ("cover", Text::new("Deckung", "Cover")),
    ("aim", Text::new("Zielen", "Aim")),
    ("level", Text::new("Stufe", "Level")),
    ("shooters", Text::new("Schützen", "Shooters")),
];

/// Names a field: as players do, else by its name in the input.
pub(super) fn name_field(name: &str, sentence: &mut Sentence) {
    match NAMES.iter().find(|(own, _)| *own == name) {
        Some((_, text)) => sentence.text(*text),
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
