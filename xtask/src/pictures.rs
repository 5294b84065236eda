//! Pictures of the app. They are taken by a program of the browser tests, so that `play` need not compile a driver.

use crate::{Outcome, chromium, dist, process};

/// Builds the app and takes the pictures; `arguments` go to the program that takes them.
///
/// # Errors
/// The app does not compile, no browser can be had, or a scene does not come about.
pub fn take(arguments: &[String]) -> Outcome<()> {
    chromium::ready()?;
    dist::build()?;
    let mut cargo = process::cargo();
    cargo
        .args(["run", "--quiet", "--locked", "-p", "pentathlon-browser", "--bin", "pictures", "--"])
        .args(arguments);
    process::run(&mut cargo, "Taking the pictures")
}

/// Builds the app and takes the README's picture, `docs/table.png`.
///
/// # Errors
/// As for [`take`].
pub fn readme() -> Outcome<()> {
    take(&["--readme".to_owned()])
}
