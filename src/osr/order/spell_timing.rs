//! When a spell that was begun takes effect, and what spoils it.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{O_CAST, SEGMENTS};
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Text, Visitor};

/// A spell that was begun in a segment.
///
/// ```
/// use regelwerk::osr::order::SpellTiming;
/// use regelwerk::rules::Lookup;
/// let fireball = SpellTiming { begun: 5, casting_time: 3, ..SpellTiming::default() };
/// assert_eq!(fireball.answer().segment, 8);
/// let hurt = SpellTiming { damaged_in: Some(6), ..fireball };
/// assert!(!hurt.answer().takes_effect);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct SpellTiming {
    /// The segment in which it was begun, 1 to 10.
    pub begun: i32,
    /// Casting time in segments, 0 to 30.
    pub casting_time: i32,
    /// The segment in which the caster takes damage, counted on past 10 into later rounds, 1 to 50;
    /// left out: none.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub damaged_in: Option<i32>,
}

impl Default for SpellTiming {
    fn default() -> Self {
        Self {
            begun: 1,
            casting_time: 0,
            damaged_in: None,
        }
    }
}

impl Fields for SpellTiming {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.integer("begun".into(), Required, &mut self.begun, 1, 10);
        visitor.integer(
            "castingTime".into(),
            Required,
            &mut self.casting_time,
            0,
            30,
        );
        visitor.maybe_integer("damagedIn".into(), &mut self.damaged_in, 1, 50);
    }
}

/// When the spell takes effect, if it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SpellTimingAnswer {
    /// Whether it takes effect.
    pub takes_effect: bool,
    /// The segment of its round, 1 to 10.
    pub segment: i32,
    /// How many rounds later.
    pub rounds_later: i32,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for SpellTiming {
    type Answer = SpellTimingAnswer;

    fn answer(&self) -> SpellTimingAnswer {
        // O-CAST: begun in s with casting time c it takes effect in s + c; past 10 in the next round.
        let arrives = self.begun + self.casting_time;
        let rounds_later = (arrives - 1).div_euclid(SEGMENTS);
        let segment = arrives - rounds_later * SEGMENTS;
        let spoilt = self
            .damaged_in
            .filter(|hurt| (self.begun..arrives).contains(hurt));
        let mut because = Sentence::default();
        if let Some(hurt) = spoilt {
            because
                .add(
                    "Schaden beim Zaubern verdirbt den Spruch: Segment ",
                    "Damage while casting spoils the spell: segment ",
                )
                .number(hurt)
                .add(" liegt vor ", " comes before ")
                .number(arrives);
        } else {
            because
                .add("Begonnen in Segment ", "Begun in segment ")
                .number(self.begun)
                .add(", Zauberaufwand ", ", casting time ")
                .number(self.casting_time)
                .add(": wirkt in Segment ", ": takes effect in segment ")
                .number(segment);
            if rounds_later > 0 {
                because.both(", ").counted(
                    rounds_later,
                    Text::new(" Runde später", " round later"),
                    Text::new(" Runden später", " rounds later"),
                );
            }
        }
        because.both(".");
        SpellTimingAnswer {
            takes_effect: spoilt.is_none(),
            segment,
            rounds_later,
            rule: O_CAST,
            because,
        }
    }
}
