//! The tournaments on this device. They are small saves (`docs/saves.md`): a text under a key in local storage and in the
//! database of such. Their tables are saves of their own.

use crate::browser::Storage;
use pentathlon_engine::tournament::Header;
use std::cell::RefCell;

/// The key prefix of a tournament.
pub(super) const PREFIX: &str = "tournament/";

thread_local! {
    /// The ids and texts that the storage has refused; they last as long as the page.
    static REFUSED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The storage key of a tournament.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// The text of a tournament.
pub fn text(id: &str) -> Option<String> {
    let refused = || REFUSED.with_borrow(|all| Some(all.iter().find(|(its, _)| its == id)?.1.clone()));
    refused().or_else(|| Storage.get(&key(id)))
}

/// Saves a tournament.
pub fn save(id: &str, text: &str) {
    REFUSED.with_borrow_mut(|all| all.retain(|(its, _)| its != id));
    if Storage.set(&key(id), text).is_err() {
        REFUSED.with_borrow_mut(|all| all.push((id.to_owned(), text.to_owned())));
    }
}

/// Removes a tournament. Its tables stay.
pub fn remove(id: &str) {
    REFUSED.with_borrow_mut(|all| all.retain(|(its, _)| its != id));
    Storage.remove(&key(id));
}

/// The ids of all tournaments, latest first.
pub fn ids() -> Vec<String> {
    let refused = REFUSED.with_borrow(|all| all.iter().map(|(id, _)| id.clone()).collect::<Vec<_>>());
    let stored = Storage.keys(PREFIX);
    let stored = stored.iter().filter_map(|key| key.strip_prefix(PREFIX)).map(str::to_owned);
    let mut ids: Vec<String> = Vec::new();
    for id in stored.chain(refused) {
        if let Err(place) = ids.binary_search_by(|other| id.cmp(other)) {
            ids.insert(place, id);
        }
    }
    ids
}

/// What lists show of all tournaments that can be read, latest first.
pub fn headers() -> Vec<(String, Header)> {
    let read = |id: String| {
        let header = Header::read(&text(&id)?)?;
        Some((id, header))
    };
    ids().into_iter().filter_map(read).collect()
}

/// The tournament to which a table belongs.
pub fn of_table(table: &str) -> Option<String> {
    let has = |header: &Header| header.rounds.iter().any(|[_, its]| its == table);
    headers().into_iter().find(|(_, header)| has(header)).map(|(id, _)| id)
}
