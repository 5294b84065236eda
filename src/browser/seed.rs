//! Chance from the operating system.

use pentathlon_engine::cards::Seed;

/// A seed from the operating system's crypto source; `None` if the browser has none.
pub fn fresh_seed() -> Option<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| Seed(bytes))
}
