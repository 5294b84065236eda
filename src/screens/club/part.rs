//! What is around the games: the people of this device, the deal for today and the hall of fame. They are one module, which is
//! fetched when the first of them is opened.

use super::today::DayResult;
use super::{hall, people, today};
use crate::messages;
use crate::messages::language::Sentences;
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::daily::Date;

/// The views of the module.
pub struct Home {
    /// The screen with the people of this device.
    pub people: fn() -> AnyView,
    /// The same list, for a dialog.
    pub list: fn() -> AnyView,
    /// Opens the deal of a date, or of today; it begins at once only if somebody tapped to begin it.
    pub opening: fn(Option<Date>, bool) -> AnyView,
    /// The dialog with the result of a day, and what closes it.
    pub result: fn(&DayResult, Callback<()>) -> AnyView,
    /// The hall of fame at a place in it.
    pub hall: fn(&str) -> AnyView,
    /// The keys of the kept results that cannot be read.
    pub unreadable_results: fn() -> Vec<String>,
    /// The sentences.
    pub sentences: [&'static Sentences; 3],
}

static HOME: Home = Home {
    people: people::screen,
    list: people::list,
    opening: today::opening,
    result: today::dialog,
    hall: hall::hall_at,
    unreadable_results: saves::unreadable_results,
    sentences: [&messages::people::SENTENCES, &messages::today::SENTENCES, &messages::hall::SENTENCES],
};

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(home, fallible)]
fn load_home() -> Result<&'static Home, wasm_split_helpers::SplitLoaderError> {
    Ok(&HOME)
}

/// Fetches the module; `None` if that fails.
#[cfg(split_games)]
pub async fn fetch() -> Option<&'static Home> {
    load_home().await.ok()
}

/// The module is a part of the app.
#[cfg(not(split_games))]
pub async fn fetch() -> Option<&'static Home> {
    Some(&HOME)
}
