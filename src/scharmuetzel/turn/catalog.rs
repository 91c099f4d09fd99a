//! What the chapter on the turn tells about itself.

use super::{REFERENCES, Rally, RallyDue, RallyOutcome, TurnSheet};
use crate::catalog::{Chapter, Entry, Words, labels};
use crate::rules::{Fields, Rule, Text};
use crate::scharmuetzel::catalog::{LEADERSHIP_ROLLS, none, test_bands};
use crate::scharmuetzel::host::{S_HOST_MODIFIER, S_HOST_TEST};
use crate::scharmuetzel::{combat, injury, morale, movement, shooting};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.turnSheet",
            title: Text::new("Spielzug", "Turn"),
            question: Text::new("Was kommt wann?", "What comes when?"),
            fields: |visitor| TurnSheet::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[TURN_RULES],
        },
        Entry {
            id: "scharmuetzel.rallyDue",
            title: Text::new("Sammeltest fällig?", "Rally test due?"),
            question: Text::new(
                "Darf ein fliehendes Modell prüfen?",
                "May a fleeing model test?",
            ),
            fields: |visitor| RallyDue::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_RALLY, super::S_RALLYNO]],
        },
        Entry {
            id: "scharmuetzel.rally",
            title: Text::new("Sammeln", "Rally"),
            question: Text::new(
                "Sammelt sich ein fliehendes Modell?",
                "Does a fleeing model rally?",
            ),
            fields: |visitor| Rally::default().fields(visitor),
            outcomes: labels::<RallyOutcome>,
            rolls: &LEADERSHIP_ROLLS,
            bands: test_bands,
            rules: &[&[
                super::S_RALLY,
                super::S_RALLYNO,
                S_HOST_TEST,
                S_HOST_MODIFIER,
            ]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const TURN_RULES: &[Rule] = &[
    super::S_FREE,
    super::S_PHASES,
    super::S_RALLY,
    super::S_RALLYNO,
    super::S_RECOVER,
    movement::S_CHARGE,
    movement::S_UNSEEN,
    movement::S_NERVE,
    movement::S_CAUGHT,
    movement::S_INTERCEPT,
    movement::S_FAILED,
    movement::S_SPRINT,
    movement::S_HIDE,
    movement::S_FOUND,
    shooting::S_NOSHOOT,
    shooting::S_NEAREST,
    shooting::S_NOMELEE,
    shooting::S_DECLARE,
    shooting::S_CRIT,
    shooting::S_NOARMOUR,
    shooting::S_WARDSHOT,
    combat::S_CRITONE,
    combat::S_WARDMELEE,
    injury::S_INJURY,
    injury::S_DOWN,
    morale::S_ROUT,
];

const WORDS: &[Words] = &[
    Words::new("part", "Abschnitt", "Part"),
    Words::new(
        "nearestIsEnemy",
        "Nächstes Modell ist ein Feind",
        "Nearest model is an enemy",
    )
    .help(
        "Fliehende, betäubte, liegende und versteckte Modelle zählen nicht.",
        "Fleeing, stunned, downed and hidden models do not count.",
    ),
];
