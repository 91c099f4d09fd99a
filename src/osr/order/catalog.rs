//! What the chapter on the round tells about itself.

use super::{
    Duration, Initiative, InitiativeOutcome, Interruption, REFERENCES, RoundOrder, SpellArrival,
    SpellTiming, Surprise, SurpriseOutcome,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::osr::host;
use crate::rules::{Fields, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "osr.duration",
            title: Text::new("Phasen, Runden, Segmente", "Turns, rounds, segments"),
            question: Text::new("Wie lange dauert das?", "How long is that?"),
            fields: |visitor| Duration::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_TIME]],
        },
        Entry {
            id: "osr.surprise",
            title: Text::new("Überraschung", "Surprise"),
            question: Text::new(
                "Wer verliert wie viele Segmente?",
                "Who loses how many segments?",
            ),
            fields: |visitor| Surprise::default().fields(visitor),
            outcomes: labels::<SurpriseOutcome>,
            rolls: SIDES,
            bands: labels::<super::surprise::Lost>,
            rules: &[&[super::O_ROUND, host::O_HOST_SURPRISE]],
        },
        Entry {
            id: "osr.initiative",
            title: Text::new("Initiative", "Initiative"),
            question: Text::new(
                "Wer handelt zuerst, und wirkt der Zauber rechtzeitig?",
                "Who acts first, and does the spell come in time?",
            ),
            fields: |visitor| Initiative::default().fields(visitor),
            outcomes: initiative_outcomes,
            rolls: INITIATIVE_ROLLS,
            bands: pips,
            rules: &[&[super::O_INIT, super::O_CAST]],
        },
        Entry {
            id: "osr.roundOrder",
            title: Text::new("Ablauf der Runde", "Order of the round"),
            question: Text::new(
                "Was geschieht in welchem Segment?",
                "What happens in which segment?",
            ),
            fields: |visitor| RoundOrder::default().fields(visitor),
            outcomes: labels::<super::OrderStepId>,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_ROUND, super::O_INIT, super::O_CAST]],
        },
        Entry {
            id: "osr.spellTiming",
            title: Text::new("Zauberaufwand", "Casting time"),
            question: Text::new("Wann wirkt der Zauber?", "When does the spell take effect?"),
            fields: |visitor| SpellTiming::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_CAST]],
        },
        Entry {
            id: "osr.interruption",
            title: Text::new("Unterbrechen", "Interrupting"),
            question: Text::new(
                "Darf die andere Seite unterbrechen?",
                "May the other side interrupt?",
            ),
            fields: |visitor| Interruption::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_INTERRUPT]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

fn initiative_outcomes() -> Vec<Labelled> {
    let mut all = labels::<InitiativeOutcome>();
    all.extend(labels::<SpellArrival>());
    all
}

fn pips() -> Vec<Labelled> {
    vec![labelled("pips", "Augen", "pips")]
}

const SIDES: &[Labelled] = &[
    labelled("first", "Würfel der ersten Seite", "die of the first side"),
    labelled(
        "second",
        "Würfel der zweiten Seite",
        "die of the second side",
    ),
];

const INITIATIVE_ROLLS: &[Labelled] = &[
    labelled("first", "Würfel der ersten Seite", "die of the first side"),
    labelled(
        "second",
        "Würfel der zweiten Seite",
        "die of the second side",
    ),
    labelled("spell", "Zauberaufwand", "casting time"),
];

const WORDS: &[Words] = &[
    Words::new("count", "Anzahl", "How many"),
    Words::new("unit", "Zeitmaß", "Measure of time"),
    Words::new("osr.surprise/first", "Erste Seite", "First side"),
    Words::new("osr.surprise/second", "Zweite Seite", "Second side"),
    Words::new("surprisedOn", "Überrascht bis", "Surprised up to").help(
        "Höchste Augenzahl des W6, bei der diese Seite überrascht ist.",
        "Highest face of the d6 on which this side is surprised.",
    ),
    Words::new("castingTime", "Zauberaufwand", "Casting time")
        .help("In Segmenten.", "In segments."),
    Words::new(
        "osr.initiative/castingTime",
        "Zauber der ersten Seite",
        "Spell of the first side",
    )
    .help(
        "Zauberaufwand in Segmenten; ohne Angabe zaubert sie nicht.",
        "Its casting time in segments; left out, it casts none.",
    ),
    Words::new(
        "firstDie",
        "Würfel der ersten Seite",
        "Die of the first side",
    ),
    Words::new(
        "secondDie",
        "Würfel der zweiten Seite",
        "Die of the second side",
    ),
    Words::new("begins", "Die Begegnung beginnt", "The encounter begins"),
    Words::new(
        "firstCastingTime",
        "Zauber der ersten Seite",
        "Spell of the first side",
    )
    .help(
        "Zauberaufwand in Segmenten.",
        "Its casting time in segments.",
    ),
    Words::new(
        "secondCastingTime",
        "Zauber der zweiten Seite",
        "Spell of the second side",
    )
    .help(
        "Zauberaufwand in Segmenten.",
        "Its casting time in segments.",
    ),
    Words::new("begun", "Begonnen in Segment", "Begun in segment"),
    Words::new("damagedIn", "Schaden in Segment", "Damaged in segment").help(
        "Segmente der nächsten Runden zählen ab 11 weiter.",
        "Segments of later rounds are counted on from 11.",
    ),
    Words::new("action", "Handlung", "Action"),
    Words::new("by", "Unterbrochen durch", "Interrupted by"),
];
