//! Old-school combat.

pub mod attack;
pub mod damage;
pub mod gaze;
pub mod initiative;
pub mod round;
pub mod surprise;
pub mod tables;
