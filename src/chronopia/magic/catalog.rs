//! What the chapters on magic tell about themselves.

use super::{
    C_M_ACTIONS, C_M_CAST, C_M_CONCENTRATE, C_M_CONTROL, C_M_FORCED, C_M_FUMBLE, C_M_LEARN,
    C_M_LIMIT, C_M_ORDER, C_M_PERFECT, C_M_PREBATTLE, C_M_PROFILE, C_M_RAGE, C_M_SAVE_ARMY,
    C_M_SAVE_WARBAND, C_M_SUMMON, C_M_SUMMON1, C_M_SUMMON20, C_M_TABLE, Castable, Casting, Control,
    Creature, REFERENCES, Rage, RageOutcome, Spell, SpellCosts, SpellLevels, SpellOutcome,
    Summoning, SummoningOutcome, rage, spell,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::chronopia::{ranged, test};
use crate::rules::{Fields, Rule, Text};

const SPELL_RULES: &[Rule] = &[
    test::C_D20,
    test::C_PERFECT,
    test::C_FUMBLE,
    test::C_PLAIN,
    C_M_CAST,
    C_M_CONCENTRATE,
    C_M_PERFECT,
    C_M_FUMBLE,
    C_M_SAVE_ARMY,
    C_M_SAVE_WARBAND,
    C_M_PREBATTLE,
];

const SPELL_ROLLS: &[Labelled] = &[
    labelled("cast", "Zauberprobe", "casting test"),
    labelled("save", "Rettungswurf des Ziels", "target's save"),
    labelled("mageSave", "Rettungswurf des Magiers", "mage's save"),
];

fn spell_bands() -> Vec<Labelled> {
    let mut all = labels::<spell::Cast>();
    all.extend(labels::<spell::Saved>());
    all
}

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "chronopia.spell",
            title: Text::new("Zauber", "Spell"),
            question: Text::new("Wirkt dieser Zauber?", "Will this spell take effect?"),
            fields: |visitor| Spell::default().fields(visitor),
            outcomes: labels::<SpellOutcome>,
            rolls: SPELL_ROLLS,
            bands: spell_bands,
            rules: &[SPELL_RULES],
        },
        Entry {
            id: "chronopia.spellLevels",
            title: Text::new("Zauberstufe", "Spell level"),
            question: Text::new(
                "Auf welcher Stufe wirken?",
                "At which level should it be cast?",
            ),
            fields: |visitor| SpellLevels::default().fields(visitor),
            outcomes: labels::<SpellOutcome>,
            rolls: SPELL_ROLLS,
            bands: spell_bands,
            rules: &[SPELL_RULES],
        },
        Entry {
            id: "chronopia.casting",
            title: Text::new("Mehrere Zauber", "Several spells"),
            question: Text::new(
                "Was bringt eine Aktivierung voller Zauber?",
                "What does an activation full of spells bring?",
            ),
            fields: |visitor| Casting::default().fields(visitor),
            outcomes: labels::<SpellOutcome>,
            rolls: &[
                labelled("actions", "Handlungen", "actions"),
                labelled("cast", "Zauberprobe", "casting test"),
                labelled("save", "Rettungswurf des Ziels", "target's save"),
                labelled("mageSave", "Rettungswurf des Magiers", "mage's save"),
            ],
            bands: spell_bands,
            rules: &[&[C_M_ACTIONS], SPELL_RULES],
        },
        Entry {
            id: "chronopia.castable",
            title: Text::new("Darf gezaubert werden?", "May it be cast?"),
            question: Text::new(
                "Erlaubt das Profil diesen Zauber jetzt?",
                "Does the profile allow this spell now?",
            ),
            fields: |visitor| Castable::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                C_M_PROFILE,
                C_M_LEARN,
                C_M_ACTIONS,
                C_M_PREBATTLE,
                ranged::C_R_MOUNTED,
            ]],
        },
        Entry {
            id: "chronopia.spellCosts",
            title: Text::new("Kosten der Zauber", "Cost of spells"),
            question: Text::new("Was kosten die Zauber?", "What do the spells cost?"),
            fields: |visitor| SpellCosts::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[C_M_LEARN]],
        },
        Entry {
            id: "chronopia.summoning",
            title: Text::new("Beschwörung", "Summoning"),
            question: Text::new("Erscheint die Kreatur?", "Will the creature appear?"),
            fields: |visitor| Summoning::default().fields(visitor),
            outcomes: labels::<SummoningOutcome>,
            rolls: &[labelled("cast", "Zauberprobe", "casting test")],
            bands: labels::<SummoningOutcome>,
            rules: &[&[
                test::C_D20,
                test::C_PERFECT,
                test::C_FUMBLE,
                C_M_CAST,
                C_M_CONCENTRATE,
                C_M_SUMMON,
                C_M_SUMMON1,
                C_M_SUMMON20,
                C_M_LIMIT,
            ]],
        },
        Entry {
            id: "chronopia.rage",
            title: Text::new("Wütentabelle", "Rage table"),
            question: Text::new(
                "Was tut die wütende Kreatur?",
                "What does the raging creature do?",
            ),
            fields: |visitor| Rage::default().fields(visitor),
            outcomes: labels::<RageOutcome>,
            rolls: &[
                labelled(
                    "rage",
                    "Wurf auf der Wütentabelle",
                    "roll on the rage table",
                ),
                labelled("rageAgain", "neuer Wurf ohne 1", "new roll without 1s"),
            ],
            bands: labels::<rage::Row>,
            rules: &[&[C_M_TABLE, C_M_CONTROL]],
        },
        Entry {
            id: "chronopia.control",
            title: Text::new("Kreaturen beherrschen", "Controlling creatures"),
            question: Text::new(
                "Was kostet es, eine Kreatur loszulassen?",
                "What does it cost to let a creature go?",
            ),
            fields: |visitor| Control::default().fields(visitor),
            outcomes: labels::<RageOutcome>,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[C_M_CONTROL, C_M_RAGE, C_M_FORCED, C_M_TABLE]],
        },
        Entry {
            id: "chronopia.creature",
            title: Text::new("Darf die Kreatur handeln?", "May the creature act?"),
            question: Text::new(
                "Darf die beschworene Kreatur jetzt aktiviert werden?",
                "May the summoned creature be activated now?",
            ),
            fields: |visitor| Creature::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                C_M_SUMMON,
                C_M_SUMMON1,
                C_M_CONTROL,
                C_M_RAGE,
                C_M_FORCED,
                C_M_ORDER,
            ]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const WORDS: &[Words] = &[
    Words::new("edition", "Spiel", "Game"),
    Words::new("magic", "Magiewert", "Magic rating").short("MG", "PW"),
    Words::new("level", "Stufe", "Level"),
    Words::new("offensive", "Kann Schaden anrichten", "Can do damage").help(
        "Bei einer 20 trifft ein solcher Zauber den Magier.",
        "On a 20 such a spell hits the mage.",
    ),
    Words::new("save", "Rettungswurf", "Save"),
    Words::new("leadership", "Führung", "Leadership").short("FG", "LD"),
    Words::new(
        "casterLeadership",
        "Führung des Magiers",
        "Mage's leadership",
    )
    .short("FG", "LD"),
    Words::new("concentrate", "Konzentrieren", "Concentration").help(
        "Handlungen, die vor dieser Probe auf Konzentration verwendet wurden.",
        "Actions spent on concentration before this casting.",
    ),
    Words::new(
        "concentrateBonus",
        "Bonus je Konzentrieren",
        "Bonus per concentration",
    )
    .assumed()
    .help(
        "Angenommen: keine Quelle nennt die Zahl.",
        "Assumed: no source gives the figure.",
    ),
    Words::new("preBattle", "Vor dem Kampf", "Before the battle"),
    Words::new("spell", "Zauber", "Spell"),
    Words::new("from", "Von Stufe", "From level"),
    Words::new("to", "Bis Stufe", "To level"),
    Words::new("castings", "Zauber der Reihe nach", "Spells in order"),
    Words::new("rangeKind", "Art der Reichweite", "Kind of range"),
    Words::new("range", "Reichweite", "Range").inches(),
    Words::new("needsSight", "Braucht Sichtlinie", "Needs line of sight"),
    Words::new("minLevel", "Niedrigste Stufe", "Lowest level"),
    Words::new("maxLevel", "Höchste Stufe", "Highest level"),
    Words::new(
        "preBattleSpell",
        "Vor dem Kampf möglich",
        "Marked for before the battle",
    ),
    Words::new("learned", "Magier besitzt den Zauber", "Mage has the spell"),
    Words::new("lineOfSight", "In Sichtlinie", "In line of sight"),
    Words::new(
        "onSelf",
        "Ziel ist der Magier selbst",
        "Target is the mage himself",
    ),
    Words::new(
        "chariotPartlyHidden",
        "Streitwagen, nicht ganz zu sehen",
        "Chariot, not wholly in sight",
    ),
    Words::new("actionsLeft", "Handlungen übrig", "Actions left"),
    Words::new(
        "beforeBattle",
        "Vor dem Kampf gewirkt",
        "Cast before the battle",
    ),
    Words::new(
        "sideCastBefore",
        "Seite hat davor schon gezaubert",
        "Side has cast before the battle",
    ),
    Words::new("round", "Runde", "Round"),
    Words::new(
        "mageCastBefore",
        "Magier hat davor schon gezaubert",
        "Mage has cast before the battle",
    ),
    Words::new("spells", "Zauber", "Spells"),
    Words::new("cost", "Punkte", "Points"),
    Words::new("mages", "Magier, die ihn lernen", "Mages who learn it"),
    Words::new("summoned", "Schon beschworen", "Summoned so far"),
    Words::new("summonerAlive", "Beschwörer lebt", "Summoner alive"),
    Words::new(
        "takesControl",
        "Nimmt bei einer 1 die Beherrschung zurück",
        "Takes control back on a 1",
    ),
    Words::new("creatures", "Kreaturen", "Creatures"),
    Words::new("controlled", "Davon beherrscht", "Of these controlled"),
    Words::new("rounds", "Runden", "Rounds"),
    Words::new("forced", "Zum Handeln gezwungen", "Forced to act"),
    Words::new(
        "summonedThisRound",
        "In dieser Runde beschworen",
        "Summoned in this round",
    ),
    Words::new("perfect", "Mit einer 1 beschworen", "Summoned with a 1"),
    Words::new("raging", "Wütet", "Rages"),
    Words::new(
        "summonerActivated",
        "Beschwörer war an der Reihe",
        "Summoner has been activated",
    ),
    Words::new(
        "actionSpent",
        "Handlung für sie verwendet",
        "Action spent on it",
    ),
    Words::new(
        "nominated",
        "Vom Gegner benannt",
        "Nominated by the opponent",
    ),
];
