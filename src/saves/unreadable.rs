//! Saves that cannot be read. They stay as they are, no list has them, and a screen offers them as a file.

use super::aside::{forget, set_aside};
use super::dailies::Day;
use super::kinds::SaveKind;
use super::person::Person;
use super::small::SmallSaves;
use super::{collection, guest, remove};
use crate::browser::Storage;
use pentathlon_engine::daily::Plays;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::tournament::Header;

/// Whether a text is a save of that kind. The first load has nothing that reads a result, and a damaged table has a row of
/// its own on the shelf.
fn is_readable(kind: SaveKind, id: &str, text: &str) -> bool {
    match kind {
        SaveKind::Tournament => Header::read(text).is_some(),
        SaveKind::Person => Person::read(id, text).is_some(),
        SaveKind::Day | SaveKind::Try => Day::read(id).is_some() && text.parse::<Plays>().is_ok(),
        SaveKind::Guests => guest::is_whole(text),
        SaveKind::Table | SaveKind::Result => true,
    }
}

/// Whether a text is a result.
fn is_result(text: &str) -> bool {
    text.parse::<GameResult>().is_ok()
}

/// The keys of the small saves that cannot be read.
fn not_read(saves: SmallSaves, is_readable: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let mut ids = saves.ids();
    ids.retain(|id| saves.text(id).is_some_and(|text| !is_readable(id, &text)));
    ids.into_iter().map(|id| saves.key(&id)).collect()
}

/// The keys of all small saves that should be listed and cannot be read, and of what was set aside.
pub fn unreadable() -> Vec<String> {
    let mut found = set_aside();
    let kinds = SaveKind::ALL.into_iter().filter(|kind| *kind != SaveKind::Result);
    for saves in kinds.filter_map(SmallSaves::of) {
        found.extend(not_read(saves, |id, text| is_readable(saves.0, id, text)));
    }
    found
}

/// The keys of the kept results that cannot be read: the hall of fame looks for them.
pub fn unreadable_results() -> Vec<String> {
    not_read(SmallSaves(SaveKind::Result), |_, text| is_result(text))
}

/// Saves as a file, as in a backup.
pub fn export_unreadable(keys: &[String]) -> String {
    keys.iter().filter_map(|key| Some(collection::part(key, &Storage.get(key)?))).collect()
}

/// Removes saves.
pub fn remove_unreadable(keys: &[String]) {
    for key in keys {
        match SaveKind::split(key) {
            Some((SaveKind::Table, table)) => remove(table),
            _ => Storage.remove(key),
        }
    }
    forget(keys);
}

#[cfg(test)]
mod tests {
    use super::{SaveKind, is_readable, is_result};

    #[test]
    fn whatever_is_listed_is_read_or_said_to_be_unreadable() {
        for kind in SaveKind::ALL {
            let is_read = match kind {
                SaveKind::Result => is_result("nobody can read this"),
                SaveKind::Table => false,
                kind => is_readable(kind, "2026-11-26", "nobody can read this"),
            };
            assert!(!is_read, "{kind:?}");
        }
        assert!(is_readable(SaveKind::Guests, "1a", "pentathlon guests 1\nname: Ana\n"));
        assert!(is_result("result 1 olympics D1\t1 9 0 person Ana\tend\n"));
        assert!(!is_result("result 1 olympics D1\t1 9999999999 0 person Ana\tend\n"));
    }
}
