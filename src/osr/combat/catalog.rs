//! What the chapter on attacks tells about itself.

use super::{
    Attack, AttackOutcome, AttackRound, Damage, Duel, DuelOutcome, Facing, FacingQuestion,
    REFERENCES, RoundState, attack_bands, round_bands,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::osr::{host, monsters, order, states, weapons};
use crate::rules::{Fields, Rule, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "osr.attack",
            title: Text::new("Angriff", "Attack"),
            question: Text::new(
                "Trifft der Angriff, und mit wie viel Schaden?",
                "Does the attack hit, and for how much?",
            ),
            fields: |visitor| Attack::default().fields(visitor),
            outcomes: labels::<AttackOutcome>,
            rolls: ATTACK_ROLLS,
            bands: attack_bands,
            rules: &[ATTACK_RULES],
        },
        Entry {
            id: "osr.round",
            title: Text::new("Angriffe einer Runde", "Attacks of a round"),
            question: Text::new(
                "Was richten mehrere Angriffe an, und wer steht noch?",
                "What do several attacks do, and who still stands?",
            ),
            fields: |visitor| AttackRound::default().fields(visitor),
            outcomes: round_outcomes,
            rolls: ROUND_ROLLS,
            bands: round_bands,
            rules: &[&[weapons::O_TWO, order::O_ROUND], ATTACK_RULES],
        },
        Entry {
            id: "osr.duel",
            title: Text::new("Duell", "Duel"),
            question: Text::new("Wer gewinnt, und wann?", "Who wins, and when?"),
            fields: |visitor| Duel::default().fields(visitor),
            outcomes: duel_outcomes,
            rolls: DUEL_ROLLS,
            bands: attack_bands,
            rules: &[
                &[order::O_ROUND, order::O_INIT, weapons::O_TWO],
                ATTACK_RULES,
            ],
        },
        Entry {
            id: "osr.damage",
            title: Text::new("Schadenswurf", "Damage roll"),
            question: Text::new(
                "Wie viel Schaden bringt der Wurf?",
                "How much does the roll come to?",
            ),
            fields: |visitor| Damage::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[labelled("damage", "Schadenswurf", "damage roll")],
            bands: attack_bands,
            rules: &[&[host::O_HOST_DAMAGE, host::O_HOST_BACKSTAB]],
        },
        Entry {
            id: "osr.facing",
            title: Text::new("Flanke und Rücken", "Flank and rear"),
            question: Text::new(
                "Von welcher Seite kommt der Angriff?",
                "From which side does the attack come?",
            ),
            fields: |visitor| FacingQuestion::default().fields(visitor),
            outcomes: labels::<Facing>,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[super::O_FLANK, super::O_REARFLANK, super::O_REAR]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

fn round_outcomes() -> Vec<Labelled> {
    let mut all = labels::<RoundState>();
    all.extend(labels::<AttackOutcome>());
    all
}

fn duel_outcomes() -> Vec<Labelled> {
    labels::<DuelOutcome>()
}

const ARMOUR_CLASS: Labelled = labelled("armourClass", "Rüstungsklasse", "armour class");
const MODIFIERS: Labelled = labelled("modifiers", "Modifikatoren", "modifiers");
const HIT: Labelled = labelled("hit", "Angriffswurf", "attack roll");
const DAMAGE: Labelled = labelled("damage", "Schadenswurf", "damage roll");
const DEATH: Labelled = labelled("death", "Sofortiger Tod", "instant death");
const SAVE: Labelled = labelled("save", "Rettungswurf", "saving throw");

const ATTACK_ROLLS: &[Labelled] = &[ARMOUR_CLASS, MODIFIERS, HIT, DAMAGE, DEATH];
const ROUND_ROLLS: &[Labelled] = &[ARMOUR_CLASS, MODIFIERS, HIT, DAMAGE, DEATH, SAVE];
const DUEL_ROLLS: &[Labelled] = &[
    labelled(
        "first",
        "Initiative der ersten Seite",
        "initiative of the first side",
    ),
    labelled(
        "second",
        "Initiative der zweiten Seite",
        "initiative of the second side",
    ),
    ARMOUR_CLASS,
    MODIFIERS,
    HIT,
    DAMAGE,
    DEATH,
];

const ATTACK_RULES: &[Rule] = &[
    host::O_HOST_ATTACK,
    host::O_HOST_ARMOUR,
    host::O_HOST_ROLL,
    host::O_HOST_MODIFIER,
    host::O_HOST_DAMAGE,
    host::O_HOST_DEXTERITY,
    host::O_HOST_BACKSTAB,
    host::O_HOST_DEATH,
    monsters::O_MONSTER,
    monsters::O_LEVEL,
    weapons::O_UNPROF,
    weapons::O_SPEC,
    super::O_COVER,
    super::O_FLANK,
    super::O_REARFLANK,
    super::O_REAR,
    super::O_INDIRECT,
    states::O_BLIND,
    states::O_INVIS,
    states::O_UNAWARE,
    states::O_STUNNED,
    states::O_SLEEP,
    states::O_HELPLESS,
];

const WORDS: &[Words] = &[
    Words::new("attacker", "Angreifer", "Attacker").help(
        "Klasse und Stufe, Trefferwürfel oder eine Angriffszahl.",
        "Class and level, hit dice, or an attack number.",
    ),
    Words::new("attackNumber", "Angriffszahl", "Attack number").help(
        "Was gegen Rüstungsklasse 10 (aufsteigend) ohne Modifikatoren nötig ist.",
        "What is needed against armour class 10 (ascending) without modifiers.",
    ),
    Words::new("attackBonus", "Angriffsbonus", "Attack bonus"),
    Words::new("armourClass", "Rüstungsklasse", "Armour class")
        .short("RK", "AC")
        .help(
            "Mit Schild und Geschicklichkeit, ohne Deckung.",
            "Shield and dexterity included, cover not.",
        ),
    Words::new("shield", "Davon durch Schild", "Of it by shield"),
    Words::new(
        "dexterityBonus",
        "Davon durch Geschicklichkeit",
        "Of it by dexterity",
    ),
    Words::new("ranged", "Fernkampf", "Missile"),
    Words::new("proficient", "Geübt", "Proficient"),
    Words::new("specialised", "Spezialisierung", "Specialisation").short("WS", "SPEC"),
    Words::new("concealed", "Getarnt, Prozent", "Concealed, percent"),
    Words::new("covered", "Gedeckt, Prozent", "Covered, percent"),
    Words::new("facing", "Richtung", "Facing"),
    Words::new("indirect", "Indirektes Feuer", "Indirect fire"),
    Words::new("targetInvisible", "Ziel unsichtbar", "Target invisible").help(
        "Auch wenn der Angreifer geblendet ist oder den Blick abwendet.",
        "Also when the attacker is blinded or averts the eyes.",
    ),
    Words::new("targetLevel", "Stufe des Ziels", "Level of the target"),
    Words::new("targetState", "Zustand des Ziels", "State of the target"),
    Words::new("damage", "Schaden", "Damage").help(
        "Würfel mit allen Boni außer der Spezialisierung: 1W8+2.",
        "Dice with all bonuses but specialisation: 1d8+2.",
    ),
    Words::new(
        "targetHitPoints",
        "Trefferpunkte des Ziels",
        "Hit points of the target",
    )
    .short("TP", "hp"),
    Words::new("attacks", "Angriffe", "Attacks"),
    Words::new("attack", "Angriff", "Attack"),
    Words::new("times", "Wie oft", "How often"),
    Words::new(
        "onHit",
        "Rettungswurf nach einem Treffer",
        "Save after a hit",
    ),
    Words::new("becomes", "Sonst", "Or else"),
    Words::new("twoWeapons", "Zwei Waffen", "Two weapons"),
    Words::new("main", "Angriff der Haupthand", "Attack of the main hand").help(
        "Der Platz in der Liste, ab 0 gezählt.",
        "The place in the list, counted from 0.",
    ),
    Words::new("off", "Angriff der Nebenhand", "Attack of the off hand").help(
        "Der Platz in der Liste, ab 0 gezählt.",
        "The place in the list, counted from 0.",
    ),
    Words::new("first", "Der erste", "The first"),
    Words::new("second", "Der zweite", "The second"),
    Words::new("hitPoints", "Trefferpunkte", "Hit points").short("TP", "hp"),
    Words::new(
        "rounds",
        "Höchstens so viele Runden",
        "At most so many rounds",
    ),
    Words::new("multiplier", "Würfel mal", "Dice times"),
    Words::new("angle", "Winkel", "Angle").help(
        "In Grad von der Blickrichtung des Ziels im Uhrzeigersinn: 90 ist rechts.",
        "In degrees from the target's front, clockwise: 90 is its right.",
    ),
    Words::new("shieldArm", "Schildarm", "Shield arm"),
];
