//! The catalogue for forms, labels and reference pages, as data for the package.

use anyhow::{Context, Result};
use regelwerk::catalog::Catalog;
pub use regelwerk::catalog::{by_system, catalog};
use serde_json::Value;

/// The id of the one system that a catalogue is about.
pub fn system(catalog: &Catalog) -> &'static str {
    catalog.systems.first().map_or("", |system| system.id)
}

/// A catalogue as JSON, without what the package works out again: which procedures use a rule.
///
/// # Errors
///
/// When it cannot be written as JSON.
pub fn json(catalog: &Catalog) -> Result<String> {
    let mut stored = serde_json::to_value(catalog).context("the catalogue is not JSON")?;
    let rules = stored.get_mut("rules").and_then(Value::as_array_mut);
    for rule in rules.context("the catalogue has no rules")? {
        rule.as_object_mut()
            .and_then(|rule| rule.remove("usedBy"))
            .context("a rule does not say what uses it")?;
    }
    Ok(stored.to_string())
}

/// The version of the crate, which is that of the package.
pub fn version() -> &'static str {
    catalog().version
}
