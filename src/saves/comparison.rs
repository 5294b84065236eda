//! Compares saves from outside with those that are here, and finds what they would change (`changes.rs`).

use super::changes::{Change, Here, SaveKind};
use super::guests::{Guest, Who};
use super::metadata::checksum;
use super::people::with_name;
use super::person::Person;
use pentathlon_engine::daily::{Date, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::{Kind, Moment, Player, read_game, read_players};
use pentathlon_engine::tournament::Tournament;
use std::collections::{BTreeMap, BTreeSet};

/// The maximum length of an id.
const LONGEST_ID: usize = 64;

/// Compares saves with those that are here, one after the other.
pub struct Comparison {
    /// What is here, with all that was found so far.
    here: Here,
    /// The checksums of all known records.
    records: BTreeSet<u64>,
    changes: Vec<Change>,
    /// How many there are of each kind.
    counts: [usize; SaveKind::COUNT],
    /// The place of the change of each save.
    places: BTreeMap<(SaveKind, String), usize>,
    /// The ids that the changes have where they come from.
    ids_there: Vec<String>,
}

impl Comparison {
    /// Compares with what is here.
    pub fn with(here: Here) -> Self {
        let records = here.tables.values().map(|record| checksum(record)).collect();
        let counts = [0; SaveKind::COUNT];
        Self { here, records, changes: Vec::new(), counts, places: BTreeMap::new(), ids_there: Vec::new() }
    }

    /// All changes. `guests` are by the ids where all comes from; whoever is a person there is the one who comes along.
    pub fn changes(self, guests: &BTreeMap<String, Vec<Guest>>) -> Vec<Change> {
        let mut changes = self.changes;
        let person = |(change, id): (&Change, &String)| {
            (change.kind == SaveKind::Person).then(|| (id.clone(), change.id.clone()))
        };
        let people: BTreeMap<String, String> =
            changes.iter().zip(&self.ids_there).filter_map(person).collect();
        let here = |Guest { name, who }: &Guest| {
            let who = match who {
                Who::Person(there) => Who::Person(people.get(there)?.clone()),
                other => other.clone(),
            };
            Some(Guest { name: name.clone(), who })
        };
        for (change, id) in changes.iter_mut().zip(&self.ids_there) {
            if change.kind != SaveKind::Person
                && let Some(guests) = guests.get(id)
            {
                change.guests = guests.iter().filter_map(here).collect();
            }
        }
        changes
    }

    /// How many saves of a kind would be written.
    pub fn count(&self, kind: SaveKind) -> usize {
        self.counts[kind as usize]
    }

    /// Whether a save is new here, and from the same text.
    fn is_new(&self, kind: SaveKind, id: &str) -> bool {
        let change = self.places.get(&(kind, id.to_owned())).and_then(|&place| self.changes.get(place));
        change.is_some_and(|change| change.before.is_none())
    }

    /// A save that came twice is one change.
    fn add(
        &mut self,
        kind: SaveKind,
        [there, id]: [&str; 2],
        before: Option<String>,
        after: String,
        is_asked: bool,
    ) {
        let place = self.places.get(&(kind, id.to_owned())).copied();
        if let Some(known) = place.and_then(|place| self.changes.get_mut(place)) {
            known.after = after;
            known.is_asked |= is_asked;
            return;
        }
        self.places.insert((kind, id.to_owned()), self.changes.len());
        self.ids_there.push(there.to_owned());
        self.counts[kind as usize] += 1;
        self.changes.push(Change { kind, id: id.to_owned(), before, after, is_asked, guests: Vec::new() });
    }

    /// An id that nothing here has: the one it has there, if possible.
    fn free_id(&self, there: &str, is_taken: impl Fn(&str) -> bool) -> String {
        let mut id = if is_id(there) { there.to_owned() } else { format!("{:x}", self.here.now.ms()) };
        while is_taken(&id) {
            // Of two of one moment the later one has a longer id.
            id.push('x');
        }
        if is_id(&id) { id } else { self.free_id("", is_taken) }
    }

    /// Whether a table is here already, or has been found.
    pub fn is_known(&self, there: &str, record: &str) -> bool {
        let here = self.here.tables.get(there).map(|here| import_action(here, record));
        match here.unwrap_or(ImportAction::Add) {
            ImportAction::Keep => true,
            ImportAction::Replace => false,
            ImportAction::Add => self.records.contains(&checksum(record)),
        }
    }

    /// A table that is not known.
    pub fn table(&mut self, there: &str, record: String) {
        if !is_readable(&record) || self.is_known(there, &record) {
            return;
        }
        let here = self.here.tables.get(there);
        let goes_on = |here: &&String| import_action(here, &record) == ImportAction::Replace;
        let (id, before) = match here.filter(goes_on) {
            Some(here) => (there.to_owned(), Some(here.clone())),
            None => (self.free_id(there, |id| self.here.tables.contains_key(id)), None),
        };
        self.records.insert(checksum(&record));
        self.here.tables.insert(id.clone(), record.clone());
        let is_asked = before.is_some() && !self.is_new(SaveKind::Table, &id);
        self.add(SaveKind::Table, [there, &id], before, record, is_asked);
    }

    /// A tournament. The games that it has begun elsewhere are added to it here, whatever its id; one that counts games that are
    /// here takes these from the shelf.
    pub fn tournament(&mut self, there: &str, text: &str) {
        let Ok(mut new) = text.parse::<Tournament>() else { return };
        let mut known = None;
        for (id, text) in &self.here.tournaments {
            let Ok(here) = text.parse::<Tournament>() else { continue };
            if let Some(joined) = here.joined(&new) {
                if joined.rounds == here.rounds {
                    return;
                }
                known = Some((id.clone(), text.clone()));
                new = joined;
                break;
            }
        }
        let takes =
            |table: &String| self.here.tables.contains_key(table) && !self.is_new(SaveKind::Table, table);
        let is_asked = known.as_ref().is_some_and(|(id, _)| !self.is_new(SaveKind::Tournament, id))
            || new.rounds.iter().any(|round| takes(&round.table));
        let (id, before) = match known {
            Some((id, text)) => (id, Some(text)),
            None => (self.free_id(there, |id| self.here.tournaments.contains_key(id)), None),
        };
        let after = new.to_string();
        self.here.tournaments.insert(id.clone(), after.clone());
        self.add(SaveKind::Tournament, [there, &id], before, after, is_asked);
    }

    /// A person. Whoever has a name of somebody here is asked about; names of others are left out.
    pub fn person(&mut self, there: &str, text: &str) {
        let fold = self.here.fold;
        let Some(mut new) = Person::read(there, text).filter(|_| is_id(there)) else { return };
        let people = &self.here.people;
        new.names = new.names.iter().map(|name| Player::new(name, Kind::Person).name().to_owned()).collect();
        new.names.retain(|name| !name.is_empty());
        let own = new.names.iter().find_map(|name| with_name(people, name, fold)).cloned();
        new.names
            .retain(|name| with_name(people, name, fold).is_none_or(|other| Some(other) == own.as_ref()));
        let (before, after) = match own {
            None if new.names.is_empty() => return,
            Some(own) => {
                let joined = Person::joined(&own, &new, |one, other| fold(one) == fold(other));
                let seen = |person: &Person| (person.names.clone(), person.colour, person.shape);
                if seen(&joined) == seen(&own) {
                    return;
                }
                (Some(own), joined)
            }
            None => {
                let id = self.free_id(there, |id| people.iter().any(|person| person.id == id));
                // Nobody from elsewhere is the one who played last here.
                let before = |person: &Person| Moment::from_ms(person.last_played.ms().saturating_sub(1));
                let last = people.iter().map(before).max();
                let last_played = new.last_played.min(last.unwrap_or(self.here.now));
                (None, Person { id, last_played, ..new })
            }
        };
        self.here.people.retain(|person| person.id != after.id);
        self.here.people.push(after.clone());
        let is_asked = before.is_some() && !self.is_new(SaveKind::Person, &after.id);
        let before = before.map(|person| person.to_string());
        self.add(SaveKind::Person, [there, &after.id], before, after.to_string(), is_asked);
    }

    /// What was played of a date. Nothing of it changes what counts here, unless that is said: today's deal is not over by it, a
    /// day that has been played stays as it was, and no game of this device becomes a repeat.
    pub fn date(&mut self, date: &str, text: &str) {
        let (Ok(date), Ok(new)) = (date.parse::<Date>(), text.parse::<Plays>()) else { return };
        let Some(today) = self.here.today.filter(|&today| date <= today) else { return };
        let before = self.here.dates.get(&date);
        let own: Plays = before.and_then(|text| text.parse().ok()).unwrap_or_default();
        let mut merged = own.clone();
        merged.merge(new);
        if merged == own {
            return;
        }
        let is_changed = !merged.0.starts_with(&own.0);
        let is_decided =
            own.first().is_none() && merged.first().is_some() && (date == today || !own.0.is_empty());
        let mut added = merged.0.iter().skip(own.0.len());
        let is_known = |code: &String| own.0.iter().any(|play| play.code == *code);
        let has_game_of_mine =
            added.any(|play| self.here.deals.contains(&play.code) && !is_known(&play.code));
        let (before, after) = (before.cloned(), merged.to_string());
        self.here.dates.insert(date, after.clone());
        let (id, is_asked) = (date.to_string(), is_changed || is_decided || has_game_of_mine);
        self.add(SaveKind::Date, [&id, &id], before, after, is_asked);
    }

    /// A result whose game was deleted.
    pub fn result(&mut self, there: &str, line: &str) {
        let line = line.trim_end();
        if line.parse::<GameResult>().is_err() || !is_id(there) {
            return;
        }
        let is_same = |id: &str| self.here.results.get(id).is_some_and(|own| own.trim_end() == line);
        // A backup of a backup has the longer ids.
        let mut id = there.to_owned();
        while self.here.results.contains_key(&id) && !is_same(&id) {
            id.push('x');
        }
        if is_same(&id) {
            return;
        }
        self.here.results.insert(id.clone(), line.to_owned());
        self.add(SaveKind::Result, [there, &id], None, line.to_owned(), false);
    }
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

/// What becomes of an imported table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ImportAction {
    /// The save here has all of it.
    Keep,
    /// It continues the save here.
    Replace,
    /// It is another one. If its id is taken, both stay.
    Add,
}

/// What to do with an imported save whose id exists: the longer record wins if it continues the other.
pub(super) fn import_action(here: &str, new: &str) -> ImportAction {
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
    use super::{ImportAction, import_action, is_id, is_readable};

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
    fn only_a_record_with_players_and_a_game_of_the_shelf_is_readable() {
        let record = |game: &str, seat: &str| format!("pentathlon record 1\ngame: {game}\n{seat}\n--\nend\n");
        assert!(is_readable(&record("olympics", "seat 0: person Ana\nseat 1: person Bo")));
        assert!(!is_readable(&record("chess", "seat 0: person Ana")));
        assert!(!is_readable(&record("olympics", "seat 0: nobody")));
        assert!(!is_readable("pentathlon record x"));
    }
}
