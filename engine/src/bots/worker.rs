//! What the worker in which computer players search is asked, and how requests and answers are sent.

use super::{CostlyRequest, HintRequest, ReviewRequest, SearchRequest};
use crate::rules::Rules;
use serde::de::DeserializeOwned;
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

/// A request or an answer as bytes (postcard).
pub fn to_bytes(message: &impl Serialize) -> Vec<u8> {
    // Postcard fails only on sequences of unknown length, and there are none here.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Reads what [`to_bytes`] wrote; `None` for anything else.
pub fn from_bytes<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
