//! The prompt of every game: the question to the viewer, or the heading of the event on show.

use crate::contract::{BoardContext, Drawn};
use crate::ui::Prompt;
use leptos::prelude::*;

/// The prompt. While an event is shown it asks nobody: it shows the event's heading instead.
pub fn prompt_or_heading<R: Drawn>(
    context: BoardContext<R>,
    ask: impl Fn() -> Prompt + Send + Sync + 'static,
) -> Memo<Prompt> {
    Memo::new(move |_| match context.frame() {
        Some(frame) => Prompt::plain(frame.heading(&context.players()), ""),
        None => ask(),
    })
}
