//! `cargo xtask COMMAND`: see `xtask::options::HELP`.

use std::path::PathBuf;
use std::process::ExitCode;

use xtask::options::{self, Command};
use xtask::{
    Result, bench, changed, crash_test, dist, frames, messages, pace, page, pictures, play, self_play, size,
    sounds, suite, touch,
};

fn main() -> ExitCode {
    match options::read(std::env::args().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Play { port, open } => play::play(port, open),
        Command::Build => dist::build().map(say),
        Command::Archive => dist::archive().map(say),
        Command::QuickBuild => dist::quick().map(say),
        Command::Test(selection) => suite::run(selection),
        Command::TestChanged(revision) => changed::run(&revision),
        Command::TestIn(engine) => suite::run_in(engine),
        Command::PostBuild => page::finish(),
        Command::Messages(task) => messages::run(&task),
        Command::Size => size::check(),
        Command::Pictures(arguments) => pictures::take(&arguments),
        Command::Legibility(arguments) => pictures::legibility(&arguments),
        Command::Filmstrips(arguments) => pictures::filmstrips(&arguments),
        Command::ReadmePicture => pictures::readme(),
        Command::Icons => pictures::icons(),
        Command::Sounds(folder) => sounds::write(folder),
        Command::Frames(game) => frames::measure(&game),
        Command::Pace(game) => pace::measure(&game),
        Command::Touch => touch::measure(),
        Command::Bench => bench::measure(),
        Command::CrashTest(arguments) => crash_test::count(&arguments),
        Command::SelfPlay(arguments) => self_play::watch(&arguments),
        Command::Help => {
            println!("{}", options::HELP);
            Ok(())
        }
    }
}

fn say(place: PathBuf) {
    println!("The app is in {}.", place.display());
}
