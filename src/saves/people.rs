//! The people who play on this device: small saves (`small.rs`), one for each person.
//!
//! Names are unique on a device, whatever their capitals and however their letters are composed, those that people had
//! earlier included. Nothing here changes a record.

use super::guest::{Guest, Who};
use super::kinds::SaveKind;
use super::new_id;
use super::person::{Fold, with_name};
use super::small::SmallSaves;
use crate::browser::{Storage, folded_name, now, unaccented_name};
use pentathlon_engine::table::{Player, PlayerKind, Timestamp, USUAL_NAMES};
use std::cell::Cell;

pub use super::person::{MARKS, Person};

/// Their saves.
pub const SAVES: SmallSaves = SmallSaves(SaveKind::Person);
/// Under this key earlier versions kept names, one a line, the last one first.
const NAMES_OF_EARLIER_VERSIONS: &str = "people";

thread_local! {
    /// Whether this page has made people of the names of earlier versions.
    static HAS_ADOPTED: Cell<bool> = const { Cell::new(false) };
}

/// All people, the one who played last first.
pub fn all() -> Vec<Person> {
    adopt_earlier_names();
    let mut people: Vec<Person> = Vec::new();
    for person in stored() {
        let place = people.partition_point(|other| other.last_played >= person.last_played);
        people.insert(place, person);
    }
    people
}

/// All people who are stored, in no order: for the shelf, which needs nothing of [`all`] that is more.
pub fn stored() -> impl Iterator<Item = Person> {
    SAVES.ids().into_iter().filter_map(|id| person(&id))
}

/// The person with that id.
pub fn person(id: &str) -> Option<Person> {
    Person::read(id, &SAVES.text(id)?)
}

/// The person who has or had that name.
pub fn find(name: &str) -> Option<Person> {
    find_among(&all(), name).cloned()
}

/// The one of these people who has that name, or else who had it.
pub fn find_among<'a>(people: &'a [Person], name: &str) -> Option<&'a Person> {
    with_name(people, name, folded_name)
}

/// Who of these people sits at a table under that name: whom its `guests` say, or else whoever has or had the name.
pub fn seated<'a>(people: &'a [Person], guests: &[Guest], name: &str) -> Option<&'a Person> {
    match guests.iter().find(|guest| guest.name == name).map(|guest| &guest.who) {
        Some(Who::Person(id)) => people.iter().find(|person| person.id == *id),
        Some(_) => None,
        None => find_among(people, name),
    }
}

/// The one of these people about whom somebody of that name is asked whether it is them. `others` are the names beside it.
pub fn namesake<'a>(people: &'a [Person], name: &str, others: &[String]) -> Option<&'a Person> {
    namesake_as(people, name, others, [folded_name, unaccented_name])
}

/// The same, comparing names in one way or else in the other: whoever sits there under the very name of the person is not asked
/// about a similar one.
fn namesake_as<'a>(
    people: &'a [Person],
    name: &str,
    others: &[String],
    [exactly, nearly]: [Fold; 2],
) -> Option<&'a Person> {
    let sits = |person: &Person| {
        others.iter().any(|other| with_name(people, other, exactly).is_some_and(|one| one.id == person.id))
    };
    with_name(people, name, exactly).or_else(|| with_name(people, name, nearly).filter(|one| !sits(one)))
}

/// The person who has or had that name, from now on if nobody has; `None` if nothing in the name can be seen.
pub fn remember(name: &str) -> Option<Person> {
    let name = clean(name)?;
    Some(find(&name).unwrap_or_else(|| {
        let person = Person::new(new_id(), &name, &all());
        save(&person);
        person
    }))
}

/// Notes that the people among these players play now. Whoever sits first counts as the last one.
pub fn note_played(players: &[Player]) {
    let (people, now) = (all(), now());
    let sat = players.iter().filter(|player| player.kind == PlayerKind::Person);
    for (player, seat) in sat.zip(0..) {
        if let Some(person) = find_among(&people, player.name()) {
            save(&Person {
                last_played: Timestamp::from_ms(now.ms().saturating_sub(seat)),
                ..person.clone()
            });
        }
    }
}

/// Gives a person another mark.
pub fn mark(id: &str, colour: u8, shape: u8) {
    if let Some(person) = person(id) {
        save(&Person { colour: colour % MARKS, shape: shape % MARKS, ..person });
    }
}

/// Deletes a person, and what was played of the deals of days in their own name. Games stay.
pub fn delete(id: &str) {
    super::dailies::forget(id);
    SAVES.remove(id);
}

/// Saves a person.
pub(super) fn save(person: &Person) {
    SAVES.save(&person.id, &person.to_string());
}

/// A name as it can be shown; `None` if nothing in it can be seen.
pub(super) fn clean(name: &str) -> Option<String> {
    let player = Player::new(name, PlayerKind::Person);
    Some(player.name().to_owned()).filter(|name| !name.is_empty())
}

/// Makes people of the names that earlier versions have kept, once. The usual names may be nobody's.
fn adopt_earlier_names() {
    if HAS_ADOPTED.replace(true) {
        return;
    }
    let Some(names) = Storage.get(NAMES_OF_EARLIER_VERSIONS) else { return };
    Storage.remove(NAMES_OF_EARLIER_VERSIONS);
    for (name, since) in names.lines().rev().zip(1..) {
        if !USUAL_NAMES.contains(&name)
            && let Some(person) = remember(name)
        {
            save(&Person { last_played: person.last_played.max(Timestamp::from_ms(since)), ..person });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Person, Timestamp, namesake_as};

    fn lower(name: &str) -> String {
        name.to_lowercase()
    }

    fn unaccented(name: &str) -> String {
        lower(name).replace('ë', "e").replace('ü', "u")
    }

    #[test]
    fn accents_decide_who_is_asked_about_and_not_who_it_is() {
        let person = |id: &str, names: &[&str]| Person {
            id: id.to_owned(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            colour: 0,
            shape: 0,
            last_played: Timestamp::default(),
        };
        let people = [person("p1", &["Zoë", "Jürg"]), person("p2", &["Straße"]), person("p3", &["Zoé"])];
        let asked = |people: &[Person], name: &str, others: &[&str]| {
            let others: Vec<String> = others.iter().map(|name| (*name).to_owned()).collect();
            namesake_as(people, name, &others, [lower, unaccented]).map(|person| person.id.clone())
        };
        let id = |id: &str| Some(id.to_owned());
        for name in ["Zoë", "ZOË", "zoe", "Zoe", "jurg"] {
            assert_eq!(asked(&people, name, &[]), id("p1"), "{name}");
        }
        assert_eq!(asked(&people, "zoé", &[]), id("p3"), "somebody else already has that very name");
        assert_eq!(asked(&people, "zoe", &["Bo", "ZOË"]), None, "Zoë sits beside her");
        assert_eq!(asked(&people, "zoe", &["Jürg"]), None, "under an earlier name, too");
        assert_eq!(asked(&people, "Zoë", &["Bo"]), id("p1"));
        assert_eq!(asked(&people, "STRASSE", &[]), None);
        assert_eq!(asked(&people, "straße", &[]), id("p2"));
        assert_eq!(asked(&[], "zoe", &[]), None);
    }
}
