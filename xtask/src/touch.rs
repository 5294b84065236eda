//! Touch latency, measured by a program of the browser tests.

use crate::{Result, chromium, dist, process};

/// Builds the app and writes `docs/touch.md`.
///
/// # Errors
/// The app does not compile, no browser is available, or a game does not finish.
pub fn measure() -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Racing with two to five pads as on a slow machine (usually 5 minutes; leave this one alone meanwhile)."
    );
    process::run(&mut process::browser_program("touch", &[]), "Measuring the touches")
}
