//! How skilled a player is at games with races.

/// The skill of a player in a game that needs quick perception as well as judgement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Skill {
    /// Plays for the first time.
    Novice,
    /// Knows the game.
    Fair,
    /// Plays often.
    Expert,
}

impl Skill {
    /// All skills, lowest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Fair, Self::Expert];
}
