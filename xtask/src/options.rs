//! The command line. The comments here are the output of `cargo xtask help`.

use std::time::{SystemTime, UNIX_EPOCH};

use argh::{EarlyExit, FromArgs};

use crate::browsers::browser_programs::Program;
use crate::browsers::engine::Engine;
use crate::check::selection::{Selection, Shard};
use crate::{Failure, Result};

/// The project's commands. Tools that are missing are put in a folder of their own (PENTATHLON_TOOLS, or
/// pentathlon/tools in the cache folder).
#[derive(FromArgs, Debug, PartialEq)]
struct Line {
    #[argh(subcommand)]
    command: Command,
}

/// One command.
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand)]
#[allow(missing_docs, reason = "each command has a comment")]
pub enum Command {
    Play(Play),
    Build(Build),
    Test(Test),
    Size(Size),
    Pictures(Pictures),
    Filmstrips(Filmstrips),
    Icons(Icons),
    Sounds(Sounds),
    Measure(Measure),
    Messages(Messages),
    PostBuild(PostBuild),
}

/// build the app, serve it on this machine, open a browser
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "play")]
pub struct Play {
    /// without opening a browser
    #[argh(switch)]
    pub no_open: bool,
    /// the first port to try
    #[argh(option, default = "8080")]
    pub port: u16,
}

/// the release build for any static host, in dist/
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "build")]
pub struct Build {
    /// also as pentathlon.zip
    #[argh(switch)]
    pub zip: bool,
    /// hardly optimised, for work on the app
    #[argh(switch)]
    pub quick: bool,
    /// in one module, which a first visit fetches whole: should splitting ever fail
    #[argh(switch)]
    pub whole: bool,
}

/// the whole check: formatting, clippy, all tests, the size budget, the end-to-end tests
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "test")]
pub struct Test {
    /// each test in full, and the main ones in Firefox and WebKitGTK: docs/testing.md
    #[argh(switch)]
    all: bool,
    /// other choices of what is covered, a number or `random`; without it they are always the same
    #[argh(option, from_str_fn(seed))]
    seed: Option<u64>,
    /// only that share of the end-to-end tests, such as 1/4
    #[argh(option, from_str_fn(shard))]
    shard: Option<Shard>,
    /// only the main end-to-end tests, in chromium, firefox or webkit: docs/engines.md
    #[argh(option, from_str_fn(engine))]
    engine: Option<Engine>,
    /// only what the changes since a commit can affect
    #[argh(switch)]
    changed: bool,
    /// that commit; HEAD if it is not named
    #[argh(positional)]
    revision: Option<String>,
}

/// What a test run covers.
#[derive(Debug, PartialEq, Eq)]
pub enum Scope {
    /// The whole check, or a part of it.
    Selected(Selection),
    /// What the changes since this commit can affect.
    Changed(String),
    /// The main end-to-end tests in one engine.
    In(Engine),
}

impl Test {
    /// What it covers.
    ///
    /// # Errors
    /// The options contradict each other.
    pub fn scope(self) -> Result<Scope> {
        let usual = Selection::default();
        let selection = Selection { all: self.all, seed: self.seed.unwrap_or(usual.seed), shard: self.shard };
        match (self.changed, self.revision, self.engine) {
            (false, None, None) => Ok(Scope::Selected(selection)),
            (true, revision, None) if selection == usual => {
                Ok(Scope::Changed(revision.unwrap_or_else(|| "HEAD".to_owned())))
            }
            (false, None, Some(engine)) if selection == usual => Ok(Scope::In(engine)),
            _ => Err(Failure::new("These options of `cargo xtask test` do not go together.")),
        }
    }
}

/// the size of the first load and of each game, and their budgets
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "size")]
pub struct Size {}

/// pictures of the app, in target/pictures. Arguments: a part of the name of scenes; --out DIR; --huge: in very large text;
/// --vision: with simulated colour blindness; --forced-colours: on a high-contrast desktop; --language TAG: in another language;
/// --shared: the pictures that players share; --readme: those of the README and those that players share, in docs/
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "pictures")]
pub struct Pictures {
    /// for the program that takes them
    #[argh(positional, greedy)]
    pub arguments: Vec<String>,
}

/// frames of the big moments, ten a second, in docs/filmstrips. Arguments: a game; --out DIR: each frame in full, too
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "filmstrips")]
pub struct Filmstrips {
    /// for the program that takes them
    #[argh(positional, greedy)]
    pub arguments: Vec<String>,
}

/// the app's icons, in public/
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "icons")]
pub struct Icons {}

/// each sound of each game as a WAV file: docs/sound.md
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "sounds")]
pub struct Sounds {
    /// the folder; target/sounds if it is not named
    #[argh(option)]
    pub out: Option<String>,
}

/// measure the app: frames, pace, touch and crash write docs/measurements.md; opening, search, legibility and self-play
/// print
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "measure")]
pub struct Measure {
    /// one of these
    #[argh(positional, from_str_fn(measurement))]
    pub what: &'static Program,
    /// a game for frames, pace and legibility (only printed); other builds for opening; --seed S and --times N for crash and
    /// self-play
    #[argh(positional, greedy)]
    pub arguments: Vec<String>,
}

/// check and translate the sentences in lang/: docs/translating.md
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "messages")]
pub struct Messages {
    /// which of the tasks
    #[argh(subcommand)]
    pub task: Task,
}

/// What is done with the messages.
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand)]
#[allow(missing_docs, reason = "each task has a comment")]
pub enum Task {
    Check(Check),
    Missing(Missing),
    New(New),
    Statistics(Statistics),
}

/// what is wrong with the sentences
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "check")]
pub struct Check {}

/// what a language lacks
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "missing")]
pub struct Missing {
    /// the tag of the language
    #[argh(positional)]
    pub language: String,
}

/// a new language, with a copy of the English sentences
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "new")]
pub struct New {
    /// its tag
    #[argh(positional)]
    pub language: String,
}

/// how many messages and words each language has
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "statistics")]
pub struct Statistics {}

/// what trunk calls after a build
#[derive(FromArgs, Debug, PartialEq)]
#[argh(subcommand, name = "post-build")]
pub struct PostBuild {}

/// Parses the words after `cargo xtask`. None means `help`.
///
/// # Errors
/// The help, or what is wrong.
pub fn read(words: &[&str]) -> std::result::Result<Command, EarlyExit> {
    let mut words = if words.is_empty() { vec!["help"] } else { words.to_vec() };
    // From here on everything is for a program of the browser tests, its options too.
    let own = match *words {
        ["pictures" | "filmstrips", ..] => 1,
        ["measure", ..] => 2,
        _ => words.len(),
    };
    if words.len() > own && !words.contains(&"--help") {
        words.insert(own, "--");
    }
    Line::from_args(&["cargo xtask"], &words).map(|line| line.command)
}

/// A number, or the current second.
fn seed(word: &str) -> Result<u64, String> {
    if word == "random" {
        return Ok(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs());
    }
    word.parse().map_err(|_| "a number, or `random`".to_owned())
}

fn shard(word: &str) -> Result<Shard, String> {
    Shard::read(word).ok_or_else(|| "a share such as `1/4`".to_owned())
}

fn engine(word: &str) -> Result<Engine, String> {
    Engine::named(word).ok_or_else(|| format!("one of {}", Engine::ALL.map(Engine::name).join(", ")))
}

fn measurement(word: &str) -> Result<&'static Program, String> {
    Program::measurement(word)
}

#[cfg(test)]
mod tests {
    use super::{Build, Command, EarlyExit, Measure, Pictures, Play, Program, Scope, read};
    use crate::browsers::browser_programs::MEASUREMENTS;
    use crate::browsers::engine::Engine;
    use crate::check::selection::{Selection, Shard};

    fn asked(line: &str) -> Option<Command> {
        read(&line.split_whitespace().collect::<Vec<_>>()).ok()
    }

    fn covered(line: &str) -> Option<Scope> {
        match asked(line)? {
            Command::Test(test) => test.scope().ok(),
            _ => None,
        }
    }

    #[test]
    fn play_takes_its_two_options_in_any_order() {
        let play = |port, no_open| Some(Command::Play(Play { no_open, port }));
        assert_eq!(asked("play"), play(8080, false));
        assert_eq!(asked("play --port 9000 --no-open"), play(9000, true));
        assert_eq!(asked("play --no-open --port 9000"), play(9000, true));
    }

    #[test]
    fn an_archive_or_a_quick_build_is_made_only_when_asked_for() {
        let build = |zip, quick, whole| Some(Command::Build(Build { zip, quick, whole }));
        assert_eq!(asked("build"), build(false, false, false));
        assert_eq!(asked("build --zip"), build(true, false, false));
        assert_eq!(asked("build --quick"), build(false, true, false));
        assert_eq!(asked("build --whole"), build(false, false, true));
    }

    #[test]
    fn the_check_takes_its_options_in_any_order() {
        let usual = Selection::default();
        assert_eq!(covered("test"), Some(Scope::Selected(usual)));
        assert_eq!(covered("test --all"), Some(Scope::Selected(Selection { all: true, ..usual })));
        let all_of_seven = Some(Scope::Selected(Selection { all: true, seed: 7, ..usual }));
        assert_eq!(covered("test --seed 7 --all"), all_of_seven);
        assert_eq!(covered("test --all --seed 7"), all_of_seven);
        let shard = Shard::read("2/4");
        assert_eq!(covered("test --shard 2/4"), Some(Scope::Selected(Selection { shard, ..usual })));
    }

    #[test]
    fn what_changed_is_counted_from_a_commit() {
        assert_eq!(covered("test --changed"), Some(Scope::Changed("HEAD".to_owned())));
        assert_eq!(covered("test --changed main"), Some(Scope::Changed("main".to_owned())));
    }

    #[test]
    fn the_main_tests_run_in_the_engine_that_is_named() {
        assert_eq!(covered("test --engine firefox"), Some(Scope::In(Engine::Firefox)));
        assert_eq!(covered("test --engine webkit"), Some(Scope::In(Engine::Webkit)));
    }

    #[test]
    fn a_program_gets_the_arguments_that_follow_it() {
        let own = |arguments: &[&str]| arguments.iter().map(|&word| word.to_owned()).collect();
        let what = Program::measurement("crash").ok();
        let measure =
            |what| Command::Measure(Measure { what, arguments: own(&["--seed", "3", "--times", "2"]) });
        assert_eq!(asked("measure crash --seed 3 --times 2"), what.map(measure));
        let pictures = Pictures { arguments: own(&["--vision", "podium"]) };
        assert_eq!(asked("pictures --vision podium"), Some(Command::Pictures(pictures)));
    }

    #[test]
    fn help_names_every_command_and_measurement() {
        let measurements = MEASUREMENTS.each_ref().map(|program| program.name);
        for (line, names) in [
            ("", &["play", "build", "test", "size", "pictures", "measure"][..]),
            ("help", &["play", "messages"]),
            ("measure --help", &measurements),
        ] {
            let exit = read(&line.split_whitespace().collect::<Vec<_>>()).err();
            let helps =
                |exit: EarlyExit| exit.status.is_ok() && names.iter().all(|&name| exit.output.contains(name));
            assert!(exit.is_some_and(helps), "{line}");
        }
    }

    #[test]
    fn what_means_nothing_is_refused() {
        for line in [
            "pley",
            "play --port",
            "messages",
            "messages new",
            "messages check nl",
            "play --port ninety",
            "play --port 70000",
            "build now",
            "measure",
            "measure speed",
        ] {
            assert_eq!(asked(line), None, "{line}");
        }
        for line in [
            "test --everything",
            "test --seed",
            "test --seed seven",
            "test --shard 0/4",
            "test --shard 5/4",
            "test main",
            "test --all --changed",
            "test --changed HEAD now",
            "test --engine",
            "test --engine safari",
        ] {
            assert_eq!(covered(line), None, "{line}");
        }
    }
}
