//! What the chapter on weapons tells about itself.

use super::{Proficiencies, REFERENCES, TwoWeapons};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled};
use crate::osr::host;
use crate::rules::{Fields, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "osr.proficiencies",
            title: Text::new("Waffenfertigkeiten", "Weapon proficiencies"),
            question: Text::new(
                "Wie viele Waffen beherrscht eine Klasse?",
                "How many weapons does a class know?",
            ),
            fields: |visitor| Proficiencies::default().fields(visitor),
            outcomes: Vec::new,
            rolls: PROFICIENCY_PARTS,
            bands: Vec::new,
            rules: &[&[super::O_PROF, super::O_UNPROF, super::O_SPEC]],
        },
        Entry {
            id: "osr.twoWeapons",
            title: Text::new("Zwei Waffen", "Two weapons"),
            question: Text::new("Was kosten zwei Waffen?", "What do two weapons cost?"),
            fields: |visitor| TwoWeapons::default().fields(visitor),
            outcomes: Vec::new,
            rolls: HANDS,
            bands: Vec::new,
            rules: &[&[super::O_TWO, host::O_HOST_DEXTERITY]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const PROFICIENCY_PARTS: &[Labelled] = &[
    labelled("known", "Waffenfertigkeiten", "proficiencies"),
    labelled("penalty", "Ungeübt", "unproficient"),
    labelled("specialisation", "Spezialisierung", "specialisation"),
];

const HANDS: &[Labelled] = &[
    labelled("main", "Haupthand", "main hand"),
    labelled("off", "Nebenhand", "off hand"),
];

const WORDS: &[Words] = &[
    Words::new("dexterity", "Geschicklichkeit", "Dexterity").short("GE", "DEX"),
    Words::new("offHand", "In der Nebenhand", "In the off hand"),
];
