//! Pictures of the app. They are taken by a program of the browser tests, so that `play` need not compile a driver.

use crate::{Outcome, chromium, dist, process};

/// Builds the app and takes the pictures; `arguments` go to the program that takes them.
///
/// # Errors
/// The app does not compile, no browser can be had, or a scene does not come about.
pub fn take(arguments: &[String]) -> Outcome<()> {
    chromium::ready()?;
    dist::build()?;
    process::run(&mut process::browser_program("pictures", arguments), "Taking the pictures")
}

/// Builds the app and takes the README's pictures, in `docs/`.
///
/// # Errors
/// As for [`take`].
pub fn readme() -> Outcome<()> {
    take(&["--readme".to_owned()])
}

/// Draws the app's icons into `public/`.
///
/// # Errors
/// No browser can be had.
pub fn icons() -> Outcome<()> {
    chromium::ready()?;
    process::run(&mut process::browser_program("icons", &[]), "Drawing the icons")
}
