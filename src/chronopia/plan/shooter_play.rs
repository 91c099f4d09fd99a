//! A shooter's activation: shoot, aim or move, decided again after each die.

use super::policy::{Branch, Game, Policy, State};
use super::shooter::{ShooterGoal, ShooterPlan, ShooterPlanAnswer, ShooterRow, ShooterSecond};
use crate::chronopia::ranged::{Action, CheckedShot, ShotOutcome, WOUND, WOUNDS, ready_shots};
use crate::dice::{Fraction, Weight};
use crate::rules::{ACTION, ACTIONS, Frame, Label, Lookup, Procedure, Sentence};

/// A shot in what matters here.
#[derive(Clone, Copy)]
struct Chances {
    wounds: Weight,
    /// C-R-FUMBLE: the remaining actions are lost.
    ends: Weight,
    neither: Weight,
}

impl Chances {
    fn of(shot: &CheckedShot) -> Self {
        let (weights, _) = shot.weights();
        let sum = |which: fn(ShotOutcome) -> bool| {
            let outcomes = ShotOutcome::ALL.iter().filter(|outcome| which(**outcome));
            Weight::exactly(weights.sum(outcomes.map(|outcome| *outcome as usize)))
        };
        Self {
            wounds: sum(ShotOutcome::wounds),
            ends: sum(ShotOutcome::fumbles),
            neither: sum(|outcome| !outcome.wounds() && !outcome.fumbles()),
        }
    }
}

/// Where the activation stands, packed into a number: four bits each, the fired shots on top.
#[derive(Clone, Copy)]
struct Stand {
    left: u32,
    aimed: u32,
    moved: u32,
    /// Wounds that are missing; 0 where the mean counts.
    missing: u32,
    /// Shots of the actions before, latest lowest.
    fired: u64,
}

impl Stand {
    fn pack(self) -> State {
        u64::from(self.left)
            | u64::from(self.aimed) << 4
            | u64::from(self.moved) << 8
            | u64::from(self.missing) << 12
            | self.fired << 20
    }

    fn unpack(state: State) -> Self {
        let bits = |from: u32, mask: u64| ((state >> from) & mask) as u32;
        Self {
            left: bits(0, 15),
            aimed: bits(4, 15),
            moved: bits(8, 15),
            missing: bits(12, 255),
            fired: state >> 20,
        }
    }
}

struct Shooter<'a> {
    input: &'a ShooterPlan,
    /// The chances after so many moves (rows) with so many aim actions (columns).
    shots: Vec<Vec<Chances>>,
}

/// What a decision is, in the order in which equal ones count.
const DECISIONS: [Action; 4] = [Action::Shoot, Action::Other, Action::Aim, Action::Move];

impl Shooter<'_> {
    /// The actions before that the rate of fire looks at.
    fn window(&self) -> u32 {
        self.input.rate.actions.unsigned_abs().saturating_sub(1)
    }

    fn history(&self, stand: Stand) -> Vec<u32> {
        let back = (0..self.window()).rev();
        back.map(|ago| ((stand.fired >> (4 * ago)) & 15) as u32)
            .collect()
    }

    fn ready(&self, stand: Stand) -> u32 {
        ready_shots(self.history(stand).iter().sum(), self.input.rate)
    }

    fn chances(&self, moved: u32, aimed: u32) -> Option<Chances> {
        self.shots.get(moved as usize)?.get(aimed as usize).copied()
    }

    /// The state after an action that fired so many shots and brought so many wounds.
    fn after(&self, stand: Stand, fired: u32, wounds: u32) -> Option<State> {
        let missing = stand.missing.saturating_sub(wounds);
        let reached = self.input.goal == ShooterGoal::AtLeast && missing == 0;
        let keep = (1_u64 << (4 * self.window().min(8))) - 1;
        let next = Stand {
            left: stand.left.saturating_sub(1),
            missing,
            fired: (stand.fired << 4 | u64::from(fired)) & keep,
            ..stand
        };
        (next.left > 0 && !reached).then(|| next.pack())
    }

    /// C-R-RATE: all shots of one action; the first with what was aimed.
    fn shoot(&self, stand: Stand) -> Vec<Branch> {
        let shots = self.ready(stand);
        // Chances of so many wounds, as long as no fumble ends it.
        let mut going = vec![Weight::ONE];
        let mut branches = Vec::new();
        for shot in 0..shots {
            let aimed = if shot == 0 { stand.aimed } else { 0 };
            let Some(chances) = self.chances(stand.moved, aimed) else {
                break;
            };
            let mut next = vec![Weight::ZERO; going.len() + 1];
            for (wounds, chance) in going.iter().enumerate() {
                for (more, own) in [(0, chances.neither), (1, chances.wounds)] {
                    if let Some(sum) = next.get_mut(wounds + more) {
                        *sum = sum.plus(chance.times(own));
                    }
                }
                branches.push(Branch {
                    next: None,
                    chance: chance.times(chances.ends),
                    gain: self.gain(stand, wounds),
                });
            }
            going = next;
        }
        let spent = Stand { aimed: 0, ..stand };
        for (wounds, chance) in going.iter().enumerate() {
            branches.push(Branch {
                next: self.after(spent, shots, u32::try_from(wounds).unwrap_or(0)),
                chance: *chance,
                gain: self.gain(stand, wounds),
            });
        }
        branches.retain(|branch| !branch.chance.is_zero());
        branches
    }

    /// What so many wounds are worth: themselves, or all once none is missing.
    fn gain(&self, stand: Stand, wounds: usize) -> Weight {
        match self.input.goal {
            ShooterGoal::Wounds => Weight::exactly(Fraction::new(wounds as u128, 1)),
            ShooterGoal::AtLeast if wounds >= stand.missing as usize => Weight::ONE,
            ShooterGoal::AtLeast => Weight::ZERO,
        }
    }
}

impl Game for Shooter<'_> {
    fn decisions(&self, state: State) -> Vec<u32> {
        let stand = Stand::unpack(state);
        let can = |action: Action| match action {
            Action::Shoot => self.ready(stand) > 0,
            Action::Move => self.input.move_distance > 0.0,
            Action::Aim | Action::Other => true,
            Action::Spot => false,
        };
        let all = DECISIONS.iter().zip(0..);
        all.filter(|(action, _)| can(**action))
            .map(|(_, index)| index)
            .collect()
    }

    fn branches(&self, state: State, decision: u32) -> Vec<Branch> {
        let stand = Stand::unpack(state);
        let next = match action(decision) {
            Action::Shoot => return self.shoot(stand),
            // C-R-AIM: it counts for the next shot.
            Action::Aim => Stand {
                aimed: stand.aimed + 1,
                ..stand
            },
            Action::Move => Stand {
                moved: stand.moved + 1,
                ..stand
            },
            Action::Spot | Action::Other => stand,
        };
        vec![Branch {
            next: self.after(next, 0, 0),
            chance: Weight::ONE,
            gain: Weight::ZERO,
        }]
    }
}

fn action(decision: u32) -> Action {
    let known = DECISIONS.get(decision as usize);
    known.copied().unwrap_or(Action::Other)
}

impl Lookup for ShooterPlan {
    type Answer = ShooterPlanAnswer;

    fn answer(&self) -> ShooterPlanAnswer {
        let actions = self.actions.unsigned_abs();
        let mut frame = Frame::default();
        let moves = if self.move_distance > 0.0 { actions } else { 1 };
        let shots = (0..moves).map(|moved| {
            let aims = (0..actions - moved).map(|aimed| {
                let shot = CheckedShot::new(&self.shot_after(moved, aimed));
                for used in &shot.frame().rulings {
                    if !frame.rulings.contains(used) {
                        frame.rulings.push(*used);
                    }
                }
                Chances::of(&shot)
            });
            aims.collect()
        });
        let game = Shooter {
            input: self,
            shots: shots.collect(),
        };
        let wanted = self.at_least.unsigned_abs();
        let start = Stand {
            left: actions,
            aimed: 0,
            moved: 0,
            missing: if self.goal == ShooterGoal::AtLeast {
                wanted
            } else {
                0
            },
            fired: 0,
        };
        let policy = Policy::of(&game, start.pack());
        let best = policy.at(start.pack());
        let rows: Vec<ShooterRow> = policy
            .reached(&game, start.pack())
            .into_iter()
            .map(|(state, best)| game.row(Stand::unpack(state), best.decision, best.value))
            .collect();
        if rows.iter().any(|row| row.action == Action::Aim) {
            frame.assume("aimBonus");
        }
        let value = best.map_or(Weight::ZERO, |best| best.value);
        let first = best.map_or(Action::Other, |best| action(best.decision));
        let second = best
            .and_then(|best| best.second)
            .map(|(decision, second)| ShooterSecond {
                first: action(decision),
                value: second.value(),
                difference: value.value() - second.value(),
            });
        let line = game.line(&policy, start);
        ShooterPlanAnswer {
            explanation: game.explain(value, &line, second.as_ref()),
            first,
            value: value.value(),
            fraction: value.exact().and_then(Fraction::short),
            line,
            policy: rows,
            second,
            rulings: frame.rulings,
            assumptions: frame.assumptions,
        }
    }
}

impl Shooter<'_> {
    fn row(&self, stand: Stand, decision: u32, value: Weight) -> ShooterRow {
        ShooterRow {
            actions_left: stand.left,
            aimed: stand.aimed,
            moved: stand.moved,
            fired: self.history(stand),
            missing: (self.input.goal == ShooterGoal::AtLeast).then_some(stand.missing),
            action: action(decision),
            value: value.value(),
        }
    }

    /// The actions as long as nothing wounds and nothing is fumbled.
    fn line(&self, policy: &Policy, start: Stand) -> Vec<Action> {
        let mut line = Vec::new();
        let mut state = Some(start.pack());
        while let Some((now, best)) = state.and_then(|state| Some((state, policy.at(state)?))) {
            line.push(action(best.decision));
            let all = self.branches(now, best.decision).into_iter();
            // Without wounds the most is missing, and the number is the largest of all that lead on.
            state = all
                .filter_map(|branch| branch.next)
                .max_by_key(|next| Stand::unpack(*next).missing);
        }
        line
    }

    fn explain(&self, value: Weight, line: &[Action], second: Option<&ShooterSecond>) -> Sentence {
        let input = self.input;
        let mut text = Sentence::new("Am besten mit ", "Best with ");
        text.counted(input.actions, ACTION, ACTIONS).both(": ");
        for (index, action) in line.iter().enumerate() {
            text.both(if index == 0 { "" } else { ", " })
                .text(action.label());
        }
        let amount = |text: &mut Sentence, value: f64, exact: Option<Fraction>| match input.goal {
            ShooterGoal::Wounds => {
                text.mean(value, WOUND, WOUNDS);
            }
            ShooterGoal::AtLeast => {
                text.chance(value, exact);
            }
        };
        match input.goal {
            ShooterGoal::Wounds => text.add("; bringt im Mittel ", "; on average this brings "),
            ShooterGoal::AtLeast => text
                .add("; bringt mindestens ", "; this brings at least ")
                .counted(input.at_least, WOUND, WOUNDS)
                .add(" mit ", " with a chance of "),
        };
        amount(&mut text, value.value(), value.exact());
        self.explain_why(line, &mut text);
        if let Some(second) = second {
            text.add("; zuerst ", "; first ").text(second.first.label());
            if second.difference > 0.0 {
                text.add(" bringt nur ", " brings only ");
                amount(&mut text, second.value, None);
            } else {
                text.add(" ist ebenso gut", " is as good");
            }
        }
        text.both(".");
        text
    }

    /// What the first action does to the next shot; nothing where it helps only with what follows.
    fn explain_why(&self, line: &[Action], text: &mut Sentence) {
        let chance = |moved: u32, aimed: u32| {
            let chances = self.chances(moved, aimed);
            chances.map_or(Weight::ZERO, |chances| chances.wounds)
        };
        let now = chance(0, 0);
        let (de, en, then) = match line.first() {
            Some(Action::Aim) => (
                "; Zielen hebt die Wunde des nächsten Schusses von ",
                "; aiming raises the wound of the next shot from ",
                chance(0, 1),
            ),
            Some(Action::Move) => (
                "; die Bewegung hebt die Wunde eines Schusses von ",
                "; moving raises the wound of a shot from ",
                chance(1, 0),
            ),
            _ => {
                text.add(
                    "; ein Schuss verwundet gleich mit ",
                    "; a shot at once wounds with a chance of ",
                );
                text.chance(now.value(), now.exact());
                return;
            }
        };
        if then.value() <= now.value() {
            return;
        }
        text.add(de, en)
            .chance(now.value(), now.exact())
            .add(" auf ", " to ")
            .chance(then.value(), then.exact());
    }
}
