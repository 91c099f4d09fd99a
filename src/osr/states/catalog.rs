//! What the chapter on gaze and states tells about itself.

use super::{
    Approach, Gaze, GazeNoteId, GazeOutcome, KillOutright, REFERENCES, Senses, TargetState,
    band_labels,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::osr::{host, monsters};
use crate::rules::{Fields, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "osr.gaze",
            title: Text::new("Blickangriff", "Gaze attack"),
            question: Text::new("Trifft ihn der Blick?", "Does the gaze fall on him?"),
            fields: |visitor| Gaze::default().fields(visitor),
            outcomes: gaze_outcomes,
            rolls: &[
                labelled("gaze", "Blickwert", "gaze number"),
                labelled("save", "Rettungswurf", "saving throw"),
            ],
            bands: band_labels,
            rules: &[&[
                super::O_GAZE,
                super::O_GAZESAVE,
                super::O_GAZEAVERT,
                super::O_BLIND,
                host::O_HOST_SAVE,
                monsters::O_MONSTER,
            ]],
        },
        Entry {
            id: "osr.senses",
            title: Text::new("Geblendet oder unsichtbar", "Blinded or invisible"),
            question: Text::new(
                "Nimmt er den Gegner wahr?",
                "Does he perceive the opponent?",
            ),
            fields: |visitor| Senses::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_BLIND, super::O_INVIS]],
        },
        Entry {
            id: "osr.approach",
            title: Text::new("An einen Schläfer heran", "Up to a sleeper"),
            question: Text::new(
                "In welchem Zustand wird der Schläfer angegriffen?",
                "In which state is the sleeper attacked?",
            ),
            fields: |visitor| Approach::default().fields(visitor),
            outcomes: labels::<TargetState>,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_SLEEP, super::O_STEAL, super::O_HELPLESS]],
        },
        Entry {
            id: "osr.killOutright",
            title: Text::new("Wehrlose töten", "Killing the helpless"),
            question: Text::new(
                "Darf er statt eines Angriffs töten?",
                "May he kill in place of an attack?",
            ),
            fields: |visitor| KillOutright::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_HELPLESS]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

fn gaze_outcomes() -> Vec<Labelled> {
    let mut all = labels::<GazeOutcome>();
    all.extend(labels::<GazeNoteId>());
    all
}

const WORDS: &[Words] = &[
    Words::new("awareness", "Verhalten des Opfers", "What the victim does").help(
        "Trifft mehreres zu, zählt die Zeile mit dem höchsten Blickwert.",
        "Of several the one with the highest gaze number counts.",
    ),
    Words::new("size", "Größe des Monsters", "Size of the monster"),
    Words::new("saveNumber", "Rettungswurf ab", "Save on"),
    Words::new(
        "saveBonus",
        "Bonus auf den Rettungswurf",
        "Bonus to the save",
    ),
    Words::new("primary", "Wichtigster Sinn", "Sense he lives by"),
    Words::new("lost", "Verlorene Sinne", "Senses lost"),
    Words::new(
        "opponentInvisible",
        "Gegner unsichtbar",
        "Opponent invisible",
    ),
    Words::new("seesInvisible", "Sieht Unsichtbares", "Sees the invisible"),
    Words::new(
        "whereaboutsKnown",
        "Weiß, wo der Gegner ist",
        "Knows where the opponent is",
    ),
    Words::new("sleep", "Schlaf", "Sleep"),
    Words::new("silently", "Bewegt sich lautlos", "Moves silently"),
    Words::new(
        "osr.approach/hit",
        "Wurde schon getroffen",
        "Was hit already",
    ),
    Words::new("weapon", "Womit", "With what"),
];
