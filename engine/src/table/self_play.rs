//! Computer players in any seat, for tests and tools that need games that are played.

use super::Table;
use crate::rules::{Advise, Awaiting, Level, Rules, Seat};

impl<R: Rules> Table<R> {
    /// Who acts next where nobody is waited for: the first seat that may act. In a race they take turns, so that the
    /// clock acts in between. `None` if the game is over.
    pub fn next_seat(&self) -> Option<Seat> {
        let asked = self.awaiting().seats();
        let turn = if let Awaiting::Race(_) = self.awaiting() { self.len() % asked.len() } else { 0 };
        asked.iter().nth(turn)
    }
}

impl<R: Advise> Table<R> {
    /// The seat does what a computer player of that level would do without a search, a second after the action before.
    /// `None` if it may not act.
    pub fn play_like(&mut self, seat: Seat, level: Level) -> Option<R::Action> {
        let action = self.quick_action(seat, level)?;
        self.act(seat, action, 1000 * self.len() as u64).ok()?;
        Some(action)
    }

    /// Everybody plays like that until the game is over.
    pub fn play_on(&mut self, level: Level) {
        while let Some(seat) = self.next_seat() {
            let action = self.play_like(seat, level);
            debug_assert!(action.is_some(), "a seat that is asked has a legal action");
        }
    }
}
