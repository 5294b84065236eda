//! The steps of the whole check: announced, timed, and summed up at the end.

use std::time::{Duration, Instant};

use crate::{Failure, Result};

/// How many lines of what a failed test has said are repeated at the end, and how many columns of each.
const MAX_LINES: usize = 24;
const MAX_COLUMNS: usize = 240;

/// The number of tests that passed and failed.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
    /// For each failed test, the command that repeats exactly it, and why it failed.
    pub failures: Vec<(String, String)>,
}

impl Tally {
    /// Adds up the `test result:` lines in the output of `cargo test`. `again` is the command without the name of a test.
    #[must_use]
    pub fn read(printed: &str, again: &str) -> Self {
        let failed = printed.lines().filter_map(|line| line.strip_prefix("test ")?.split_once(" ... FAILED"));
        let failures = failed.map(|(name, _)| (format!("{again} -- --exact {name}"), why(printed, name)));
        let mut tally = Self { failures: failures.collect(), ..Self::default() };
        for line in printed.lines().filter(|line| line.contains("test result:")) {
            tally.passed += number_before(line, " passed");
            tally.failed += number_before(line, " failed");
        }
        tally
    }
}

/// What a failed test has said, up to a text of many lines.
fn why(printed: &str, name: &str) -> String {
    let said = printed.split_once(&format!("---- {name} stdout ----")).map_or("", |(_, said)| said);
    let said = said.split_once(" panicked at ").and_then(|(_, said)| said.split_once('\n'));
    let is_short =
        |line: &&str| !["Its text:", "stack backtrace:", "note: "].iter().any(|end| line.starts_with(end));
    let lines = said.map_or("", |(_, said)| said).lines().take(MAX_LINES).take_while(is_short);
    lines.map(|line| format!("        {}\n", line.chars().take(MAX_COLUMNS).collect::<String>())).collect()
}

fn number_before(line: &str, word: &str) -> usize {
    let Some((before, _)) = line.split_once(word) else { return 0 };
    before
        .rsplit(|letter: char| !letter.is_ascii_digit())
        .next()
        .and_then(|digits| digits.parse().ok())
        .unwrap_or(0)
}

#[derive(Debug)]
struct Step {
    name: &'static str,
    took: Duration,
    tally: Tally,
    outcome: Result<()>,
}

/// A step that ran in parallel to the others, and its duration.
#[derive(Debug)]
pub struct ParallelStep {
    took: Duration,
    outcome: Result<()>,
}

impl ParallelStep {
    /// Runs a step and measures its duration.
    pub fn time(work: impl FnOnce() -> Result<()>) -> Self {
        let start = Instant::now();
        let outcome = work();
        Self { took: start.elapsed(), outcome }
    }
}

/// The steps so far, and the start time.
#[derive(Debug)]
pub struct Report {
    steps: Vec<Step>,
    start: Instant,
}

impl Default for Report {
    fn default() -> Self {
        Self { steps: Vec::new(), start: Instant::now() }
    }
}

impl Report {
    /// Announces a step, runs it and prints its duration. Returns whether it succeeded.
    pub fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<Tally>) -> bool {
        println!("\n== {name}");
        let start = Instant::now();
        let (tally, outcome) = match work() {
            Ok(tally) if tally.failed > 0 => {
                let failure = Failure::new(format!("{} tests failed.", tally.failed));
                (tally, Err(failure))
            }
            Ok(tally) => (tally, Ok(())),
            // A step that fails without a failed test still counts as one failure.
            Err(failure) => (Tally { failed: 1, ..Tally::default() }, Err(failure)),
        };
        self.note(name, start.elapsed(), tally, outcome)
    }

    /// Adds a step that ran in parallel to the others. Returns whether it succeeded.
    pub fn beside(&mut self, name: &'static str, ParallelStep { took, outcome }: ParallelStep) -> bool {
        println!("\n== {name}");
        let failed = usize::from(outcome.is_err());
        self.note(name, took, Tally { failed, ..Tally::default() }, outcome)
    }

    fn note(&mut self, name: &'static str, took: Duration, tally: Tally, outcome: Result<()>) -> bool {
        let well = outcome.is_ok();
        match &outcome {
            Ok(()) => println!("== {name}: done in {}", clock(took)),
            Err(failure) => println!("== {name}: FAILED after {}. {failure}", clock(took)),
        }
        self.steps.push(Step { name, took, tally, outcome });
        well
    }

    /// Prints the summary and the closing line `N passed, N failed`.
    ///
    /// # Errors
    /// Something failed.
    pub fn close(self) -> Result<()> {
        println!("\n{:<44} {:>8} {:>8} {:>8}", "step", "time", "passed", "failed");
        let (mut all_passed, mut all_failed) = (0, 0);
        for Step { name, took: time, tally: Tally { passed, failed, .. }, outcome } in &self.steps {
            let verdict = if outcome.is_ok() { "" } else { "  FAILED" };
            println!("{name:<44} {:>8} {passed:>8} {failed:>8}{verdict}", clock(*time));
            (all_passed, all_failed) = (all_passed + passed, all_failed + failed);
        }
        println!("{:<44} {:>8}\n", "together, some of it side by side", clock(self.start.elapsed()));
        let bad: Vec<&Step> = self.steps.iter().filter(|step| step.outcome.is_err()).collect();
        for step in &bad {
            if let Err(failure) = &step.outcome {
                println!("{}: {failure}", step.name);
            }
            for (repeat, why) in &step.tally.failures {
                print!("    {repeat}\n{why}");
            }
        }
        println!("{all_passed} passed, {all_failed} failed");
        if bad.is_empty() { Ok(()) } else { Err(Failure::new("Some steps failed: see the summary above.")) }
    }
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn the_tally_adds_up_every_result_line_coloured_or_not() {
        let printed = "running 2 tests\ntest result: ok. 12 passed; 0 failed; 1 ignored; 0 measured\n\
                       test result: \u{1b}[31mFAILED\u{1b}[m. 3 passed; 2 failed; 0 ignored\nnothing passed here";
        let tally = Tally::read(printed, "cargo test");
        assert_eq!((tally.passed, tally.failed, tally.failures.len()), (15, 2, 0));
    }

    #[test]
    fn a_failed_test_comes_with_the_command_that_repeats_it_and_what_it_said() {
        let printed = "test saves::one ... ok\ntest saves::two ... FAILED\n\n---- saves::two stdout ----\n\n\
                       thread 'saves::two' (7) panicked at tests/saves.rs:9:5:\nWaited 60 s.\nThe page: #/\n\
                       Its text:\nPentathlon\ntest result: FAILED. 1 passed; 1 failed;";
        let tally = Tally::read(printed, "SEED=7 cargo test -p browser");
        let repeat = "SEED=7 cargo test -p browser -- --exact saves::two".to_owned();
        let why = "        Waited 60 s.\n        The page: #/\n".to_owned();
        assert_eq!(tally.failures, [(repeat, why)]);
    }
}
