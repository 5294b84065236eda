//! What is said of a fact.

use pentathlon_engine::rules::NoFact;
use pentathlon_engine::table::Player;

/// A fact of some game, as its `Advise::fact` finds it: its sentence is the reason that a hint gives.
pub trait FactUi {
    /// The sentence that a hint says.
    fn sentence(&self, players: &[Player]) -> String;
}

impl FactUi for NoFact {
    fn sentence(&self, _players: &[Player]) -> String {
        match *self {}
    }
}
