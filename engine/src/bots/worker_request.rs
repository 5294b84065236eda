//! What is sent to the worker in which computer players search.

use super::{CostlyRequest, HintRequest, ReviewRequest, Search};
use crate::cards::Seed;
use crate::rules::{Advise, Determinize, Rules, Seat};
use serde::{Deserialize, Serialize};

/// Everything that a search needs: what a seat knows and what it may do. Nothing else is sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SearchRequest<R: Rules> {
    /// What the seat knows; in a phase of secret choices, what it knew before anybody chose.
    pub view: R::View,
    /// The seat that is to act.
    pub seat: Seat,
    /// Its legal actions.
    pub legal: Vec<R::Action>,
    /// The number of playouts.
    pub budget: u32,
    /// Determines the sampled states.
    pub seed: Seed,
}

/// A request to the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum WorkerRequest<R: Rules> {
    /// Find the best action for a seat.
    Search(SearchRequest<R>),
    /// Find a hint for a seat.
    Hint(HintRequest<R>),
    /// Compute the review of a finished game.
    Review(ReviewRequest<R>),
    /// Find the moves that cost a seat most in a finished game.
    Costly(CostlyRequest<R>),
}

impl<R: Rules> WorkerRequest<R> {
    /// Serializes the request (postcard).
    pub fn to_bytes(&self) -> Vec<u8> {
        // Postcard fails only on sequences of unknown length, and there are none here.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Deserializes what [`WorkerRequest::to_bytes`] wrote; `None` for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl<R: Advise + Determinize> SearchRequest<R> {
    /// The search for this request; `None` if there is nothing to choose from.
    pub fn search(&self) -> Option<Search<R>> {
        Search::new(self.view.clone(), self.seat, &self.legal, self.budget, self.seed)
    }
}
