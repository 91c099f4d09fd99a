//! What the chapter on leaders and rout tells about itself.

use super::{Leader, REFERENCES, Rout, RoutDue, RoutOutcome};
use crate::catalog::{Chapter, Entry, Words, labels};
use crate::rules::{Fields, Text};
use crate::scharmuetzel::catalog::{LEADERSHIP_ROLLS, none, test_bands};
use crate::scharmuetzel::host::{S_HOST_MODIFIER, S_HOST_TEST};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.leader",
            title: Text::new("Anführer", "Leader"),
            question: Text::new("Wessen Moralwert zählt?", "Whose leadership counts?"),
            fields: |visitor| Leader::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_LEADER]],
        },
        Entry {
            id: "scharmuetzel.routDue",
            title: Text::new("Rückzugstest fällig?", "Rout test due?"),
            question: Text::new(
                "Muss die Seite prüfen, und auf wen?",
                "Does the side have to test, and on whom?",
            ),
            fields: |visitor| RoutDue::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_ROUT]],
        },
        Entry {
            id: "scharmuetzel.rout",
            title: Text::new("Rückzugstest", "Rout test"),
            question: Text::new("Kämpft die Seite weiter?", "Does the side fight on?"),
            fields: |visitor| Rout::default().fields(visitor),
            outcomes: labels::<RoutOutcome>,
            rolls: &LEADERSHIP_ROLLS,
            bands: test_bands,
            rules: &[&[super::S_ROUT, S_HOST_TEST, S_HOST_MODIFIER]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const WORDS: &[Words] = &[
    Words::new("test", "Test", "Test"),
    Words::new("leaders", "Charaktermodelle", "Characters"),
    Words::new("startingModels", "Modelle zu Beginn", "Models at the start"),
    Words::new("lost", "Verluste", "Losses").help(
        "Ausgeschaltet oder vom Tisch.",
        "Out of action or off the table.",
    ),
    Words::new("turns", "Spielzüge", "Turns").help(
        "Zählen nur, wenn der Test sich wiederholt.",
        "They count only where the test repeats.",
    ),
    Words::new("tested", "Test schon bestanden", "Test passed before"),
    Words::new("models", "Modelle", "Models"),
    Words::new("role", "Rolle", "Role"),
];
