//! The end-to-end tests: which of them run, by which choices, and which took longest.

use std::collections::BTreeMap;
use std::fs;
use std::thread;

use crate::browsers::axe;
use crate::browsers::driver::Driver;
use crate::browsers::engine::{ENGINE, Engine};
use crate::check::main_tests;
use crate::check::report::Tally;
use crate::check::selection::Selection;
use crate::check::tally::{cargo_test, tally};
use crate::tools::process;
use crate::{Failure, Result};
use tempfile::TempDir;

/// The variable with the seed by which tests choose what they cover, such as the players of a whole game
/// (`tests/browser/tests/chance.rs`).
pub const SEED: &str = "PENTATHLON_SEED";

/// The variable that makes tests cover everything instead of a selection.
pub const ALL: &str = "PENTATHLON_ALL";

/// The variable with the path of a file, to which the tests append the name of each, and when its pages were opened and
/// closed.
pub const TIMES: &str = "PENTATHLON_TIMES";

/// How many of the slowest tests are listed.
const SLOWEST: usize = 10;
/// How many browsers run at the same time at most: each needs some hundred megabytes.
const MOST_BROWSERS: usize = 16;

/// The arguments of `cargo test` for these tests: one program, so that they share their browsers.
const TESTS: [&str; 4] = ["-p", "pentathlon-browser", "--test", "browser"];

/// Runs the tests in Chromium.
///
/// # Errors
/// They do not compile, or there is no driver.
pub fn run(selection: &Selection) -> Result<Tally> {
    let mut options: Vec<String> = Vec::new();
    if selection.all {
        options.push("--include-ignored".to_owned());
    }
    if let Some(shard) = selection.shard {
        options.push("--exact".to_owned());
        options.extend(shard.of(names()?));
    }
    in_browsers(Engine::Chromium, selection, &options)
}

/// Runs the tests whose names contain one of these texts.
///
/// # Errors
/// As for [`run`].
pub fn run_named(texts: &[String]) -> Result<Tally> {
    in_browsers(Engine::Chromium, &Selection::default(), texts)
}

/// Runs the main tests in an engine, and checks that none of them is missing.
///
/// # Errors
/// As for [`run`], or a test is missing, or the browser cannot be installed.
pub fn run_main(engine: Engine) -> Result<Tally> {
    println!("Browser: {}", engine.ready()?);
    println!("Accessibility checker: {}", axe::ready()?.display());
    let tests = main_tests::of(engine);
    let options: Vec<String> = ["--exact".to_owned()].into_iter().chain(tests.iter().cloned()).collect();
    let tally = in_browsers(engine, &Selection::default(), &options)?;
    let ran = tally.passed + tally.failed;
    if ran == tests.len() {
        return Ok(tally);
    }
    Err(Failure::new(format!("{ran} of {} main end-to-end tests ran.", tests.len())))
}

/// The names of all tests.
fn names() -> Result<Vec<String>> {
    let list = process::answer(&mut cargo_test(&TESTS, &["--list", "--format", "terse"]));
    let list = list.ok_or_else(|| Failure::new("The tests do not compile."))?;
    Ok(list.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Runs tests in an engine. They share a driver where possible, so that browsers can be reused.
fn in_browsers(engine: Engine, selection: &Selection, options: &[String]) -> Result<Tally> {
    let seed = selection.seed.to_string();
    println!("Seed {seed}.");
    let mut environment = vec![(SEED, seed.as_str()), (ENGINE, engine.name())];
    environment.extend(selection.all.then_some((ALL, "1")));
    // A test often waits for its browser: twice as many as there are cores keep them busy.
    let threads =
        thread::available_parallelism().map_or(2, |cores| 2 * cores.get()).min(MOST_BROWSERS).to_string();
    let mut all_options = vec!["--test-threads", &threads];
    all_options.extend(options.iter().map(String::as_str));
    let folder = TempDir::new()?;
    let times = folder.path().join("times");
    let mut cargo = cargo_test(&TESTS, &all_options);
    cargo.env(TIMES, &times).envs(environment.iter().copied());
    let driver = if engine.shares_its_driver() { Some(Driver::start(engine)?) } else { None };
    if let Some(driver) = &driver {
        driver.share_via_env(&mut cargo);
    }
    let again: String = environment.iter().map(|(name, value)| format!("{name}={value} ")).collect();
    let tally = tally(cargo, &format!("{again}cargo test {}", TESTS.join(" ")));
    print_slowest(&fs::read_to_string(times).unwrap_or_default());
    tally
}

/// Prints the slowest tests, from the lines `OPENED CLOSED NAME` with the times of their pages in milliseconds.
fn print_slowest(times: &str) {
    let mut tests: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for line in times.lines() {
        let mut words = line.splitn(3, ' ');
        let (Some(Ok(opened)), Some(Ok(closed)), Some(name)) =
            (words.next().map(str::parse), words.next().map(str::parse), words.next())
        else {
            continue;
        };
        let (first, last) = tests.entry(name).or_insert((opened, closed));
        (*first, *last) = ((*first).min(opened), (*last).max(closed));
    }
    let mut slowest: Vec<(u64, &str)> =
        tests.iter().map(|(name, (first, last))| (last.saturating_sub(*first), *name)).collect();
    slowest.sort_unstable_by(|one, other| other.cmp(one));
    let seconds = |ms: u64| format!("{}.{}", ms / 1000, ms % 1000 / 100);
    let together: u64 = slowest.iter().map(|(took, _)| took).sum();
    println!("The {SLOWEST} slowest of {} tests with a page, {} s together:", tests.len(), seconds(together));
    for (took, name) in slowest.into_iter().take(SLOWEST) {
        println!("{:>8} s  {name}", seconds(took));
    }
}

#[cfg(test)]
mod tests {
    use crate::check::selection::Shard;

    #[test]
    fn every_test_is_in_one_shard() {
        let shards = ["1/3", "2/3", "3/3"].map(|text| Shard::read(text).map(|shard| shard.of(0..10)));
        let mut all: Vec<i32> = shards.into_iter().flatten().flatten().collect();
        all.sort_unstable();
        assert_eq!(all, Vec::from_iter(0..10));
    }

    #[test]
    fn what_is_no_share_is_refused() {
        for text in ["", "1", "0/4", "5/4", "1/0", "a/b", "1/4/2"] {
            assert_eq!(Shard::read(text), None, "{text}");
        }
    }
}
