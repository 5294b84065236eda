//! The hall of fame: what the results of finished games say of the people of a device, and the records of the house.
//!
//! It knows games only by their short names, and people by numbers: whoever asks says which name belongs to whom. Nothing
//! here is ever saved but a [`GameResult`], the line that a table leaves behind; all else is worked out from these each time.
//!
//! Branches and replays of the deal of a day count for nothing: their players knew what would come.

mod export;
mod form;
mod head_to_head;
mod house;
mod person;
mod result;
mod tournament;
mod winners;

pub use export::{csv, json};
pub use form::{FORM_GAMES, FormPoint};
pub use head_to_head::{HeadToHead, Opponent};
pub use house::{HouseRecord, HouseRecords};
pub use person::{Best, GameStatistics, PersonStatistics};
pub use result::{Counts, GameResult, ResultError, SeatResult};
pub use tournament::TournamentResult;
pub use winners::Winner;

use crate::table::{Player, PlayerKind};
use std::collections::BTreeMap;

/// All results and tournaments, in the order in which they began, and who sat where.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Hall {
    results: Vec<GameResult>,
    tournaments: Vec<TournamentResult>,
    /// Which person sits in each seat, by result.
    seated: Vec<Vec<Option<usize>>>,
    /// The same by tournament.
    tournament_seats: Vec<Vec<Option<usize>>>,
}

impl Hall {
    /// A hall of results in any order. `person_of` is asked once for each name of a person; a name that nobody has is a
    /// guest's. Where `said_of` knows who has a name at that table or in that tournament, by id, that is who sits there, if it is
    /// anybody. A result of which only the line is left counts once, and not beside the table it was of.
    pub fn new(
        mut results: Vec<GameResult>,
        mut tournaments: Vec<TournamentResult>,
        person_of: impl Fn(&str) -> Option<usize>,
        said_of: impl Fn(&str, &str) -> Option<Option<usize>>,
    ) -> Self {
        // Of two that are the same the checked one comes first, and stays.
        results.sort_by(|one, other| {
            let key = |result: &GameResult| (result.began, result.table.clone(), result.is_only_line);
            key(one).cmp(&key(other))
        });
        results = without_repeats(results);
        tournaments.sort_by(|one, other| (one.began, &one.id).cmp(&(other.began, &other.id)));
        let mut people = People { known: BTreeMap::new(), person_of, said_of };
        let seated = results
            .iter()
            .map(|result| people.of(&result.table, result.seats.iter().map(|seat| &seat.player)))
            .collect();
        let tournament_seats = tournaments
            .iter()
            .map(|tournament| people.of(&tournament.id, tournament.players.iter()))
            .collect();
        Self { results, tournaments, seated, tournament_seats }
    }

    /// All results, the earliest first.
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// All tournaments, the earliest first.
    pub fn tournaments(&self) -> &[TournamentResult] {
        &self.tournaments
    }

    /// The results that count, each with its number and who sat where.
    fn counted(&self) -> impl Iterator<Item = (usize, &GameResult, &[Option<usize>])> {
        let all = self.all().enumerate().map(|(number, (result, seated))| (number, result, seated));
        all.filter(|(_, result, _)| result.counts == Counts::Fully)
    }

    /// All results, each with who sat where.
    fn all(&self) -> impl Iterator<Item = (&GameResult, &[Option<usize>])> {
        self.results.iter().zip(self.seated.iter().map(Vec::as_slice))
    }
}

/// Results without lines of tables that are here, and with each line once. A line is of a table if it says the same of it:
/// an import may give a table another id, and so another moment.
fn without_repeats(results: Vec<GameResult>) -> Vec<GameResult> {
    let (lines, mut all): (Vec<_>, Vec<_>) = results.into_iter().partition(|result| result.is_only_line);
    let mut known: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, result) in all.iter().enumerate() {
        known.entry(result.deal.clone()).or_default().push(index);
    }
    for line in lines {
        let same_deal = known.get(&line.deal).map(Vec::as_slice).unwrap_or_default();
        let is_known = same_deal.iter().filter_map(|&index| all.get(index)).any(|other| {
            let is_same_line = !other.is_only_line || other.began == line.began;
            is_same_line
                && other.game == line.game
                && other.seats == line.seats
                && other.counts == line.counts
        });
        if !is_known {
            known.entry(line.deal.clone()).or_default().push(all.len());
            all.push(line);
        }
    }
    all.sort_by(|one, other| (one.began, &one.table).cmp(&(other.began, &other.table)));
    all
}

/// Who has which name.
struct People<F, G> {
    known: BTreeMap<String, Option<usize>>,
    person_of: F,
    said_of: G,
}

impl<F: Fn(&str) -> Option<usize>, G: Fn(&str, &str) -> Option<Option<usize>>> People<F, G> {
    /// The person in each seat. Nobody sits in two: of two seats with names of one person the first one counts.
    fn of<'a>(&mut self, id: &str, players: impl Iterator<Item = &'a Player>) -> Vec<Option<usize>> {
        let mut seated: Vec<Option<usize>> = Vec::new();
        for player in players {
            let person = self.person(id, player).filter(|person| !seated.contains(&Some(*person)));
            seated.push(person);
        }
        seated
    }

    /// A player without a name of their own is a guest.
    fn person(&mut self, id: &str, player: &Player) -> Option<usize> {
        if player.kind != PlayerKind::Person || player.name().is_empty() {
            return None;
        }
        if let Some(said) = (self.said_of)(id, player.name()) {
            return said;
        }
        if let Some(known) = self.known.get(player.name()) {
            return *known;
        }
        let person = (self.person_of)(player.name());
        self.known.insert(player.name().to_owned(), person);
        person
    }
}
