//! Compares saves from outside with those that are here, and finds what they would change (`changes.rs`).

mod joining;

use super::changes::Change;
use super::collection::Found;
use super::dailies::Day;
use super::guest::{self, Guest, Who};
use super::here::Here;
use super::id::is_id;
use super::import_action::{ImportAction, import_action};
use super::kinds::SaveKind;
use super::metadata::checksum;
use pentathlon_engine::daily::Plays;
use std::collections::{BTreeMap, BTreeSet};

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
    /// The ids that people have here, by their ids there.
    people: BTreeMap<String, String>,
    /// What people have played there of days that are others', as it came.
    tries: Vec<(Day, Plays)>,
    /// The guests where all comes from, by the ids there.
    guests: BTreeMap<String, Vec<Guest>>,
}

impl Comparison {
    /// Compares with what is here.
    pub fn with(here: Here) -> Self {
        Self {
            records: here.of(SaveKind::Table).values().map(|record| checksum(record)).collect(),
            here,
            changes: Vec::new(),
            counts: [0; SaveKind::COUNT],
            places: BTreeMap::new(),
            ids_there: Vec::new(),
            people: BTreeMap::new(),
            tries: Vec::new(),
            guests: BTreeMap::new(),
        }
    }

    /// Takes over what a save from elsewhere has and this device lacks.
    pub fn join(&mut self, Found { kind, id, text }: &Found) {
        match kind {
            SaveKind::Table => self.table(id, text),
            SaveKind::Tournament => self.tournament(id, text),
            SaveKind::Person => self.person(id, text),
            SaveKind::Day => self.date(id, text),
            SaveKind::Result => self.result(id, text),
            SaveKind::Try => self.tries.extend(Day::read(id).zip(text.parse().ok())),
            SaveKind::Guests => _ = self.guests.insert(id.clone(), guest::read(text)),
        }
    }

    /// All changes. A guest who is a person where all comes from is the one who comes along.
    pub fn changes(mut self) -> Vec<Change> {
        // Their people may come after them.
        for (there, plays) in std::mem::take(&mut self.tries) {
            self.try_of(&there, plays);
        }
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
                && let Some(guests) = self.guests.get(id)
            {
                change.guests = guests.iter().filter_map(here).collect();
            }
        }
        changes
    }

    /// Whether one more save of a kind may be written.
    pub fn has_room(&self, kind: SaveKind) -> bool {
        self.counts[kind as usize] < kind.most()
    }

    /// Whether a save was here before.
    fn is_mine(&self, kind: SaveKind, id: &str) -> bool {
        let change = self.places.get(&(kind, id.to_owned())).and_then(|&place| self.changes.get(place));
        self.here.of(kind).contains_key(id) && change.is_none_or(|change| change.before.is_some())
    }

    /// A save that came twice is one change.
    fn add(&mut self, kind: SaveKind, [there, id]: [&str; 2], after: String, is_asked: bool) {
        let before = self.here.saves[kind as usize].insert(id.to_owned(), after.clone());
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
    fn free_id(&self, kind: SaveKind, there: &str) -> String {
        let mut id = if is_id(there) { there.to_owned() } else { format!("{:x}", self.here.now.ms()) };
        while self.here.of(kind).contains_key(&id) {
            // Of two of one moment the later one has a longer id.
            id.push('x');
        }
        if is_id(&id) { id } else { self.free_id(kind, "") }
    }

    /// Whether a table is here already, or has been found.
    pub fn is_known(&self, there: &str, record: &str) -> bool {
        let here = self.here.of(SaveKind::Table).get(there).map(|here| import_action(here, record));
        match here.unwrap_or(ImportAction::Add) {
            ImportAction::Keep => true,
            ImportAction::Replace => false,
            ImportAction::Add => self.records.contains(&checksum(record)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Here, SaveKind};
    use crate::saves::changes::{Answers, Change};
    use crate::saves::test_device::{
        Saves, TODAY, after, changes, device, here, person, play, record, tournament,
    };
    use pentathlon_engine::daily::{DayPlay, Plays};
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn a_name_or_a_mark_changes_only_if_that_is_said() {
        let mine = device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5))]);
        let asked = |names: &[&str], colour: u8, played: u64| {
            let found = changes(here(&mine, &[]), &[(SaveKind::Person, "q", person(names, colour, played))]);
            assert!(found.iter().all(|change| change.is_asked && change.id == "p1"));
            assert_eq!(after(&mine, &found, &Answers::default()), mine);
            let taken = Answers { taken: [0].into(), ..Answers::default() };
            after(&mine, &found, &taken).remove(&(SaveKind::Person, "p1".to_owned())).unwrap_or_default()
        };
        assert_eq!(asked(&["Tim", "ana"], 2, 9), person(&["Tim", "ana"], 2, 9), "renamed and marked");
        assert_eq!(asked(&["ANA", "Max"], 1, 3), person(&["Ana", "Max"], 1, 5), "another name");
        assert_eq!(asked(&["Ana"], 1, 9), person(&["Ana"], 1, 5), "only played later: nothing to ask");
        assert_eq!(asked(&["Ana"], 2, 3), person(&["Ana"], 1, 5), "an older backup");
        // Whoever is new is not the one who played last.
        let found =
            changes(here(&mine, &[]), &[(SaveKind::Person, "q", person(&["Max"], 0, Timestamp::LAST_MS))]);
        assert_eq!(found[0].after, person(&["Max"], 0, 4));
    }

    #[test]
    fn a_day_is_ended_or_decided_only_if_that_is_said() {
        let text = |plays: &[&DayPlay]| Plays(plays.iter().map(|&play| play.clone()).collect()).to_string();
        let is_asked = |date: &str, mine: &[&DayPlay], theirs: &DayPlay, deals: &[&str]| {
            let mine =
                if mine.is_empty() { device(&[]) } else { device(&[(SaveKind::Day, date, text(mine))]) };
            let found = changes(here(&mine, deals), &[(SaveKind::Day, date, text(&[theirs]))]);
            found.first().map(|change| change.is_asked)
        };
        let (before, own) = ("2026-11-20", play(true, "a1", "D1", false));
        let (first, again) = (play(true, "b2", "D1", true), play(false, "b2", "D1", true));
        assert_eq!(is_asked(before, &[], &first, &[]), Some(false), "a day that nobody played here");
        assert_eq!(is_asked(TODAY, &[], &first, &[]), Some(true), "today can still be played");
        assert_eq!(is_asked(TODAY, &[], &again, &[]), Some(false));
        assert_eq!(is_asked("2026-11-29", &[], &first, &[]), None, "tomorrow");
        assert_eq!(is_asked(before, &[&play(false, "a1", "D1", true)], &first, &[]), Some(true));
        assert_eq!(is_asked(before, &[&own], &first, &["D1"]), Some(false), "a repeat of mine");
        let over = DayPlay { is_over: true, ..own.clone() };
        assert_eq!(is_asked(before, &[&own], &over, &[]), Some(true), "mine goes on");
        let eased = DayPlay { is_eased: true, ..over.clone() };
        assert_eq!(is_asked(before, &[&over], &eased, &[]), Some(true));
        assert_eq!(is_asked(before, &[&over], &over, &[]), None);
        assert_eq!(is_asked(before, &[], &again, &["D1"]), Some(true), "a game of mine would not count");
        let no_date = Here { today: None, ..here(&device(&[]), &[]) };
        assert_eq!(changes(no_date, &[(SaveKind::Day, before, text(&[&first]))]), []);
    }

    #[test]
    fn what_somebody_played_of_anothers_day_comes_with_them_and_under_their_id_here() {
        let text = |play: &DayPlay| Plays(vec![play.clone()]).to_string();
        let theirs = play(true, "b2", "D1", true);
        let id = |found: &[Change]| found.last().map(|change| (change.kind, change.id.clone()));
        let come = |mine: &Saves, names: &[&str]| {
            let there = [
                (SaveKind::Try, "2026-11-20-q", text(&theirs)),
                (SaveKind::Person, "q", person(names, 1, 5)),
            ];
            changes(here(mine, &[]), &there)
        };
        let mine = device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5))]);
        assert_eq!(id(&come(&mine, &["Ana"])), Some((SaveKind::Try, "2026-11-20-p1".to_owned())));
        assert_eq!(id(&come(&mine, &["Bo"])), Some((SaveKind::Try, "2026-11-20-q".to_owned())));
        let alone = [(SaveKind::Try, "2026-11-20-q", text(&theirs))];
        assert_eq!(changes(here(&mine, &[]), &alone), [], "nobody here has that id");
        // What they have played here stays, and today is over only if somebody says so.
        let today = format!("{TODAY}-p1");
        let own = play(true, "a1", "D2", false);
        let mine =
            device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5)), (SaveKind::Try, &today, text(&own))]);
        let there = format!("{TODAY}-q");
        let both = [(SaveKind::Person, "q", person(&["Ana"], 1, 5)), (SaveKind::Try, &there, text(&theirs))];
        let found = changes(here(&mine, &[]), &both);
        let plays: Plays = found[0].after.parse().unwrap_or_default();
        assert_eq!((found[0].id.as_str(), plays.first()), (today.as_str(), Some(&own)));
        let found = changes(here(&device(&[]), &[]), &both);
        assert!(found[1].is_asked, "today can still be played");
    }

    #[test]
    fn a_table_or_a_pentathlon_of_mine_goes_on_only_if_that_is_said() {
        let names = ["Ana", "Bo"];
        let mine = device(&[
            (SaveKind::Table, "a1", record(names, 2)),
            (SaveKind::Tournament, "t1", tournament(names, &["a1"])),
        ]);
        let found = changes(
            here(&mine, &[]),
            &[
                (SaveKind::Table, "a1", record(names, 3)),
                (SaveKind::Table, "b2", record(names, 1)),
                (SaveKind::Tournament, "other", tournament(names, &["a1", "b2"])),
                (SaveKind::Tournament, "t2", tournament(["Zoë", "Bo"], &["b2"])),
                (SaveKind::Tournament, "t3", tournament(["Tim", "Bo"], &["a1"])),
            ],
        );
        let shown: Vec<_> = found.iter().map(|change| (change.id.as_str(), change.is_asked)).collect();
        assert_eq!(shown, [("a1", true), ("b2", false), ("t1", true), ("t2", false), ("t3", true)]);
    }
}
