//! The referee: replays games and reports whether they follow the rules.
//!
//! `cargo run --release -p pentathlon-engine --example referee -- FILE` (or `-`) replays a record, prints what each
//! entry did, and at the end one line `standing: {json}`. An illegal record gets `entry N: why` on stderr and exit
//! status 1.
//!
//! `… --example referee -- --trace FILE…` does the same for whole games written as traces, and prints for each file
//! `ok` or where it differs.

mod desk;
mod replay;
mod trace;
mod written;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let answer = desk::answer(&arguments, &mut std::io::stdin());
    // Exits quietly when the output is closed.
    let _ = std::io::stdout().write_all(answer.out.as_bytes());
    let _ = std::io::stderr().write_all(answer.err.as_bytes());
    ExitCode::from(answer.status)
}
