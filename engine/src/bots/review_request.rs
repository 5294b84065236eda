//! What is sent to the worker that computes the review of a finished game.

use super::GameReview;
use crate::cards::Seed;
use crate::rules::{Advise, Determinize, Rules, Seat, Setup};
use serde::{Deserialize, Serialize};

/// Everything that a game review needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct ReviewRequest<R: Rules> {
    /// The number of seats.
    pub seats: usize,
    /// The options of the set-up, in notation.
    pub options: String,
    /// Determines the luck of the playouts.
    pub seed: Seed,
    /// The deal, in notation.
    pub deal: String,
    /// Every action with its seat.
    pub actions: Vec<(Seat, R::Action)>,
    /// The number of actions after which each round ends.
    pub rounds: Vec<usize>,
    /// The number of playouts of an important moment.
    pub budget: u32,
}

impl<R: Advise + Determinize> ReviewRequest<R> {
    /// The review of that game, not yet computed; `None` if there is none, see [`GameReview::new`].
    pub fn review(&self) -> Option<GameReview<R>> {
        let setup = R::Setup::new(self.seats, &self.options).ok()?;
        let first = R::start(&setup, &self.deal.parse().ok()?).ok()?;
        GameReview::new(first, &self.actions, self.rounds.clone(), self.seats, self.budget, self.seed)
    }
}
