//! Frame times of the app, measured by a program of the browser tests.

use crate::{Result, chromium, dist, process};

/// Builds the app and writes `docs/frames.md`.
///
/// # Errors
/// The app does not compile, no browser is available, or the game does not finish.
pub fn measure() -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Playing three whole games as on a slow machine (usually 9 minutes; leave this one alone meanwhile)."
    );
    process::run(&mut process::browser_program("frames", &[]), "Measuring the frames")
}
