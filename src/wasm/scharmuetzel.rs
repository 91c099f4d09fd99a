//! What Scharmützel offers to JavaScript.

use super::procedures;
use crate::scharmuetzel::combat::{Fight, MeleeFight};
use crate::scharmuetzel::injury::{Injury, Recovery};
use crate::scharmuetzel::morale::{Leader, Rout, RoutDue};
use crate::scharmuetzel::movement::{Charge, Found, Hide, Intercept, Nerve, Sprint, UnseenCharge};
use crate::scharmuetzel::shooting::{Group, MayShoot, Shooting, ShootingTargets};
use crate::scharmuetzel::turn::{Rally, RallyDue, TurnSheet};

procedures! {
    dice:
    "scharmuetzel.shooting": Shooting => HarmOdds, Harm;
    "scharmuetzel.group": Group => GroupOdds, GroupOutcome;
    "scharmuetzel.fight": Fight => HarmOdds, Harm;
    "scharmuetzel.melee": MeleeFight => MeleeOdds, MeleeResult;
    "scharmuetzel.injury": Injury => Odds<InjuryOutcome>, InjuryOutcome;
    "scharmuetzel.nerve": Nerve => Odds<NerveOutcome>, NerveOutcome;
    "scharmuetzel.unseenCharge": UnseenCharge => Odds<UnseenChargeOutcome>, UnseenChargeOutcome;
    "scharmuetzel.rally": Rally => Odds<RallyOutcome>, RallyOutcome;
    "scharmuetzel.rout": Rout => RoutOdds, RoutOutcome;
    answers:
    "scharmuetzel.turnSheet": TurnSheet => TurnSheetAnswer;
    "scharmuetzel.rallyDue": RallyDue => Duty;
    "scharmuetzel.charge": Charge => ChargeAnswer;
    "scharmuetzel.intercept": Intercept => InterceptAnswer;
    "scharmuetzel.sprint": Sprint => SprintAnswer;
    "scharmuetzel.hide": Hide => Decision;
    "scharmuetzel.found": Found => Duty;
    "scharmuetzel.mayShoot": MayShoot => Decision;
    "scharmuetzel.targets": ShootingTargets => ShootingTargetsAnswer;
    "scharmuetzel.recovery": Recovery => RecoveryAnswer;
    "scharmuetzel.leader": Leader => LeaderAnswer;
    "scharmuetzel.routDue": RoutDue => RoutDueAnswer;
}
