//! How soon a touch is seen, measured by a program of the browser tests.

use crate::{Outcome, chromium, dist, process};

/// Builds the app and writes `docs/touch.md`.
///
/// # Errors
/// The app does not compile, no browser can be had, or a game does not come to its end.
pub fn measure() -> Outcome<()> {
    chromium::ready()?;
    dist::build()?;
    println!(
        "Racing with two to five pads as on a slow machine (usually 5 minutes; leave this one alone meanwhile)."
    );
    process::run(&mut process::browser_program("touch", &[]), "Measuring the touches")
}
