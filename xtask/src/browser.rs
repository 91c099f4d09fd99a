//! Debian packages, and the browsers that the page's tests run in: one of each engine.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::{command, output, run, say, works};

/// A program that the page's tests need.
#[derive(Debug)]
struct Program {
    name: &'static str,
    /// The variable that names it, for this program and for the page's tests.
    variable: &'static str,
    /// The Debian package that brings it.
    package: &'static str,
    /// Where it is looked for when the environment does not say.
    places: &'static [&'static str],
}

const PROGRAMS: [Program; 4] = [
    Program {
        name: "Chromium",
        variable: "CHROMIUM",
        package: "chromium",
        places: &[
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/usr/bin/google-chrome-stable",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
        ],
    },
    Program {
        name: "Firefox",
        variable: "FIREFOX",
        package: "firefox-esr",
        places: &[
            "/usr/bin/firefox-esr",
            "/usr/bin/firefox",
            "/Applications/Firefox.app/Contents/MacOS/firefox",
        ],
    },
    Program {
        name: "WebKit's driver (WebKitGTK)",
        variable: "WEBKIT_DRIVER",
        package: "webkit2gtk-driver",
        places: &["/usr/bin/WebKitWebDriver"],
    },
    Program {
        name: "Xvfb, the screen that WebKit draws on",
        variable: "XVFB",
        package: "xvfb",
        places: &["/usr/bin/Xvfb"],
    },
];

/// What to tell the page's tests: the variable of each program, and where it is.
pub type Found = Vec<(&'static str, PathBuf)>;

impl Program {
    fn find(&self) -> Option<PathBuf> {
        if let Some(named) = std::env::var_os(self.variable).map(PathBuf::from) {
            return named.exists().then_some(named);
        }
        self.places
            .iter()
            .map(PathBuf::from)
            .find(|path| path.exists())
    }
}

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

/// Finds a browser of each engine, or installs what is missing where that is possible.
///
/// # Errors
///
/// When one is missing and cannot be installed: a browser test is never left out in silence.
pub fn ensure(root: &Path) -> Result<Found> {
    let lacking = missing();
    if !lacking.is_empty() && can_apt() {
        let packages: Vec<&str> = lacking.iter().map(|program| program.package).collect();
        say(&format!("installing {}", packages.join(", ")));
        apt_install(root, &packages)?;
    }
    let lacking = missing();
    if !lacking.is_empty() {
        bail!("{}", complaint(&lacking));
    }
    Ok(PROGRAMS
        .iter()
        .filter_map(|program| Some((program.variable, program.find()?)))
        .collect())
}

fn missing() -> Vec<&'static Program> {
    PROGRAMS
        .iter()
        .filter(|program| program.find().is_none())
        .collect()
}

/// What is missing and how to bring it.
fn complaint(lacking: &[&Program]) -> String {
    let each = |text: fn(&Program) -> &'static str, between: &str| {
        lacking
            .iter()
            .map(|program| text(program))
            .collect::<Vec<_>>()
            .join(between)
    };
    format!(
        "the page's tests need a browser of each engine; missing: {}. Install them (on Debian as \
         root: `apt-get install {}`), or say where they are in {}",
        each(|program| program.name, "; "),
        each(|program| program.package, " "),
        each(|program| program.variable, ", "),
    )
}

#[cfg(test)]
mod tests {
    use super::{PROGRAMS, complaint};

    #[test]
    fn what_is_missing_is_named_with_its_package_and_its_variable() {
        let all: Vec<_> = PROGRAMS.iter().collect();
        let text = complaint(&all);
        assert!(text.contains("apt-get install chromium firefox-esr webkit2gtk-driver xvfb"));
        assert!(text.contains("CHROMIUM, FIREFOX, WEBKIT_DRIVER, XVFB"));
        let first: Vec<_> = PROGRAMS.iter().take(1).collect();
        assert!(!complaint(&first).contains("firefox"));
    }
}
