//! The core: dice, exact chances, sources. No game word in it.
//!
//! | question | where |
//! | --- | --- |
//! | what do the faces of one roll mean? | [`Roll`], [`Test`], [`Band`] |
//! | who rolls? | [`Dice`]: [`walk()`] (every branch), [`Seeded`], [`Told`] |
//! | how likely is each outcome? | [`Weights`], [`Weight`], [`Fraction`] |
//! | how often do n like tries succeed? | [`Counts`] |
//! | what do tries add up to, when each changes the state of the next? | [`Chain`] |
//! | what does `2W6+1` come to? | [`Expression`] |

mod chain;
mod counts;
mod expression;
mod fraction;
mod roll;
mod source;
mod walk;
mod weight;

pub use chain::{Branch, Chain};
pub use counts::Counts;
pub use expression::{Expression, ExpressionError};
pub use fraction::Fraction;
pub(crate) use roll::fixed;
pub use roll::{Band, D20, Named, Roll, Test};
pub use source::{Dice, Halt, Rolled, Seeded, Told};
pub use walk::{Weights, walk};
pub use weight::Weight;
