//! How strong a computer player is.

use crate::bots::{greedy, random};
use crate::cards::Chance;
use crate::rules::{Judge, Reaction, Skill};
use std::fmt;
use std::str::FromStr;

/// How strong a computer player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Takes anything.
    Bronze,
    /// Takes what looks best at a glance.
    Silver,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Bronze, Self::Silver];

    /// How skilled a player of that level is where skill is more than judgement.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Bronze => Skill::Novice,
            Self::Silver => Skill::Fair,
        }
    }
}

/// What a computer player of that level does on impulse, and after how long; `None` in a game that knows no haste.
pub fn react<R: Judge>(level: Level, view: &R::View, chance: &mut Chance) -> Option<Reaction<R::Action>> {
    R::react(view, level.skill(), chance)
}

/// What a computer player of that level does, from its view and its legal actions; `None` when there are none.
pub fn choose<R: Judge>(
    level: Level,
    view: &R::View,
    legal: &[R::Action],
    chance: &mut Chance,
) -> Option<R::Action> {
    // In a game with races every level has its own way; elsewhere nothing is drawn for this.
    if let Some(reaction) =
        react::<R>(level, view, chance).filter(|reaction| legal.contains(&reaction.action))
    {
        return Some(reaction.action);
    }
    match level {
        Level::Bronze => random(legal, chance),
        Level::Silver => greedy::<R>(view, legal, chance),
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
        })
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.to_string() == text).ok_or(())
    }
}
