//! Questions that no single answer answers: the other way round, over many inputs at once, between
//! two of them. They are asked of every procedure in the same way; nothing here knows a game.
//!
//! | question | where |
//! | --- | --- |
//! | what does it take to reach a chance? | [`need`] |
//! | how do the chances run over one or two fields? | [`sweep`] |
//! | which rulings would change them? | [`rulings_that_matter`] |
//! | what makes the difference between two inputs? | [`compare`] |
//!
//! ```
//! use regelwerk::chronopia::ranged::{Shot, Weapon};
//! use regelwerk::questions::{self, NeedQuery, Plain};
//!
//! let weapon = Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() };
//! let shot = Shot { ranged_skill: 12, weapon, distance: 14.0, armour: 13, ..Shot::default() };
//! let query = NeedQuery::chance("rangedSkill", &["perfect", "wound"], 0.4);
//! let answer = questions::need(questions::with_dice(shot), &query)?;
//! assert!(answer.possible);
//! assert_eq!((answer.value, answer.change), (Plain::Number(18.0), Some(6.0)));
//! # Ok::<(), regelwerk::rules::Error>(())
//! ```

mod axis;
mod compare;
mod measure;
mod need;
mod place;
mod registry;
mod rulings;
mod sweep;
mod teller;
mod words;
mod writer;

pub use axis::{Axis, AxisValues};
pub use compare::{CompareQuery, Comparison, InputChange, MeasureChange, compare};
pub use measure::{MeasureValue, Wanted, Word};
pub use need::{NeedAnswer, NeedQuery, NeedTried, need};
pub use place::Plain;
pub(crate) use registry::{Entry, by_dice, by_table};
pub use registry::{ids, open, open_at};
pub use rulings::{RulingMatters, RulingReading, RulingsAnswer, rulings_that_matter};
pub use sweep::{SweepAnswer, SweepQuery, sweep};

use crate::rules::{Fields, Lookup, Measures, Procedure, Question, Signature};

/// A procedure with its input, whichever it is.
pub trait Asked {
    /// The input.
    fn fields(&mut self) -> &mut dyn Fields;
    /// What the answer is measured by; the input must be right.
    fn measures(&self) -> Measures;
    /// See [`Question::signature`].
    fn signature(&self) -> Option<Signature>;
    /// The same procedure with an input at its defaults.
    fn fresh(&self) -> Box<dyn Asked>;
    /// The system, where it is known: by it sentences name the fields.
    fn system(&self) -> &'static str {
        ""
    }
}

struct WithDice<Q>(Q);
struct WithoutDice<L>(L);

impl<Q: Question + 'static> Asked for WithDice<Q> {
    fn fields(&mut self) -> &mut dyn Fields {
        &mut self.0
    }

    fn measures(&self) -> Measures {
        let mut measures = Measures::default();
        self.0.checked().measures(&mut measures);
        measures
    }

    fn signature(&self) -> Option<Signature> {
        self.0.signature()
    }

    fn fresh(&self) -> Box<dyn Asked> {
        by_dice::<Q>()
    }
}

impl<L: Lookup + 'static> Asked for WithoutDice<L> {
    fn fields(&mut self) -> &mut dyn Fields {
        &mut self.0
    }

    fn measures(&self) -> Measures {
        let mut measures = Measures::default();
        self.0.measures(&mut measures);
        measures
    }

    fn signature(&self) -> Option<Signature> {
        None
    }

    fn fresh(&self) -> Box<dyn Asked> {
        by_table::<L>()
    }
}

/// A procedure that is rolled for, with an input made in Rust.
pub fn with_dice<Q: Question + 'static>(input: Q) -> Box<dyn Asked> {
    Box::new(WithDice(input))
}

/// A look-up, with an input made in Rust.
pub fn without_dice<L: Lookup + 'static>(input: L) -> Box<dyn Asked> {
    Box::new(WithoutDice(input))
}
