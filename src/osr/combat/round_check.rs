//! Several attacks of a round: the dice in order, and the chain over the states of the target.

use super::attack_check::describe_one;
use super::damage_roll::points;
use super::strike::{Strike, passes};
use super::{
    Attack, AttackOutcome, AttackRound, BecomesState, OnHit, RoundBlow, RoundOdds, RoundResult,
    RoundState, TwoHands,
};
use crate::dice::{Branch, Chain, Counts, D20, Dice, Fraction, Halt, Roll, Test};
use crate::osr::rulings::name_chosen;
use crate::osr::states::{O_HELPLESS, O_STUNNED, TargetState};
use crate::osr::weapons::{MAIN, OFF, hand_modifier};
use crate::rules::{
    Chance, Frame, Label, Measures, Outcome, Procedure, Sentence, Text, bands, listed,
};

bands! {
    /// What the saving throw after a hit decides.
    pub(crate) enum Save {
        Holds = "saves", "gerettet", "saves";
        Fails = "fails", "nicht gerettet", "does not save";
    }
}

/// A round whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedRound {
    input: AttackRound,
    frame: Frame,
    blows: Vec<Blow>,
}

/// One attack of the list, in every state in which it can find the target.
#[derive(Clone, Debug)]
struct Blow {
    strikes: Vec<(TargetState, Strike)>,
    save: Option<(Roll<Save>, TargetState)>,
    times: i32,
}

impl Blow {
    fn strike(&self, state: TargetState) -> Option<&Strike> {
        let found = self.strikes.iter().find(|(own, _)| *own == state);
        found.map(|(_, strike)| strike)
    }
}

/// O-TWO: what the hand that makes this attack of the list loses.
pub(super) fn hand(hands: Option<&TwoHands>, place: usize) -> i32 {
    let place = i32::try_from(place).unwrap_or(-1);
    match hands {
        Some(hands) if hands.main == place => hand_modifier(MAIN, hands.dexterity),
        Some(hands) if hands.off == place => hand_modifier(OFF, hands.dexterity),
        _ => 0,
    }
}

/// O-UNAWARE, O-SLEEP: both are over after the first attack, hit or miss.
const fn later(state: TargetState) -> TargetState {
    match state {
        TargetState::Unaware | TargetState::Asleep | TargetState::Normal => TargetState::Normal,
        TargetState::Stunned => TargetState::Stunned,
        TargetState::Helpless => TargetState::Helpless,
    }
}

/// What a failed save makes of a target; the helpless stay helpless.
fn becomes(state: TargetState, on_hit: TargetState) -> TargetState {
    if state == TargetState::Helpless {
        state
    } else {
        on_hit
    }
}

fn save_roll(on_hit: &OnHit) -> (Roll<Save>, TargetState) {
    let (rule, state) = match on_hit.becomes {
        BecomesState::Helpless => (O_HELPLESS, TargetState::Helpless),
        BecomesState::Stunned => (O_STUNNED, TargetState::Stunned),
    };
    let number = on_hit.save_number;
    let roll = Roll::by_face("save", rule.0, D20, Some(number), |face| {
        Some(if face > 1 && i32::from(face) >= number {
            Save::Holds
        } else {
            Save::Fails
        })
    });
    (roll, state)
}

impl CheckedRound {
    pub(super) fn new(input: &AttackRound) -> Self {
        let mut frame = Frame::default();
        let mut blows = Vec::new();
        let first = input.attacks.first();
        let mut reachable =
            vec![first.map_or(TargetState::Normal, |first| first.attack.target_state)];
        for (place, entry) in input.attacks.iter().enumerate() {
            let save = entry.on_hit.as_ref().map(save_roll);
            let rulings = entry.attack.rulings.within(input.rulings);
            let attack = Attack {
                rulings,
                ..entry.attack.clone()
            };
            let mut strikes: Vec<(TargetState, Strike)> = Vec::new();
            for _ in 0..entry.times {
                let mut next: Vec<TargetState> = Vec::new();
                for state in &reachable {
                    if !strikes.iter().any(|(own, _)| own == state) {
                        let hand = hand(input.two_weapons.as_ref(), place);
                        let mut strike = Strike::new(&attack, *state, hand);
                        if let Some(step) = strike.frame.breakdown.first_mut() {
                            step.label = (place + 1).to_string();
                        }
                        frame.absorb(&strike.frame);
                        strikes.push((*state, strike));
                    }
                    let after = later(*state);
                    let failed = save.as_ref().map(|(_, on_hit)| becomes(after, *on_hit));
                    for state in [Some(after), failed].into_iter().flatten() {
                        if !next.contains(&state) {
                            next.push(state);
                        }
                    }
                }
                reachable = next;
            }
            if let Some(on_hit) = &entry.on_hit {
                let rule = match on_hit.becomes {
                    BecomesState::Helpless => O_HELPLESS,
                    BecomesState::Stunned => O_STUNNED,
                };
                let _ = frame.tally("save", rule, on_hit.save_number);
            }
            blows.push(Blow {
                strikes,
                save,
                times: entry.times,
            });
        }
        Self {
            input: input.clone(),
            frame,
            blows,
        }
    }

    fn first_state(&self) -> TargetState {
        let first = self.input.attacks.first();
        first.map_or(TargetState::Normal, |first| first.attack.target_state)
    }

    fn hit_points(&self) -> Option<usize> {
        let hit_points = self.input.target_hit_points;
        hit_points.and_then(|points| usize::try_from(points).ok())
    }
}

/// States of the chain: those of the target, alive and killed in its sleep.
const STATES: usize = 10;

fn place(state: TargetState, dead: bool) -> usize {
    state as usize + if dead { STATES / 2 } else { 0 }
}

/// Every way that one attack can go.
fn branches(blow: &Blow) -> Vec<Branch> {
    let mut all = Vec::new();
    for dead in [false, true] {
        for (state, strike) in &blow.strikes {
            let mut add =
                |to: TargetState, dies: bool, chance: Option<Fraction>, counts: &Counts| {
                    if let Some(chance) = chance.filter(|chance| *chance != Fraction::ZERO) {
                        all.push(Branch {
                            from: place(*state, dead),
                            to: place(to, dead || dies),
                            chance,
                            counts: counts.clone(),
                        });
                    }
                };
            let after = later(*state);
            let hit = strike.hit_chance();
            add(after, false, Some(hit.complement()), &Counts::always(0));
            let once = strike.counts();
            // O-HELPLESS: twice the attacks.
            let counts = match state {
                TargetState::Helpless => once.plus(&once),
                TargetState::Normal
                | TargetState::Unaware
                | TargetState::Stunned
                | TargetState::Asleep => once,
            };
            // Where a failed save would change nothing, none is made.
            let save = blow.save.as_ref();
            let (failed, saved) = save
                .map(|(roll, on_hit)| (becomes(after, *on_hit), roll))
                .filter(|(failed, _)| *failed != after)
                .map_or((after, Fraction::ONE), |(failed, roll)| {
                    (failed, passes(roll, Save::Holds))
                });
            let death = strike.death_chance().unwrap_or(Fraction::ZERO);
            for (dies, died) in [(false, death.complement()), (true, death)] {
                for (to, chance) in [(after, saved), (failed, saved.complement())] {
                    let chance = chance
                        .checked_mul(died)
                        .and_then(|both| both.checked_mul(hit));
                    add(to, dies, chance, &counts);
                }
            }
        }
    }
    all
}

/// The states of the target as outcomes.
const fn outcome(state: TargetState) -> RoundState {
    match state {
        TargetState::Normal | TargetState::Unaware | TargetState::Asleep => RoundState::Normal,
        TargetState::Stunned => RoundState::Stunned,
        TargetState::Helpless => RoundState::Helpless,
    }
}

impl Procedure for CheckedRound {
    type Result = RoundResult;
    type Odds = RoundOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<RoundResult, Halt> {
        let mut state = self.first_state();
        let mut dead = false;
        let mut damage: u32 = 0;
        let mut blows = Vec::new();
        for (index, blow) in self.blows.iter().enumerate() {
            for _ in 0..blow.times {
                let doubled = if state == TargetState::Helpless { 2 } else { 1 };
                for _ in 0..doubled {
                    let strike = blow.strike(state).ok_or(Halt::NoSuchBand)?;
                    let mut played = RoundBlow {
                        attack: u32::try_from(index).unwrap_or(0),
                        id: AttackOutcome::Miss,
                        damage: 0,
                    };
                    let after = later(state);
                    if strike.hits(dice)? {
                        played.id = AttackOutcome::Hit;
                        played.damage = strike.points(dice)?;
                        dead |= strike.kills(dice)?;
                        state = self.after_hit(blow, after, dice)?;
                    } else {
                        state = after;
                    }
                    damage += played.damage;
                    blows.push(played);
                }
            }
        }
        let gone = self
            .hit_points()
            .is_some_and(|points| damage as usize >= points);
        Ok(RoundResult {
            state: if dead || gone {
                RoundState::Dropped
            } else {
                outcome(state)
            },
            damage,
            blows,
        })
    }

    fn odds(&self) -> RoundOdds {
        let mut chain = Chain::at(place(self.first_state(), false), STATES);
        for blow in &self.blows {
            let branches = branches(blow);
            for _ in 0..blow.times {
                chain = chain.step(&branches);
            }
        }
        let damage = chain.counts();
        let states = self.states(&chain);
        let mean_damage = damage.mean();
        let known = self.hit_points().is_some() || self.first_state() == TargetState::Asleep;
        let dropped = known.then(|| {
            let found = states
                .iter()
                .find(|chance| chance.id == RoundState::Dropped.id());
            found.map_or(0.0, |chance| chance.probability)
        });
        let mut tests: Vec<Test> = Vec::new();
        for blow in &self.blows {
            let own = blow.strikes.iter().flat_map(|(_, strike)| strike.tests());
            let save = blow.save.iter().map(|(roll, _)| roll.test().clone());
            for test in own.chain(save) {
                if !tests.contains(&test) {
                    tests.push(test);
                }
            }
        }
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation.add(": im Mittel ", ": on average ").mean(
            mean_damage,
            Text::new(" Punkt Schaden", " point of damage"),
            Text::new(" Punkte Schaden", " points of damage"),
        );
        if let Some(dropped) = dropped {
            explanation
                .add(", das Ziel fällt mit ", ", the target drops with ")
                .chance(dropped, None);
        }
        explanation.both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        RoundOdds {
            states,
            damage: damage.chances(),
            damage_fractions: damage.fractions(),
            damage_at_least: damage.at_least(),
            mean_damage,
            dropped,
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        listed(RoundState::TABLE, &odds.states, to);
        to.curve("damage", odds.damage_at_least, odds.mean_damage);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.add("Runde: ", "Round: ");
        for (index, entry) in self.input.attacks.iter().enumerate() {
            if index > 0 {
                sentence.both("; ");
            }
            if entry.times > 1 {
                sentence.number(entry.times).both(" × ");
            }
            describe_one(&entry.attack, index == 0, sentence);
            let lost = hand(self.input.two_weapons.as_ref(), index);
            if lost != 0 {
                sentence
                    .add(", zwei Waffen ", ", two weapons ")
                    .signed(lost);
            }
            if let Some(on_hit) = &entry.on_hit {
                sentence
                    .add(", Rettungswurf ab ", ", save on ")
                    .number(on_hit.save_number)
                    .add(", sonst ", " or more, else ")
                    .text(on_hit.becomes.label());
            }
        }
        if let Some(hit_points) = self.input.target_hit_points {
            sentence
                .add("; das Ziel hat ", "; the target has ")
                .counted(
                    hit_points,
                    Text::new(" Trefferpunkt", " hit point"),
                    Text::new(" Trefferpunkte", " hit points"),
                );
        }
        name_chosen(&self.frame.rulings, sentence);
    }

    fn name(&self, result: &RoundResult, sentence: &mut Sentence) {
        points(result.damage, sentence);
        sentence
            .add(" Schaden, das Ziel ist ", " of damage, the target is ")
            .text(result.state.label());
    }
}

impl CheckedRound {
    fn after_hit(
        &self,
        blow: &Blow,
        after: TargetState,
        dice: &mut dyn Dice,
    ) -> Result<TargetState, Halt> {
        let Some((roll, on_hit)) = &blow.save else {
            return Ok(after);
        };
        let worse = becomes(after, *on_hit);
        // Whom a failed save would not change does not roll.
        if worse == after || roll.on(dice)? == Save::Holds {
            Ok(after)
        } else {
            Ok(worse)
        }
    }

    fn states(&self, chain: &Chain) -> Vec<Chance> {
        let drops = |points: usize| self.hit_points().is_some_and(|limit| points >= limit);
        let mut sums = vec![(0.0, Some(Fraction::ZERO)); RoundState::ALL.len()];
        let mut add = |state: RoundState, (float, exact): (f64, Option<Fraction>)| {
            if let Some(sum) = sums.get_mut(state.index()) {
                sum.0 += float;
                let both = sum.1.zip(exact);
                sum.1 = both.and_then(|(sum, exact)| sum.checked_add(exact));
            }
        };
        for state in TargetState::ALL {
            let alive = place(*state, false);
            add(
                outcome(*state),
                chain.chance(alive, |points| !drops(points)),
            );
            add(RoundState::Dropped, chain.chance(alive, drops));
            add(
                RoundState::Dropped,
                chain.chance(place(*state, true), |_| true),
            );
        }
        let states = RoundState::ALL.iter().zip(sums);
        let possible = states.filter(|(_, (float, _))| *float > 0.0);
        possible
            .map(|(state, (float, exact))| Chance {
                id: state.id(),
                rule: state.rule(),
                probability: exact.map_or(float, Fraction::to_f64),
                fraction: exact.and_then(Fraction::short),
            })
            .collect()
    }
}
