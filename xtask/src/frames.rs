//! How smoothly the app runs, measured by a program of the browser tests.

use crate::{Outcome, chromium, dist, process};

/// Builds the app and writes `docs/frames.md`.
///
/// # Errors
/// The app does not compile, no browser can be had, or the game does not come to its end.
pub fn measure() -> Outcome<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Playing three whole games as on a slow machine (usually 9 minutes; leave this one alone meanwhile)."
    );
    process::run(&mut process::browser_program("frames", &[]), "Measuring the frames")
}
