//! Firefox, and geckodriver from the tools folder.

use std::path::PathBuf;

use crate::tools::Tool;
use crate::tools::{self, debian, programs};
use crate::{Failure, Result};

/// Firefox and its driver.
#[derive(Debug, Clone)]
pub struct Firefox {
    /// The browser's program.
    pub browser: PathBuf,
    /// The driver's program.
    pub driver: PathBuf,
}

const BROWSERS: [&str; 3] = ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

impl Firefox {
    /// The browser named in `FIREFOX`, or else found on PATH, and geckodriver from PATH or the tools folder.
    ///
    /// # Errors
    /// One of them is missing.
    pub fn find() -> Result<Self> {
        let browser = browser()?;
        let driver = tools::geckodriver()?;
        if driver.is_missing() {
            return Err(Failure::new(
                "The tests in Firefox need geckodriver: run `cargo xtask test --engine firefox`.",
            ));
        }
        Ok(Self { browser, driver: driver.path() })
    }

    /// Like [`Firefox::find`], but installs both where possible: Firefox as root on Debian and derivatives, geckodriver
    /// anywhere.
    ///
    /// # Errors
    /// They are missing and cannot be installed automatically.
    pub fn ready() -> Result<Self> {
        browser().map(drop).or_else(|failure| debian::install("Firefox", &["firefox-esr"], failure))?;
        tools::geckodriver().and_then(|driver: Tool| driver.install())?;
        Self::find()
    }
}

fn browser() -> Result<PathBuf> {
    programs::named_or_found("FIREFOX", &BROWSERS).ok_or_else(|| {
        Failure::new(
            "The tests in Firefox need Firefox: install it (on Debian: `apt-get install firefox-esr`), or name the \
             program in FIREFOX, then run this again.",
        )
    })
}
