//! What the chapter on close combat tells about itself.

use super::melee_play::RollOff;
use super::{Fight, MeleeFight, MeleeOutcome, REFERENCES};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::rules::{Fields, Rule, Text};
use crate::scharmuetzel::catalog::{ATTACK_ROLLS, attack_bands};
use crate::scharmuetzel::host::{S_HOST_MODIFIER, S_HOST_STRIKE, S_HOST_WOUND};
use crate::scharmuetzel::injury::{Harm, S_DOWN, S_INJURY, S_OUT, S_STUN};
use crate::scharmuetzel::shooting::{S_CRIT, S_DECLARE, S_NOARMOUR};
use crate::scharmuetzel::turn::S_RECOVER;

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "scharmuetzel.fight",
            title: Text::new("Attacken", "Attacks"),
            question: Text::new(
                "Was richten die Attacken eines Kämpfers an?",
                "What do a fighter's attacks do?",
            ),
            fields: |visitor| Fight::default().fields(visitor),
            outcomes: labels::<Harm>,
            rolls: ATTACK_ROLLS,
            bands: attack_bands,
            rules: &[FIGHT_RULES],
        },
        Entry {
            id: "scharmuetzel.melee",
            title: Text::new("Zweikampf", "Duel"),
            question: Text::new("Wer von zweien bleibt übrig?", "Who of two is left?"),
            fields: |visitor| MeleeFight::default().fields(visitor),
            outcomes: labels::<MeleeOutcome>,
            rolls: MELEE_ROLLS,
            bands: melee_bands,
            rules: &[FIGHT_RULES, &[S_DECLARE, S_RECOVER]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const FIGHT_RULES: &[Rule] = &[
    S_CRIT,
    super::S_CRITONE,
    S_NOARMOUR,
    super::S_WARDMELEE,
    S_INJURY,
    S_DOWN,
    S_STUN,
    S_OUT,
    S_HOST_STRIKE,
    S_HOST_WOUND,
    S_HOST_MODIFIER,
];

const MELEE_ROLLS: &[Labelled] = &[
    labelled("hit", "Trefferwurf des ersten", "roll to hit of the first"),
    labelled(
        "wound",
        "Schadenswurf des ersten",
        "roll to wound of the first",
    ),
    labelled(
        "save",
        "Rettungswurf gegen den ersten",
        "save against the first",
    ),
    labelled(
        "secondHit",
        "Trefferwurf des zweiten",
        "roll to hit of the second",
    ),
    labelled(
        "secondWound",
        "Schadenswurf des zweiten",
        "roll to wound of the second",
    ),
    labelled(
        "secondSave",
        "Rettungswurf gegen den zweiten",
        "save against the second",
    ),
    labelled("injury", "Verletzungswurf", "injury die"),
    labelled("order", "Wer zuerst zuschlägt", "who strikes first"),
];

fn melee_bands() -> Vec<Labelled> {
    let mut all = attack_bands();
    all.extend(labels::<RollOff>());
    all
}

const WORDS: &[Words] = &[
    Words::new("attacks", "Attacken", "Attacks").short("A", "A"),
    Words::new("weaponSkill", "Kampfgeschick", "Weapon skill").short("KG", "WS"),
    Words::new("first", "Der erste", "The first"),
    Words::new("second", "Der zweite", "The second"),
    Words::new("charger", "Angreifer", "Charger"),
    Words::new(
        "turn",
        "Spielzug der ersten Runde",
        "Turn of the first round",
    )
    .help(
        "Danach wechseln sich die Seiten ab; ein Angreifer ist immer am Zug.",
        "After that the sides alternate; a charger's side always has the turn.",
    ),
    Words::new("rounds", "Runden", "Rounds"),
];
