//! Tournaments as the app saves them, with tables that the engine has played.

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{Game, Visitor, easy_to_hard, visit};
use pentathlon_engine::rules::{Awaiting, Level, Setup};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table, Timestamp};
use pentathlon_engine::tournament::{Listed, Order, Round, Tournament};

use crate::records;

/// The id of the tournament: the moment when it was begun, 21 November 2026.
pub const ID: &str = "1a1ff43dd00";
/// Its board.
pub const AT_BOARD: &str = "#/pentathlon/1a1ff43dd00";
const NAMES: [&str; 6] = ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay"];

/// A tournament, and the records of its tables, by their ids.
#[derive(Debug, Clone)]
pub struct Saved {
    /// The tournament.
    pub tournament: Tournament,
    /// The id, the record, and the places at its end of each table.
    pub tables: Vec<(String, String, Vec<u8>)>,
}

/// A tournament of so many, the first of them people, of which so many games are over and the next one has begun if
/// `goes_on`.
#[must_use]
pub fn saved(seats: usize, people: usize, over: usize, goes_on: bool, order: Order) -> Saved {
    let kind =
        |seat: usize| if seat < people { PlayerKind::Person } else { PlayerKind::Computer(Level::Regular) };
    let players: Vec<Player> =
        NAMES.iter().take(seats).enumerate().map(|(seat, name)| Player::new(name, kind(seat))).collect();
    let programme =
        easy_to_hard(seats).map(|info| Listed { game: info.id.to_owned(), options: String::new() });
    let mut saved = Saved {
        tournament: Tournament {
            began: Timestamp::of_id(ID),
            order,
            participants: players.iter().cloned().map(Into::into).collect(),
            programme: programme.collect(),
            rounds: Vec::new(),
            is_over: false,
        },
        tables: Vec::new(),
    };
    for index in 0..over + usize::from(goes_on) {
        let game = saved.tournament.programme[index].game.clone();
        let visitor = Played { players: &players, seed: index as u64 + 40, is_over: index < over };
        let (record, deal, ranks) = visit(&game, visitor).expect("the game is on the shelf");
        let table = format!("1a1ff43dd{:02}", index + 1);
        saved.tournament.rounds.push(Round { game, table: table.clone(), deal, is_given_up: false });
        saved.tables.push((table, record, ranks));
    }
    saved
}

impl Saved {
    /// The keys and values of the storage.
    #[must_use]
    pub fn stored(&self) -> Vec<(String, String)> {
        let tables = self.tables.iter().map(|(id, record, _)| (records::key(id), record.clone()));
        let tournament = (format!("pentathlon/tournament/{ID}"), self.tournament.to_string());
        tables.chain([tournament]).collect()
    }

    /// Opens the app with it at a place.
    #[track_caller]
    pub fn open(&self, page: &crate::Page, place: &str, settings: &str) {
        let mut stored = self.stored();
        stored.push(("pentathlon/settings".to_owned(), settings.to_owned()));
        let stored: Vec<(&str, &str)> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
        page.begin_at(place, &stored);
    }
}

struct Played<'a> {
    players: &'a [Player],
    seed: u64,
    is_over: bool,
}

impl Visitor for Played<'_> {
    /// The record, the code of the deal, and the places.
    type Output = (String, String, Vec<u8>);

    fn visit<R: Game>(self) -> Self::Output {
        let setup = R::Setup::new(self.players.len(), "").expect("that many can play");
        let source = Source::Seed(Seed::from_number(self.seed));
        let mut table =
            Table::<R>::open(setup, self.players.to_vec(), source).expect("a table can be opened");
        let mut chance = Chance::new(&Seed::from_number(self.seed), Stream::Decoration);
        while self.is_over && table.awaiting() != Awaiting::Over {
            let seats: Vec<_> = table.awaiting().seats().iter().collect();
            let seat = *chance.pick(&seats).expect("somebody is asked");
            let legal = table.legal(seat);
            let by_chance = chance.pick(&legal).copied();
            // Nobody thinks in a race.
            let action = table.quick_action(seat, Level::Regular).filter(|_| seats.len() == 1).or(by_chance);
            table
                .act(seat, action.expect("a seat that is asked has a legal action"), 0)
                .expect("it is legal");
        }
        (table.to_string(), table.commitment().to_string(), table.standing().ranks)
    }
}
