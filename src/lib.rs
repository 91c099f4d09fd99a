//! Regelwerk: exact odds, seeded rolls and explanations for tabletop rules.
//!
//! A rule is written once, as a function that asks a dice source for each roll. From the same lines
//! come the exact odds, a roll with a seed, the result of dice rolled by hand, and the breakdown
//! that says why.
//!
//! | system | where |
//! | --- | --- |
//! | Chronopia | [`chronopia`] |
//! | old-school combat | [`osr`] |
//! | Scharmützel | [`scharmuetzel`] |
//! | dice, distributions, sources | [`dice`] |
//! | rule references, rulings, answers, errors | [`rules`] |
//! | what does it take? how do chances run over a field? what makes the difference? | [`questions`] |
//! | names, bounds and labels of everything, as data | [`catalog`] |
//!
//! # Odds
//!
//! ```
//! use regelwerk::chronopia::ranged::{Cover, Shot, Weapon};
//!
//! let orc_archer = Shot {
//!     ranged_skill: 12,
//!     weapon: Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() },
//!     distance: 14.0,
//!     cover: Cover::Light,
//!     armour: 13,
//!     ..Shot::default()
//! };
//! let odds = orc_archer.odds()?;
//! assert_eq!(odds.fraction("perfect"), "1/20");
//! assert_eq!(odds.fraction("wound"), "11/80");
//! assert_eq!(odds.fraction("saved"), "9/80");
//! assert_eq!(odds.fraction("miss"), "13/20");
//! assert_eq!(odds.fraction("fumble"), "1/20");
//! # Ok::<(), regelwerk::rules::Error>(())
//! ```
//!
//! # A roll with a seed
//!
//! ```
//! use regelwerk::chronopia::ranged::{Shot, ShotOutcome, Weapon};
//! use regelwerk::rules;
//!
//! let weapon = Weapon { short: 8.0, medium: 16.0, max: 24.0, damage: 4, ..Weapon::default() };
//! let shot = Shot { ranged_skill: 12, weapon, distance: 14.0, armour: 13, ..Shot::default() };
//! let played = rules::roll(&shot.check()?, 7).unwrap();
//! // The same dice in Rust, in Node and in the browser, in this and every later version.
//! let faces: Vec<u16> = played.dice.iter().map(|die| die.face).collect();
//! assert_eq!(faces, [4, 7]);
//! assert_eq!(played.outcome, ShotOutcome::Saved);
//! # Ok::<(), regelwerk::rules::Error>(())
//! ```
//!
//! # Bad input
//!
//! ```
//! use regelwerk::chronopia::ranged::{Shot, Weapon};
//!
//! let weapon = Weapon { short: 8.0, medium: 6.0, max: 24.0, ..Weapon::default() };
//! let error = Shot { weapon, ..Shot::default() }.odds().unwrap_err();
//! assert_eq!(error.path(), Some("weapon.medium"));
//! assert_eq!(error.to_string(), "`weapon.medium`: must be at least as much as `short`");
//! ```

pub mod catalog;
pub mod chronopia;
pub mod dice;
pub mod osr;
pub mod questions;
pub mod rules;
pub mod scharmuetzel;
#[cfg(feature = "bindings")]
mod wasm;

/// The snippets of the README are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
