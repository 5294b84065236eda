//! A note on each sport, fetched beside the app with the pictures.

use crate::messages::{language, olympikosnotes};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Sport;
use std::cell::Cell;

/// Whether the notes are here. They live as long as the page, so all tables share them.
struct SportNotes {
    requested: Cell<bool>,
    loaded: ArcRwSignal<bool>,
}

thread_local! {
    static NOTES: SportNotes =
        SportNotes { requested: Cell::new(false), loaded: ArcRwSignal::new(false) };
}

/// Fetches the notes, if they are not here. After a failure the next call tries again.
pub fn preload() {
    if NOTES.with(|notes| notes.requested.replace(true)) {
        return;
    }
    language::load(&[&olympikosnotes::SENTENCES], |outcome| {
        NOTES.with(|notes| match outcome {
            Ok(()) => notes.loaded.set(true),
            Err(_) => notes.requested.set(false),
        });
    });
}

/// The note on a sport; nothing as long as the notes are not here. What reads it is notified when they come.
pub fn sport_note(sport: Sport) -> Option<&'static str> {
    preload();
    NOTES.with(|notes| notes.loaded.track());
    olympikosnotes::NOTE.get(sport.index())?.text()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_note_is_a_sentence_of_at_most_120_characters() {
        let notes = include_str!("../../../lang/en/olympikosnotes.ftl");
        for (id, note) in notes.lines().filter_map(|line| line.split_once(" = ")) {
            assert!((30..=120).contains(&note.chars().count()), "{id}: {note}");
            assert!(note.ends_with('.'), "{id}: {note}");
        }
    }
}
