//! Computer players. They depend on the contract, never on a game, and get views, never the state of a table.

mod cause;
mod costly;
mod hint;
mod outcome;
mod playout;
mod quick_action;
mod review;
mod scored_action;
mod search;
mod trial;
mod worker;

pub use cause::{Cause, Figures};
pub use costly::{Cost, CostlyMove, CostlyRequest, CostlySearch, PastChoice};
pub use hint::{HINT_PLAYOUTS, HintAnswer, HintRequest, HintSearch};
pub use outcome::{Outcome, WIN};
pub use playout::Playout;
pub use quick_action::{greedy, quick_action, react};
pub use review::{REVIEW_PLAYOUTS, ReviewAnswer, ReviewRequest, ReviewSearch, TurningPoint};
pub use scored_action::ScoredAction;
pub use search::{GOLD_PLAYOUTS, Search, SearchRequest, search_action};
pub use worker::{WorkerRequest, from_bytes, to_bytes};
