//! The procedures whose answers have chances, for questions the other way round.

use super::combat::{Fight, MeleeFight};
use super::injury::Injury;
use super::morale::Rout;
use super::movement::{Nerve, UnseenCharge};
use super::shooting::{Group, Shooting};
use super::turn::Rally;
use crate::questions::{Entry, by_dice};

pub(crate) const QUESTIONS: &[Entry] = &[
    Entry {
        id: "scharmuetzel.fight",
        fresh: by_dice::<Fight>,
    },
    Entry {
        id: "scharmuetzel.melee",
        fresh: by_dice::<MeleeFight>,
    },
    Entry {
        id: "scharmuetzel.injury",
        fresh: by_dice::<Injury>,
    },
    Entry {
        id: "scharmuetzel.unseenCharge",
        fresh: by_dice::<UnseenCharge>,
    },
    Entry {
        id: "scharmuetzel.nerve",
        fresh: by_dice::<Nerve>,
    },
    Entry {
        id: "scharmuetzel.rally",
        fresh: by_dice::<Rally>,
    },
    Entry {
        id: "scharmuetzel.shooting",
        fresh: by_dice::<Shooting>,
    },
    Entry {
        id: "scharmuetzel.group",
        fresh: by_dice::<Group>,
    },
    Entry {
        id: "scharmuetzel.rout",
        fresh: by_dice::<Rout>,
    },
];
