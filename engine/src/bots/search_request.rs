//! What crosses to the worker in which a computer player searches.

use super::{ReviewInput, Search};
use crate::cards::Seed;
use crate::rules::{Determinize, Judge, Rules, Seat};
use serde::{Deserialize, Serialize};

/// All that a search needs: what a seat knows and what it may do. Nothing else crosses.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SearchRequest<R: Rules> {
    /// What the seat knows; in a phase of secret choices, from before anybody had chosen.
    pub view: R::View,
    /// The seat that is asked.
    pub seat: Seat,
    /// What it may do.
    pub legal: Vec<R::Action>,
    /// The number of playouts.
    pub budget: u32,
    /// Decides which worlds are sampled.
    pub seed: Seed,
}

/// What the worker can be asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum WorkerRequest<R: Rules> {
    /// What a seat should do.
    Search(SearchRequest<R>),
    /// The review of a finished game.
    Review(ReviewInput<R>),
}

impl<R: Rules> WorkerRequest<R> {
    /// What is asked as bytes (postcard).
    pub fn to_bytes(&self) -> Vec<u8> {
        // Nothing here has a length that is not known, the only thing that postcard refuses.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`WorkerRequest::to_bytes`] wrote; `None` for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl<R: Judge + Determinize> SearchRequest<R> {
    /// The search that answers it; `None` if there is nothing to choose from.
    pub fn search(&self) -> Option<Search<R>> {
        Search::new(self.view.clone(), self.seat, &self.legal, self.budget, self.seed)
    }
}
