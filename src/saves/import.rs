//! Import of saves from outside: first what is in a text, then, once a person has agreed, taking it.

use super::collection::{Part, Parts};
use super::metadata::checksum;
use super::{Slices, dailies, ids, new_id, people, record, remove, results, save_record, tournaments};
use crate::browser::database_settled;
use leptos::task::spawn_local;
use pentathlon_engine::daily::{Date, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::{read_game, read_players};
use pentathlon_engine::tournament::Tournament;
use std::collections::BTreeSet;

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
/// The maximum length of an id.
const LONGEST_ID: usize = 64;

/// A save in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Its id; empty if it has none that can be part of an address.
    pub id: String,
    /// Its record.
    pub record: String,
}

/// The saves in a text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Collection {
    /// Those that are new here, or longer than here.
    pub tables: Vec<Found>,
    /// The tournaments that are new here, or have gone on.
    pub tournaments: Vec<Found>,
    /// The people who are new here, or of whom more is known.
    pub people: Vec<Found>,
    /// What was played of the deals of dates, if any of it is new here.
    pub dates: Vec<(Date, Plays)>,
    /// The kept results that are new here.
    pub results: Vec<Found>,
    /// How many others are here already.
    pub known: usize,
    /// Whether there are more than [`MAX_TABLES`].
    pub is_too_large: bool,
}

/// What became of the saves of a collection.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Imported {
    /// How many were taken.
    pub taken: usize,
    /// For how many there was no room.
    pub left_out: usize,
}

/// Reads the saves of a text, then calls `then`. Nothing is stored. Long texts are read in slices, so that the page
/// stays responsive.
pub fn read_collection(text: String, then: impl FnOnce(Collection) + 'static) {
    spawn_local(async move {
        let mut known = Known::default();
        let mut collection = Collection::default();
        let mut slices = Slices::default();
        for part in Parts::of(&text) {
            slices.next().await;
            let (id, record) = match part {
                Part::Table(id, record) if is_readable(&record) => (id, record),
                Part::Tournament(id, record) if collection.tournaments.len() < MAX_TOURNAMENTS => {
                    let found = Found { id, record };
                    collection.tournaments.extend(tournament_action(&found).is_some().then_some(found));
                    continue;
                }
                Part::Person(id, record) if collection.people.len() < MAX_PEOPLE => {
                    let found = Found { id, record };
                    collection.people.extend(person_from(&found).is_some().then_some(found));
                    continue;
                }
                Part::Date(date, plays) if collection.dates.len() < MAX_DATES => {
                    collection.dates.extend(new_plays(&date, &plays));
                    continue;
                }
                Part::Result(id, record) if collection.results.len() < MAX_TABLES => {
                    let is_new = results::place(&id, &record).is_some();
                    collection.results.extend(is_new.then_some(Found { id, record }));
                    continue;
                }
                _ => continue,
            };
            let found = Found { id: if is_id(&id) { id } else { String::new() }, record };
            if known.action(&found) == ImportAction::Keep {
                collection.known += 1;
                continue;
            }
            if collection.tables.len() == MAX_TABLES {
                collection.is_too_large = true;
                break;
            }
            known.0.insert(checksum(&found.record));
            collection.tables.push(found);
        }
        then(collection);
    });
}

/// Takes the saves that a person has agreed to, as far as there is room, then calls `then`.
pub fn import(collection: Collection, then: impl FnOnce(Imported) + 'static) {
    let Collection { tables, tournaments, people, dates, results, .. } = collection;
    spawn_local(async move {
        let known = Known::default();
        let mut used = ids().iter().filter_map(|id| record(id)).map(|record| record.len()).sum::<usize>();
        let mut imported = Imported::default();
        let mut slices = Slices::default();
        for found in tables {
            slices.next().await;
            let action = known.action(&found);
            if action == ImportAction::Keep {
                continue;
            }
            used += found.record.len();
            if used <= ROOM && take(&found, action) {
                imported.taken += 1;
            } else {
                imported.left_out += 1;
            }
        }
        for found in tournaments {
            if let Some((id, tournament)) = tournament_action(&found) {
                tournaments::save(&id, &tournament.to_string());
            }
        }
        for found in people {
            if let Some(person) = person_from(&found) {
                people::save(&person);
            }
        }
        dates.into_iter().for_each(|(date, plays)| dailies::merge(date, plays));
        for found in results {
            if let Some(id) = results::place(&found.id, &found.record) {
                results::keep(&id, found.record.trim_end());
            }
        }
        // What is said to be here survives whatever comes.
        database_settled().await;
        then(imported);
    });
}

/// Saves one table. Returns whether there was room.
fn take(found: &Found, action: ImportAction) -> bool {
    if action == ImportAction::Replace {
        return save_record(&found.id, &found.record);
    }
    let is_free = !found.id.is_empty() && record(&found.id).is_none();
    let id = if is_free { found.id.clone() } else { new_id() };
    let is_saved = save_record(&id, &found.record);
    if !is_saved {
        remove(&id);
    }
    is_saved
}

/// A tournament with the id under which it is to be saved; `None` if it is here already, or is none. One that went on elsewhere
/// takes the place of what it was, whatever its id.
fn tournament_action(found: &Found) -> Option<(String, Tournament)> {
    let new: Tournament = found.record.parse().ok()?;
    for id in tournaments::ids() {
        let Some(here) = tournaments::text(&id).and_then(|text| text.parse::<Tournament>().ok()) else {
            continue;
        };
        if here.continues(&new) {
            return None;
        }
        if new.continues(&here) {
            return Some((id, new));
        }
    }
    let is_free = is_id(&found.id) && tournaments::text(&found.id).is_none();
    Some((if is_free { found.id.clone() } else { new_id() }, new))
}

/// A person as they are to be saved; `None` if everything of them is here already, or this is nobody.
fn person_from(found: &Found) -> Option<people::Person> {
    if is_id(&found.id) { people::joined(&found.id, &found.record) } else { None }
}

/// What a text has of a date; `None` if all of it is here already, or it cannot be read.
fn new_plays(date: &str, plays: &str) -> Option<(Date, Plays)> {
    let (date, plays): (Date, Plays) = (date.parse().ok()?, plays.parse().ok()?);
    let here = dailies::plays(date);
    let mut merged = here.clone();
    merged.merge(plays.clone());
    (merged != here).then_some((date, plays))
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

/// Whether a record has players and a game of the shelf.
fn is_readable(record: &str) -> bool {
    let game = read_game(record).unwrap_or_default();
    let players = read_players(record).len();
    shelf().iter().any(|facts| facts.id == game && facts.seats.contains(&players))
}

/// Whether an id can be part of an address, as generated ids can.
pub(super) fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len())
        && id.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

/// The checksums of all known records.
struct Known(BTreeSet<u64>);

impl Default for Known {
    fn default() -> Self {
        Self(ids().iter().filter_map(|id| record(id)).map(|record| checksum(&record)).collect())
    }
}

impl Known {
    fn action(&self, found: &Found) -> ImportAction {
        let here = Some(&found.id).filter(|id| !id.is_empty()).and_then(|id| record(id));
        match here.map_or(ImportAction::Add, |here| import_action(&here, &found.record)) {
            ImportAction::Add if self.0.contains(&checksum(&found.record)) => ImportAction::Keep,
            action => action,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ImportAction {
    /// The save here has all of it.
    Keep,
    /// It continues the save here.
    Replace,
    /// It is another one. If its id is taken, both stay.
    Add,
}

/// What to do with an imported save whose id exists: the longer record wins if it continues the other.
fn import_action(here: &str, new: &str) -> ImportAction {
    let body = |record: &str| record.strip_suffix("end\n").unwrap_or(record).to_owned();
    if here.starts_with(&body(new)) {
        ImportAction::Keep
    } else if new.starts_with(&body(here)) && new.ends_with("\nend\n") {
        ImportAction::Replace
    } else {
        ImportAction::Add
    }
}

#[cfg(test)]
mod tests {
    use super::{ImportAction, import_action, is_id, is_readable, timeless};

    fn record(entries: usize) -> String {
        format!("pentathlon record 1\ngame: olympics\n--\n{}end\n", "0 pass @1\n".repeat(entries))
    }

    #[test]
    fn an_id_that_no_address_can_have_is_none() {
        assert!(["t", "18f3a2b4c5d", "0001x"].into_iter().all(is_id));
        for id in ["", "A1", "a b", "a/b", "../a", "é", "a\r", &"a".repeat(65)] {
            assert!(!is_id(id), "{id:?}");
        }
    }

    #[test]
    fn of_two_the_longer_one_stays_and_different_ones_both_do() {
        assert_eq!(import_action(&record(4), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(5), &record(4)), ImportAction::Keep);
        assert_eq!(import_action(&record(4), &record(5)), ImportAction::Replace);
        let torn = record(5);
        assert_eq!(
            import_action(&record(4), &torn[..torn.len() - 2]),
            ImportAction::Add,
            "a torn one replaces nothing"
        );
        assert_eq!(import_action(&record(4), &record(5).replace("pass", "bid")), ImportAction::Add);
    }

    #[test]
    fn times_do_not_make_another_record() {
        assert_eq!(
            timeless("seat 0: person a @b\n0 pass @1\nend\n"),
            timeless("seat 0: person a @c\n0 pass @20\nend\n")
        );
        assert_ne!(timeless(&record(2)), timeless(&record(3)));
    }

    #[test]
    fn only_a_record_with_players_and_a_game_of_the_shelf_is_readable() {
        let record = |game: &str, seat: &str| format!("pentathlon record 1\ngame: {game}\n{seat}\n--\nend\n");
        assert!(is_readable(&record("olympics", "seat 0: person Ana\nseat 1: person Bo")));
        assert!(!is_readable(&record("chess", "seat 0: person Ana")));
        assert!(!is_readable(&record("olympics", "seat 0: nobody")));
        assert!(!is_readable("pentathlon record x"));
    }
}
