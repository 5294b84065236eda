//! The crash test: kills browsers and checks which saves survive. A program of the browser tests does the work.

use crate::{Result, chromium, dist, process};

/// Builds the app and writes `docs/crash-tests.md`. The arguments are `--seed S` and `--times N`.
///
/// # Errors
/// The app does not compile, no browser is available, or an action that was rendered is lost.
pub fn count(arguments: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!("Killing browsers in the middle of games (usually 10 minutes for 50).");
    process::run(&mut process::browser_program("crash_test", arguments), "Killing the browsers")
}
