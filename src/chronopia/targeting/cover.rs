//! Which cover counts: one function a rule, and the look-up.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Barrier, Obstacles, Piece, Terrain, sight};
use crate::chronopia::ranged::{C_R_HEAVY, C_R_LIGHT, Cover};
use crate::rules::{Fields, Lookup, Problems, Rule, Sentence, Visitor};

/// How far light cover reaches, in inches.
const REACH: f64 = 4.0;

/// Which cover does a figure have against a shot?
///
/// ```
/// use regelwerk::chronopia::ranged::Cover;
/// use regelwerk::chronopia::targeting::{CoverQuestion, Piece, Obstacles, Terrain};
/// use regelwerk::rules::Lookup;
///
/// let rock = Piece { terrain: Terrain::Solid, ..Piece::default() };
/// let obstacles = Obstacles { visible: Some(40.0), ..Obstacles::default() };
/// let answer = CoverQuestion { obstacles, piece: rock }.answer();
/// assert_eq!(answer.cover, Cover::Heavy);
/// assert_eq!(answer.rule.0, "C-R-HEAVY");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify, Serialize))]
pub struct CoverQuestion {
    /// What hides the figure.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub obstacles: Obstacles,
    /// The terrain in front of it.
    #[cfg_attr(feature = "bindings", serde(flatten))]
    pub piece: Piece,
}

impl Fields for CoverQuestion {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        self.piece.fields(visitor);
        self.obstacles.fields(visitor);
    }

    fn check(&self, problems: &mut Problems) {
        self.piece.check(problems);
    }
}

/// The cover that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
pub struct CoverAnswer {
    /// None, light or heavy.
    pub cover: Cover,
    /// The rule that decides.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why, in a sentence.
    pub because: Sentence,
}

impl Lookup for CoverQuestion {
    type Answer = CoverAnswer;

    fn answer(&self) -> CoverAnswer {
        let (obstacles, piece) = (&self.obstacles, &self.piece);
        let mut answer = cover(obstacles, piece);
        // C-R-WALL, C-R-WOODS: whoever cannot be seen needs no cover.
        let blocks = [
            sight::wall(obstacles.barrier),
            sight::woods(obstacles.woods),
        ];
        if let Some(blocked) = blocks.into_iter().find(|check| !check.ok) {
            if solid(obstacles, piece) || soft(obstacles, piece) {
                answer.because.both("; ").join(&blocked.because);
            } else {
                answer.because = blocked.because;
            }
        }
        answer
    }
}

/// The better of the two counts; they do not add up.
pub(super) fn cover(obstacles: &Obstacles, piece: &Piece) -> CoverAnswer {
    heavy(obstacles, piece)
        .or_else(|| light(obstacles, piece))
        .unwrap_or_else(|| none(obstacles, piece))
}

/// A wall no higher than the target is solid terrain (C-R-WALL).
fn solid(obstacles: &Obstacles, piece: &Piece) -> bool {
    piece.terrain == Terrain::Solid || obstacles.barrier == Barrier::LowerWall
}

/// A hedge no higher than the target is soft terrain, and so are woods (C-R-WALL, C-R-WOODS).
fn soft(obstacles: &Obstacles, piece: &Piece) -> bool {
    piece.terrain == Terrain::Soft
        || obstacles.barrier == Barrier::LowerHedge
        || obstacles.woods > 0.0
}

/// C-R-HEAVY: behind solid terrain, and less than half visible, or in base contact and partly hidden.
fn heavy(obstacles: &Obstacles, piece: &Piece) -> Option<CoverAnswer> {
    let because = if !solid(obstacles, piece) {
        return None;
    } else if !obstacles.half_visible() {
        Sentence::new(
            "hinter massivem Gelände und nicht einmal halb sichtbar",
            "behind solid terrain and not even half visible",
        )
    } else if piece.in_contact && obstacles.partly_hidden() {
        Sentence::new(
            "in Basekontakt mit massivem Gelände und zum Teil verdeckt",
            "in base contact with solid terrain and partly hidden",
        )
    } else {
        return None;
    };
    Some(CoverAnswer {
        cover: Cover::Heavy,
        rule: C_R_HEAVY,
        because,
    })
}

/// C-R-LIGHT: behind terrain of either kind, within 4 inches of it and partly hidden.
fn light(obstacles: &Obstacles, piece: &Piece) -> Option<CoverAnswer> {
    let near = piece.terrain_distance <= REACH;
    if !near || !obstacles.partly_hidden() {
        return None;
    }
    let because = if solid(obstacles, piece) {
        Sentence::new(
            "hinter massivem Gelände, mindestens halb sichtbar und ohne Basekontakt",
            "behind solid terrain, half or more visible and not in base contact",
        )
    } else if soft(obstacles, piece) {
        Sentence::new(
            "zum Teil von weichem Gelände verdeckt",
            "partly hidden by soft terrain",
        )
    } else {
        return None;
    };
    Some(CoverAnswer {
        cover: Cover::Light,
        rule: C_R_LIGHT,
        because,
    })
}

/// C-R-LIGHT: why nothing counts.
fn none(obstacles: &Obstacles, piece: &Piece) -> CoverAnswer {
    let because = if !solid(obstacles, piece) && !soft(obstacles, piece) {
        Sentence::new(
            "kein Gelände deckt das Ziel",
            "no terrain covers the target",
        )
    } else if !obstacles.partly_hidden() {
        Sentence::new(
            "nichts vom Ziel ist verdeckt",
            "no part of the target is hidden",
        )
    } else {
        Sentence::new(
            "das Gelände ist mehr als 4 Zoll entfernt",
            "the terrain is more than 4 inches away",
        )
    };
    CoverAnswer {
        cover: Cover::None,
        rule: C_R_LIGHT,
        because,
    }
}
