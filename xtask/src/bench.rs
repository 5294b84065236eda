//! The speed of the search, in a native program and in the worker of a real browser.

use crate::{Result, chromium, dist, process, project};

/// Builds the app and prints the table for `docs/performance.md`.
///
/// # Errors
/// The app or the benchmark does not compile, or no browser is available.
pub fn measure() -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Searching natively and in the browser (usually 4 minutes; leave this machine alone meanwhile)."
    );
    let file = project::root().join("target").join("speed.json").display().to_string();
    let mut native = process::cargo();
    native.args(["run", "--quiet", "--locked", "--release", "-p", "pentathlon-engine", "--example", "speed"]);
    process::run(native.arg("--").arg(&file), "Searching natively")?;
    process::run(&mut process::browser_program("speed", &[file]), "Searching in the browser")
}
