//! The contract between the app and its games: what a game gives ([`GameUi`], and what is said of its views, events and
//! actions: [`ViewUi`], [`FrameUi`], [`ActionUi`]), and what it receives ([`BoardContext`]). The running table, the rules page
//! and a replay are on the other side, and have a [`GameTable`].

mod action_ui;
mod acts;
mod board_context;
mod cause;
mod drawn;
mod drawn_position;
mod fact_ui;
mod game;
mod game_option;
mod highlight;
mod named;
mod names;
mod past_action;
mod phase;
mod position;
mod race;
mod rules_page;
mod score;
mod set_up_questions;
mod set_up_sheet;
mod shown;
mod teaching;
mod tip;
mod view_ui;

pub use action_ui::{ActionUi, button};
pub use acts::{Acts, ActsInRace, TimeLeft};
pub use board_context::{AnyContext, BoardContext};
pub use cause::reason;
pub use drawn::Drawn;
pub use fact_ui::FactUi;
pub use game::{GameTable, GameUi, OpensTables, Reading, Repeats};
pub use game_option::{Company, GameOption, option_value, with_option};
pub use highlight::Highlight;
pub(crate) use named::named;
pub use names::{name, names};
pub use past_action::{PastAction, past_actions};
pub use phase::SessionPhase;
pub use position::{LESSON, Position, WrittenGame, at};
pub use race::RaceTable;
pub use rules_page::{Drawing, RulesPage};
pub use score::{Champion, Neutral, Rivals, Score, Season, Verdict};
pub use set_up_questions::SetUpQuestions;
pub use set_up_sheet::SetUpSheet;
pub use shown::Shown;
pub use teaching::{Teaching, WrittenGames};
pub use tip::Tip;
pub use view_ui::{FrameUi, HeldCard, Stay, ViewUi, view_of};
