//! A duel: the dice round by round, and the chain over the hit points of both.

use super::attack_check::{describe, with_misses};
use super::round_check::hand;
use super::strike::Strike;
use super::{Combatant, Duel, DuelOdds, DuelOutcome, DuelResult, DuelRound};
use crate::dice::{Counts, Dice, Halt, Test};
use crate::osr::order::{InitiativeOutcome, InitiativeRoll};
use crate::osr::rulings::name_chosen;
use crate::osr::states::TargetState;
use crate::rules::{Chance, Frame, Label, Measures, Outcome, Procedure, Sentence, Text, listed};

/// A duel whose input was checked.
#[derive(Clone, Debug)]
pub struct CheckedDuel {
    input: Duel,
    frame: Frame,
    initiative: InitiativeRoll,
    first: Vec<(Strike, i32)>,
    second: Vec<(Strike, i32)>,
}

/// The attacks of a combatant, each with how often it is made.
fn strikes(combatant: &Combatant, side: &str, frame: &mut Frame) -> Vec<(Strike, i32)> {
    let mut strikes = Vec::new();
    for (place, routine) in combatant.attacks.iter().enumerate() {
        let state = routine.attack.target_state;
        let hand = hand(combatant.two_weapons.as_ref(), place);
        let mut strike = Strike::new(&routine.attack, state, hand);
        if let Some(step) = strike.frame.breakdown.first_mut() {
            step.label = [side, &(place + 1).to_string()].concat();
        }
        frame.absorb(&strike.frame);
        // O-HELPLESS: twice the attacks.
        let doubled = if state == TargetState::Helpless { 2 } else { 1 };
        strikes.push((strike, routine.times * doubled));
    }
    strikes
}

impl CheckedDuel {
    pub(super) fn new(input: &Duel) -> Self {
        let mut frame = Frame::default();
        let initiative = InitiativeRoll::new(&input.rulings, &mut frame);
        Self {
            first: strikes(&input.first, "1.", &mut frame),
            second: strikes(&input.second, "2.", &mut frame),
            input: input.clone(),
            frame,
            initiative,
        }
    }
}

/// One side's attacks of a round on so many hit points; what is left.
fn attack(strikes: &[(Strike, i32)], hit_points: u32, dice: &mut dyn Dice) -> Result<u32, Halt> {
    let mut left = hit_points;
    for (strike, times) in strikes {
        for _ in 0..*times {
            if left == 0 {
                return Ok(0);
            }
            if strike.hits(dice)? {
                left = left.saturating_sub(strike.points(dice)?);
            }
        }
    }
    Ok(left)
}

/// What a side's attacks of a round do to hit points.
struct Attacks {
    /// Points below the hit points of the target, with their chances.
    points: Vec<(usize, f64)>,
    /// By hit points: the chance that they are gone.
    drops: Vec<f64>,
    /// By hit points: the chance that some are left.
    stands: Vec<f64>,
}

impl Attacks {
    fn new(strikes: &[(Strike, i32)], hit_points: usize) -> Self {
        // More points than the target has are all the same.
        let cap = |counts: &Counts| counts.grouped(|points| points.min(hit_points));
        let mut sum = Counts::always(0);
        for (strike, times) in strikes {
            let once = cap(&with_misses(strike.hit_chance(), &strike.counts()));
            for _ in 0..*times {
                sum = cap(&sum.plus(&once));
            }
        }
        let chances = sum.chances();
        let from = |points: usize| chances.iter().skip(points).rev().sum::<f64>();
        let below = |points: usize| chances.iter().take(points).sum::<f64>();
        Self {
            drops: (0..=hit_points).map(from).collect(),
            stands: (0..=hit_points).map(below).collect(),
            points: chances
                .into_iter()
                .enumerate()
                .filter(|(points, chance)| *chance > 0.0 && *points < hit_points)
                .collect(),
        }
    }

    fn drops(&self, hit_points: usize) -> f64 {
        self.drops.get(hit_points).copied().unwrap_or(0.0)
    }

    fn stands(&self, hit_points: usize) -> f64 {
        self.stands.get(hit_points).copied().unwrap_or(0.0)
    }

    /// The hit points after the attacks, of those who stand; index = hit points.
    fn wear_down(&self, before: &[f64]) -> Vec<f64> {
        let mut after = vec![0.0; before.len()];
        for (hit_points, weight) in before.iter().enumerate().filter(|(_, w)| **w > 0.0) {
            for (points, chance) in &self.points {
                let left = hit_points.checked_sub(*points).filter(|left| *left > 0);
                if let Some(sum) = left.and_then(|left| after.get_mut(left)) {
                    *sum += weight * chance;
                }
            }
        }
        after
    }
}

/// Adds two lists of chances.
fn add(to: &mut [f64], more: &[f64]) {
    for (sum, chance) in to.iter_mut().zip(more) {
        *sum += chance;
    }
}

/// The course of a duel.
struct Course {
    rounds: Vec<DuelRound>,
    first_left: Vec<f64>,
    second_left: Vec<f64>,
}

impl CheckedDuel {
    fn course(&self) -> Course {
        let points = |combatant: &Combatant| usize::try_from(combatant.hit_points).unwrap_or(1);
        let (a, b) = (points(&self.input.first), points(&self.input.second));
        let on_second = Attacks::new(&self.first, b);
        let on_first = Attacks::new(&self.second, a);
        let [first, second, tie] = self
            .initiative
            .twelfths()
            .map(|twelfths| f64::from(twelfths) / 12.0);
        // Rows: hit points of the first; columns: of the second. Only those who both stand.
        let mut standing = vec![vec![0.0; b + 1]; a + 1];
        if let Some(cell) = standing.last_mut().and_then(|row| row.last_mut()) {
            *cell = 1.0;
        }
        let mut course = Course {
            rounds: Vec::new(),
            first_left: vec![0.0; a + 1],
            second_left: vec![0.0; b + 1],
        };
        for number in 1..=self.input.rounds.unsigned_abs() {
            let mut round = DuelRound {
                round: number,
                first_wins: 0.0,
                second_wins: 0.0,
                both_drop: 0.0,
                undecided: 0.0,
            };
            // Winners who were not struck at, and winners who were and stood.
            let mut first_fresh = vec![0.0; a + 1];
            let mut first_struck = vec![0.0; a + 1];
            let mut second_fresh = vec![0.0; b + 1];
            let mut second_struck = vec![0.0; b + 1];
            for (own, row) in standing.iter().enumerate() {
                let (falls, stays) = (on_first.drops(own), on_first.stands(own));
                for (other, weight) in row.iter().enumerate().filter(|(_, w)| **w > 0.0) {
                    let (drop, hold) = (on_second.drops(other), on_second.stands(other));
                    // O-ROUND: one side acts with its results, then the other, unless it dropped.
                    let fresh = weight * drop * first;
                    let struck = weight * drop * (second + tie);
                    round.first_wins += fresh + struck * stays;
                    for (list, chance) in [(&mut first_fresh, fresh), (&mut first_struck, struck)] {
                        if let Some(sum) = list.get_mut(own) {
                            *sum += chance;
                        }
                    }
                    let fresh = weight * falls * second;
                    let struck = weight * falls * (first + tie);
                    round.second_wins += fresh + struck * hold;
                    for (list, chance) in [(&mut second_fresh, fresh), (&mut second_struck, struck)]
                    {
                        if let Some(sum) = list.get_mut(other) {
                            *sum += chance;
                        }
                    }
                    // O-INIT: in the same segment both strike.
                    round.both_drop += weight * tie * drop * falls;
                }
            }
            add(&mut course.first_left, &first_fresh);
            add(&mut course.first_left, &on_first.wear_down(&first_struck));
            add(&mut course.second_left, &second_fresh);
            add(
                &mut course.second_left,
                &on_second.wear_down(&second_struck),
            );
            standing = wear_both_down(&standing, &on_first, &on_second);
            round.undecided = standing.iter().flatten().sum();
            course.rounds.push(round);
            if round.undecided <= 0.0 {
                break;
            }
        }
        for (own, row) in standing.iter().enumerate() {
            if let Some(sum) = course.first_left.get_mut(own) {
                *sum += row.iter().sum::<f64>();
            }
            add(&mut course.second_left, row);
        }
        let total = |rounds: &[DuelRound], of: fn(&DuelRound) -> f64| -> f64 {
            rounds.iter().map(of).sum()
        };
        let both = total(&course.rounds, |round| round.both_drop);
        let fallen = both + total(&course.rounds, |round| round.second_wins);
        if let Some(sum) = course.first_left.first_mut() {
            *sum += fallen;
        }
        let fallen = both + total(&course.rounds, |round| round.first_wins);
        if let Some(sum) = course.second_left.first_mut() {
            *sum += fallen;
        }
        course
    }
}

/// Whoever acts first: both attacks of those who both stand after them.
fn wear_both_down(standing: &[Vec<f64>], on_first: &Attacks, on_second: &Attacks) -> Vec<Vec<f64>> {
    let mut after: Vec<Vec<f64>> = standing.iter().map(|row| vec![0.0; row.len()]).collect();
    for (own, row) in standing.iter().enumerate() {
        if row.iter().all(|weight| *weight == 0.0) {
            continue;
        }
        let worn = on_second.wear_down(row);
        for (points, chance) in &on_first.points {
            let left = own.checked_sub(*points).filter(|left| *left > 0);
            if let Some(sums) = left.and_then(|left| after.get_mut(left)) {
                for (sum, weight) in sums.iter_mut().zip(&worn) {
                    *sum += weight * chance;
                }
            }
        }
    }
    after
}

impl Procedure for CheckedDuel {
    type Result = DuelResult;
    type Odds = DuelOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<DuelResult, Halt> {
        let mut first = self.input.first.hit_points.unsigned_abs();
        let mut second = self.input.second.hit_points.unsigned_abs();
        let mut rounds = 0;
        while rounds < self.input.rounds.unsigned_abs() && first > 0 && second > 0 {
            rounds += 1;
            match self.initiative.on(dice)?.outcome {
                InitiativeOutcome::First => {
                    second = attack(&self.first, second, dice)?;
                    if second > 0 {
                        first = attack(&self.second, first, dice)?;
                    }
                }
                InitiativeOutcome::Second => {
                    first = attack(&self.second, first, dice)?;
                    if first > 0 {
                        second = attack(&self.first, second, dice)?;
                    }
                }
                InitiativeOutcome::Tie => {
                    second = attack(&self.first, second, dice)?;
                    first = attack(&self.second, first, dice)?;
                }
            }
        }
        Ok(DuelResult {
            id: match (first, second) {
                (0, 0) => DuelOutcome::BothDrop,
                (0, _) => DuelOutcome::SecondWins,
                (_, 0) => DuelOutcome::FirstWins,
                _ => DuelOutcome::Undecided,
            },
            rounds,
            first_hit_points: first,
            second_hit_points: second,
        })
    }

    fn odds(&self) -> DuelOdds {
        let course = self.course();
        let total = |of: fn(&DuelRound) -> f64| course.rounds.iter().map(of).sum::<f64>();
        let undecided = course.rounds.last().map_or(0.0, |round| round.undecided);
        let chance = |outcome: DuelOutcome| match outcome {
            DuelOutcome::FirstWins => total(|round| round.first_wins),
            DuelOutcome::SecondWins => total(|round| round.second_wins),
            DuelOutcome::BothDrop => total(|round| round.both_drop),
            DuelOutcome::Undecided => undecided,
        };
        let outcomes = DuelOutcome::ALL.iter().map(|outcome| Chance {
            id: outcome.id(),
            rule: outcome.rule(),
            probability: chance(*outcome),
            fraction: None,
        });
        // A round is fought where both stood after the one before it.
        let fought = course.rounds.iter().map(|round| round.undecided);
        let mean_rounds = 1.0 + fought.sum::<f64>() - undecided;
        let mut tests: Vec<Test> = self.initiative.tests().map(Test::clone).to_vec();
        for (strike, _) in self.first.iter().chain(&self.second) {
            for test in strike.tests() {
                if !tests.contains(&test) {
                    tests.push(test);
                }
            }
        }
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation
            .add(": der erste gewinnt mit ", ": the first wins with ")
            .chance(chance(DuelOutcome::FirstWins), None)
            .add(", der zweite mit ", ", the second with ")
            .chance(chance(DuelOutcome::SecondWins), None)
            .add("; im Mittel ", "; on average ")
            .decimal(mean_rounds)
            .add(" Runden.", " rounds.");
        let outcomes = outcomes.filter(|chance| chance.probability > 0.0).collect();
        let Frame {
            breakdown,
            rulings,
            assumptions,
        } = self.frame.clone();
        DuelOdds {
            outcomes,
            mean_rounds,
            first_hit_points: course.first_left,
            second_hit_points: course.second_left,
            rounds: course.rounds,
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        listed(DuelOutcome::TABLE, &odds.outcomes, to);
        to.mean("rounds", odds.mean_rounds);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.add("Duell: ", "Duel: ");
        for (index, side) in [&self.input.first, &self.input.second].iter().enumerate() {
            if index > 0 {
                sentence.add(" gegen ", " against ");
            }
            sentence
                .counted(
                    side.hit_points,
                    Text::new(" Trefferpunkt", " hit point"),
                    Text::new(" Trefferpunkte", " hit points"),
                )
                .both(" (");
            for (place, routine) in side.attacks.iter().enumerate() {
                if place > 0 {
                    sentence.both("; ");
                }
                if routine.times > 1 {
                    sentence.number(routine.times).both(" × ");
                }
                describe(&routine.attack, sentence);
                let lost = hand(side.two_weapons.as_ref(), place);
                if lost != 0 {
                    sentence
                        .add(", zwei Waffen ", ", two weapons ")
                        .signed(lost);
                }
            }
            sentence.both(")");
        }
        sentence.add(", höchstens ", ", at most ").counted(
            self.input.rounds,
            Text::new(" Runde", " round"),
            Text::new(" Runden", " rounds"),
        );
        name_chosen(&self.frame.rulings, sentence);
    }

    fn name(&self, result: &DuelResult, sentence: &mut Sentence) {
        sentence
            .text(result.id.label())
            .add(" nach ", " after ")
            .counted(
                result.rounds,
                Text::new(" Runde", " round"),
                Text::new(" Runden", " rounds"),
            )
            .add(", Trefferpunkte ", ", hit points ")
            .number(result.first_hit_points)
            .add(" und ", " and ")
            .number(result.second_hit_points);
    }
}
