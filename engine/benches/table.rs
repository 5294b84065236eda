//! The cost of the operations of a table between two actions: `cargo bench -p pentathlon-engine`.
//!
//! Each operation is repeated for a while and its median printed, in nanoseconds. Nothing is asserted, because machines
//! differ.

#![allow(clippy::expect_used, reason = "a benchmark that cannot go on stops with a sentence")]

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Level, Setup, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How long each operation is repeated.
const LENGTH: Duration = Duration::from_millis(400);

struct Costs {
    seats: usize,
}

impl Visitor for Costs {
    type Output = ();

    fn visit<R: Game>(self) {
        let info = R::Setup::INFO;
        let table = open::<R>(self.seats, 40);
        let Some(seat) = table.awaiting().seats().first() else { return };
        let view = table.view(Viewer::Seat(seat));
        let record = table.to_string();
        let mut chance = Chance::new(&Seed::from_number(2), Stream::Thinking(0));
        println!("{}, {} seats, after {} actions", info.id, self.seats, table.len());
        cost("view", || table.view(Viewer::Seat(seat)));
        cost("legal", || table.legal(seat));
        cost("determinize", || R::determinize(&view, &mut chance));
        cost("think, Regular", || table.quick_action(seat, Level::Regular));
        cost("history", || table.history(0, Viewer::Seat(seat)));
        cost("write record", || table.to_string());
        cost("read record", || Table::<R>::read(&record).map(|table| table.len()));

        // The last action of the game, and its frames for the player.
        let end = open::<R>(self.seats, usize::MAX);
        let Some(&entry) = end.entries().last() else { return };
        let before = open::<R>(self.seats, end.len() - 1).to_string();
        let viewer = Viewer::Seat(entry.seat);
        println!("{}, {} seats, action {}", info.id, self.seats, end.len());
        let act = |read: fn(&Table<R>, Viewer) -> usize| {
            let mut table = Table::<R>::read(&before).expect("what was written can be read");
            let began = Instant::now();
            table.act(entry.seat, entry.action, entry.at_ms).expect("it was legal");
            black_box(read(&table, viewer));
            began.elapsed()
        };
        cost_of("act + history", || act(|table, viewer| table.history(table.len() - 1, viewer).len()));
        cost_of("act + last", || act(|table, viewer| table.last_frames(viewer).len()));
    }
}

/// A table after that number of actions, or at the end.
fn open<R: Game>(seats: usize, actions: usize) -> Table<R> {
    let setup = R::Setup::new(seats, "").expect("the shelf says that so many can play");
    let players = vec![Player::new("Ana", PlayerKind::Computer(Level::Regular)); seats];
    let source = Source::Seed(Seed::from_number(1));
    let mut table = Table::<R>::open(setup, players, source).expect("a drawn deal is possible");
    while table.len() < actions {
        let Some(seat) = table.next_seat() else { break };
        table.play_like(seat, Level::Regular).expect("who is asked can do something");
    }
    table
}

/// The median duration of an operation, measured ten at a time.
fn cost<T>(what: &str, mut thing: impl FnMut() -> T) {
    cost_of(what, || {
        let one = Instant::now();
        for _ in 0..10 {
            black_box(thing());
        }
        one.elapsed() / 10
    });
}

/// The median of the duration that an operation reports.
fn cost_of(what: &str, mut thing: impl FnMut() -> Duration) {
    let mut took = Vec::new();
    let began = Instant::now();
    while began.elapsed() < LENGTH {
        took.push(thing().as_nanos());
    }
    took.sort_unstable();
    println!("  {what:<14} {:>9} ns", took[took.len() / 2]);
}

fn main() {
    for info in games::shelf() {
        for seats in info.seats.clone() {
            games::visit(info.id, Costs { seats });
        }
    }
}
