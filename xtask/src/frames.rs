//! Frame times of the app, measured by a program of the browser tests.

use crate::{Result, chromium, dist, process};

/// Builds the app and plays a game of each kind, or only that one; all of them are reported in `docs/frames.md`.
///
/// # Errors
/// The app does not compile, no browser is available, or the game does not finish.
pub fn measure(game: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Playing as on a slow machine (usually a minute and a half for each game; leave this one alone meanwhile)."
    );
    process::run(&mut process::browser_program("frames", game), "Measuring the frames")
}
