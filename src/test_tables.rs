//! Games as tests of the app begin with them: dealt from the seed with a number.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Level, Rules, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

/// The names of the players at a dealt table.
pub const NAMES: [&str; 8] = ["Ana", "Bo", "Chen", "Dion", "Elektra", "Fyodor", "Gina", "Hektor"];

/// A table of computers of this level.
pub fn table<R: Rules>(seats: usize, level: Level, seed: u64) -> Table<R> {
    let names = NAMES.iter().take(seats);
    let players = names.map(|name| Player::new(name, PlayerKind::Computer(level))).collect();
    let setup = R::Setup::new(seats, "").unwrap();
    Table::open(setup, players, Source::Seed(Seed::from_number(seed))).unwrap()
}

/// The state before the first action, with these options.
pub fn state<R: Rules>(seats: usize, options: &str, seed: u64) -> R::State {
    let setup = R::Setup::new(seats, options).unwrap();
    R::start(&setup, &Source::Seed(Seed::from_number(seed)).deal(&setup)).unwrap()
}
