//! Cards and chance: what every game is made of before it has rules.

mod chance;
mod seed;
mod set;
mod word;

pub use chance::{Chance, Stream};
pub use seed::{Seed, SeedError};
pub use set::{Card, Set};
pub use word::Word;
