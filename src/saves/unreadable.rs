//! Saves that cannot be read. They stay as they are, no list has them, and a screen offers them as a file.

use super::small::SmallSaves;
use super::{PREFIX, collection, dailies, people, remove, tournaments};
use crate::browser::Storage;

/// Under this key are the keys of saves, one a line, at which the app failed again and again (`src/browser/page/failure.js`).
const ASIDE: &str = "aside";

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

/// The keys of all tournaments, people and days that cannot be read, and of what was set aside. A damaged table has a row of its own
/// on the shelf.
pub fn unreadable() -> Vec<String> {
    let mut found = set_aside();
    let mut add = |saves: SmallSaves, is_readable: fn(&str, &str) -> bool| {
        let is_not = |id: &String| saves.text(id).is_some_and(|text| !is_readable(id, &text));
        found.extend(saves.ids().into_iter().filter(is_not).map(|id| saves.key(&id)));
    };
    add(tournaments::SAVES, tournaments::is_readable);
    add(people::SAVES, people::is_readable);
    add(dailies::SAVES, dailies::is_readable);
    found
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
