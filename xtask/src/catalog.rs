//! The catalogue for forms, labels and reference pages, as data for the package.

use anyhow::{Context, Result};
use regelwerk::catalog::Catalog;
pub use regelwerk::catalog::{by_system, catalog};

/// The id of the one system that a catalogue is about.
pub fn system(catalog: &Catalog) -> &'static str {
    catalog.systems.first().map_or("", |system| system.id)
}

/// A catalogue as JSON.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn json(catalog: &Catalog) -> Result<String> {
    serde_json::to_string(catalog).context("the catalogue is not JSON")
}

/// The version of the crate, which is that of the package.
pub fn version() -> &'static str {
    catalog().version
}
