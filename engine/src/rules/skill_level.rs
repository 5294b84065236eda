//! How skilled a player is at games with races.

/// The skill of a player in a game that needs quick perception as well as judgement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SkillLevel {
    /// Plays for the first time.
    Rookie,
    /// Knows the game.
    Regular,
    /// Plays often.
    Expert,
}

impl SkillLevel {
    /// All skills, lowest first.
    pub const ALL: [Self; 3] = [Self::Rookie, Self::Regular, Self::Expert];
}
