//! What old-school combat offers to JavaScript.

use super::procedures;
use crate::osr::combat::{Attack, AttackRound, Damage, Duel, FacingQuestion};
use crate::osr::monsters::{MonsterLevel, MonsterWays, Saves};
use crate::osr::order::{Duration, Initiative, Interruption, RoundOrder, SpellTiming, Surprise};
use crate::osr::states::{Approach, Gaze, KillOutright, Senses};
use crate::osr::weapons::{Proficiencies, TwoWeapons};

procedures! {
    dice:
    "osr.attack": Attack => AttackOdds, AttackResult;
    "osr.round": AttackRound => RoundOdds, RoundResult;
    "osr.duel": Duel => DuelOdds, DuelResult;
    "osr.damage": Damage => DamageOdds, number;
    "osr.surprise": Surprise => Odds<SurpriseOutcome>, SurpriseOutcome;
    "osr.initiative": Initiative => InitiativeOdds, InitiativeResult;
    "osr.gaze": Gaze => GazeOdds, GazeOutcome;
    answers:
    "osr.facing": FacingQuestion => FacingAnswer;
    "osr.monsterWays": MonsterWays => MonsterWaysAnswer;
    "osr.monsterLevel": MonsterLevel => MonsterLevelAnswer;
    "osr.saves": Saves => SavesAnswer;
    "osr.twoWeapons": TwoWeapons => TwoWeaponsAnswer;
    "osr.proficiencies": Proficiencies => ProficienciesAnswer;
    "osr.roundOrder": RoundOrder => RoundOrderAnswer;
    "osr.duration": Duration => DurationAnswer;
    "osr.spellTiming": SpellTiming => SpellTimingAnswer;
    "osr.interruption": Interruption => Decision;
    "osr.senses": Senses => SensesAnswer;
    "osr.killOutright": KillOutright => Decision;
    "osr.approach": Approach => ApproachAnswer;
}
