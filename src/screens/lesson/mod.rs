//! The lesson of a game: a written game on the real table, and a callout that points, asks and answers. Like a game, it is
//! a module of its own that is fetched when it is first needed. The pictures of the rules come from the same written games,
//! so they are drawn here, too.

mod callout;
mod picture;
mod screen;
mod together;

use crate::contract::{GameUi, Position};
use crate::fetched::{Contents, part};
use crate::games;
use crate::messages::language::Sentences;
use crate::messages::{self, screens};
use crate::screens::{not_fetched, nothing_here};
use leptos::html;
use leptos::prelude::*;

/// Draws something of a game.
type Draw = fn(&'static dyn GameUi) -> AnyView;

/// What the module contains.
struct LessonUi {
    lesson: Draw,
    together: Draw,
    picture: fn(&'static dyn GameUi, &'static Position, NodeRef<html::Div>),
    sentences: [&'static Sentences; 1],
}

impl Contents for LessonUi {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(LESSON: LessonUi = lesson, LessonUi {
    lesson: screen::screen,
    together: together::together,
    picture: picture::picture,
    sentences: [&messages::lesson::SENTENCES],
});

/// The lesson of a game.
pub fn lesson(game: &str) -> AnyView {
    when_here(game, |ui| ui.lesson)
}

/// The opening of a game that several people learn together.
pub fn together(game: &str) -> AnyView {
    when_here(game, |ui| ui.together)
}

/// The picture of a position, drawn as soon as the module is here. Without it the rules have no pictures.
pub fn picture(ui: &'static dyn GameUi, position: &'static Position) -> AnyView {
    let (place, page) = (NodeRef::new(), Owner::current());
    leptos::task::spawn_local(async move {
        if let (Some(lesson), Some(page)) = (LESSON.contents().await, page) {
            page.with(|| (lesson.picture)(ui, position, place));
        }
    });
    view! { <div class="still" inert node_ref=place></div> }.into_any()
}

fn when_here(game: &str, wanted: fn(&LessonUi) -> Draw) -> AnyView {
    let Some(ui) = games::game_ui(game) else { return nothing_here(screens::no_such_game()) };
    LESSON.view_with(vec![ui.teaching().sentences], move |lesson| wanted(lesson)(ui), not_fetched)
}
