//! The one who shoots.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::rules::{Code, Fields, Key, Need, Problems, Sentence, Visitor, choices};

choices! {
    /// Whether a unit or an individual shoots (C-R-INDIVIDUAL).
    pub enum ShooterKind {
        /// A unit, or a figure of one.
        Unit = "unit", "Einheit", "unit";
        /// An individual.
        Individual = "individual", "Einzelfigur", "individual";
    }
}

choices! {
    /// Where a figure sees and shoots (C-R-ARC).
    pub enum Arc {
        /// The front 180°.
        Front = "front", "vorn 180°", "front 180°";
        /// A rider: 360°.
        Mounted = "mounted", "beritten, 360°", "mounted, 360°";
        /// The crew of a chariot: 360°.
        Chariot = "chariot", "Streitwagen, 360°", "chariot, 360°";
        /// A rule of its own: 360°.
        AllRound = "allRound", "eigene Sonderregel, 360°", "a rule of its own, 360°";
    }
}

/// Where the line starts.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Viewer {
    /// Where it sees and shoots, default `front`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub arc: Arc,
    /// How high it flies, in inches, 0 to 1000 (C-R-FLYERLOS, C-R-AIR), default 0: on the ground.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub height: f64,
}

impl Fields for Viewer {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.choice("arc".into(), Need::Optional, &mut self.arc);
        visitor.number("height".into(), Need::Optional, &mut self.height, 0, 1000);
    }
}

/// The ranges of a weapon.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Ranges {
    /// Short range in inches, 0 to 500.
    pub short: f64,
    /// Medium range in inches, 0 to 500, at least `short`.
    pub medium: f64,
    /// Maximum range in inches, 0 to 500, at least `medium`.
    pub max: f64,
}

impl Fields for Ranges {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.number("short".into(), Required, &mut self.short, 0, 500);
        visitor.number("medium".into(), Required, &mut self.medium, 0, 500);
        visitor.number("max".into(), Required, &mut self.max, 0, 500);
    }

    fn check(&self, problems: &mut Problems) {
        let order = [
            ("medium", self.medium, "`short`", self.short),
            ("max", self.max, "`medium`", self.medium),
        ];
        for (field, value, lower, least) in order {
            if value < least {
                let mut expected = Sentence::new("mindestens so viel wie ", "at least as much as ");
                expected.both(lower);
                problems.push(Code::RangeOrder, Key::Name(field), expected);
            }
        }
    }
}

/// The one who shoots.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct Shooter {
    /// A unit or an individual, default `unit`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub kind: ShooterKind,
    /// Leadership of the figure that shoots (FG), 0 to 99; needed for the odds of a target of
    /// opportunity (C-R-OPPORTUNITY).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub leadership: Option<i32>,
    /// Actions left in this activation, 1 to 20; left out: enough.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub actions: Option<i32>,
    /// Shots left, 0 to 999; left out: without limit (C-R-AMMO).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub ammunition: Option<i32>,
    /// The ranges of the weapon; left out: nothing is said about range.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub weapon: Option<Ranges>,
    /// Where the line starts.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub viewer: Viewer,
}

impl Fields for Shooter {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.choice("kind".into(), Need::Optional, &mut self.kind);
        visitor.maybe_integer("leadership".into(), &mut self.leadership, 0, 99);
        visitor.maybe_integer("actions".into(), &mut self.actions, 1, 20);
        visitor.maybe_integer("ammunition".into(), &mut self.ammunition, 0, 999);
        self.viewer.fields(visitor);
        visitor.optional("weapon".into(), &mut self.weapon);
    }
}
