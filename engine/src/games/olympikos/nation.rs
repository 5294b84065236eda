//! The six delegations.

use std::fmt;
use std::str::FromStr;

/// A delegation (K1). Each has five cards, one for each ring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Nation {
    /// France.
    France,
    /// Argentina.
    Argentina,
    /// The United States.
    UnitedStates,
    /// Kenya.
    Kenya,
    /// Australia.
    Australia,
    /// China.
    China,
}

impl Nation {
    /// The number of delegations.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Self; Self::COUNT] =
        [Self::France, Self::Argentina, Self::UnitedStates, Self::Kenya, Self::Australia, Self::China];

    /// The index among all delegations, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The short name, in options and records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::France => "france",
            Self::Argentina => "argentina",
            Self::UnitedStates => "united_states",
            Self::Kenya => "kenya",
            Self::Australia => "australia",
            Self::China => "china",
        }
    }
}

impl TryFrom<u8> for Nation {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let nation = Self::ALL.get(usize::from(number)).copied();
        nation.ok_or_else(|| format!("there is no delegation {number}"))
    }
}

impl From<Nation> for u8 {
    fn from(nation: Nation) -> u8 {
        nation as u8
    }
}

impl fmt::Display for Nation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Nation {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|nation| nation.id() == text).ok_or(())
    }
}
