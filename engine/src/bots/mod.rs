//! Computer players. They depend on the contract, never on a game, and get views, never the state of a table.

mod costly;
mod explanation;
mod game_review;
mod gold;
mod greedy;
mod level;
mod noisy_greedy;
mod outcome;
mod playout;
mod random;
mod reason;
mod review_input;
mod sample;
mod scored_action;
mod search;
mod search_answer;
mod search_request;

pub use crate::rules::Level;
pub use costly::{CostlyInput, CostlyMove, CostlySearch, PastChoice};
pub use explanation::Explanation;
pub use game_review::{GameReview, REVIEW_PLAYOUTS, ReviewResult, TurningPoint};
pub use gold::{GOLD_PLAYOUTS, search_action};
pub use greedy::greedy;
pub use level::{choose, react};
pub use noisy_greedy::noisy_greedy;
pub use outcome::{Outcome, WIN};
pub use playout::Playout;
pub use random::random;
pub use reason::{Figure, Reason, ReasonKind};
pub use review_input::ReviewInput;
pub use scored_action::ScoredAction;
pub use search::Search;
pub use search_answer::SearchAnswer;
pub use search_request::{SearchRequest, WorkerRequest};
