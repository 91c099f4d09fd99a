//! A mage's activation: which spell next, at which level, with how much concentration.

use super::mage::{
    MageDecision, MageGoal, MagePlan, MagePlanAnswer, MageRow, MageSecond, PlannedSpell,
};
use super::policy::{Branch, Game, Policy, State};
use crate::chronopia::magic::{Spell, SpellOutcome};
use crate::dice::{Fraction, Weight};
use crate::rules::{ACTION, ACTIONS, Frame, Lookup, Procedure, Question, Sentence, Text};

/// One spell with so much concentration, at its best level.
#[derive(Clone, Copy)]
struct Cast {
    spell: usize,
    concentrate: u32,
    level: i32,
    works: Weight,
    /// C-M-FUMBLE of a spell that is not offensive: the rest of the activation is lost.
    ends: Weight,
}

impl Cast {
    fn decision(self) -> MageDecision {
        MageDecision {
            spell: self.spell,
            level: self.level,
            concentrate: i32::try_from(self.concentrate).unwrap_or(0),
            chance: self.works.value(),
        }
    }
}

/// Where the activation stands, packed into a number.
#[derive(Clone, Copy)]
struct Stand {
    left: u32,
    /// A bit for each spell that is done.
    done: u32,
    missing: u32,
}

impl Stand {
    fn pack(self) -> State {
        u64::from(self.left) | u64::from(self.done) << 8 | u64::from(self.missing) << 16
    }

    fn unpack(state: State) -> Self {
        let byte = |from: u32| ((state >> from) & 255) as u32;
        Self {
            left: byte(0),
            done: byte(8),
            missing: byte(16),
        }
    }
}

struct Mage<'a> {
    input: &'a MagePlan,
    casts: Vec<Cast>,
}

impl Mage<'_> {
    fn spell(&self, cast: Cast) -> Option<&PlannedSpell> {
        self.input.spells.get(cast.spell)
    }

    fn cost(&self, cast: Cast) -> u32 {
        let own = self
            .spell(cast)
            .map_or(0, |spell| spell.actions.unsigned_abs());
        own + cast.concentrate
    }

    fn cast(&self, decision: u32) -> Option<Cast> {
        self.casts.get(decision as usize).copied()
    }
}

impl Game for Mage<'_> {
    fn decisions(&self, state: State) -> Vec<u32> {
        let stand = Stand::unpack(state);
        let all = self.casts.iter().zip(0..);
        let possible = all.filter(|(cast, _)| {
            stand.done >> cast.spell & 1 == 0 && self.cost(**cast) <= stand.left
        });
        possible.map(|(_, index)| index).collect()
    }

    fn branches(&self, state: State, decision: u32) -> Vec<Branch> {
        let stand = Stand::unpack(state);
        let Some((cast, spell)) = self
            .cast(decision)
            .and_then(|cast| Some((cast, self.spell(cast)?)))
        else {
            return Vec::new();
        };
        let left = stand.left.saturating_sub(self.cost(cast));
        let after = |works: bool| {
            let once = works && !spell.repeats;
            let missing = stand.missing.saturating_sub(u32::from(works));
            let reached = self.input.goal == MageGoal::AtLeast && missing == 0;
            let next = Stand {
                left,
                done: stand.done | u32::from(once) << cast.spell,
                missing,
            };
            (left > 0 && !reached).then(|| next.pack())
        };
        let gain = match self.input.goal {
            MageGoal::Effects => Weight::given(spell.weight),
            MageGoal::AtLeast if stand.missing <= 1 => Weight::ONE,
            MageGoal::AtLeast => Weight::ZERO,
        };
        let neither = cast.works.plus(cast.ends).complement();
        let branches = [
            (after(true), cast.works, gain),
            (after(false), neither, Weight::ZERO),
            (None, cast.ends, Weight::ZERO),
        ];
        let possible = branches
            .into_iter()
            .filter(|(_, chance, _)| !chance.is_zero());
        possible
            .map(|(next, chance, gain)| Branch { next, chance, gain })
            .collect()
    }
}

/// The level at which a spell is most likely to take effect, with so much concentration; the lowest
/// of several.
fn best_level(planned: &PlannedSpell, spell: usize, concentrate: u32, frame: &mut Frame) -> Cast {
    let (from, to) = planned.levels();
    let mut best: Option<Cast> = None;
    for level in from..=to {
        let checked = Spell {
            level,
            concentrate: i32::try_from(concentrate).unwrap_or(0),
            ..planned.spell.clone()
        }
        .checked();
        for used in &checked.frame().rulings {
            if !frame.rulings.contains(used) {
                frame.rulings.push(*used);
            }
        }
        let (weights, _) = checked.weights();
        let works = SpellOutcome::ALL
            .iter()
            .filter(|outcome| outcome.takes_effect());
        let cast = Cast {
            spell,
            concentrate,
            level,
            works: Weight::exactly(weights.sum(works.map(|outcome| *outcome as usize))),
            ends: Weight::exactly(weights.chance(SpellOutcome::ActionsLost as usize)),
        };
        if best.is_none_or(|best| cast.works.value() > best.works.value()) {
            best = Some(cast);
        }
    }
    best.unwrap_or(Cast {
        spell,
        concentrate,
        level: from,
        works: Weight::ZERO,
        ends: Weight::ZERO,
    })
}

impl Lookup for MagePlan {
    type Answer = MagePlanAnswer;

    fn answer(&self) -> MagePlanAnswer {
        let mut frame = Frame::default();
        let mut casts = Vec::new();
        for (index, planned) in self.spells.iter().enumerate() {
            // C-M-ACTIONS: concentration and casting in the same activation.
            let spare = self.actions - planned.actions;
            let most = if planned.spell.concentrate_bonus > 0 {
                spare.min(9)
            } else {
                spare.min(0)
            };
            for concentrate in 0..=most {
                casts.push(best_level(
                    planned,
                    index,
                    concentrate.unsigned_abs(),
                    &mut frame,
                ));
            }
        }
        let game = Mage { input: self, casts };
        let start = Stand {
            left: self.actions.unsigned_abs(),
            done: 0,
            missing: if self.goal == MageGoal::AtLeast {
                self.at_least.unsigned_abs()
            } else {
                0
            },
        }
        .pack();
        let policy = Policy::of(&game, start);
        let best = policy.at(start);
        let value = best.map_or(Weight::ZERO, |best| best.value);
        let decided = |decision: u32| game.cast(decision).map(Cast::decision);
        let rows: Vec<MageRow> = policy
            .reached(&game, start)
            .into_iter()
            .filter_map(|(state, best)| {
                let stand = Stand::unpack(state);
                Some(MageRow {
                    actions_left: stand.left,
                    done: (0..self.spells.len())
                        .filter(|spell| stand.done >> spell & 1 == 1)
                        .collect(),
                    missing: (self.goal == MageGoal::AtLeast).then_some(stand.missing),
                    cast: decided(best.decision)?,
                    value: best.value.value(),
                })
            })
            .collect();
        if rows.iter().any(|row| row.cast.concentrate > 0) {
            frame.assume("concentrateBonus");
        }
        let second = best
            .and_then(|best| best.second)
            .and_then(|(decision, second)| {
                Some(MageSecond {
                    first: decided(decision)?,
                    value: second.value(),
                    difference: value.value() - second.value(),
                })
            });
        let line = game.line(&policy, start);
        MagePlanAnswer {
            explanation: game.explain(value, line.first(), second.as_ref()),
            first: line.first().copied(),
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

impl Mage<'_> {
    /// The castings as long as nothing takes effect and nothing is fumbled.
    fn line(&self, policy: &Policy, start: State) -> Vec<MageDecision> {
        let mut line = Vec::new();
        let mut state = Some(start);
        while let Some((now, best)) = state.and_then(|state| Some((state, policy.at(state)?))) {
            let Some(cast) = self.cast(best.decision) else {
                break;
            };
            line.push(cast.decision());
            let stand = Stand::unpack(now);
            let next = Stand {
                left: stand.left.saturating_sub(self.cost(cast)),
                ..stand
            };
            state = (next.left > 0).then(|| next.pack());
        }
        line
    }

    fn explain(
        &self,
        value: Weight,
        first: Option<&MageDecision>,
        second: Option<&MageSecond>,
    ) -> Sentence {
        let Some(first) = first else {
            return Sentence::new(
                "Die Handlungen reichen für keinen Zauber.",
                "The actions suffice for no spell.",
            );
        };
        let mut text = Sentence::new("Mit ", "With ");
        text.counted(self.input.actions, ACTION, ACTIONS)
            .add(" am besten zuerst ", " it is best to cast first ");
        name(first, &mut text);
        text.add(", das wirkt mit ", ", which takes effect with a chance of ")
            .chance(first.chance, None);
        if first.concentrate > 0 {
            let plain = self
                .casts
                .iter()
                .find(|cast| cast.spell == first.spell && cast.concentrate == 0);
            if let Some(plain) = plain {
                text.add(" statt ", " in place of ")
                    .chance(plain.works.value(), plain.works.exact());
            }
        }
        let amount =
            |text: &mut Sentence, value: f64, exact: Option<Fraction>| match self.input.goal {
                MageGoal::Effects => {
                    text.decimal(value);
                }
                MageGoal::AtLeast => {
                    text.chance(value, exact);
                }
            };
        match self.input.goal {
            MageGoal::Effects => text.add(
                "; der Plan bringt im Mittel ",
                "; on average the plan brings ",
            ),
            MageGoal::AtLeast => text.add("; mindestens ", "; at least ").counted(
                self.input.at_least,
                Text::new(
                    " Zauber wirkt mit ",
                    " spell takes effect with a chance of ",
                ),
                Text::new(
                    " Zauber wirken mit ",
                    " spells take effect with a chance of ",
                ),
            ),
        };
        amount(&mut text, value.value(), value.exact());
        if let Some(second) = second {
            text.add("; zuerst ", "; casting first ");
            name(&second.first, &mut text);
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
}

/// `spell 2 at level 3 with 1 × concentration`.
fn name(decision: &MageDecision, text: &mut Sentence) {
    let number = i64::try_from(decision.spell + 1).unwrap_or(i64::MAX);
    text.add("Zauber ", "spell ")
        .number(number)
        .add(" auf Stufe ", " at level ")
        .number(decision.level);
    if decision.concentrate > 0 {
        text.add(" mit ", " with ")
            .number(decision.concentrate)
            .add(" × Konzentrieren", " × concentration");
    }
}
