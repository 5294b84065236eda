//! Pictures of the app. They are taken by a program of the browser tests, so that `play` does not have to compile a
//! driver.

use crate::{Result, chromium, dist, process};

/// Builds the app and takes the pictures; `arguments` go to the program that takes them.
///
/// # Errors
/// The app does not compile, no browser is available, or a scene is not reached.
pub fn take(arguments: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::build()?;
    process::run(&mut process::browser_program("pictures", arguments), "Taking the pictures")
}

/// Makes a quick build, and reports what cannot be read or touched on its tables.
///
/// # Errors
/// As for [`take`].
pub fn legibility(arguments: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::quick()?;
    process::run(&mut process::browser_program("legibility", arguments), "Measuring the legibility")
}

/// Makes a quick build and captures the frames of the big moments, in `docs/filmstrips/`. The speed of the app does not
/// matter, because the program steps the clock of the page.
///
/// # Errors
/// As for [`take`].
pub fn filmstrips(arguments: &[String]) -> Result<()> {
    chromium::ready()?;
    dist::quick()?;
    process::run(&mut process::browser_program("filmstrips", arguments), "Taking the filmstrips")
}

/// Builds the app and takes the README's pictures, in `docs/`.
///
/// # Errors
/// As for [`take`].
pub fn readme() -> Result<()> {
    take(&["--readme".to_owned()])
}

/// Draws the app's icons into `public/`.
///
/// # Errors
/// No browser is available.
pub fn icons() -> Result<()> {
    chromium::ready()?;
    process::run(&mut process::browser_program("icons", &[]), "Drawing the icons")
}
