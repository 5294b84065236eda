//! Chromium and the matching driver program.

use std::path::PathBuf;

use crate::tools::programs::{named, whole};
use crate::tools::{debian, process};
use crate::{Failure, Result};

/// A browser and its driver, with the same major version.
#[derive(Debug, Clone)]
pub struct Browser {
    /// The browser's program.
    pub chrome: PathBuf,
    /// The driver's program.
    pub driver: PathBuf,
}

impl Browser {
    /// Whether this browser has no windows, and is smaller.
    #[must_use]
    pub fn is_headless_shell(&self) -> bool {
        self.chrome.file_name().is_some_and(|name| name.to_string_lossy().contains("headless-shell"))
    }
}

/// The smaller browsers without windows come first: with them, tests need a third less time.
const BROWSERS: [&str; 9] = [
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const DRIVERS: [&str; 3] =
    ["chromedriver", "/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"];

const WAY_OUT: &str = "install Chromium or Chrome and the chromedriver of the same version (on Debian: \
                       `apt-get install chromium chromium-driver fonts-dejavu-core`), or name both programs in CHROME \
                       and CHROMEDRIVER, then run this again.";

/// The browser and driver named in `CHROME` and `CHROMEDRIVER`, or else found on PATH.
///
/// # Errors
/// One of them is missing, or their versions do not match.
pub fn find() -> Result<Browser> {
    let browsers = versions("CHROME", &BROWSERS);
    let drivers = versions("CHROMEDRIVER", &DRIVERS);
    let pairs = browsers.iter().flat_map(|browser| drivers.iter().map(move |driver| (browser, driver)));
    let fitting = |((_, browser), (_, driver)): &(&(PathBuf, u32), &(PathBuf, u32))| browser == driver;
    if let Some(((chrome, _), (driver, _))) = pairs.clone().find(fitting) {
        return Ok(Browser { chrome: chrome.clone(), driver: driver.clone() });
    }
    Err(Failure::new(match (browsers.first(), drivers.first()) {
        (Some((_, browser)), Some((_, driver))) => {
            format!(
                "The browser here is version {browser} and its driver {driver}, which do not fit: {WAY_OUT}"
            )
        }
        (Some(_), None) => format!("The browser tests need chromedriver: {WAY_OUT}"),
        _ => format!("The browser tests need Chromium or Chrome: {WAY_OUT}"),
    }))
}

/// Like [`find`], but installs both where possible, and the smaller browser: as root on Debian and derivatives.
///
/// # Errors
/// They are missing and cannot be installed automatically.
pub fn ready() -> Result<Browser> {
    let is_chosen = named("CHROME").or_else(|| named("CHROMEDRIVER")).is_some();
    let found = find();
    if is_chosen || found.as_ref().is_ok_and(Browser::is_headless_shell) {
        return found;
    }
    let browser = found.or_else(|failure| {
        let packages = ["chromium", "chromium-driver", "fonts-dejavu-core"];
        debian::install("Chromium and its driver", &packages, failure)?;
        find()
    })?;
    let no_package = Failure::new("There is no smaller browser.");
    let smaller = debian::install("a smaller browser for tests", &["chromium-headless-shell"], no_package);
    Ok(smaller.and_then(|()| find()).unwrap_or(browser))
}

/// The available programs, each with its major version. If the variable is set, only that program is considered.
fn versions(variable: &str, candidates: &[&str]) -> Vec<(PathBuf, u32)> {
    let candidates =
        named(variable).map_or_else(|| candidates.iter().map(PathBuf::from).collect(), |path| vec![path]);
    let asked = candidates.iter().filter_map(|path| whole(path)).map(|path| {
        let said = process::answer(process::program(&path).arg("--version"));
        said.as_deref().and_then(major).map(|version| (path, version))
    });
    asked.flatten().collect()
}

/// `Chromium 156.0.1.2 built on …` or `ChromeDriver 156.0.1.2 (…)` -> 156.
fn major(said: &str) -> Option<u32> {
    said.split_whitespace().find_map(|word| word.split_once('.')?.0.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_is_read_from_what_the_programs_say() {
        assert_eq!(major("Chromium 156.0.7000.1 built on Debian GNU/Linux 12"), Some(156));
        assert_eq!(major("ChromeDriver 155.0.6999.2 (abc-refs/branch-heads/6999@{#1})"), Some(155));
        assert_eq!(major("no version"), None);
    }
}
