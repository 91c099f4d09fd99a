//! All figures that may be targets, each with what its own line says.

use super::answer::TargetCheck as Check;
use super::cover::cover;
use super::range::whole_distance;
use super::sight::{self, Large};
use super::{Candidate, CoverAnswer, Shooter, Targets};
use crate::rules::Sentence;

/// How close to a unit an individual counts as a part of it, in inches.
const JOINED: f64 = 4.0;

/// What belongs together when a target is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group<'a> {
    /// A unit, with the individuals close to it.
    Unit(&'a str),
    /// A figure for itself, by its place in the list.
    Alone(usize),
}

/// A figure that may be a target.
#[derive(Debug)]
pub(super) struct Figure<'a> {
    pub(super) index: usize,
    pub(super) candidate: &'a Candidate,
    pub(super) group: Group<'a>,
    /// The whole distance.
    pub(super) distance: f64,
    pub(super) cover: CoverAnswer,
    pub(super) large: Large,
    /// The checks of its line.
    pub(super) sight: Vec<Check>,
    /// Whether all of them pass.
    pub(super) seen: bool,
}

/// The shooter and all figures.
#[derive(Debug)]
pub(super) struct Field<'a> {
    pub(super) shooter: &'a Shooter,
    pub(super) figures: Vec<Figure<'a>>,
}

impl<'a> Field<'a> {
    pub(super) fn new(targets: &'a Targets) -> Self {
        let shooter = &targets.shooter;
        let viewer = &shooter.viewer;
        let figures = targets.candidates.iter().enumerate();
        let figures = figures.map(|(index, candidate)| {
            let large = large(targets, candidate);
            let sight = sight::checks(viewer, &candidate.line, &candidate.obstacles, large);
            Figure {
                index,
                candidate,
                group: group(index, candidate),
                distance: whole_distance(viewer, &candidate.line),
                cover: cover(&candidate.obstacles, &candidate.piece),
                large,
                seen: sight.iter().all(|check| check.ok),
                sight,
            }
        });
        Self {
            shooter,
            figures: figures.collect(),
        }
    }

    /// Every figure that can be shot at as far as its line goes; the others bind nobody.
    pub(super) fn seen(&self) -> impl Iterator<Item = &Figure<'a>> {
        self.figures.iter().filter(|figure| figure.seen)
    }
}

impl Figure<'_> {
    pub(super) fn panicked(&self) -> bool {
        self.candidate.panicked
    }

    /// C-R-LARGE: whether a nearer figure does not stand in the way of choosing this one.
    pub(super) fn passes(&self, nearer: &Self) -> bool {
        let lifted = match self.large {
            Large::HalfVisible | Large::AllSmaller => true,
            Large::No => false,
        };
        lifted && smaller(nearer.candidate, self.candidate)
    }

    /// Its name, or its place in the list.
    pub(super) fn name(&self) -> String {
        if self.candidate.name.is_empty() {
            ["#", &(self.index + 1).to_string()].concat()
        } else {
            self.candidate.name.clone()
        }
    }

    /// Names it in a sentence, with its distance.
    pub(super) fn call(&self, sentence: &mut Sentence) {
        sentence
            .add("„", "“")
            .both(&self.name())
            .add("“ (", "” (")
            .inches(self.distance)
            .both(")");
    }
}

/// C-R-JOIN: an individual within 4 inches of a friendly unit belongs to it.
pub(super) fn joined(candidate: &Candidate) -> Option<&str> {
    let near = candidate.nearest_unit.as_ref();
    near.filter(|unit| candidate.individual && unit.distance <= JOINED)
        .map(|unit| unit.unit.as_str())
}

fn group(index: usize, candidate: &Candidate) -> Group<'_> {
    match joined(candidate) {
        Some(unit) => Group::Unit(unit),
        None if candidate.unit.is_empty() => Group::Alone(index),
        None => Group::Unit(&candidate.unit),
    }
}

/// Whether a figure is at least one size smaller than another; unknown sizes are not.
fn smaller(one: &Candidate, other: &Candidate) -> bool {
    one.size
        .zip(other.size)
        .is_some_and(|(one, other)| one < other)
}

/// C-R-LARGE: at least half visible, or all nearer figures at least one size smaller.
fn large(targets: &Targets, candidate: &Candidate) -> Large {
    let distance = |of: &Candidate| whole_distance(&targets.shooter.viewer, &of.line);
    let here = distance(candidate);
    let mut nearer = targets
        .candidates
        .iter()
        .filter(|other| distance(other) < here);
    if candidate.obstacles.half_visible() {
        Large::HalfVisible
    } else if nearer.all(|other| smaller(other, candidate)) {
        Large::AllSmaller
    } else {
        Large::No
    }
}
