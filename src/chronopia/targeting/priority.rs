//! Whom to choose among the figures that can be seen: one function a rule, in book order.

use super::answer::TargetCheck as Check;
use super::field::{Field, Figure, joined};
use super::{
    C_R_12, C_R_INDIVIDUAL, C_R_JOIN, C_R_LARGE, C_R_NEAREST, C_R_OPPORTUNITY, ShooterKind,
};
use crate::chronopia::ranged::Cover;
use crate::rules::{Rule, Sentence};

/// Within this many inches an enemy who does not panic has to be dealt with first.
const CLOSE: f64 = 12.0;

/// What the priorities say of one figure.
#[derive(Debug)]
pub(super) struct Priority {
    pub(super) steps: Vec<Check>,
    /// Whether a leadership test has to be passed first.
    pub(super) test: bool,
    /// What allows the shot, unless a step forbids it.
    pub(super) free: Check,
}

/// Every check, in book order.
pub(super) fn priority(field: &Field<'_>, target: &Figure<'_>) -> Priority {
    let mut steps = vec![nearest(field, target)];
    steps.extend(join(target));
    let large = large(field, target);
    steps.extend(large.clone());
    let mut test = false;
    match field.shooter.kind {
        ShooterKind::Individual => steps.push(individual(field, target)),
        ShooterKind::Unit => {
            steps.push(twelve(field, target));
            if binding(field).next().is_none() {
                let (check, needed) = opportunity(field, target);
                steps.push(check);
                test = needed;
            }
        }
    }
    // What allows the shot: an exception where one was needed, else the rule that binds.
    let by = |rule: Rule| steps.iter().rev().find(|step| step.rule == rule).cloned();
    let free = match (test, large, field.shooter.kind) {
        (true, _, _) => by(C_R_OPPORTUNITY),
        (false, Some(large), _) => Some(large),
        (false, None, ShooterKind::Individual) => by(C_R_INDIVIDUAL),
        (false, None, ShooterKind::Unit) if binding(field).next().is_some() => by(C_R_12),
        (false, None, ShooterKind::Unit) => None,
    };
    let free = free.or_else(|| by(C_R_NEAREST)).unwrap_or_else(|| {
        Check::ok(
            C_R_NEAREST,
            "nichts steht dem entgegen",
            "nothing forbids it",
        )
    });
    Priority { steps, test, free }
}

/// The figures of the target's own unit that can be shot at, itself among them.
fn unit<'f, 'a>(
    field: &'f Field<'a>,
    target: &'f Figure<'a>,
) -> impl Iterator<Item = &'f Figure<'a>> {
    field.seen().filter(|figure| figure.group == target.group)
}

/// C-R-INDIVIDUAL: whether a shooting individual has a figure in that unit that does not panic.
fn passes_over_panicked<'a>(field: &Field<'a>, target: &Figure<'a>) -> bool {
    field.shooter.kind == ShooterKind::Individual
        && unit(field, target).any(|figure| !figure.panicked())
}

/// The nearer figures of the same unit that come before the target.
fn rivals<'f, 'a>(
    field: &'f Field<'a>,
    target: &'f Figure<'a>,
) -> impl Iterator<Item = &'f Figure<'a>> {
    let steady_only = passes_over_panicked(field, target);
    unit(field, target).filter(move |figure| {
        figure.distance < target.distance && !(steady_only && figure.panicked())
    })
}

/// C-R-NEAREST: of a unit only the nearest figure, leader or not.
fn nearest(field: &Field<'_>, target: &Figure<'_>) -> Check {
    let first = closest(rivals(field, target).filter(|rival| !target.passes(rival)));
    let Some(first) = first else {
        return Check::ok(
            C_R_NEAREST,
            "in ihrer Einheit steht keine Figur näher, die vorgeht",
            "in its unit no figure that goes first stands nearer",
        );
    };
    let mut because = Sentence::new("in derselben Einheit steht ", "in the same unit ");
    first.call(&mut because);
    because.add(" näher", " stands nearer");
    Check::new(C_R_NEAREST, false, because)
}

/// C-R-JOIN: an individual close to a unit is chosen as a part of it.
fn join(target: &Figure<'_>) -> Option<Check> {
    let unit = joined(target.candidate)?;
    let mut because = Sentence::new(
        "zählt als Teil der Einheit „",
        "counts as part of the unit “",
    );
    because.both(unit).add("“", "”");
    Some(Check::new(C_R_JOIN, true, because))
}

/// C-R-LARGE: smaller figures that stand nearer do not hold. Nothing where none would.
fn large(field: &Field<'_>, target: &Figure<'_>) -> Option<Check> {
    let in_unit = rivals(field, target).any(|rival| target.passes(rival));
    let between_units = field.shooter.kind == ShooterKind::Unit
        && binding(field).next().is_none()
        && ahead(field, target).any(|rival| target.passes(rival));
    (in_unit || between_units).then(|| {
        Check::ok(
            C_R_LARGE,
            "das Ziel überragt die kleineren Figuren, die näher stehen",
            "the target is larger than the smaller figures that stand nearer",
        )
    })
}

/// C-R-12: whoever does not panic, stands within 12 inches and can be shot at.
fn binding<'f, 'a>(field: &'f Field<'a>) -> impl Iterator<Item = &'f Figure<'a>> {
    field
        .seen()
        .filter(|figure| !figure.panicked() && figure.distance <= CLOSE)
}

/// C-R-12: a unit shoots at one of those, or at a panicked unit that is no farther.
fn twelve(field: &Field<'_>, target: &Figure<'_>) -> Check {
    let Some(first) = closest(binding(field)) else {
        return Check::ok(
            C_R_12,
            "kein Feind ohne Panik ist innerhalb von 12 Zoll zu beschießen",
            "no enemy free of panic can be shot at within 12 inches",
        );
    };
    if binding(field).any(|figure| figure.group == target.group) {
        return Check::ok(
            C_R_12,
            "die Einheit steht innerhalb von 12 Zoll",
            "the unit stands within 12 inches",
        );
    }
    if reach(field, target) <= first.distance {
        return Check::ok(
            C_R_12,
            "kein Feind ohne Panik steht näher",
            "no enemy free of panic stands nearer",
        );
    }
    let mut because = Sentence::new("innerhalb von 12 Zoll steht ", "within 12 inches stands ");
    first.call(&mut because);
    Check::new(C_R_12, false, because)
}

/// C-R-INDIVIDUAL: any unit at any distance, but in it no panicked figure before one that is not.
fn individual(field: &Field<'_>, target: &Figure<'_>) -> Check {
    Check::of(
        C_R_INDIVIDUAL,
        !(target.panicked() && passes_over_panicked(field, target)),
        [
            "eine Einzelfigur wählt die Einheit frei",
            "an individual chooses the unit freely",
        ],
        [
            "in dieser Einheit gehen Figuren ohne Panik vor",
            "in this unit figures free of panic go first",
        ],
    )
}

/// The nearer figures of other units that come before the target's unit. Panic never holds a shooter.
fn ahead<'f, 'a>(
    field: &'f Field<'a>,
    target: &'f Figure<'a>,
) -> impl Iterator<Item = &'f Figure<'a>> {
    let reach = reach(field, target);
    field.seen().filter(move |figure| {
        figure.group != target.group && !figure.panicked() && figure.distance < reach
    })
}

/// C-R-OPPORTUNITY: the nearest unit, unless the target is in the open, all units that come before
/// it are in cover, and a leadership test is passed. True where that test is needed.
fn opportunity(field: &Field<'_>, target: &Figure<'_>) -> (Check, bool) {
    let before = || ahead(field, target).filter(|rival| !target.passes(rival));
    let Some(first) = closest(before()) else {
        let check = Check::ok(
            C_R_OPPORTUNITY,
            "keine Einheit, die vorgeht, steht näher",
            "no unit that goes first stands nearer",
        );
        return (check, false);
    };
    if let Some(open) = closest(before().filter(|rival| !in_cover(field, rival))) {
        let mut because = Sentence::default();
        open.call(&mut because);
        because.add(
            " steht näher und nicht in Deckung",
            " stands nearer and not in cover",
        );
        return (Check::new(C_R_OPPORTUNITY, false, because), false);
    }
    let mut because = Sentence::default();
    first.call(&mut because);
    if in_open(target) {
        because.add(
            " steht näher, aber in Deckung: Gelegenheitsziel nach bestandener Führungsprobe, sonst ist die Handlung verloren",
            " stands nearer, but in cover: a target of opportunity once a leadership test is passed, else the action is lost",
        );
        (Check::new(C_R_OPPORTUNITY, true, because), true)
    } else {
        because.add(
            " steht näher, und dieses Ziel hat selbst Deckung",
            " stands nearer, and this target has cover itself",
        );
        (Check::new(C_R_OPPORTUNITY, false, because), false)
    }
}

/// How far the nearest figure of the target's unit is.
fn reach(field: &Field<'_>, target: &Figure<'_>) -> f64 {
    unit(field, target).fold(target.distance, |least, figure| least.min(figure.distance))
}

/// Whether the figures of a unit that a shot would have to take are all in cover.
fn in_cover(field: &Field<'_>, figure: &Figure<'_>) -> bool {
    let reach = reach(field, figure);
    unit(field, figure)
        .filter(|figure| figure.distance <= reach)
        .all(|figure| !in_open(figure))
}

fn in_open(figure: &Figure<'_>) -> bool {
    figure.cover.cover == Cover::None
}

fn closest<'f, 'a: 'f>(figures: impl Iterator<Item = &'f Figure<'a>>) -> Option<&'f Figure<'a>> {
    figures.min_by(|one, other| one.distance.total_cmp(&other.distance))
}
