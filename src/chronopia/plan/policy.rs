//! The best decision in every state that play can come to, from the last one back.

use crate::dice::{Fraction, Weight};

/// A state as a number; what it says is the game's own.
pub(super) type State = u64;

/// One way that a decision can go.
pub(super) struct Branch {
    /// What it leads to; none where nothing is left to decide.
    pub(super) next: Option<State>,
    pub(super) chance: Weight,
    /// What it brings by itself.
    pub(super) gain: Weight,
}

/// Decisions and dice.
pub(super) trait Game {
    /// What can be decided; of several that are as good the first counts. None: it ends here.
    fn decisions(&self, state: State) -> Vec<u32>;
    /// How a decision can go; the chances sum to 1.
    fn branches(&self, state: State, decision: u32) -> Vec<Branch>;
}

/// The best in one state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    pub(super) decision: u32,
    pub(super) value: Weight,
    /// The best of all other decisions.
    pub(super) second: Option<(u32, Weight)>,
}

/// The best in every state.
pub(super) struct Policy {
    rows: Vec<(State, Option<Best>)>,
    /// Where the row of a state is found, from a number made of it on: one more than its place, 0 where
    /// there is none. A map of the library would be larger than all plans.
    slots: Vec<u32>,
}

impl Policy {
    pub(super) fn of(game: &dyn Game, start: State) -> Self {
        let mut policy = Self {
            rows: Vec::new(),
            slots: vec![0; 64],
        };
        policy.value(game, start);
        policy
    }

    pub(super) fn at(&self, state: State) -> Option<Best> {
        self.known(state).flatten()
    }

    /// The slot of a state, and the place of its row plus one.
    fn slot(&self, state: State) -> (usize, u32) {
        let last = self.slots.len() - 1;
        let mixed = state.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        let mut slot = mixed as usize & last;
        loop {
            let place = self.slots.get(slot).copied().unwrap_or(0);
            let row = self.rows.get((place as usize).wrapping_sub(1));
            if place == 0 || row.is_some_and(|(own, _)| *own == state) {
                return (slot, place);
            }
            slot = (slot + 1) & last;
        }
    }

    fn known(&self, state: State) -> Option<Option<Best>> {
        let (_, place) = self.slot(state);
        let row = self.rows.get((place as usize).checked_sub(1)?);
        row.map(|(_, best)| *best)
    }

    fn keep(&mut self, state: State, best: Option<Best>) {
        if self.rows.len() * 2 >= self.slots.len() {
            self.slots = vec![0; self.slots.len() * 2];
            for index in 0..self.rows.len() {
                if let Some((own, _)) = self.rows.get(index).copied() {
                    self.point(own, index);
                }
            }
        }
        self.rows.push((state, best));
        self.point(state, self.rows.len() - 1);
    }

    fn point(&mut self, state: State, index: usize) {
        let (slot, _) = self.slot(state);
        if let Some(place) = self.slots.get_mut(slot) {
            *place = u32::try_from(index + 1).unwrap_or(0);
        }
    }

    fn value(&mut self, game: &dyn Game, state: State) -> Weight {
        if let Some(known) = self.known(state) {
            return known.map_or(Weight::ZERO, |best| best.value);
        }
        let mut best: Option<Best> = None;
        for decision in game.decisions(state) {
            let mut value = Weight::ZERO;
            for branch in game.branches(state, decision) {
                let rest = branch
                    .next
                    .map_or(Weight::ZERO, |next| self.value(game, next));
                value = value.plus(branch.chance.times(branch.gain.plus(rest)));
            }
            best = Some(match best {
                None => Best {
                    decision,
                    value,
                    second: None,
                },
                Some(old) if more(value, old.value) => Best {
                    decision,
                    value,
                    second: Some((old.decision, old.value)),
                },
                Some(old) => {
                    let better = old.second.is_none_or(|(_, second)| more(value, second));
                    Best {
                        second: if better {
                            Some((decision, value))
                        } else {
                            old.second
                        },
                        ..old
                    }
                }
            });
        }
        self.keep(state, best);
        best.map_or(Weight::ZERO, |best| best.value)
    }

    /// Every state that the best decisions can lead to, nearest first.
    pub(super) fn reached(&self, game: &dyn Game, start: State) -> Vec<(State, Best)> {
        let mut states = vec![start];
        let mut rows = Vec::new();
        let mut index = 0;
        while let Some(state) = states.get(index).copied() {
            index += 1;
            let Some(best) = self.at(state) else { continue };
            rows.push((state, best));
            for branch in game.branches(state, best.decision) {
                if let Some(next) = branch.next
                    && !branch.chance.is_zero()
                    && !states.contains(&next)
                {
                    states.push(next);
                }
            }
        }
        rows
    }
}

/// Whether one value is more than another: exactly where both are known, else by more than
/// floating-point numbers err.
fn more(one: Weight, other: Weight) -> bool {
    let exactly = one.exact().zip(other.exact());
    match exactly.and_then(|(one, other)| Fraction::compare(one, other)) {
        Some(order) => order.is_gt(),
        None => one.value() > other.value() + 1e-12,
    }
}
