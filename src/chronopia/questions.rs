//! The procedures whose answers have chances, for questions the other way round.

use super::magic::{Casting, Control, Rage, Spell, SpellLevels, Summoning};
use super::morale::{Horror, HorrorTrack, Morale, PanicTrack};
use super::ranged::{Activation, Shot, Volley};
use crate::questions::{Entry, by_dice, by_table};

pub(crate) const QUESTIONS: &[Entry] = &[
    Entry {
        id: "chronopia.shot",
        fresh: by_dice::<Shot>,
    },
    Entry {
        id: "chronopia.volley",
        fresh: by_dice::<Volley>,
    },
    Entry {
        id: "chronopia.activation",
        fresh: by_dice::<Activation>,
    },
    Entry {
        id: "chronopia.spell",
        fresh: by_dice::<Spell>,
    },
    Entry {
        id: "chronopia.casting",
        fresh: by_dice::<Casting>,
    },
    Entry {
        id: "chronopia.summoning",
        fresh: by_dice::<Summoning>,
    },
    Entry {
        id: "chronopia.rage",
        fresh: by_dice::<Rage>,
    },
    Entry {
        id: "chronopia.morale",
        fresh: by_dice::<Morale>,
    },
    Entry {
        id: "chronopia.horror",
        fresh: by_dice::<Horror>,
    },
    Entry {
        id: "chronopia.spellLevels",
        fresh: by_table::<SpellLevels>,
    },
    Entry {
        id: "chronopia.control",
        fresh: by_table::<Control>,
    },
    Entry {
        id: "chronopia.horrorTrack",
        fresh: by_table::<HorrorTrack>,
    },
    Entry {
        id: "chronopia.panicTrack",
        fresh: by_table::<PanicTrack>,
    },
];
