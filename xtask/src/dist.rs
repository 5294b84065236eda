//! The release build for the browser.

use std::env;
use std::ffi::OsStr;
use std::path::PathBuf;

use crate::{Outcome, download, process, project, toolchain, tools};

/// What trunk says. Its minifier does not know all that is in the glue script, leaves that as it is and warns of it.
const QUIET: &str = "error,trunk=info,trunk::processing::minify=error";

/// Builds `dist/`: a folder that works on any static host, under any path. Brings along what is missing.
/// Returns the folder.
///
/// # Errors
/// A tool is missing and cannot be brought along, or the app does not compile.
pub fn build() -> Outcome<PathBuf> {
    toolchain::wasm_target()?;
    let path = tools::path_with_tools()?;
    // Trunk is told never to fetch, and passes that on to cargo: so the packages are brought here first.
    download::run(
        process::cargo().args(["fetch", "--locked", "--quiet"]),
        "Fetching the packages named in Cargo.lock",
    )?;
    println!("Building the app for the browser (usually 2 minutes the first time, seconds after a change).");
    let mut trunk = process::program("trunk");
    trunk.args(["build", "--release", "--log", QUIET]).env("PATH", path);
    if env::var_os("NO_COLOR").as_deref() == Some(OsStr::new("1")) {
        // Trunk takes only the words true and false.
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk, "Building the app")?;
    Ok(project::dist())
}
