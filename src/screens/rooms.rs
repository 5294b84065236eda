//! Loads the screens that the shelf can do without. In a release they are in a module of their own, with the code that
//! games share, split off the app like the games (`src/games/loader.rs`) and fetched when the first of them is opened.

use super::club::{add_unreadable_results, hall, people, people_list, today};
use super::doors::{Doors, set_doors};
use super::lesson::{lesson, picture, together};
use super::rules::page::rules;
use super::set_up::play_now::play_now;
use super::set_up::play_now_offer::play_now_offer;
use super::set_up::screen::set_up;
use super::settings::screen::settings_screen;
use super::share::{linked, open_record, share_dialog};
use super::story::{replay, story};
use super::table::screen::table_screen;
use super::tournament::{event_strip, new_tournament, tournament};
use crate::browser::{Arrival, wants_little_data};
use crate::fetched::{Contents, part};
use crate::messages;
use crate::messages::language::Sentences;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::daily::Date;

/// How long the app waits before it fetches the screens unasked, in milliseconds.
const REST_MS: u32 = 2_000;

/// The screens that are loaded together.
pub struct Screens {
    /// The set-up of a game.
    pub set_up: fn(&str) -> AnyView,
    /// Opens a new table of a game, with those who played it last.
    pub play_now: fn(&str),
    /// What such a table would be, before it is opened.
    pub play_now_offer: fn(&str) -> AnyView,
    /// A table.
    pub table: fn(&str) -> AnyView,
    /// The replay of a table, from the action of that number.
    pub replay: fn(&str, usize) -> AnyView,
    /// The story of a table.
    pub story: fn(&str) -> AnyView,
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
    /// Today's deal, or that of a date, and whether somebody tapped to begin it.
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
    /// What they open of one another.
    doors: Doors,
    /// Their messages.
    sentences: [&'static Sentences; 1],
}

impl Contents for Screens {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(SCREENS: Screens = screens, Screens {
    set_up,
    play_now,
    play_now_offer,
    table: table_screen,
    replay,
    story,
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
    doors: Doors { position: picture, people: people_list, share: share_dialog, event_strip },
    sentences: [&messages::screens::SENTENCES],
});

/// The shelf.
pub fn shelf() -> AnyView {
    super::shelf::screen::shelf(add_unreadable_results)
}

/// The screens, if they are loaded.
pub fn loaded() -> Option<&'static Screens> {
    SCREENS.here()
}

/// Applies the style sheets of the screens, now or when they arrive.
pub fn apply_stylesheets() {
    SCREENS.apply_stylesheets();
}

/// Whether the screens are being fetched.
pub fn are_on_their_way() -> bool {
    SCREENS.is_on_its_way()
}

/// Loads the screens, then calls `then`, even on failure. The next call retries. If they are late, `then` is called
/// without them, and again when they arrive.
pub fn load(then: impl Fn(Arrival) + 'static) {
    SCREENS.load(move |arrival| {
        if let Some(screens) = SCREENS.here() {
            set_doors(&screens.doors);
        }
        then(arrival);
    });
}

/// Loads the screens after a while: the shelf comes first, and the first tap need not wait.
pub fn load_soon() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || load(|_| {})).forget();
    }
}
