//! A small fraction of whole numbers. Where numerator or denominator outgrow
//! `u128` only the decimal value is left.

use std::fmt;

#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    exact: Option<(u128, u128)>,
    value: f64,
}

fn greatest_common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 {
        a
    } else {
        greatest_common_divisor(b, a % b)
    }
}

impl Fraction {
    pub fn new(numerator: u128, denominator: u128) -> Self {
        assert!(denominator > 0, "a fraction needs a denominator");
        let common = greatest_common_divisor(numerator, denominator);
        let (numerator, denominator) = (numerator / common, denominator / common);
        Self {
            exact: Some((numerator, denominator)),
            value: numerator as f64 / denominator as f64,
        }
    }

    pub fn zero() -> Self {
        Self::new(0, 1)
    }

    pub fn one() -> Self {
        Self::new(1, 1)
    }

    pub fn plus(self, other: Self) -> Self {
        if let (Some((a, b)), Some((c, d))) = (self.exact, other.exact) {
            let common = greatest_common_divisor(b, d);
            let denominator = (b / common).checked_mul(d);
            let left = a.checked_mul(d / common);
            let right = c.checked_mul(b / common);
            if let (Some(denominator), Some(left), Some(right)) = (denominator, left, right)
                && let Some(numerator) = left.checked_add(right)
            {
                return Self::new(numerator, denominator);
            }
        }
        Self {
            exact: None,
            value: self.value + other.value,
        }
    }

    pub fn times(self, other: Self) -> Self {
        if let (Some((a, b)), Some((c, d))) = (self.exact, other.exact) {
            // Reduced crosswise first, so that it fits as long as the result does.
            let first = greatest_common_divisor(a, d);
            let second = greatest_common_divisor(c, b);
            let numerator = (a / first).checked_mul(c / second);
            let denominator = (b / second).checked_mul(d / first);
            if let (Some(numerator), Some(denominator)) = (numerator, denominator) {
                return Self::new(numerator, denominator);
            }
        }
        Self {
            exact: None,
            value: self.value * other.value,
        }
    }

    pub fn is_zero(self) -> bool {
        self.value == 0.0
    }

    /// The decimal value, always there.
    pub fn value(self) -> f64 {
        self.value
    }

    /// `"3/20"`, `"1"`, `"0"`; nothing where the fraction has outgrown `u128`.
    pub fn text(self) -> Option<String> {
        match self.exact {
            Some((numerator, 1)) => Some(numerator.to_string()),
            Some((numerator, denominator)) => Some(format!("{numerator}/{denominator}")),
            None => None,
        }
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Some(text) => f.write_str(&text),
            None => write!(f, "{}", self.value),
        }
    }
}
