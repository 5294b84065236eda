//! Runs `cargo test`, and counts.

use crate::check::report::Tally;
use crate::tools::process;
use crate::{Failure, Result};
use std::process::Command;

/// `cargo test` with arguments for itself, and with options for the programs that it runs.
#[must_use]
pub fn cargo_test(arguments: &[&str], options: &[&str]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["test", "--locked", "--no-fail-fast"]).args(arguments).arg("--").args(options);
    cargo
}

/// Runs `cargo test`. `again` is the command that repeats a failed test once ` -- --exact NAME` is appended.
///
/// # Errors
/// The tests did not start.
pub fn tally(mut tests: Command, again: &str) -> Result<Tally> {
    let (success, printed) = process::run_keeping_output(&mut tests)?;
    let tally = Tally::read(&printed, again);
    if success || tally.failed > 0 { Ok(tally) } else { Err(Failure::new("The tests did not start.")) }
}
