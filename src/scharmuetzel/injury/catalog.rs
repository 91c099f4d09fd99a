//! What the chapter on injuries tells about itself.

use super::{Injury, InjuryOutcome, REFERENCES, Recovery};
use crate::catalog::{Chapter, Entry, Words, labelled, labels};
use crate::rules::{Fields, Text};
use crate::scharmuetzel::catalog::none;
use crate::scharmuetzel::turn::S_RECOVER;

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.injury",
            title: Text::new("Verletzung", "Injury"),
            question: Text::new(
                "Was zeigen die Verletzungswürfel?",
                "What do the injury dice show?",
            ),
            fields: |visitor| Injury::default().fields(visitor),
            outcomes: labels::<InjuryOutcome>,
            rolls: &[labelled("injury", "Verletzungswurf", "injury die")],
            bands: labels::<InjuryOutcome>,
            rules: &[&[super::S_INJURY, super::S_DOWN, super::S_STUN, super::S_OUT]],
        },
        Entry {
            id: "scharmuetzel.recovery",
            title: Text::new("Erholung", "Recovery"),
            question: Text::new(
                "Was wird aus einem Modell am Boden, und was darf es?",
                "What becomes of a model that is down, and what may it do?",
            ),
            fields: |visitor| Recovery::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[S_RECOVER, super::S_DOWN, super::S_STUN, super::S_OUT]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const WORDS: &[Words] = &[
    Words::new("damage", "Schadenspunkte", "Points of damage").help(
        "Der letzte Lebenspunkt und jeder Punkt darüber hinaus.",
        "The last wound and every point beyond it.",
    ),
    Words::new("inContact", "Feind im Kontakt", "Enemy in contact"),
];
