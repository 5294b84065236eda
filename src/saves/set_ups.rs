//! Who sat where when a game was last set up, and with which options: kept for the next time. The set-up reads all of it
//! (`src/screens/set_up/stored_set_up.rs`), the shelf only the names.

use crate::browser::Storage;
use pentathlon_engine::table::USUAL_NAMES;

/// How many play before anybody has said so. Every game can be played by that many.
const USUAL_SEATS: usize = 3;

/// The set-up of a game as it was saved; `None` before the first time.
pub fn of(game: &str) -> Option<String> {
    Storage.get(&key(game))
}

/// Saves the set-up of a game. If that fails, it is as usual next time.
pub fn save(game: &str, form: &str) {
    let _ = Storage.set(&key(game), form);
}

/// The names at a game's first table: that person's, or a usual one if it is empty, and those of computers.
pub fn usual_names(person: &str) -> Vec<&str> {
    let [first, others @ ..] = &USUAL_NAMES;
    let mut names = Vec::from([if person.is_empty() { first } else { person }]);
    for name in others {
        if *name != person && names.len() < USUAL_SEATS {
            names.push(name);
        }
    }
    names
}

fn key(game: &str) -> String {
    format!("setup/{game}")
}
