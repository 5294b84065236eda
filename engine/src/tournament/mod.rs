//! A tournament: several games in a row among the same participants, with points for the places in each, and one champion.
//!
//! It knows games only by their short names. Each of its rounds names a table, by its id and by the code of its deal; what
//! became of that table is read from its record each time, so a tournament holds no result.
//!
//! ```
//! use pentathlon_engine::rules::Seat;
//! use pentathlon_engine::tournament::{Decision, decision, standing};
//!
//! // The places in two games of three, by seat.
//! let results = [vec![1, 2, 3], vec![3, 1, 1]];
//! let standing = standing(3, &results);
//! assert_eq!(standing.points, [4, 5, 3]);
//! assert_eq!(standing.firsts().collect::<Vec<_>>(), [Seat(1)]);
//! assert_eq!(decision(&results, Seat(1), Seat(0)), Decision::Points(1));
//! ```

mod notation;
mod participant;
mod programme;
mod round;
mod stakes;
mod standing;

pub use notation::{FORMAT, Header, TournamentError};
pub use participant::Participant;
pub use programme::{Listed, Order};
pub use round::Round;
pub use stakes::{Prospect, Stakes, Ties, most_points, outcomes, stakes};
pub use standing::{Decision, decision, last, points, standing};

use crate::rules::Seat;
use crate::table::Timestamp;

/// The numbers of participants. A game for more would be the only one of its tournament.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

/// A tournament. Written as its notation, which reads back as itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    /// When it was begun.
    pub began: Timestamp,
    /// In which order the games come.
    pub order: Order,
    /// Who takes part, by seat. Everybody has the same seat in each game.
    pub participants: Vec<Participant>,
    /// All of its games. If those who are last choose, it is the order in which the games are offered.
    pub programme: Vec<Listed>,
    /// The games that have begun, in that order.
    pub rounds: Vec<Round>,
    /// Whether all games were over when somebody last looked: a hint for lists, which replay no record.
    pub is_over: bool,
}

impl Tournament {
    /// The games that have not begun, in the order of the programme.
    pub fn left(&self) -> impl Iterator<Item = &Listed> {
        self.programme.iter().filter(|listed| !self.rounds.iter().any(|round| round.game == listed.game))
    }

    /// Who begins the next game: each time the next seat.
    pub fn starter(&self) -> Seat {
        Seat((self.rounds.len() % self.participants.len().max(1)) as u8)
    }

    /// This tournament with what another version of it has in addition: rounds, and that they were given up. `None` if it is
    /// another tournament, or if the two have another deal for a game.
    pub fn joined(&self, other: &Self) -> Option<Self> {
        let is_same = self.began == other.began
            && self.order == other.order
            && self.participants == other.participants
            && self.programme == other.programme;
        let mut joined = Some(self.clone()).filter(|_| is_same)?;
        for round in &other.rounds {
            match joined.rounds.iter_mut().find(|own| own.game == round.game) {
                Some(own) if own.deal == round.deal => own.is_given_up |= round.is_given_up,
                Some(_) => return None,
                None => joined.rounds.push(round.clone()),
            }
        }
        joined.is_over |= other.is_over;
        Some(joined)
    }
}
