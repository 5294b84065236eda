//! The contract between the app and its games: what a game gives ([`GameUi`]), and what it receives ([`BoardContext`]). The
//! running table, the rules page and a replay are on the other side, and see a game as [`ErasedGameUi`].

mod action_ui;
mod acts;
mod board_context;
mod displayed_frame;
mod drawn_position;
mod erased_game_ui;
mod game_option;
mod game_table;
mod game_ui;
mod highlight;
mod names;
mod passage;
mod phase;
mod position;
mod reason;
mod score;
mod teaching;
mod tip;
mod view_ui;

pub use action_ui::{ActionUi, button};
pub use acts::{Acts, TimeLeft};
pub use board_context::{BoardContext, ErasedContext};
pub use displayed_frame::DisplayedFrame;
pub use erased_game_ui::{ErasedGameUi, Reading};
pub use game_option::{Company, GameOption};
pub use game_table::GameTable;
pub use game_ui::{Drawn, GameUi, SetUpSheet, past_actions};
pub use highlight::{Highlight, PastAction};
pub use names::{name, names};
pub use passage::{Passage, heading_of};
pub use phase::SessionPhase;
pub use position::{Position, Written};
pub use reason::general_reason;
pub use score::{Champion, Neutral, Rivals, Score, Season, Verdict};
pub use teaching::{Teaching, WrittenGames};
pub use tip::Tip;
pub use view_ui::{FrameUi, HandCard, Skip, ViewUi, view_of};
