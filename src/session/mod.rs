//! The running table on screen: who acts ([`TableSession`]), what is shown ([`Display`]), narrated ([`Narrator`]) and
//! timed ([`TableClock`]); the [`Race`](race::Race) and the [`ReadOnlyTab`]. The boards of
//! the games receive it as a [`BoardContext`](crate::contract::BoardContext).
//!
//! Most files in -ing add to [`TableSession`] what it does; `hinting` works on the `hint` beside it.
//!
//! What a timer, the worker or another tab calls may come after the table was closed, and sets signals with `try_set`.

mod acting;
mod acts;
mod branch;
mod display;
mod following;
mod guiding;
mod hint;
mod hinting;
mod known_answer;
mod lesson;
mod log;
mod narrator;
mod past_views;
mod race;
mod read_only_tab;
mod replay;
mod saving;
mod showing;
mod story;
mod summary;
mod table_clock;
mod table_session;
mod thinking;
mod undoing;

pub use branch::branch;
pub use hint::{Hint, HintLine, HintState, HintText};
pub use lesson::LessonGuide;
pub use log::{LogLine, LogSection, LogText, log_of};
pub use narrator::Narrator;
pub use replay::{Replay, SPEEDS};
pub use saving::unsaved;
pub use story::{
    ChartPoint, ChartUnit, Costly, CostlyMoves, CostlyState, Story, StoryInput, StoryState, Turning,
};
pub use summary::{summary, summary_of_new};
pub use table_session::TableSession;

use display::Display;
use past_views::PastViews;
use race::RaceState;
use read_only_tab::ReadOnlyTab;
use table_clock::TableClock;
