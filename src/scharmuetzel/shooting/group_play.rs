//! A group's shooting: target after target, as a chain over its shooters.

use std::collections::BTreeMap;

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::Group;
use crate::dice::{Dice, Fraction, Halt, Test, Weight};
use crate::rules::{
    Chance, Frame, Label, Measures, Outcome, Procedure, RulingUse, Sentence, States, Step,
    name_places, numbers,
};
use crate::scharmuetzel::attacks::Attacks;
use crate::scharmuetzel::injury::{Afters, Harm, Known, Model, ModelState, injury_test};
use crate::scharmuetzel::rulings::name_chosen;

/// A group, its input checked.
#[derive(Clone, Debug)]
pub struct CheckedGroup {
    input: Group,
    frame: Frame,
    /// One row a kind of shooter, in it the shots at each target.
    attacks: Vec<Vec<Attacks>>,
}

/// What a group achieved, played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct GroupOutcome {
    /// Targets down, stunned or out of action.
    pub fallen: u32,
    /// Targets out of action.
    pub out: u32,
    /// What became of each target.
    pub targets: Vec<Harm>,
}

/// What a group can achieve. Index = count.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GroupOdds {
    /// Chance that exactly so many targets fall.
    #[serde(serialize_with = "numbers")]
    pub fallen: Vec<f64>,
    /// The same as reduced fractions, where all of them have at most 38 digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub fallen_fractions: Option<Vec<String>>,
    /// Chance that at least so many fall.
    #[serde(serialize_with = "numbers")]
    pub fallen_at_least: Vec<f64>,
    /// Mean number of fallen.
    pub mean_fallen: f64,
    /// Chance that exactly so many are out of action.
    #[serde(serialize_with = "numbers")]
    pub out: Vec<f64>,
    /// Mean number of those out of action.
    pub mean_out: f64,
    /// Of each target what becomes of it.
    #[cfg_attr(feature = "bindings", tsify(type = "Chance<Harm>[][]"))]
    pub targets: Vec<Vec<Chance>>,
    /// Every roll that can come up.
    pub tests: Vec<Test>,
    /// The steps to each target number. Rolls that are worked out alike stand once; the label of the
    /// first step says whose they are: `1, 2→3` are those of the first two shooters at the third target.
    pub breakdown: Vec<Step>,
    /// One sentence: the situation and its result.
    pub explanation: Sentence,
    /// The rulings that this answer rests on.
    pub rulings: Vec<RulingUse>,
    /// Fields that count here and whose value no source gives.
    #[cfg_attr(feature = "bindings", tsify(type = "string[]"))]
    pub assumptions: Vec<&'static str>,
}

/// Where the shooting stands: the target that is aimed at and what is left of it, with the chance of
/// each number of those that are out.
type Places = BTreeMap<(usize, Model), Vec<Weight>>;

impl CheckedGroup {
    pub(super) fn new(input: &Group) -> Self {
        let mut frame = Frame::default();
        let mut rows = Vec::new();
        let mut parts = Vec::new();
        for shooter in &input.shooters {
            let mut row = Vec::new();
            for target in &input.targets {
                let mut part = Frame::default();
                row.push(input.shooting(shooter, target).attacks(&mut part));
                parts.push(part);
            }
            rows.push(row);
        }
        let targets = input.targets.len();
        frame.absorb_parts(parts.iter(), |pairs| who(pairs, targets));
        Self {
            input: input.clone(),
            frame,
            attacks: rows,
        }
    }

    /// The model of a target, untouched; what stands in for it behind the last is never shot at.
    fn fresh(&self, target: usize) -> Model {
        let wounds = self.input.targets.get(target).map_or(1, |row| row.wounds);
        Model::new(wounds, ModelState::Standing)
    }

    /// S-NEAREST: whether the group may turn to the next target.
    fn done(&self, model: Model) -> bool {
        if self.input.until_out {
            model.is_out()
        } else {
            !model.stands()
        }
    }

    /// The kinds of shooters, once for each model.
    fn shooters(&self) -> impl Iterator<Item = &Vec<Attacks>> {
        let rows = self.attacks.iter().zip(&self.input.shooters);
        rows.flat_map(|(row, shooter)| (0..shooter.count).map(move |_| row))
    }

    fn harm(&self, target: usize, model: Model) -> Harm {
        match model.state {
            ModelState::Standing if model == self.fresh(target) => Harm::Unharmed,
            ModelState::Standing => Harm::Wounded,
            ModelState::Down => Harm::Down,
            ModelState::Stunned => Harm::Stunned,
            ModelState::Out => Harm::Out,
        }
    }

    /// One more shooter: every place with its chance. What is done with a target goes to `ends`.
    fn step(&self, row: &mut Row, now: &Places, ends: &mut [States]) -> Places {
        let mut next = Places::new();
        for ((target, model), outs) in now {
            let Some(afters) = row.afters(*target, *model) else {
                add_all(&mut next, (*target, *model), outs, 0, Weight::ONE);
                continue;
            };
            for (after, chance) in afters.iter() {
                if self.done(*after) {
                    if let Some(end) = ends.get_mut(*target) {
                        let harm = self.harm(*target, *after);
                        for weight in outs {
                            end.add(harm, weight.times(*chance));
                        }
                    }
                    let place = (target + 1, self.fresh(target + 1));
                    let more = usize::from(after.is_out());
                    add_all(&mut next, place, outs, more, *chance);
                } else {
                    add_all(&mut next, (*target, *after), outs, 0, *chance);
                }
            }
        }
        next
    }
}

/// `1, 2→1; 3→1, 2`: which shooters at which targets, by their places; those at the same together.
fn who(pairs: &[usize], targets: usize) -> String {
    let mut rows: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
    for row in pairs.chunk_by(|pair, next| pair / targets == next / targets) {
        let shooter = row.iter().take(1).map(|pair| pair / targets);
        let at: Vec<usize> = row.iter().map(|pair| pair % targets).collect();
        match rows.iter_mut().find(|(_, known)| *known == at) {
            Some((shooters, _)) => shooters.extend(shooter),
            None => rows.push((shooter.collect(), at)),
        }
    }
    let texts = rows
        .iter()
        .map(|(shooters, at)| [name_places(shooters), name_places(at)].join("→"));
    texts.collect::<Vec<String>>().join("; ")
}

/// The shots of one kind of shooter at each target.
struct Row {
    points: Vec<Vec<Weight>>,
    /// What becomes of a target: the same whoever of them shoots.
    known: Known,
}

impl Row {
    /// What becomes of a target; nothing behind the last.
    fn afters(&mut self, target: usize, model: Model) -> Option<Afters> {
        let points = self.points.get(target)?;
        Some(self.known.afters(target, model, points))
    }
}

/// Adds the chances of a place, so many more being out, to those of another.
fn add_all(to: &mut Places, place: (usize, Model), outs: &[Weight], more: usize, chance: Weight) {
    let sums = to.entry(place).or_default();
    if sums.len() < outs.len() + more {
        sums.resize(outs.len() + more, Weight::ZERO);
    }
    for (sum, weight) in sums.iter_mut().skip(more).zip(outs) {
        if !weight.is_zero() {
            *sum = sum.plus(weight.times(chance));
        }
    }
}

fn add_at(counts: &mut [Weight], at: usize, weight: Weight) {
    if let Some(sum) = counts.get_mut(at) {
        *sum = sum.plus(weight);
    }
}

fn values(counts: &[Weight]) -> Vec<f64> {
    counts.iter().map(|weight| weight.value()).collect()
}

fn mean(chances: &[f64]) -> f64 {
    let parts = chances.iter().enumerate().rev();
    parts.fold(0.0, |sum, (count, chance)| sum + count as f64 * chance)
}

impl Procedure for CheckedGroup {
    type Result = GroupOutcome;
    type Odds = GroupOdds;

    fn play(&self, dice: &mut dyn Dice) -> Result<GroupOutcome, Halt> {
        let count = self.input.targets.len();
        let mut models: Vec<Model> = (0..count).map(|target| self.fresh(target)).collect();
        let mut target = 0;
        for row in self.shooters() {
            let (Some(attacks), Some(model)) = (row.get(target), models.get_mut(target)) else {
                break;
            };
            let points = attacks.play(dice)?;
            *model = model.take(points, dice)?.0;
            if self.done(*model) {
                target += 1;
            }
        }
        let harms = models.iter().enumerate();
        let total = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(GroupOutcome {
            fallen: total(models.iter().filter(|model| !model.stands()).count()),
            out: total(models.iter().filter(|model| model.is_out()).count()),
            targets: harms
                .map(|(target, model)| self.harm(target, *model))
                .collect(),
        })
    }

    fn odds(&self) -> GroupOdds {
        let count = self.input.targets.len();
        let mut tests = Vec::new();
        let mut ends = vec![States::none::<Harm>(); count];
        let mut now = Places::from([((0, self.fresh(0)), vec![Weight::ONE])]);
        for (row, shooter) in self.attacks.iter().zip(&self.input.shooters) {
            let mut points = Vec::new();
            for attacks in row {
                let (chances, rolls) = attacks.points();
                points.push(chances);
                for test in rolls {
                    if !tests.contains(&test) {
                        tests.push(test);
                    }
                }
            }
            let mut row = Row {
                points,
                known: Known::default(),
            };
            for _ in 0..shooter.count {
                now = self.step(&mut row, &now, &mut ends);
            }
        }
        let mut fallen = vec![Weight::ZERO; count + 1];
        let mut out = vec![Weight::ZERO; count + 1];
        let places = now.iter().flat_map(|(place, outs)| {
            let outs = outs.iter().enumerate();
            outs.map(move |(gone, weight)| (place, gone, weight))
        });
        for ((target, model), gone, weight) in places.filter(|(_, _, weight)| !weight.is_zero()) {
            let lies = *target < count && !model.stands();
            add_at(&mut fallen, target + usize::from(lies), *weight);
            add_at(&mut out, gone, *weight);
            for (index, end) in ends.iter_mut().enumerate().skip(*target) {
                let harm = if index == *target {
                    self.harm(index, *model)
                } else {
                    Harm::Unharmed
                };
                end.add(harm, *weight);
            }
        }
        if fallen.iter().skip(1).any(|weight| !weight.is_zero()) {
            tests.push(injury_test());
        }
        let fractions: Option<Vec<String>> = fallen
            .iter()
            .map(|weight| weight.exact().and_then(Fraction::short))
            .collect();
        let (fallen, out) = (values(&fallen), values(&out));
        let mut tail = 0.0;
        let mut at_least: Vec<f64> = fallen
            .iter()
            .rev()
            .map(|chance| {
                tail += chance;
                f64::min(tail, 1.0)
            })
            .collect();
        at_least.reverse();
        if let Some(first) = at_least.first_mut() {
            *first = 1.0;
        }
        let (mean_fallen, mean_out) = (mean(&fallen), mean(&out));
        let mut explanation = Sentence::default();
        self.describe(&mut explanation);
        explanation
            .add(": im Mittel fallen ", ": on average ")
            .decimal(mean_fallen)
            .add(", davon ausgeschaltet ", " fall, out of action ")
            .decimal(mean_out)
            .add(
                "; mindestens einer fällt mit ",
                "; at least one falls with ",
            )
            .chance(at_least.get(1).copied().unwrap_or(0.0), None)
            .both(".");
        let Frame {
            breakdown,
            rulings,
            assumptions,
            ..
        } = self.frame.clone();
        GroupOdds {
            fallen,
            fallen_fractions: fractions,
            fallen_at_least: at_least,
            mean_fallen,
            out,
            mean_out,
            targets: ends
                .iter()
                .map(|end| end.chances(&|harm: Harm| harm.rule()))
                .collect(),
            tests,
            breakdown,
            explanation,
            rulings,
            assumptions,
        }
    }

    fn measures(&self, to: &mut Measures) {
        let odds = self.odds();
        to.curve("fallen", odds.fallen_at_least, odds.mean_fallen);
        to.mean("out", odds.mean_out);
    }

    fn frame(&self) -> &Frame {
        &self.frame
    }

    fn describe(&self, sentence: &mut Sentence) {
        sentence.add("Es schießen ", "Shooting: ");
        for (index, row) in self.input.shooters.iter().enumerate() {
            if index > 0 {
                sentence.both(", ");
            }
            sentence
                .number(row.count)
                .add(" × BF ", " × BS ")
                .number(row.ballistic_skill)
                .add(" mit S ", " with S ")
                .number(row.strength);
            if row.shots != 1 {
                sentence
                    .add(" und je ", " and ")
                    .number(row.shots)
                    .add(" Schüssen", " shots each");
            }
            if row.moved {
                sentence.add(" nach Bewegung", " having moved");
            }
        }
        sentence.add(", der Reihe nach auf ", ", in turn at ");
        for (index, row) in self.input.targets.iter().enumerate() {
            if index > 0 {
                sentence.both(", ");
            }
            sentence
                .add("W ", "T ")
                .number(row.toughness)
                .both(" (")
                .number(row.wounds)
                .add(" LP", if row.wounds == 1 { " wound" } else { " wounds" });
            if row.mounted {
                sentence.add(", beritten", ", mounted");
            }
            if row.cover != super::ShootingCover::None {
                sentence.both(", ").text(row.cover.label());
            }
            if row.long_range {
                sentence.add(", über halbe Reichweite", ", beyond half range");
            }
            if row.charging {
                sentence.add(", im Angriff", ", charging");
            }
            if row.large {
                sentence.add(", groß", ", large");
            }
            sentence.both(")");
        }
        if self.input.until_out {
            sentence.add(
                ", jeweils bis zum Ausschalten",
                ", each until out of action",
            );
        }
        name_chosen(&self.frame.rulings, &self.input.rulings, sentence);
    }

    fn name(&self, result: &GroupOutcome, sentence: &mut Sentence) {
        sentence
            .number(result.fallen)
            .add(" gefallen, davon ausgeschaltet ", " fallen, out of action ")
            .number(result.out);
    }
}
