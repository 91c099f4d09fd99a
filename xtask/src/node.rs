//! Node.js and npm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::paths::Paths;
use crate::process::{command, output, run, say};

const OLDEST: u32 = 20;

/// Checks that a Node.js of at least version 20 is there.
///
/// # Errors
///
/// When it is not.
pub fn ensure(paths: &Paths) -> Result<()> {
    let version = output(command("node", &paths.root).arg("--version"))
        .context("Node.js 20 or later is needed, with npm: https://nodejs.org")?;
    let version = version.trim();
    let major = version
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse::<u32>().ok());
    match major {
        Some(major) if major >= OLDEST => Ok(()),
        _ => bail!("Node.js 20 or later is needed, this is {version}"),
    }
}

/// npm, run in `folder`.
pub fn npm(folder: &Path) -> Command {
    let mut npm = command(if cfg!(windows) { "npm.cmd" } else { "npm" }, folder);
    npm.env("NPM_CONFIG_FUND", "false")
        .env("NPM_CONFIG_AUDIT", "false")
        .env("NPM_CONFIG_UPDATE_NOTIFIER", "false");
    npm
}

/// A program that npm installed in `folder`.
pub fn bin(folder: &Path, name: &str) -> PathBuf {
    let bin = folder.join("node_modules/.bin");
    if cfg!(windows) {
        bin.join(format!("{name}.cmd"))
    } else {
        bin.join(name)
    }
}

/// Installs the npm packages of `folder`, unless those of its lock file are there already.
///
/// # Errors
///
/// When the lock file is missing or npm fails.
pub fn install(folder: &Path) -> Result<()> {
    let lock = fs::read(folder.join("package-lock.json"))
        .with_context(|| format!("{} has no package-lock.json", folder.display()))?;
    // A copy of the lock file, left behind by an installation that has worked.
    let done = folder.join("node_modules/.installed-lock.json");
    if fs::read(&done).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    say(&format!("installing npm packages for {}", folder.display()));
    if run(npm(folder).arg("ci")).is_err() {
        // A registry that lacks an optional package leaves a gap in the lock file that `npm ci`
        // does not forgive. Everything else still comes in the versions of the lock file.
        println!("`npm ci` refuses the lock file: installing what it names with `npm install`");
        run(npm(folder).args(["install", "--no-save"]))?;
    }
    fs::write(&done, lock).with_context(|| format!("cannot write {}", done.display()))
}

/// Runs a script with Node.js at the root of the repository.
///
/// # Errors
///
/// When the script is missing or fails.
pub fn run_script(paths: &Paths, script: &Path, arguments: &[String]) -> Result<()> {
    if !script.exists() {
        bail!("{} is missing", script.display());
    }
    say(&format!("running {}", script.display()));
    run(command("node", &paths.root).arg(script).args(arguments))
}
