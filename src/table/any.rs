//! A table of whatever game, for what does not care which.

use super::{Player, Table, Undo, UndoError};
use crate::bots;
use crate::rules::{Awaiting, Facts, Judge, Refusal, Seat, SeatSet, Setup, Standing, Viewer};
use std::any::Any;

/// A table of whatever game. Actions cross as their notation.
pub trait AnyTable: Any {
    /// What game it is.
    fn facts(&self) -> Facts;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// The seats in which people sit.
    fn people(&self) -> SeatSet;
    /// Who is asked.
    fn awaiting(&self) -> Awaiting;
    /// Points, ranks and tie-breaks.
    fn standing(&self) -> Standing;
    /// How many actions stand.
    fn len(&self) -> usize;
    /// Whether nothing has been done yet.
    fn is_empty(&self) -> bool;
    /// The record.
    fn record(&self) -> String;
    /// The options of the set-up, as they are written.
    fn options(&self) -> String;
    /// What an undo would take back.
    fn undoable(&self) -> Option<Undo>;
    /// Takes back.
    ///
    /// # Errors
    /// As [`Table::undo`].
    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError>;
    /// What a computer player of that level would do in that seat, from what the seat knows; in notation.
    fn think(&self, seat: Seat, level: bots::Level) -> Option<String>;
    /// Lets a seat act and says, in plain English, what everybody saw of it.
    ///
    /// # Errors
    /// Why not.
    fn tell(&mut self, seat: Seat, action: &str, viewer: Viewer) -> Result<Vec<String>, Refusal>;
    /// The table itself, for what knows the game.
    fn as_any(&self) -> &dyn Any;
    /// The table itself, for what knows the game.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<R: Judge> AnyTable for Table<R> {
    fn facts(&self) -> Facts {
        R::Setup::FACTS
    }

    fn players(&self) -> &[Player] {
        self.players()
    }

    fn people(&self) -> SeatSet {
        self.people()
    }

    fn awaiting(&self) -> Awaiting {
        self.awaiting()
    }

    fn standing(&self) -> Standing {
        self.standing()
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn record(&self) -> String {
        self.to_string()
    }

    fn options(&self) -> String {
        self.setup().to_string()
    }

    fn undoable(&self) -> Option<Undo> {
        self.undoable()
    }

    fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        self.undo(agreed)
    }

    fn think(&self, seat: Seat, level: bots::Level) -> Option<String> {
        self.think(seat, level).map(|action| action.to_string())
    }

    fn tell(&mut self, seat: Seat, action: &str, viewer: Viewer) -> Result<Vec<String>, Refusal> {
        let action = action.parse().map_err(|_| Refusal::NotNow)?;
        let frames = self.act(seat, action, 0, viewer)?;
        Ok(frames.into_iter().map(|frame| frame.event.to_string()).collect())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl<R: Judge> Table<R> {
    /// What a computer player of that level would do in that seat, from what the seat knows.
    pub fn think(&self, seat: Seat, level: bots::Level) -> Option<R::Action> {
        let view = self.view(Viewer::Seat(seat));
        bots::choose::<R>(level, &view, &self.legal(seat), &mut self.chance())
    }
}
