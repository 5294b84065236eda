//! Import of saves from outside: first what is in a text, then, once a person has agreed, taking it.

use super::changes::{Answers, Change, Here, SaveKind, Write, writes};
use super::collection::{Part, Parts};
use super::comparison::{Comparison, ImportAction, import_action};
use super::person::Person;
use super::unreadable::small_saves;
use super::{
    Slices, dailies, guests, ids, people, record, record_and_summary, remove, results, save_record,
    tournaments,
};
use crate::browser::{database_settled, folded_name, local_date, now};
use leptos::task::spawn_local;
use pentathlon_engine::hall::GameResult;
use std::collections::{BTreeMap, BTreeSet};

/// The maximum number of tables in a text.
pub const MAX_TABLES: usize = 5_000;
/// The maximum number of tournaments in a text.
const MAX_TOURNAMENTS: usize = 200;
/// The maximum number of people in a text.
const MAX_PEOPLE: usize = 500;
/// The maximum number of dates in a text: ten years.
const MAX_DATES: usize = 3_660;
/// The maximum length of all records together, in bytes: browsers store about five million letters, and games go on.
const ROOM: usize = 4_000_000;

/// The saves in a text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Collection {
    /// What would be written.
    pub changes: Vec<Change>,
    /// How many tables are here already.
    pub known: usize,
    /// Whether there are more than [`MAX_TABLES`].
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
        let mut comparison = Comparison::with(here(&mut slices).await);
        let (mut collection, mut guests_there) = (Collection::default(), BTreeMap::new());
        for part in Parts::of(&text) {
            slices.next().await;
            let has_room = |kind, most| comparison.count(kind) < most;
            match part {
                Part::Table(id, record) => {
                    let has_room = has_room(SaveKind::Table, MAX_TABLES);
                    if comparison.is_known(&id, &record) {
                        collection.known += 1;
                    } else if has_room {
                        comparison.table(&id, record);
                    } else {
                        collection.is_too_large = true;
                        break;
                    }
                }
                Part::Tournament(id, text) if has_room(SaveKind::Tournament, MAX_TOURNAMENTS) => {
                    comparison.tournament(&id, &text);
                }
                Part::Person(id, text) if has_room(SaveKind::Person, MAX_PEOPLE) => {
                    comparison.person(&id, &text);
                }
                Part::Date(date, text) if has_room(SaveKind::Date, MAX_DATES) => {
                    comparison.date(&date, &text)
                }
                Part::Result(id, line) if has_room(SaveKind::Result, MAX_TABLES) => {
                    comparison.result(&id, &line);
                }
                Part::Guests(id, text) => {
                    guests_there.insert(id, guests::read(&text));
                }
                _ => {}
            }
        }
        collection.changes = comparison.changes(&guests_there);
        then(collection);
    });
}

/// What is here.
async fn here(slices: &mut Slices) -> Here {
    let small = |ids: Vec<String>, text: fn(&str) -> Option<String>| {
        ids.into_iter().filter_map(move |id| text(&id).map(|text| (id, text)))
    };
    let (mut tables, mut deals) = (BTreeMap::new(), BTreeSet::new());
    for id in ids() {
        slices.next().await;
        let Some((record, summary)) = record_and_summary(&id) else { continue };
        let result = summary.and_then(|summary| summary.result?.parse::<GameResult>().ok());
        deals.extend(result.map(|result| result.deal));
        tables.insert(id, record);
    }
    let now = now();
    Here {
        tables,
        deals,
        tournaments: small(tournaments::ids(), tournaments::text).collect(),
        people: people::all(),
        dates: small(dailies::ids(), dailies::text)
            .filter_map(|(date, text)| Some((date.parse().ok()?, text)))
            .collect(),
        results: small(results::ids(), results::text).collect(),
        today: local_date(now).and_then(|date| date.parse().ok()),
        now,
        fold: folded_name,
    }
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
        // What is said to be here survives whatever comes.
        database_settled().await;
        then(imported);
    });
}

/// Saves what was shown, unless something else is there by now: another tab may have changed it.
fn make(write: &Write<'_>) -> Made {
    let Change { kind, id, before, after, .. } = write.change;
    let small = small_saves(*kind);
    let here = match (kind, small) {
        // Read and written again, as it was compared.
        (SaveKind::Person, Some(saves)) => saves.text(id).map(|text| match Person::read(id, &text) {
            Some(person) => person.to_string(),
            None => text,
        }),
        (_, Some(saves)) => saves.text(id),
        (_, None) => record(id),
    };
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
    if save_record(id, after) {
        return Made::Saved;
    }
    if before.is_none() {
        remove(id);
    }
    Made::NoRoom
}

/// The id of the save that has everything of a record, if there is one. Times do not matter: a link has none.
pub fn find(wanted: &str) -> Option<String> {
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
