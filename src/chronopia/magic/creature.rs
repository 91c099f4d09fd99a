//! May a summoned creature be activated now?

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_CONTROL, C_M_FORCED, C_M_ORDER, C_M_RAGE, C_M_SUMMON, C_M_SUMMON1};
use crate::rules::{Code, Decision, Fields, Lookup, Need, Problems, Sentence, Visitor};

/// A summoned creature whose activation is in question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Creature {
    /// Whether it was summoned in this round, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub summoned_this_round: bool,
    /// Whether its summoning was perfect (a natural 1), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub perfect: bool,
    /// Whether it rages, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub raging: bool,
    /// Whether its summoner has been activated in this round, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub summoner_activated: bool,
    /// Whether he spent an action on it in this round, default false; only once he has been activated.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub action_spent: bool,
    /// Whether the opponent nominated it after winning initiative, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub nominated: bool,
    /// Whether a rule or spell forces it to act, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub forced: bool,
}

impl Fields for Creature {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.flag(
            "summonedThisRound".into(),
            Optional,
            &mut self.summoned_this_round,
        );
        visitor.flag("perfect".into(), Optional, &mut self.perfect);
        visitor.flag("raging".into(), Optional, &mut self.raging);
        visitor.flag(
            "summonerActivated".into(),
            Optional,
            &mut self.summoner_activated,
        );
        visitor.flag("actionSpent".into(), Optional, &mut self.action_spent);
        visitor.flag("nominated".into(), Optional, &mut self.nominated);
        visitor.flag("forced".into(), Optional, &mut self.forced);
    }

    fn check(&self, problems: &mut Problems) {
        if self.action_spent && !self.summoner_activated {
            let expected = Sentence::new(
                "`false`, solange der Beschwörer nicht aktiviert war (`summonerActivated`)",
                "`false` while the summoner has not been activated (`summonerActivated`)",
            );
            problems.push(Code::NotAllowed, "actionSpent".into(), expected);
        }
    }
}

impl Lookup for Creature {
    type Answer = Decision;

    fn answer(&self) -> Decision {
        if self.raging {
            return Decision::allowed(
                C_M_RAGE,
                "Eine wütende Kreatur handelt nach der Wütentabelle: in der ersten Runde gleich nach der laufenden Aktivierung, danach jede Runde vor der Initiative.",
                "A raging creature acts by the rage table: in the first round right after the activation under way, later each round before initiative.",
            );
        }
        if self.forced && !self.summoner_activated {
            return Decision::allowed(
                C_M_FORCED,
                "Durch Regel oder Zauber gezwungen: sie würfelt dieses eine Mal auf der Wütentabelle, und eine Handlung bei seiner nächsten Aktivierung holt die Beherrschung zurück.",
                "Forced by a rule or spell: it rolls on the rage table this once, and an action at his next activation takes control back.",
            );
        }
        if self.nominated {
            return Decision::forbidden(
                C_M_CONTROL,
                "Der Gegner kann eine beherrschte Kreatur nicht benennen.",
                "The opponent cannot nominate a controlled creature.",
            );
        }
        if self.summoned_this_round {
            return if self.perfect {
                Decision::allowed(
                    C_M_SUMMON1,
                    "Nach einer 1 handelt sie gleich nach der Aktivierung des Beschwörers, ohne dass er dafür eine Handlung braucht.",
                    "After a 1 it acts right after the summoner's activation, without an action of his.",
                )
            } else {
                Decision::forbidden(
                    C_M_SUMMON,
                    "In der Runde der Beschwörung handelt sie noch nicht.",
                    "It does not act in the round of its summoning.",
                )
            };
        }
        if !self.summoner_activated {
            return Decision::forbidden(
                C_M_ORDER,
                "Erst ist der Beschwörer an der Reihe.",
                "The summoner comes first.",
            );
        }
        if self.action_spent {
            Decision::allowed(
                C_M_CONTROL,
                "Der Beschwörer hat in dieser Runde eine Handlung für sie verwendet.",
                "The summoner spent an action on it in this round.",
            )
        } else {
            Decision::forbidden(
                C_M_RAGE,
                "Ohne eine Handlung des Beschwörers wütet sie, statt zu gehorchen.",
                "Without an action of the summoner it rages and does not obey.",
            )
        }
    }
}
