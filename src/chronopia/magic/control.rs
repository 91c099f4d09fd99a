//! The summoner's question: what does it cost to let a creature go, and what will it do?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_CONTROL, C_M_FORCED, C_M_RAGE, Rage, RageOutcome};
use crate::chronopia::ChronopiaRulings;
use crate::dice::{Fraction, Weight, Weights};
use crate::rules::{
    ACTION, ACTIONS, Code, Error, Fields, Lookup, Measures, Need, Outcome, Problems, Question,
    Rule, Sentence, Text, Visitor, check,
};

/// A summoner with creatures, and what one that is let go does over the next rounds.
///
/// In the first round it acts by the rage table as soon as the summoner's activation is done, in
/// every later one before initiative, each time with a new roll (C-M-RAGE). A 1 gives control back as
/// if an action had been spent, so for that round; in each later round it costs an action again. The
/// summoner goes on holding as many as he does now, and an action that he has left then goes to this
/// creature first; where none is left, it rages again in the next round.
///
/// ```
/// use regelwerk::chronopia::magic::Control;
/// let control = Control { actions: 3, creatures: 3, controlled: 2, rounds: 2, ..Control::default() };
/// let odds = control.odds()?;
/// assert_eq!(odds.actions_left, 1);
/// assert_eq!(odds.rounds[1].controlled, 0.0975);
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Control {
    /// Actions of the summoner in a round, 0 to 20; 0 when he cannot act.
    pub actions: i32,
    /// Creatures that he has, 0 to 20.
    pub creatures: i32,
    /// How many of them he spends an action on, 0 to 20, at most `creatures` and `actions`.
    pub controlled: i32,
    /// Rounds to look ahead, this one included, 1 to 20.
    pub rounds: i32,
    /// Whether he lives, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub summoner_alive: bool,
    /// Whether he takes control back on a 1, default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub takes_control: bool,
    /// Whether the creature was forced to act before him (C-M-FORCED): it rolls this once, and an
    /// action that he has left takes control back at his next activation; where none is left, it rages
    /// on. It is one of those that he does not hold. Default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub forced: bool,
    /// Accepted like everywhere; no ruling changes the chain.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for Control {
    fn default() -> Self {
        Self {
            actions: 1,
            creatures: 1,
            controlled: 0,
            rounds: 1,
            summoner_alive: true,
            takes_control: true,
            forced: false,
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Fields for Control {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("actions".into(), Required, &mut self.actions, 0, 20);
        visitor.integer("creatures".into(), Required, &mut self.creatures, 0, 20);
        visitor.integer("controlled".into(), Required, &mut self.controlled, 0, 20);
        visitor.integer("rounds".into(), Required, &mut self.rounds, 1, 20);
        visitor.flag("summonerAlive".into(), Optional, &mut self.summoner_alive);
        visitor.flag("takesControl".into(), Optional, &mut self.takes_control);
        visitor.flag("forced".into(), Optional, &mut self.forced);
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        // C-M-CONTROL: one action for each creature, and only he can spend it.
        let most = match self.summoner_alive {
            true => self.actions.min(self.creatures),
            false => 0,
        };
        if self.controlled > most {
            let mut expected = Sentence::new("höchstens ", "at most ");
            expected.number(most).add(
                ": eine Handlung eines lebenden Beschwörers für jede Kreatur",
                ": one action of a living summoner for each creature",
            );
            problems.push(Code::NotAllowed, "controlled".into(), expected);
        }
    }
}

/// What a creature that was let go is doing in one round: chances from 0 to 1 that sum to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ControlRound {
    /// Under control again, in this round or before.
    pub controlled: f64,
    /// Attacks the nearest enemy.
    pub attacks_nearest_enemy: f64,
    /// Attacks whoever is nearest.
    pub attacks_nearest: f64,
    /// Runs in a random direction.
    pub wanders: f64,
    /// Attacks its own army.
    pub attacks_own_army: f64,
    /// Attacks the summoner.
    pub attacks_summoner: f64,
}

/// Costs now, and the rounds to come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ControlOdds {
    /// Actions that the summoner has left for other things; none once he is dead.
    pub actions_left: i32,
    /// Creatures that rage from now on.
    pub raging: i32,
    /// Creatures that he cannot hold even with all his actions.
    pub cannot_hold: i32,
    /// What one of the raging creatures does, round by round; index 0 is this round. Empty where none
    /// rages.
    pub rounds: Vec<ControlRound>,
    /// Chance that it attacks its own army or the summoner at least once in these rounds; 0 where none
    /// rages.
    pub turns_on_own_side: f64,
    /// Mean number of rounds that it rages; 0 where none rages.
    pub mean_rounds_raging: f64,
    /// The rules that decide.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub rules: Vec<Rule>,
    /// Costs and prospects in one sentence.
    pub explanation: Sentence,
}

impl Control {
    /// Costs now, and the rounds to come.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn odds(&self) -> Result<ControlOdds, Error> {
        check(self)?;
        Ok(self.answer())
    }
}

impl Lookup for Control {
    type Answer = ControlOdds;

    fn answer(&self) -> ControlOdds {
        let actions = if self.summoner_alive { self.actions } else { 0 };
        let mut answer = ControlOdds {
            actions_left: actions - self.controlled,
            raging: self.creatures - self.controlled,
            cannot_hold: (self.creatures - actions).max(0),
            rounds: Vec::new(),
            turns_on_own_side: 0.0,
            mean_rounds_raging: 0.0,
            rules: vec![C_M_CONTROL, if self.forced { C_M_FORCED } else { C_M_RAGE }],
            explanation: Sentence::default(),
        };
        let keeps = answer.actions_left > 0;
        if self.forced && !keeps {
            answer.rules.push(C_M_RAGE);
        }
        if answer.raging > 0 {
            self.look_ahead(&mut answer, keeps);
        }
        answer.explanation = self.explain(&answer);
        answer
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.answer();
        to.chance("turnsOnOwnSide", Weight::about(odds.turns_on_own_side));
        to.mean("roundsRaging", odds.mean_rounds_raging);
    }
}

impl Control {
    /// What a raging creature does in the rounds to come, and how often.
    fn look_ahead(&self, answer: &mut ControlOdds, keeps: bool) {
        let table = Rage {
            summoner_alive: self.summoner_alive,
            takes_control: self.takes_control,
            rulings: self.rulings,
        }
        .checked()
        .weights();
        let chance = |outcome: RageOutcome| table.chance(outcome.index());
        answer.rounds = self.chain(&table, keeps);
        let own = [RageOutcome::AttacksOwnArmy, RageOutcome::AttacksSummoner];
        let own = table.sum(own.map(Outcome::index)).to_f64();
        let back = chance(RageOutcome::Controlled).to_f64();
        // Each round it either turns on its own side, is taken back, or goes on.
        let stays_back = if keeps { back } else { 0.0 };
        let mut raging = 1.0;
        let mut untouched = 1.0;
        for _ in 0..self.rounds {
            answer.turns_on_own_side += untouched * own;
            untouched *= 1.0 - own - stays_back;
            answer.mean_rounds_raging += raging * (1.0 - back);
            raging *= 1.0 - stays_back;
            if self.forced && keeps {
                break;
            }
        }
    }

    /// C-M-RAGE: a new roll each round; control comes back with a 1, and an action in every later round
    /// keeps it. C-M-FORCED: one roll, then an action takes control back. Without one it rages anew.
    fn chain(&self, table: &Weights, keeps: bool) -> Vec<ControlRound> {
        let mut raging = Fraction::ONE;
        let mut raging_float = 1.0;
        let goes_on = table.chance(RageOutcome::Controlled.index()).complement();
        let mut rounds = Vec::new();
        for _ in 0..self.rounds {
            let part = |outcome: RageOutcome| {
                let chance = table.chance(outcome.index());
                match raging.checked_mul(chance) {
                    Some(exact) if raging_float > 0.0 => exact.to_f64(),
                    Some(_) => 0.0,
                    None => raging_float * chance.to_f64(),
                }
            };
            let still = raging.checked_mul(goes_on);
            rounds.push(ControlRound {
                controlled: still.map_or(1.0 - raging_float * goes_on.to_f64(), |still| {
                    still.complement().to_f64()
                }),
                attacks_nearest_enemy: part(RageOutcome::AttacksNearestEnemy),
                attacks_nearest: part(RageOutcome::AttacksNearest),
                wanders: part(RageOutcome::Wanders),
                attacks_own_army: part(RageOutcome::AttacksOwnArmy),
                attacks_summoner: part(RageOutcome::AttacksSummoner),
            });
            (raging, raging_float) = match (keeps, self.forced) {
                (false, _) => (Fraction::ONE, 1.0),
                (true, true) => (Fraction::ZERO, 0.0),
                // 20 rounds of 19/20 fit easily.
                (true, false) => (still.unwrap_or(raging), raging_float * goes_on.to_f64()),
            };
        }
        rounds
    }

    fn explain(&self, answer: &ControlOdds) -> Sentence {
        let mut sentence = if self.summoner_alive {
            Sentence::new("Von ", "Of ")
        } else {
            Sentence::new("Beschwörer tot: von ", "Summoner dead: of ")
        };
        sentence
            .counted(
                self.creatures,
                Text::new(" Kreatur", " creature"),
                Text::new(" Kreaturen", " creatures"),
            )
            .add(" beherrscht er ", " he controls ")
            .number(self.controlled)
            .add(", übrig für anderes: ", ", left for other things: ")
            .counted(answer.actions_left, ACTION, ACTIONS);
        if answer.raging > 0 {
            sentence.add("; eine ", "; a ").add(
                if self.forced {
                    "zum Handeln gezwungene"
                } else {
                    "wütende"
                },
                if self.forced {
                    "creature forced to act"
                } else {
                    "raging one"
                },
            );
            if self.summoner_alive && !self.takes_control {
                sentence.add(
                    ", bei einer 1 nicht zurückgenommen,",
                    ", not taken back on a 1,",
                );
            }
            sentence
                .add(
                    " wendet sich mit ",
                    " turns on its own side with a chance of ",
                )
                .chance(answer.turns_on_own_side, None)
                .add(
                    " gegen die eigene Seite, und zwar innerhalb von ",
                    " within ",
                )
                .counted(
                    self.rounds,
                    Text::new(" Runde", " round"),
                    Text::new(" Runden", " rounds"),
                );
            if self.summoner_alive && answer.actions_left == 0 {
                sentence.add(
                    "; keine Handlung bleibt, sie danach zu halten",
                    "; no action is left to hold it afterwards",
                );
            }
        }
        sentence.both(".");
        sentence
    }
}
