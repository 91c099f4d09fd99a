//! What the chapter on ranged combat tells about itself.

use super::{Activation, REFERENCES, Shot, ShotOutcome, Volley, band_labels};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::chronopia::{morale, test};
use crate::rules::{Fields, Rule, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "chronopia.shot",
            title: Text::new("Schuss", "Shot"),
            question: Text::new("Verwundet dieser Schuss?", "Will this shot wound?"),
            fields: |visitor| Shot::default().fields(visitor),
            outcomes: labels::<ShotOutcome>,
            rolls: SHOT_ROLLS,
            bands: band_labels,
            rules: &[SHOT_RULES],
        },
        Entry {
            id: "chronopia.volley",
            title: Text::new("Salve", "Volley"),
            question: Text::new(
                "Wie viele Wunden und Verluste bringt die Salve?",
                "How many wounds and losses does the volley bring?",
            ),
            fields: |visitor| Volley::default().fields(visitor),
            outcomes: labels::<ShotOutcome>,
            rolls: SHOT_ROLLS,
            bands: band_labels,
            rules: &[SHOT_RULES],
        },
        Entry {
            id: "chronopia.activation",
            title: Text::new("Aktivierung", "Activation"),
            question: Text::new(
                "Was erreicht eine Figur mit ihren Handlungen?",
                "What does a figure achieve with its actions?",
            ),
            fields: |visitor| Activation::default().fields(visitor),
            outcomes: labels::<ShotOutcome>,
            rolls: ACTIVATION_ROLLS,
            bands: band_labels,
            rules: &[&[super::C_R_RATE], SHOT_RULES],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const SHOT_ROLLS: &[Labelled] = &[
    labelled("hit", "Trefferwurf", "roll to hit"),
    labelled("armour", "Rüstungswurf", "armour roll"),
    labelled(
        "stray",
        "Trefferwurf auf den Freund",
        "roll to hit the friend",
    ),
    labelled(
        "friendArmour",
        "Rüstungswurf des Freundes",
        "friend's armour roll",
    ),
];

const ACTIVATION_ROLLS: &[Labelled] = &[
    labelled("rate", "Schüsse", "shots"),
    labelled("hit", "Trefferwurf", "roll to hit"),
    labelled("armour", "Rüstungswurf", "armour roll"),
    labelled(
        "stray",
        "Trefferwurf auf den Freund",
        "roll to hit the friend",
    ),
    labelled(
        "friendArmour",
        "Rüstungswurf des Freundes",
        "friend's armour roll",
    ),
];

const SHOT_RULES: &[Rule] = &[
    test::C_D20,
    test::C_PERFECT,
    test::C_FUMBLE,
    test::C_PLAIN,
    super::C_R_NOMEASURE,
    super::C_R_HIT,
    super::C_R_RANGE,
    super::C_R_HEAVY,
    super::C_R_LIGHT,
    super::C_R_PERFECT,
    super::C_R_FUMBLE,
    super::C_R_MELEE,
    super::C_R_STRAY,
    super::C_R_STRAYBIG,
    super::C_R_MELEE1,
    super::C_R_MELEE20,
    super::C_R_AIR,
    super::C_R_ARMOUR,
    super::C_R_STRENGTH,
    super::C_R_AIM,
    morale::C_L_TERRORFAIL,
];

const WORDS: &[Words] = &[
    Words::new("rangedSkill", "Fernkampf", "Ranged combat").short("FW", "RC"),
    Words::new("weapon", "Waffe", "Weapon"),
    Words::new("short", "Kurze Reichweite", "Short range")
        .short("KR", "SR")
        .inches(),
    Words::new("medium", "Mittlere Reichweite", "Medium range")
        .short("MI", "MR")
        .inches(),
    Words::new("max", "Maximale Reichweite", "Maximum range")
        .short("MR", "MAX")
        .inches(),
    Words::new("damage", "Schaden", "Damage").short("SCH", "DAM"),
    Words::new(
        "addsStrength",
        "Stärke zählt zum Schaden",
        "Strength adds to damage",
    ),
    Words::new("distance", "Entfernung", "Distance").inches(),
    Words::new("heightDifference", "Flughöhe", "Flying height")
        .inches()
        .help(
            "Höhe des Fliegers, bei zwei Fliegern der Unterschied; zählt zur Entfernung.",
            "The flyer's height, between two flyers the difference; added to the distance.",
        ),
    Words::new("strength", "Stärke", "Strength").short("ST", "ST"),
    Words::new("cover", "Deckung", "Cover"),
    Words::new("armour", "Rüstungswert", "Armour value").short("RW", "AV"),
    Words::new("aim", "Zielen", "Aim").help(
        "Handlungen, die vor diesem Schuss auf Zielen verwendet wurden.",
        "Actions spent on aiming before this shot.",
    ),
    Words::new("aimBonus", "Bonus je Zielen", "Bonus per aim")
        .assumed()
        .help(
            "Angenommen: keine Quelle nennt die Zahl.",
            "Assumed: no source gives the figure.",
        ),
    Words::new(
        "terrified",
        "Von Schrecken gepackt",
        "In the grip of terror",
    )
    .help(
        "Der Fernkampfwert halbiert sich vor allen Modifikatoren.",
        "The ranged skill is halved before any modifier.",
    ),
    Words::new("melee", "In den Nahkampf schießen", "Shoot into melee"),
    Words::new("friends", "Freunde am Ziel", "Friends in contact").help(
        "Befreundete Figuren in Basekontakt mit dem Ziel.",
        "Friendly figures in base contact with the target.",
    ),
    Words::new(
        "targetLarger",
        "Ziel größer als alle um es herum",
        "Target larger than those around it",
    ),
    Words::new(
        "friendArmour",
        "Rüstungswert des Freundes",
        "Friend's armour value",
    )
    .short("RW", "AV"),
    Words::new(
        "friendDistance",
        "Entfernung zum Freund",
        "Distance to the friend",
    )
    .inches()
    .help(
        "Höhe eingerechnet; ohne Angabe wie beim Ziel.",
        "Height included; left out, the same as the target's.",
    ),
    Words::new("friendCover", "Deckung des Freundes", "Friend's cover"),
    Words::new("shooters", "Schützen", "Shooters"),
    Words::new("shot", "Schuss", "Shot"),
    Words::new("woundsPerFigure", "Wunden je Figur", "Wounds per figure"),
    Words::new("figures", "Figuren des Ziels", "Figures of the target").help(
        "Verluste enden hier; ohne Angabe keine Grenze.",
        "Losses stop there; left out, there is no limit.",
    ),
    Words::new("actions", "Handlungen", "Actions"),
    Words::new("rate", "Feuerrate", "Rate of fire").short("FR", "ROF"),
    Words::new("shots", "Schüsse", "Shots"),
    Words::new("plan", "Plan", "Plan"),
];
