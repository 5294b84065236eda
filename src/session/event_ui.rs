//! What the session needs from a game.

use super::names;
use crate::saves::{Progress, Summary};
use crate::sound::{Family, Sound};
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::table::{AnyTable, ErasedAction, ErasedEvent, ErasedView, Player};

/// Whether a skip stops at an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SkipBehaviour {
    /// A skip goes past the event.
    Pass,
    /// A skip stops at the event: a big moment.
    Stop,
    /// A skip stops at the event, and it stays until a tap: a result.
    WaitForTap,
}

/// How the events of a game are narrated and shown.
pub trait EventUi: Sync {
    /// An event as a sentence; `None` if it needs none.
    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String>;
    /// What an action is called: "Keep the orc".
    fn action_name(&self, action: &ErasedAction, players: &[Player]) -> String;
    /// How long an event is shown at the pace "normal", in milliseconds; 0 if it has no step of its own.
    fn display_ms(&self, event: &ErasedEvent) -> u32;
    /// What leaves the screen with an event, and where to: its `data-card` and `data-place`.
    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)>;
    /// Whether a skip stops at an event, given the one that follows.
    fn stop(&self, event: &ErasedEvent, next: Option<&ErasedEvent>) -> SkipBehaviour;
    /// The sound of an event.
    fn sound(&self, event: &ErasedEvent) -> Option<Sound>;
    /// The sounds of the game.
    fn sounds(&self) -> &'static Family;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(&self, violation: &str) -> Option<&'static str>;
    /// How far a table is, in a few words.
    fn progress(&self, view: &ErasedView) -> String;
    /// The part of the game that is being played, in a word or two. It names the rounds of the review.
    fn part(&self, view: &ErasedView) -> String;
    /// Whether a game that is over is one of a season that is not.
    fn goes_on(&self, table: &dyn AnyTable) -> bool;
}

/// The summary of a table for the shelf.
pub fn summary(events: &dyn EventUi, table: &dyn AnyTable) -> Summary {
    let progress = match table.awaiting() {
        Awaiting::Over if events.goes_on(table) => Progress::SeasonGoesOn,
        Awaiting::Over => Progress::Finished,
        _ => Progress::Unfinished(events.progress(&table.view(Viewer::Table))),
    };
    Summary { game: table.facts().id.to_owned(), names: names(table.players()), progress }
}
