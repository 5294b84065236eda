//! Undo: free back to the last reveal; beyond that only if the players agree, and the record shows it.

use super::{Line, PlayedAction, Step, Table, play_again};
use crate::rules::{Rules, Seat};

/// What an undo would take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undo {
    /// The person whose action it was.
    pub seat: Seat,
    /// The number of actions: the person's last real choice, and everything after it.
    pub actions: usize,
    /// Whether something hidden has been revealed since, so that the players must agree.
    pub crosses_reveal: bool,
    /// Whether the choice was secret, so that only its owner may take it back. In a race nothing is: everybody has
    /// their hands on the screen.
    pub secret: bool,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// No person has done anything yet.
    Nothing,
    /// Something hidden has been revealed since, and the players have not agreed.
    Revealed,
}

impl<R: Rules> Table<R> {
    /// What [`Table::undo`] would take back now, if anything. In a branch that is nothing from before it.
    pub fn undoable(&self) -> Option<Undo> {
        let people = self.people();
        let last =
            self.played.iter().rposition(|action| people.contains(action.entry.seat) && !action.forced)?;
        if last < self.fixed() {
            return None;
        }
        let undone = self.played.get(last..)?;
        let first = undone.first()?;
        Some(Undo {
            seat: first.entry.seat,
            actions: undone.len(),
            crosses_reveal: undone.iter().any(|action| action.reveals),
            secret: first.secret,
        })
    }

    /// Takes back the last action of a person and everything that computers did after it.
    ///
    /// # Errors
    /// If there is nothing to take back, or if something was revealed and the players have not `agreed`.
    pub fn undo(&mut self, agreed: bool) -> Result<Undo, UndoError> {
        let undo = self.undoable().ok_or(UndoError::Nothing)?;
        if undo.crosses_reveal && !agreed {
            return Err(UndoError::Revealed);
        }
        self.rewind(undo.actions);
        let since = self.log.iter().rev().take_while(|line| !matches!(line, Line::Takeback(_)));
        let actions = since.filter(|line| matches!(line, Line::Action(_))).count();
        if undo.crosses_reveal || actions < undo.actions {
            self.log.push(Line::Takeback(undo.actions));
        } else {
            // Otherwise a free undo leaves no trace: nobody learned anything. Notes added since stay.
            for _ in 0..undo.actions {
                let last = self.log.iter().rposition(|line| matches!(line, Line::Action(_)));
                last.map(|last| self.log.remove(last));
            }
        }
        Ok(undo)
    }

    /// Replays the game without its last `actions` actions.
    pub(super) fn rewind(&mut self, actions: usize) {
        let keep = self.played.len().saturating_sub(actions);
        self.played.truncate(keep);
        self.state = self.first_state.clone();
        self.last_steps.clear();
        self.choices_start = self.first_state.clone();
        for number in 0..self.played.len() {
            let Some(PlayedAction { entry, .. }) = self.played.get(number).copied() else { break };
            let awaited = self.awaiting();
            let (steps, is_last) = (&mut self.last_steps, number + 1 == keep);
            play_again::<R>(&mut self.state, &entry, &mut |state, event| {
                if is_last {
                    steps.push(Step { event, state: state.clone() });
                }
            });
            self.update_choices_start(entry.seat, awaited);
            self.keep_time(entry.seat, entry.at_ms, awaited);
        }
    }
}
