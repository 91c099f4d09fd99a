//! Reduced fractions over `u128`.

use core::fmt;

/// A chance or a mean as a reduced fraction; the denominator is never 0.
///
/// ```
/// use regelwerk::dice::Fraction;
/// assert_eq!(Fraction::new(57, 400).to_string(), "57/400");
/// assert_eq!(Fraction::new(400, 400).to_string(), "1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: u128,
    denominator: u128,
}

impl Fraction {
    /// Certain.
    pub const ONE: Self = Self {
        numerator: 1,
        denominator: 1,
    };
    /// Impossible.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// Reduces `numerator / denominator`; a denominator of 0 counts as 1.
    #[must_use]
    #[inline(never)]
    pub fn new(numerator: u128, denominator: u128) -> Self {
        let divisor = gcd(numerator, denominator).max(1);
        Self {
            numerator: div(numerator, divisor),
            denominator: div(denominator, divisor).max(1),
        }
    }

    /// The part above the line.
    #[must_use]
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// The part below the line.
    #[must_use]
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// The nearest `f64`.
    #[must_use]
    #[inline(never)]
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The sum, unless it outgrows `u128`.
    #[must_use]
    #[inline(never)]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        let shared = gcd(self.denominator, other.denominator);
        let left = div(other.denominator, shared);
        let right = div(self.denominator, shared);
        let numerator = self
            .numerator
            .checked_mul(left)?
            .checked_add(other.numerator.checked_mul(right)?)?;
        Some(Self::new(numerator, self.denominator.checked_mul(left)?))
    }

    /// The product, unless it outgrows `u128`.
    #[must_use]
    #[inline(never)]
    pub fn checked_mul(self, other: Self) -> Option<Self> {
        let a = Self::new(self.numerator, other.denominator);
        let b = Self::new(other.numerator, self.denominator);
        Some(Self {
            numerator: a.numerator.checked_mul(b.numerator)?,
            denominator: a.denominator.checked_mul(b.denominator)?,
        })
    }

    /// One minus this; 0 where this is more than one.
    #[must_use]
    #[inline(never)]
    pub fn complement(self) -> Self {
        Self {
            numerator: self.denominator.saturating_sub(self.numerator),
            denominator: self.denominator,
        }
    }

    /// Reads `11/80` or `1` back.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        let below: u128 = below.parse().ok()?;
        (below > 0).then_some(Self::new(above.parse().ok()?, below))
    }

    /// Which of two is more; none where that outgrows `u128`.
    #[must_use]
    pub fn compare(self, other: Self) -> Option<core::cmp::Ordering> {
        let left = self.numerator.checked_mul(other.denominator)?;
        Some(left.cmp(&other.numerator.checked_mul(self.denominator)?))
    }

    /// The text, unless a part has more than 38 digits.
    #[must_use]
    #[inline(never)]
    pub fn short(self) -> Option<String> {
        const LIMIT: u128 = 10_u128.pow(38);
        (self.numerator < LIMIT && self.denominator < LIMIT).then(|| self.to_string())
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Small numbers take the short way: 128-bit division is slow in WebAssembly.
        match (u64::try_from(self.numerator), self.denominator) {
            (Ok(n), 1) => write!(f, "{n}"),
            (Ok(n), d) => match u64::try_from(d) {
                Ok(d) => write!(f, "{n}/{d}"),
                Err(_) => write!(f, "{n}/{d}"),
            },
            (Err(_), 1) => write!(f, "{}", self.numerator),
            (Err(_), d) => write!(f, "{}/{d}", self.numerator),
        }
    }
}

/// Division with a short way for small numbers.
fn div(a: u128, b: u128) -> u128 {
    match (u64::try_from(a), u64::try_from(b)) {
        (Ok(a), Ok(b)) => u128::from(a.checked_div(b).unwrap_or(0)),
        _ => a.checked_div(b).unwrap_or(0),
    }
}

/// Greatest common divisor; `gcd(a, 0)` is `a`.
#[inline(never)]
pub(super) fn gcd(a: u128, b: u128) -> u128 {
    if let (Ok(mut a), Ok(mut b)) = (u64::try_from(a), u64::try_from(b)) {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        return u128::from(a);
    }
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
