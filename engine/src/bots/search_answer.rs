//! What the worker answers to a search.

use super::{Explanation, ScoredAction};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What a search found: the answer to [`super::WorkerRequest::Search`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchAnswer<A> {
    /// The actions that were tried, best first.
    pub scored: Vec<ScoredAction<A>>,
    /// Why the best is the best, if the request asked for it.
    pub explanation: Option<Explanation>,
}

impl<A: Serialize + DeserializeOwned> SearchAnswer<A> {
    /// The answer as bytes (postcard).
    pub fn to_bytes(&self) -> Vec<u8> {
        // Postcard fails only on sequences of unknown length, and there are none here.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads what [`SearchAnswer::to_bytes`] wrote; `None` for anything else.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}
