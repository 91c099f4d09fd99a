//! What old-school combat tells about itself, chapter by chapter.

use super::{SYSTEM, combat, host, monsters, order, rulings, states, weapons};
use crate::catalog::{Chapter, SystemEntry, Words};
use crate::rules::{System, Text};

/// Everything about old-school combat, in book order.
pub(crate) static ENTRY: SystemEntry = SystemEntry {
    system: System {
        id: SYSTEM,
        title: Text::new("Kampf der alten Schule", "Old-school combat"),
    },
    chapters: &[
        &SHARED,
        &order::catalog::CHAPTER,
        &weapons::catalog::CHAPTER,
        &combat::catalog::CHAPTER,
        &states::catalog::CHAPTER,
        &monsters::catalog::CHAPTER,
    ],
    rulings: rulings::RULINGS,
    switches: super::switches,
};

/// The tables of the game around it, and the words that all chapters share.
static SHARED: Chapter = Chapter {
    procedures: &[],
    words: SHARED_WORDS,
    rules: host::REFERENCES,
};

const SHARED_WORDS: &[Words] = &[
    Words::new("modifiers", "Weitere Modifikatoren", "Further modifiers"),
    Words::new("value", "Wert", "Value"),
    Words::new("label", "Wofür", "What for"),
    Words::new("rulings", "Auslegungen", "Rulings"),
    Words::new("class", "Klasse", "Class"),
    Words::new("level", "Stufe", "Level"),
    Words::new("hitDice", "Trefferwürfel", "Hit dice")
        .short("TW", "HD")
        .help(
            "So wie in der Beschreibung des Monsters: 2, 2+1 oder 1-1.",
            "As in the monster's description: 2, 2+1 or 1-1.",
        ),
    Words::new("actsAs", "Hat die Fähigkeiten von", "Has the abilities of").help(
        "Klassen, die das Monster eindeutig verkörpert; die günstigste zählt.",
        "Classes that the monster plainly has; the best of them counts.",
    ),
    Words::new(
        "rulings/armourClass",
        "Zählweise der Rüstungsklasse",
        "Which way armour class counts",
    ),
    Words::new(
        "helplessDamage",
        "Schaden gegen Wehrlose",
        "Damage to the helpless",
    ),
    Words::new(
        "unawareBackstab",
        "Heimtückisch gegen Ahnungslose",
        "Backstab against the unaware",
    ),
    Words::new(
        "coverAndConcealment",
        "Tarnung und Deckung zugleich",
        "Concealment and cover at once",
    ),
    Words::new(
        "naturals",
        "1 und 20 beim Angriffswurf",
        "1 and 20 on an attack roll",
    ),
    Words::new(
        "initiativeTie",
        "Gleichstand bei der Initiative",
        "Equal initiative",
    ),
    Words::new(
        "proficiencyGain",
        "Stufen mit neuer Waffe",
        "Levels with a new weapon",
    ),
];
