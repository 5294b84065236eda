//! The hall of fame: what the games on this device say of its people, and the records of each game. Like a game, all this is a
//! module of its own that is fetched when it is first needed.

mod bars;
mod figures;
mod form;
mod game;
mod house;
mod kept;
mod person;
mod reader;
mod replays;
mod result_link;
mod table;

use super::not_fetched;
use super::part::part;
use crate::browser::{apply_stylesheet, fetch_stylesheet};
use crate::messages;
use crate::messages::language::Sentences;
use leptos::prelude::*;
use pentathlon_engine::games::shelf;

/// The style sheet of these screens, fetched with them.
const SHEET: &str = "hall";

/// The views of the module.
struct HallUi {
    draw: fn(&str) -> AnyView,
    sentences: [&'static Sentences; 1],
}

static UI: HallUi = HallUi { draw: reader::hall_at, sentences: [&messages::hall::SENTENCES] };

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(hall, fallible)]
fn load_hall() -> Result<&'static HallUi, wasm_split_helpers::SplitLoaderError> {
    Ok(&UI)
}

#[cfg(split_games)]
async fn fetch() -> Option<&'static HallUi> {
    load_hall().await.ok()
}

#[cfg(not(split_games))]
async fn fetch() -> Option<&'static HallUi> {
    Some(&UI)
}

/// The hall of fame at a place in it: all people, `person/<id>` or `game/<short name>`.
pub fn hall(place: &str) -> AnyView {
    let place = place.to_owned();
    fetch_stylesheet(SHEET, || {});
    apply_stylesheet(SHEET);
    part(|| Box::pin(fetch()), |ui| ui.sentences.to_vec(), move |ui| (ui.draw)(&place), not_fetched)
}

/// The name of a game on its box; its short name if this build does not know the game.
fn title_of(game: &str) -> String {
    let facts = shelf().into_iter().find(|facts| facts.id == game);
    facts.map_or_else(|| game.to_owned(), |facts| facts.title.to_owned())
}
