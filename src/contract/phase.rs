//! The phases of a session.

use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::CurtainReason;

/// What the session is doing. Each game has phases of its own; these are the table's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionPhase {
    /// It shows what others did. The next event comes after a while, or on a tap.
    Showing {
        /// Whether it waits for a tap.
        waits: bool,
    },
    /// A computer player is thinking; or an action is about to be played without being asked for: a person's only possible one,
    /// or a written one of a lesson.
    Thinking(Seat),
    /// It waits for a person to take the screen.
    Curtain(Seat, CurtainReason),
    /// A person has the screen and is asked for an action.
    Asking(Seat),
    /// A race: whoever may act does so at any time.
    Racing {
        /// Whether it is paused until somebody resumes it.
        paused: bool,
    },
    /// Another tab plays the table, and this one is read-only.
    ReadOnlyTab,
    /// The game is over.
    Over,
}

impl SessionPhase {
    /// Its name in stylesheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Showing { .. } => "showing",
            Self::Thinking(_) => "thinking",
            Self::Curtain(..) => "curtain",
            Self::Asking(_) => "asking",
            Self::Racing { .. } => "racing",
            Self::ReadOnlyTab => "read_only",
            Self::Over => "over",
        }
    }
}
