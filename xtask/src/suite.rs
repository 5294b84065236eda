//! `cargo xtask test`: the whole check.

use std::env;
use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::driver::Driver;
use crate::engine::{ENGINE, Engine};
use crate::report::{ParallelStep, Report, Tally};
use crate::{Failure, Result, axe, dist, main_tests, pins, process, size, toolchain};

/// The seed by which end-to-end tests choose what to run, such as the company that plays a whole game (`chance.rs`
/// there).
const SEED: &str = "PENTATHLON_SEED";

/// Makes the end-to-end tests run everything instead of a selection.
const ALL: &str = "PENTATHLON_ALL";

/// Runs every step, each announced and timed; a failing step does not prevent later ones. With `all`, end-to-end tests
/// run everything instead of a selection, and the main ones in the other engines too.
///
/// # Errors
/// Something failed, or a tool is missing and cannot be installed.
pub fn run(all: bool) -> Result<()> {
    println!(
        "The whole check usually takes {} minutes on two cores, some more the first time for the tools.",
        if all { 45 } else { 20 }
    );
    let mut report = Report::default();
    let ready = report.step("set-up: wasm target, rustfmt, clippy", || {
        toolchain::wasm_target()?;
        toolchain::checkers().map(|()| Tally::default())
    });
    let browser = report.step("set-up: Chromium, axe-core", || {
        println!("Browser: {}", Engine::Chromium.ready()?);
        println!("Accessibility checker: {}", axe::ready()?.display());
        Ok(Tally::default())
    });
    if ready {
        // The build uses a single core most of the time, and writes to a folder that nothing else needs.
        let release = thread::scope(|scope| {
            let build = scope.spawn(|| ParallelStep::time(|| dist::build().map(drop)));
            natively(&mut report, all);
            build.join().unwrap_or_else(|_| {
                ParallelStep::time(|| Err(Failure::new("The build stopped unexpectedly.")))
            })
        });
        let built = report.beside("release build for the browser", release);
        if built {
            report.step("size of the first load", || size::check().map(|()| Tally::default()));
        }
        if built && browser {
            report.step("end-to-end tests", || tests(all));
        }
        if built && all {
            for engine in [Engine::Firefox, Engine::Webkit] {
                report.step(step_in(engine), || main_stories_in(engine));
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
    let ready = report.step("set-up: wasm target", || toolchain::wasm_target().map(|()| Tally::default()));
    let build = || dist::build().map(|_| Tally::default());
    if ready && report.step("release build for the browser", build) {
        report.step(step_in(engine), || main_stories_in(engine));
    }
    report.close()
}

const fn step_in(engine: Engine) -> &'static str {
    match engine {
        Engine::Chromium => "main end-to-end tests in Chromium",
        Engine::Firefox => "main end-to-end tests in Firefox",
        Engine::Webkit => "main end-to-end tests in WebKitGTK",
    }
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

/// The end-to-end tests in Chromium.
fn tests(all: bool) -> Result<Tally> {
    let mut options = vec![];
    options.extend(all.then_some("--include-ignored"));
    let mut cargo = stories_command(&["-p", "pentathlon-browser"], &options);
    cargo.envs(all.then_some((ALL, "1")));
    in_browsers(Engine::Chromium, cargo)
}

/// Runs the main end-to-end tests in an engine, and checks that none of them is missing.
fn main_stories_in(engine: Engine) -> Result<Tally> {
    println!("Browser: {}", engine.ready()?);
    println!("Accessibility checker: {}", axe::ready()?.display());
    let tests = main_tests::of(engine);
    let options: Vec<&str> = ["--exact"].into_iter().chain(tests.iter().map(String::as_str)).collect();
    let tally =
        in_browsers(engine, stories_command(&["-p", "pentathlon-browser", "--test", "browser"], &options))?;
    let ran = tally.passed + tally.failed;
    if ran == tests.len() {
        return Ok(tally);
    }
    Err(Failure::new(format!("{ran} of {} main end-to-end tests ran.", tests.len())))
}

fn stories_command(arguments: &[&str], options: &[&str]) -> Command {
    // A test often waits for its browser, so one thread more than there are cores keeps them busy.
    let threads = thread::available_parallelism().map_or(2, |cores| 1 + cores.get()).to_string();
    cargo_test(arguments, &[&["--test-threads", &threads], options].concat())
}

/// Runs tests in an engine. They share a driver where possible, so that browsers can be reused.
fn in_browsers(engine: Engine, mut cargo: Command) -> Result<Tally> {
    let seed = env::var(SEED).unwrap_or_else(|_| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()).to_string()
    });
    println!("{SEED}={seed} repeats the same choice of tests.");
    let driver = if engine.shares_its_driver() { Some(Driver::start(engine)?) } else { None };
    cargo.env(SEED, seed).env(ENGINE, engine.name());
    if let Some(driver) = &driver {
        driver.lend_to(&mut cargo);
    }
    tally(cargo)
}

fn clippy(arguments: &[&str]) -> Result<Tally> {
    lint(&[&["clippy", "--locked"], arguments, &["--", "-D", "warnings"]].concat())
}

fn lint(arguments: &[&str]) -> Result<Tally> {
    process::run(process::cargo().args(arguments), &format!("`cargo {}`", arguments.join(" ")))?;
    Ok(Tally::default())
}

fn test(arguments: &[&str], for_the_tests: &[&str]) -> Result<Tally> {
    tally(cargo_test(arguments, for_the_tests))
}

fn cargo_test(arguments: &[&str], for_the_tests: &[&str]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["test", "--locked", "--no-fail-fast"]).args(arguments).arg("--").args(for_the_tests);
    cargo
}

fn tally(mut tests: Command) -> Result<Tally> {
    let (success, printed) = process::run_keeping_output(&mut tests)?;
    let tally = Tally::read(&printed);
    if success || tally.failed > 0 { Ok(tally) } else { Err(Failure::new("The tests did not start.")) }
}
