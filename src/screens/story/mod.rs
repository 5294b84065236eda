//! What is told of a game: its review and its replay. Like a game, this is a module of its own that is fetched when it is
//! first needed.

mod chart;
mod costly;
mod replay;
mod screen;

use crate::contract::{ErasedGameUi, GameTable};
use crate::messages::language::Sentences;
use crate::messages::{self, screens};
use crate::route::Route;
use crate::screens::lazy_view::lazy_view;
use crate::screens::not_fetched;
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;

/// The views of the module.
struct GameReviewUi {
    review: fn(&str) -> AnyView,
    replay: fn(&str, usize) -> AnyView,
    watch: fn(Box<dyn GameTable>, &'static dyn ErasedGameUi, usize, AnyView) -> AnyView,
    sentences: [&'static Sentences; 1],
}

static UI: GameReviewUi = GameReviewUi {
    review: screen::review,
    replay: replay::replay,
    watch: replay::watch,
    sentences: [&messages::review::SENTENCES],
};

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(review, fallible)]
fn game_review_ui() -> Result<&'static GameReviewUi, wasm_split_helpers::SplitLoaderError> {
    Ok(&UI)
}

#[cfg(split_games)]
async fn fetch() -> Option<&'static GameReviewUi> {
    game_review_ui().await.ok()
}

#[cfg(not(split_games))]
async fn fetch() -> Option<&'static GameReviewUi> {
    Some(&UI)
}

/// The link to the review of the table with that id; `None` if it has none.
pub fn link(id: &str, table: &dyn GameTable) -> Option<AnyView> {
    let address = Route::Review(id.to_owned()).address();
    let link = || view! { <a class="button" href=address>{screens::story()}</a> }.into_any();
    (table.awaiting() == Awaiting::Over).then(link)
}

/// The review of the table with that id.
pub fn review(id: &str) -> AnyView {
    let id = id.to_owned();
    drawn(move |ui| (ui.review)(&id))
}

/// The replay of the table with that id, from the action of that number.
pub fn replay(id: &str, action: usize) -> AnyView {
    let id = id.to_owned();
    drawn(move |ui| (ui.replay)(&id, action))
}

/// The replay of a table that is not saved, with the ways out of it.
pub fn watch(table: Box<dyn GameTable>, ui: &'static dyn ErasedGameUi, ways: AnyView) -> AnyView {
    let watched = StoredValue::new_local(Some((table, ways)));
    drawn(move |story| {
        let watched = watched.try_update_value(Option::take).flatten();
        watched.map(|(table, ways)| (story.watch)(table, ui, 0, ways)).into_any()
    })
}

fn drawn(draw: impl Fn(&'static GameReviewUi) -> AnyView + Send + Sync + 'static) -> AnyView {
    lazy_view(|| Box::pin(fetch()), |ui| ui.sentences.to_vec(), draw, not_fetched)
}
