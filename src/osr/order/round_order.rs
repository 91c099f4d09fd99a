//! What happens in a round, in which segment.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_CAST, O_INIT, O_ROUND, SEGMENTS};
use crate::osr::OsrRulings;
use crate::osr::rulings::EqualInitiative;
use crate::rules::{Fields, Label, Lookup, Need, Rule, Sentence, Text, Visitor, choices};

choices! {
    /// A side of the fight.
    pub enum FightSide {
        /// The first side.
        First = "first", "erste Seite", "first side";
        /// The second side.
        Second = "second", "zweite Seite", "second side";
    }
}

choices! {
    /// A step of the round.
    pub enum OrderStepId {
        /// Surprise is rolled, once an encounter.
        Surprise = "surprise", "Überraschung auswürfeln", "roll for surprise";
        /// Spells and general actions are declared.
        Declare = "declare", "Zauber und Absichten ansagen", "declare spells and intentions";
        /// Initiative is rolled.
        Initiative = "initiative", "Initiative auswürfeln", "roll for initiative";
        /// A side acts, and what it does takes effect.
        Acts = "acts", "handelt, Folgen treten ein", "acts, with its results";
        /// A spell takes effect.
        Spell = "spell", "Zauber wirkt", "spell takes effect";
        /// The dice are equal and are rolled again.
        Again = "again", "Gleichstand: neu würfeln", "equal: roll again";
        /// The round is over; on to the next declarations.
        Over = "over", "Runde vorbei, neue Ansagen", "round over, new declarations";
    }
}

/// A round whose initiative dice lie on the table.
///
/// ```
/// use regelwerk::osr::order::RoundOrder;
/// use regelwerk::rules::Lookup;
/// let round = RoundOrder { first_die: 5, second_die: 2, first_casting_time: Some(4), ..RoundOrder::default() };
/// let steps = round.answer().steps;
/// // The first side acts in segment 2, the second in segment 5, the spell works in segment 6.
/// let segments: Vec<_> = steps.iter().filter_map(|step| step.segment).collect();
/// assert_eq!(segments, [2, 5, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct RoundOrder {
    /// Initiative die of the first side, 1 to 6.
    pub first_die: i32,
    /// Initiative die of the second side, 1 to 6.
    pub second_die: i32,
    /// Whether the encounter begins with this round, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub begins: bool,
    /// Casting time of a spell of the first side in segments, 0 to 30; left out: no spell.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub first_casting_time: Option<i32>,
    /// Casting time of a spell of the second side in segments, 0 to 30; left out: no spell.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second_casting_time: Option<i32>,
    /// Readings of what the book leaves open.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rulings: OsrRulings,
}

impl Default for RoundOrder {
    fn default() -> Self {
        Self {
            first_die: 1,
            second_die: 1,
            begins: false,
            first_casting_time: None,
            second_casting_time: None,
            rulings: OsrRulings::default(),
        }
    }
}

impl Fields for RoundOrder {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.integer("firstDie".into(), Required, &mut self.first_die, 1, 6);
        visitor.integer("secondDie".into(), Required, &mut self.second_die, 1, 6);
        visitor.flag("begins".into(), Optional, &mut self.begins);
        visitor.maybe_integer(
            "firstCastingTime".into(),
            &mut self.first_casting_time,
            0,
            30,
        );
        visitor.maybe_integer(
            "secondCastingTime".into(),
            &mut self.second_casting_time,
            0,
            30,
        );
        visitor.object("rulings".into(), Optional, &mut self.rulings);
    }
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OrderStep {
    /// Which.
    pub id: OrderStepId,
    /// Of which side; left out where it concerns both.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub side: Option<FightSide>,
    /// In which segment.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub segment: Option<i32>,
    /// How many rounds later.
    pub rounds_later: i32,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// In words.
    #[cfg_attr(feature = "bindings", tsify(type = "Text"))]
    pub label: Text,
}

/// The round, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RoundOrderAnswer {
    /// The steps, in order.
    pub steps: Vec<OrderStep>,
    /// In a sentence.
    pub because: Sentence,
}

fn step(id: OrderStepId, side: Option<FightSide>, segment: Option<i32>, rule: Rule) -> OrderStep {
    let later = segment.map_or(0, |segment| (segment - 1).div_euclid(SEGMENTS));
    OrderStep {
        id,
        side,
        segment: segment.map(|segment| segment - later * SEGMENTS),
        rounds_later: later,
        rule,
        label: id.label(),
    }
}

impl Lookup for RoundOrder {
    type Answer = RoundOrderAnswer;

    fn answer(&self) -> RoundOrderAnswer {
        let mut steps = Vec::new();
        // O-ROUND: surprise, declarations, initiative, one side, the other side, the next round.
        if self.begins {
            steps.push(step(OrderStepId::Surprise, None, None, O_ROUND));
        }
        steps.push(step(OrderStepId::Declare, None, None, O_ROUND));
        steps.push(step(OrderStepId::Initiative, None, None, O_INIT));
        let tie = self.first_die == self.second_die;
        if tie && self.rulings.initiative_tie == EqualInitiative::Reroll {
            steps.push(step(OrderStepId::Again, None, None, O_INIT));
            return RoundOrderAnswer {
                steps,
                because: Sentence::new(
                    "Gleichstand: beide Seiten würfeln neu.",
                    "Equal dice: both sides roll again.",
                ),
            };
        }
        let (first, second) = (self.second_die, self.first_die);
        let mut timed = vec![
            step(
                OrderStepId::Acts,
                Some(FightSide::First),
                Some(first),
                O_INIT,
            ),
            step(
                OrderStepId::Acts,
                Some(FightSide::Second),
                Some(second),
                O_INIT,
            ),
        ];
        let spells = [
            (FightSide::First, first, self.first_casting_time),
            (FightSide::Second, second, self.second_casting_time),
        ];
        for (side, begun, time) in spells {
            if let Some(time) = time {
                timed.push(step(
                    OrderStepId::Spell,
                    Some(side),
                    Some(begun + time),
                    O_CAST,
                ));
            }
        }
        timed.sort_by_key(|step| (step.rounds_later, step.segment));
        let later = timed.iter().position(|step| step.rounds_later > 0);
        let next_round = timed.split_off(later.unwrap_or(timed.len()));
        steps.extend(timed);
        steps.push(step(OrderStepId::Over, None, None, O_ROUND));
        steps.extend(next_round);
        let mut because = Sentence::new(
            "Jede Seite handelt in dem Segment, das der Würfel der anderen zeigt: die erste in ",
            "Each side acts in the segment on the other's die: the first in ",
        );
        because
            .number(first)
            .add(", die zweite in ", ", the second in ")
            .number(second)
            .both(".");
        RoundOrderAnswer { steps, because }
    }
}
