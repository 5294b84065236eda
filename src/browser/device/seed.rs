//! Random seeds from the operating system.

use pentathlon_engine::cards::Seed;

/// A seed from the operating system's random source; `None` if the browser offers none.
pub fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| Seed(bytes))
}
