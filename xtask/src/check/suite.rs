//! `cargo xtask test`: the whole check, or a part of it.

use std::thread;

use crate::browsers::axe;
use crate::browsers::engine::Engine;
use crate::build::{dist, size};
use crate::check::end_to_end;
use crate::check::report::{ParallelStep, Report, Tally};
use crate::check::selection::Selection;
use crate::check::tally::{cargo_test, tally};
use crate::tools::{pins, process, toolchain};
use crate::{Failure, Result};

/// Contains the seed of the properties that proptest checks. `.cargo/config.toml` has the usual one.
const PROPERTY_SEED: &str = "PROPTEST_RNG_SEED";
/// The packages whose tests need no browser.
const NATIVE: [&str; 4] = ["pentathlon-engine", "pentathlon", "pentathlon-checks", "xtask"];

/// Runs every step, each announced and timed; a failing step does not prevent later ones. A shard is only a share of the
/// end-to-end tests.
///
/// # Errors
/// Something failed, or a tool is missing and cannot be installed.
pub fn run(selection: Selection) -> Result<()> {
    let minutes = if selection.all { 45 } else { 15 };
    println!(
        "The whole check takes about {minutes} minutes on two cores, more the first time for the tools."
    );
    let mut report = Report::default();
    let ready = set_up(&mut report);
    let browser = set_up_browser(&mut report);
    if ready {
        let is_built = if selection.shard.is_some() {
            report.step("release build for the browser", || dist::build().map(|_| Tally::default()))
        } else {
            // The build uses a single core most of the time, and writes to a folder that nothing else needs.
            let release = thread::scope(|scope| {
                let build = scope.spawn(|| ParallelStep::time(|| dist::build().map(drop)));
                natively(&mut report, &selection);
                build.join().unwrap_or_else(|_| {
                    ParallelStep::time(|| Err(Failure::new("The build stopped unexpectedly.")))
                })
            });
            report.beside("release build for the browser", release)
        };
        if is_built {
            report.step("size of the first load", || size::check().map(|()| Tally::default()));
        }
        if is_built && browser {
            report.step("end-to-end tests", || end_to_end::run(&selection));
        }
        if is_built && selection.all && selection.shard.is_none() {
            for engine in [Engine::Firefox, Engine::Webkit] {
                report.step(step_in(engine), || end_to_end::run_main(engine));
            }
        }
    }
    report.close()
}

/// Builds the app, and runs the main end-to-end tests in one engine.
///
/// # Errors
/// Something failed, or the browser is missing and cannot be installed.
pub fn run_in(engine: Engine) -> Result<()> {
    let mut report = Report::default();
    let build = || dist::build().map(|_| Tally::default());
    if set_up(&mut report) && report.step("release build for the browser", build) {
        report.step(step_in(engine), || end_to_end::run_main(engine));
    }
    report.close()
}

/// Installs what the compiler needs. Returns whether everything is there.
pub fn set_up(report: &mut Report) -> bool {
    report.step("set-up: wasm target, rustfmt, clippy", || {
        toolchain::wasm_target()?;
        toolchain::checkers().map(|()| Tally::default())
    })
}

/// Installs what the end-to-end tests need. Returns whether everything is there.
pub fn set_up_browser(report: &mut Report) -> bool {
    report.step("set-up: Chromium, axe-core", || {
        println!("Browser: {}", Engine::Chromium.ready()?);
        println!("Accessibility checker: {}", axe::ready()?.display());
        Ok(Tally::default())
    })
}

const fn step_in(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => "main end-to-end tests in Chromium",
        Engine::Firefox => "main end-to-end tests in Firefox",
        Engine::Webkit => "main end-to-end tests in WebKitGTK",
    }
}

/// The steps without a browser.
fn natively(report: &mut Report, selection: &Selection) {
    formatting(report);
    report.step("tests: engine, app, files, xtask", || native_tests(&NATIVE, &[], selection.seed));
    if selection.all {
        report.step("tests: 100,000 random games per seat count", || {
            native_tests(&["pentathlon-engine"], &["--ignored", "contract::"], selection.seed)
        });
    }
    report.step("compiling the end-to-end tests", || {
        let mut compile = process::cargo();
        compile.args(["test", "--locked", "--no-run", "-p", "pentathlon-browser"]);
        process::run(&mut compile, "Compiling the tests").map(|()| Tally::default())
    });
    report.step("clippy, native", || clippy(&["--workspace", "--all-targets"]));
    report.step("clippy, wasm", || clippy(&["-p", "pentathlon", "--target", pins::WASM_TARGET]));
}

/// Checks the formatting of every file.
pub fn formatting(report: &mut Report) {
    report.step("formatting", || lint(&["fmt", "--all", "--check"]));
}

/// Runs the tests of some packages, without a browser.
///
/// # Errors
/// They do not compile.
pub fn native_tests(packages: &[&str], options: &[&str], seed: u64) -> Result<Tally> {
    let packages: Vec<&str> = packages.iter().flat_map(|&package| ["-p", package]).collect();
    let mut tests = cargo_test(&packages, options);
    tests.env(PROPERTY_SEED, seed.to_string());
    tally(tests, &format!("{PROPERTY_SEED}={seed} cargo test {}", packages.join(" ")))
}

fn clippy(arguments: &[&str]) -> Result<Tally> {
    lint(&[&["clippy", "--locked"], arguments, &["--", "-D", "warnings"]].concat())
}

fn lint(arguments: &[&str]) -> Result<Tally> {
    process::run(process::cargo().args(arguments), &format!("`cargo {}`", arguments.join(" ")))?;
    Ok(Tally::default())
}
