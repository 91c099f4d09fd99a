//! The calculator: a static site that uses the package as any user would.

use std::fs;
use std::num::NonZeroU16;

use anyhow::{Context, Result, bail};

use crate::node;
use crate::paths::Paths;
use crate::process::{command, run, say};

const PORT: u16 = 4173;

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

/// The port to serve on: the usual one, or what was asked for.
///
/// # Errors
///
/// When that is no port.
pub fn port(asked: Option<&str>) -> Result<u16> {
    let Some(asked) = asked else {
        return Ok(PORT);
    };
    match asked.parse::<NonZeroU16>() {
        Ok(port) => Ok(port.get()),
        Err(_) => bail!("the port must be a whole number from 1 to 65535, got `{asked}`"),
    }
}

/// Serves the site on this machine until it is stopped.
///
/// # Errors
///
/// When the server cannot be started, such as on a port in use.
pub fn serve(paths: &Paths, port: u16) -> Result<()> {
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
            &port.to_string(),
            "--outDir",
        ])
        .arg(&paths.site))
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn a_port_is_a_number_from_1_to_65535() {
        let asked = |text| port(Some(text)).ok();
        assert_eq!(asked("1"), Some(1));
        assert_eq!(asked("65535"), Some(65_535));
        assert_eq!(port(None).ok(), Some(4173));
        for wrong in [
            "", "abc", "0", "65536", "99999", "-1", "80.5", "0x50", " 80",
        ] {
            assert_eq!(asked(wrong), None, "{wrong}");
        }
    }
}
