//! The release build for the browser: trunk, with the tools it needs brought along.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use crate::{Failure, Outcome, pins, process, project, toolchain, tools};

/// What trunk says. Its minifier does not know everything in the glue script, leaves that as it is and warns of it.
const QUIET: &str = "error,trunk=info,trunk::processing::minify=error";

/// Builds `dist/`: a folder that works on any static host, under any path. Brings along what is missing.
/// Returns the folder.
///
/// # Errors
/// A tool is missing and cannot be brought along, or the app does not compile.
pub fn build() -> Outcome<PathBuf> {
    toolchain::wasm_target()?;
    println!("Building the app for the browser (usually 2 minutes the first time, seconds after a change).");
    let tools = tools::find()?;
    if tools.iter().any(|tool| tool.is_missing()) {
        // The compiler's work can be done before trunk is there.
        thread::scope(|scope| {
            let compiled = scope.spawn(compile);
            tools.iter().try_for_each(tools::Tool::install)?;
            compiled.join().map_err(|_| Failure::new("The build broke off."))?
        })?;
    }
    let mut trunk = for_browser("trunk");
    trunk.args(["build", "--release", "--log", QUIET]);
    trunk.env("PATH", tools::path(&tools)?);
    if env::var_os("NO_COLOR").as_deref() == Some(OsStr::new("1")) {
        // Trunk takes only the words true and false.
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk, "Building the app")?;
    Ok(project::dist())
}

/// Compiles the app as trunk does.
fn compile() -> Outcome<()> {
    let mut cargo = for_browser(process::cargo_name());
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

/// A program that compiles the app. The compiler is told to leave the folders of this machine out of its messages, which
/// the app carries along; this comes on top of what `.cargo/config.toml` says.
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
