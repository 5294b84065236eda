//! The speed of the rules: uniformly random games through the public contract, on one thread.
//!
//! `cargo run --release -p pentathlon-engine --example playouts -- GAME --seats N --seconds S`

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Deal, Setup};
use std::process::ExitCode;
use std::time::{Duration, Instant};

struct Playouts {
    seats: usize,
    length: Duration,
}

struct Tally {
    games: u64,
    actions: u64,
    took: Duration,
}

impl Visitor for Playouts {
    type Output = Result<Tally, String>;

    fn visit<R: Game>(self) -> Self::Output {
        let setup = R::Setup::new(self.seats, "").map_err(|why| why.to_string())?;
        let mut chance = Chance::new(&Seed::from_number(2000), Stream::Deal);
        let mut legal = Vec::with_capacity(64);
        let mut tally = Tally { games: 0, actions: 0, took: Duration::ZERO };
        let began = Instant::now();
        while tally.took < self.length {
            // The time is read only once every hundred games.
            for _ in 0..100 {
                let deal = R::Deal::draw(&setup, &mut chance);
                let mut state = R::start(&setup, &deal).map_err(|why| why.to_string())?;
                loop {
                    let awaiting = R::awaiting(&state);
                    if awaiting == Awaiting::Over {
                        break;
                    }
                    let seat = awaiting.seats().first().ok_or("nobody is asked before the end")?;
                    R::legal(&state, seat, &mut legal);
                    let &action = chance.pick(&legal).ok_or("a seat is asked and can do nothing")?;
                    R::play(&mut state, seat, action, &mut |_, _| {}).map_err(|why| why.to_string())?;
                    tally.actions += 1;
                }
                std::hint::black_box(R::standing(&state));
                tally.games += 1;
            }
            tally.took = began.elapsed();
        }
        Ok(tally)
    }
}

fn run(arguments: &[String]) -> Result<String, String> {
    let usage = "usage: playouts GAME --seats N --seconds S";
    let [game, "--seats", seats, "--seconds", seconds] =
        arguments.iter().map(String::as_str).collect::<Vec<_>>()[..]
    else {
        return Err(usage.to_owned());
    };
    let seats = seats.parse().map_err(|_| usage)?;
    let seconds = seconds.parse::<f64>().ok().filter(|s| s.is_finite() && (0.0..86_400.0).contains(s));
    let length = Duration::from_secs_f64(seconds.ok_or(usage)?);
    let tally = games::visit(game, Playouts { seats, length })
        .ok_or_else(|| format!("there is no game \"{game}\" on the shelf"))??;
    let per_second = |count: u64| count as f64 / tally.took.as_secs_f64();
    Ok(format!(
        "{game}, {seats} seats: {} games in {:.2} s; {:.0} games/s, {:.0} actions/s",
        tally.games,
        tally.took.as_secs_f64(),
        per_second(tally.games),
        per_second(tally.actions)
    ))
}

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
