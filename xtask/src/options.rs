//! The command line.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::end_to_end::{Selection, Shard};
use crate::engine::Engine;
use crate::messages::Task;
use crate::{Failure, Result};

/// The output of `cargo xtask help`.
pub const HELP: &str = "\
cargo xtask COMMAND

  play [--no-open] [--port N]  build the app, serve it on this machine, open a browser
  build [--zip | --quick]      the release build for any static host, in dist/; --zip: also as pentathlon.zip;
                               --quick: hardly optimised, for work on the app
  test                         the whole check: formatting, clippy, all tests, the size budget, the end-to-end tests
       --all                   each test in full, and the main ones in Firefox and WebKitGTK: docs/testing.md
       --seed N|random         other choices of what is covered; without it they are always the same
       --shard I/N             only that share of the end-to-end tests, such as 1/4
       --changed [REVISION]    only what the changes since a commit can affect (HEAD)
       --engine NAME           only the main end-to-end tests, in chromium, firefox or webkit: docs/engines.md
  size                         the size of the first load, and its budget
  pictures [--out DIR] [NAME]  pictures of the app in target/pictures; NAME takes only scenes with that in their name
           --vision            the same with simulated colour blindness
           --forced-colours    the same in the colours of a high-contrast desktop
           --shared            the pictures of podiums that players share, and the most difficult of them
  legibility [GAME [SCENE]]    what cannot be read or touched at seven sizes of screen, and pictures, in target/legibility
           --out DIR, --dark, --screen 844x390, --text normal|huge
  filmstrips [--out DIR] [GAME]    frames of the big moments, ten a second, in docs/filmstrips; --out: each frame in full, too
  icons                        the app's icons, in public/
  sounds [--out DIR]           each sound of each game as a WAV file, in target/sounds: docs/sound.md
  frames [GAME]                how smoothly games run on a slow machine: docs/frames.md; GAME: only told
  pace [GAME]                  how long people watch and how often they tap in whole games: docs/pace.md; GAME: only told
  touch                        how soon a touch in a race is seen on a slow machine: docs/touch.md
  bench                        how fast computer players think, natively and in the worker: docs/performance.md
  crash-test [--seed S] [--times N] where games resume after the browser was killed: docs/crash-tests.md
  self-play [--seed S] [--times N]  whole games of Gold against itself in the app
  messages check               what is wrong with the sentences in lang/: docs/translating.md
           missing LANG        what a language lacks
           new LANG            a new language, with a copy of the English sentences
           statistics          how many messages and words each language has
  readme-picture               the README's pictures, and those that players share, in docs/

Tools that are missing are put in a folder of their own (PENTATHLON_TOOLS, or pentathlon/tools in the cache folder).";

/// One command.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Build, serve, open.
    Play {
        /// The first port to try.
        port: u16,
        /// Whether to open a browser.
        open: bool,
    },
    /// The release build.
    Build,
    /// The release build, and an archive of it.
    Archive,
    /// A build that takes seconds after a change.
    QuickBuild,
    /// The hook that trunk calls.
    PostBuild,
    /// The whole check, or a part of it.
    Test(Selection),
    /// What the changes since this commit can affect.
    TestChanged(String),
    /// The main end-to-end tests in one engine.
    TestIn(Engine),
    /// The size report.
    Size,
    /// Pictures of the app, with the arguments for the program that takes them.
    Pictures(Vec<String>),
    /// The report on legibility, with the arguments for its program.
    Legibility(Vec<String>),
    /// Filmstrips of the big moments, with the arguments for the program that takes them.
    Filmstrips(Vec<String>),
    /// The README's picture.
    ReadmePicture,
    /// The icons.
    Icons,
    /// The sounds as files, in that folder.
    Sounds(Option<String>),
    /// The report on frame times.
    Frames(Vec<String>),
    /// The report on how long people watch and how often they tap.
    Pace(Vec<String>),
    /// The report on touch latency.
    Touch,
    /// The speed of the search.
    Bench,
    /// The crash test, with the arguments for its program.
    CrashTest(Vec<String>),
    /// Games of Gold against itself, with the arguments for the program that runs them.
    SelfPlay(Vec<String>),
    /// A subcommand for the messages.
    Messages(Task),
    /// The known commands.
    Help,
}

/// Parses the words after `cargo xtask`.
///
/// # Errors
/// An unknown word.
pub fn read(words: impl IntoIterator<Item = String>) -> Result<Command> {
    let mut words = words.into_iter();
    let command = match words.next().as_deref() {
        Some("play") => return play(words),
        Some("build") => return build(words),
        Some("pictures") => return Ok(Command::Pictures(words.collect())),
        Some("legibility") => return Ok(Command::Legibility(words.collect())),
        Some("frames") => return Ok(Command::Frames(words.collect())),
        Some("pace") => return Ok(Command::Pace(words.collect())),
        Some("filmstrips") => return Ok(Command::Filmstrips(words.collect())),
        Some("test") => return test(words),
        Some("messages") => return messages(words),
        Some("post-build") => Command::PostBuild,
        Some("size") => Command::Size,
        Some("readme-picture") => Command::ReadmePicture,
        Some("icons") => Command::Icons,
        Some("sounds") => return sounds(words),
        Some("touch") => Command::Touch,
        Some("bench") => Command::Bench,
        Some("self-play") => return Ok(Command::SelfPlay(words.collect())),
        Some("crash-test") => return Ok(Command::CrashTest(words.collect())),
        None | Some("help" | "--help" | "-h") => Command::Help,
        Some(other) => return Err(unknown(other)),
    };
    only(command, words)
}

fn sounds(mut words: impl Iterator<Item = String>) -> Result<Command> {
    match (words.next().as_deref(), words.next(), words.next()) {
        (None, ..) => Ok(Command::Sounds(None)),
        (Some("--out"), Some(folder), None) => Ok(Command::Sounds(Some(folder))),
        (Some(other), ..) => Err(unknown(other)),
    }
}

fn test(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let mut selection = Selection::default();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--all" => selection.all = true,
            "--seed" => {
                let seed = words.next().and_then(|word| seed(&word));
                selection.seed = seed.ok_or_else(|| Failure::new("`--seed` needs a number, or `random`."))?;
            }
            "--shard" => {
                let shard = words.next().and_then(|word| Shard::read(&word));
                let shard = shard.ok_or_else(|| Failure::new("`--shard` needs a share such as `1/4`."))?;
                selection.shard = Some(shard);
            }
            "--changed" if selection == Selection::default() => {
                let revision = words.next().unwrap_or_else(|| "HEAD".to_owned());
                return only(Command::TestChanged(revision), words);
            }
            "--engine" if selection == Selection::default() => {
                let engine = words.next().and_then(|name| Engine::named(&name));
                let names = Engine::ALL.map(Engine::name).join(", ");
                let engine =
                    engine.ok_or_else(|| Failure::new(format!("`--engine` needs one of {names}.")))?;
                return only(Command::TestIn(engine), words);
            }
            other => return Err(unknown(other)),
        }
    }
    Ok(Command::Test(selection))
}

/// A number, or the current second.
fn seed(word: &str) -> Option<u64> {
    if word == "random" {
        return SystemTime::now().duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs());
    }
    word.parse().ok()
}

/// The command, if no word is left.
fn only(command: Command, mut words: impl Iterator<Item = String>) -> Result<Command> {
    words.next().map_or(Ok(command), |extra| Err(unknown(&extra)))
}

fn messages(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let task = match (words.next().as_deref(), words.next(), words.next()) {
        (Some("check"), None, None) => Task::Check,
        (Some("statistics"), None, None) => Task::Statistics,
        (Some("missing"), Some(language), None) => Task::Missing(language),
        (Some("new"), Some(language), None) => Task::New(language),
        (other, _, _) => return Err(unknown(other.unwrap_or("messages"))),
    };
    Ok(Command::Messages(task))
}

fn build(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let command = match words.next().as_deref() {
        None => Command::Build,
        Some("--zip") => Command::Archive,
        Some("--quick") => Command::QuickBuild,
        Some(other) => return Err(unknown(other)),
    };
    only(command, words)
}

fn play(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let (mut port, mut open) = (8080, true);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--no-open" => open = false,
            "--port" => {
                let number = words.next().and_then(|number| number.parse().ok());
                port = number.ok_or_else(|| Failure::new("`--port` needs a number from 0 to 65535."))?;
            }
            other => return Err(unknown(other)),
        }
    }
    Ok(Command::Play { port, open })
}

fn unknown(word: &str) -> Failure {
    Failure::new(format!("Unknown argument `{word}`.\n\n{HELP}"))
}

#[cfg(test)]
mod test {
    use super::{Command, read};
    use crate::end_to_end::{Selection, Shard};
    use crate::engine::Engine;

    fn asked(line: &str) -> Option<Command> {
        read(line.split_whitespace().map(str::to_owned)).ok()
    }

    #[test]
    fn play_takes_its_two_options_in_any_order() {
        let play = |port, open| Some(Command::Play { port, open });
        assert_eq!(asked("play"), play(8080, true));
        assert_eq!(asked("play --port 9000 --no-open"), play(9000, false));
        assert_eq!(asked("play --no-open --port 9000"), play(9000, false));
    }

    #[test]
    fn an_archive_or_a_quick_build_is_made_only_when_asked_for() {
        assert_eq!(asked("build"), Some(Command::Build));
        assert_eq!(asked("build --zip"), Some(Command::Archive));
        assert_eq!(asked("build --quick"), Some(Command::QuickBuild));
    }

    #[test]
    fn the_check_takes_its_options_in_any_order() {
        let usual = Selection::default();
        assert_eq!(asked("test"), Some(Command::Test(usual)));
        assert_eq!(asked("test --all"), Some(Command::Test(Selection { all: true, ..usual })));
        let all_of_seven = Some(Command::Test(Selection { all: true, seed: 7, ..usual }));
        assert_eq!(asked("test --seed 7 --all"), all_of_seven);
        assert_eq!(asked("test --all --seed 7"), all_of_seven);
        let shard = Shard::read("2/4");
        assert_eq!(asked("test --shard 2/4"), Some(Command::Test(Selection { shard, ..usual })));
    }

    #[test]
    fn what_changed_is_counted_from_a_commit() {
        assert_eq!(asked("test --changed"), Some(Command::TestChanged("HEAD".to_owned())));
        assert_eq!(asked("test --changed main"), Some(Command::TestChanged("main".to_owned())));
    }

    #[test]
    fn the_main_stories_run_in_the_engine_that_is_named() {
        assert_eq!(asked("test --engine firefox"), Some(Command::TestIn(Engine::Firefox)));
        assert_eq!(asked("test --engine webkit"), Some(Command::TestIn(Engine::Webkit)));
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
            "build --quick --zip",
            "test --everything",
            "test --seed",
            "test --seed seven",
            "test --shard 0/4",
            "test --shard 5/4",
            "test --all --changed",
            "test --changed HEAD now",
            "test --engine",
            "test --engine safari",
        ] {
            assert_eq!(asked(line), None, "{line}");
        }
    }
}
