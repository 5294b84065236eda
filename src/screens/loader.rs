//! Loads the screens that the shelf does without. In a release they are a module of their own, split off the app as the
//! games are (`src/games/loader.rs`), and fetched when the first of them is opened.

use super::{linked, open_record, play, replay, review, rules, set_up, settings_screen};
use crate::browser::wants_little_data;
use crate::messages;
use crate::messages::language::{self, Sentences};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::cell::Cell;

/// How long the app waits before it fetches them if nobody has opened one, in milliseconds.
const REST_MS: u32 = 2_000;

/// The screens that are loaded together.
pub struct Screens {
    /// The set-up of a game.
    pub set_up: fn(&str) -> AnyView,
    /// A table.
    pub play: fn(&str) -> AnyView,
    /// The replay of a table, from the action of that number on.
    pub replay: fn(&str, usize) -> AnyView,
    /// The review of a table.
    pub review: fn(&str) -> AnyView,
    /// The rules of a game.
    pub rules: fn(&str) -> AnyView,
    /// The settings.
    pub settings: fn() -> AnyView,
    /// A record that is opened.
    pub open_record: fn() -> AnyView,
    /// What a link holds: the short name of its game, and its letters.
    pub linked: fn(&str, &str) -> AnyView,
    /// What they say.
    sentences: [&'static Sentences; 2],
}

static SCREENS: Screens = Screens {
    set_up,
    play,
    replay,
    review,
    rules,
    settings: settings_screen,
    open_record,
    linked,
    sentences: [&messages::screens::SENTENCES, &messages::review::SENTENCES],
};

thread_local! {
    static LOADED: Cell<Option<&'static Screens>> = const { Cell::new(None) };
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

/// Loads the screens, then calls `then`, even if they could not be fetched. The next call asks for them again.
pub fn load(then: impl FnOnce() + 'static) {
    if LOADED.get().is_some() {
        return then();
    }
    leptos::task::spawn_local(async move {
        let Ok(fetched) = fetch().await else { return then() };
        language::load(&fetched.sentences, move |_| {
            LOADED.set(Some(fetched));
            then();
        });
    });
}

/// Loads the screens after a while, so that the shelf comes first and the first tap need not wait.
pub fn load_soon() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || load(|| {})).forget();
    }
}
