//! A tournament on screen, which players know as the Pentathlon: its set-up, the board between its games, the ceremony at
//! its end. Like a game, all this is a module of its own that is fetched when it is first needed.

mod begin;
mod board;
mod cast;
mod ceremony;
mod change;
mod chapters;
mod coming;
mod course;
mod lead;
mod lots;
mod next_game;
mod picture;
mod points;
mod reason;
mod screen;
mod set_up;
mod share;
mod sky;
mod stakes;
mod strip;
mod track;
mod unsaved;

use crate::fetched::{Contents, part};
use crate::messages;
use crate::messages::language::Sentences;
use crate::saves::dailies::Day;
use crate::screens::not_fetched;
use course::Course;
use leptos::prelude::*;
use pentathlon_engine::daily::Daily;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::table::Player;

/// The views of the module.
struct TournamentUi {
    set_up: fn() -> AnyView,
    board: fn(&str) -> AnyView,
    strip: fn(&str, &str, RwSignal<String>) -> AnyView,
    begin_of_day: fn(&Daily, &Day, Vec<Player>) -> Result<(), &'static str>,
    sentences: [&'static Sentences; 2],
}

impl Contents for TournamentUi {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(TOURNAMENT: TournamentUi = tournament, TournamentUi {
    set_up: set_up::set_up,
    board: screen::board,
    strip: strip::strip,
    begin_of_day: begin::begin_of_day,
    sentences: [&messages::tournament::SENTENCES, &messages::share::SENTENCES],
});

/// The set-up of a tournament.
pub fn new_tournament() -> AnyView {
    TOURNAMENT.view(|ui| (ui.set_up)(), not_fetched)
}

/// The tournament with that id: its board, and at its end the ceremony.
pub fn tournament(id: &str) -> AnyView {
    let id = id.to_owned();
    TOURNAMENT.view(move |ui| (ui.board)(&id), not_fetched)
}

/// What a table of the tournament with that id has changed, below its podium, and where the way on leads as soon as that is
/// known.
pub fn event_strip(id: &str, table: &str, way_on: RwSignal<String>) -> AnyView {
    let (id, table) = (id.to_owned(), table.to_owned());
    TOURNAMENT.view(move |ui| (ui.strip)(&id, &table, way_on), |_, _| ().into_any())
}

/// What begins the tournament of a date, as soon as it is fetched; `None` if it cannot be fetched.
pub async fn fetch_begin_of_day() -> Option<fn(&Daily, &Day, Vec<Player>) -> Result<(), &'static str>> {
    Some(TOURNAMENT.contents().await?.begin_of_day)
}

/// Who is champion, or who are champions together.
fn champions(course: &Course, standing: &Standing) -> String {
    let champions: Vec<Seat> = standing.firsts().collect();
    match champions.as_slice() {
        [one] => messages::tournament::champion_is(&course.name(*one)),
        several => messages::tournament::champions_are(&course.names(several.iter().copied())),
    }
}

/// The title of a tournament with so many games.
fn title(games: usize) -> String {
    if games == shelf().len() {
        messages::tournament::title().to_owned()
    } else {
        messages::tournament::title_of_fewer(games)
    }
}
