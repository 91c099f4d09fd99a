//! What the chapter on monsters tells about itself.

use super::{MonsterLevel, MonsterWay, MonsterWays, REFERENCES, Saves};
use crate::catalog::{Chapter, Entry, Words, labelled, labels};
use crate::osr::{host, states};
use crate::rules::{Fields, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "osr.monsterLevel",
            title: Text::new("Stufe eines Monsters", "Level of a monster"),
            question: Text::new(
                "Welcher Stufe entsprechen diese Trefferwürfel?",
                "Which level are these hit dice?",
            ),
            fields: |visitor| MonsterLevel::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[
                labelled("level", "Stufe", "level"),
                labelled("attackNumber", "Angriffszahl", "attack number"),
            ],
            bands: Vec::new,
            rules: &[&[super::O_LEVEL, super::O_MONSTER]],
        },
        Entry {
            id: "osr.saves",
            title: Text::new("Rettungswürfe", "Saving throws"),
            question: Text::new("Was braucht der Rettungswurf?", "What does the save need?"),
            fields: |visitor| Saves::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                host::O_HOST_SAVE,
                super::O_LEVEL,
                super::O_MONSTER,
                states::O_INVIS,
            ]],
        },
        Entry {
            id: "osr.monsterWays",
            title: Text::new("Monster und Gelähmte", "Monsters and the paralysed"),
            question: Text::new(
                "Was tut das Monster mit gelähmten Opfern?",
                "What does the monster do with paralysed victims?",
            ),
            fields: |visitor| MonsterWays::default().fields(visitor),
            outcomes: labels::<MonsterWay>,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_MONSTERWAYS]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const WORDS: &[Words] = &[
    Words::new("invisible", "Unsichtbar", "Invisible"),
    Words::new("clever", "Klug", "Clever"),
    Words::new("paralysis", "Lähmung", "Paralysis"),
    Words::new("hungry", "Hungrig", "Hungry"),
    Words::new("retreatCovered", "Rückzug gedeckt", "Retreat covered"),
    Words::new(
        "allParalysed",
        "Alle Gegner gelähmt",
        "Every opponent paralysed",
    ),
];
