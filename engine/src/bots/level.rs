//! The levels of computer players.

use crate::bots::{greedy, noisy_greedy};
use crate::cards::Chance;
use crate::rules::{Judge, Reaction, SkillLevel, named_enum};

named_enum! {
    /// The level of a computer player.
    pub enum Level {
        /// As Silver, but overlooks one action in three.
        Bronze = "bronze",
        /// Takes the action with the best quick evaluation.
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

    /// The skill of this level in games with races.
    pub const fn skill(self) -> SkillLevel {
        match self {
            Self::Bronze => SkillLevel::Rookie,
            Self::Silver => SkillLevel::Regular,
            Self::Gold => SkillLevel::Expert,
        }
    }
}

/// The quick reaction of a computer player of that level, with its delay; `None` in a game without races.
pub fn react<R: Judge>(level: Level, view: &R::View, chance: &mut Chance) -> Option<Reaction<R::Action>> {
    R::react(view, level.skill(), chance)
}

/// The action that a computer player of that level takes by quick evaluation, from its view and legal actions; `None`
/// if there are none. Gold plays like Silver here; where there is time, [`crate::bots::Search`] decides instead.
pub fn choose<R: Judge>(
    level: Level,
    view: &R::View,
    legal: &[R::Action],
    chance: &mut Chance,
) -> Option<R::Action> {
    // In a game with races each level reacts in its own way; other games consume no randomness here.
    if let Some(reaction) =
        react::<R>(level, view, chance).filter(|reaction| legal.contains(&reaction.action))
    {
        return Some(reaction.action);
    }
    match level {
        Level::Bronze => noisy_greedy::<R>(view, legal, chance),
        Level::Silver | Level::Gold => greedy::<R>(view, legal, chance),
    }
}
