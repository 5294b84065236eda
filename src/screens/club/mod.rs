//! What is around the games: the people of this device, today's deal and the hall of fame. They are one part of the app,
//! which is fetched when the first of them is opened.

mod hall;
mod part;
mod people;
mod today;

use super::not_fetched;
use crate::saves::results;
use leptos::prelude::*;
use part::CLUB;
use pentathlon_engine::daily::Date;

/// The screen with the people of this device.
pub fn people() -> AnyView {
    CLUB.view(|club| (club.people)(), not_fetched)
}

/// The same list, for a dialog.
pub fn people_list() -> AnyView {
    CLUB.view(|club| (club.list)(), not_fetched)
}

/// The hall of fame at a place in it: all people, `person/<id>`, `game/<short name>`, or `day/<date>`, the result of that day.
pub fn hall(place: &str) -> AnyView {
    let place = place.to_owned();
    CLUB.view(move |club| (club.hall)(&place), not_fetched)
}

/// Opens today's deal, or that of another date, at its table. It begins at once only if somebody tapped to begin it.
pub fn today(date: Option<Date>, is_tapped: bool) -> AnyView {
    CLUB.view(move |club| (club.enter)(date, is_tapped), not_fetched)
}

/// Adds the keys of lines of deleted games that cannot be read, if there are such lines, as soon as what reads results is here.
pub fn add_unreadable_results(keys: RwSignal<Vec<String>>) {
    if results::is_any() {
        leptos::task::spawn_local(async move {
            if let Some(club) = CLUB.contents().await {
                // The shelf may be gone by then.
                let _ = keys.try_update(|keys| keys.extend((club.unreadable_results)()));
            }
        });
    }
}
