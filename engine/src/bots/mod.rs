//! Computer players. They depend on the contract, never on a game, and they get views, never the state of a table.

mod careless;
mod gold;
mod greedy;
mod level;
mod outcome;
mod past;
mod playout;
mod question;
mod random;
mod search;
mod story;

pub use careless::careless;
pub use gold::{GOLD, searched};
pub use greedy::greedy;
pub use level::{Level, choose, react};
pub use outcome::{Outcome, WIN};
pub use past::Past;
pub use playout::Playout;
pub use question::{Asked, Question};
pub use random::random;
pub use search::{Prospect, Search};
pub use story::{STORY, Story, Turn};
