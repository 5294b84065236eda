//! What is on the screen.

use super::{FrameUi, ViewUi};
use std::sync::Arc;

/// What is on the screen.
#[derive(Clone)]
pub struct Shown {
    /// The view of the game.
    pub view: Arc<dyn ViewUi>,
    /// The event that led to it, while it is being shown.
    pub frame: Option<Arc<dyn FrameUi>>,
}

impl Shown {
    /// An event, while it is being shown.
    pub fn event(frame: Arc<dyn FrameUi>) -> Self {
        Self { view: frame.view(), frame: Some(frame) }
    }

    /// A view to which no event has led.
    pub fn still(view: Arc<dyn ViewUi>) -> Self {
        Self { view, frame: None }
    }
}
