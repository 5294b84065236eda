//! How skilled a player is.

/// How skilled a player is who does not only judge but has to notice, and fast.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// Somebody who plays for the first time.
    Novice,
    /// Somebody who knows the game.
    Fair,
    /// Somebody who plays it often.
    Expert,
}

impl Skill {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Fair, Self::Expert];
}
