//! The cost of sampling a state from a view: `cargo bench -p pentathlon-engine --bench sampling -- [GAME]`.
//!
//! Plays some games between quick computer players; at every moment states are sampled from the view of each seat that
//! may act. Each sample is repeated with the same random stream and the fastest repetition counts, so that other load
//! on the machine is ignored. Nothing is asserted, because machines differ.

#![allow(clippy::expect_used, reason = "a benchmark that cannot go on stops with a sentence")]

use pentathlon_engine::bots::greedy;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Deal, Setup, Viewer};
use std::hint::black_box;
use std::time::{Duration, Instant};

const GAMES: u64 = 12;
const SAMPLES: usize = 10;
const REPETITIONS: usize = 3;

struct Sampling {
    seats: usize,
}

impl Visitor for Sampling {
    type Output = ();

    fn visit<R: Game>(self) {
        let mut chance = Chance::new(&Seed::from_number(2), Stream::Thinking(0));
        let (mut total, mut samples, mut worst) = (Duration::ZERO, 0, Duration::ZERO);
        let mut legal = Vec::new();
        for game in 0..GAMES {
            let setup = R::Setup::new(self.seats, "").expect("the shelf says that so many can play");
            let deal = R::Deal::draw(&setup, &mut Chance::new(&Seed::from_number(game), Stream::Deal));
            let mut state = R::start(&setup, &deal).expect("a drawn deal is possible");
            while R::awaiting(&state) != Awaiting::Over {
                let asked = R::awaiting(&state).seats();
                for seat in asked.iter() {
                    let view = R::view(&state, Viewer::Seat(seat));
                    for _ in 0..SAMPLES {
                        let before = chance.clone();
                        let time = |_| {
                            chance = before.clone();
                            let began = Instant::now();
                            black_box(R::determinize(&view, &mut chance).expect("a view of a game"));
                            began.elapsed()
                        };
                        let took = (0..REPETITIONS).map(time).min().unwrap_or_default();
                        (total, samples, worst) = (total + took, samples + 1, worst.max(took));
                    }
                }
                let Some(seat) = asked.first() else { break };
                R::legal(&state, seat, &mut legal);
                let view = R::view(&state, Viewer::Seat(seat));
                let action = greedy::<R>(&view, &legal, &mut chance).expect("who is asked can do something");
                R::play(&mut state, seat, action, &mut |_, _| {}).expect("a legal action plays");
            }
        }
        let mean = total.as_secs_f64() * 1e6 / f64::from(samples);
        let id = R::Setup::INFO.id;
        println!(
            "{id:<12} {} seats: {mean:>7.2} us a state, {:>8.1} us at worst",
            self.seats,
            worst.as_secs_f64() * 1e6
        );
    }
}

fn main() {
    let wanted = std::env::args().nth(1).filter(|argument| !argument.starts_with('-'));
    for info in games::shelf().into_iter().filter(|info| wanted.as_ref().is_none_or(|id| id == info.id)) {
        for seats in info.seats.clone() {
            games::visit(info.id, Sampling { seats });
        }
    }
}
