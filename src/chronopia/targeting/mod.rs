//! Section 3.6, first half: who may be shot at, and what can be seen.
//!
//! | question | rules | where |
//! | --- | --- | --- |
//! | who may be shot at? | all of them | [`Targets`] |
//! | is there a line of sight? | C-R-NEED … C-R-FLYERLOS, C-R-DEAD, C-R-CORRIDOR, C-R-MOUNTED | [`LineOfSight`]; one function a rule in `sight` |
//! | whom first? | C-R-NEAREST … C-R-OPPORTUNITY | one function a rule in `priority` |
//! | which cover counts? | C-R-HEAVY, C-R-LIGHT | [`CoverQuestion`]; one function a rule in `cover` |
//! | how far is it? | C-R-AIR, C-R-NOMEASURE | `range` |
//!
//! Nothing here knows positions: a line is described by what a player sees on the table.

mod answer;
pub(crate) mod catalog;
mod cover;
mod facts;
mod field;
mod line;
mod priority;
mod range;
mod shooter;
mod sight;
mod targets;

pub use answer::{OpportunityTest, TargetAnswer, TargetCheck, TargetsAnswer};
pub use cover::{CoverAnswer, CoverQuestion};
pub use facts::{Barrier, Between, Candidate, Line, NearestUnit, Obstacles, Piece, Rides, Terrain};
pub use line::{LineAnswer, LineOfSight};
pub use range::{RangeBand, RangeNote};
pub use shooter::{Arc, Ranges, Shooter, ShooterKind, Viewer};
pub use targets::Targets;

use crate::rules::{Text, references};

references! {
    "chronopia", Text::new("Großes Spiel, Kapitel 3, Teil 2", "Big game, chapter 3, part 2");
    C_R_NEED = "C-R-NEED", "3.6", "Was ein Ziel sein kann", "What can be a target";
    C_R_AMMO = "C-R-AMMO", "3.6", "Munition", "Ammunition";
    C_R_ARC = "C-R-ARC", "3.6", "Blickfeld und Schusswinkel", "Field of view and arc of fire";
    C_R_HIDDEN = "C-R-HIDDEN", "3.6", "Versteckte Figuren", "Hidden figures";
    C_R_BLOCK = "C-R-BLOCK", "3.6", "Figuren auf der Sichtlinie", "Figures on the line of sight";
    C_R_WALL = "C-R-WALL", "3.6", "Mauern und Hecken auf der Sichtlinie", "Walls and hedges on the line of sight";
    C_R_WOODS = "C-R-WOODS", "3.6", "Wald auf der Sichtlinie", "Woods on the line of sight";
    C_R_FLYERLOS = "C-R-FLYERLOS", "3.6", "Sichtlinie von und zu Fliegern", "Line of sight to and from flyers";
    C_R_NEAREST = "C-R-NEAREST", "3.6", "Die nächste Figur der Einheit", "The nearest figure of the unit";
    C_R_JOIN = "C-R-JOIN", "3.6", "Einzelfigur bei einer Einheit", "Individual close to a unit";
    C_R_LARGE = "C-R-LARGE", "3.6", "Größere Figuren hinter kleineren", "Larger figures behind smaller ones";
    C_R_12 = "C-R-12", "3.6", "Feinde innerhalb von 12 Zoll", "Enemies within 12 inches";
    C_R_INDIVIDUAL = "C-R-INDIVIDUAL", "3.6", "Eine Einzelfigur schießt", "An individual shoots";
    C_R_OPPORTUNITY = "C-R-OPPORTUNITY", "3.6", "Nächste Einheit und Gelegenheitsziel", "Nearest unit and target of opportunity";
    C_R_DEAD = "C-R-DEAD", "3.6", "Toter Winkel", "Dead ground";
    C_R_CORRIDOR = "C-R-CORRIDOR", "3.6", "Zwischen Figuren hindurch", "Between figures";
}
