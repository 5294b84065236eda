//! The folder of tools that xtask brings along, and the two programs that the build needs.
//!
//! What the user has is never touched: a program on PATH is used when it says that it is the pinned version, and
//! otherwise the pinned one is put in the tools folder, where a second clone finds it.

use std::env;
use std::path::{Path, PathBuf};

use crate::{Failure, Outcome, download, lockfile, pins, process};

/// The tools folder: `PENTATHLON_TOOLS`, or `pentathlon/tools` in the user's cache folder.
///
/// # Errors
/// Neither that variable nor a home folder is set.
pub fn folder() -> Outcome<PathBuf> {
    if let Some(chosen) = set("PENTATHLON_TOOLS") {
        return Ok(std::path::absolute(chosen)?);
    }
    let cache = set("XDG_CACHE_HOME").or_else(platform_cache).ok_or_else(|| {
        Failure::new(
            "No home folder is known: set PENTATHLON_TOOLS to a folder for the tools, then run this again.",
        )
    })?;
    Ok(cache.join("pentathlon").join("tools"))
}

fn platform_cache() -> Option<PathBuf> {
    if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        set("HOME").map(|home| home.join(".cache"))
    }
}

fn set(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// A program built from a package of the same version.
#[derive(Debug)]
struct Tool {
    /// The program's name.
    program: &'static str,
    /// The package that contains it.
    package: &'static str,
    version: String,
    /// How long building it usually takes on two cores.
    usually: &'static str,
}

impl Tool {
    /// The folder to put in front of PATH so that this program is found; nothing if PATH already has the right one.
    fn ready(&self) -> Outcome<Option<PathBuf>> {
        if self.fits(Path::new(self.program)) {
            return Ok(None);
        }
        let home = folder()?.join(format!("{}-{}", self.package, self.version));
        let programs = home.join("bin");
        if !self.fits(&programs.join(self.program)) {
            self.install(&home)?;
        }
        Ok(Some(programs))
    }

    fn fits(&self, program: &Path) -> bool {
        let said = process::answer(process::program(program).arg("--version"));
        said.is_some_and(|said| said.split_whitespace().nth(1) == Some(self.version.as_str()))
    }

    fn install(&self, home: &Path) -> Outcome<()> {
        let Self { package, version, usually, .. } = self;
        println!("Installing {package} {version} into {} (usually {usually}, once).", home.display());
        let what = format!("Installing {package} {version}");
        let install = |lock: Option<&str>| {
            let mut cargo = process::cargo();
            cargo.arg("install").arg("--root").arg(home).arg(format!("{package}@{version}")).args(lock);
            cargo
        };
        if download::attempt(&mut install(Some("--locked")), &what)? {
            return Ok(());
        }
        // A released lock file sometimes names a version that has been taken back since.
        println!("That did not work with the versions that {package} was released with: trying newer ones.");
        download::run(&mut install(None), &what)
    }
}

/// Sees to it that trunk and the matching wasm-bindgen program are there. Returns the PATH under which both are found.
///
/// # Errors
/// A tool is missing and could not be installed.
pub fn path_with_tools() -> Outcome<std::ffi::OsString> {
    let tools = [
        Tool {
            program: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: lockfile::version_of("wasm-bindgen")?,
            usually: "1.5 minutes",
        },
        Tool { program: "trunk", package: "trunk", version: pins::TRUNK.to_owned(), usually: "5 minutes" },
    ];
    let mut folders = Vec::new();
    for tool in &tools {
        folders.extend(tool.ready()?);
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    env::join_paths(folders).map_err(|error| {
        Failure::new(format!("The tools folder cannot stand in PATH ({error}): set PENTATHLON_TOOLS."))
    })
}
