//! Whole games of Gold against itself in the app, run by a program of the browser tests.

use crate::{Result, chromium, dist, process};

/// Builds the app and runs games. The arguments are `--seed S` and `--times N`.
///
/// # Errors
/// The app does not compile, no browser is available, a table gets stuck, or the console has an error.
pub fn watch(arguments: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!("Watching Gold play (usually 10 seconds a game).");
    process::run(&mut process::browser_program("self_play", arguments), "Watching")
}
