//! What the session is doing.

use pentathlon_engine::rules::Seat;

/// What the session is doing. A game has phases of its own; this one is the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionPhase {
    /// It shows what others did. The next event comes by itself, or by a tap.
    Showing {
        /// Whether it waits for a tap.
        waits: bool,
    },
    /// A computer player is thinking.
    Thinking(Seat),
    /// It waits for a person to take the screen.
    Curtain(Seat),
    /// It waits for the person who has the device in hand to open their cards again, after all have looked.
    SamePlayer(Seat),
    /// It waits for a person to take the screen, because what they chose in secret is to be taken back.
    Undoing(Seat),
    /// A person has the screen and is asked.
    Asking(Seat),
    /// People race: whoever may act does so at any time.
    Racing {
        /// Whether it is held up until somebody continues it.
        paused: bool,
    },
    /// Another tab plays the table, and this one looks on.
    ReadOnlyTab,
    /// The game is over.
    Over,
}

impl SessionPhase {
    /// The name by which style sheets and tests know it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Showing { .. } => "showing",
            Self::Thinking(_) => "thinking",
            Self::Curtain(_) | Self::SamePlayer(_) | Self::Undoing(_) => "curtain",
            Self::Asking(_) => "asking",
            Self::Racing { .. } => "racing",
            Self::ReadOnlyTab => "read_only",
            Self::Over => "over",
        }
    }
}
