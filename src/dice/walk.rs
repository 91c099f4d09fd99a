//! The exhaustive source: plays a rule once for every branch and adds up the weights.

use super::fraction::gcd;
use super::{Dice, Fraction, Halt, Test};

/// How likely each outcome is: integer weights over one denominator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    counts: Vec<u128>,
    denominator: u128,
}

impl Weights {
    /// All weight on one outcome.
    #[must_use]
    pub fn certain(outcome: usize, outcomes: usize) -> Self {
        let counts = (0..outcomes).map(|i| u128::from(i == outcome)).collect();
        Self {
            counts,
            denominator: 1,
        }
    }

    /// The chance of the outcome with this index.
    #[must_use]
    #[inline(never)]
    pub fn chance(&self, outcome: usize) -> Fraction {
        Fraction::new(
            self.counts.get(outcome).copied().unwrap_or(0),
            self.denominator,
        )
    }

    /// The chance of any of these outcomes.
    #[must_use]
    pub fn sum(&self, outcomes: impl IntoIterator<Item = usize>) -> Fraction {
        self.sum_of(&mut outcomes.into_iter())
    }

    #[inline(never)]
    fn sum_of(&self, outcomes: &mut dyn Iterator<Item = usize>) -> Fraction {
        let mut count: u128 = 0;
        for outcome in outcomes {
            count += self.counts.get(outcome).copied().unwrap_or(0);
        }
        Fraction::new(count, self.denominator)
    }

    /// The chances once the last outcome, the one with this index, is ruled out.
    #[must_use]
    pub fn without(mut self, last: usize) -> Self {
        let counts = self.counts.split_off(last.min(self.counts.len()));
        self.denominator -= counts.iter().sum::<u128>();
        self
    }

    /// Adds `numerator / denominator` to an outcome.
    #[inline(never)]
    fn add(&mut self, outcome: usize, numerator: u128, denominator: u128) -> Option<()> {
        if !self.denominator.is_multiple_of(denominator) {
            let grow = denominator / gcd(self.denominator, denominator);
            for count in &mut self.counts {
                *count = count.checked_mul(grow)?;
            }
            self.denominator = self.denominator.checked_mul(grow)?;
        }
        let scale = self.denominator / denominator;
        let count = self.counts.get_mut(outcome)?;
        *count = count.checked_add(numerator.checked_mul(scale)?)?;
        Some(())
    }
}

/// One fork that was taken.
struct Fork {
    band: usize,
    bands: usize,
}

/// Walks one branch: the forks noted so far, then always the first band.
struct Branch {
    forks: Vec<Fork>,
    depth: usize,
    numerator: u128,
    denominator: u128,
    tests: Vec<Test>,
    too_big: bool,
}

impl Dice for Branch {
    fn roll(&mut self, test: &Test) -> Result<usize, Halt> {
        if self.depth == self.forks.len() {
            self.forks.push(Fork {
                band: 0,
                bands: test.bands.len(),
            });
            if !self.tests.contains(test) {
                self.tests.push(test.clone());
            }
        }
        let band = self.forks.get(self.depth).map_or(0, |fork| fork.band);
        self.depth += 1;
        let numerator = self.numerator.checked_mul(u128::from(test.width(band)));
        let denominator = self.denominator.checked_mul(u128::from(test.faces()));
        self.too_big |= numerator.is_none() || denominator.is_none();
        self.numerator = numerator.unwrap_or(0);
        self.denominator = denominator.unwrap_or(1);
        Ok(band)
    }
}

impl Branch {
    /// Turns to the next branch; false when all are walked.
    fn advance(&mut self) -> bool {
        self.depth = 0;
        self.numerator = 1;
        self.denominator = 1;
        while let Some(fork) = self.forks.last_mut() {
            fork.band += 1;
            if fork.band < fork.bands {
                return true;
            }
            self.forks.pop();
        }
        false
    }
}

/// Plays a rule through every branch. `play` returns the index of the outcome.
/// Besides the weights it returns every test that came up, in order of appearance.
///
/// None when the weights outgrow `u128` (a branch of 29 d20, say) or the rule halts.
pub fn walk(
    outcomes: usize,
    mut play: impl FnMut(&mut dyn Dice) -> Result<usize, Halt>,
) -> Option<(Weights, Vec<Test>)> {
    every_branch(outcomes, &mut play)
}

/// [`walk`] without a type parameter, so that it stands once in the module.
#[inline(never)]
fn every_branch(
    outcomes: usize,
    play: &mut dyn FnMut(&mut dyn Dice) -> Result<usize, Halt>,
) -> Option<(Weights, Vec<Test>)> {
    let mut weights = Weights {
        counts: vec![0; outcomes],
        denominator: 1,
    };
    let mut branch = Branch {
        forks: Vec::new(),
        depth: 0,
        numerator: 1,
        denominator: 1,
        tests: Vec::new(),
        too_big: false,
    };
    loop {
        let outcome = play(&mut branch).ok()?;
        if branch.too_big {
            return None;
        }
        weights.add(outcome, branch.numerator, branch.denominator)?;
        if !branch.advance() {
            return Some((weights, branch.tests));
        }
    }
}
