//! How fast a table shows the actions of others.

use crate::rules::named_enum;

named_enum! {
    /// How fast a table shows the actions of others.
    #[derive(Default)]
    pub enum Pace {
        /// Everything at once.
        Instant = "instant",
        /// Half the usual durations.
        Fast = "fast",
        /// The usual durations.
        #[default]
        Normal = "normal",
        /// Each step waits for a tap.
        Step = "step",
    }
}

impl Pace {
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
