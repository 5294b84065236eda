//! Pictures and measurements. Programs of the browser tests take them, so that `play` does not have to compile a driver.

use crate::Result;
use crate::browsers::chromium;
use crate::build::dist;
use crate::tools::{process, project};

/// The build that a program needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Build {
    /// None: it draws without the app.
    None,
    /// One that is hardly optimised, because the speed of the app does not matter.
    Quick,
    /// The release.
    Release,
}

/// A program of the browser tests.
#[derive(Debug, PartialEq, Eq)]
pub struct Program {
    /// Its name on the command line.
    pub name: &'static str,
    binary: &'static str,
    build: Build,
    /// How long it takes, and what to leave alone meanwhile.
    note: &'static str,
}

const fn program(name: &'static str, binary: &'static str, build: Build, note: &'static str) -> Program {
    Program { name, binary, build, note }
}

/// Draws the icons.
pub static ICONS: Program = program("icons", "icons", Build::None, "");
/// Takes pictures.
pub static PICTURES: Program = program("pictures", "pictures", Build::Release, "");
/// Takes the frames of big moments; it steps the clock of the page.
pub static FILMSTRIPS: Program = program("filmstrips", "filmstrips", Build::Quick, "");

/// What `cargo xtask measure` can measure: docs/measurements.md.
#[rustfmt::skip]
pub static MEASUREMENTS: [Program; 8] = [
    program("frames", "frames", Build::Release, "a minute and a half for each game; leave this machine alone meanwhile"),
    program("pace", "pace", Build::Release, "10 seconds a game"),
    program("touch", "touch", Build::Release, "5 minutes; leave this machine alone meanwhile"),
    program("opening", "opening", Build::Release, "10 minutes; leave this machine alone meanwhile"),
    program("search", "speed", Build::Release, "4 minutes; leave this machine alone meanwhile"),
    program("legibility", "legibility", Build::Quick, "a minute for each game"),
    program("crash", "crash_test", Build::Release, "10 minutes for 50 times"),
    program("self-play", "self_play", Build::Release, "10 seconds a game"),
];

impl Program {
    /// The measurement of that name.
    ///
    /// # Errors
    /// The names there are.
    pub fn measurement(name: &str) -> Result<&'static Self, String> {
        let names = MEASUREMENTS.each_ref().map(|program| program.name).join(", ");
        let found = MEASUREMENTS.iter().find(|program| program.name == name);
        found.ok_or_else(|| format!("One of these can be measured: {names}."))
    }

    /// Builds the app as the program needs it, and runs the program.
    ///
    /// # Errors
    /// The app does not compile, no browser is available, or the program ends with an error.
    pub fn run(&self, arguments: &[String]) -> Result<()> {
        chromium::ready()?;
        match self.build {
            Build::None => {}
            Build::Quick => drop(dist::quick()?),
            Build::Release => drop(dist::build()?),
        }
        if !self.note.is_empty() {
            println!("Running `{}` (usually {}).", self.name, self.note);
        }
        let what = format!("`{}`", self.name);
        if self.binary != "speed" {
            return process::run(&mut process::browser_program(self.binary, arguments), &what);
        }
        // The same decisions natively first: the program in the browser compares.
        let file = project::root().join("target").join("speed.json").display().to_string();
        let mut native = process::cargo();
        native.args([
            "run",
            "--quiet",
            "--locked",
            "--release",
            "-p",
            "pentathlon-engine",
            "--example",
            "speed",
        ]);
        process::run(native.arg("--").arg(&file), &what)?;
        process::run(&mut process::browser_program(self.binary, &[file]), &what)
    }
}
