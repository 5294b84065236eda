//! The levels of computer players.

use super::named_enum;

named_enum! {
    /// The level of a computer player. In a race it is also how quickly the player sees things.
    pub enum Level {
        /// As Silver, but overlooks one action in three.
        Bronze = "bronze",
        /// Takes the action with the best evaluation.
        Silver = "silver",
        /// Searches: tries the actions in many sampled states.
        Gold = "gold",
    }
}

impl Level {
    /// The weakest level.
    pub const EASIEST: Self = Self::Bronze;

    /// The next stronger level; `None` after the strongest.
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Bronze => Some(Self::Silver),
            Self::Silver => Some(Self::Gold),
            Self::Gold => None,
        }
    }
}
