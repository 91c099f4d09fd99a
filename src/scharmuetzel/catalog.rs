//! What the skirmish rules tell about themselves, chapter by chapter.

use super::{SYSTEM, combat, host, injury, morale, movement, rulings, shooting, turn};
use crate::catalog::{Chapter, Labelled, SystemEntry, Words, labelled, labels};
use crate::rules::{System, Text};

/// Everything about the skirmish rules, in book order.
pub(crate) static ENTRY: SystemEntry = SystemEntry {
    system: System {
        id: SYSTEM,
        title: Text::new("Scharmützel", "Skirmish"),
    },
    chapters: &[
        &SHARED,
        &turn::catalog::CHAPTER,
        &movement::catalog::CHAPTER,
        &shooting::catalog::CHAPTER,
        &combat::catalog::CHAPTER,
        &injury::catalog::CHAPTER,
        &morale::catalog::CHAPTER,
    ],
    rulings: rulings::RULINGS,
    switches: super::switches,
};

/// The host game's figures, and the words that all chapters share.
static SHARED: Chapter = Chapter {
    procedures: &[],
    words: SHARED_WORDS,
    rules: host::REFERENCES,
};

/// The two dice of a leadership test.
pub(super) const LEADERSHIP_ROLLS: [Labelled; 2] = [
    labelled(
        "leadership",
        "Moralwerttest, erster Würfel",
        "leadership test, first die",
    ),
    labelled(
        "leadership2",
        "Moralwerttest, zweiter Würfel",
        "leadership test, second die",
    ),
];

/// What the faces of a leadership test do.
pub(super) fn test_bands() -> Vec<Labelled> {
    let mut all = labels::<host::Pip>();
    all.extend(labels::<host::TestResult>());
    all
}

/// What the faces of attacks do, injury dice included.
pub(super) fn attack_bands() -> Vec<Labelled> {
    let mut all = labels::<super::attacks::Hit>();
    all.extend(labels::<super::attacks::Wound>());
    all.extend(labels::<super::attacks::Save>());
    all.extend(labels::<injury::InjuryOutcome>());
    all
}

/// The rolls of shooting.
pub(super) const ATTACK_ROLLS: &[Labelled] = &[
    labelled("hit", "Trefferwurf", "roll to hit"),
    labelled(
        "hit2",
        "Trefferwurf, zweiter Würfel",
        "roll to hit, second die",
    ),
    labelled("wound", "Schadenswurf", "roll to wound"),
    labelled("save", "Rettungswurf", "save"),
    labelled("injury", "Verletzungswurf", "injury die"),
];

/// No faces.
pub(super) fn none() -> Vec<Labelled> {
    Vec::new()
}

const SHARED_WORDS: &[Words] = &[
    Words::new("modifiers", "Weitere Modifikatoren", "Further modifiers"),
    Words::new("value", "Wert", "Value"),
    Words::new("label", "Wofür", "What for"),
    Words::new("rulings", "Auslegungen", "Rulings"),
    Words::new(
        "criticalHits",
        "Rettungswurf gegen kritische Treffer",
        "Save against critical hits",
    ),
    Words::new(
        "criticalOnSixes",
        "Kritisch, wenn eine 6 nötig ist",
        "Critical where a 6 is needed",
    ),
    Words::new(
        "singleModelPenalty",
        "−1 auf einzelne Modelle",
        "−1 against single models",
    ),
    Words::new(
        "routRepeats",
        "Wie oft der Rückzugstest kommt",
        "How often the rout test comes",
    ),
    Words::new(
        "sixFailsTests",
        "6 beim Initiativetest",
        "A 6 on an initiative test",
    ),
    Words::new("initiativeTie", "Gleiche Initiative", "Equal initiative"),
    Words::new("leadership", "Moralwert", "Leadership").short("MW", "Ld"),
    Words::new("initiative", "Initiative", "Initiative").short("I", "I"),
    Words::new("strength", "Stärke", "Strength").short("S", "S"),
    Words::new("toughness", "Widerstand", "Toughness").short("W", "T"),
    Words::new("wounds", "Lebenspunkte", "Wounds")
        .short("LP", "W")
        .help(
            "So viele sind noch übrig. Wer alle verloren hat und weiterkämpft, zählt mit 1.",
            "So many are left. A model that has lost all and fights on counts as 1.",
        ),
    Words::new("mounted", "Beritten", "Mounted"),
    Words::new("distance", "Entfernung", "Distance").inches(),
    Words::new("movement", "Bewegung", "Movement")
        .short("B", "M")
        .inches(),
    Words::new("state", "Zustand", "State"),
    Words::new("fleeing", "Auf der Flucht", "Fleeing"),
    Words::new("hidden", "Versteckt", "Hidden"),
    Words::new("rallied", "In diesem Zug gesammelt", "Rallied this turn"),
    Words::new(
        "stoodUp",
        "In diesem Zug aufgestanden",
        "Stood up this turn",
    ),
    Words::new("inCombat", "Im Nahkampf", "In close combat"),
    Words::new("enemies", "Feinde", "Enemies"),
    Words::new("friends", "Freunde", "Friends"),
    Words::new("target", "Ziel", "Target"),
    Words::new("fallen", "Zustand", "State"),
];
