//! The last answer of the search worker, so that whoever asks the same again need not wait.

use crate::browser::{SearchUpdate, request_search};
use std::cell::RefCell;
use std::thread::LocalKey;

/// The last request of one kind, and its answer.
#[derive(Default)]
pub struct KnownAnswer(RefCell<Option<(Vec<u8>, Vec<u8>)>>);

impl KnownAnswer {
    /// Nothing is known.
    pub const fn none() -> Self {
        Self(RefCell::new(None))
    }

    /// The answer to a request, if it was the last one.
    pub fn to(&self, request: &[u8]) -> Option<Vec<u8>> {
        let last = self.0.borrow();
        let (_, answer) = last.as_ref().filter(|(asked, _)| asked == request)?;
        Some(answer.clone())
    }

    /// Asks the search worker, and keeps its answer instead of the last one.
    pub fn ask(
        last: &'static LocalKey<Self>,
        game: &str,
        request: &[u8],
        then: impl Fn(SearchUpdate) + 'static,
    ) {
        let asked = request.to_vec();
        request_search(game, request, move |update| {
            if let SearchUpdate::Answer(answer) = &update {
                last.with(|last| last.0.replace(Some((asked.clone(), answer.clone()))));
            }
            then(update);
        });
    }
}
