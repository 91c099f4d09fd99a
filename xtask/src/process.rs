//! Runs other programs and says which.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Prints a heading, so that a long log can be followed.
pub fn say(message: &str) {
    println!("\n=== {message}");
    // A log that cannot be written is no reason to stop.
    let _ = std::io::stdout().flush();
}

/// A command that runs in `folder`.
pub fn command(program: impl AsRef<OsStr>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    command
}

/// The command as one would type it.
pub fn shown(command: &Command) -> String {
    let mut words = vec![command.get_program().to_string_lossy().into_owned()];
    words.extend(
        command
            .get_args()
            .map(|word| word.to_string_lossy().into_owned()),
    );
    words.join(" ")
}

/// Runs to the end; what the program prints goes through.
///
/// # Errors
///
/// When the program cannot be started or does not end well.
pub fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", shown(command));
    }
    Ok(())
}

/// Runs to the end and returns what the program wrote to its standard output.
///
/// # Errors
///
/// When the program cannot be started or does not end well.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether the program can be started and ends well; prints nothing.
pub fn works(command: &mut Command) -> bool {
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// How a program that was watched ended.
#[derive(Debug)]
pub struct Watched {
    /// Whether it ended well.
    pub success: bool,
    /// What it wrote to its standard output, line by line.
    pub lines: Vec<String>,
}

/// Runs to the end, prints the output as it comes and keeps it as well.
///
/// # Errors
///
/// When the program cannot be started or its output cannot be read.
pub fn watch(command: &mut Command) -> Result<Watched> {
    println!("$ {}", shown(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    let mut lines = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        let mut reader = BufReader::new(stdout);
        let mut raw = Vec::new();
        while reader
            .read_until(b'\n', &mut raw)
            .context("cannot read the output")?
            > 0
        {
            let line = String::from_utf8_lossy(&raw).trim_end().to_owned();
            println!("{line}");
            lines.push(line);
            raw.clear();
        }
    }
    let status = child
        .wait()
        .with_context(|| format!("lost `{}`", shown(command)))?;
    Ok(Watched {
        success: status.success(),
        lines,
    })
}
