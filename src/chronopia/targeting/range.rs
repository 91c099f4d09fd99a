//! How far it is: the whole distance, and what the weapon makes of it.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::answer::TargetCheck as Check;
use super::{Line, Ranges, Viewer};
use crate::chronopia::ranged::{self, C_R_AIR, C_R_NOMEASURE, C_R_RANGE};
use crate::rules::{Label, Rule, Sentence, choices};

choices! {
    /// Which range of the weapon reaches.
    pub enum RangeBand {
        /// Up to short range.
        Short = "short", "kurze Reichweite", "short range";
        /// Up to medium range.
        Medium = "medium", "mittlere Reichweite", "medium range";
        /// Up to maximum range.
        Max = "max", "maximale Reichweite", "maximum range";
        /// Beyond maximum range.
        Beyond = "beyond", "außer Reichweite", "out of range";
    }
}

/// What the weapon makes of the distance. Nobody may measure before the shot is declared, so range
/// never forbids a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct RangeNote {
    /// Which range reaches.
    pub band: RangeBand,
    /// The rule: C-R-RANGE within maximum range, C-R-NOMEASURE beyond.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// What it means, in a sentence.
    pub because: Sentence,
}

/// C-R-AIR: the distance over ground and the height of the flyer, between two flyers the
/// difference of their heights.
pub(super) fn whole_distance(viewer: &Viewer, line: &Line) -> f64 {
    ranged::whole_distance(line.distance, (viewer.height - line.height).abs())
}

/// C-R-AIR, in words; nothing where both are on the ground.
pub(super) fn air(viewer: &Viewer, line: &Line) -> Option<Check> {
    if viewer.height <= 0.0 && line.height <= 0.0 {
        return None;
    }
    let mut because = Sentence::new("Entfernung über Grund ", "distance over ground ");
    because
        .decimal(line.distance)
        .add(" und Flughöhe ", " and flying height ")
        .decimal((viewer.height - line.height).abs())
        .add(" ergeben ", " make ")
        .inches(whole_distance(viewer, line));
    Some(Check::new(C_R_AIR, true, because))
}

/// C-R-NOMEASURE: beyond maximum range the action is lost.
pub(super) fn note(ranges: &Ranges, distance: f64) -> RangeNote {
    let band = if distance <= ranges.short {
        RangeBand::Short
    } else if distance <= ranges.medium {
        RangeBand::Medium
    } else if distance <= ranges.max {
        RangeBand::Max
    } else {
        RangeBand::Beyond
    };
    let label = band.label();
    let mut because = Sentence::new(label.de, label.en);
    let rule = match band {
        RangeBand::Short | RangeBand::Medium | RangeBand::Max => C_R_RANGE,
        RangeBand::Beyond => {
            because.add(
                ", die Handlung geht verloren; gemessen wird erst nach der Ansage",
                ", the action is lost; measuring comes after declaring",
            );
            C_R_NOMEASURE
        }
    };
    RangeNote {
        band,
        rule,
        because,
    }
}
