//! axe-core, the accessibility checker: a single script, fetched into the tools folder and not kept in the repository.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use crate::tools::{self, pins, process};
use crate::{Failure, Result};

/// Returns the path of the script, and fetches it if it is missing.
///
/// # Errors
/// Neither npm nor pip could fetch it.
pub fn ready() -> Result<PathBuf> {
    // Tests run in parallel: one of them fetches, the others wait for it.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let sources: [(&str, Fetch); 2] = [(pins::AXE_CORE, by_npm), (pins::AXE_CORE_CARRIED, by_pip)];
    let tools = tools::folder()?;
    let place = |version: &str| tools.join(format!("axe-core-{version}")).join("axe.min.js");
    if let Some(there) = sources.iter().map(|(version, _)| place(version)).find(|script| script.exists()) {
        return Ok(there);
    }
    for (version, fetch) in sources {
        println!("Fetching axe-core {version} (usually a few seconds, once).");
        if let Some(script) = put(&place(version), version, fetch)? {
            return Ok(script);
        }
    }
    Err(Failure::new(format!(
        "The browser tests need axe-core, and neither npm nor pip could fetch it: connect to the network, install one \
         of them, or put axe.min.js of version {} at {}.",
        pins::AXE_CORE,
        place(pins::AXE_CORE).display()
    )))
}

/// Downloads the package into a folder, and returns the path of the script in it.
type Fetch = fn(&Path) -> Option<PathBuf>;

/// Fetches the script and moves it to its place; `None` if it could not be fetched.
fn put(script: &Path, version: &str, fetch: Fetch) -> Result<Option<PathBuf>> {
    let work = script.with_file_name(format!("fetching-{}", std::process::id()));
    fs::create_dir_all(&work)?;
    let fetched = fetch(&work).filter(|path| says_its_version(path, version));
    // Moved atomically, so that nobody finds a half-written script.
    let moved = fetched.map(|path| fs::rename(path, script));
    fs::remove_dir_all(&work)?;
    Ok(moved.transpose()?.map(|()| script.to_owned()))
}

fn by_npm(work: &Path) -> Option<PathBuf> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let package = format!("axe-core@{}", pins::AXE_CORE);
    let archive = process::answer(in_folder(work, npm).args(["pack", "--silent", &package]))?;
    process::answer(in_folder(work, "tar").args(["-xzf", archive.lines().last()?]))?;
    Some(work.join("package").join("axe.min.js"))
}

fn by_pip(work: &Path) -> Option<PathBuf> {
    let python = if cfg!(windows) { "python" } else { "python3" };
    let download = ["-m", "pip", "download", "--quiet", "--no-deps", pins::AXE_CARRIER];
    process::answer(in_folder(work, python).args(download))?;
    let wheel = files(work).into_iter().find(|path| path.extension().is_some_and(|kind| kind == "whl"))?;
    process::answer(in_folder(work, python).args(["-m", "zipfile", "-e"]).arg(wheel).arg("."))?;
    files(work).into_iter().find(|path| path.ends_with("axe.min.js"))
}

fn in_folder(folder: &Path, name: &str) -> Command {
    let mut command = process::program(name);
    command.current_dir(folder);
    command
}

/// All files in a folder and its subfolders.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Checks the version in the first line.
fn says_its_version(script: &Path, version: &str) -> bool {
    let text = fs::read_to_string(script).unwrap_or_default();
    text.lines().next().is_some_and(|line| line.contains(&format!("axe v{version}")))
}
