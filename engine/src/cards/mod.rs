//! Cards and chance: the building blocks that do not depend on any rules.

mod chance;
mod seed;
mod set;
mod word;

pub use chance::{Chance, Stream};
pub use seed::{Seed, SeedError};
pub use set::{Card, Set};
pub use word::Word;
