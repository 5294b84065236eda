//! Another name for a person. What was played under a name stays with whoever had it then.

use super::guest::{Guest, Who};
use super::kinds::SaveKind;
use super::names::names_in;
use super::people::{self, Person, find_among};
use super::{guests, ids, record, results, tournaments};
use crate::browser::is_same_name;

/// Why a person cannot be called so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameError {
    /// Nothing in it can be seen.
    Empty,
    /// It is the name of this person.
    Taken(Person),
}

/// Remembers somebody new.
///
/// # Errors
/// If nothing in the name can be seen, or somebody has or had it.
pub fn add(name: &str) -> Result<Person, NameError> {
    let name = people::clean(name).ok_or(NameError::Empty)?;
    match people::find(&name) {
        Some(known) => Err(NameError::Taken(known)),
        None => people::remember(&name).ok_or(NameError::Empty),
    }
}

/// Shows another name of a person. Their earlier names stay theirs.
///
/// # Errors
/// If nothing in the name can be seen, or somebody else has it. One that somebody else had is free: what was played under it stays
/// theirs.
pub fn rename(id: &str, name: &str) -> Result<(), NameError> {
    let name = people::clean(name).ok_or(NameError::Empty)?;
    let mut others = people::all();
    others.retain(|person| person.id != id);
    if let Some(other) = find_among(&others, &name) {
        let mut other = other.clone();
        if is_same_name(other.name(), &name) {
            return Err(NameError::Taken(other));
        }
        keep_for(&other, &name);
        other.names.retain(|own| !is_same_name(own, &name));
        people::save(&other);
    }
    if let Some(mut person) = people::person(id) {
        person.call(&name, is_same_name);
        people::save(&person);
    }
    Ok(())
}

/// Says of all that was played under a name of a person that it was them: from now on somebody else is called so.
fn keep_for(person: &Person, name: &str) {
    let tables = ids().into_iter().map(|id| (SaveKind::Table, record(&id), id));
    let small = [tournaments::SAVES, results::SAVES].into_iter();
    let small = small.flat_map(|saves| saves.ids().into_iter().map(move |id| (saves.0, saves.text(&id), id)));
    for (kind, text, id) in tables.chain(small) {
        let mut names = names_in(kind, &text.unwrap_or_default());
        names.retain(|own| is_same_name(own, name));
        if !names.is_empty() {
            guests::save(&id, &with_person(guests::of(&id), &names, person));
        }
    }
}

/// These guests, and under these names the person, unless it was said who that is.
fn with_person(mut guests: Vec<Guest>, names: &[String], person: &Person) -> Vec<Guest> {
    for name in names {
        if !guests.iter().any(|guest| guest.name == *name) {
            guests.push(Guest { name: name.clone(), who: Who::Person(person.id.clone()) });
        }
    }
    guests
}

#[cfg(test)]
mod tests {
    use super::{Guest, Person, Who, with_person};
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn what_was_played_under_a_name_stays_with_whoever_had_it_and_guests_stay_guests() {
        let tim = Person {
            id: "p1".to_owned(),
            names: vec!["Tim".to_owned(), "Ana".to_owned()],
            colour: 0,
            shape: 0,
            last_played: Timestamp::default(),
        };
        let own = Guest { name: "Ana".to_owned(), who: Who::Person("p1".to_owned()) };
        let names = ["Ana".to_owned()];
        assert_eq!(with_person(vec![Guest::unsaid("Bo")], &names, &tim), [Guest::unsaid("Bo"), own]);
        assert_eq!(with_person(vec![Guest::unsaid("Ana")], &names, &tim), [Guest::unsaid("Ana")]);
    }
}
