//! The plans, which no module of a single system has: a first answer does without.

use super::procedures;
use crate::chronopia::plan::{MagePlan, ShooterPlan, SummonerPlan};

procedures! {
    dice:
    answers:
    "chronopia.shooterPlan": ShooterPlan => ShooterPlanAnswer;
    "chronopia.magePlan": MagePlan => MagePlanAnswer;
    "chronopia.summonerPlan": SummonerPlan => SummonerPlanAnswer;
}
