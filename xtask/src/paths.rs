//! Where things lie in the repository.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folders that the commands read and write.
#[derive(Debug)]
pub struct Paths {
    /// The root of the repository.
    pub root: PathBuf,
    /// Cargo's target folder, where everything built ends up.
    pub target: PathBuf,
    /// The template of the npm package: façade, README, build tools.
    pub template: PathBuf,
    /// The npm package as published.
    pub package: PathBuf,
    /// The tests of the packed npm package.
    pub package_tests: PathBuf,
    /// The calculator's sources.
    pub www: PathBuf,
    /// The calculator, built.
    pub site: PathBuf,
}

impl Paths {
    /// Finds the repository from the folder that xtask was compiled in.
    ///
    /// # Errors
    ///
    /// When xtask's own folder has no parent.
    pub fn find() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .parent()
            .context("the folder of xtask has no parent")?
            .to_path_buf();
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        Ok(Self {
            template: root.join("pkg-template"),
            // Always below the root: the page depends on it by a relative path.
            package: root.join("target/npm/regelwerk"),
            package_tests: root.join("tests/package"),
            www: root.join("www"),
            site: root.join("target/site"),
            root,
            target,
        })
    }
}
