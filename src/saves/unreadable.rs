//! Saves that cannot be read. They stay as they are, no list has them, and a screen offers them as a file.

use super::changes::SaveKind;
use super::small::SmallSaves;
use super::{PREFIX, collection, dailies, guests, people, remove, results, tournaments};
use crate::browser::Storage;

/// Under this key are the keys of saves, one a line, at which the app failed again and again (`src/browser/page/failure.js`).
const ASIDE: &str = "aside";
/// A kind of small saves, and whether a text under an id is one of it.
type Listed = (SaveKind, SmallSaves, fn(&str, &str) -> bool);
/// The kinds of small saves that the shelf lists.
const LISTED: [Listed; 4] = [
    (SaveKind::Tournament, tournaments::SAVES, tournaments::is_readable),
    (SaveKind::Person, people::SAVES, people::is_readable),
    (SaveKind::Date, dailies::SAVES, dailies::is_readable),
    (SaveKind::Guests, guests::SAVES, guests::is_readable),
];

/// The small saves of a kind; `None` of tables.
pub(super) fn small_saves(kind: SaveKind) -> Option<SmallSaves> {
    if kind == SaveKind::Result {
        return Some(results::SAVES);
    }
    LISTED.iter().find(|(of, ..)| *of == kind).map(|(_, saves, _)| *saves)
}

/// The kind of the save under a key: what is not of the others is a table.
pub fn kind_of(key: &str) -> SaveKind {
    match LISTED.iter().find(|(_, saves, _)| key.starts_with(saves.0)) {
        Some((kind, ..)) => *kind,
        None if key.starts_with(results::PREFIX) => SaveKind::Result,
        None => SaveKind::Table,
    }
}

/// The keys of the saves that were set aside.
fn set_aside() -> Vec<String> {
    Storage.get(ASIDE).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// The keys with a prefix in the storage, but for those that were set aside.
pub(super) fn listed(prefix: &str) -> Vec<String> {
    let (mut keys, aside) = (Storage.keys(prefix), set_aside());
    keys.retain(|key| !aside.contains(key));
    keys
}

/// The keys of the small saves of a kind that cannot be read.
fn not_read(saves: SmallSaves, is_readable: fn(&str, &str) -> bool) -> Vec<String> {
    let mut ids = saves.ids();
    ids.retain(|id| saves.text(id).is_some_and(|text| !is_readable(id, &text)));
    ids.into_iter().map(|id| saves.key(&id)).collect()
}

/// The keys of all small saves that should be listed and cannot be read, and of what was set aside. A damaged table has a row of its
/// own on the shelf.
pub fn unreadable() -> Vec<String> {
    let mut found = set_aside();
    for (_, saves, is_readable) in LISTED {
        found.extend(not_read(saves, is_readable));
    }
    found
}

/// The keys of the kept results that cannot be read. The first load has nothing that reads a result, so the hall of fame looks
/// for them.
pub fn unreadable_results() -> Vec<String> {
    not_read(results::SAVES, results::is_readable)
}

/// Saves as a file, as in a backup.
pub fn export_unreadable(keys: &[String]) -> String {
    keys.iter().filter_map(|key| Some(collection::part(key, &Storage.get(key)?))).collect()
}

/// Removes saves.
pub fn remove_unreadable(keys: &[String]) {
    for key in keys {
        match key.strip_prefix(PREFIX) {
            Some(table) => remove(table),
            None => Storage.remove(key),
        }
    }
    let mut aside = set_aside();
    aside.retain(|key| !keys.contains(key));
    if aside.is_empty() {
        take_back();
    } else {
        let _ = Storage.set(ASIDE, &aside.join("\n"));
    }
}

/// Whether anything was set aside.
pub fn is_any_set_aside() -> bool {
    !set_aside().is_empty()
}

/// Lists again what was set aside.
pub fn take_back() {
    Storage.remove(ASIDE);
}

#[cfg(test)]
mod tests {
    use super::{LISTED, SaveKind, kind_of, results, small_saves};

    #[test]
    fn whatever_is_listed_is_read_or_said_to_be_unreadable() {
        let of_results = (SaveKind::Result, results::SAVES, results::is_readable as fn(&str, &str) -> bool);
        let all: Vec<_> = LISTED.into_iter().chain([of_results]).collect();
        assert_eq!(all.len() + 1, SaveKind::COUNT, "all but tables");
        assert!(small_saves(SaveKind::Table).is_none());
        for (kind, saves, is_readable) in all {
            assert_eq!(small_saves(kind).map(|found| found.0), Some(saves.0));
            assert_eq!(kind_of(&saves.key("1a")), kind);
            assert!(!is_readable("2026-11-26", "nobody can read this"), "{kind:?}");
        }
        assert_eq!(kind_of("table/1a"), SaveKind::Table);
        let is_guests = LISTED[3].2;
        assert!(is_guests("1a", "pentathlon guests 1\nname: Ana\nother: Bo\n"));
        for text in [
            "pentathlon guests 2\nname: Ana\n",
            "pentathlon guests 1\nname: Ana\nx: Bo\n",
            "pentathlon guests 1\n",
        ] {
            assert!(!is_guests("1a", text), "{text}");
        }
        assert!(results::is_readable("1a", "result 1 olympics D1\t1 9 0 person Ana\tend\n"));
        assert!(!results::is_readable("1a", "result 1 olympics D1\t1 9999999999 0 person Ana\tend\n"));
    }
}
