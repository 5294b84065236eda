//! What is said, seen and heard of an event.

use crate::sound::Sound;
use leptos::prelude::AnyView;
use pentathlon_engine::rules::{Rules, Seat};
use pentathlon_engine::table::{ErasedView, Frame, Player};
use std::any::Any;

/// Whether a skip stops at an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Skip {
    /// A skip goes past the event.
    Pass,
    /// A skip stops at the event: a big moment.
    Stop,
    /// Where several people look at the screen, the event stays until a tap; otherwise a skip goes past it.
    WaitForSeveral,
    /// A skip stops at the event, and it stays until a tap: a result.
    WaitForTap,
}

/// An event of some game, with the view just after it.
pub trait FrameUi: HasView + Any + Send + Sync {
    /// A sentence; `None` if the event needs none.
    fn narrate(&self, players: &[Player]) -> Option<String>;
    /// The prompt while the event is shown.
    fn heading(&self, players: &[Player]) -> String;
    /// How long it is shown at the pace "normal", in milliseconds; 0 if it has no step of its own.
    fn display_ms(&self) -> u32;
    /// Whether a skip stops at it, before the next one.
    fn skip(&self, next: Option<&dyn FrameUi>) -> Skip;
    /// Its sound.
    fn sound(&self) -> Option<Sound>;

    /// What leaves the screen with it, and where that goes: its `data-card` and `data-place`.
    fn departure(&self) -> Option<(String, String)> {
        None
    }

    /// A small picture of what it is about; where several seats did something, of what that seat did. `None` if it is about
    /// nothing that has a picture.
    fn picture(&self, _seat: Seat) -> Option<AnyView> {
        None
    }
}

/// The view of a frame.
pub trait HasView {
    /// The view just after the event.
    fn view(&self) -> ErasedView;
}

impl<R: Rules> HasView for Frame<R> {
    fn view(&self) -> ErasedView {
        ErasedView::new(self.view.clone())
    }
}

impl dyn FrameUi {
    /// The frame as one of the game `R`; `None` if it belongs to another game.
    pub fn of<R: Rules>(&self) -> Option<&Frame<R>> {
        (self as &dyn Any).downcast_ref()
    }
}
