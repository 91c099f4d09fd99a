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

/// Beside 1 a double cannot tell so small a chance: a duel that goes on with less is over.
const NOTHING: f64 = 1e-18;

/// What a side's attacks of a round do to hit points.
struct Attacks {
    /// Points below the hit points of the target, with their chances.
    points: Vec<(usize, f64)>,
    /// By hit points: the chance that they are gone.
    drops: Vec<f64>,
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
        Self {
            drops: (0..=hit_points).map(from).collect(),
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

    /// The hit points after the attacks, of those who stand; index = hit points.
    fn wear_down(&self, before: &[f64]) -> Vec<f64> {
        let most = self.points.last().map_or(0, |(points, _)| *points);
        let mut after = vec![0.0; before.len()];
        let mut padded = before.to_vec();
        padded.resize(before.len() + most, 0.0);
        // Four at once: the sums are read and written a quarter as often.
        for group in self.points.chunks(4) {
            let [a, b, c, d] = [0, 1, 2, 3].map(|index| {
                let (points, chance) = group.get(index).copied().unwrap_or_default();
                (padded.get(points..).unwrap_or_default(), chance)
            });
            let weights = a.0.iter().zip(b.0).zip(c.0).zip(d.0);
            for (sum, (((w, x), y), z)) in after.iter_mut().zip(weights) {
                *sum += w * a.1 + x * b.1 + y * c.1 + z * d.1;
            }
        }
        // Who has none left does not stand.
        if let Some(none) = after.first_mut() {
            *none = 0.0;
        }
        after
    }
}

/// One of the two, worn down by the attacks of the other.
struct Worn {
    attacks: Attacks,
    /// The hit points, as long as some are left; index = hit points.
    left: Vec<f64>,
    /// The chance that some are left.
    stands: f64,
}

/// What a round changes about one of the two.
struct Blow {
    /// The hit points before it.
    before: Vec<f64>,
    /// The chance that some were left.
    stood: f64,
    /// The chance that the last of them go in it.
    falls: f64,
}

impl Worn {
    fn new(attacks: Attacks, hit_points: usize) -> Self {
        let mut left = vec![0.0; hit_points + 1];
        if let Some(all) = left.last_mut() {
            *all = 1.0;
        }
        Self {
            attacks,
            left,
            stands: 1.0,
        }
    }

    fn round(&mut self) -> Blow {
        let each = self.left.iter().enumerate();
        let falls = each
            .map(|(left, chance)| chance * self.attacks.drops(left))
            .sum();
        let after = self.attacks.wear_down(&self.left);
        let stood = self.stands;
        self.stands = after.iter().sum();
        Blow {
            before: core::mem::replace(&mut self.left, after),
            stood,
            falls,
        }
    }
}

/// Adds a list of chances, each times a factor.
fn add(to: &mut [f64], factor: f64, more: &[f64]) {
    for (sum, chance) in to.iter_mut().zip(more) {
        *sum += factor * chance;
    }
}

/// The course of a duel.
struct Course {
    rounds: Vec<DuelRound>,
    first_left: Vec<f64>,
    second_left: Vec<f64>,
}

impl CheckedDuel {
    /// As long as both stand, what one has left says nothing about the other: both are followed by
    /// themselves, and only the round in which somebody drops asks who acts first.
    fn course(&self) -> Course {
        let points = |combatant: &Combatant| usize::try_from(combatant.hit_points).unwrap_or(1);
        let (a, b) = (points(&self.input.first), points(&self.input.second));
        let mut first = Worn::new(Attacks::new(&self.second, a), a);
        let mut second = Worn::new(Attacks::new(&self.first, b), b);
        let [begins, waits, tie] = self
            .initiative
            .twelfths()
            .map(|twelfths| f64::from(twelfths) / 12.0);
        let mut course = Course {
            rounds: Vec::new(),
            first_left: vec![0.0; a + 1],
            second_left: vec![0.0; b + 1],
        };
        for number in 1..=self.input.rounds.unsigned_abs() {
            let (on_first, on_second) = (first.round(), second.round());
            // O-ROUND: one side acts with its results, then the other, unless it dropped: who acts
            // first and wins is not struck at. O-INIT: in the same segment both strike.
            let first_fresh = on_second.falls * begins;
            let first_struck = on_second.falls * (waits + tie);
            add(&mut course.first_left, first_fresh, &on_first.before);
            add(&mut course.first_left, first_struck, &first.left);
            let second_fresh = on_first.falls * waits;
            let second_struck = on_first.falls * (begins + tie);
            add(&mut course.second_left, second_fresh, &on_second.before);
            add(&mut course.second_left, second_struck, &second.left);
            let undecided = first.stands * second.stands;
            course.rounds.push(DuelRound {
                round: number,
                first_wins: first_fresh * on_first.stood + first_struck * first.stands,
                second_wins: second_fresh * on_second.stood + second_struck * second.stands,
                both_drop: tie * on_first.falls * on_second.falls,
                undecided,
            });
            if undecided < NOTHING {
                break;
            }
        }
        add(&mut course.first_left, second.stands, &first.left);
        add(&mut course.second_left, first.stands, &second.left);
        let total = |of: fn(&DuelRound) -> f64| -> f64 { course.rounds.iter().map(of).sum() };
        let both = total(|round| round.both_drop);
        let (first_falls, second_falls) = (
            both + total(|round| round.second_wins),
            both + total(|round| round.first_wins),
        );
        if let Some(none) = course.first_left.first_mut() {
            *none += first_falls;
        }
        if let Some(none) = course.second_left.first_mut() {
            *none += second_falls;
        }
        course
    }
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
            ..
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
