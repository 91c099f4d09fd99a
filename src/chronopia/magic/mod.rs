//! Section 3.7 and chapter 8: magic, in the army game and in the warband game.
//!
//! | question | where |
//! | --- | --- |
//! | does this spell take effect? | [`Spell`] |
//! | at which level? | [`SpellLevels`] |
//! | several spells in one activation | [`Casting`] |
//! | may it be cast at all? | [`Castable`] |
//! | what do the spells of an army cost? | [`SpellCosts`] |
//! | does the summoning work? | [`Summoning`] |
//! | what does a raging creature do? | [`Rage`], over the rounds [`Control`] |
//! | may a creature act now? | [`Creature`] |

mod castable;
mod casting;
pub(crate) mod catalog;
mod control;
mod creature;
mod rage;
mod spell;
mod spell_levels;
mod summoning;

pub use castable::{
    Castable, CastableAnswer, CastableCheck, RangeKind, SpellCosts, SpellCostsAnswer, SpellPrice,
};
pub use casting::{CastSpell, Casting, CastingOdds, CastingOutcome, CheckedCasting};
pub use control::{Control, ControlOdds, ControlRound};
pub use creature::Creature;
pub use rage::{CheckedRage, Rage, RageOutcome};
pub use spell::{CheckedSpell, Edition, Save, Spell, SpellOutcome};
pub use spell_levels::{SpellLevel, SpellLevels, SpellLevelsOdds};
pub use summoning::{CheckedSummoning, Summoning, SummoningOutcome};

use crate::rules::{Text, references};

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2; kleines Spiel, Kapitel 8", "Big game, chapter 3, part 2; small game, chapter 8");
    C_M_PROFILE = "C-M-PROFILE", "3.7, 8.1", "Zauberprofil", "Spell profile";
    C_M_LEARN = "C-M-LEARN", "3.7, 8", "Zauber kaufen und zuordnen", "Buying and assigning spells";
    C_M_ACTIONS = "C-M-ACTIONS", "3.7, 8.2", "Handlungen eines Zaubers", "Actions of a spell";
    C_M_CAST = "C-M-CAST", "3.7, 8.2", "Zauberprobe", "Casting test";
    C_M_CONCENTRATE = "C-M-CONCENTRATE", "3.7, 8.4", "Konzentrieren", "Concentration";
    C_M_PERFECT = "C-M-PERFECT", "3.7, 8.2", "Perfekter Zauber", "Perfect casting";
    C_M_FUMBLE = "C-M-FUMBLE", "3.7, 8.2", "Patzer beim Zaubern", "Fumbled casting";
    C_M_SAVE_ARMY = "C-M-SAVE-ARMY", "3.7", "Rettungswurf im großen Spiel", "Save in the big game";
    C_M_SAVE_WARBAND = "C-M-SAVE-WARBAND", "8.3", "Rettungswurf im kleinen Spiel", "Save in the small game";
    C_M_PREBATTLE = "C-M-PREBATTLE", "3.7, 8.4", "Zaubern vor dem Kampf", "Casting before the battle";
    C_M_SUMMON = "C-M-SUMMON", "3.7, 8.5", "Beschwören", "Summoning";
    C_M_SUMMON1 = "C-M-SUMMON1", "3.7, 8.5", "Perfekte Beschwörung", "Perfect summoning";
    C_M_SUMMON20 = "C-M-SUMMON20", "3.7, 8.5", "Patzer beim Beschwören", "Fumbled summoning";
    C_M_LIMIT = "C-M-LIMIT", "3.7, 8.5", "Grenze der Beschwörungen", "Limit of summonings";
    C_M_CONTROL = "C-M-CONTROL", "3.7, 8.6", "Beschworene beherrschen", "Controlling the summoned";
    C_M_RAGE = "C-M-RAGE", "3.7, 8.6", "Wüten", "Rage";
    C_M_FORCED = "C-M-FORCED", "3.7, 8.6", "Zur Aktivierung gezwungen", "Forced to activate";
    C_M_ORDER = "C-M-ORDER", "3.7, 8.6", "Der Beschwörer handelt zuerst", "The summoner acts first";
    C_M_TABLE = "C-M-TABLE", "3.7, 8.6", "Wütentabelle", "Rage table";
}
