//! The core: dice, exact chances, sources. No game word in it.
//!
//! | question | where |
//! | --- | --- |
//! | what do the faces of one roll mean? | [`Roll`], [`Test`], [`Band`] |
//! | who rolls? | [`Dice`]: [`walk()`] (every branch), [`Seeded`], [`Told`] |
//! | how likely is each outcome? | [`Weights`], [`Fraction`] |
//! | how often do n like tries succeed? | [`Counts`] |
//! | what does `2W6+1` come to? | [`Expression`] |

mod counts;
mod expression;
mod fraction;
mod roll;
mod source;
mod walk;

pub use counts::Counts;
pub use expression::{Expression, ExpressionError};
pub use fraction::Fraction;
pub use roll::{Band, D20, Named, Roll, Test};
pub use source::{Dice, Halt, Rolled, Seeded, Told};
pub use walk::{Weights, walk};
