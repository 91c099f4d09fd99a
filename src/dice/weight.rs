//! A chance in a chain: exact while the fractions fit, beside it always as `f64`.

use super::Fraction;

/// A chance, exactly where that fits. Only sums of products of positive numbers are formed, so in
/// `f64` no digits cancel.
///
/// ```
/// use regelwerk::dice::{Fraction, Weight};
/// let third = Weight::exactly(Fraction::new(1, 3));
/// assert_eq!(third.plus(third).exact(), Some(Fraction::new(2, 3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weight {
    exact: Option<Fraction>,
    float: f64,
}

impl Weight {
    /// Impossible.
    pub const ZERO: Self = Self {
        exact: Some(Fraction::ZERO),
        float: 0.0,
    };

    /// Certain.
    pub const ONE: Self = Self {
        exact: Some(Fraction::ONE),
        float: 1.0,
    };

    /// A chance that is known exactly.
    #[must_use]
    pub fn exactly(chance: Fraction) -> Self {
        Self {
            exact: Some(chance),
            float: chance.to_f64(),
        }
    }

    /// A chance that is known as `f64` only.
    #[must_use]
    pub const fn about(chance: f64) -> Self {
        Self {
            exact: None,
            float: chance,
        }
    }

    /// A caller's chance from 0 to 1; exact with up to six decimals.
    #[must_use]
    pub fn given(chance: f64) -> Self {
        let millionths = (chance * 1e6).round();
        let exact = millionths / 1e6 == chance;
        Self {
            exact: exact.then(|| Fraction::new(millionths as u128, 1_000_000)),
            float: chance,
        }
    }

    /// One minus this.
    #[must_use]
    pub fn complement(self) -> Self {
        Self {
            exact: self.exact.map(Fraction::complement),
            float: 1.0 - self.float,
        }
    }

    /// The sum.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let sum = |a: Fraction, b| a.checked_add(b);
        Self {
            exact: self.exact.zip(other.exact).and_then(|(a, b)| sum(a, b)),
            float: self.float + other.float,
        }
    }

    /// The product.
    #[must_use]
    pub fn times(self, other: Self) -> Self {
        let product = |a: Fraction, b| a.checked_mul(b);
        // 0 stays exactly 0, whatever the other has become.
        let exact = if self.is_zero() || other.is_zero() {
            Some(Fraction::ZERO)
        } else {
            self.exact.zip(other.exact).and_then(|(a, b)| product(a, b))
        };
        Self {
            exact,
            float: self.float * other.float,
        }
    }

    /// Whether it cannot be; a chance too small for `f64` counts as none.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.exact == Some(Fraction::ZERO) || self.float == 0.0
    }

    /// The chance as a fraction, where it is known.
    #[must_use]
    pub const fn exact(self) -> Option<Fraction> {
        self.exact
    }

    /// The chance as `f64`.
    #[must_use]
    pub fn value(self) -> f64 {
        self.exact.map_or(self.float, Fraction::to_f64)
    }
}
