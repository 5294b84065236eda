//! What the session has to know of a game's events.

use crate::sound::Sound;
use pentathlon_engine::table::{ErasedEvent, Player};

/// How the events of a game are narrated and shown.
pub trait EventUi: Sync {
    /// An event as a sentence; `None` if it needs no word.
    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String>;
    /// How long an event is usually shown, in milliseconds; 0 if it has no step of its own.
    fn display_ms(&self, event: &ErasedEvent) -> u32;
    /// What leaves the screen with an event, and to which place: its `data-card` and `data-place`.
    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)>;
    /// What an event sounds like.
    fn sound(&self, event: &ErasedEvent) -> Option<Sound>;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(&self, violation: &str) -> Option<&'static str>;
}
