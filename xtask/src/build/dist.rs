//! The release build for the browser: trunk, with the tools it needs.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::build::compressed;
use crate::tools::{self, pins, process, project, toolchain};
use crate::{Failure, Result};

/// A warning of trunk: its minifier does not know all the syntax of the glue script and leaves the script unchanged.
const QUIET: &str = "error,trunk=info,trunk::processing::minify=error";

/// Builds `dist/`: a folder that works on any static host, under any path. Installs missing tools. Returns the folder.
///
/// # Errors
/// A tool is missing and cannot be installed, or the app does not compile.
pub fn build() -> Result<PathBuf> {
    println!("Building the app for the browser (usually 2 minutes).");
    trunk(&[])?;
    compressed::write_copies(&project::dist())?;
    Ok(project::dist())
}

/// Builds a release whose games and parts are not split off, for the case that splitting does not work: with a new version
/// of Rust, of wasm-bindgen or of `wasm_split_cli_support`. Returns the folder.
///
/// # Errors
/// As for [`build`].
pub fn whole() -> Result<PathBuf> {
    trunk(&[(WHOLE, "1")])?;
    compressed::write_copies(&project::dist())?;
    Ok(project::dist())
}

/// Tells `build.rs` to leave the app in one piece.
const WHOLE: &str = "PENTATHLON_WHOLE";

/// Overrides the release profile: larger, but recompiled within seconds of a change. Split like a release.
const HARDLY_OPTIMISED: [(&str, &str); 7] = [
    ("CARGO_PROFILE_WEB_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_WEB_LTO", "off"),
    ("CARGO_PROFILE_WEB_CODEGEN_UNITS", "64"),
    ("CARGO_PROFILE_WEB_INCREMENTAL", "true"),
    ("CARGO_PROFILE_THINKER_LTO", "off"),
    ("CARGO_PROFILE_THINKER_CODEGEN_UNITS", "64"),
    ("CARGO_PROFILE_THINKER_INCREMENTAL", "true"),
];

/// Builds a `dist/` that works like a release but is larger and slower. A rebuild takes seconds. Returns the folder.
///
/// # Errors
/// As for [`build`].
pub fn quick() -> Result<PathBuf> {
    trunk(&HARDLY_OPTIMISED)?;
    Ok(project::dist())
}

/// Builds `dist/` with these environment variables.
fn trunk(profile: &[(&str, &str)]) -> Result<()> {
    toolchain::wasm_target()?;
    let tools = tools::find()?;
    if tools.iter().any(|tool| tool.is_missing()) {
        // Compilation can start before trunk is available.
        thread::scope(|scope| {
            let compiled = scope.spawn(|| compile(profile));
            tools.iter().try_for_each(tools::Tool::install)?;
            compiled.join().map_err(|_| Failure::new("The build stopped unexpectedly."))?
        })?;
    }
    let mut trunk = for_browser("trunk");
    trunk.args(["build", "--release", "--log", QUIET]);
    trunk.env("PATH", tools::search_path(&tools)?).envs(profile.iter().copied());
    if env::var_os("NO_COLOR").as_deref() == Some(OsStr::new("1")) {
        // Trunk accepts only the words true and false.
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk, "Building the app")
}

/// Builds `dist/`, and packs it into one file for hosts that take an archive. Returns that file.
///
/// # Errors
/// As for [`build`], or the file cannot be written.
pub fn archive() -> Result<PathBuf> {
    let file = project::root().join("pentathlon.zip");
    compressed::archive(&build()?, &file)?;
    Ok(file)
}

/// Compiles the app the way trunk does.
fn compile(profile: &[(&str, &str)]) -> Result<()> {
    let mut cargo = for_browser(process::cargo_name());
    cargo.envs(profile.iter().copied());
    cargo.args([
        "build",
        "--locked",
        "--profile",
        "web",
        "--target",
        pins::WASM_TARGET,
        "--bin",
        "pentathlon",
    ]);
    process::run(&mut cargo, "Compiling the app")
}

/// A program that compiles the app. The compiler is told to remove the folders of this machine from messages embedded
/// in the app; this is in addition to `.cargo/config.toml`.
fn for_browser(name: impl Into<OsString>) -> Command {
    let mut folders = vec![project::root().to_path_buf()];
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    if let Some(sources) = home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok()) {
        folders.extend(sources.flatten().map(|source| source.path()));
    }
    let flags: Vec<String> =
        folders.iter().map(|folder| format!("--remap-path-prefix={}/=", folder.display())).collect();
    let mut command = process::program(name);
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
    command
}
