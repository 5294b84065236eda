//! Long work in slices, so that the page stays responsive.

use crate::browser::elapsed_ms;
use gloo_timers::future::sleep;
use std::time::Duration;

/// The longest time without yielding to the page, in milliseconds.
const SLICE_MS: u64 = 50;

/// Yields to the page now and then.
#[derive(Debug)]
pub struct Slices {
    began_ms: u64,
}

impl Default for Slices {
    fn default() -> Self {
        Self { began_ms: elapsed_ms() }
    }
}

impl Slices {
    /// Goes on, after the page had its turn if it has waited for long. Returns whether it had.
    pub async fn next(&mut self) -> bool {
        let is_long = elapsed_ms().saturating_sub(self.began_ms) >= SLICE_MS;
        if is_long {
            sleep(Duration::ZERO).await;
            *self = Self::default();
        }
        is_long
    }
}
