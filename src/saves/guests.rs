//! Names at a table, in a tournament or on a kept result that are guests' there: whoever of this device is called so did not play.
//! Small saves (`small.rs`) under the id of the table or tournament. A name that is in none is that of whoever is called so.

use super::guest::{read, write};
use super::kinds::SaveKind;
use super::people::{self, Person};
use super::small::SmallSaves;
use crate::browser::is_same_name;

pub use super::guest::{Guest, Who};

/// Their saves.
const SAVES: SmallSaves = SmallSaves(SaveKind::Guests);

/// The guests at a table or in a tournament.
pub fn of(id: &str) -> Vec<Guest> {
    SAVES.text(id).map(|text| read(&text)).unwrap_or_default()
}

/// All guests, with the ids of their tables and tournaments.
pub fn all() -> impl Iterator<Item = (String, Vec<Guest>)> {
    SAVES.ids().into_iter().map(|id| {
        let guests = of(&id);
        (id, guests)
    })
}

/// Says who is a guest at a table or in a tournament.
pub fn save(id: &str, guests: &[Guest]) {
    if !guests.is_empty() {
        SAVES.save(id, &write(guests));
    } else if SAVES.text(id).is_some() {
        SAVES.remove(id);
    }
}

/// Says who is a guest at a new table or in a new tournament with people of these names: those of `guests` who are there, and whoever
/// has a name that is nobody's yet.
pub fn begin(id: &str, names: &[String], guests: &[Guest]) {
    let people = people::all();
    save(id, &of_new(names, guests, |name| people::find_among(&people, name).is_some()));
}

fn of_new(names: &[String], guests: &[Guest], is_known: impl Fn(&str) -> bool) -> Vec<Guest> {
    let guest = |name: &String| match guests.iter().find(|guest| guest.name == *name) {
        Some(guest) => Some(guest.clone()),
        None => (!is_known(name)).then(|| Guest::unsaid(name)),
    };
    names.iter().filter_map(guest).collect()
}

/// Answers who a guest is: that person, or nobody who is known. Whoever typed their name is then somebody new.
pub fn answer(id: &str, name: &str, person: Option<&Person>) {
    let mut guests = of(id);
    let Some(place) = guests.iter().position(|guest| guest.name == name) else { return };
    let mut guest = guests.remove(place);
    match person {
        Some(person) if person.has(name, is_same_name) => {}
        None if guest.who == Who::Typed && people::find(name).is_none() => _ = people::remember(name),
        person => {
            guest.who = person.map_or(Who::SomebodyElse, |person| Who::Person(person.id.clone()));
            guests.insert(place, guest);
        }
    }
    save(id, &guests);
}

/// Forgets what was said of a table that is gone.
pub(super) fn remove(id: &str) {
    save(id, &[]);
}

#[cfg(test)]
mod tests {
    use super::{Guest, Who, of_new};

    #[test]
    fn whoever_has_a_name_that_is_nobodys_at_first_stays_a_guest_when_it_is_somebodys() {
        let names = ["Ana", "Bo", "Zoë", "zoe"].map(str::to_owned);
        let known = |name: &str| ["Bo", "Zoë"].contains(&name);
        let typed = |name: &str| Guest { name: name.to_owned(), who: Who::Typed };
        let guests = [typed("zoe"), Guest::unsaid("Zoë"), Guest::unsaid("Tim")];
        let all = of_new(&names, &guests, known);
        assert_eq!(all, [Guest::unsaid("Ana"), Guest::unsaid("Zoë"), typed("zoe")]);
        assert_eq!(of_new(&names[1..3], &[], known), [], "people of this device need no save");
    }
}
