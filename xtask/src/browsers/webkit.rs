//! WebKitGTK: its MiniBrowser, its driver, and a screen for them.
//!
//! It shares the engine with Safari, but not the system around it: storage, touch, media and windows are its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::tools::{debian, programs};
use crate::{Failure, Result};

/// The driver's program, which finds the browser of the same package by itself.
pub const DRIVER: &str = "WebKitWebDriver";
const SCREEN: &str = "Xvfb";
const PACKAGES: [&str; 2] = ["webkit2gtk-driver", "xvfb"];

/// Reduced motion: the only setting that the tests need.
const SETTINGS: &str = "[Settings]\ngtk-enable-animations=false\n";

/// The driver's program, if the screen's is there too.
///
/// # Errors
/// One of them is missing.
pub fn find() -> Result<PathBuf> {
    let found = programs::named_or_found("WEBKIT_DRIVER", &[DRIVER]);
    found.filter(|_| programs::whole(Path::new(SCREEN)).is_some()).ok_or_else(|| {
        Failure::new(format!(
            "The tests in WebKitGTK need {DRIVER} and {SCREEN}: install them (on Debian: `apt-get install {}`), then \
             run this again.",
            PACKAGES.join(" ")
        ))
    })
}

/// Like [`find`], but installs both where possible.
///
/// # Errors
/// They are missing and cannot be installed automatically.
pub fn ready() -> Result<PathBuf> {
    find().or_else(|failure| {
        debian::install("WebKitGTK, its driver and a screen", &PACKAGES, failure)?;
        find()
    })
}

/// A virtual screen. Dropping it ends it.
#[derive(Debug)]
pub struct Screen {
    process: Child,
    number: String,
}

impl Screen {
    /// Starts one, larger than any window of the tests.
    ///
    /// # Errors
    /// The program does not start.
    pub fn start() -> Result<Self> {
        let mut process = Command::new(SCREEN)
            .args(["-displayfd", "1", "-screen", "0", "1400x1400x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut number)?;
        }
        let screen = Self { process, number: number.trim().to_owned() };
        if screen.number.is_empty() {
            Err(Failure::new(format!("{SCREEN} does not start.")))
        } else {
            Ok(screen)
        }
    }

    /// Lets a driver's browsers use this screen, and keeps the files they write in a folder.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn share_via_env(&self, command: &mut Command, folder: &Path) -> Result<()> {
        let settings = folder.join("gtk-3.0");
        fs::create_dir_all(&settings)?;
        fs::write(settings.join("settings.ini"), SETTINGS)?;
        command.env("DISPLAY", format!(":{}", self.number)).env_remove("WAYLAND_DISPLAY");
        command.envs(["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"].map(|name| (name, folder)));
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
