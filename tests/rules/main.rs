//! The rules, chapter by chapter, against worked cases, a naive oracle and their own sentences.

#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on should stop and say where"
)]

mod bad_input;
mod catalog;
mod chronopia;
mod dice;
mod golden;
#[path = "../oracle/mod.rs"]
mod oracle;
mod osr;
mod properties;
mod questions;
mod scharmuetzel;
mod support;
mod vectors;
