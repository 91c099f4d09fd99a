//! The crate as a wasm module: compiled, bound to JavaScript, made small.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bindings::{self, Bindings};
use crate::catalog;
use crate::node;
use crate::paths::Paths;
use crate::process::{command, run, say};
use crate::target_features;
use crate::wasm_target::{TRIPLE, Toolchain};

/// The file name in the package of the module with all systems.
pub const FILE: &str = "regelwerk_bg.wasm";

/// The file name in the package of the module of one system.
pub fn file_of(system: &str) -> String {
    format!("{system}_bg.wasm")
}

/// Compiles, binds and optimises the module with all systems, and one of each system alone; they
/// end up in `folder` and share one glue.
///
/// # Errors
///
/// When a step fails; the message says which.
pub fn build<'a>(
    paths: &Paths,
    folder: &Path,
    systems: impl Iterator<Item = &'a str>,
) -> Result<Bindings> {
    let toolchain = Toolchain::ensure(&paths.root)?;
    let mut whole = module(paths, toolchain, "wasm", &folder.join(FILE))?;
    let mut offered = Vec::new();
    for system in systems {
        let feature = format!("wasm-{system}");
        let part = module(paths, toolchain, &feature, &folder.join(file_of(system)))?;
        whole
            .serves(&part)
            .with_context(|| format!("the module of `{system}` needs a glue of its own"))?;
        offered.extend(part.signatures.into_iter().map(|(name, _)| name));
    }
    let all = whole.signatures.iter().map(|(name, _)| name.clone());
    whole.only_whole = all.filter(|name| !offered.contains(name)).collect();
    Ok(whole)
}

fn module(paths: &Paths, toolchain: Toolchain, feature: &str, to: &Path) -> Result<Bindings> {
    let compiled = compile(paths, toolchain, feature)?;
    let raw = fs::read(&compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    say("making the JavaScript bindings");
    let features = target_features::wasm_opt_options(&raw)?;
    let (bindings, module) = bindings::generate(raw)?;
    let bound = to.with_extension("bound");
    fs::write(&bound, module).with_context(|| format!("cannot write {}", bound.display()))?;
    optimise(paths, &features, &bound, to)?;
    let scope = feature.strip_prefix("wasm-").unwrap_or("all");
    stamp(to, &format!("{scope} {}", catalog::version()))?;
    fs::remove_file(&bound).with_context(|| format!("cannot remove {}", bound.display()))?;
    Ok(bindings)
}

/// Writes into the module what it is, for the façade to check: a section of its own at the end.
fn stamp(module: &Path, what: &str) -> Result<()> {
    const CUSTOM: u8 = 0;
    const NAME: &str = "regelwerk";
    let length = |text: &str| u8::try_from(text.len()).context("a text of at most 127 bytes");
    let mut section = vec![CUSTOM, 1 + length(NAME)? + length(what)?, length(NAME)?];
    section.extend(NAME.bytes().chain(what.bytes()));
    let mut file = fs::OpenOptions::new()
        .append(true)
        .open(module)
        .with_context(|| format!("cannot open {}", module.display()))?;
    file.write_all(&section)
        .with_context(|| format!("cannot write {}", module.display()))
}

fn compile(paths: &Paths, toolchain: Toolchain, feature: &str) -> Result<PathBuf> {
    say(&format!("compiling the crate to wasm, feature `{feature}`"));
    run(toolchain.cargo_build(&paths.root).args([
        "--release",
        "--package",
        "regelwerk",
        "--lib",
        "--features",
        feature,
    ]))?;
    Ok(paths.target.join(TRIPLE).join("release/regelwerk.wasm"))
}

const NOT_INLINED: [&str; 3] = [
    "--always-inline-max-function-size",
    "--flexible-inline-max-function-size",
    "--one-caller-inline-max-function-size",
];

fn optimise(paths: &Paths, features: &[String], from: &Path, to: &Path) -> Result<()> {
    say("optimising the wasm module");
    run(command(node::bin(&paths.template, "wasm-opt"), &paths.root)
        .args(["-O2", "--converge"])
        // The compiler has inlined what is worth it; more of it makes the compressed module 6 % larger.
        .args(NOT_INLINED.iter().flat_map(|option| [option, "0"]))
        .args(features)
        .args(["--strip-debug", "--strip-producers"])
        .arg(from)
        .arg("-o")
        .arg(to))
}
