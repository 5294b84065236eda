//! Running other programs.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, ErrorKind};
use std::process::{Command, Stdio};

use crate::tools::project;
use crate::{Failure, Result};

/// A program that runs in the project's folder, without the variables that `cargo run` sets for xtask itself: some
/// build scripts depend on them and would run again each time.
#[must_use]
pub fn program(name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command.current_dir(project::root());
    for (name, _) in env::vars_os() {
        let name = name.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&*name);
        }
    }
    command
}

/// The cargo that started xtask.
#[must_use]
pub fn cargo() -> Command {
    program(cargo_name())
}

/// Its name.
#[must_use]
pub fn cargo_name() -> OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// A program of the browser tests, compiled if necessary.
#[must_use]
pub fn browser_program(name: &str, arguments: &[String]) -> Command {
    let mut command = cargo();
    command
        .args(["run", "--quiet", "--locked", "-p", "pentathlon-browser", "--bin", name, "--"])
        .args(arguments);
    command
}

/// Runs a program and shows its output.
///
/// # Errors
/// The program is missing or ended with an error; the message says that `what` failed.
pub fn run(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().map_err(|error| absent(command, &error))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("{what} failed: see the lines above."))) }
}

/// The output of a program; `None` if it is missing or ends with an error.
#[must_use]
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Runs a program, shows its output line by line and captures it: whether it succeeded, and its standard output.
///
/// # Errors
/// The program is missing.
pub fn run_keeping_output(command: &mut Command) -> Result<(bool, String)> {
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| absent(command, &error))?;
    let mut kept = String::new();
    for line in child.stdout.take().into_iter().flat_map(|stream| BufReader::new(stream).split(b'\n')) {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        println!("{line}");
        kept.push_str(&line);
        kept.push('\n');
    }
    Ok((child.wait()?.success(), kept))
}

fn absent(command: &Command, error: &std::io::Error) -> Failure {
    let name = command.get_program().to_string_lossy();
    if error.kind() == ErrorKind::NotFound {
        Failure::new(format!("The program `{name}` is not on this machine: install it, then run this again."))
    } else {
        Failure::new(format!("The program `{name}` could not be started: {error}."))
    }
}
