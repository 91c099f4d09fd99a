//! What a player sees on the table: the line to a figure, what hides it, and the figure itself.

#[cfg(feature = "bindings")]
use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use crate::rules::{Code, Fields, Item, Key, Need, Problems, Sentence, Visitor, choices};

/// Longest name of a figure or unit.
const LONGEST_NAME: usize = 80;

choices! {
    /// Who stands on the line, or where it passes between figures (C-R-BLOCK, C-R-CORRIDOR).
    pub enum Between {
        /// The line is clear.
        Nobody = "nobody", "niemand", "nobody";
        /// Figures on the line, each at least one size smaller than the target (C-R-LARGE).
        Smaller = "smaller", "nur Figuren, die kleiner sind als das Ziel", "only figures smaller than the target";
        /// Figures on the line, at least one of the target's size or larger.
        Figures = "figures", "Figuren, auch so groß wie das Ziel oder größer", "figures, also as large as the target or larger";
        /// A gap between the figures of one enemy unit, each smaller than the target.
        SmallerGap = "smallerGap", "Lücke in einer feindlichen Einheit, die kleiner ist als das Ziel", "a gap in an enemy unit that is smaller than the target";
        /// A gap between the figures of one enemy unit.
        Gap = "gap", "Lücke in einer feindlichen Einheit", "a gap in an enemy unit";
        /// Only troops in the shooter's dead ground (C-R-DEAD).
        DeadGround = "deadGround", "nur Truppen im toten Winkel", "only troops in dead ground";
    }
}

choices! {
    /// The wall or hedge on the line that matters most (C-R-WALL).
    pub enum Barrier {
        /// There is none.
        None = "none", "keine", "none";
        /// A hedge that is no higher than the target.
        LowerHedge = "lowerHedge", "Hecke, nicht höher als das Ziel", "hedge, no higher than the target";
        /// A wall that is no higher than the target.
        LowerWall = "lowerWall", "Mauer, nicht höher als das Ziel", "wall, no higher than the target";
        /// A wall or hedge that is higher than the target.
        Higher = "higher", "Mauer oder Hecke, höher als das Ziel", "wall or hedge, higher than the target";
    }
}

choices! {
    /// The piece of terrain in front of the target (C-R-LIGHT, C-R-HEAVY).
    pub enum Terrain {
        /// None: the target stands in the open.
        None = "none", "keines", "none";
        /// Thorns, undergrowth, hedges, jungle.
        Soft = "soft", "weiches (Dornen, Unterholz, Hecke)", "soft (thorns, undergrowth, hedge)";
        /// Walls, rocks and the like.
        Solid = "solid", "massives (Mauer, Fels)", "solid (wall, rock)";
    }
}

choices! {
    /// What a figure rides (C-R-MOUNTED).
    pub enum Rides {
        /// Nothing.
        Foot = "foot", "zu Fuß", "on foot";
        /// A mount; rider and mount are one target.
        Mount = "mount", "beritten", "mounted";
        /// A chariot; crew and chariot are one target.
        Chariot = "chariot", "Streitwagen", "chariot";
    }
}

/// The line from the shooter to a figure.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Line {
    /// Distance over ground in inches, 0 to 1000.
    pub distance: f64,
    /// How high the figure flies, in inches, 0 to 1000 (C-R-AIR), default 0: on the ground.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub height: f64,
    /// Difference in height of the ground on which the two stand, in inches, 0 to 1000 (C-R-DEAD), default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub ground_difference: f64,
    /// Whether it stands in the shooter's front 180° (C-R-ARC), default true.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_front: bool,
    /// Whether it hides (C-R-HIDDEN), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub hidden: bool,
    /// Whether an action was spent on spotting it, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub spotted: bool,
    /// Who stands on the line, default `nobody`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub between: Between,
    /// Clear width in inches, 0 to 1000, between the bases of friends whom the line passes (C-R-CORRIDOR);
    /// left out: it passes none.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub corridor: Option<f64>,
    /// What the figure rides (C-R-MOUNTED), default `foot`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub rides: Rides,
}

impl Default for Line {
    fn default() -> Self {
        Self {
            distance: 0.0,
            height: 0.0,
            ground_difference: 0.0,
            in_front: true,
            hidden: false,
            spotted: false,
            between: Between::Nobody,
            corridor: None,
            rides: Rides::Foot,
        }
    }
}

impl Fields for Line {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::{Optional, Required};
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
        visitor.number("height".into(), Optional, &mut self.height, 0, 1000);
        visitor.number(
            "groundDifference".into(),
            Optional,
            &mut self.ground_difference,
            0,
            1000,
        );
        visitor.flag("inFront".into(), Optional, &mut self.in_front);
        visitor.flag("hidden".into(), Optional, &mut self.hidden);
        visitor.flag("spotted".into(), Optional, &mut self.spotted);
        visitor.choice("between".into(), Optional, &mut self.between);
        visitor.maybe_number("corridor".into(), &mut self.corridor, 0, 1000);
        visitor.choice("rides".into(), Optional, &mut self.rides);
    }
}

/// What hides a figure on its line.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Obstacles {
    /// How much of it the shooter sees, in percent, 0 to 100. Left out: half or more; behind terrain
    /// a part of it is then hidden, elsewhere nothing.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub visible: Option<f64>,
    /// The wall or hedge on the line, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub barrier: Barrier,
    /// Inches, 0 to 1000, that the line runs through woods and jungle, all pieces added up (C-R-WOODS), default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub woods: f64,
}

impl Fields for Obstacles {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.maybe_number("visible".into(), &mut self.visible, 0, 100);
        visitor.choice("barrier".into(), Need::Optional, &mut self.barrier);
        visitor.number("woods".into(), Need::Optional, &mut self.woods, 0, 1000);
    }
}

impl Obstacles {
    /// Whether the shooter sees at least half.
    pub(super) fn half_visible(&self) -> bool {
        self.visible.is_none_or(|share| share >= 50.0)
    }

    /// Whether terrain that stands in front hides a part.
    pub(super) fn partly_hidden(&self) -> bool {
        self.visible.is_none_or(|share| share < 100.0)
    }
}

/// The piece of terrain in front of a figure. Where it stands behind several, the best one counts:
/// state that one.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Piece {
    /// The kind of terrain, default `none`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub terrain: Terrain,
    /// Whether the figure is in base contact with the piece, be it terrain, wall or hedge; default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub in_contact: bool,
    /// Inches, 0 to 1000, from the figure to the piece, be it terrain, wall, hedge or woods; default 0.
    /// Light cover reaches 4 inches (C-R-LIGHT).
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub terrain_distance: f64,
}

impl Fields for Piece {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.choice("terrain".into(), Optional, &mut self.terrain);
        visitor.flag("inContact".into(), Optional, &mut self.in_contact);
        visitor.number(
            "terrainDistance".into(),
            Optional,
            &mut self.terrain_distance,
            0,
            1000,
        );
    }

    fn check(&self, problems: &mut Problems) {
        if self.in_contact && self.terrain_distance > 0.0 {
            let expected = Sentence::new(
                "0, solange `inContact` gesetzt ist",
                "0 as long as `inContact` is set",
            );
            problems.push(Code::NotAllowed, "terrainDistance".into(), expected);
        }
    }
}

/// The friendly unit that an individual stands closest to (C-R-JOIN).
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct NearestUnit {
    /// Its name, as in `unit` of its figures; 1 to 80 characters.
    pub unit: String,
    /// Inches to it, 0 to 1000.
    pub distance: f64,
}

impl Fields for NearestUnit {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Required;
        visitor.text("unit".into(), Required, &mut self.unit, LONGEST_NAME);
        visitor.number("distance".into(), Required, &mut self.distance, 0, 1000);
    }

    fn check(&self, problems: &mut Problems) {
        if self.unit.is_empty() {
            let expected = Sentence::new("der Name einer Einheit", "the name of a unit");
            problems.push(Code::Missing, "unit".into(), expected);
        }
    }
}

/// An enemy figure that may be a target.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct Candidate {
    /// Its name, at most 80 characters; default: its place in the list.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub name: String,
    /// The unit that it belongs to, at most 80 characters; default: none, it stands for itself.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub unit: String,
    /// Whether it is an individual, default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub individual: bool,
    /// Of an individual: the friendly unit that it stands closest to; left out: none is near.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub nearest_unit: Option<NearestUnit>,
    /// Its size, 0 to 20 (C-R-LARGE); left out: it is neither smaller nor larger than anybody.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub size: Option<i32>,
    /// Whether it panics (C-R-12), default false.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub panicked: bool,
    /// Figures of the shooter's side in base contact with it, 0 to 99 (C-R-MELEE), default 0.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub friends: i32,
    /// The line to it.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub line: Line,
    /// What hides it.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub obstacles: Obstacles,
    /// The terrain in front of it.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub piece: Piece,
}

impl Fields for Candidate {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        use Need::Optional;
        visitor.text("name".into(), Optional, &mut self.name, LONGEST_NAME);
        visitor.text("unit".into(), Optional, &mut self.unit, LONGEST_NAME);
        self.line.fields(visitor);
        self.obstacles.fields(visitor);
        visitor.flag("individual".into(), Optional, &mut self.individual);
        visitor.optional("nearestUnit".into(), &mut self.nearest_unit);
        visitor.maybe_integer("size".into(), &mut self.size, 0, 20);
        visitor.flag("panicked".into(), Optional, &mut self.panicked);
        self.piece.fields(visitor);
        visitor.integer("friends".into(), Optional, &mut self.friends, 0, 99);
    }

    fn check(&self, problems: &mut Problems) {
        self.piece.check(problems);
    }
}

impl Item for Candidate {
    fn visit(&mut self, key: Key, visitor: &mut dyn Visitor) {
        visitor.object(key, Need::Required, self);
    }
}
