//! The release build for the browser.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Outcome, download, later, parts, process, project, toolchain, tools};

/// What trunk says. Its minifier does not know all that is in the glue script, leaves that as it is and warns of it.
const QUIET: &str = "error,trunk=info,trunk::processing::minify=error";

/// Builds `dist/`: a folder that works on any static host, under any path. Brings along what is missing.
/// Returns the folder.
///
/// # Errors
/// A tool is missing and cannot be brought along, or the app does not compile.
pub fn build() -> Outcome<PathBuf> {
    let folder = project::dist();
    trunk(&[], &folder)?;
    Ok(folder)
}

/// Builds the same with the designers' desk in it, into a folder of its own: it is never delivered.
///
/// # Errors
/// As for [`build`].
pub fn build_gallery() -> Outcome<PathBuf> {
    let folder = project::gallery();
    trunk(&["--features".as_ref(), "gallery".as_ref(), "--dist".as_ref(), folder.as_os_str()], &folder)?;
    Ok(folder)
}

fn trunk(arguments: &[&OsStr], folder: &Path) -> Outcome<()> {
    toolchain::wasm_target()?;
    let path = tools::path_with_tools()?;
    // Trunk is told never to fetch, and passes that on to cargo: so the packages are brought here first.
    download::run(
        process::cargo().args(["fetch", "--locked", "--quiet"]),
        "Fetching the packages named in Cargo.lock",
    )?;
    println!("Building the app for the browser (usually 2 minutes the first time, seconds after a change).");
    let mut trunk = process::program("trunk");
    trunk.args(["build", "--release", "--log", QUIET]).args(arguments).env("PATH", &path);
    if env::var_os("NO_COLOR").as_deref() == Some(OsStr::new("1")) {
        // Trunk takes only the words true and false.
        trunk.env("NO_COLOR", "true");
    }
    trunk.env("CARGO_ENCODED_RUSTFLAGS", flags().join("\u{1f}"));
    let later = later::files()?;
    trunk.envs(later.iter().map(|file| (file.variable, &file.name)));
    process::run(&mut trunk, "Building the app")?;
    // Trunk empties the folder first, so what it does not know comes last.
    parts::place(folder, &path)?;
    for file in &later {
        fs::write(folder.join(&file.name), &file.content)?;
    }
    Ok(())
}

/// What the compiler is told: what `.cargo/config.toml` tells it for the browser, to leave in what the app is
/// taken apart by (`parts.rs`), and to leave the folders of this machine out of its messages, which the app carries along.
fn flags() -> Vec<String> {
    let mut flags = ["--cfg", "erase_components", "-Clink-arg=--emit-relocs"].map(str::to_owned).to_vec();
    let mut folders = vec![project::root().to_path_buf()];
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    if let Some(sources) = home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok()) {
        folders.extend(sources.flatten().map(|source| source.path()));
    }
    flags.extend(folders.iter().map(|folder| format!("--remap-path-prefix={}/=", folder.display())));
    flags
}
