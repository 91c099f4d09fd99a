//! States and counts together: each step moves chances from state to state and raises the count.

use super::fraction::gcd;
use super::{Counts, Fraction};

/// One way that a step can go.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The state that it starts from.
    pub from: usize,
    /// The state that it leads to.
    pub to: usize,
    /// How likely it is, once in `from`; those of one state sum to 1.
    pub chance: Fraction,
    /// What it adds to the count.
    pub counts: Counts,
}

/// A few states, each with the chances of every count; exact while the weights fit `u128`, else as
/// `f64`. Only sums of products of positive numbers are formed, so in `f64` no digits cancel.
///
/// ```
/// use regelwerk::dice::{Branch, Chain, Counts, Fraction};
/// let half = Fraction::new(1, 2);
/// let stays = Branch { from: 0, to: 0, chance: half, counts: Counts::always(1) };
/// let leaves = Branch { from: 0, to: 1, chance: half, counts: Counts::always(3) };
/// let stopped = Branch { from: 1, to: 1, chance: Fraction::ONE, counts: Counts::always(0) };
/// let mut chain = Chain::at(0, 2);
/// for _ in 0..2 {
///     chain = chain.step(&[stays.clone(), leaves.clone(), stopped.clone()]);
/// }
/// assert_eq!(chain.counts().chance(2), Some(Fraction::new(1, 4)));
/// assert_eq!(chain.chance(1, |count| count > 3), (0.25, Some(Fraction::new(1, 4))));
/// ```
#[derive(Clone, Debug)]
pub struct Chain {
    exact: Option<(Vec<Vec<u128>>, u128)>,
    float: Vec<Vec<f64>>,
}

impl Chain {
    /// Starts in one of so many states with a count of 0.
    #[must_use]
    pub fn at(state: usize, states: usize) -> Self {
        let exact: Vec<Vec<u128>> = (0..states)
            .map(|own| if own == state { vec![1] } else { Vec::new() })
            .collect();
        Self {
            float: floats(&exact, 1),
            exact: Some((exact, 1)),
        }
    }

    /// One step. What starts in a state that no branch leaves is lost.
    #[must_use]
    pub fn step(&self, branches: &[Branch]) -> Self {
        if let Some((weights, denominator)) = &self.exact
            && let Some(exact) = step_exactly(weights, *denominator, branches)
        {
            let float = floats(&exact.0, exact.1);
            return Self {
                exact: Some(exact),
                float,
            };
        }
        let mut next = vec![Vec::new(); self.float.len()];
        // Neighbours often differ only in where they lead: what they add is worked out once.
        let (mut raised, mut by) = (Vec::new(), None);
        for branch in branches {
            let (Some(own), Some(to)) = (self.float.get(branch.from), next.get_mut(branch.to))
            else {
                continue;
            };
            if by != Some((branch.from, &branch.counts)) {
                raised.clear();
                add_products(&mut raised, own, &branch.counts.chances(), |x, y| x * y);
                by = Some((branch.from, &branch.counts));
            }
            add_products(to, &raised, &[branch.chance.to_f64()], |x, y| x * y);
        }
        Self {
            exact: None,
            float: next,
        }
    }

    /// The chance to be in a state with one of the counts that `which` picks: always as `f64`,
    /// and as a fraction where it is known exactly.
    #[must_use]
    pub fn chance(&self, state: usize, which: impl Fn(usize) -> bool) -> (f64, Option<Fraction>) {
        let exact = self.exact.as_ref().map(|(weights, denominator)| {
            let own = weights.get(state).map_or(&[][..], Vec::as_slice).iter();
            let picked = own.enumerate().filter(|(count, _)| which(*count));
            Fraction::new(picked.map(|(_, weight)| weight).sum(), *denominator)
        });
        let float = exact.map_or_else(
            || {
                let own = self.float.get(state).map_or(&[][..], Vec::as_slice).iter();
                let picked = own.enumerate().filter(|(count, _)| which(*count));
                picked.map(|(_, chance)| chance).sum()
            },
            Fraction::to_f64,
        );
        (float, exact)
    }

    /// The counts, whatever the state.
    #[must_use]
    pub fn counts(&self) -> Counts {
        match &self.exact {
            Some((weights, denominator)) => {
                let mut sums = Vec::new();
                for own in weights {
                    add_products(&mut sums, own, &[1], |x, y| x * y);
                }
                Counts::exactly(sums, *denominator)
            }
            None => {
                let mut sums = Vec::new();
                for own in &self.float {
                    add_products(&mut sums, own, &[1.0], |x, y| x * y);
                }
                Counts::floating(sums)
            }
        }
    }
}

fn floats(weights: &[Vec<u128>], denominator: u128) -> Vec<Vec<f64>> {
    let states = weights.iter().map(|own| {
        let chances = own.iter();
        chances
            .map(|weight| *weight as f64 / denominator as f64)
            .collect()
    });
    states.collect()
}

fn step_exactly(
    weights: &[Vec<u128>],
    denominator: u128,
    branches: &[Branch],
) -> Option<(Vec<Vec<u128>>, u128)> {
    let mut common: u128 = 1;
    for branch in branches {
        let (_, own) = branch.counts.exact()?;
        let own = own.checked_mul(branch.chance.denominator())?;
        common = common.checked_mul(own / gcd(common, own))?;
    }
    let total = denominator.checked_mul(common)?;
    let mut next = vec![Vec::new(); weights.len()];
    for branch in branches {
        let (added, own) = branch.counts.exact()?;
        // No weight outgrows the whole, since the chances of a state sum to 1.
        let scale = common / own / branch.chance.denominator() * branch.chance.numerator();
        if let (Some(from), Some(to)) = (weights.get(branch.from), next.get_mut(branch.to)) {
            add_products(to, from, added, |x, y| x * (y * scale));
        }
    }
    let mut shared = total;
    for weight in next.iter().flatten() {
        shared = gcd(shared, *weight);
        if shared == 1 {
            break;
        }
    }
    if shared > 1 {
        for weight in next.iter_mut().flatten() {
            *weight /= shared;
        }
    }
    Some((next, total / shared.max(1)))
}

/// Adds all products to the sums whose index is the sum of theirs.
fn add_products<T: Copy + Default + PartialEq + core::ops::AddAssign>(
    sums: &mut Vec<T>,
    a: &[T],
    b: &[T],
    product: impl Fn(T, T) -> T,
) {
    let length = (a.len() + b.len()).saturating_sub(1);
    if a.is_empty() || b.is_empty() {
        return;
    }
    if sums.len() < length {
        sums.resize(length, T::default());
    }
    // What is added is often the same whatever the dice show: its zeros are passed over.
    for (i, &y) in b.iter().enumerate().filter(|(_, y)| **y != T::default()) {
        for (sum, &x) in sums.get_mut(i..).unwrap_or_default().iter_mut().zip(a) {
            *sum += product(x, y);
        }
    }
}
