//! Saves at which the app failed again and again (`src/browser/page/failure.js`). They stay where they are, and no list
//! has them until they are read again.

use crate::browser::Storage;

/// Under this key are the keys of these saves, one a line.
const ASIDE: &str = "aside";

/// The keys of the saves that were set aside.
pub(super) fn set_aside() -> Vec<String> {
    Storage.get(ASIDE).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// The ids of the saves in the storage whose keys begin so, latest first, but for those that were set aside.
pub(super) fn listed(prefix: &str) -> Vec<String> {
    let (keys, aside) = (Storage.keys(prefix), set_aside());
    let mut ids: Vec<String> = Vec::new();
    for key in keys.iter().filter(|key| !aside.contains(key)) {
        if let Some(id) = key.strip_prefix(prefix)
            && let Err(place) = ids.binary_search_by(|other| id.cmp(other))
        {
            ids.insert(place, id.to_owned());
        }
    }
    ids
}

/// Sets no save with these keys aside any longer: they are gone.
pub(super) fn forget(keys: &[String]) {
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
