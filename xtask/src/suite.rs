//! `cargo xtask test`: the whole check.

use std::env;
use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::chromedriver::Chromedriver;
use crate::report::{Beside, Report, Tally};
use crate::{Failure, Outcome, axe, chromium, dist, pins, process, size, toolchain};

/// The seed by which browser stories choose what to run: which company plays a whole game (`rotation.rs` there).
const SEED: &str = "PENTATHLON_SEED";

/// Makes the browser stories run everything instead of a selection.
const ALL: &str = "PENTATHLON_ALL";

/// Runs every step, each announced and timed; a failing step does not prevent later ones. With `all`, browser stories
/// run everything instead of a selection.
///
/// # Errors
/// Something failed, or a tool is missing and cannot be installed.
pub fn run(all: bool) -> Outcome<()> {
    println!(
        "The whole check usually takes {} minutes on two cores, some more the first time for the tools.",
        if all { 35 } else { 20 }
    );
    let mut report = Report::default();
    let ready = report.step("set-up: wasm target, rustfmt, clippy", || {
        toolchain::wasm_target()?;
        toolchain::checkers().map(|()| Tally::default())
    });
    let browser = report.step("set-up: Chromium, axe-core", || {
        println!("Browser: {}", chromium::ready()?.chrome.display());
        println!("Accessibility checker: {}", axe::ready()?.display());
        Ok(Tally::default())
    });
    if ready {
        // The build uses one core for most of its time, and a folder that nothing else needs.
        let release = thread::scope(|scope| {
            let build = scope.spawn(|| Beside::time(|| dist::build().map(drop)));
            natively(&mut report, all);
            build
                .join()
                .unwrap_or_else(|_| Beside::time(|| Err(Failure::new("The build stopped unexpectedly."))))
        });
        let built = report.beside("release build for the browser", release);
        if built {
            report.step("size of the first load", || size::check().map(|()| Tally::default()));
        }
        if built && browser {
            report.step("browser stories", || stories(all));
        }
    }
    report.close()
}

/// The steps without a browser.
fn natively(report: &mut Report, all: bool) {
    report.step("formatting", || lint(&["fmt", "--all", "--check"]));
    report.step("tests: engine, app, files, xtask", || {
        test(&["-p", "pentathlon-engine", "-p", "pentathlon", "-p", "pentathlon-checks", "-p", "xtask"], &[])
    });
    if all {
        report.step("tests: 100,000 random games per seat count", || {
            test(&["-p", "pentathlon-engine", "--test", "contract"], &["--ignored"])
        });
    }
    report.step("clippy, native", || clippy(&["--workspace", "--all-targets"]));
    report.step("clippy, wasm", || clippy(&["-p", "pentathlon", "--target", pins::WASM_TARGET]));
}

/// The browser stories. They share a driver, so that browsers can be reused.
fn stories(all: bool) -> Outcome<Tally> {
    let seed = env::var(SEED).unwrap_or_else(|_| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()).to_string()
    });
    println!("{SEED}={seed} repeats the same choice of stories.");
    let driver = Chromedriver::start()?;
    // A story often waits for its browser: one thread more than there are cores keeps them busy.
    let threads = thread::available_parallelism().map_or(2, |cores| 1 + cores.get()).to_string();
    let mut options = vec!["--test-threads", &threads];
    options.extend(all.then_some("--include-ignored"));
    let mut cargo = cargo_test(&["-p", "pentathlon-browser"], &options);
    cargo.env(SEED, seed).envs(all.then_some((ALL, "1")));
    driver.lend_to(&mut cargo);
    tally(cargo)
}

fn clippy(arguments: &[&str]) -> Outcome<Tally> {
    lint(&[&["clippy", "--locked"], arguments, &["--", "-D", "warnings"]].concat())
}

fn lint(arguments: &[&str]) -> Outcome<Tally> {
    process::run(process::cargo().args(arguments), &format!("`cargo {}`", arguments.join(" ")))?;
    Ok(Tally::default())
}

fn test(arguments: &[&str], for_the_tests: &[&str]) -> Outcome<Tally> {
    tally(cargo_test(arguments, for_the_tests))
}

fn cargo_test(arguments: &[&str], for_the_tests: &[&str]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["test", "--locked", "--no-fail-fast"]).args(arguments).arg("--").args(for_the_tests);
    cargo
}

fn tally(mut tests: Command) -> Outcome<Tally> {
    let (success, printed) = process::run_keeping_output(&mut tests)?;
    let tally = Tally::read(&printed);
    if success || tally.failed > 0 { Ok(tally) } else { Err(Failure::new("The tests did not start.")) }
}
