//! What Chronopia tells about itself, chapter by chapter.

use super::{SYSTEM, magic, morale, plan, ranged, rulings, targeting, test};
use crate::catalog::{Chapter, SystemEntry, Words};
use crate::rules::{System, Text};

/// Everything about Chronopia, in book order.
pub(crate) static ENTRY: SystemEntry = SystemEntry {
    system: System {
        id: SYSTEM,
        title: Text::new("Chronopia", "Chronopia"),
    },
    chapters: &[
        &SHARED,
        &ranged::catalog::CHAPTER,
        &targeting::catalog::CHAPTER,
        &magic::catalog::CHAPTER,
        &morale::catalog::CHAPTER,
        &plan::catalog::CHAPTER,
    ],
    rulings: rulings::RULINGS,
    switches: super::switches,
};

/// Section 0, and the words that all chapters share.
static SHARED: Chapter = Chapter {
    procedures: &[],
    words: SHARED_WORDS,
    rules: test::REFERENCES,
};

const SHARED_WORDS: &[Words] = &[
    Words::new("modifiers", "Weitere Modifikatoren", "Further modifiers"),
    Words::new("value", "Wert", "Value"),
    Words::new("label", "Wofür", "What for"),
    Words::new("rulings", "Auslegungen", "Rulings"),
    Words::new(
        "armourNaturals",
        "1 und 20 beim Rüstungswurf",
        "1 and 20 on an armour roll",
    ),
    Words::new(
        "saveNaturals",
        "1 und 20 beim Rettungswurf",
        "1 and 20 on a save",
    ),
    Words::new(
        "perfectFloor",
        "Wann eine 1 nicht mehr perfekt ist",
        "When a 1 is no longer perfect",
    ),
    Words::new("meleePerfect", "Eine 1 in den Nahkampf", "A 1 into melee"),
    Words::new("backfireSave", "Patzer des Magiers", "Backfiring spell"),
    Words::new(
        "horrorRepeats",
        "Wiederholung der Horrortabelle",
        "Repeating the horror table",
    ),
];
