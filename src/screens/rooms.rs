//! Loads the screens that the shelf can do without. In a release they are in a module of their own, with the code that
//! games share, split off the app like the games (`src/games/loader.rs`) and fetched when the first of them is opened.

use super::club::hall::hall;
use super::club::people::people;
use super::club::today::today;
use super::lesson::{lesson, together};
use super::rules::page::rules;
use super::set_up::play_now::play_now;
use super::set_up::screen::set_up;
use super::set_up::welcome::welcome;
use super::settings::screen::settings_screen;
use super::share::{linked, open_record};
use super::story::{replay, review};
use super::table::play::play;
use super::tournament::{new_tournament, tournament};
use crate::browser::{apply_stylesheets, fetch_stylesheets, wants_little_data, with_timeout};
use crate::messages;
use crate::messages::language::{self, Sentences};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::daily::Date;
use std::cell::Cell;

/// How long the app waits before it fetches the screens unasked, in milliseconds.
const REST_MS: u32 = 2_000;

/// Their style sheets (`index.html`), fetched with them and applied when the first of them is opened.
const SHEETS: &str = "screens";

/// The screens that are loaded together.
pub struct Screens {
    /// The set-up of a game.
    pub set_up: fn(&str) -> AnyView,
    /// Opens a new table of a game, with those who played it last.
    pub play_now: fn(&str),
    /// What such a table would be, before it is opened.
    pub welcome: fn(&str) -> AnyView,
    /// A table.
    pub play: fn(&str) -> AnyView,
    /// The replay of a table, from the action of that number.
    pub replay: fn(&str, usize) -> AnyView,
    /// The review of a table.
    pub review: fn(&str) -> AnyView,
    /// The lesson of a game.
    pub lesson: fn(&str) -> AnyView,
    /// The opening of a game that several people learn together.
    pub together: fn(&str) -> AnyView,
    /// The rules of a game.
    pub rules: fn(&str) -> AnyView,
    /// The set-up of a tournament.
    pub new_tournament: fn() -> AnyView,
    /// A tournament.
    pub tournament: fn(&str) -> AnyView,
    /// The deal for today, or that of a date, and whether somebody tapped to begin it.
    pub today: fn(Option<Date>, bool) -> AnyView,
    /// The hall of fame, at a place in it.
    pub hall: fn(&str) -> AnyView,
    /// The settings.
    pub settings: fn(Option<String>) -> AnyView,
    /// The people who play on this device.
    pub people: fn() -> AnyView,
    /// The screen that opens a record.
    pub open_record: fn() -> AnyView,
    /// The preview of a link: the short name of its game, and its letters.
    pub linked: fn(&str, &str) -> AnyView,
    /// Their messages.
    sentences: [&'static Sentences; 1],
}

static SCREENS: Screens = Screens {
    set_up,
    play_now,
    welcome,
    play,
    replay,
    review,
    lesson,
    together,
    rules,
    new_tournament,
    tournament,
    today,
    hall,
    settings: settings_screen,
    people,
    open_record,
    linked,
    sentences: [&messages::screens::SENTENCES],
};

thread_local! {
    static LOADED: Cell<Option<&'static Screens>> = const { Cell::new(None) };
    /// The number of fetches in progress.
    static ON_THEIR_WAY: Cell<u32> = const { Cell::new(0) };
}

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(screens, fallible)]
fn fetch() -> Result<&'static Screens, wasm_split_helpers::SplitLoaderError> {
    Ok(&SCREENS)
}

#[cfg(not(split_games))]
async fn fetch() -> Result<&'static Screens, ()> {
    Ok(&SCREENS)
}

/// The screens, if they are loaded.
pub fn loaded() -> Option<&'static Screens> {
    LOADED.get()
}

/// Applies the style sheets of the screens, now or when they arrive.
pub fn apply_sheets() {
    apply_stylesheets(SHEETS);
}

/// Whether the screens are being fetched.
pub fn are_on_their_way() -> bool {
    ON_THEIR_WAY.get() > 0
}

/// Loads the screens, then calls `then`, even on failure. The next call retries. If they are late, `then` is called
/// without them, and again when they arrive.
pub fn load(then: impl Fn() + 'static) {
    if LOADED.get().is_some() {
        return then();
    }
    fetch_stylesheets(SHEETS, || {});
    let came = with_timeout(move |_| then());
    ON_THEIR_WAY.set(ON_THEIR_WAY.get() + 1);
    leptos::task::spawn_local(async move {
        let fetched = fetch().await;
        ON_THEIR_WAY.set(ON_THEIR_WAY.get() - 1);
        let Ok(fetched) = fetched else { return came() };
        language::load(&fetched.sentences, move |_| {
            LOADED.set(Some(fetched));
            came();
        });
    });
}

/// Loads the screens after a while: the shelf comes first, and the first tap need not wait.
pub fn load_soon() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || load(|| {})).forget();
    }
}
