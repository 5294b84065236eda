//! How long people watch and how often they tap, measured by a program of the browser tests.

use crate::{Result, chromium, dist, process};

/// Builds the app and plays every game with every number of players, or only that game; all of them are reported in
/// `docs/pace.md`.
///
/// # Errors
/// The app does not compile, no browser is available, or a game does not finish.
pub fn measure(game: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!("Playing whole games by a fake clock (usually 10 seconds each).");
    process::run(&mut process::browser_program("pace", game), "Measuring the pace")
}
