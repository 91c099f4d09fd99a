//! Turns, rounds, segments.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::O_TIME;
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Text, Visitor, choices};

choices! {
    /// A measure of time.
    pub enum TimeUnit {
        /// 10 minutes, outside combat.
        Turn = "turn", "Phase", "turn";
        /// 1 minute, in combat.
        Round = "round", "Runde", "round";
        /// 6 seconds, a tenth of a round.
        Segment = "segment", "Segment", "segment";
    }
}

/// So many turns, rounds or segments: how long is that?
///
/// ```
/// use regelwerk::osr::order::{Duration, TimeUnit};
/// use regelwerk::rules::Lookup;
/// let three_rounds = Duration { count: 3, unit: TimeUnit::Round };
/// assert_eq!(three_rounds.answer().seconds, 180);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Duration {
    /// How many, 0 to 100,000.
    pub count: i32,
    /// Of what.
    pub unit: TimeUnit,
}

impl Fields for Duration {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.integer("count".into(), Required, &mut self.count, 0, 100_000);
        visitor.choice("unit".into(), Required, &mut self.unit);
    }
}

/// The same time in every measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct DurationAnswer {
    /// Turns of 10 minutes.
    pub turns: f64,
    /// Rounds of 1 minute.
    pub rounds: f64,
    /// Segments of 6 seconds.
    pub segments: i32,
    /// Seconds.
    pub seconds: i32,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// In a sentence.
    pub because: Sentence,
}

impl Lookup for Duration {
    type Answer = DurationAnswer;

    fn answer(&self) -> DurationAnswer {
        // O-TIME: a turn is ten rounds, a round ten segments.
        let segments = self.count
            * match self.unit {
                TimeUnit::Turn => 100,
                TimeUnit::Round => 10,
                TimeUnit::Segment => 1,
            };
        let (turns, rounds) = (f64::from(segments) / 100.0, f64::from(segments) / 10.0);
        let mut because = Sentence::default();
        because
            .decimal(turns)
            .text(some(turns, " Phase", " turn", " Phasen", " turns"))
            .add(" zu 10 Minuten = ", " of 10 minutes = ")
            .decimal(rounds)
            .text(some(rounds, " Runde", " round", " Runden", " rounds"))
            .add(" zu 1 Minute = ", " of 1 minute = ")
            .number(segments)
            .text(some(
                f64::from(segments),
                " Segment",
                " segment",
                " Segmente",
                " segments",
            ))
            .add(" zu 6 Sekunden.", " of 6 seconds.");
        DurationAnswer {
            turns,
            rounds,
            segments,
            seconds: segments * 6,
            rule: O_TIME,
            because,
        }
    }
}

/// What is counted: one of it, or any other number.
fn some(
    number: f64,
    one_de: &'static str,
    one_en: &'static str,
    many_de: &'static str,
    many_en: &'static str,
) -> Text {
    if number == 1.0 {
        Text::new(one_de, one_en)
    } else {
        Text::new(many_de, many_en)
    }
}
