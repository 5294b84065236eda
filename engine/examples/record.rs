//! A record of a game played by computers: for the referee, for screenshots, or to read.
//!
//! `cargo run --release -p pentathlon-engine --example record -- GAME --seats N --moves M --seed S --people 0,1`
//!
//! Computers play the seats in `--people` too, but the record marks them as people.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Level, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::process::ExitCode;

const NAMES: [&str; 8] = ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay", "Goro", "Hana"];

struct Play {
    seats: usize,
    moves: usize,
    seed: u64,
    people: Vec<usize>,
}

impl Visitor for Play {
    type Output = Result<String, String>;

    fn visit<R: Game>(self) -> Self::Output {
        let player = |seat: usize| {
            let kind = if self.people.contains(&seat) {
                PlayerKind::Person
            } else {
                PlayerKind::Computer(Level::Regular)
            };
            Player::new(NAMES.get(seat).unwrap_or(&""), kind)
        };
        let setup = R::Setup::new(self.seats, "").map_err(|why| why.to_string())?;
        let players = (0..self.seats).map(player).collect();
        let source = Source::Seed(Seed::from_number(self.seed));
        let mut table = Table::<R>::open(setup, players, source).map_err(|why| why.to_string())?;
        while table.len() < self.moves {
            let Some(seat) = table.awaiting().seats().first() else { break };
            table.play_like(seat, Level::Regular).ok_or("a seat is asked and can do nothing")?;
        }
        Ok(table.to_string())
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let usage = "usage: record GAME --seats N --moves M --seed S --people 0,1";
    let [game, "--seats", seats, "--moves", moves, "--seed", seed, "--people", people] =
        arguments.iter().map(String::as_str).collect::<Vec<_>>()[..]
    else {
        return Err(usage.to_owned());
    };
    let number = |text: &str| text.parse::<usize>().map_err(|_| usage.to_owned());
    let people = people.split(',').filter(|seat| !seat.is_empty()).map(number).collect::<Result<_, _>>()?;
    let play =
        Play { seats: number(seats)?, moves: number(moves)?, seed: seed.parse().map_err(|_| usage)?, people };
    games::visit(game, play).ok_or_else(|| format!("there is no game \"{game}\" on the shelf"))?
}

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(record) => {
            print!("{record}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
