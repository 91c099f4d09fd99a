//! From which side an attack comes, by its angle.

use serde::Serialize;
#[cfg(feature = "bindings")]
use tsify::Tsify;

use super::{Facing, O_FLANK, O_REAR, O_REARFLANK};
use crate::rules::{Fields, Label, Lookup, Need, Rule, Sentence, Visitor, choices};

choices! {
    /// The arm that carries the shield.
    pub enum ShieldArm {
        /// The left arm.
        Left = "left", "links", "left";
        /// The right arm.
        Right = "right", "rechts", "right";
    }
}

/// The direction from which an attack comes.
///
/// Eight sectors of 45 degrees: three in front, a flank and a rear flank on each side, one behind.
/// On a border the sector further forward counts.
///
/// ```
/// use regelwerk::osr::combat::{Facing, FacingQuestion};
/// use regelwerk::rules::Lookup;
/// let from_the_right = FacingQuestion { angle: 90.0, ..FacingQuestion::default() };
/// assert_eq!(from_the_right.answer().facing, Facing::Flank);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[cfg_attr(feature = "bindings", serde(rename_all = "camelCase"))]
pub struct FacingQuestion {
    /// Degrees from straight ahead of the target, clockwise, −360 to 360: 90 is its right.
    pub angle: f64,
    /// The arm that carries its shield, default `left`.
    #[cfg_attr(feature = "bindings", tsify(optional))]
    pub shield_arm: ShieldArm,
}

impl Fields for FacingQuestion {
    fn fields(&mut self, visitor: &mut dyn Visitor) {
        visitor.number("angle".into(), Need::Required, &mut self.angle, -360, 360);
        visitor.choice("shieldArm".into(), Need::Optional, &mut self.shield_arm);
    }
}

/// The side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FacingAnswer {
    /// The `facing` of an `attack`.
    pub facing: Facing,
    /// Whether the shield of the target does not count.
    pub shield_lost: bool,
    /// Whether a dexterity bonus of the target does not count.
    pub dexterity_bonus_lost: bool,
    /// What is added to the attack roll.
    pub modifier: i32,
    /// The rule.
    #[cfg_attr(feature = "bindings", tsify(type = "string"))]
    pub rule: Rule,
    /// Why.
    pub because: Sentence,
}

impl Lookup for FacingQuestion {
    type Answer = FacingAnswer;

    fn answer(&self) -> FacingAnswer {
        let around = self.angle.rem_euclid(360.0);
        let right = around <= 180.0;
        let off = if right { around } else { 360.0 - around };
        let shield_side = right == (self.shield_arm == ShieldArm::Right);
        let facing = if off <= 67.5 {
            Facing::Front
        } else if off <= 112.5 && shield_side {
            Facing::ShieldFlank
        } else if off <= 112.5 {
            Facing::Flank
        } else if off <= 157.5 {
            Facing::RearFlank
        } else {
            Facing::Rear
        };
        let (rule, shield_lost, dexterity_bonus_lost, modifier) = match facing {
            Facing::Front | Facing::ShieldFlank => (O_FLANK, false, false, 0),
            Facing::Flank => (O_FLANK, true, false, 0),
            Facing::RearFlank => (O_REARFLANK, true, true, 0),
            Facing::Rear => (O_REAR, true, true, 2),
        };
        let mut because = Sentence::default();
        because
            .decimal(off)
            .add(
                " Grad neben der Blickrichtung: ",
                " degrees off its front: ",
            )
            .text(facing.label());
        if shield_lost {
            because.add(", der Schild zählt nicht", ", the shield does not count");
        }
        if dexterity_bonus_lost {
            because.add(
                ", ein Bonus für Geschicklichkeit auch nicht",
                ", nor does a dexterity bonus",
            );
        }
        if modifier != 0 {
            because.add(", Angriff +2", ", attack +2");
        }
        because.both(".");
        FacingAnswer {
            facing,
            shield_lost,
            dexterity_bonus_lost,
            modifier,
            rule,
            because,
        }
    }
}
