//! The whole activation: what to decide, and again after each die.
//!
//! | who | where |
//! | --- | --- |
//! | a shooter: shoot, aim, move | [`ShooterPlan`] |
//! | a mage: which spell, at which level, with how much concentration | [`MagePlan`] |
//! | a summoner: how many creatures to hold | [`SummonerPlan`] |
//!
//! Every answer is the best of all plans, those included that turn on what the dice show.

pub(crate) mod catalog;
mod mage;
mod mage_play;
mod policy;
mod shooter;
mod shooter_play;
mod summoner;

pub use mage::{
    MageDecision, MageGoal, MagePlan, MagePlanAnswer, MageRow, MageSecond, PlannedSpell,
};
pub use shooter::{ShooterGoal, ShooterPlan, ShooterPlanAnswer, ShooterRow, ShooterSecond};
pub use summoner::{SummonerPlan, SummonerPlanAnswer, SummonerRow, SummonerSecond};
