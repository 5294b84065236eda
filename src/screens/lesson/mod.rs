//! The lesson of a game: a written game on the real table, and a voice that points, asks and answers. Like a game, it is
//! a module of its own that is fetched when it is first needed.

mod screen;
mod together;
mod voice;

use super::part::part;
use super::{not_fetched, nothing_here};
use crate::games;
use crate::messages::{self, screens};
use crate::session::ErasedGameUi;
use leptos::prelude::*;

/// Draws something of a game.
type Draw = fn(&'static dyn ErasedGameUi) -> AnyView;

/// What the module contains.
struct LessonUi {
    lesson: Draw,
    together: Draw,
}

static UI: LessonUi = LessonUi { lesson: screen::screen, together: together::together };

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(lesson, fallible)]
fn lesson_ui() -> Result<&'static LessonUi, wasm_split_helpers::SplitLoaderError> {
    Ok(&UI)
}

#[cfg(split_games)]
async fn fetch() -> Option<&'static LessonUi> {
    lesson_ui().await.ok()
}

#[cfg(not(split_games))]
async fn fetch() -> Option<&'static LessonUi> {
    Some(&UI)
}

/// The lesson of a game.
pub fn lesson(game: &str) -> AnyView {
    drawn(game, |ui| ui.lesson)
}

/// The opening of a game that several people learn together.
pub fn together(game: &str) -> AnyView {
    drawn(game, |ui| ui.together)
}

fn drawn(game: &str, wanted: fn(&LessonUi) -> Draw) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(screens::no_such_game()) };
    part(
        || Box::pin(fetch()),
        move |_| vec![&messages::lesson::SENTENCES, ui.teaching().sentences],
        move |lesson| wanted(lesson)(ui),
        not_fetched,
    )
}
