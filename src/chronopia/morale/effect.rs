//! What the result of a morale test means on the table, as data.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::rules::{Label, Rule, Sentence, choices};

choices! {
    /// One thing that a result of a morale test brings.
    pub enum EffectId {
        /// No change.
        ActsNormally = "actsNormally", "handelt wie gewohnt", "acts as usual";
        /// Not even a test.
        Unaffected = "unaffected", "unberührt, keine Probe", "unaffected, no test";
        /// `value` actions fewer in each activation.
        ActionsLost = "actionsLost", "Handlungen weniger:", "fewer actions:";
        /// No actions at all.
        NoActions = "noActions", "keine Handlungen", "no actions";
        /// Of a unit that was activated in this round: its remaining actions.
        RemainingActionsLost = "remainingActionsLost", "verliert die übrigen Handlungen, falls in dieser Runde schon aktiviert", "loses its remaining actions if activated in this round";
        /// Of a unit that was not yet activated in this round: the whole activation.
        ActivationSpentFleeing = "activationSpentFleeing", "noch nicht aktiviert: flieht mit der ganzen Aktivierung so schnell wie möglich zur Aufstellungszone, notfalls aus dem Nahkampf", "not yet activated: spends the whole activation fleeing to its deployment zone as fast as it can, out of melee if need be";
        /// All actions, by the fastest move, towards the deployment zone.
        FleesHome = "fleesHome", "flieht mit allen Handlungen zur Aufstellungszone", "flees to its deployment zone with all actions";
        /// All remaining actions, away from the cause.
        FleesFromCause = "fleesFromCause", "alle übrigen Handlungen: weg von der Ursache", "all remaining actions: away from the cause";
        /// Faces its deployment zone.
        TurnsHome = "turnsHome", "wird zur Aufstellungszone gedreht", "is turned to its deployment zone";
        /// Faces the enemy again.
        TurnsToEnemy = "turnsToEnemy", "wendet sich dem Feind zu", "turns to the enemy";
        /// Gets a panic marker.
        PanicMarker = "panicMarker", "Panikmarker", "panic marker";
        /// Gets a fear marker.
        FearMarker = "fearMarker", "Furchtmarker", "fear marker";
        /// No longer panicked.
        Rallies = "rallies", "sammelt sich", "rallies";
        /// No actions, it counts as activated.
        CountsAsActivated = "countsAsActivated", "gilt als aktiviert", "counts as activated";
        /// May act in this round with all actions.
        AllActions = "allActions", "hat in dieser Runde alle Handlungen", "has all its actions in this round";
        /// Taken off the table.
        Removed = "removed", "vom Feld genommen", "taken off the table";
        /// Does not test in this round.
        NoRecoveryThisRound = "noRecoveryThisRound", "in dieser Runde keine Erholung", "no recovery in this round";
        /// From the next round on it tests at each activation with `value`.
        RecoveryTests = "recoveryTests", "ab der nächsten Runde bei jeder Aktivierung Probe mit", "from the next round on, at each activation, a test at";
        /// In the deployment zone at the start of a round, no enemy within 4 inches.
        RalliesAtHome = "ralliesAtHome", "sammelt sich von selbst in der Aufstellungszone, wenn zu Rundenbeginn kein Feind auf 4 Zoll heran ist", "rallies by itself in its deployment zone when at the start of a round no enemy is within 4 inches";
        /// Not through friends who are not panicked.
        NotThroughFriends = "notThroughFriends", "kein Durchgang bei Freunden ohne Panik", "no way through friends who are not panicked";
        /// Out of melee without a test.
        LeavesMelee = "leavesMelee", "verlässt den Nahkampf ohne Probe", "leaves melee without a test";
        /// Each enemy in base contact has one when it leaves melee.
        FreeAttacks = "freeAttacks", "dabei je ein freier Angriff der Feinde in Basekontakt", "a free attack then by each enemy in base contact";
        /// Nothing from shields.
        NoShields = "noShields", "Schilde zählen nicht", "shields do not count";
        /// Nothing from defence.
        NoDefence = "noDefence", "Verteidigung zählt nicht", "defence does not count";
        /// Attackers in close combat add `value`.
        AttackedBonus = "attackedBonus", "Nahkampf der Angreifer:", "attackers' close combat:";
        /// Wait markers are lost.
        LosesWaitMarkers = "losesWaitMarkers", "verliert Wartemarker", "loses wait markers";
        /// Wait markers stay.
        KeepsWaitMarkers = "keepsWaitMarkers", "behält Wartemarker", "keeps wait markers";
        /// Cannot charge the cause.
        NoChargeAgainstCause = "noChargeAgainstCause", "kein Sturmangriff gegen die Ursache", "no charge against the cause";
        /// Close-combat and ranged skill are halved before any modifier, rounded down.
        SkillsHalved = "skillsHalved", "NK und FW halbiert, vor allen Modifikatoren", "CC and RC halved, before any modifier";
        /// No spells, no arcane effects.
        NoSpells = "noSpells", "keine Zauber und arkanen Effekte", "no spells or arcane effects";
        /// Command distance does not bind.
        CommandDistanceIgnored = "commandDistanceIgnored", "Befehlsdistanz gilt nicht", "command distance is ignored";
        /// Hates the cause.
        HatredOfCause = "hatredOfCause", "Hass auf die Ursache", "hatred of the cause";
        /// Hates the whole army of the cause.
        HatredOfArmy = "hatredOfArmy", "Hass auf die ganze Armee der Ursache", "hatred of the cause's whole army";
        /// Unshakeable.
        Unshakeable = "unshakeable", "unerschütterlich", "unshakeable";
        /// No more tests against this figure in this battle.
        NoTestAgainstCause = "noTestAgainstCause", "in dieser Schlacht keine Probe mehr gegen diese Figur", "no more tests against this figure in this battle";
        /// No more tests against fear in this battle.
        NoTestAgainstFear = "noTestAgainstFear", "in dieser Schlacht keine Probe mehr gegen Furcht", "no more tests against fear in this battle";
        /// No more tests against terror in this battle.
        NoTestAgainstTerror = "noTestAgainstTerror", "in dieser Schlacht keine Probe mehr gegen Schrecken", "no more tests against terror in this battle";
        /// No more tests against horror in this battle.
        NoTestAgainstHorror = "noTestAgainstHorror", "in dieser Schlacht keine Probe mehr gegen Horror", "no more tests against horror in this battle";
        /// Each round a new test with `value` may end it.
        MayTestAgain = "mayTestAgain", "jede Runde eine neue Probe möglich, mit", "each round a new test is possible, at";
        /// A new test once the cause is out of sight.
        TestsAgainOutOfSight = "testsAgainOutOfSight", "neue Probe, sobald die Ursache außer Sicht ist", "a new test once the cause is out of sight";
        /// Rolls on the horror table at once, for this round.
        RollsOnTable = "rollsOnTable", "würfelt sofort auf der Horrortabelle", "rolls on the horror table at once";
        /// Rolls again at the start of each round until rallied.
        RollsEachRound = "rollsEachRound", "würfelt zu Beginn jeder Runde neu, bis sie gesammelt wird", "rolls again at the start of each round until rallied";
        /// Rolls again at the start of the next round only; that result stays.
        RollsOnceMore = "rollsOnceMore", "würfelt zu Beginn der nächsten Runde noch einmal, das gilt dann bis zum Sammeln", "rolls once more at the start of the next round, which then holds until rallied";
        /// Placed prone.
        Prone = "prone", "niedergestreckt", "prone";
        /// May only move, towards cover.
        MovesToCover = "movesToCover", "bewegt sich nur noch, in Deckung", "only moves, towards cover";
        /// In cover no actions.
        NoActionsInCover = "noActionsInCover", "in Deckung keine Handlungen", "no actions once in cover";
        /// Scatter decides where it faces.
        RandomFacing = "randomFacing", "Ausrichtung nach Abweichung", "faces where scatter says";
        /// Every remaining action against whoever is nearest.
        AttacksNearest = "attacksNearest", "alle übrigen Handlungen: Sturm oder Schuss auf die nächste Figur, Freund wie Feind", "all remaining actions: charges or shoots whoever is nearest, friend or foe";
        /// Ends outside the radius of the cause.
        UntilOutOfRadius = "untilOutOfRadius", "endet außerhalb des Radius", "ends outside the radius";
        /// Ends when line of sight to the cause ends.
        UntilOutOfSight = "untilOutOfSight", "endet ohne Sichtlinie zur Ursache", "ends without line of sight to the cause";
        /// Ends when the cause has gone.
        UntilCauseGone = "untilCauseGone", "endet, wenn die Ursache weg ist", "ends when the cause has gone";
        /// Ends when a friend rallies it.
        UntilRallied = "untilRallied", "endet, wenn ein Freund sammelt", "ends when a friend rallies it";
        /// Lasts for the battle, or until the cause is dead.
        UntilCauseSlain = "untilCauseSlain", "bis zum Ende der Schlacht oder zum Tod der Ursache", "until the end of the battle or the death of the cause";
        /// Lasts for the battle.
        UntilBattleEnds = "untilBattleEnds", "bis zum Ende der Schlacht", "until the end of the battle";
    }
}

/// One thing that a result of a morale test brings, with the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Effect {
    /// What it is.
    pub id: EffectId,
    /// How much, where it has a number: actions, or what is added to a roll.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub value: Option<i32>,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// In words, the number included.
    pub label: Sentence,
}

impl Effect {
    pub(super) fn new(id: EffectId, value: Option<i32>, rule: Rule) -> Self {
        let mut label = Sentence::default();
        label.text(id.label());
        if let Some(value) = value {
            label.both(" ");
            if id == EffectId::ActionsLost {
                label.number(value);
            } else {
                label.signed(value);
            }
        }
        Self {
            id,
            value,
            rule,
            label,
        }
    }
}

/// An outcome and everything that it brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct OutcomeEffects<Id = &'static str> {
    /// The outcome.
    pub outcome: Id,
    /// The rule that decides it.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What it brings.
    pub effects: Vec<Effect>,
}

/// Names effects in brackets: `(1 action fewer; ends when a friend rallies it)`.
pub(super) fn name_effects(effects: &[Effect], sentence: &mut Sentence) {
    for (index, effect) in effects.iter().enumerate() {
        sentence.both(if index == 0 { " (" } else { "; " });
        sentence.join(&effect.label);
    }
    if !effects.is_empty() {
        sentence.both(")");
    }
}
