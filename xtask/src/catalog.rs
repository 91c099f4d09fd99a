//! The catalogue for forms, labels and reference pages, as data for the package.

use anyhow::{Context, Result};
pub use regelwerk::catalog::catalog;

/// The catalogue as JSON.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn json() -> Result<String> {
    serde_json::to_string(&catalog()).context("the catalogue is not JSON")
}

/// The version of the crate, which is that of the package.
pub fn version() -> &'static str {
    catalog().version
}
