//! `regelwerk/elements`: the calculators as custom elements, built from the page's sources into the
//! package.

use anyhow::{Result, bail};

use crate::node;
use crate::paths::Paths;
use crate::process::{command, run, say};

/// Builds the elements into the package, which must be in its place: they are made with the page's
/// tools, and take everything else from it.
///
/// # Errors
///
/// When npm or the build fails.
pub fn build(paths: &Paths) -> Result<()> {
    node::install(&paths.www)?;
    say("building the elements");
    run(command(node::bin(&paths.www, "vite"), &paths.www).args([
        "build",
        "--config",
        "vite.elements.config.ts",
    ]))?;
    for name in ["elements.js", "elements.d.ts"] {
        let file = paths.package.join("dist").join(name);
        if !file.exists() {
            bail!("the build of the elements left no {}", file.display());
        }
    }
    Ok(())
}
