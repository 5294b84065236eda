//! `cargo xtask test`: everything that must hold.

use std::process::Command;
use std::thread;

use crate::report::{Beside, Report, Tally};
use crate::{Failure, Outcome, axe, chromium, dist, pins, process, size, toolchain};

/// Runs every step, each announced with its duration; a failing step does not hide what the later ones find.
///
/// # Errors
/// Something failed, or a tool is missing and cannot be brought along.
pub fn run() -> Outcome<()> {
    println!(
        "The whole check usually takes 20 minutes on two cores, some more the first time for the tools."
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
        // Both builds work on one core for most of their time, and in folders that nothing else needs.
        let (release, with_gallery) = thread::scope(|scope| {
            let builds = scope.spawn(|| {
                let release = Beside::time(|| dist::build().map(drop));
                (release, Beside::time(|| dist::build_gallery().map(drop)))
            });
            natively(&mut report);
            builds.join().unwrap_or_else(|_| {
                let broken = || Beside::time(|| Err(Failure::new("The build broke off.")));
                (broken(), broken())
            })
        });
        let built = report.beside("release build for the browser", release);
        let gallery = report.beside("the same with the gallery", with_gallery);
        if built {
            report.step("size of the first load", || size::check().map(|()| Tally::default()));
        }
        if built && gallery && browser {
            report.step("browser tests", || test(&["-p", "pentathlon-browser"], &[]));
        }
    }
    report.close()
}

/// What needs no browser.
fn natively(report: &mut Report) {
    report.step("formatting", || lint(&["fmt", "--all", "--check"]));
    let engine = ["-p", "pentathlon-engine"];
    report.step("tests: engine", || test(&engine, &[]));
    report.step("tests: 100,000 random games per seat count", || {
        test(&[&engine[..], &["--test", "contract"]].concat(), &["--ignored"])
    });
    report.step("tests: xtask", || test(&["-p", "xtask"], &[]));
    report.step("clippy, native", || {
        lint(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])
    });
    report.step("clippy, wasm", || {
        lint(&[
            "clippy",
            "--locked",
            "-p",
            "pentathlon",
            "--target",
            pins::WASM_TARGET,
            "--",
            "-D",
            "warnings",
        ])
    });
    report.step("clippy, wasm, with the gallery", || {
        lint(&[
            "clippy",
            "--locked",
            "-p",
            "pentathlon",
            "--features",
            "gallery",
            "--target",
            pins::WASM_TARGET,
            "--",
            "-D",
            "warnings",
        ])
    });
    report.step("tests: app, native", || test(&["-p", "pentathlon"], &[]));
}

fn lint(arguments: &[&str]) -> Outcome<Tally> {
    process::run(process::cargo().args(arguments), &format!("`cargo {}`", arguments.join(" ")))?;
    Ok(Tally::default())
}

fn test(arguments: &[&str], for_the_tests: &[&str]) -> Outcome<Tally> {
    let mut cargo: Command = process::cargo();
    cargo.args(["test", "--locked", "--no-fail-fast"]).args(arguments).arg("--").args(for_the_tests);
    let (success, printed) = process::run_keeping_output(&mut cargo)?;
    let tally = Tally::read(&printed);
    if success || tally.failed > 0 {
        Ok(tally)
    } else {
        Err(Failure::new(format!("`cargo test {}` did not get as far as its tests.", arguments.join(" "))))
    }
}
