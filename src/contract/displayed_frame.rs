//! What is on the screen.

use pentathlon_engine::table::{ErasedEvent, ErasedView};

/// What is on the screen.
#[derive(Clone)]
pub struct DisplayedFrame {
    /// The view of the game.
    pub view: ErasedView,
    /// The event that led to it, while it is being shown.
    pub event: Option<ErasedEvent>,
}
