//! The record of a table without any actions, and of a game that computers have played.

use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::{Game, Visitor, visit};
use pentathlon_engine::rules::{Level, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

/// The names of players, by seat.
pub const NAMES: [&str; 8] = ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay", "Goro", "Hana"];

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
    type Output = String;

    fn visit<R: Game>(self) -> String {
        let setup = R::Setup::new(self.seats as usize, "").expect("that many can play");
        let kind =
            |seat| if seat < self.people { PlayerKind::Person } else { PlayerKind::Computer(self.level) };
        let players = (0..self.seats).zip(NAMES).map(|(seat, name)| Player::new(name, kind(seat))).collect();
        let table = Table::<R>::open(setup, players, Source::Seed(self.seed));
        table.expect("a table can be opened").to_string()
    }
}

/// The record of a finished game of people with these names, for whom computers have played. With `tied` it is the first
/// game, from that seed on, in which several share the victory. Not for games with races.
#[must_use]
pub fn finished_game(game: &str, names: &[&str], seed: u8, tied: bool) -> String {
    let mut seeds = (0..=u16::MAX).map(|more| {
        let mut seed = [seed; 32];
        seed[..2].copy_from_slice(&more.to_le_bytes());
        Seed(seed)
    });
    let played = |seed| visit(game, Finished { names, seed, tied }).expect("the game should be on the shelf");
    seeds.find_map(played).expect("a game should end like that")
}

struct Finished<'a> {
    names: &'a [&'a str],
    seed: Seed,
    tied: bool,
}

impl Visitor for Finished<'_> {
    type Output = Option<String>;

    fn visit<R: Game>(self) -> Option<String> {
        let setup = R::Setup::new(self.names.len(), "").expect("that many can play");
        let players = self.names.iter().map(|name| Player::new(name, PlayerKind::Person)).collect();
        let mut table =
            Table::<R>::open(setup, players, Source::Seed(self.seed)).expect("a table can be opened");
        table.play_on(Level::Regular);
        let is_tied = table.standing().firsts().count() > 1;
        (is_tied || !self.tied).then(|| table.to_string())
    }
}

/// The record of a finished game of three that the only person, in the first seat, has won alone against computer players
/// of this level. Not for games with races.
#[must_use]
pub fn won_alone(game: &str, level: Level, seed: u64) -> String {
    let seeds = (0..1000).map(|more| Seed::from_number(1000 * seed + more));
    let played = |seed| visit(game, WonAlone { level, seed }).expect("the game should be on the shelf");
    seeds.into_iter().find_map(played).expect("somebody in the first seat should win")
}

struct WonAlone {
    level: Level,
    seed: Seed,
}

impl Visitor for WonAlone {
    type Output = Option<String>;

    fn visit<R: Game>(self) -> Option<String> {
        let record = new_table(<R::Setup as Setup>::INFO.id, 3, 1, self.level, self.seed);
        let mut table = Table::<R>::read(&record).expect("a new table reads back");
        table.play_on(Level::Regular);
        let winners: Vec<usize> = table.standing().firsts().map(|seat| seat.index()).collect();
        (winners == [0]).then(|| table.to_string())
    }
}

/// The record of a finished game of three in which the only person, in the first seat, has always done what looks worst.
/// Not for games with races.
#[must_use]
pub fn played_badly(game: &str) -> String {
    visit(game, PlayedBadly).expect("the game should be on the shelf")
}

struct PlayedBadly;

impl Visitor for PlayedBadly {
    type Output = String;

    fn visit<R: Game>(self) -> String {
        let id = <R::Setup as Setup>::INFO.id;
        let record = new_table(id, 3, 1, Level::Regular, Seed::from_number(3));
        let mut table = Table::<R>::read(&record).expect("a new table reads back");
        while let Some(seat) = table.awaiting().seats().first() {
            let worst = || {
                let (legal, mut values) = (table.legal(seat), Vec::new());
                R::evaluate(&table.view_before_choices(seat), &legal, &mut values);
                legal.into_iter().zip(values).min_by_key(|(_, value)| *value).map(|(action, _)| action)
            };
            let action = if seat.index() == 0 { worst() } else { table.quick_action(seat, Level::Regular) };
            let action = action.expect("a seat that is asked has a legal action");
            table.act(seat, action, 1000 * table.len() as u64).expect("what was thought of is legal");
        }
        table.to_string()
    }
}
