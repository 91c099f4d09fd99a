//! Regelwerk.
