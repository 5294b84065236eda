//! What saves from outside would change on this device: plain data, found by comparing (`comparison.rs`), without storing
//! anything. The question shows this data, and a yes writes it: so nothing is written that was not shown.

use super::guest::{Guest, Who};
use super::kinds::SaveKind;
use super::names::names_in;
use super::person::{Fold, Person, with_name};
use std::collections::{BTreeMap, BTreeSet};

/// A save that a yes would write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// What it is.
    pub kind: SaveKind,
    /// Under which id it is written.
    pub id: String,
    /// What is there now.
    pub before: Option<String>,
    /// What is there then.
    pub after: String,
    /// Whether this changes what is somebody's of this device, so that it is asked for by itself.
    pub is_asked: bool,
    /// The guests in it where it comes from.
    pub guests: Vec<Guest>,
}

impl Change {
    /// The names of the people in it; guests without a name of their own have none.
    pub fn names(&self) -> Vec<String> {
        names_in(self.kind, &self.after)
    }
}

/// What was answered to the questions of an import.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answers {
    /// The places of the changes that are asked for by themselves and are to be made.
    pub taken: BTreeSet<usize>,
    /// Names, each with the id of the person of this device that it is.
    pub same: BTreeMap<String, String>,
}

/// A save that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Write<'a> {
    /// The change that was shown.
    pub change: &'a Change,
    /// The guests in it.
    pub guests: Vec<Guest>,
}

/// What is written after these answers. Whoever is called as somebody of these people, or nearly so, counts as that person only if
/// that was said, or if both come together.
pub fn writes<'a>(changes: &'a [Change], answers: &Answers, people: &[Person], fold: Fold) -> Vec<Write<'a>> {
    let is_made = |(place, change): &(usize, &Change)| !change.is_asked || answers.taken.contains(place);
    let made: Vec<&Change> = changes.iter().enumerate().filter(is_made).map(|(_, change)| change).collect();
    let is_new_person = |change: &&&Change| change.kind == SaveKind::Person && change.before.is_none();
    let come_along = made.iter().filter(is_new_person).filter_map(|new| Person::read(&new.id, &new.after));
    let come_along: Vec<Person> = come_along.collect();
    let known: BTreeSet<String> =
        come_along.iter().flat_map(|person| &person.names).map(|name| fold(name)).collect();
    let guest = |change: &Change, name: &str| -> Option<Guest> {
        match change.guests.iter().find(|guest| guest.name == name) {
            Some(Guest { who: Who::Person(id), .. }) if come_along.iter().any(|person| person.id == *id) => {
                Some(Guest { name: name.to_owned(), who: Who::Person(id.clone()) })
            }
            None | Some(Guest { who: Who::Person(_), .. }) => match answers.same.get(name) {
                None if known.contains(&fold(name)) => None,
                said => guest_from_elsewhere(people, name, said, fold),
            },
            Some(_) => guest_from_elsewhere(people, name, None, fold),
        }
    };
    let guests = |change: &Change| -> Vec<Guest> {
        // A game that is here already belongs to whom it belonged.
        let names = if change.before.is_none() { change.names() } else { Vec::new() };
        names.iter().filter_map(|name| guest(change, name)).collect()
    };
    made.into_iter().map(|change| Write { change, guests: guests(change) }).collect()
}

/// The guest of that name in a save from elsewhere, after the question which of these people it is; `None` if that person is
/// called so.
pub fn guest_from_elsewhere(
    people: &[Person],
    name: &str,
    said: Option<&String>,
    fold: Fold,
) -> Option<Guest> {
    let called = with_name(people, name, fold);
    let who = match said {
        Some(id) if called.is_some_and(|person| person.id == *id) => return None,
        Some(id) => Who::Person(id.clone()),
        None if called.is_some() => Who::SomebodyElse,
        None => Who::Unsaid,
    };
    Some(Guest { name: name.to_owned(), who })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Answers, Guest, SaveKind, Who, Write, writes};
    use crate::saves::test_device::{
        Saves, TODAY, after, changes, device, fold, here, person, record, result, some, tournament,
    };
    use pentathlon_engine::daily::{DayPlay, Plays};
    use std::collections::{BTreeMap, BTreeSet};

    /// The play of a date that is for the record.
    fn first(saves: &Saves, date: &str) -> Option<DayPlay> {
        let text = saves.get(&(SaveKind::Day, date.to_owned()))?;
        text.parse::<Plays>().ok()?.first().cloned()
    }

    #[test]
    fn an_import_writes_only_what_its_question_shows_and_changes_nothing_of_mine_unasked() {
        let mut seen = BTreeSet::new();
        for number in 0..4_000 {
            let mut mine = device(&[]);
            for change in changes(here(&mine, &[]), &some(number)) {
                mine.insert((change.kind, change.id), change.after);
            }
            let found = changes(here(&mine, &["D1"]), &some(number + 1_000_000));
            for change in &found {
                let own = mine.get(&(change.kind, change.id.clone()));
                assert_eq!(change.before.as_ref(), own, "{number}: what is here is shown");
                assert_ne!(own, Some(&change.after), "{number}");
            }
            let asked: BTreeSet<usize> = (0..found.len()).filter(|&place| found[place].is_asked).collect();
            for taken in [BTreeSet::new(), asked.iter().take(1).copied().collect(), asked] {
                let answers = Answers { taken, ..Answers::default() };
                let then = after(&mine, &found, &answers);
                assert!(mine.keys().all(|key| then.contains_key(key)), "{number}: nothing is lost");
                for ((kind, id), text) in &then {
                    let own = mine.get(&(*kind, id.clone()));
                    if own == Some(text) {
                        continue;
                    }
                    let shown = found.iter().position(|one| one.kind == *kind && one.id == *id).unwrap();
                    assert_eq!(found[shown].after, *text, "{number}");
                    // Repeats of a day are added to those that are here, and count for nothing.
                    let is_day = matches!(kind, SaveKind::Day | SaveKind::Try);
                    let is_said = answers.taken.contains(&shown) || is_day;
                    assert!(own.is_none() || is_said, "{number}: {kind:?} {id} was not asked about");
                    assert!(!is_day || &id[..TODAY.len()] <= TODAY, "{number}: a day that has not begun");
                    seen.insert((*kind, own.is_some()));
                }
                if answers.taken.is_empty() {
                    assert_eq!(first(&then, TODAY), first(&mine, TODAY), "{number}: today can be played");
                    let mut dates = mine.keys().filter(|(kind, _)| *kind == SaveKind::Day);
                    assert!(dates.all(|(_, date)| first(&then, date) == first(&mine, date)), "{number}");
                }
            }
        }
        assert_eq!(
            seen.len(),
            11,
            "each kind is new once, and but for results changes what is here: {seen:?}"
        );
    }

    #[test]
    fn what_is_imported_twice_is_there_once() {
        for number in 0..500 {
            let mine = device(&[]);
            let found = changes(here(&mine, &[]), &some(number));
            let all = Answers { taken: (0..found.len()).collect(), ..Answers::default() };
            let then = after(&mine, &found, &all);
            let mut again = changes(here(&then, &[]), &some(number));
            again.retain(|change| !change.is_asked);
            assert_eq!(again, [], "{number}");
        }
    }

    #[test]
    fn who_is_called_as_somebody_here_counts_only_if_that_is_said_or_comes_along() {
        let mine = device(&[(SaveKind::Person, "p1", person(&["Ana"], 1, 5))]);
        let found = changes(
            here(&mine, &[]),
            &[
                (SaveKind::Table, "a1", record(["ANA", "Bo"], 2)),
                (SaveKind::Result, "b2", result("Tim", 4)),
                (SaveKind::Tournament, "t1", tournament(["Ana", "Tim"], &[])),
                (SaveKind::Person, "q", person(&["Tim"], 1, 5)),
            ],
        );
        let mine = here(&mine, &[]).people;
        let guests = |answers: &Answers| -> Vec<Vec<(String, Who)>> {
            let of = |guest: Guest| (guest.name, guest.who);
            writes(&found, answers, &mine, fold)
                .into_iter()
                .map(|write| write.guests.into_iter().map(of).collect())
                .collect()
        };
        let list = |names: &[(&str, Who)]| {
            names.iter().map(|(name, who)| ((*name).to_owned(), who.clone())).collect::<Vec<_>>()
        };
        let (ana, bo) = (("ANA", Who::SomebodyElse), ("Bo", Who::Unsaid));
        let ana_of_event = ("Ana", Who::SomebodyElse);
        let unsaid = guests(&Answers::default());
        assert_eq!(unsaid, [list(&[ana, bo.clone()]), list(&[]), list(&[ana_of_event]), list(&[])]);
        let said = |names: &[&str]| Answers {
            same: names.iter().map(|name| ((*name).to_owned(), "p1".to_owned())).collect(),
            ..Answers::default()
        };
        assert_eq!(guests(&said(&["ANA", "Ana"])), [list(&[bo]), list(&[]), list(&[]), list(&[])]);
        // Whoever is called nearly so is whom it was said to be, and the record stays what it is.
        let near = guests(&said(&["Bo"]));
        assert_eq!(near[0][1], ("Bo".to_owned(), Who::Person("p1".to_owned())));
    }

    #[test]
    fn whom_a_backup_says_a_guest_to_be_is_that_person_where_they_come_along() {
        let guest = |who| Guest { name: "zoe".to_owned(), who };
        let there = [
            (SaveKind::Guests, "b2", "pentathlon guests 1\nperson q: zoe\n".to_owned()),
            (SaveKind::Result, "b2", result("zoe", 4)),
            (SaveKind::Person, "q", person(&["Zoë"], 1, 5)),
        ];
        let guests_of = |mine: &Saves| {
            let found = changes(here(mine, &[]), &there);
            let of = |write: Write<'_>| (write.change.id.clone(), write.guests);
            let mine = here(mine, &[]).people;
            writes(&found, &Answers::default(), &mine, fold).into_iter().map(of).collect::<BTreeMap<_, _>>()
        };
        assert_eq!(guests_of(&device(&[]))["b2"], [guest(Who::Person("q".to_owned()))]);
        // Under another id, where somebody here has it.
        let taken = device(&[(SaveKind::Person, "q", person(&["Tim"], 1, 5))]);
        assert_eq!(guests_of(&taken)["b2"], [guest(Who::Person("qx".to_owned()))]);
        // A Zoë who was here before is asked about.
        let known = device(&[(SaveKind::Person, "p1", person(&["Zoë"], 1, 5))]);
        assert_eq!(guests_of(&known)["b2"], [guest(Who::Unsaid)]);
    }
}
