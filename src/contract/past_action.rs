//! The actions of a finished game.

use super::GameTable;
use pentathlon_engine::rules::{Rules, Viewer};

/// An action of a finished game, with everything open.
pub struct PastAction<'a, R: Rules> {
    /// Its number, from 1.
    pub number: usize,
    /// When it happened, in milliseconds since the table was opened.
    pub at_ms: u64,
    /// The events that it caused.
    pub events: Vec<&'a R::Event>,
    /// The view after it; `None` if it caused no event.
    pub view: Option<&'a R::View>,
}

/// Visits the actions of a finished game of `G`, with everything open. Only the games that tell highlights contain this.
pub fn past_actions<G: Rules>(table: &dyn GameTable, mut visit: impl FnMut(PastAction<'_, G>)) {
    for (number, frames) in (0..).zip(table.history(0, Viewer::Open)) {
        visit(PastAction {
            number: number + 1,
            at_ms: table.entry(number).map_or(0, |entry| entry.at_ms),
            events: frames.iter().filter_map(|frame| Some(&frame.of::<G>()?.event)).collect(),
            view: frames.last().and_then(|frame| Some(&frame.of::<G>()?.view)),
        });
    }
}
