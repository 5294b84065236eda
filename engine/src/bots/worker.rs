//! What is sent to the worker in which computer players search.

use super::{CostlyRequest, HintRequest, ReviewRequest, SearchRequest};
use crate::rules::Rules;
use serde::{Deserialize, Serialize};

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
