//! The running table on screen: who acts ([`TableSession`]), what is shown ([`Display`]), narrated ([`Narrator`]) and
//! timed ([`RaceClock`]); the [`Race`](race::Race), [`Undoing`](undoing::Undoing) and the [`ReadOnlyTab`]. The boards of
//! the games receive it as a [`BoardContext`].

mod acting;
mod board_context;
mod branch;
mod display;
mod erased_game_ui;
mod game_option;
mod game_review;
mod game_ui;
mod highlight;
mod hint;
mod lesson;
mod log;
mod names;
mod narrator;
mod passage;
mod past_views;
mod phase;
mod position;
mod race;
mod race_clock;
mod read_only_tab;
mod replay;
mod score;
mod showing;
mod summary;
mod table_session;
mod teaching;
mod thinking;
mod tip;
mod undoing;

pub use board_context::{BoardContext, ErasedContext};
pub use branch::branch;
pub use display::{Display, DisplayedFrame};
pub use erased_game_ui::{ErasedGameUi, Reading};
pub use game_option::{Company, GameOption};
pub use game_review::{
    ChartPoint, ChartUnit, CostlyMove, CostlyMoves, CostlyState, GameReview, ReviewInput, ReviewState,
    TurningPoint,
};
pub use game_ui::{GameUi, HandCard, SetUpSheet, SkipBehaviour, button, past_actions};
pub use highlight::{Highlight, PastAction};
#[cfg(test)]
pub use hint::general_reason;
pub use hint::{Hint, HintLine, HintState};
pub use lesson::LessonGuide;
pub use log::{LogLine, LogPart, LogText, log_of};
pub use names::{name, names};
pub use narrator::Narrator;
pub use passage::{Passage, heading_of};
pub use past_views::PastViews;
pub use phase::SessionPhase;
pub use position::{Position, Written};
pub use race_clock::{RaceClock, TimeLeft};
pub use read_only_tab::ReadOnlyTab;
pub use replay::{Replay, SPEEDS};
pub use score::{Champion, Neutral, Rivals, Score, Season, Verdict};
pub use summary::{is_untouched, summary};
pub use table_session::TableSession;
pub use teaching::{Teaching, WrittenGames};
pub use tip::Tip;
