//! `cargo xtask test`: everything that must hold, the same on a laptop and in CI.

use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::paths::Paths;
use crate::process::{command, say, watch};
use crate::report::Report;
use crate::wasm_target::{TRIPLE, Toolchain};
use crate::{browser, node, package, site};

/// Runs every step, also after one has failed where that makes sense, and prints the totals.
///
/// # Errors
///
/// When a tool that the tests need is missing and cannot be brought.
pub fn run(paths: &Paths) -> Result<ExitCode> {
    node::ensure(paths)?;
    let toolchain = Toolchain::ensure(&paths.root)?;
    let browsers = browser::ensure(&paths.root)?;
    let mut report = Report::default();

    let mut format = command("cargo", &paths.root);
    format.args(["fmt", "--all", "--check"]);
    check(&mut report, "formatting", &mut format)?;
    check(
        &mut report,
        "clippy",
        &mut clippy(paths, &["--workspace", "--all-targets"]),
    )?;
    let wasm = ["--package", "regelwerk", "--features", "wasm"];
    let mut lints = clippy(paths, &wasm);
    if toolchain == Toolchain::Own {
        lints = clippy(paths, &[wasm.as_slice(), &["--target", TRIPLE]].concat());
    } else {
        println!("no clippy for wasm32 here: the bindings are linted for this machine instead");
    }
    check(&mut report, "clippy of the bindings", &mut lints)?;

    say("Rust tests");
    let mut rust = command("cargo", &paths.root);
    rust.args(["test", "--workspace", "--no-fail-fast"]);
    runner(&mut report, "cargo test", &mut rust)?;

    // Built once; the package's tests and the page's tests look at the same files.
    let built = package::build(paths).and_then(|()| {
        report.check("package build", true);
        let mut tests = node::npm(&paths.package_tests);
        node::install(&paths.package_tests)?;
        say("package tests");
        tests.args(["test"]).envs(browsers.clone());
        runner(&mut report, "package", &mut tests)?;
        site::build(paths)
    });
    match built {
        Ok(()) => {
            report.check("site build", true);
            say("page tests");
            let mut page = node::npm(&paths.www);
            page.args(["test"]).envs(browsers);
            runner(&mut report, "page", &mut page)?;
        }
        Err(error) => {
            println!("{error:#}");
            report.check("build", false);
        }
    }

    say("results");
    println!("{}", report.text());
    Ok(if report.is_good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn clippy(paths: &Paths, what: &[&str]) -> Command {
    let mut clippy = command("cargo", &paths.root);
    clippy
        .arg("clippy")
        .args(what)
        .args(["--", "-D", "warnings"]);
    clippy
}

fn check(report: &mut Report, name: &str, command: &mut Command) -> Result<()> {
    say(name);
    let watched = watch(command)?;
    report.check(name, watched.success);
    Ok(())
}

fn runner(report: &mut Report, name: &str, command: &mut Command) -> Result<()> {
    let watched = watch(command)?;
    report.add(name, watched.success, &watched.lines);
    Ok(())
}
