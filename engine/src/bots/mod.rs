//! Computer players. They know the contract and never a game; they get views, never the state of a table.

mod greedy;
mod level;
mod random;

pub use greedy::greedy;
pub use level::{Level, choose, react};
pub use random::random;
