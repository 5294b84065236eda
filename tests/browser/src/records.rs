//! Starting positions of Olympia 2000, played by the engine, and the keys under which the app saves tables.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympia2000::{Olympia2000, Phase, Setup};
use pentathlon_engine::rules::{Awaiting, Level, Seat, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

use crate::NAMES;

/// The key under which the app saves the table of this id.
#[must_use]
pub fn key(id: &str) -> String {
    format!("pentathlon/table/{id}")
}

/// The record without the notes of who looked.
#[must_use]
pub fn without_notes(record: &str) -> String {
    record.split_inclusive('\n').filter(|line| !line.starts_with("curtain ") && *line != "shared\n").collect()
}

/// The record of a game, played until a person may act and `wanted` accepts the table. People have the named seats;
/// their choices are made as by a computer player.
#[must_use]
pub fn until(seats: usize, people: &[u8], seed: u64, wanted: impl Fn(&Table<Olympia2000>) -> bool) -> String {
    let is_person = |seat: Seat| people.contains(&seat.0);
    let player = |seat: Seat| {
        let kind = if is_person(seat) { PlayerKind::Person } else { PlayerKind::Computer(Level::Regular) };
        Player::new(NAMES[seat.index()], kind)
    };
    let setup: Setup = pentathlon_engine::rules::Setup::new(seats, "").expect("that many can play");
    let players = Seat::all(seats).map(player).collect();
    let source = Source::Seed(Seed::from_number(seed));
    let mut table = Table::<Olympia2000>::open(setup, players, source).expect("a table can be opened");
    loop {
        let asked: Vec<Seat> = table.awaiting().seats().iter().collect();
        // As in the app, computer players go first.
        let computer = asked.iter().find(|&&seat| !is_person(seat));
        if computer.is_none() && wanted(&table) {
            return table.to_string();
        }
        let seat = *computer.or(asked.first()).expect("the moment should come before the game is over");
        table.play_like(seat, Level::Regular).expect("a seat that is asked has a legal action");
    }
}

/// The same, from round number `rounds` on, where a person has to choose an athlete.
#[must_use]
pub fn at_athletes(seats: usize, people: &[u8], rounds: u8) -> String {
    until(seats, people, 3, |table| reached(table, rounds) && phase(table) == Phase::Athletes)
}

/// The same, where a person has to choose the next prize.
#[must_use]
pub fn at_chip(seats: usize, people: &[u8], rounds: u8) -> String {
    until(seats, people, 3, |table| reached(table, rounds) && matches!(phase(table), Phase::Chip { .. }))
}

/// The same, where a person looks at the top card of the deck.
#[must_use]
pub fn at_deal(seats: usize, people: &[u8], rounds: u8) -> String {
    until(seats, people, 3, |table| reached(table, rounds) && matches!(phase(table), Phase::Refill { .. }))
}

/// A finished game.
#[must_use]
pub fn over(seats: usize, people: &[u8]) -> String {
    until(seats, people, 3, |table| table.awaiting() == Awaiting::Over)
}

fn reached(table: &Table<Olympia2000>, rounds: u8) -> bool {
    table.view(Viewer::Table).round >= rounds
}

fn phase(table: &Table<Olympia2000>) -> Phase {
    table.view(Viewer::Table).phase
}
