//! Summoning a creature.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::spell::{casting_target, name_concentration, name_target};
use super::{C_M_SUMMON, C_M_SUMMON1, C_M_SUMMON20};
use crate::chronopia::ChronopiaRulings;
use crate::chronopia::test::test;
use crate::dice::{Dice, Halt, Roll};
use crate::rules::{
    Code, Error, Fields, Frame, Label, MOST_MODIFIERS, Measures, Modifier, Need, Odds, Problems,
    Procedure, Question, Sentence, Visitor, check, choices, name_modifiers, outcome_measures,
    outcome_odds, outcomes,
};

choices! {
    /// What a summoning comes to.
    pub enum SummoningOutcome {
        /// A natural 1: it may be activated right after the summoner's activation.
        Perfect = "perfect", "erscheint und darf gleich handeln", "appears and may act at once";
        /// It appears within 4 inches and cannot be activated in this round.
        Summoned = "summoned", "erscheint", "appears";
        /// Nothing happens.
        Failed = "failed", "misslungen", "failed";
        /// A natural 20: it appears and rages.
        OutOfControl = "outOfControl", "erscheint außer Kontrolle", "appears out of control";
    }
}
outcomes! {
    SummoningOutcome:
    Perfect => C_M_SUMMON1,
    Summoned => C_M_SUMMON,
    Failed => C_M_SUMMON,
    OutOfControl => C_M_SUMMON20,
}

/// One summoning.
///
/// ```
/// use regelwerk::chronopia::magic::Summoning;
/// let summoning = Summoning { magic: 14, level: 4, actions: 3, ..Summoning::default() };
/// assert_eq!(summoning.odds()?.fraction("summoned"), "9/20");
/// let third = Summoning { summoned: 3, ..summoning };
/// assert_eq!(third.odds().unwrap_err().path(), Some("summoned"));
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Summoning {
    /// Magic rating of the summoner (MG), 0 to 99.
    pub magic: i32,
    /// Level of the spell, 1 to 10.
    pub level: i32,
    /// Actions of the summoner, 1 to 20: so many may be summoned in a game (C-M-LIMIT).
    pub actions: i32,
    /// Summoned in this game so far, dead ones and raging ones counted, 0 to 20; at the limit: an error.
    pub summoned: i32,
    /// Actions spent on concentration before this casting (C-M-CONCENTRATE), 0 to 9, default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub concentrate: i32,
    /// What each of them adds, 0 to 20, default 2; an assumption, no source gives the figure.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub concentrate_bonus: i32,
    /// Modifiers of the caller's own, at most 50.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub modifiers: Vec<Modifier>,
    /// Accepted like everywhere; no ruling changes a summoning.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for Summoning {
    fn default() -> Self {
        Self {
            magic: 0,
            level: 1,
            actions: 1,
            summoned: 0,
            concentrate: 0,
            concentrate_bonus: 2,
            modifiers: Vec::new(),
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Fields for Summoning {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("magic".into(), Required, &mut self.magic, 0, 99);
        visitor.integer("level".into(), Required, &mut self.level, 1, 10);
        visitor.integer("actions".into(), Required, &mut self.actions, 1, 20);
        visitor.integer("summoned".into(), Required, &mut self.summoned, 0, 20);
        visitor.integer("concentrate".into(), Optional, &mut self.concentrate, 0, 9);
        visitor.integer(
            "concentrateBonus".into(),
            Optional,
            &mut self.concentrate_bonus,
            0,
            20,
        );
        visitor.list(
            "modifiers".into(),
            Optional,
            &mut self.modifiers,
            MOST_MODIFIERS,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }

    fn check(&self, problems: &mut Problems) {
        // C-M-LIMIT: as many in a game as he has actions.
        if self.summoned >= self.actions {
            let mut expected = Sentence::new("weniger als `actions` (", "less than `actions` (");
            expected.number(self.actions).add(
                "): so viele darf er im Spiel beschwören",
                "), which is how many he may summon in a game",
            );
            problems.push(Code::NotAllowed, "summoned".into(), expected);
        }
    }
}

impl Summoning {
    /// Every outcome with its chance.
    ///
    /// # Errors
    /// All problems at once; `summoned` at the limit is one of them.
    pub fn odds(&self) -> Result<Odds, Error> {
        check(self)?;
        Ok(self.checked().odds())
    }
}

/// A summoning whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedSummoning {
    input: Summoning,
    frame: Frame,
    cast: Roll<SummoningOutcome>,
}

impl Question for Summoning {
    type Checked = CheckedSummoning;

    fn checked(&self) -> CheckedSummoning {
        use SummoningOutcome::{Failed, OutOfControl, Perfect, Summoned};
        let mut frame = Frame::default();
        if self.concentrate > 0 {
            frame.assume("concentrateBonus");
        }
        // C-M-SUMMON: cast like any spell.
        let target = casting_target(
            &mut frame,
            [
                self.magic,
                self.level,
                self.concentrate * self.concentrate_bonus,
            ],
            &self.modifiers,
        );
        let cast = test(
            "cast",
            C_M_SUMMON,
            target,
            [Perfect, Summoned, Failed, OutOfControl],
        );
        CheckedSummoning {
            input: self.clone(),
            frame,
            cast,
        }
    }
}

impl Procedure for CheckedSummoning {
    type Result = SummoningOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<SummoningOutcome, Halt> {
        self.cast.on(dice)
    }

    fn odds(&self) -> Odds {
        outcome_odds(self, |weights, tests, sentence| {
            let target = tests.first().and_then(|test| test.target);
            name_target(target.unwrap_or(0), sentence);
            let appears = [SummoningOutcome::Perfect, SummoningOutcome::Summoned];
            let chance = weights.sum(appears.map(|outcome| outcome as usize));
            sentence
                .add(
                    "; erscheint beherrscht mit ",
                    "; appears under control with a chance of ",
                )
                .chance(chance.to_f64(), Some(chance));
        })
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        let summoning = &self.input;
        sentence
            .add("Beschwörung der Stufe ", "Summoning of level ")
            .number(summoning.level)
            .add(" mit MG ", " with PW ")
            .number(summoning.magic)
            .both(", ")
            .number(summoning.summoned)
            .add(" von ", " of ")
            .number(summoning.actions)
            .add(" schon beschworen", " already summoned");
        name_concentration(summoning.concentrate, summoning.concentrate_bonus, sentence);
        name_modifiers(&summoning.modifiers, sentence);
    }

    fn name(&self, result: &SummoningOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
