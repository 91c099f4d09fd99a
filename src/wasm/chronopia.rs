//! What Chronopia offers to JavaScript.

use super::procedures;
use crate::chronopia::magic::{
    Castable, Casting, Control, Creature, Rage, Spell, SpellCosts, SpellLevels, Summoning,
};
use crate::chronopia::morale::{
    FearDue, Horror, HorrorTrack, Immunity, Morale, MoraleLeadership, PanicDue, PanicTrack,
    RecoveryDue, WorstState,
};
use crate::chronopia::ranged::{Activation, Shot, Volley};
use crate::chronopia::targeting::{CoverQuestion, LineOfSight, Targets};

procedures! {
    dice:
    "chronopia.shot": Shot => Odds<ShotOutcome>, ShotOutcome;
    "chronopia.volley": Volley => VolleyOdds, VolleyOutcome;
    "chronopia.activation": Activation => ActivationOdds, ActivationOutcome;
    "chronopia.spell": Spell => Odds<SpellOutcome>, SpellOutcome;
    "chronopia.casting": Casting => CastingOdds, CastingOutcome;
    "chronopia.summoning": Summoning => Odds<SummoningOutcome>, SummoningOutcome;
    "chronopia.rage": Rage => Odds<RageOutcome>, RageOutcome;
    "chronopia.morale": Morale => MoraleOdds, MoraleOutcome;
    "chronopia.horror": Horror => HorrorOdds, HorrorOutcome;
    answers:
    "chronopia.targets": Targets => TargetsAnswer;
    "chronopia.lineOfSight": LineOfSight => LineAnswer;
    "chronopia.cover": CoverQuestion => CoverAnswer;
    "chronopia.spellLevels": SpellLevels => SpellLevelsOdds;
    "chronopia.castable": Castable => CastableAnswer;
    "chronopia.spellCosts": SpellCosts => SpellCostsAnswer;
    "chronopia.control": Control => ControlOdds;
    "chronopia.creature": Creature => Decision;
    "chronopia.panicTrack": PanicTrack => PanicTrackOdds;
    "chronopia.horrorTrack": HorrorTrack => HorrorTrackOdds;
    "chronopia.panicDue": PanicDue => PanicDueAnswer;
    "chronopia.recoveryDue": RecoveryDue => RecoveryDueAnswer;
    "chronopia.fearDue": FearDue => FearDueAnswer;
    "chronopia.moraleLeadership": MoraleLeadership => MoraleLeadershipAnswer;
    "chronopia.immunity": Immunity => ImmunityAnswer;
    "chronopia.worstState": WorstState => WorstStateAnswer;
}
