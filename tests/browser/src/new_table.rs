//! The record of a table without any actions.

use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{Game, Visitor, visit};
use pentathlon_engine::rules::Setup;
use pentathlon_engine::table::{Kind, Player, Source, Table};

/// The record of a new table of a game, by its id, with the default options. The first `people` seats have people; the
/// others have computer players of this level.
#[must_use]
pub fn new_table(game: &str, seats: u32, people: u32, level: Level, seed: Seed) -> String {
    visit(game, NewTable { seats, people, level, seed }).expect("the game should be on the shelf")
}

struct NewTable {
    seats: u32,
    people: u32,
    level: Level,
    seed: Seed,
}

impl Visitor for NewTable {
    type Outcome = String;

    fn visit<R: Game>(self) -> String {
        let setup = R::Setup::new(self.seats as usize, "").expect("that many can play");
        let kind = |seat| if seat < self.people { Kind::Person } else { Kind::Computer(self.level) };
        let players = (0..self.seats).map(|seat| Player::new(&format!("P{seat}"), kind(seat))).collect();
        let table = Table::<R>::open(setup, players, Source::Seed(self.seed));
        table.expect("a table can be opened").to_string()
    }
}
