//! Cards and chance: the building blocks that do not depend on any rules.

mod bits;
mod chance;
mod seed;
mod set;

pub use bits::Bits;
pub use chance::{Chance, Stream};
pub use seed::{Seed, SeedError};
pub use set::{Card, Set};
