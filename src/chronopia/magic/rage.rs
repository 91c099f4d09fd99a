//! What a creature does that nobody controls: one roll on the rage table.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{C_M_CONTROL, C_M_TABLE};
use crate::chronopia::ChronopiaRulings;
use crate::dice::{D20, Dice, Halt, Roll, Weights};
use crate::rules::{
    Error, Fields, Frame, Label, Measures, Need, Odds, Procedure, Question, Sentence, Visitor,
    bands, check, choices, outcome_measures, outcome_odds, outcomes,
};

choices! {
    /// What a raging creature does (C-M-TABLE).
    pub enum RageOutcome {
        /// The summoner has it under control again.
        Controlled = "controlled", "wieder beherrscht", "under control again";
        /// All actions against the nearest enemy.
        AttacksNearestEnemy = "attacksNearestEnemy", "greift den nächsten Feind an", "attacks the nearest enemy";
        /// All actions against whoever is nearest; the opponent directs it.
        AttacksNearest = "attacksNearest", "greift an, wer am nächsten ist; der Gegner führt sie", "attacks whoever is nearest; the opponent directs it";
        /// All actions moving in a random direction; contact counts as a charge.
        Wanders = "wanders", "läuft in eine zufällige Richtung", "runs in a random direction";
        /// All actions against the nearest of the summoner's own army; the opponent directs it.
        AttacksOwnArmy = "attacksOwnArmy", "greift die eigene Armee an; der Gegner führt sie", "attacks its own army; the opponent directs it";
        /// All actions against the summoner.
        AttacksSummoner = "attacksSummoner", "greift den Beschwörer an", "attacks the summoner";
    }
}
outcomes! {
    RageOutcome:
    Controlled => C_M_CONTROL,
    AttacksNearestEnemy => C_M_TABLE,
    AttacksNearest => C_M_TABLE,
    Wanders => C_M_TABLE,
    AttacksOwnArmy => C_M_TABLE,
    AttacksSummoner => C_M_TABLE,
}

/// One roll on the rage table.
///
/// ```
/// use regelwerk::chronopia::magic::Rage;
/// let odds = Rage { takes_control: false, ..Rage::default() }.odds()?;
/// assert_eq!(odds.fraction("attacksSummoner"), "1/19");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Rage {
    /// Whether the summoner lives.
    pub summoner_alive: bool,
    /// Whether he takes control back on a 1; else the roll is made again without 1s. Default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub takes_control: bool,
    /// Accepted like everywhere; no ruling changes the table.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: ChronopiaRulings,
}

impl Default for Rage {
    fn default() -> Self {
        Self {
            summoner_alive: true,
            takes_control: true,
            rulings: ChronopiaRulings::default(),
        }
    }
}

impl Fields for Rage {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.flag(
            "summonerAlive".into(),
            Need::Required,
            &mut self.summoner_alive,
        );
        visitor.flag(
            "takesControl".into(),
            Need::Optional,
            &mut self.takes_control,
        );
        visitor.object("rulings".into(), Need::Optional, &mut self.rulings);
    }
}

impl Rage {
    /// Every outcome with its chance.
    ///
    /// # Errors
    /// None for this input; the type is that of all procedures.
    pub fn odds(&self) -> Result<Odds, Error> {
        check(self)?;
        Ok(self.checked().odds())
    }
}

bands! {
    /// A row of the table, as it holds for this summoner.
    pub(super) enum Row {
        /// Control, which may be refused.
        Control = "control", "Beherrschung zurück", "control back";
        NearestEnemy = "nearestEnemy", "nächster Feind", "nearest enemy";
        Nearest = "nearest", "wer am nächsten ist", "whoever is nearest";
        Wanders = "wanders", "zufällige Richtung", "random direction";
        OwnArmy = "ownArmy", "eigene Armee", "own army";
        Summoner = "summoner", "der Beschwörer", "the summoner";
    }
}

/// A roll on the rage table whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedRage {
    input: Rage,
    frame: Frame,
    table: Roll<Row>,
    /// The roll without 1s after control was refused.
    again: Roll<Row>,
}

/// C-M-TABLE: 1 · 2–5 · 6–10 · 11–15 · 16–19 · 20.
fn row(face: u16, summoner_alive: bool) -> Row {
    match face {
        1 if summoner_alive => Row::Control,
        0..=5 => Row::NearestEnemy,
        6..=10 => Row::Nearest,
        11..=15 => Row::Wanders,
        20.. if summoner_alive => Row::Summoner,
        16.. => Row::OwnArmy,
    }
}

impl Question for Rage {
    type Checked = CheckedRage;

    fn checked(&self) -> CheckedRage {
        let alive = self.summoner_alive;
        let table = Roll::by_face("rage", C_M_TABLE.0, D20, None, |face| {
            Some(row(face, alive))
        });
        // Control refused: further 1s are ignored.
        let again = Roll::by_face("rageAgain", C_M_TABLE.0, D20, None, |face| {
            (face > 1).then(|| row(face, alive))
        });
        CheckedRage {
            input: *self,
            frame: Frame::default(),
            table,
            again,
        }
    }
}

impl CheckedRage {
    /// The chances of each outcome.
    pub(in crate::chronopia) fn weights(&self) -> Weights {
        let all = RageOutcome::ALL.len();
        crate::dice::walk(all, |dice| self.play(dice).map(|outcome| outcome as usize))
            .map_or_else(|| Weights::certain(0, all), |(weights, _)| weights)
    }
}

impl Procedure for CheckedRage {
    type Result = RageOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<RageOutcome, Halt> {
        let mut row = self.table.on(dice)?;
        if row == Row::Control && !self.input.takes_control {
            row = self.again.on(dice)?;
        }
        Ok(match row {
            Row::Control => RageOutcome::Controlled,
            Row::NearestEnemy => RageOutcome::AttacksNearestEnemy,
            Row::Nearest => RageOutcome::AttacksNearest,
            Row::Wanders => RageOutcome::Wanders,
            Row::OwnArmy => RageOutcome::AttacksOwnArmy,
            Row::Summoner => RageOutcome::AttacksSummoner,
        })
    }

    fn odds(&self) -> Odds {
        outcome_odds(self, |weights, _, sentence| {
            let own = [RageOutcome::AttacksOwnArmy, RageOutcome::AttacksSummoner];
            let chance = weights.sum(own.map(|outcome| outcome as usize));
            sentence
                .add(
                    ": greift die eigene Seite an mit ",
                    ": attacks its own side with a chance of ",
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
        sentence.add("Wütende Kreatur", "Raging creature");
        if !self.input.summoner_alive {
            sentence.add(", Beschwörer tot", ", summoner dead");
        } else if !self.input.takes_control {
            sentence.add(", Beherrschung wird abgelehnt", ", control is refused");
        }
    }

    fn name(&self, result: &RageOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
