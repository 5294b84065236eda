//! Import of saves from outside: first what is in a text, then, once a person has agreed, taking it.

use super::changes::{Answers, Change, Write, writes};
use super::collection::Finds;
use super::comparison::Comparison;
use super::here::Here;
use super::import_action::{ImportAction, import_action};
use super::kinds::SaveKind;
use super::small::SmallSaves;
use super::{Slices, guests, ids, people, record, remove, save};
use crate::browser::{database_settled, folded_name};
use leptos::task::spawn_local;

/// The maximum length of all records together, in bytes: browsers store about five million letters, and games go on.
const ROOM: usize = 4_000_000;

/// The saves in a text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Collection {
    /// What would be written.
    pub changes: Vec<Change>,
    /// How many tables are here already.
    pub known: usize,
    /// Whether there are more than [`super::MAX_TABLES`].
    pub is_too_large: bool,
}

/// What became of the saves of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Imported {
    /// How many tables were taken.
    pub taken: usize,
    /// For how many there was no room.
    pub left_out: usize,
    /// How many other saves were taken.
    pub others: usize,
    /// Whether something stays because it is no longer what was shown.
    pub is_any_changed: bool,
}

/// What became of one of them.
enum Made {
    Saved,
    NoRoom,
    ChangedMeanwhile,
}

/// Reads the saves of a text, then calls `then`. Nothing is stored. Long texts are read in slices, so that the page
/// stays responsive.
pub fn read_collection(text: String, then: impl FnOnce(Collection) + 'static) {
    spawn_local(async move {
        let mut slices = Slices::default();
        let mut comparison = Comparison::with(Here::read(&mut slices).await);
        let mut collection = Collection::default();
        for found in Finds::of(&text) {
            slices.next().await;
            let is_table = found.kind == SaveKind::Table;
            if is_table && comparison.is_known(&found.id, &found.text) {
                collection.known += 1;
            } else if comparison.has_room(found.kind) {
                comparison.join(&found);
            } else if is_table {
                collection.is_too_large = true;
                break;
            }
        }
        collection.changes = comparison.changes();
        then(collection);
    });
}

/// Takes the saves to which somebody has agreed, each only as it was shown and as far as there is room, then calls `then`.
pub fn import(collection: Collection, answers: Answers, then: impl FnOnce(Imported) + 'static) {
    spawn_local(async move {
        let mut used = ids().iter().filter_map(|id| record(id)).map(|record| record.len()).sum::<usize>();
        let mut imported = Imported::default();
        let mut slices = Slices::default();
        for write in writes(&collection.changes, &answers, &people::all(), folded_name) {
            slices.next().await;
            let is_table = write.change.kind == SaveKind::Table;
            used += if is_table { write.change.after.len() } else { 0 };
            match if used <= ROOM { make(&write) } else { Made::NoRoom } {
                Made::Saved if is_table => imported.taken += 1,
                Made::Saved => imported.others += 1,
                Made::NoRoom => imported.left_out += usize::from(is_table),
                Made::ChangedMeanwhile => imported.is_any_changed = true,
            }
        }
        // What is said to be here survives whatever comes: many games take a slow device some seconds.
        database_settled(20_000).await;
        then(imported);
    });
}

/// Saves what was shown, unless something else is there by now: another tab may have changed it.
fn make(write: &Write<'_>) -> Made {
    let Change { kind, id, before, after, .. } = write.change;
    let small = SmallSaves::of(*kind);
    let here = small.map_or_else(|| record(id), |saves| saves.text(id));
    if here != *before {
        return Made::ChangedMeanwhile;
    }
    if !write.guests.is_empty() {
        guests::save(id, &write.guests);
    }
    if let Some(saves) = small {
        saves.save(id, after);
        return Made::Saved;
    }
    if save(id, after, None).is_ok() {
        return Made::Saved;
    }
    if before.is_none() {
        remove(id);
    }
    Made::NoRoom
}

/// The id of the save that has everything of a record, if there is one. Times do not matter: a link has none.
pub fn id_of_record(wanted: &str) -> Option<String> {
    let wanted = timeless(wanted);
    let head = wanted.split_once("\n--\n")?.0;
    ids().into_iter().find(|id| {
        record(id).is_some_and(|here| {
            let here = timeless(&here);
            here.starts_with(head) && import_action(&here, &wanted) == ImportAction::Keep
        })
    })
}

/// A record without the times of its actions.
fn timeless(record: &str) -> String {
    record
        .lines()
        .flat_map(|line| [line.rsplit_once(" @").map_or(line, |(action, _)| action), "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::timeless;

    fn record(entries: usize) -> String {
        format!("pentathlon record 1\ngame: olympics\n--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    #[test]
    fn times_do_not_make_another_record() {
        assert_eq!(
            timeless("seat 0: person a @b\n0 pass @1\nend\n"),
            timeless("seat 0: person a @c\n0 pass @20\nend\n")
        );
        assert_ne!(timeless(&record(2)), timeless(&record(3)));
    }
}
