//! What Chronopia tells about itself: procedures, labels, rules, rulings.

use super::ranged::{self, Activation, ShotOutcome, Volley};
use super::{ChronopiaRulings, SYSTEM, morale, rulings, test};
use crate::catalog::{Entry, Labelled, SystemEntry, Words, labels};
use crate::rules::{Fields, Rule, System, Text};

const fn roll(id: &'static str, de: &'static str, en: &'static str) -> Labelled {
    Labelled {
        id,
        label: Text::new(de, en),
    }
}

const SHOT_ROLLS: &[Labelled] = &[
    roll("hit", "Trefferwurf", "roll to hit"),
    roll("armour", "Rüstungswurf", "armour roll"),
    roll(
        "stray",
        "Trefferwurf auf den Freund",
        "roll to hit the friend",
    ),
    roll(
        "friendArmour",
        "Rüstungswurf des Freundes",
        "friend's armour roll",
    ),
];

const ACTIVATION_ROLLS: &[Labelled] = &[
    roll("rate", "Schüsse", "shots"),
    roll("hit", "Trefferwurf", "roll to hit"),
    roll("armour", "Rüstungswurf", "armour roll"),
    roll(
        "stray",
        "Trefferwurf auf den Freund",
        "roll to hit the friend",
    ),
    roll(
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
    ranged::C_R_NOMEASURE,
    ranged::C_R_HIT,
    ranged::C_R_RANGE,
    ranged::C_R_HEAVY,
    ranged::C_R_LIGHT,
    ranged::C_R_PERFECT,
    ranged::C_R_FUMBLE,
    ranged::C_R_MELEE,
    ranged::C_R_STRAY,
    ranged::C_R_STRAYBIG,
    ranged::C_R_MELEE1,
    ranged::C_R_MELEE20,
    ranged::C_R_AIR,
    ranged::C_R_ARMOUR,
    ranged::C_R_STRENGTH,
    ranged::C_R_AIM,
    morale::C_L_TERRORFAIL,
];

/// Everything about Chronopia.
pub(crate) static ENTRY: SystemEntry = SystemEntry {
    system: System {
        id: SYSTEM,
        title: Text::new("Chronopia", "Chronopia"),
    },
    procedures: &[
        Entry {
            id: "chronopia.shot",
            title: Text::new("Schuss", "Shot"),
            question: Text::new("Verwundet dieser Schuss?", "Will this shot wound?"),
            fields: |visitor| ranged::Shot::default().fields(visitor),
            outcomes: labels::<ShotOutcome>,
            rolls: SHOT_ROLLS,
            bands: ranged::band_labels,
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
            bands: ranged::band_labels,
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
            bands: ranged::band_labels,
            rules: &[&[ranged::C_R_RATE], SHOT_RULES],
        },
    ],
    words: &[SHARED, RANGED, SWITCHES],
    rules: &[test::REFERENCES, ranged::REFERENCES, morale::REFERENCES],
    rulings: rulings::RULINGS,
    switches: |visitor| ChronopiaRulings::default().fields(visitor),
};

const SHARED: &[Words] = &[
    Words::new("modifiers", "Weitere Modifikatoren", "Further modifiers"),
    Words::new("value", "Wert", "Value"),
    Words::new("label", "Wofür", "What for"),
    Words::new("rulings", "Auslegungen", "Rulings"),
];

const RANGED: &[Words] = &[
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

const SWITCHES: &[Words] = &[
    Words::new(
        "armourNaturals",
        "1 und 20 beim Rüstungswurf",
        "1 and 20 on an armour roll",
    ),
    Words::new(
        "saveNaturals",
        "1 und 20 beim Rettungswurf",
        "1 and 20 on a save",
    ),
    Words::new(
        "perfectFloor",
        "Wann eine 1 nicht mehr perfekt ist",
        "When a 1 is no longer perfect",
    ),
    Words::new("meleePerfect", "Eine 1 in den Nahkampf", "A 1 into melee"),
    Words::new("backfireSave", "Patzer des Magiers", "Backfiring spell"),
    Words::new(
        "horrorRepeats",
        "Wiederholung der Horrortabelle",
        "Repeating the horror table",
    ),
];
