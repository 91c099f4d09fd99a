//! What the chapter on morale tells about itself.

use super::{
    C_L_CAUSE, C_L_FEAR, C_L_FEAR1, C_L_FEAR20, C_L_FEARFAIL, C_L_HOME, C_L_HORROR, C_L_HORROR1,
    C_L_HORROR20, C_L_HORRORFAIL, C_L_HTABLE, C_L_IMMUNE, C_L_LEADER, C_L_MOUNT, C_L_PANIC,
    C_L_PANIC1, C_L_PANIC20, C_L_PANICFAIL, C_L_PANICKED, C_L_RECOVER, C_L_TERROR, C_L_TERROR1,
    C_L_TERROR20, C_L_TERRORFAIL, C_L_TEST, C_L_WORST, FearDue, Horror, HorrorOutcome, HorrorState,
    HorrorTrack, Immunity, Morale, MoraleLeadership, MoraleOutcome, PanicDue, PanicState,
    PanicTrack, REFERENCES, RecoveryDue, WorstState,
};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::chronopia::test;
use crate::rules::{Fields, Rule, Text};

/// What every morale test follows.
const TEST_RULES: &[Rule] = &[
    test::C_D20,
    test::C_PERFECT,
    test::C_FUMBLE,
    C_L_TEST,
    C_L_CAUSE,
    C_L_IMMUNE,
];
const PANIC_RULES: &[Rule] = &[
    C_L_PANIC,
    C_L_PANICFAIL,
    C_L_RECOVER,
    C_L_HOME,
    C_L_PANIC1,
    C_L_PANIC20,
    C_L_PANICKED,
];
const FEAR_RULES: &[Rule] = &[C_L_FEAR, C_L_FEARFAIL, C_L_FEAR1, C_L_FEAR20];
const TERROR_RULES: &[Rule] = &[C_L_TERROR, C_L_TERRORFAIL, C_L_TERROR1, C_L_TERROR20];
const HORROR_RULES: &[Rule] = &[C_L_HORROR, C_L_HORRORFAIL, C_L_HORROR1, C_L_HORROR20];
const TABLE_RULES: &[Rule] = &[C_L_HTABLE];

const PANIC_ROLLS: &[Labelled] = &[
    labelled("panic", "Probe gegen Panik", "test against panic"),
    labelled("recovery", "Probe zur Erholung", "recovery test"),
];
const TEST_ROLLS: &[Labelled] = &[
    labelled("panic", "Probe gegen Panik", "test against panic"),
    labelled("recovery", "Probe zur Erholung", "recovery test"),
    labelled("fear", "Probe gegen Furcht", "test against fear"),
    labelled(
        "fearAgain",
        "Neue Probe gegen Furcht",
        "another test against fear",
    ),
    labelled("terror", "Probe gegen Schrecken", "test against terror"),
    labelled("horror", "Probe gegen Horror", "test against horror"),
];
const HORROR_ROLLS: &[Labelled] = &[
    labelled("horror", "Probe gegen Horror", "test against horror"),
    labelled("terror", "Probe gegen Schrecken", "test against terror"),
    labelled(
        "horrorTable",
        "Wurf auf der Horrortabelle",
        "roll on the horror table",
    ),
];

fn test_bands() -> Vec<Labelled> {
    let mut all = labels::<MoraleOutcome>();
    // Nobody rolls to be immune.
    all.retain(|band| band.id != MoraleOutcome::Immune.id());
    all
}

fn horror_bands() -> Vec<Labelled> {
    let mut all = test_bands();
    let rows = HorrorOutcome::TABLE.map(HorrorOutcome::id);
    all.extend(
        labels::<HorrorOutcome>()
            .into_iter()
            .filter(|row| rows.contains(&row.id)),
    );
    all
}

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "chronopia.morale",
            title: Text::new("Moralprobe", "Morale test"),
            question: Text::new("Hält die Einheit stand?", "Will the unit stand?"),
            fields: |visitor| Morale::default().fields(visitor),
            outcomes: labels::<MoraleOutcome>,
            rolls: TEST_ROLLS,
            bands: test_bands,
            rules: &[
                TEST_RULES,
                PANIC_RULES,
                FEAR_RULES,
                TERROR_RULES,
                HORROR_RULES,
            ],
        },
        Entry {
            id: "chronopia.horror",
            title: Text::new("Horror", "Horror"),
            question: Text::new(
                "Was macht der Horror aus der Figur?",
                "What does horror make of the figure?",
            ),
            fields: |visitor| Horror::default().fields(visitor),
            outcomes: labels::<HorrorOutcome>,
            rolls: HORROR_ROLLS,
            bands: horror_bands,
            rules: &[
                TEST_RULES,
                FEAR_RULES,
                TERROR_RULES,
                HORROR_RULES,
                TABLE_RULES,
            ],
        },
        Entry {
            id: "chronopia.horrorTrack",
            title: Text::new("Horror über die Runden", "Horror over the rounds"),
            question: Text::new(
                "Wie lange bleibt die Figur gepackt?",
                "How long does the grip last?",
            ),
            fields: |visitor| HorrorTrack::default().fields(visitor),
            outcomes: labels::<HorrorState>,
            rolls: HORROR_ROLLS,
            bands: horror_bands,
            rules: &[TEST_RULES, TERROR_RULES, HORROR_RULES, TABLE_RULES],
        },
        Entry {
            id: "chronopia.panicTrack",
            title: Text::new("Panik über die Runden", "Panic over the rounds"),
            question: Text::new(
                "Findet die Einheit zurück in den Kampf?",
                "Will the unit recover?",
            ),
            fields: |visitor| PanicTrack::default().fields(visitor),
            outcomes: labels::<PanicState>,
            rolls: PANIC_ROLLS,
            bands: test_bands,
            rules: &[TEST_RULES, PANIC_RULES],
        },
        Entry {
            id: "chronopia.panicDue",
            title: Text::new("Panik fällig?", "Panic due?"),
            question: Text::new(
                "Muss die Einheit auf Panik prüfen?",
                "Does the unit have to test against panic?",
            ),
            fields: |visitor| PanicDue::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[PANIC_RULES, &[C_L_IMMUNE]],
        },
        Entry {
            id: "chronopia.recoveryDue",
            title: Text::new("Erholung fällig?", "Recovery due?"),
            question: Text::new(
                "Was tut eine Einheit in Panik jetzt?",
                "What does a panicked unit do now?",
            ),
            fields: |visitor| RecoveryDue::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[C_L_PANICFAIL, C_L_RECOVER, C_L_HOME, C_L_PANICKED]],
        },
        Entry {
            id: "chronopia.fearDue",
            title: Text::new("Furcht fällig?", "Fear due?"),
            question: Text::new(
                "Löst diese Figur jetzt eine Probe aus?",
                "Does this figure bring about a test now?",
            ),
            fields: |visitor| FearDue::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                C_L_FEAR,
                C_L_TERROR,
                C_L_HORROR,
                C_L_HORROR1,
                C_L_CAUSE,
                C_L_IMMUNE,
            ]],
        },
        Entry {
            id: "chronopia.moraleLeadership",
            title: Text::new(
                "Führung für die Moralprobe",
                "Leadership for the morale test",
            ),
            question: Text::new("Wessen Führung zählt?", "Whose leadership counts?"),
            fields: |visitor| MoraleLeadership::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[C_L_TEST, C_L_LEADER, C_L_MOUNT]],
        },
        Entry {
            id: "chronopia.immunity",
            title: Text::new("Immunität", "Immunity"),
            question: Text::new(
                "Wie begegnet die Figur diesem Angstfaktor?",
                "How does the figure meet this factor?",
            ),
            fields: |visitor| Immunity::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                C_L_CAUSE,
                C_L_IMMUNE,
                C_L_PANIC,
                C_L_RECOVER,
                C_L_FEAR,
                C_L_FEARFAIL,
                C_L_TERROR,
                C_L_HORROR,
            ]],
        },
        Entry {
            id: "chronopia.worstState",
            title: Text::new("Mehrere Ängste", "Several fears"),
            question: Text::new("Welcher Zustand zählt?", "Which state counts?"),
            fields: |visitor| WorstState::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[&[
                C_L_WORST,
                C_L_PANICKED,
                C_L_RECOVER,
                C_L_HOME,
                C_L_FEARFAIL,
                C_L_FEAR20,
                C_L_TERRORFAIL,
                C_L_TERROR20,
                C_L_HORRORFAIL,
                C_L_HTABLE,
                C_L_IMMUNE,
            ]],
        },
    ],
    words: WORDS,
    rules: REFERENCES,
};

const WORDS: &[Words] = &[
    Words::new("factor", "Angstfaktor", "Factor"),
    Words::new(
        "chronopia.fearDue/factor",
        "Angstfaktor der Ursache",
        "Factor of the cause",
    ),
    Words::new("leadership", "Führung", "Leadership").short("FG", "LD"),
    Words::new("causes", "Verursacht selbst", "Causes itself").help(
        "Wer selbst Furcht, Schrecken oder Horror verursacht, spürt sie schwächer oder gar nicht.",
        "Whoever causes fear, terror or horror meets them as a lesser one or not at all.",
    ),
    Words::new("chronopia.horrorTrack/rounds", "Runden", "Rounds").help(
        "Die Runde der Probe zählt mit.",
        "The round of the test is one of them.",
    ),
    Words::new(
        "chronopia.panicTrack/rounds",
        "Weitere Runden",
        "Further rounds",
    )
    .help(
        "Nach der Runde der ersten Probe.",
        "After the round of the first test.",
    ),
    Words::new(
        "rally",
        "Sammeln gelingt je Runde mit",
        "Chance to be rallied each round",
    )
    .help(
        "Die Bücher haben dafür keine Regel.",
        "The books have no rule for it.",
    ),
    Words::new(
        "startingFigures",
        "Figuren zu Beginn der Schlacht",
        "Figures at the start of the battle",
    ),
    Words::new("chronopia.panicDue/figures", "Figuren jetzt", "Figures now"),
    Words::new(
        "lost",
        "In dieser Aktivierung verloren",
        "Lost in this activation",
    ),
    Words::new("single", "Einzelfigur", "Individual"),
    Words::new(
        "chronopia.panicDue/panicked",
        "Schon in Panik",
        "Panicked already",
    ),
    Words::new(
        "chronopia.panicDue/immune",
        "Immun gegen Panik",
        "Immune to panic",
    ),
    Words::new(
        "chronopia.panicDue/activated",
        "In dieser Runde schon aktiviert",
        "Activated in this round already",
    )
    .help(
        "Entscheidet, was ein Fehlschlag bewirkt.",
        "Decides what a failure does.",
    ),
    Words::new("moment", "Zeitpunkt", "Moment"),
    Words::new(
        "panickedThisRound",
        "Panik brach in dieser Runde aus",
        "Panic broke out in this round",
    ),
    Words::new(
        "inDeploymentZone",
        "In der Aufstellungszone",
        "In its deployment zone",
    ),
    Words::new("enemyDistance", "Nächster Feind", "Nearest enemy")
        .inches()
        .help(
            "Ohne Angabe ist keiner in der Nähe.",
            "Left out, none is near.",
        ),
    Words::new(
        "chronopia.fearDue/distance",
        "Entfernung zur Ursache",
        "Distance to the cause",
    )
    .inches(),
    Words::new(
        "chronopia.fearDue/lineOfSight",
        "Sichtlinie zur Ursache",
        "Line of sight to the cause",
    ),
    Words::new(
        "chronopia.fearDue/radius",
        "Radius der Furcht",
        "Radius of the fear",
    )
    .inches()
    .help(
        "Nur wenn das Profil einen anderen als 4 Zoll nennt.",
        "Only where the profile gives another than 4 inches.",
    ),
    Words::new(
        "chronopia.fearDue/size",
        "Größe der Ursache",
        "Size of the cause",
    )
    .short("GR", "SZ")
    .help(
        "Schrecken reicht doppelt so viele Zoll weit.",
        "Terror reaches twice as many inches.",
    ),
    Words::new(
        "chronopia.fearDue/immune",
        "Laut Profil immun",
        "Immune by profile",
    ),
    Words::new(
        "chronopia.fearDue/passed",
        "Schon bestanden",
        "Passed before",
    ),
    Words::new(
        "chronopia.fearDue/affected",
        "Schon davon gepackt",
        "In its grip already",
    ),
    Words::new(
        "chronopia.moraleLeadership/figures",
        "Figuren der Einheit",
        "Figures of the unit",
    )
    .help("Reittiere zählen nicht.", "Mounts do not count."),
    Words::new("role", "Rolle", "Role"),
    Words::new(
        "chronopia.moraleLeadership/leaders",
        "Einzelfiguren in der Nähe",
        "Individuals nearby",
    )
    .help(
        "Auf 4 Zoll heran leihen sie der Einheit ihre Führung.",
        "Within 4 inches they lend the unit their leadership.",
    ),
    Words::new(
        "chronopia.moraleLeadership/distance",
        "Entfernung zur Einheit",
        "Distance to the unit",
    )
    .inches(),
    Words::new(
        "immuneTo",
        "Laut Profil immun gegen",
        "Immune by profile to",
    ),
    Words::new("states", "Zustände", "States"),
];
