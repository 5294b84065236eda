//! The tools folder, and the programs that build and tests need.
//!
//! The user's own programs are never modified: a program on PATH is used if its version fits. Otherwise the pinned
//! version is installed into the tools folder, where a second clone finds it.

pub mod debian;
pub mod pins;
pub mod process;
pub mod programs;
pub mod project;
pub mod toolchain;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::{Failure, Result};

/// The tools folder: `PENTATHLON_TOOLS`, or `pentathlon/tools` in the user's cache folder.
///
/// # Errors
/// Neither that variable nor a home folder is set.
pub fn folder() -> Result<PathBuf> {
    if let Some(chosen) = path_in("PENTATHLON_TOOLS") {
        return Ok(std::path::absolute(chosen)?);
    }
    let cache = path_in("XDG_CACHE_HOME").or_else(platform_cache).ok_or_else(|| {
        Failure::new(
            "No home folder is known: set PENTATHLON_TOOLS to a folder for the tools, then run this again.",
        )
    })?;
    Ok(cache.join("pentathlon").join("tools"))
}

fn platform_cache() -> Option<PathBuf> {
    if cfg!(windows) {
        path_in("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        path_in("HOME").map(|home| home.join("Library").join("Caches"))
    } else {
        path_in("HOME").map(|home| home.join(".cache"))
    }
}

fn path_in(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// A program that the build or the tests need.
#[derive(Debug)]
pub struct Tool {
    /// The program's name.
    program: &'static str,
    /// The package that contains it.
    package: &'static str,
    /// The version to install.
    version: String,
    /// Whether the version found can be used instead of the pinned one.
    fits: fn(found: &str, pinned: &str) -> bool,
    /// The folder where it is or will be installed; `None` if it is on PATH.
    home: Option<PathBuf>,
}

impl Tool {
    fn find(
        program: &'static str,
        package: &'static str,
        version: String,
        fits: fn(&str, &str) -> bool,
    ) -> Result<Self> {
        let mut tool = Self { program, package, version, fits, home: None };
        if !tool.is_at(Path::new(program)) {
            tool.home = Some(folder()?.join(format!("{package}-{}", tool.version)));
        }
        Ok(tool)
    }

    /// Whether it is neither on PATH nor in the tools folder.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.bin().is_some_and(|bin| !self.is_at(&bin.join(self.program)))
    }

    /// The program to start: a path in the tools folder, or a name on PATH.
    #[must_use]
    pub fn path(&self) -> PathBuf {
        self.bin().map_or_else(|| PathBuf::from(self.program), |bin| bin.join(self.program))
    }

    fn bin(&self) -> Option<PathBuf> {
        self.home.as_ref().map(|home| home.join("bin"))
    }

    fn is_at(&self, program: &Path) -> bool {
        let said = process::answer(process::program(program).arg("--version"));
        said.is_some_and(|said| {
            said.split_whitespace().nth(1).is_some_and(|it| (self.fits)(it, &self.version))
        })
    }

    /// Installs it into the tools folder if it is missing: prebuilt if `cargo binstall` is available, otherwise
    /// compiled without optimisation, because compiling takes much longer than the program will ever run.
    ///
    /// # Errors
    /// Both ways failed.
    pub fn install(&self) -> Result<()> {
        let Some(home) = self.home.as_ref().filter(|_| self.is_missing()) else { return Ok(()) };
        let Self { package, version, .. } = self;
        println!("Installing {package} {version} into {} (once).", home.display());
        let package = format!("{package}@{version}");
        if process::answer(process::cargo().args(["binstall", "-V"])).is_some() {
            let mut binstall = process::cargo();
            binstall.args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--root"]);
            let _ = process::run(binstall.arg(home).arg(&package), "Fetching the prebuilt program");
            if !self.is_missing() {
                return Ok(());
            }
        }
        let what = format!("Installing {package}");
        let install = |lock: Option<&str>| {
            let mut cargo = process::cargo();
            // Their default features are for downloads, which are not needed here.
            cargo.args(["install", "--no-default-features"]).args(lock).arg("--root").arg(home);
            cargo.arg(&package).envs(FAST_COMPILE);
            process::run(&mut cargo, &what)
        };
        // A released lock file sometimes names a version that has been yanked since.
        install(Some("--locked")).or_else(|_| install(None))
    }
}

/// Settings with which a release is compiled fast.
const FAST_COMPILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "256"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
];

/// Finds trunk and the matching wasm-bindgen program, or the folders where they would be installed.
///
/// # Errors
/// Cargo.lock or the tools folder is missing.
pub fn find() -> Result<[Tool; 2]> {
    let pkgid = process::answer(process::cargo().args(["pkgid", "wasm-bindgen"]));
    let bindgen = pkgid.as_deref().and_then(|id| id.rsplit_once('@')).map(|(_, version)| version.to_owned());
    let bindgen = bindgen.ok_or_else(|| {
        Failure::new("Cargo.lock does not contain wasm-bindgen: restore it with `git checkout Cargo.lock`.")
    })?;
    Ok([
        Tool::find("trunk", "trunk", pins::TRUNK.to_owned(), is_patch_of)?,
        Tool::find("wasm-bindgen", "wasm-bindgen-cli", bindgen, |found, pinned| found == pinned)?,
    ])
}

/// Finds Firefox's driver, or the folder where it would be installed. Only the tests in Firefox need it.
///
/// # Errors
/// The tools folder is missing.
pub fn geckodriver() -> Result<Tool> {
    Tool::find("geckodriver", "geckodriver", pins::GECKODRIVER.to_owned(), is_patch_of)
}

/// Whether a version is the pinned one or a later patch of it.
fn is_patch_of(found: &str, pinned: &str) -> bool {
    let split = |version: &str| {
        let (minor, patch) = version.rsplit_once('.')?;
        Some((minor.to_owned(), patch.parse::<u32>().ok()?))
    };
    split(found).zip(split(pinned)).is_some_and(|(found, pinned)| found.0 == pinned.0 && found.1 >= pinned.1)
}

/// The PATH that contains the tools.
///
/// # Errors
/// The tools folder has a name that cannot be in PATH.
pub fn search_path(tools: &[Tool]) -> Result<OsString> {
    let folders = tools.iter().filter_map(Tool::bin);
    let folders: Vec<PathBuf> =
        folders.chain(env::split_paths(&env::var_os("PATH").unwrap_or_default())).collect();
    env::join_paths(folders).map_err(|error| {
        Failure::new(format!("The tools folder cannot be in PATH ({error}): set PENTATHLON_TOOLS."))
    })
}

#[cfg(test)]
mod tests {
    use super::is_patch_of;

    #[test]
    fn a_later_patch_of_a_tool_fits() {
        for (version, fits) in
            [("0.21.14", true), ("0.21.15", true), ("0.21.9", false), ("0.22.14", false), ("x", false)]
        {
            assert_eq!(is_patch_of(version, "0.21.14"), fits, "{version}");
        }
    }
}
