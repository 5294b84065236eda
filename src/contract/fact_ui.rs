//! What is said of a reason for an action.

use pentathlon_engine::rules::NoFact;
use pentathlon_engine::table::Player;

/// A reason for an action of some game: what its `Advise::fact` finds.
pub trait FactUi {
    /// The sentence that a hint says.
    fn sentence(&self, players: &[Player]) -> String;
}

impl FactUi for NoFact {
    fn sentence(&self, _players: &[Player]) -> String {
        match *self {}
    }
}
