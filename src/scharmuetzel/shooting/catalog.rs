//! What the chapter on shooting tells about itself.

use super::{Group, MayShoot, REFERENCES, Shooting, ShootingTargets};
use crate::catalog::{Chapter, Entry, Words, labels};
use crate::rules::{Fields, Rule, Text};
use crate::scharmuetzel::catalog::{ATTACK_ROLLS, attack_bands, none};
use crate::scharmuetzel::host::{
    S_HOST_CHARGING, S_HOST_COVER, S_HOST_LARGE, S_HOST_LONG, S_HOST_MODIFIER, S_HOST_MOVED,
    S_HOST_SHOOT, S_HOST_SINGLE, S_HOST_WOUND,
};
use crate::scharmuetzel::injury::{Harm, S_DOWN, S_INJURY, S_OUT, S_STUN};
use crate::scharmuetzel::movement::S_HIDE;
use crate::scharmuetzel::turn;

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.mayShoot",
            title: Text::new("Schießen erlaubt?", "May it shoot?"),
            question: Text::new("Darf das Modell schießen?", "May the model shoot?"),
            fields: |visitor| MayShoot::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[super::S_NOSHOOT, S_OUT]],
        },
        Entry {
            id: "scharmuetzel.targets",
            title: Text::new("Zielwahl", "Targets"),
            question: Text::new("Auf wen darf es schießen?", "At whom may it shoot?"),
            fields: |visitor| ShootingTargets::default().fields(visitor),
            outcomes: none,
            rolls: &[],
            bands: none,
            rules: &[&[
                super::S_NEAREST,
                super::S_NOMELEE,
                S_HIDE,
                S_OUT,
                turn::S_FREE,
            ]],
        },
        Entry {
            id: "scharmuetzel.shooting",
            title: Text::new("Schüsse", "Shots"),
            question: Text::new(
                "Was richten die Schüsse eines Modells an?",
                "What do a model's shots do?",
            ),
            fields: |visitor| Shooting::default().fields(visitor),
            outcomes: labels::<Harm>,
            rolls: ATTACK_ROLLS,
            bands: attack_bands,
            rules: &[SHOOTING_RULES],
        },
        Entry {
            id: "scharmuetzel.group",
            title: Text::new("Gruppe schießt", "Group fire"),
            question: Text::new(
                "Wie viele Ziele fällt eine Gruppe?",
                "How many targets does a group fell?",
            ),
            fields: |visitor| Group::default().fields(visitor),
            outcomes: labels::<Harm>,
            rolls: ATTACK_ROLLS,
            bands: attack_bands,
            rules: &[SHOOTING_RULES, &[super::S_NEAREST]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const SHOOTING_RULES: &[Rule] = &[
    super::S_DECLARE,
    super::S_CRIT,
    super::S_NOARMOUR,
    super::S_WARDSHOT,
    S_INJURY,
    S_DOWN,
    S_STUN,
    S_OUT,
    S_HOST_SHOOT,
    S_HOST_MOVED,
    S_HOST_LONG,
    S_HOST_CHARGING,
    S_HOST_COVER,
    S_HOST_SINGLE,
    S_HOST_LARGE,
    S_HOST_WOUND,
    S_HOST_MODIFIER,
];

const WORDS: &[Words] = &[
    Words::new("ballisticSkill", "Ballistische Fertigkeit", "Ballistic skill").short("BF", "BS"),
    Words::new("moved", "Hat sich bewegt", "Has moved").help(
        "Eine Drehung zählt nicht.",
        "Turning does not count.",
    ),
    Words::new("longRange", "Über halbe Reichweite", "Beyond half range"),
    Words::new("range", "Reichweite der Waffe", "Range of the weapon")
        .inches()
        .help(
            "Mit der Entfernung zusammen entscheidet sie über halbe Reichweite und außer Reichweite.",
            "Together with the distance it decides about half range and out of range.",
        ),
    Words::new("cover", "Deckung", "Cover"),
    Words::new("charging", "Ziel greift an", "Target is charging"),
    Words::new("large", "Großes Ziel", "Large target"),
    Words::new("shots", "Schüsse", "Shots"),
    Words::new("shooters", "Schützen", "Shooters"),
    Words::new("targets", "Ziele, das nächste zuerst", "Targets, the nearest first"),
    Words::new("count", "Anzahl", "Number"),
    Words::new("untilOut", "Bis zum Ausschalten", "Until out of action").help(
        "Sonst gilt das nächste Ziel, sobald eines liegt.",
        "Otherwise the next target is taken as soon as one is down.",
    ),
    Words::new("scharmuetzel.mayShoot/moved", "Bewegungsphase", "Movement phase"),
    Words::new("raised", "Schütze in erhöhter Stellung", "Shooter in a raised place"),
    Words::new("candidates", "Feindliche Modelle", "Enemy models"),
    Words::new("name", "Name", "Name"),
    Words::new("visible", "Sichtbar", "Visible").help(
        "Eigene Modelle verdecken beim Schießen nichts.",
        "Own models hide nothing from shots.",
    ),
    Words::new("inArc", "Im Blickfeld von 90°", "In the view of 90°"),
    Words::new(
        "samePlace",
        "Auf demselben Hügel, im selben Haus",
        "On the same hill, in the same building",
    ),
];
