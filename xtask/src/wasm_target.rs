//! Which cargo can compile for wasm32, and how it is brought where none can.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::browser::{apt_install, can_apt};
use crate::process::{command, output, run, say, works};

/// The target triple.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

/// Debian's own wasm-capable compiler; it builds the standard library itself.
const DEBIAN_PACKAGES: [&str; 5] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "rust-web-llvm",
    "lld-19",
];

/// How to compile for wasm32 on this machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toolchain {
    /// The toolchain in use has the target.
    Own,
    /// The toolchain of Debian's packages.
    Debian,
}

impl Toolchain {
    /// Finds a toolchain, or brings one.
    ///
    /// # Errors
    ///
    /// When the target cannot be had in either way.
    pub fn ensure(root: &Path) -> Result<Self> {
        if own_has_target(root) {
            return Ok(Self::Own);
        }
        say(&format!(
            "the target {TRIPLE} is missing: asking rustup for it"
        ));
        if run(command("rustup", root).args(["target", "add", TRIPLE])).is_ok()
            && own_has_target(root)
        {
            return Ok(Self::Own);
        }
        if debian_is_there() {
            println!("rustup cannot bring it; Debian's rustc-web is there and is used");
            return Ok(Self::Debian);
        }
        if can_apt() {
            say("rustup cannot bring it: installing Debian's wasm-capable Rust");
            apt_install(root, &DEBIAN_PACKAGES)?;
            if debian_is_there() {
                return Ok(Self::Debian);
            }
        }
        bail!(
            "no compiler for {TRIPLE}. Run `rustup target add {TRIPLE}`, or on Debian as root \
             `apt-get install {}`",
            DEBIAN_PACKAGES.join(" ")
        )
    }

    /// `cargo build` for wasm32, less the options that say what to build.
    pub fn cargo_build(self, root: &Path) -> Command {
        let mut cargo = self.cargo(root);
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags());
        cargo
    }

    fn cargo(self, root: &Path) -> Command {
        match self {
            Self::Own => {
                let mut cargo = command("cargo", root);
                cargo.args(["build", "--target", TRIPLE]);
                cargo
            }
            Self::Debian => {
                let mut cargo = command("/usr/bin/cargo", root);
                cargo
                    .env("RUSTC", "/usr/bin/rustc")
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
                    .args([
                        "build",
                        "--target",
                        TRIPLE,
                        "-Z",
                        "build-std=std,panic_abort",
                    ]);
                cargo
            }
        }
    }
}

/// The module names the sources of other crates where something cannot happen: without the folder in
/// which this machine keeps them, it is the same on every machine.
fn flags() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let mut flags =
        std::env::var("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS").unwrap_or_default();
    for source in sources.into_iter().flatten().flatten() {
        flags += &format!(" --remap-path-prefix={}/=", source.path().display());
    }
    flags
}

fn own_has_target(root: &Path) -> bool {
    // The compiler that cargo would use, whether rustup or a distribution brought it.
    output(command("rustc", root).args(["--print", "target-libdir", "--target", TRIPLE]))
        .is_ok_and(|folder| PathBuf::from(folder.trim()).is_dir())
}

fn debian_is_there() -> bool {
    let sources = Path::new("/usr/share/doc/rust-web-src").is_dir();
    sources
        && works(Command::new("/usr/bin/cargo").arg("--version"))
        && works(Command::new("wasm-ld-19").arg("--version"))
}
