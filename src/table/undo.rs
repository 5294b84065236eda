//! Undo: free until something hidden was revealed; past that only if the table agrees, and the record says so.

use super::{Kind, Line, Player, Table};
use crate::rules::{Rules, Seat};

/// What an undo would take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The person whose action it was.
    pub seat: Seat,
    /// How many actions: the last one of a person, and what the computers did since.
    pub moves: usize,
    /// Whether something hidden was revealed in the meantime, so that the table must agree.
    pub crosses_reveal: bool,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// No person has done anything yet.
    Nothing,
    /// Something hidden was revealed since; the table has not agreed.
    Revealed,
}

impl<R: Rules> Table<R> {
    /// What [`Table::undo`] would take back now, if anything.
    pub fn undoable(&self) -> Option<Undo> {
        latest(&self.players, &mut self.moves.iter().rev().map(|m| (m.entry.seat, m.reveals)))
    }

    /// Takes back the last action of a person and what the computers did since.
    ///
    /// # Errors
    /// If there is nothing to take back, or if something was revealed and the table has not `agreed`.
    pub fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        let undo = self.undoable().ok_or(UndoError::Nothing)?;
        if undo.crosses_reveal && !agreed {
            return Err(UndoError::Revealed);
        }
        self.rewind(undo.moves);
        let unmarked = self.log.len().saturating_sub(undo.moves);
        let only_moves = self.log.iter().skip(unmarked).all(|line| matches!(line, Line::Move(_)));
        if undo.crosses_reveal || !only_moves {
            self.log.push(Line::Takeback(undo.moves));
        } else {
            // A free undo leaves no trace: nobody learned anything.
            self.log.truncate(unmarked);
        }
        Ok(undo)
    }

    /// Replays what stands without its last `moves` actions.
    pub(super) fn rewind(&mut self, moves: usize) {
        let keep = self.moves.len().saturating_sub(moves);
        self.moves.truncate(keep);
        self.state = self.replay(&mut |_, _, _| {});
    }
}

/// What is back to the last action of a person; of each action, the latest first, who did it and whether it revealed
/// something.
fn latest(players: &[Player], actions: &mut dyn Iterator<Item = (Seat, bool)>) -> Option<Undo> {
    let (mut moves, mut crosses_reveal) = (0, false);
    for (seat, reveals) in actions {
        moves += 1;
        crosses_reveal |= reveals;
        if players.get(seat.index()).is_some_and(|player| player.kind == Kind::Person) {
            return Some(Undo { seat, moves, crosses_reveal });
        }
    }
    None
}
