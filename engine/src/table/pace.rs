//! How fast a table shows the actions of others.

use std::fmt;
use std::str::FromStr;

/// How fast a table shows the actions of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Everything at once.
    Instant,
    /// Half the usual durations.
    Fast,
    /// The usual durations.
    #[default]
    Normal,
    /// Each step waits for a tap.
    Step,
}

impl Pace {
    /// All paces, fastest first.
    pub const ALL: [Self; 4] = [Self::Instant, Self::Fast, Self::Normal, Self::Step];

    /// The display duration of something that usually takes `usual_ms` milliseconds; `None` means until a tap.
    pub const fn lasts(self, usual_ms: u32) -> Option<u32> {
        match self {
            Self::Instant => Some(0),
            Self::Fast => Some(usual_ms / 2),
            Self::Normal => Some(usual_ms),
            Self::Step => None,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Instant => "instant",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Step => "step",
        })
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|pace| pace.to_string() == text).ok_or(())
    }
}
