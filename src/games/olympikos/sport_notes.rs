//! A note on each sport: messages fetched with the pictures when a table first needs them.

use crate::messages::{language, olympikosnotes};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::Sport;
use std::cell::Cell;

thread_local! {
    static REQUESTED: Cell<bool> = const { Cell::new(false) };
    static LOADED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Fetches the notes, unless they are loaded or being fetched. After a failure the next call tries again.
pub fn preload() {
    if REQUESTED.replace(true) {
        return;
    }
    language::load(&[&olympikosnotes::SENTENCES], |outcome| match outcome {
        Ok(()) => LOADED.with(|loaded| loaded.set(true)),
        Err(_) => REQUESTED.set(false),
    });
}

/// The note on a sport; `None` until the notes are loaded. Readers are notified when they arrive.
pub fn sport_note(sport: Sport) -> Option<&'static str> {
    preload();
    LOADED.with(|loaded| loaded.get()).then(|| olympikosnotes::NOTE.get(sport.index())?.text())?
}

#[cfg(test)]
mod tests {
    use pentathlon_engine::games::olympikos::Sport;

    /// The notes are not compiled in.
    const FILE: &str = include_str!("../../../lang/en/olympikosnotes.ftl");

    #[test]
    fn every_sport_has_a_note_in_the_order_of_the_sports() {
        let ids: Vec<&str> =
            FILE.lines().filter_map(|line| line.strip_prefix("note-")?.split(" = ").next()).collect();
        assert_eq!(ids, Sport::all().map(|sport| sport.id().replace('_', "-")).collect::<Vec<_>>());
    }

    #[test]
    fn a_note_is_a_sentence_of_at_most_120_characters() {
        for note in FILE.lines().filter_map(|line| line.strip_prefix("note-")?.split_once(" = ")) {
            assert!((30..=120).contains(&note.1.chars().count()) && note.1.ends_with('.'), "{note:?}");
        }
    }
}
