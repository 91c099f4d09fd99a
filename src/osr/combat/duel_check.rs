//! A duel: the dice round by round, and the chain over the hit points of both.

use super::attack_check::describe_one;
use super::attrition::{Attrition, NOTHING};
use super::round_check::hand;
use super::strike::Strike;
use super::{Attack, Combatant, Duel, DuelOdds, DuelOutcome, DuelResult, DuelRounds};
use crate::dice::{Dice, Halt, Test};
use crate::osr::OsrRulings;
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
fn strikes(
    combatant: &Combatant,
    side: &str,
    rulings: OsrRulings,
    frame: &mut Frame,
) -> Vec<(Strike, i32)> {
    let mut strikes = Vec::new();
    for (place, routine) in combatant.attacks.iter().enumerate() {
        let state = routine.attack.target_state;
        let hand = hand(combatant.two_weapons.as_ref(), place);
        let attack = Attack {
            rulings: routine.attack.rulings.within(rulings),
            ..routine.attack.clone()
        };
        let mut strike = Strike::new(&attack, state, hand);
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
            first: strikes(&input.first, "1.", input.rulings, &mut frame),
            second: strikes(&input.second, "2.", input.rulings, &mut frame),
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

/// Rarer than that nobody asks after a round.
const RARE: f64 = 1e-6;

/// How likely it ends how.
#[derive(Clone, Copy)]
struct Ends {
    first_wins: f64,
    second_wins: f64,
    both_drop: f64,
    undecided: f64,
}

/// The course of a duel.
struct Course {
    /// The rounds, as long as it goes on with a chance that is not [`RARE`].
    rounds: DuelRounds,
    /// How it ends, all rounds together.
    ends: Ends,
    mean_rounds: f64,
    first_left: Vec<f64>,
    second_left: Vec<f64>,
}

impl CheckedDuel {
    /// As long as both stand, what one has left says nothing about the other: both are followed by
    /// themselves, and only the round in which somebody drops asks who acts first.
    fn course(&self) -> Course {
        let points = |combatant: &Combatant| usize::try_from(combatant.hit_points).unwrap_or(1);
        let most = usize::try_from(self.input.rounds).unwrap_or(1);
        let mut first = Attrition::new(&self.second, points(&self.input.first), most);
        let mut second = Attrition::new(&self.first, points(&self.input.second), most);
        let [begins, waits, tie] = self
            .initiative
            .twelfths()
            .map(|twelfths| f64::from(twelfths) / 12.0);
        let mut rounds = DuelRounds::default();
        let mut fought = 0;
        let mut ends = Ends {
            first_wins: 0.0,
            second_wins: 0.0,
            both_drop: 0.0,
            undecided: 1.0,
        };
        let mut mean_rounds = 0.0;
        // The chance that the other dropped in the round before and this one was struck at in it.
        let (mut first_struck, mut second_struck) = (0.0, 0.0);
        while fought < self.input.rounds.unsigned_abs() && ends.undecided >= NOTHING {
            // O-ROUND: one side acts with its results, then the other, unless it dropped: who acts
            // first and wins is not struck at. O-INIT: in the same segment both strike.
            let (first_falls, second_falls) = (first.falls, second.falls);
            let first_fresh = second_falls * begins;
            let second_fresh = first_falls * waits;
            let (first_stood, second_stood) = (first.stands, second.stands);
            first.round(first_struck + first_fresh);
            second.round(second_struck + second_fresh);
            first_struck = second_falls * (waits + tie);
            second_struck = first_falls * (begins + tie);
            fought += 1;
            let round = Ends {
                first_wins: first_fresh * first_stood + first_struck * first.stands,
                second_wins: second_fresh * second_stood + second_struck * second.stands,
                both_drop: tie * first_falls * second_falls,
                undecided: first.stands * second.stands,
            };
            if ends.undecided >= RARE {
                rounds.first_wins.push(round.first_wins);
                rounds.second_wins.push(round.second_wins);
                rounds.both_drop.push(round.both_drop);
                rounds.undecided.push(round.undecided);
            }
            // It is fought where both stood after the one before it.
            mean_rounds += ends.undecided;
            ends = Ends {
                first_wins: ends.first_wins + round.first_wins,
                second_wins: ends.second_wins + round.second_wins,
                both_drop: ends.both_drop + round.both_drop,
                undecided: round.undecided,
            };
        }
        let (first_stands, second_stands) = (first.stands, second.stands);
        let mut first_left = first.left(first_struck + second_stands);
        let mut second_left = second.left(second_struck + first_stands);
        if let Some(none) = first_left.first_mut() {
            *none = ends.both_drop + ends.second_wins;
        }
        if let Some(none) = second_left.first_mut() {
            *none = ends.both_drop + ends.first_wins;
        }
        Course {
            rounds,
            ends,
            mean_rounds,
            first_left,
            second_left,
        }
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
        let chance = |outcome: DuelOutcome| match outcome {
            DuelOutcome::FirstWins => course.ends.first_wins,
            DuelOutcome::SecondWins => course.ends.second_wins,
            DuelOutcome::BothDrop => course.ends.both_drop,
            DuelOutcome::Undecided => course.ends.undecided,
        };
        let outcomes = DuelOutcome::ALL.iter().map(|outcome| Chance {
            id: outcome.id(),
            rule: outcome.rule(),
            probability: chance(*outcome),
            fraction: None,
        });
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
            .mean(
                course.mean_rounds,
                Text::new(" Runde.", " round."),
                Text::new(" Runden.", " rounds."),
            );
        let outcomes = outcomes.filter(|chance| chance.probability > 0.0).collect();
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        DuelOdds {
            outcomes,
            mean_rounds: course.mean_rounds,
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
                describe_one(&routine.attack, true, sentence);
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
