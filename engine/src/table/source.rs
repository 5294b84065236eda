//! Where a deal comes from.

use crate::cards::{Chance, Seed, Stream};
use crate::rules::Deal;

/// Where a deal comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source<D> {
    /// Drawn from a seed.
    Seed(Seed),
    /// Written out by hand.
    Deal(D),
}

impl<D> Source<D> {
    /// The seed. A deal written by hand has the seed with number 0, used only by computer players.
    pub fn seed(&self) -> Seed {
        match self {
            Self::Seed(seed) => *seed,
            Self::Deal(_) => Seed::from_number(0),
        }
    }
}

impl<D: Deal> Source<D> {
    /// The deal itself, drawn if it comes from a seed.
    pub fn deal(&self, setup: &D::Setup) -> D {
        match self {
            Self::Seed(seed) => D::draw(setup, &mut Chance::new(seed, Stream::Deal)),
            Self::Deal(deal) => deal.clone(),
        }
    }
}
