//! What the session has to know of a game.

use super::names;
use crate::saves::{Progress, Summary};
use crate::sound::{Family, Sound};
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::table::{AnyTable, ErasedAction, ErasedEvent, ErasedView, Player};

/// Where the showing of events stops.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SkipBehaviour {
    /// Nowhere: a skip goes past the event.
    Pass,
    /// A skip stops at the event: a big moment.
    Stop,
    /// A skip stops at it, and what it shows stays until somebody taps: a result.
    WaitForTap,
}

/// How the events of a game are narrated and shown.
pub trait EventUi: Sync {
    /// An event as a sentence; `None` if it needs no word.
    fn narrate(&self, event: &ErasedEvent, players: &[Player]) -> Option<String>;
    /// What an action is called: "Keep the orc".
    fn action_name(&self, action: &ErasedAction, players: &[Player]) -> String;
    /// How long an event is usually shown, in milliseconds; 0 if it has no step of its own.
    fn display_ms(&self, event: &ErasedEvent) -> u32;
    /// What leaves the screen with an event, and to which place: its `data-card` and `data-place`.
    fn exit(&self, event: &ErasedEvent) -> Option<(String, String)>;
    /// Where the showing stops at an event, with the one that follows it.
    fn stop(&self, event: &ErasedEvent, next: Option<&ErasedEvent>) -> SkipBehaviour;
    /// What an event sounds like.
    fn sound(&self, event: &ErasedEvent) -> Option<Sound>;
    /// What the game sounds like.
    fn sounds(&self) -> &'static Family;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(&self, violation: &str) -> Option<&'static str>;
    /// How far a table is, in a few words.
    fn progress(&self, view: &ErasedView) -> String;
    /// Which part of the game is being played, in a word or two: it names the rounds of its review.
    fn part(&self, view: &ErasedView) -> String;
    /// Whether a game that is over is one of a season that is not.
    fn goes_on(&self, table: &dyn AnyTable) -> bool;
}

/// What the shelf tells of a table.
pub fn summary(events: &dyn EventUi, table: &dyn AnyTable) -> Summary {
    let progress = match table.awaiting() {
        Awaiting::Over if events.goes_on(table) => Progress::SeasonGoesOn,
        Awaiting::Over => Progress::Finished,
        _ => Progress::Unfinished(events.progress(&table.view(Viewer::Table))),
    };
    Summary { game: table.facts().id.to_owned(), names: names(table.players()), progress }
}
