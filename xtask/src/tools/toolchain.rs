//! Rust components beyond a plain installation: the wasm target, rustfmt, clippy.

use std::path::Path;

use crate::tools::{pins, process};
use crate::{Failure, Result};

/// Ensures that Rust can compile for the browser.
///
/// # Errors
/// The target is missing and could not be added.
pub fn wasm_target() -> Result<()> {
    let mut rustc = process::program("rustc");
    rustc.args(["--print", "target-libdir", "--target", pins::WASM_TARGET]);
    let there = process::answer(&mut rustc).is_some_and(|folder| Path::new(&folder).is_dir());
    if there { Ok(()) } else { add("target", pins::WASM_TARGET) }
}

/// Ensures that `cargo fmt` and `cargo clippy` are installed.
///
/// # Errors
/// One is missing and could not be added.
pub fn checkers() -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if process::answer(process::cargo().args([command, "--version"])).is_none() {
            add("component", component)?;
        }
    }
    Ok(())
}

fn add(kind: &str, name: &str) -> Result<()> {
    if process::answer(process::program("rustup").arg("--version")).is_none() {
        return Err(Failure::new(format!(
            "Rust's {kind} {name} is missing, and there is no rustup to add it: install rustup from https://rustup.rs, \
             then run this again."
        )));
    }
    println!("Adding Rust's {kind} {name} (usually a few seconds, once).");
    process::run(
        process::program("rustup").args([kind, "add", name]),
        &format!("Adding Rust's {kind} {name}"),
    )
}
