//! The part of the app with what is around the games.

use super::{hall, people, today};
use crate::fetched::{Contents, part};
use crate::messages;
use crate::messages::language::Sentences;
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::daily::Date;

/// The views of the module.
pub struct Club {
    /// The screen with the people of this device.
    pub people: fn() -> AnyView,
    /// The same list, for a dialog.
    pub list: fn() -> AnyView,
    /// Opens the deal of a date, or of today; it begins at once only if somebody tapped to begin it.
    pub enter: fn(Option<Date>, bool) -> AnyView,
    /// The hall of fame at a place in it.
    pub hall: fn(&str) -> AnyView,
    /// The keys of lines of deleted games that cannot be read.
    pub unreadable_results: fn() -> Vec<String>,
    sentences: [&'static Sentences; 3],
}

impl Contents for Club {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

part!(pub CLUB: Club = club, Club {
    people: people::screen,
    list: people::list,
    enter: today::enter,
    hall: hall::hall_at,
    unreadable_results: saves::unreadable_results,
    sentences: [&messages::people::SENTENCES, &messages::today::SENTENCES, &messages::hall::SENTENCES],
});
