//! What the things cost that a table does between two actions: `cargo bench --no-default-features`.
//!
//! Each is repeated for a while and its median printed, in nanoseconds. Nothing is asserted: machines differ.

#![allow(clippy::expect_used, reason = "a benchmark that cannot go on stops with a sentence")]

use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Setup, Viewer};
use pentathlon_engine::table::{Kind, Player, Source, Table};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long each thing is repeated.
const LENGTH: Duration = Duration::from_millis(400);

struct Costs {
    seats: usize,
}

impl Visitor for Costs {
    type Outcome = ();

    fn visit<R: Game>(self) {
        let facts = R::Setup::FACTS;
        let setup = R::Setup::new(self.seats, "").expect("the shelf says that so many can play");
        let players = vec![Player::new("Ana", Kind::Computer(Level::Silver)); self.seats];
        let source = Source::Seed(Seed::from_number(1));
        let mut table = Table::<R>::open(setup, players, source).expect("a drawn deal is possible");
        // The middle of a game.
        while table.len() < 40 {
            let Some(seat) = table.awaiting().seats().first() else { break };
            let action = table.think(seat, Level::Silver).expect("who is asked can do something");
            table.act(seat, action, 0, Viewer::Table).expect("a legal action plays");
        }
        let Some(seat) = table.awaiting().seats().first() else { return };
        let view = table.view(Viewer::Seat(seat));
        let record = table.to_string();
        let mut chance = Chance::new(&Seed::from_number(2), Stream::Worlds(0));
        println!("{}, {} seats, after {} actions", facts.id, self.seats, table.len());
        cost("view", || table.view(Viewer::Seat(seat)));
        cost("legal", || table.legal(seat));
        cost("determinize", || R::determinize(&view, &mut chance));
        cost("think, silver", || table.think(seat, Level::Silver));
        cost("history", || table.history(Viewer::Seat(seat)));
        cost("write record", || table.to_string());
        cost("read record", || Table::<R>::read(&record).map(|table| table.len()));
    }
}

fn cost<T>(what: &str, mut thing: impl FnMut() -> T) {
    let mut took = Vec::new();
    let began = Instant::now();
    while began.elapsed() < LENGTH {
        let one = Instant::now();
        for _ in 0..10 {
            black_box(thing());
        }
        took.push(one.elapsed().as_nanos() / 10);
    }
    took.sort_unstable();
    println!("  {what:<14} {:>9} ns", took[took.len() / 2]);
}

fn main() {
    for facts in games::shelf() {
        for seats in facts.seats.clone() {
            games::visit(facts.id, Costs { seats });
        }
    }
}
