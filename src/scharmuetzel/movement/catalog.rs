//! What the chapter on movement tells about itself.

use super::nerve::Flight;
use super::{
    Charge, Found, Hide, Intercept, Nerve, NerveOutcome, REFERENCES, Sprint, UnseenCharge,
    UnseenChargeOutcome,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::rules::{Fields, Rule, Text};
use crate::scharmuetzel::catalog::{none, test_bands};
use crate::scharmuetzel::host::{S_HOST_MODIFIER, S_HOST_TEST, TestResult};
use crate::scharmuetzel::injury::{InjuryOutcome, S_DOWN, S_INJURY, S_OUT, S_STUN};
use crate::scharmuetzel::turn::{S_FREE, S_RALLY};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.charge",
            title: Text::new("Angriff", "Charge"),
            question: Text::new(
                "Darf es angreifen, und reicht es?",
                "May it charge, and does it reach?",
            ),
            fields: |visitor| Charge::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[
                &[
                    super::S_CHARGE,
                    super::S_UNSEEN,
                    super::S_NERVE,
                    super::S_FAILED,
                    super::S_HIDE,
                    S_FREE,
                ],
                HELD_BACK,
            ],
        },
        Entry {
            id: "scharmuetzel.unseenCharge",
            title: Text::new("Angriff auf Ungesehene", "Charge at the unseen"),
            question: Text::new(
                "Greift es einen Gegner an, den es nicht sieht?",
                "Does it charge an enemy whom it does not see?",
            ),
            fields: |visitor| UnseenCharge::default().fields(visitor),
            outcomes: labels::<UnseenChargeOutcome>,
            rolls: &[labelled("initiative", "Initiativetest", "initiative test")],
            bands: labels::<TestResult>,
            rules: &[&[super::S_UNSEEN, S_HOST_TEST]],
        },
        Entry {
            id: "scharmuetzel.nerve",
            title: Text::new("Nerven verlieren", "Losing nerve"),
            question: Text::new(
                "Hält ein Modell zu Fuß Reitern stand?",
                "Does a model on foot stand against cavalry?",
            ),
            fields: |visitor| Nerve::default().fields(visitor),
            outcomes: labels::<NerveOutcome>,
            rolls: NERVE_ROLLS,
            bands: nerve_bands,
            rules: &[&[
                super::S_NERVE,
                super::S_CAUGHT,
                S_INJURY,
                S_HOST_TEST,
                S_HOST_MODIFIER,
            ]],
        },
        Entry {
            id: "scharmuetzel.intercept",
            title: Text::new("Abfangen", "Intercept"),
            question: Text::new(
                "Darf es einen Angreifer abfangen?",
                "May it intercept a charger?",
            ),
            fields: |visitor| Intercept::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_INTERCEPT]],
        },
        Entry {
            id: "scharmuetzel.sprint",
            title: Text::new("Sprint", "Sprint"),
            question: Text::new("Darf es sprinten?", "May it sprint?"),
            fields: |visitor| Sprint::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_SPRINT], HELD_BACK],
        },
        Entry {
            id: "scharmuetzel.hide",
            title: Text::new("Verstecken", "Hide"),
            question: Text::new("Darf es sich verstecken?", "May it hide?"),
            fields: |visitor| Hide::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_HIDE, super::S_FOUND, S_OUT]],
        },
        Entry {
            id: "scharmuetzel.found",
            title: Text::new("Entdeckt?", "Found?"),
            question: Text::new(
                "Wird ein verstecktes Modell entdeckt?",
                "Is a hidden model found?",
            ),
            fields: |visitor| Found::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_HIDE, super::S_FOUND]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

/// What keeps a model from a charge or a sprint.
const HELD_BACK: &[Rule] = &[S_RALLY, S_DOWN, S_STUN, S_OUT];

const NERVE_ROLLS: &[Labelled] = &[
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
    labelled("flight", "Flucht, erster Würfel", "flight, first die"),
    labelled("flight2", "Flucht, zweiter Würfel", "flight, second die"),
    labelled("injury", "Verletzungswurf", "injury die"),
];

fn nerve_bands() -> Vec<Labelled> {
    let mut all = test_bands();
    all.extend(labels::<Flight>());
    all.extend(labels::<InjuryOutcome>());
    all
}

const WORDS: &[Words] = &[
    Words::new("gap", "Übrige Angriffsweite", "Reach to spare")
        .inches()
        .help(
            "Angriffsweite minus Entfernung.",
            "The charger's reach minus the distance.",
        ),
    Words::new("kind", "Truppenart des Angreifers", "Kind of the charger"),
    Words::new("sight", "Sicht auf das Ziel", "Sight of the target"),
    Words::new("targetHidden", "Ziel versteckt", "Target hidden"),
    Words::new("targetKind", "Truppenart des Ziels", "Kind of the target"),
    Words::new("targetState", "Zustand des Ziels", "State of the target"),
    Words::new("intercepted", "Schon abgefangen", "Intercepted already"),
    Words::new(
        "scharmuetzel.intercept/distance",
        "Abstand zum Angriffsweg",
        "Distance to the route of the charge",
    )
    .inches(),
    Words::new("place", "Versteck", "Hiding place"),
    Words::new(
        "scharmuetzel.hide/moved",
        "Bewegung in diesem Zug",
        "Move this turn",
    ),
    Words::new("seen", "Ein Feind sieht es jetzt", "An enemy sees it now"),
    Words::new("shot", "Es hat geschossen", "It has shot"),
    Words::new("leftCover", "Deckung verlassen", "Left its cover"),
];
