//! What the plans tell about themselves.

use super::{MagePlan, ShooterPlan, SummonerPlan};
use crate::catalog::{Chapter, Entry, Words, labels};
use crate::chronopia::{magic, ranged, test};
use crate::rules::{Fields, Rule, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "chronopia.shooterPlan",
            title: Text::new("Plan eines Schützen", "Shooter's plan"),
            question: Text::new(
                "Schießen, zielen oder näher heran: was bringt am meisten?",
                "Shoot, aim or move nearer: what brings most?",
            ),
            fields: |visitor| ShooterPlan::default().fields(visitor),
            outcomes: labels::<ranged::Action>,
            rolls: &[],
            bands: Vec::new,
            rules: &[SHOOTER_RULES],
        },
        Entry {
            id: "chronopia.magePlan",
            title: Text::new("Plan eines Magiers", "Mage's plan"),
            question: Text::new(
                "Welcher Zauber, auf welcher Stufe, mit wie viel Konzentrieren?",
                "Which spell, at which level, with how much concentration?",
            ),
            fields: |visitor| MagePlan::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[MAGE_RULES],
        },
        Entry {
            id: "chronopia.summonerPlan",
            title: Text::new("Plan eines Beschwörers", "Summoner's plan"),
            question: Text::new(
                "Wie viele Kreaturen soll er halten?",
                "How many creatures should he hold?",
            ),
            fields: |visitor| SummonerPlan::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[magic::C_M_CONTROL, magic::C_M_RAGE, magic::C_M_TABLE]],
        },
    ],
    words: WORDS,
    rules: &[],
};

const SHOOTER_RULES: &[Rule] = &[
    ranged::C_R_RATE,
    ranged::C_R_AIM,
    ranged::C_R_HIT,
    ranged::C_R_RANGE,
    ranged::C_R_PERFECT,
    ranged::C_R_FUMBLE,
    ranged::C_R_ARMOUR,
    test::C_D20,
];

const MAGE_RULES: &[Rule] = &[
    magic::C_M_ACTIONS,
    magic::C_M_CAST,
    magic::C_M_CONCENTRATE,
    magic::C_M_PERFECT,
    magic::C_M_FUMBLE,
    magic::C_M_SAVE_ARMY,
    magic::C_M_SAVE_WARBAND,
];

const WORDS: &[Words] = &[
    Words::new("goal", "Ziel", "Goal"),
    Words::new("atLeast", "Mindestens so viele", "At least so many").help(
        "Zählt, wenn das Ziel eine Mindestzahl ist.",
        "Counts where the goal is a least number.",
    ),
    Words::new("moveDistance", "Bewegung je Handlung", "Move per action")
        .inches()
        .help(
            "So weit kommt die Figur mit einer Handlung näher heran; 0: sie bleibt stehen.",
            "How far the figure comes nearer with one action; 0: it stays.",
        ),
    Words::new("coverEnds", "Deckung endet bei", "Cover ends at")
        .inches()
        .help(
            "Ab dieser Entfernung hat das Ziel keine Deckung mehr; ohne Angabe bleibt sie.",
            "From this distance on the target has no cover any more; left out, it stays.",
        ),
    Words::new("chronopia.magePlan/spells", "Zauber", "Spells"),
    Words::new("chronopia.magePlan/from", "Niedrigste Stufe", "Lowest level"),
    Words::new("chronopia.magePlan/to", "Höchste Stufe", "Highest level"),
    Words::new("weight", "Wert der Wirkung", "Worth of the effect"),
    Words::new("repeats", "Zählt jedes Mal", "Counts each time"),
    Words::new("chronopia.summonerPlan/raging", "Wütende Kreaturen", "Raging creatures").help(
        "Kreaturen, die in dieser Runde schon gewütet haben.",
        "Creatures that have raged in this round already.",
    ),
    Words::new("freeAction", "Wert einer freien Handlung", "Worth of a free action").assumed().help(
        "Was er mit einer übrigen Handlung erreicht, neben dem Wert einer Runde: der Maßstab des Spielers.",
        "What he achieves with an action left over, beside the worth of a round: the player's own measure.",
    ),
    Words::new("worth", "Wert einer Runde", "Worth of a round").assumed().help(
        "Was eine Runde einer Kreatur wert ist, je nachdem, was sie tut: die Maßstäbe des Spielers.",
        "What a round of a creature is worth by what it does: the player's own measure.",
    ),
    Words::new("obeys", "Gehorcht", "Obeys"),
    Words::new("attacksNearestEnemy", "Greift den nächsten Feind an", "Attacks the nearest enemy"),
    Words::new("attacksNearest", "Greift an, wer am nächsten ist", "Attacks whoever is nearest"),
    Words::new("wanders", "Läuft irgendwohin", "Runs anywhere"),
    Words::new("attacksOwnArmy", "Greift die eigene Armee an", "Attacks its own army"),
    Words::new("attacksSummoner", "Greift den Beschwörer an", "Attacks the summoner"),
];
