//! The calculator: a static site that uses the package as any user would.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::node;
use crate::paths::Paths;
use crate::process::{command, run, say};

const PORT: &str = "4173";

/// Builds the site into `target/site`.
///
/// # Errors
///
/// When npm or the build fails.
pub fn build(paths: &Paths) -> Result<()> {
    node::install(&paths.www)?;
    say("building the site");
    if paths.site.exists() {
        fs::remove_dir_all(&paths.site).context("cannot empty the old site")?;
    }
    run(node::npm(&paths.www).args(["run", "build"]))?;
    if !paths.site.join("index.html").exists() {
        bail!(
            "the build of www left no {}",
            paths.site.join("index.html").display()
        );
    }
    println!("the site is in {}", paths.site.display());
    Ok(())
}

/// Serves the site on this machine until it is stopped.
///
/// # Errors
///
/// When the server cannot be started, such as on a port in use.
pub fn serve(paths: &Paths, port: Option<&str>) -> Result<()> {
    let port = port.unwrap_or(PORT);
    say(&format!(
        "the calculator is at http://localhost:{port}/ (stop it with Ctrl+C)"
    ));
    run(command(node::bin(&paths.www, "vite"), &paths.www)
        .args([
            "preview",
            "--host",
            "localhost",
            "--strictPort",
            "--port",
            port,
            "--outDir",
        ])
        .arg(&paths.site))
}
