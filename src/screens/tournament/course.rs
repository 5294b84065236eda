//! What became of the games of a tournament, as their records say: no result is saved anywhere else.

use crate::browser::is_same_name;
use crate::contract::GameTable;
use crate::games;
use crate::saves;
use crate::saves::guests;
use crate::saves::people::{self, seated};
use crate::screens::set_up::names::with_distinct_names;
use pentathlon_engine::rules::{Awaiting, Seat, Standing, firsts};
use pentathlon_engine::table::{Player, PlayerKind, read_game};
use pentathlon_engine::tournament::{Participant, Round, Tournament, standing};

/// What became of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It goes on; how far it is, in the words of the game.
    InProgress(String),
    /// It is over: the places by seat.
    Over(Vec<u8>),
    /// All agreed to give it up.
    GivenUp,
    /// Its record is not on this device.
    Missing,
    /// Its record is damaged, or that of another game.
    Changed,
}

/// A tournament, and what became of each of its rounds.
#[derive(Clone, Debug)]
pub struct Course {
    /// The tournament, with the ids that its tables have on this device.
    pub tournament: Tournament,
    /// What became of the rounds.
    pub outcomes: Vec<Outcome>,
    /// The participants, with the names that people have now.
    pub called: Vec<Player>,
}

impl Course {
    /// Reads the records of a tournament. The games of its rounds are loaded.
    pub fn read(id: &str, mut tournament: Tournament) -> Self {
        let seats = tournament.participants.len();
        let outcomes = tournament.rounds.iter_mut().map(|round| outcome(round, seats)).collect();
        let called = players(id, &tournament);
        let mut course = Self { tournament, outcomes, called };
        course.tournament.is_over = course.is_over();
        course
    }

    /// Each round with what became of it.
    pub fn rounds(&self) -> impl Iterator<Item = (&Round, &Outcome)> {
        self.tournament.rounds.iter().zip(&self.outcomes)
    }

    /// The places in the games that count, in the order in which these began.
    pub fn results(&self) -> Vec<Vec<u8>> {
        let over =
            |outcome: &Outcome| if let Outcome::Over(ranks) = outcome { Some(ranks.clone()) } else { None };
        self.outcomes.iter().filter_map(over).collect()
    }

    /// The standing after all games that count.
    pub fn standing(&self) -> Standing {
        standing(self.tournament.participants.len(), &self.results())
    }

    /// The game that goes on.
    pub fn in_progress(&self) -> Option<(&Round, &str)> {
        self.rounds().find_map(|(round, outcome)| match outcome {
            Outcome::InProgress(part) => Some((round, part.as_str())),
            _ => None,
        })
    }

    /// The games that count, each with its places.
    pub fn over(&self) -> impl Iterator<Item = (&Round, &[u8])> {
        self.rounds().filter_map(|(round, outcome)| match outcome {
            Outcome::Over(ranks) => Some((round, ranks.as_slice())),
            _ => None,
        })
    }

    /// Whether no game is left and none goes on.
    pub fn is_over(&self) -> bool {
        self.tournament.left().next().is_none() && self.in_progress().is_none()
    }

    /// The name of a participant.
    pub fn name(&self, seat: Seat) -> String {
        let player = self.called.get(seat.index());
        player.map(|player| player.name_in(seat).to_owned()).unwrap_or_default()
    }

    /// The names of several participants.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<String> {
        seats.into_iter().map(|seat| self.name(seat)).collect()
    }

    /// The names of those who won a game.
    pub fn winner_names(&self, ranks: &[u8]) -> Vec<String> {
        self.names(winners(ranks))
    }
}

/// Who won a game: first, alone or tied, ahead of somebody. Who was first with everybody has won no more than in the hall of fame.
pub fn winners(places: &[u8]) -> impl Iterator<Item = Seat> {
    let is_won = places.iter().any(|place| *place > 1);
    firsts(places).filter(move |_| is_won)
}

/// The participants of a tournament as the players of its next game, with the names that people have now: whoever was renamed
/// has left the old name. Guests stay guests.
pub fn players(id: &str, tournament: &Tournament) -> Vec<Player> {
    let (people, guests) = (people::all(), guests::of(id));
    let called = |Participant { player, person }: &Participant| {
        let is_known = |known: &&people::Person| {
            person.as_ref() == Some(&known.id) && known.has(player.name(), is_same_name)
        };
        let is_guest = guests.iter().any(|guest| guest.name == player.name());
        let known = people.iter().find(is_known).filter(|_| !is_guest);
        match known.or_else(|| seated(&people, &guests, player.name())) {
            Some(person) if player.kind == PlayerKind::Person => {
                Player::new(person.name(), PlayerKind::Person)
            }
            _ => player.clone(),
        }
    };
    with_distinct_names(tournament.participants.iter().map(called).collect(), is_same_name)
}

/// What became of a round. If an import gave its table another id, the round has that id from now on.
fn outcome(round: &mut Round, seats: usize) -> Outcome {
    if round.is_given_up {
        return Outcome::GivenUp;
    }
    match table_of(&round.table, round, seats) {
        Some(Ok(table)) => read_table(table.as_ref()),
        kept => match found_elsewhere(round, seats) {
            Some((id, table)) => {
                round.table = id;
                read_table(table.as_ref())
            }
            None if kept.is_none() => Outcome::Missing,
            None => Outcome::Changed,
        },
    }
}

/// The table of that id, if it is the one that a round names; an error if it is another one, `None` if there is none.
fn table_of(id: &str, round: &Round, seats: usize) -> Option<Result<Box<dyn GameTable>, ()>> {
    let reading = games::read_record(&saves::record(id)?);
    let whole = reading.ok().filter(|reading| reading.fault.is_none()).map(|reading| reading.table);
    let same = whole.filter(|table| {
        table.players().len() == seats
            && table.info().id == round.game
            && table.branched_at().is_none()
            && table.commitment().to_string() == round.deal
    });
    Some(same.ok_or(()))
}

/// The table with the deal of a round, under whatever id, and that id.
fn found_elsewhere(round: &Round, seats: usize) -> Option<(String, Box<dyn GameTable>)> {
    let is_of_game = |id: &String| {
        saves::record(id).is_some_and(|record| read_game(&record).is_ok_and(|game| game == round.game))
    };
    saves::ids().into_iter().filter(is_of_game).find_map(|id| {
        let table = table_of(&id, round, seats)?.ok()?;
        Some((id, table))
    })
}

fn read_table(table: &dyn GameTable) -> Outcome {
    match table.awaiting() {
        Awaiting::Over => Outcome::Over(table.standing().ranks),
        _ => Outcome::InProgress(table.public().progress()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Course, Outcome};
    use pentathlon_engine::table::{Player, PlayerKind, Timestamp};
    use pentathlon_engine::tournament::{Listed, Order, Round, Tournament};

    /// A tournament of two games among three, with what became of those that have begun.
    fn course(outcomes: Vec<Outcome>) -> Course {
        let games = ["olympia2000", "olympics"];
        let round = |game: &&str| Round {
            game: (*game).to_owned(),
            table: "t".to_owned(),
            deal: "K3VQ".to_owned(),
            is_given_up: false,
        };
        let listed = |game: &str| Listed { game: game.to_owned(), options: String::new() };
        let tournament = Tournament {
            began: Timestamp::default(),
            order: Order::EasyToHard,
            participants: ["Ana", "", "Chen"]
                .map(|name| Player::new(name, PlayerKind::Person).into())
                .to_vec(),
            programme: games.map(listed).to_vec(),
            rounds: games.iter().take(outcomes.len()).map(round).collect(),
            is_over: false,
        };
        let called = tournament.participants.iter().map(|participant| participant.player.clone()).collect();
        Course { tournament, outcomes, called }
    }

    #[test]
    fn only_what_is_over_counts_and_it_is_over_when_nothing_is_left_or_goes_on() {
        let over = || Outcome::Over(vec![2, 1, 2]);
        let ways = [
            (vec![], 0, false),
            (vec![over()], 1, false),
            (vec![over(), Outcome::InProgress("Round 2 of 4".to_owned())], 1, false),
            (vec![over(), Outcome::GivenUp], 1, true),
            (vec![Outcome::Missing, over()], 1, true),
            (vec![Outcome::Changed, Outcome::GivenUp], 0, true),
            (vec![over(), over()], 2, true),
        ];
        for (outcomes, counted, is_over) in ways {
            let course = course(outcomes);
            assert_eq!((course.results().len(), course.is_over()), (counted, is_over), "{course:?}");
            let games = i32::try_from(counted).unwrap_or_default();
            assert_eq!(course.standing().points, [games, 4 * games, games]);
        }
    }

    #[test]
    fn whoever_is_ahead_of_somebody_has_won_and_who_has_no_name_is_called_as_at_the_table() {
        let course = course(Vec::new());
        assert_eq!(course.winner_names(&[2, 1, 2]), ["Bo"]);
        assert_eq!(course.winner_names(&[1, 2, 1]), ["Ana", "Chen"]);
        assert!(course.winner_names(&[1, 1, 1]).is_empty(), "nobody was ahead of anybody");
    }
}
