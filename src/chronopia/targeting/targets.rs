//! Who may be shot at?

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::answer::{OpportunityTest, TargetCheck, TargetNote, decide};
use super::field::{Field, Figure};
use super::priority::priority;
use super::{Arc, C_R_HIDDEN, Candidate, Shooter, TargetAnswer, TargetsAnswer, range, sight};
use crate::chronopia::ranged::{C_R_MELEE, Cover};
use crate::rules::{Decision, Error, Fields, Label, Lookup, Need, Sentence, Visitor, check};

/// Most figures in one question.
const MOST_CANDIDATES: usize = 60;

/// A shooter and the enemy figures before it: which of them may be shot at?
///
/// ```
/// use regelwerk::chronopia::targeting::{Candidate, Line, Targets};
///
/// let at = |distance| Candidate {
///     line: Line { distance, ..Line::default() },
///     ..Candidate::default()
/// };
/// let targets = Targets { candidates: vec![at(8.0), at(20.0)], ..Targets::default() };
/// let answer = targets.check()?;
/// assert!(answer.candidates[0].allowed);
/// assert!(!answer.candidates[1].allowed);
/// assert_eq!(answer.candidates[1].rule.0, "C-R-12");
/// # Ok::<(), regelwerk::rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Targets {
    /// The one who shoots.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shooter: Shooter,
    /// The enemy figures, at most 60; of each only the distance is needed.
    pub candidates: Vec<Candidate>,
}

impl Fields for Targets {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("shooter".into(), Need::Optional, &mut self.shooter);
        visitor.list(
            "candidates".into(),
            Need::Required,
            &mut self.candidates,
            MOST_CANDIDATES,
        );
    }
}

impl Lookup for Targets {
    type Answer = TargetsAnswer;

    fn answer(&self) -> TargetsAnswer {
        let field = Field::new(self);
        let figures = field.figures.iter();
        let candidates: Vec<TargetAnswer> =
            figures.map(|figure| self.judge(&field, figure)).collect();
        let explanation = explain(&field, &candidates);
        TargetsAnswer {
            candidates,
            explanation,
        }
    }
}

impl Targets {
    /// Checks the input and answers.
    ///
    /// # Errors
    /// All problems at once, each with code, path and what is allowed.
    pub fn check(&self) -> Result<TargetsAnswer, Error> {
        check(self)?;
        Ok(self.answer())
    }

    fn judge(&self, field: &Field<'_>, figure: &Figure<'_>) -> TargetAnswer {
        let Candidate {
            line, obstacles, ..
        } = figure.candidate;
        let shooter = field.shooter;
        let mut steps = figure.sight.clone();
        steps.insert(1, sight::ammunition(shooter.ammunition));
        let priority = figure.seen.then(|| priority(field, figure));
        let mut free = None;
        let mut test = false;
        if let Some(priority) = priority {
            steps.extend(priority.steps);
            free = Some(priority.free);
            test = priority.test;
        }
        let free = free.unwrap_or_else(|| sight::need(obstacles.visible));
        let TargetCheck { rule, ok, because } = decide(&steps, free);
        steps.extend(sight::mounted(line.rides, false, obstacles.visible));
        steps.extend(range::air(&shooter.viewer, line));
        TargetAnswer {
            name: figure.name(),
            allowed: ok,
            rule,
            because,
            distance: figure.distance,
            cover: figure.cover.clone(),
            test: (ok && test).then(|| OpportunityTest::new(shooter.leadership)),
            spotting: (line.hidden && !line.spotted).then(|| self.once_spotted(figure.index)),
            melee: melee(figure.candidate.friends),
            range: shooter
                .weapon
                .as_ref()
                .map(|weapon| range::note(weapon, figure.distance)),
            steps,
        }
    }

    /// C-R-HIDDEN: spotting takes an action and succeeds by itself; the next action may shoot.
    fn once_spotted(&self, index: usize) -> Decision {
        if self.shooter.actions == Some(1) {
            return Decision::forbidden(
                C_R_HIDDEN,
                "Spähen kostet die letzte Handlung",
                "spotting takes the last action",
            );
        }
        let mut later = self.clone();
        if let Some(candidate) = later.candidates.get_mut(index) {
            candidate.line.spotted = true;
        }
        let field = Field::new(&later);
        let answer = field
            .figures
            .get(index)
            .map(|figure| later.judge(&field, figure));
        match answer {
            Some(answer) => Decision {
                allowed: answer.allowed,
                rule: answer.rule,
                because: answer.because,
            },
            None => Decision::forbidden(C_R_HIDDEN, "", ""),
        }
    }
}

/// C-R-MELEE: −1 for each friend in base contact, and a miss can hit one of them.
fn melee(friends: i32) -> Option<TargetNote> {
    if friends == 0 {
        return None;
    }
    let mut because = Sentence::new("Schuss in den Nahkampf: ", "shot into melee: ");
    because.signed(-friends).add(
        ", falls das Ziel nicht größer ist als alle um es herum; ein Fehlschuss kann einen Freund treffen",
        " unless the target is larger than all around it; a miss can hit a friend",
    );
    Some(TargetNote {
        rule: C_R_MELEE,
        because,
    })
}

/// One sentence with every figure.
fn explain(field: &Field<'_>, answers: &[TargetAnswer]) -> Sentence {
    let shooter = field.shooter;
    let mut text = Sentence::default();
    let kind = shooter.kind.label();
    text.add(kind.de, kind.en)
        .add(" als Schütze", " as shooter")
        .capital();
    if let Some(leadership) = shooter.leadership {
        text.add(", Führung ", ", leadership ").number(leadership);
    }
    if shooter.viewer.arc != Arc::Front {
        let arc = shooter.viewer.arc.label();
        text.both(", ").add(arc.de, arc.en);
    }
    if shooter.viewer.height > 0.0 {
        text.add(", Flughöhe ", ", flying height ")
            .inches(shooter.viewer.height);
    }
    text.both(": ");
    for (index, (figure, answer)) in field.figures.iter().zip(answers).enumerate() {
        if index > 0 {
            text.both("; ");
        }
        figure.call(&mut text);
        if figure.panicked() {
            text.add(", in Panik", ", panicked");
        }
        if answer.cover.cover != Cover::None {
            let cover = answer.cover.cover.label();
            text.both(", ").add(cover.de, cover.en);
        }
        if figure.panicked() || answer.cover.cover != Cover::None {
            text.both(",");
        }
        if answer.allowed {
            text.add(" darf Ziel sein", " may be shot at");
        } else {
            text.add(" nicht", " may not");
        }
        text.both(" (").both(answer.rule.0).both(")");
        if answer.spotting.as_ref().is_some_and(|later| later.allowed) {
            text.add(", erst nach Spähen", ", only after spotting");
        }
        if let Some(test) = &answer.test {
            text.add(", nach Führungsprobe", ", after a leadership test");
            if !test.outcomes.is_empty() {
                let passed = test.outcomes.iter().find(|chance| chance.id == "passed");
                text.both(" ")
                    .chance(passed.map_or(0.0, |passed| passed.probability), None);
            }
        }
    }
    if answers.is_empty() {
        text.add("kein Ziel", "no target");
    }
    text.both(".");
    text
}
