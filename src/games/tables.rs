//! Tables of a game: what each game brings along, so that nothing else in the app has to know its type.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{Judge, Setup};
use pentathlon_engine::table::{AnyTable, Player, RecordError, Source, Table};

/// A table as it was kept, and what is wrong with its record, if anything.
pub struct Reading {
    /// The table, as far as it can be played.
    pub table: Box<dyn AnyTable>,
    /// What is wrong after that.
    pub fault: Option<RecordError>,
}

/// How a record of a game is read.
pub type Read = fn(&str) -> Result<Reading, RecordError>;

/// How a table of a game is opened: with these options and players, and this seed.
pub type Open = fn(&str, Vec<Player>, Seed) -> Result<Box<dyn AnyTable>, String>;

/// Reads a record of the game `R`.
///
/// # Errors
/// If not even the table can be opened.
pub fn read<R: Judge>(record: &str) -> Result<Reading, RecordError> {
    let (table, fault) = Table::<R>::salvage(record)?;
    Ok(Reading { table: Box::new(table), fault })
}

/// Opens a table of the game `R`.
///
/// # Errors
/// A sentence, if there is no such set-up.
pub fn open<R: Judge>(options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn AnyTable>, String> {
    let setup = R::Setup::new(players.len(), options)?;
    let table = Table::<R>::open(setup, players, Source::Seed(seed));
    Ok(Box::new(table.map_err(|why| why.to_string())?))
}
