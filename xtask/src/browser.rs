//! Debian packages, and the browser that the page's tests run in.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{command, output, run, say, works};

/// Where the tests look for Chromium when the environment does not say.
const CHROMIUM: [&str; 6] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// The variable that names the browser, for this program and for the page's tests.
pub const VARIABLE: &str = "CHROMIUM";

/// Whether packages can be installed here: Debian or a child of it, as root.
pub fn can_apt() -> bool {
    Path::new("/etc/debian_version").exists()
        && output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
        && works(Command::new("apt-get").arg("--version"))
}

/// Installs Debian packages.
///
/// # Errors
///
/// When apt-get fails.
pub fn apt_install(root: &Path, packages: &[&str]) -> Result<()> {
    run(command("apt-get", root).args(["update", "-q"]))?;
    run(command("apt-get", root)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(packages))
}

/// Finds Chromium, or installs it where that is possible.
///
/// # Errors
///
/// When there is none and none can be installed: a browser test is never left out in silence.
pub fn ensure_chromium(root: &Path) -> Result<PathBuf> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    if can_apt() {
        say("no Chromium found: installing Debian's");
        apt_install(root, &["chromium"])?;
        if let Some(found) = find_chromium() {
            return Ok(found);
        }
    }
    bail!(
        "the page's tests need Chromium. Install it (on Debian as root: `apt-get install \
         chromium`), or set {VARIABLE} to a Chromium or Chrome"
    )
}

fn find_chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(VARIABLE).map(PathBuf::from) {
        return named.exists().then_some(named);
    }
    CHROMIUM
        .iter()
        .map(PathBuf::from)
        .find(|path| path.exists())
}
