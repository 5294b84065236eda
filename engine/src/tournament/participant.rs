//! Who takes part in a tournament.

use crate::table::Player;

/// Somebody who takes part, in the same seat of each game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The name, and whether it is a person or a computer.
    pub player: Player,
    /// Which person of this device it is, if that is known.
    pub person: Option<String>,
}

impl From<Player> for Participant {
    fn from(player: Player) -> Self {
        Self { player, person: None }
    }
}
