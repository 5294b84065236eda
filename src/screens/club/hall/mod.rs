//! The hall of fame: what the games on this device say of its people, and the records of each game. All this is
//! fetched when it is first needed (`home.rs`).

mod bars;
mod form;
mod game;
mod house;
mod kept;
mod person;
mod reader;
mod replays;
mod result_link;
mod stats;
mod table;

pub use reader::hall_at;

use super::part;
use crate::browser::{apply_stylesheets, fetch_stylesheets};
use crate::screens::lazy_view::lazy_view;
use crate::screens::not_fetched;
use leptos::prelude::*;
use pentathlon_engine::games::shelf;

/// The style sheet of these screens, fetched with them.
const SHEET: &str = "hall";

/// The hall of fame at a place in it: all people, `person/<id>` or `game/<short name>`.
pub fn hall(place: &str) -> AnyView {
    let place = place.to_owned();
    fetch_stylesheets(SHEET, || {});
    apply_stylesheets(SHEET);
    lazy_view(
        || Box::pin(part::fetch()),
        |home| home.sentences.to_vec(),
        move |home| (home.hall)(&place),
        not_fetched,
    )
}

/// The name of a game on its box; its short name if this build does not know the game.
fn title_of(game: &str) -> String {
    let facts = shelf().into_iter().find(|facts| facts.id == game);
    facts.map_or_else(|| game.to_owned(), |facts| facts.title.to_owned())
}
