//! The procedures whose answers have chances, for questions the other way round.

use super::combat::{Attack, AttackRound, Damage, Duel};
use super::order::{Initiative, Surprise};
use super::states::Gaze;
use crate::questions::{Entry, by_dice};

pub(crate) const QUESTIONS: &[Entry] = &[
    Entry {
        id: "osr.attack",
        fresh: by_dice::<Attack>,
    },
    Entry {
        id: "osr.round",
        fresh: by_dice::<AttackRound>,
    },
    Entry {
        id: "osr.duel",
        fresh: by_dice::<Duel>,
    },
    Entry {
        id: "osr.damage",
        fresh: by_dice::<Damage>,
    },
    Entry {
        id: "osr.surprise",
        fresh: by_dice::<Surprise>,
    },
    Entry {
        id: "osr.initiative",
        fresh: by_dice::<Initiative>,
    },
    Entry {
        id: "osr.gaze",
        fresh: by_dice::<Gaze>,
    },
];
