//! A table of any game, for code that does not depend on a particular one. What code needs that knows the game, [`Table`] has itself,
//! and this only passes it on, with `Table::` before what is called the same there.

use super::{Commitment, NoLink, Note, Player, Table, Undo, UndoError};
use crate::rules::{Advise, Awaiting, GameInfo, Seat, SeatSet, Setup, Standing, Viewer};

/// A table of any game, as far as its own types are not needed: without actions, events and views.
///
/// ```
/// use pentathlon_engine::cards::Seed;
/// use pentathlon_engine::games::olympics::{Olympics, Setup};
/// use pentathlon_engine::rules::{Seat, Setup as _};
/// use pentathlon_engine::table::{AnyTable, PlayerKind, Player, Source, Table};
///
/// let players = ["Ana", "Bo", "Chen"].map(|name| Player::new(name, PlayerKind::Person)).to_vec();
/// let table = Table::<Olympics>::open(Setup::new(3, "")?, players, Source::Seed(Seed::from_number(1)));
/// let mut table: Box<dyn AnyTable> = Box::new(table.map_err(|why| why.to_string())?);
///
/// assert_eq!(table.info().id, "olympics");
/// table.rename(Seat(0), "Dana");
/// assert!(table.record().contains("Dana"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Send + Sync {
    /// What is known about the game.
    fn info(&self) -> GameInfo;
    /// The players, by seat.
    fn players(&self) -> &[Player];
    /// The seats of the human players.
    fn people(&self) -> SeatSet;
    /// Which seats may act.
    fn awaiting(&self) -> Awaiting;
    /// Points, ranks and tie-breaks.
    fn standing(&self) -> Standing;
    /// The number of actions that were played and not taken back.
    fn len(&self) -> usize;
    /// Whether there is no action yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// When the last of these actions was played, in milliseconds since the table was opened.
    fn played_ms(&self) -> u64;
    /// The record.
    fn record(&self) -> String;
    /// The commitment to the deal.
    fn commitment(&self) -> Commitment;
    /// The finished game encoded as a link: see [`Table::link`].
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    fn link(&self) -> Result<String, NoLink>;
    /// The deal as a challenge to beat the result of `seat`: see [`Table::challenge`].
    ///
    /// # Errors
    /// If the game is not over, or the link would be too long.
    fn challenge(&self, seat: Seat) -> Result<String, NoLink>;
    /// The options of the set-up, in notation.
    fn options(&self) -> String;
    /// Gives a player another name.
    fn rename(&mut self, seat: Seat, name: &str);
    /// Adds a note about something that is not part of the game.
    fn note(&mut self, note: Note);
    /// The notes: see [`Table::notes`].
    fn notes(&self) -> Vec<(usize, Note)>;
    /// What an undo would take back.
    fn undoable(&self) -> Option<Undo>;
    /// Takes back the last action of a person.
    ///
    /// # Errors
    /// See [`Table::undo`].
    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError>;
    /// Whether a search can help that seat: see [`Table::can_search`].
    fn can_search(&self, seat: Seat) -> bool;
    /// The number of legal actions of a seat: when it changes, a computer player that was about to act decides again.
    fn legal_count(&self, seat: Seat) -> usize;
    /// Whether all options of a seat that may act are visible to everybody: see [`crate::rules::Rules::chooses_in_public`].
    fn chooses_in_public(&self, seat: Seat) -> bool;
    /// Whether a seat cannot act before the current part of the game is over: see [`crate::rules::Rules::is_out`].
    fn is_out(&self, seat: Seat) -> bool;
    /// The number of the action at which this table left another one: see [`Table::branched_at`].
    fn branched_at(&self) -> Option<usize>;
}

impl<R: Advise> AnyTable for Table<R> {
    fn info(&self) -> GameInfo {
        R::Setup::INFO
    }

    fn players(&self) -> &[Player] {
        Table::players(self)
    }

    fn people(&self) -> SeatSet {
        Table::people(self)
    }

    fn awaiting(&self) -> Awaiting {
        Table::awaiting(self)
    }

    fn standing(&self) -> Standing {
        Table::standing(self)
    }

    fn len(&self) -> usize {
        Table::len(self)
    }

    fn played_ms(&self) -> u64 {
        self.entries().last().map_or(0, |entry| entry.at_ms)
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn commitment(&self) -> Commitment {
        Table::commitment(self)
    }

    fn link(&self) -> Result<String, NoLink> {
        Table::link(self)
    }

    fn challenge(&self, seat: Seat) -> Result<String, NoLink> {
        Table::challenge(self, seat)
    }

    fn options(&self) -> String {
        self.setup().to_string()
    }

    fn rename(&mut self, seat: Seat, name: &str) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            *player = Player::new(name, player.kind);
        }
    }

    fn note(&mut self, note: Note) {
        Table::note(self, note);
    }

    fn notes(&self) -> Vec<(usize, Note)> {
        Table::notes(self)
    }

    fn undoable(&self) -> Option<Undo> {
        Table::undoable(self)
    }

    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        Table::undo(self, agreed)
    }

    fn can_search(&self, seat: Seat) -> bool {
        Table::can_search(self, seat)
    }

    fn legal_count(&self, seat: Seat) -> usize {
        self.legal(seat).len()
    }

    fn chooses_in_public(&self, seat: Seat) -> bool {
        R::chooses_in_public(&self.view(Viewer::Table), seat)
    }

    fn is_out(&self, seat: Seat) -> bool {
        R::is_out(&self.view(Viewer::Table), seat)
    }

    fn branched_at(&self) -> Option<usize> {
        Table::branched_at(self)
    }
}
