//! Computer players. They depend on the contract, never on a game, and they get views, never the state of a table.

mod greedy;
mod level;
mod random;

pub use greedy::greedy;
pub use level::{Level, choose, react};
pub use random::random;
