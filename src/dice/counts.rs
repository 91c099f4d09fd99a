//! How many: distributions over 0, 1, 2 … and their sums.

use super::Fraction;
use super::fraction::gcd;

/// The chances of each count, exact while the weights fit `u128`, else as `f64`.
///
/// Exact sums stay exact. In `f64` every weight is a sum of products of positive numbers, so no
/// digits cancel: the relative error of an n-fold sum stays below n × the number of counts × 2⁻⁵².
///
/// ```
/// use regelwerk::dice::{Counts, Fraction};
/// let two = Counts::try_once(Fraction::new(1, 4)).times(2);
/// assert_eq!(two.chance(1), Some(Fraction::new(3, 8)));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Counts(Kind);

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Exact {
        weights: Vec<u128>,
        denominator: u128,
    },
    Float(Vec<f64>),
}

impl Counts {
    /// Always the same count.
    #[must_use]
    pub fn always(count: usize) -> Self {
        let mut weights = vec![0; count];
        weights.push(1);
        Self(Kind::Exact {
            weights,
            denominator: 1,
        })
    }

    /// One try: 1 with the chance given, else 0. A chance of 0 leaves only 0.
    #[must_use]
    pub fn try_once(chance: Fraction) -> Self {
        let miss = chance.complement();
        let mut weights = vec![miss.numerator()];
        if chance.numerator() > 0 {
            weights.push(chance.numerator());
        }
        Self(Kind::Exact {
            weights,
            denominator: chance.denominator(),
        })
    }

    /// Integer weights by count over their sum.
    #[must_use]
    pub fn weighted(weights: Vec<u128>) -> Self {
        let denominator = weights.iter().sum();
        Self(Kind::Exact {
            weights,
            denominator,
        })
    }

    /// Integer weights by count over a denominator that is their sum.
    pub(super) fn exactly(weights: Vec<u128>, denominator: u128) -> Self {
        Self(Kind::Exact {
            weights,
            denominator,
        })
    }

    /// Chances by count.
    pub(super) fn floating(chances: Vec<f64>) -> Self {
        Self(Kind::Float(chances))
    }

    /// Weights and denominator; none where the chances are known only as `f64`.
    pub(super) fn exact(&self) -> Option<(&[u128], u128)> {
        match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => Some((weights, *denominator)),
            Kind::Float(_) => None,
        }
    }

    /// One more than the highest count that can come up.
    #[must_use]
    pub fn len(&self) -> usize {
        match &self.0 {
            Kind::Exact { weights, .. } => weights.len(),
            Kind::Float(chances) => chances.len(),
        }
    }

    /// Whether there is no count at all; never so for what the constructors make.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The distribution of the sum of two independent counts.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        if let (
            Kind::Exact {
                weights: a,
                denominator: c,
            },
            Kind::Exact {
                weights: b,
                denominator: d,
            },
        ) = (&self.0, &other.0)
            && let Some(denominator) = c.checked_mul(*d)
        {
            // Every sum of products is at most the product of the denominators, so nothing overflows;
            // a checked product of 128 bits would be three times as slow.
            let weights = convolve(a, b, u128::wrapping_mul);
            return Self(Kind::Exact {
                weights,
                denominator,
            });
        }
        Self(Kind::Float(convolve(
            &self.chances(),
            &other.chances(),
            |x, y| x * y,
        )))
    }

    /// The distribution of the sum of `n` independent counts like this one.
    #[must_use]
    pub fn times(&self, n: u32) -> Self {
        let fits = match &self.0 {
            Kind::Exact { denominator, .. } => denominator.checked_pow(n).is_some(),
            Kind::Float(_) => true,
        };
        // Powers by squaring: all exact, or all in `f64`, never a mix that rounds late.
        let mut power = if fits {
            self.clone()
        } else {
            Self(Kind::Float(self.chances()))
        };
        let mut total = Self::always(0);
        let mut left = n;
        while left > 0 {
            if left % 2 == 1 {
                total = total.plus(&power);
            }
            left /= 2;
            if left > 0 {
                power = power.plus(&power);
            }
        }
        total
    }

    /// Puts counts together: `group` gives the new count of each old one.
    #[must_use]
    pub fn grouped(&self, group: impl Fn(usize) -> usize) -> Self {
        match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => Self(Kind::Exact {
                weights: regroup(weights, group),
                denominator: *denominator,
            }),
            Kind::Float(chances) => Self(Kind::Float(regroup(chances, group))),
        }
    }

    /// A mixture: each part with its chance, its counts raised by a number. The chances sum to 1.
    #[must_use]
    pub fn mix(parts: &[(Fraction, usize, &Self)]) -> Self {
        Self::mix_exactly(parts).unwrap_or_else(|| {
            let mut mixed = Vec::new();
            for (chance, raised, counts) in parts {
                let scaled = counts.chances().into_iter().map(|p| p * chance.to_f64());
                add_raised(&mut mixed, *raised, scaled);
            }
            Self(Kind::Float(mixed))
        })
    }

    fn mix_exactly(parts: &[(Fraction, usize, &Self)]) -> Option<Self> {
        let mut common: u128 = 1;
        for (chance, _, counts) in parts {
            let Kind::Exact { denominator, .. } = &counts.0 else {
                return None;
            };
            let own = denominator.checked_mul(chance.denominator())?;
            common = common.checked_mul(own / gcd(common, own))?;
        }
        let mut mixed = Vec::new();
        for (chance, raised, counts) in parts {
            let Kind::Exact {
                weights,
                denominator,
            } = &counts.0
            else {
                return None;
            };
            // No weight outgrows the common denominator, since the chances sum to 1.
            let scale = common / denominator / chance.denominator() * chance.numerator();
            add_raised(
                &mut mixed,
                *raised,
                weights.iter().map(|weight| weight * scale),
            );
        }
        Some(Self(Kind::Exact {
            weights: mixed,
            denominator: common,
        }))
    }

    /// The chance of exactly this count; none where it is known only as `f64`.
    #[must_use]
    pub fn chance(&self, count: usize) -> Option<Fraction> {
        match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => Some(Fraction::new(
                weights.get(count).copied().unwrap_or(0),
                *denominator,
            )),
            Kind::Float(_) => None,
        }
    }

    /// The chance of each count, index = count.
    #[must_use]
    pub fn chances(&self) -> Vec<f64> {
        match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => weights.iter().map(|w| ratio(*w, *denominator)).collect(),
            Kind::Float(chances) => chances.clone(),
        }
    }

    /// The chance of at least each count, index = count; the first is always 1.
    #[must_use]
    pub fn at_least(&self) -> Vec<f64> {
        let mut curve: Vec<f64> = match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => {
                let mut tail = 0;
                let sums = weights.iter().rev().map(|weight| {
                    tail += weight;
                    ratio(tail, *denominator)
                });
                sums.collect()
            }
            Kind::Float(chances) => {
                let mut tail = 0.0;
                let sums = chances.iter().rev().map(|chance| {
                    tail += chance;
                    f64::min(tail, 1.0)
                });
                sums.collect()
            }
        };
        curve.reverse();
        // Certain is only what leaves nothing below.
        let mut below = false;
        for (chance, at_least) in self.chances().into_iter().zip(&mut curve) {
            *at_least = if below {
                at_least.min(1.0 - f64::EPSILON)
            } else {
                1.0
            };
            below |= chance > 0.0;
        }
        curve
    }

    /// The chance of at least this count; none where it is known only as `f64`.
    #[must_use]
    pub fn tail(&self, least: usize) -> Option<Fraction> {
        let (weights, denominator) = self.exact()?;
        Some(Fraction::new(weights.iter().skip(least).sum(), denominator))
    }

    /// The chance of each count as a reduced fraction; none where one is known only as `f64`
    /// or has a part of more than 38 digits.
    #[must_use]
    pub fn fractions(&self) -> Option<Vec<String>> {
        match &self.0 {
            Kind::Exact {
                weights,
                denominator,
            } => weights
                .iter()
                .map(|weight| Fraction::new(*weight, *denominator).short())
                .collect(),
            Kind::Float(_) => None,
        }
    }

    /// The mean count.
    #[must_use]
    pub fn mean(&self) -> f64 {
        // From the back: the small parts first.
        let parts = self.chances();
        let weighted = parts.iter().enumerate().rev().map(|(i, p)| i as f64 * p);
        weighted.fold(0.0, |sum, part| sum + part)
    }
}

/// `weight / denominator`, rounded once where both fit 53 bits.
fn ratio(weight: u128, denominator: u128) -> f64 {
    weight as f64 / denominator as f64
}

/// The sum of all products whose indices add up to each count.
fn convolve<T: Copy + Default + core::ops::AddAssign>(
    a: &[T],
    b: &[T],
    product: impl Fn(T, T) -> T,
) -> Vec<T> {
    let mut sums = vec![T::default(); (a.len() + b.len()).saturating_sub(1)];
    for (i, &x) in a.iter().enumerate() {
        // A slice: `skip` would ask at every sum whether it is behind it.
        for (sum, &y) in sums.get_mut(i..).unwrap_or_default().iter_mut().zip(b) {
            *sum += product(x, y);
        }
    }
    sums
}

/// Adds weights to those whose count is higher by `raised`.
fn add_raised<T: Copy + Default + core::ops::AddAssign>(
    sums: &mut Vec<T>,
    raised: usize,
    weights: impl ExactSizeIterator<Item = T>,
) {
    if sums.len() < raised + weights.len() {
        sums.resize(raised + weights.len(), T::default());
    }
    for (sum, weight) in sums.iter_mut().skip(raised).zip(weights) {
        *sum += weight;
    }
}

fn regroup<T: Copy + Default + core::ops::AddAssign>(
    weights: &[T],
    group: impl Fn(usize) -> usize,
) -> Vec<T> {
    let mut sums: Vec<T> = Vec::new();
    for (count, &weight) in weights.iter().enumerate() {
        let to = group(count);
        if sums.len() <= to {
            sums.resize(to + 1, T::default());
        }
        if let Some(sum) = sums.get_mut(to) {
            *sum += weight;
        }
    }
    sums
}
