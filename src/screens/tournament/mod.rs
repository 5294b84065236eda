//! A tournament on screen, which players know as the Pentathlon: its set-up, the board between its games, the ceremony at
//! its end. Like a game, all this is a module of its own that is fetched when it is first needed.

mod begin;
mod board;
mod ceremony;
mod change;
mod chapters;
mod course;
mod next_game;
mod picture;
mod points;
mod set_up;
mod share;
mod unsaved;

use crate::browser::{apply_stylesheets, fetch_stylesheets};
use crate::messages::language::Sentences;
use crate::messages::{self, app};
use crate::screens::club::today::begin_once;
use crate::screens::lazy_view::lazy_view;
use crate::screens::not_fetched;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::Player;

/// The style sheet of these screens, fetched with them.
const SHEET: &str = "tournament";

/// The views of the module.
struct TournamentUi {
    set_up: fn() -> AnyView,
    board: fn(&str) -> AnyView,
    begin_of_day: fn(&Daily, Vec<Player>) -> Result<(), &'static str>,
    sentences: [&'static Sentences; 1],
}

static UI: TournamentUi = TournamentUi {
    set_up: set_up::set_up,
    board: board::board,
    begin_of_day: begin::begin_of_day,
    sentences: [&messages::tournament::SENTENCES],
};

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(tournament, fallible)]
fn load_tournament() -> Result<&'static TournamentUi, wasm_split_helpers::SplitLoaderError> {
    Ok(&UI)
}

#[cfg(split_games)]
async fn fetch() -> Option<&'static TournamentUi> {
    load_tournament().await.ok()
}

#[cfg(not(split_games))]
async fn fetch() -> Option<&'static TournamentUi> {
    Some(&UI)
}

/// The set-up of a tournament.
pub fn new_tournament() -> AnyView {
    drawn(|ui| (ui.set_up)())
}

/// The tournament with that id: its board, and at its end the ceremony.
pub fn tournament(id: &str) -> AnyView {
    let id = id.to_owned();
    drawn(move |ui| (ui.board)(&id))
}

/// Begins the tournament of a date, unless another tab has begun a play that is not `known`. Calls `then` with why that was not
/// possible.
pub fn begin_of_day(
    daily: Daily,
    players: Vec<Player>,
    known: Plays,
    then: impl FnOnce(Option<&'static str>) + 'static,
) {
    leptos::task::spawn_local(async move {
        then(match fetch().await {
            Some(ui) => begin_once(daily.date, &known, || (ui.begin_of_day)(&daily, players)).await.err(),
            None => Some(app::not_fetched()),
        });
    });
}

fn drawn(draw: impl Fn(&'static TournamentUi) -> AnyView + Send + Sync + 'static) -> AnyView {
    fetch_stylesheets(SHEET, || {});
    apply_stylesheets(SHEET);
    lazy_view(|| Box::pin(fetch()), |ui| ui.sentences.to_vec(), draw, not_fetched)
}

/// The name of a game on its box; its short name if this build does not know the game.
fn title_of(game: &str) -> String {
    let facts = shelf().into_iter().find(|facts| facts.id == game);
    facts.map_or_else(|| game.to_owned(), |facts| facts.title.to_owned())
}

/// The title of a tournament with so many games.
fn title(games: usize) -> String {
    if games == shelf().len() {
        messages::tournament::title().to_owned()
    } else {
        messages::tournament::title_of_fewer(games)
    }
}
