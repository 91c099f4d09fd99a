//! `cargo xtask`: the whole toolchain of Regelwerk, in Rust, without hand steps.
//!
//! Needs Rust and Node.js 20 or later and brings everything else itself: the wasm target, the
//! npm packages it builds with, and, on Debian as root, the browsers of the page's tests.

mod bindings;
mod browser;
mod catalog;
mod elements;
mod facade;
mod node;
mod package;
mod paths;
mod process;
mod report;
mod site;
mod target_features;
mod tests;
mod wasm;
mod wasm_target;

use std::process::ExitCode;

use anyhow::Result;

use crate::paths::Paths;

const HELP: &str = "\
cargo xtask <command>

  start [port]   build everything and serve the calculator on this machine (port 4173)
  test           formatting, lints, Rust tests, package tests, page tests: what CI runs
  build          the npm package in target/npm/regelwerk, the site in target/site
  docs           the package's reference, from its types, in target/docs
  bench          build, then measure every budget and print the table
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    match run(&command, &rest) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nxtask {command} failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, rest: &[String]) -> Result<ExitCode> {
    let paths = Paths::find()?;
    match command {
        "start" => {
            // Before the build, which takes a while.
            let port = site::port(rest.first().map(String::as_str))?;
            build(&paths)?;
            site::serve(&paths, port)?;
        }
        "build" => build(&paths)?,
        "test" => return tests::run(&paths),
        "docs" => {
            package::build(&paths)?;
            node::install(&paths.package_tests)?;
            process::run(node::npm(&paths.package_tests).args(["run", "docs"]))?;
        }
        "bench" => {
            build(&paths)?;
            node::run_script(&paths, &paths.root.join("benches/run.mjs"), rest)?;
        }
        "" | "help" | "-h" | "--help" => print!("{HELP}"),
        other => {
            eprintln!("`{other}` is not a command\n\n{HELP}");
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The package, then the page that uses it as any user would.
fn build(paths: &Paths) -> Result<()> {
    package::build(paths)?;
    site::build(paths)
}
