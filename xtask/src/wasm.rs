//! The crate as a wasm module: compiled, bound to JavaScript, made small.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::bindings::{self, Bindings};
use crate::node;
use crate::paths::Paths;
use crate::process::{command, run, say};
use crate::target_features;
use crate::wasm_target::{TRIPLE, Toolchain};

/// The file name of the module in the package.
pub const FILE: &str = "regelwerk_bg.wasm";

/// Compiles, binds and optimises; the module ends up in `folder`.
///
/// # Errors
///
/// When a step fails; the message says which.
pub fn build(paths: &Paths, folder: &Path) -> Result<Bindings> {
    let toolchain = Toolchain::ensure(&paths.root)?;
    let compiled = compile(paths, toolchain)?;
    let raw = fs::read(&compiled).with_context(|| format!("cannot read {}", compiled.display()))?;
    say("making the JavaScript bindings");
    let features = target_features::wasm_opt_options(&raw)?;
    let (bindings, module) = bindings::generate(raw)?;
    let bound = folder.join("bound.wasm");
    fs::write(&bound, module).with_context(|| format!("cannot write {}", bound.display()))?;
    optimise(paths, &features, &bound, &folder.join(FILE))?;
    fs::remove_file(&bound).with_context(|| format!("cannot remove {}", bound.display()))?;
    Ok(bindings)
}

fn compile(paths: &Paths, toolchain: Toolchain) -> Result<PathBuf> {
    say("compiling the crate to wasm");
    run(toolchain.cargo_build(&paths.root).args([
        "--release",
        "--package",
        "regelwerk",
        "--lib",
        "--features",
        "wasm",
    ]))?;
    Ok(paths.target.join(TRIPLE).join("release/regelwerk.wasm"))
}

fn optimise(paths: &Paths, features: &[String], from: &Path, to: &Path) -> Result<()> {
    say("optimising the wasm module");
    run(command(node::bin(&paths.template, "wasm-opt"), &paths.root)
        // The compiler has inlined what is worth it; more of it makes the compressed module 6 % larger.
        .arg("-O1")
        .args(features)
        .args(["--strip-debug", "--strip-producers"])
        .arg(from)
        .arg("-o")
        .arg(to))
}
