//! What a search says of an action.

use serde::{Deserialize, Serialize};

/// What a candidate is expected to bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScoredAction<A> {
    /// The action that was tried.
    pub action: A,
    /// The estimated chance of winning, in thousandths.
    pub wins: i32,
    /// The expected points at the end, in hundredths.
    pub points: i32,
    /// The number of playouts behind the estimate. The fewer, the less reliable it is.
    pub playouts: u32,
}

impl<A> ScoredAction<A> {
    /// Whether it was dropped early, while another was tried `most` times.
    pub const fn is_rough(&self, most: u32) -> bool {
        self.playouts.saturating_mul(8) < most
    }

    /// The same of another type of action.
    pub fn map<B>(self, of: impl FnOnce(A) -> B) -> ScoredAction<B> {
        let Self { action, wins, points, playouts } = self;
        ScoredAction { action: of(action), wins, points, playouts }
    }
}
