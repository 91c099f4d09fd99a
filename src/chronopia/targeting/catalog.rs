//! What the choice of targets tells about itself.

use super::answer::Nerve;
use super::{CoverQuestion, LineOfSight, Targets};
use crate::catalog::{Chapter, Entry, Labelled, Words, labelled, labels};
use crate::chronopia::{ranged, test};
use crate::rules::{Fields, Rule, Text};

pub(crate) static CHAPTER: Chapter = Chapter {
    procedures: &[
        Entry {
            id: "chronopia.targets",
            title: Text::new("Zielwahl", "Choice of target"),
            question: Text::new("Auf wen darf geschossen werden?", "Who may be shot at?"),
            fields: |visitor| Targets::default().fields(visitor),
            outcomes: labels::<Nerve>,
            rolls: TARGET_ROLLS,
            bands: labels::<Nerve>,
            rules: &[SIGHT_RULES, PRIORITY_RULES, COVER_RULES],
        },
        Entry {
            id: "chronopia.lineOfSight",
            title: Text::new("Sichtlinie", "Line of sight"),
            question: Text::new("Ist das Ziel zu sehen?", "Is the target in sight?"),
            fields: |visitor| LineOfSight::default().fields(visitor),
            outcomes: Vec::new,
            rolls: &[],
            bands: Vec::new,
            rules: &[SIGHT_RULES, &[super::C_R_LARGE]],
        },
        Entry {
            id: "chronopia.cover",
            title: Text::new("Deckung", "Cover"),
            question: Text::new("Welche Deckung zählt?", "Which cover counts?"),
            fields: |visitor| CoverQuestion::default().fields(visitor),
            outcomes: labels::<ranged::Cover>,
            rolls: &[],
            bands: Vec::new,
            rules: &[COVER_RULES],
        },
    ],
    words: WORDS,
    rules: super::REFERENCES,
};

const TARGET_ROLLS: &[Labelled] = &[labelled("leadership", "Führungsprobe", "leadership test")];

const SIGHT_RULES: &[Rule] = &[
    super::C_R_NEED,
    super::C_R_ARC,
    super::C_R_HIDDEN,
    super::C_R_BLOCK,
    super::C_R_WALL,
    super::C_R_WOODS,
    super::C_R_FLYERLOS,
    super::C_R_DEAD,
    super::C_R_CORRIDOR,
    ranged::C_R_MOUNTED,
];

const PRIORITY_RULES: &[Rule] = &[
    test::C_PLAIN,
    super::C_R_AMMO,
    super::C_R_NEAREST,
    super::C_R_JOIN,
    super::C_R_LARGE,
    super::C_R_12,
    super::C_R_INDIVIDUAL,
    super::C_R_OPPORTUNITY,
    ranged::C_R_NOMEASURE,
    ranged::C_R_RANGE,
    ranged::C_R_MELEE,
    ranged::C_R_AIR,
];

const COVER_RULES: &[Rule] = &[ranged::C_R_HEAVY, ranged::C_R_LIGHT];

const WORDS: &[Words] = &[
    Words::new("shooter", "Schütze", "Shooter"),
    Words::new("kind", "Wer schießt", "Who shoots"),
    Words::new("chronopia.targets/leadership", "Führung", "Leadership")
        .short("FG", "LD")
        .help(
            "Der schießenden Figur; nötig für Gelegenheitsziele.",
            "Of the figure that shoots; needed for targets of opportunity.",
        ),
    Words::new(
        "chronopia.targets/actions",
        "Handlungen übrig",
        "Actions left",
    )
    .help("Ohne Angabe: genug.", "Left out: enough."),
    Words::new("ammunition", "Munition", "Ammunition").help(
        "Schüsse, die noch da sind; ohne Angabe unbegrenzt.",
        "Shots left; left out, without limit.",
    ),
    Words::new("arc", "Blickfeld", "Field of view"),
    Words::new("height", "Flughöhe", "Flying height")
        .inches()
        .help(
            "Höhe über dem Boden; 0 am Boden.",
            "Height above the ground; 0 on the ground.",
        ),
    Words::new("candidates", "Mögliche Ziele", "Possible targets"),
    Words::new("name", "Name", "Name"),
    Words::new("chronopia.targets/unit", "Einheit", "Unit").help(
        "Figuren mit demselben Namen der Einheit gehören zusammen.",
        "Figures with the same unit name belong together.",
    ),
    Words::new(
        "groundDifference",
        "Höhenunterschied des Bodens",
        "Height difference of the ground",
    )
    .inches()
    .help(
        "So weit vor dem Schützen ist toter Winkel.",
        "Dead ground reaches as far.",
    ),
    Words::new(
        "inFront",
        "Vor dem Schützen (180°)",
        "In front of the shooter (180°)",
    ),
    Words::new("chronopia.targets/hidden", "Versteckt", "Hidden"),
    Words::new("chronopia.lineOfSight/hidden", "Versteckt", "Hidden"),
    Words::new("spotted", "Erspäht", "Spotted").help(
        "Auf das Spähen wurde schon eine Handlung verwendet.",
        "An action was already spent on spotting.",
    ),
    Words::new("between", "Auf der Sichtlinie", "On the line of sight"),
    Words::new("corridor", "Schusskorridor", "Corridor")
        .inches()
        .help(
            "Freie Breite zwischen den Bases der Freunde, an denen die Linie vorbeiführt.",
            "Clear width between the bases of friends whom the line passes.",
        ),
    Words::new("rides", "Fortbewegung", "Rides"),
    Words::new(
        "visible",
        "Sichtbarer Teil in Prozent",
        "Visible share in percent",
    )
    .help(
        "Ohne Angabe mindestens die Hälfte; hinter Gelände ist dann ein Teil verdeckt.",
        "Left out, half or more; behind terrain a part is then hidden.",
    ),
    Words::new("barrier", "Mauer oder Hecke", "Wall or hedge"),
    Words::new("woods", "Wald auf der Linie", "Woods on the line")
        .inches()
        .help(
            "Alle Stücke zusammen, Dschungel auch.",
            "All pieces together, jungle too.",
        ),
    Words::new("individual", "Einzelfigur", "Individual"),
    Words::new(
        "nearestUnit",
        "Nächste befreundete Einheit",
        "Nearest friendly unit",
    )
    .help(
        "Der Einzelfigur; bis 4 Zoll zählt sie dazu.",
        "Of the individual; within 4 inches it belongs there.",
    ),
    Words::new("chronopia.targets/size", "Größe", "Size").help(
        "Ohne Angabe weder kleiner noch größer als andere.",
        "Left out, neither smaller nor larger than others.",
    ),
    Words::new("panicked", "In Panik", "Panicked"),
    Words::new("terrain", "Gelände davor", "Terrain in front"),
    Words::new(
        "inContact",
        "In Basekontakt damit",
        "In base contact with it",
    ),
    Words::new(
        "terrainDistance",
        "Abstand zum Gelände",
        "Distance to the terrain",
    )
    .inches(),
    Words::new(
        "chronopia.lineOfSight/spell",
        "Für einen Zauber",
        "For a spell",
    )
    .help(
        "Ein Zauber braucht den ganzen Streitwagen in Sicht.",
        "A spell needs the whole chariot in sight.",
    ),
];
