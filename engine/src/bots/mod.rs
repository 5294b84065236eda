//! Computer players. They depend on the contract, never on a game, and they get views, never the state of a table.

mod careless;
mod gold;
mod greedy;
mod level;
mod outcome;
mod playout;
mod question;
mod random;
mod search;

pub use careless::careless;
pub use gold::{GOLD, searched};
pub use greedy::greedy;
pub use level::{Level, choose, react};
pub use outcome::{Outcome, WIN};
pub use playout::Playout;
pub use question::Question;
pub use random::random;
pub use search::{Prospect, Search};
