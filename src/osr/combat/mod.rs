//! Attacks: one, a round of them, a duel.
//!
//! | question | where |
//! | --- | --- |
//! | does it hit, and for how much? | [`Attack`] |
//! | what do several attacks of a round achieve? | [`AttackRound`] |
//! | who wins? | [`Duel`] |
//! | what does the damage alone look like? | [`Damage`] |
//! | from which side does the attack come? | [`FacingQuestion`] |

mod attack;
mod attack_check;
mod attrition;
pub(crate) mod catalog;
mod damage;
mod damage_roll;
mod duel;
mod duel_check;
mod facing;
mod round;
mod round_check;
mod strike;

pub use attack::{Attack, AttackOdds, AttackOutcome, AttackResult, Facing};
pub use attack_check::CheckedAttack;
pub use damage::{CheckedDamage, Damage, DamageOdds};
pub use duel::{Combatant, Duel, DuelOdds, DuelOutcome, DuelResult, DuelRounds, Routine};
pub use duel_check::CheckedDuel;
pub use facing::{FacingAnswer, FacingQuestion, ShieldArm};
pub use round::{
    AttackRound, BecomesState, OnHit, RoundAttack, RoundBlow, RoundOdds, RoundResult, RoundState,
    TwoHands,
};
pub use round_check::CheckedRound;

use crate::catalog::{Labelled, labels};
use crate::rules::{Text, references};

/// What the faces of the rolls of an attack do.
pub(crate) fn attack_bands() -> Vec<Labelled> {
    let mut all = labels::<strike::Hit>();
    all.push(damage_roll::PIPS);
    all.extend(labels::<strike::Death>());
    all
}

/// The same with the saving throw after a hit.
pub(crate) fn round_bands() -> Vec<Labelled> {
    let mut all = attack_bands();
    all.extend(labels::<round_check::Save>());
    all
}

references! {
    "osr", Text::new("Regelkapitel Kampf", "Chapter on combat");
    O_COVER = "O-COVER", "Tarnung & Deckung", "Tarnung und Deckung", "Concealment and cover";
    O_FLANK = "O-FLANK", "Flanken- und Rückenangriffe", "Ungeschützte Flanke", "Unshielded flank";
    O_REARFLANK = "O-REARFLANK", "Flanken- und Rückenangriffe", "Hintere Flanke", "Rear flank";
    O_REAR = "O-REAR", "Flanken- und Rückenangriffe", "Von hinten", "From behind";
    O_INDIRECT = "O-INDIRECT", "Angriffe mit indirektem Feuer", "Indirektes Feuer", "Indirect fire";
}
