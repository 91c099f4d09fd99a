//! Is there a line of sight?

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::answer::{TargetCheck, decide};
use super::sight::{self, Large};
use super::{C_R_NEED, Line, Obstacles, Viewer};
use crate::rules::{Fields, Lookup, Need, Rule, Sentence, Visitor};

/// One line: can the figure at its end be shot at, or be the target of a spell that needs sight?
///
/// Priorities among targets are not part of it; see [`Targets`](super::Targets).
///
/// ```
/// use regelwerk::chronopia::targeting::{Line, LineOfSight, Obstacles};
/// use regelwerk::rules::Lookup;
///
/// let line = Line { distance: 14.0, ..Line::default() };
/// let obstacles = Obstacles { woods: 3.0, ..Obstacles::default() };
/// let answer = LineOfSight { line, obstacles, ..LineOfSight::default() }.answer();
/// assert!(!answer.allowed);
/// assert_eq!(answer.rule.0, "C-R-WOODS");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct LineOfSight {
    /// Where the line starts.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shooter: Viewer,
    /// The line.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub line: Line,
    /// What hides the figure at its end.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub obstacles: Obstacles,
    /// Whether a spell needs the line (C-R-MOUNTED), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub spell: bool,
}

impl Fields for LineOfSight {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.object("shooter".into(), Need::Optional, &mut self.shooter);
        self.line.fields(visitor);
        self.obstacles.fields(visitor);
        visitor.flag("spell".into(), Need::Optional, &mut self.spell);
    }
}

/// Whether there is a line of sight, with every check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct LineAnswer {
    /// Whether there is one.
    pub allowed: bool,
    /// The rule that decides: the first that forbids it, else C-R-NEED.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why, in a sentence.
    pub because: Sentence,
    /// Every check, in order.
    pub steps: Vec<TargetCheck>,
}

impl Lookup for LineOfSight {
    type Answer = LineAnswer;

    fn answer(&self) -> LineAnswer {
        // C-R-LARGE: nobody is nearer than those on the line, of whom `between` knows the size.
        let large = if self.obstacles.half_visible() {
            Large::HalfVisible
        } else {
            Large::AllSmaller
        };
        let mut steps = sight::checks(&self.shooter, &self.line, &self.obstacles, large);
        steps.extend(sight::mounted(
            self.line.rides,
            self.spell,
            self.obstacles.visible,
        ));
        let clear = TargetCheck::ok(
            C_R_NEED,
            "die Sichtlinie ist frei",
            "the line of sight is clear",
        );
        let TargetCheck { rule, ok, because } = decide(&steps, clear);
        LineAnswer {
            allowed: ok,
            rule,
            because,
            steps,
        }
    }
}
