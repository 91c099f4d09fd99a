//! Scharmützel.

pub mod fight;
pub mod injury;
pub mod nerve;
pub mod rally;
pub mod rout;
pub mod shooting;
pub mod unseen_charge;
pub mod wounding;
