//! Surprise: a d6 a side.

#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::O_ROUND;
use crate::dice::{Dice, Halt, Roll};
use crate::osr::host::O_HOST_SURPRISE;
use crate::rules::{
    Error, Fields, Frame, Label, Measures, Need, Odds, Outcome, Procedure, Question, Sentence,
    Visitor, bands, check, choices, outcome_measures, outcome_odds, outcomes,
};

choices! {
    /// Which side loses how many segments in the end.
    pub enum SurpriseOutcome {
        /// Nobody, or both as many.
        Neither = "neither", "niemand ist im Nachteil", "neither side is behind";
        /// The first side loses one segment.
        First1 = "first1", "die erste Seite verliert 1 Segment", "the first side loses 1 segment";
        /// The first side loses two segments.
        First2 = "first2", "die erste Seite verliert 2 Segmente", "the first side loses 2 segments";
        /// The first side loses three segments.
        First3 = "first3", "die erste Seite verliert 3 Segmente", "the first side loses 3 segments";
        /// The second side loses one segment.
        Second1 = "second1", "die zweite Seite verliert 1 Segment", "the second side loses 1 segment";
        /// The second side loses two segments.
        Second2 = "second2", "die zweite Seite verliert 2 Segmente", "the second side loses 2 segments";
        /// The second side loses three segments.
        Second3 = "second3", "die zweite Seite verliert 3 Segmente", "the second side loses 3 segments";
    }
}
outcomes! {
    SurpriseOutcome:
    Neither => O_ROUND,
    First1 => O_HOST_SURPRISE,
    First2 => O_HOST_SURPRISE,
    First3 => O_HOST_SURPRISE,
    Second1 => O_HOST_SURPRISE,
    Second2 => O_HOST_SURPRISE,
    Second3 => O_HOST_SURPRISE,
}

bands! {
    /// What a die for surprise says.
    pub(super) enum Lost {
        None = "alert", "nicht überrascht", "not surprised";
        One = "segments1", "1 Segment überrascht", "surprised for 1 segment";
        Two = "segments2", "2 Segmente überrascht", "surprised for 2 segments";
        Three = "segments3", "3 Segmente überrascht", "surprised for 3 segments";
    }
}

/// A side that may be surprised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct SurprisedSide {
    /// Highest face of the d6 on which this side is surprised, 1 to 3, default 2.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub surprised_on: i32,
}

impl Default for SurprisedSide {
    fn default() -> Self {
        Self { surprised_on: 2 }
    }
}

impl Fields for SurprisedSide {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.integer(
            "surprisedOn".into(),
            Need::Optional,
            &mut self.surprised_on,
            1,
            3,
        );
    }
}

/// Two sides meet: who is surprised, once an encounter?
///
/// ```
/// use regelwerk::osr::order::Surprise;
/// assert_eq!(Surprise::default().odds()?.fraction("neither"), "1/2");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct Surprise {
    /// The first side.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub first: SurprisedSide,
    /// The second side.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub second: SurprisedSide,
}

impl Fields for Surprise {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("first".into(), Need::Optional, &mut self.first);
        visitor.object("second".into(), Need::Optional, &mut self.second);
    }
}

impl Surprise {
    /// Checks the input.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<CheckedSurprise, Error> {
        check(self)?;
        Ok(self.checked())
    }

    /// Every outcome with its chance.
    ///
    /// # Errors
    /// See [`check`](Self::check).
    pub fn odds(&self) -> Result<Odds, Error> {
        Ok(self.check()?.odds())
    }
}

impl Question for Surprise {
    type Checked = CheckedSurprise;

    fn checked(&self) -> CheckedSurprise {
        let mut frame = Frame::default();
        let mut die = |of, side: SurprisedSide| {
            let _ = frame.tally(of, O_ROUND, side.surprised_on);
            Roll::by_face(of, O_ROUND.0, 6, Some(side.surprised_on), |face| {
                // O-ROUND: as many segments as the die shows, where that is low enough.
                Some(match face {
                    face if i32::from(face) > side.surprised_on => Lost::None,
                    1 => Lost::One,
                    2 => Lost::Two,
                    _ => Lost::Three,
                })
            })
        };
        CheckedSurprise {
            input: *self,
            first: die("first", self.first),
            second: die("second", self.second),
            frame,
        }
    }
}

/// A meeting whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedSurprise {
    input: Surprise,
    first: Roll<Lost>,
    second: Roll<Lost>,
    frame: Frame,
}

impl Procedure for CheckedSurprise {
    type Result = SurpriseOutcome;
    type Odds = Odds;

    fn play(&self, dice: &mut dyn Dice) -> Result<SurpriseOutcome, Halt> {
        let first = self.first.on(dice)? as i32;
        let second = self.second.on(dice)? as i32;
        // Both surprised: the difference counts.
        Ok(match first - second {
            1 => SurpriseOutcome::First1,
            2 => SurpriseOutcome::First2,
            3.. => SurpriseOutcome::First3,
            -1 => SurpriseOutcome::Second1,
            -2 => SurpriseOutcome::Second2,
            ..=-3 => SurpriseOutcome::Second3,
            0 => SurpriseOutcome::Neither,
        })
    }

    fn odds(&self) -> Odds {
        outcome_odds(self, |weights, _, sentence| {
            let first = weights.sum([1, 2, 3]);
            let second = weights.sum([4, 5, 6]);
            let neither = weights.chance(SurpriseOutcome::Neither.index());
            sentence
                .both(": ")
                .text(SurpriseOutcome::Neither.label())
                .add(" mit ", " with ")
                .chance(neither.to_f64(), Some(neither));
            sentence
                .add(", die erste Seite mit ", ", the first side with ")
                .chance(first.to_f64(), Some(first))
                .add(", die zweite mit ", ", the second with ")
                .chance(second.to_f64(), Some(second));
        })
    }

    fn measures(&self, to: &mut Measures) {
        outcome_measures(self, to);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        let faces = |most: i32, sentence: &mut Sentence| {
            sentence.both("1");
            if most > 1 {
                sentence.add(" bis ", " to ").number(most);
            }
        };
        sentence.add("Überraschung, erste Seite bei ", "Surprise, first side on ");
        faces(self.input.first.surprised_on, sentence);
        sentence.add(", zweite bei ", ", second on ");
        faces(self.input.second.surprised_on, sentence);
    }

    fn name(&self, result: &SurpriseOutcome, sentence: &mut Sentence) {
        sentence.text(result.label());
    }
}
