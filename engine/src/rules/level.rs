//! The levels of computer players.

use super::named_enum;

named_enum! {
    /// The level of a computer player. In a race it is also how quickly the player sees things.
    pub enum Level {
        /// As a Regular, but overlooks one action in three.
        Rookie = "bronze",
        /// Takes the action with the best evaluation.
        Regular = "silver",
        /// Searches: tries the actions in many sampled states.
        Expert = "gold",
    }
}

impl Level {
    /// The weakest level.
    pub const EASIEST: Self = Self::Rookie;

    /// The next stronger level; `None` after the strongest.
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Rookie => Some(Self::Regular),
            Self::Regular => Some(Self::Expert),
            Self::Expert => None,
        }
    }
}
