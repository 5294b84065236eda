//! `cargo xtask COMMAND`: see `xtask::options`.

use std::path::PathBuf;
use std::process::ExitCode;

use xtask::browsers::browser_programs::{FILMSTRIPS, ICONS, PICTURES};
use xtask::build::{dist, messages, page, size, sounds};
use xtask::check::{changed, suite};
use xtask::options::{self, Command, Scope};
use xtask::serve::play;
use xtask::{Failure, Result};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match options::read(&words) {
        Ok(command) => run(command),
        Err(exit) if exit.status.is_ok() => {
            println!("{}", exit.output);
            Ok(())
        }
        Err(exit) => {
            Err(Failure::new(format!("{}\n`cargo xtask help` names the commands.", exit.output.trim_end())))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Play(play) => play::play(play.port, !play.no_open),
        Command::Build(build) => match (build.zip, build.quick, build.whole) {
            (false, false, false) => dist::build().map(say),
            (true, false, false) => dist::archive().map(say),
            (false, true, false) => dist::quick().map(say),
            (false, false, true) => dist::whole().map(say),
            _ => Err(Failure::new("Only one of `--zip`, `--quick` and `--whole` at a time.")),
        },
        Command::Test(test) => match test.scope()? {
            Scope::Selected(selection) => suite::run(selection),
            Scope::Changed(revision) => changed::run(&revision),
            Scope::In(engine) => suite::run_in(engine),
        },
        Command::PostBuild(_) => page::finish(),
        Command::Messages(messages) => messages::run(&messages.task),
        Command::Size(_) => size::check(),
        Command::Pictures(pictures) => PICTURES.run(&pictures.arguments),
        Command::Filmstrips(filmstrips) => FILMSTRIPS.run(&filmstrips.arguments),
        Command::Icons(_) => ICONS.run(&[]),
        Command::Sounds(sounds) => sounds::write(sounds.out),
        Command::Measure(measure) => measure.what.run(&measure.arguments),
    }
}

fn say(place: PathBuf) {
    println!("The app is in {}.", place.display());
}
