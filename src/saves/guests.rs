//! Names at a table, in a tournament or on a kept result that are guests' there: whoever of this device is called so did not play.
//! Small saves (`small.rs`) under the id of the table or tournament. A name that is in none is that of whoever is called so.
//!
//! ```text
//! pentathlon guests 1
//! name: Ana       (nobody has said yet who this is)
//! typed: zoe      (nor of this one: somebody typed it, and there is a Zoë)
//! other: Bo       (it was said that this is somebody else)
//! person p1: Jurg (it was said that this is the person with that id)
//! ```

use super::changes::{SaveKind, names_in};
use super::comparison::is_id;
use super::people::{self, Person};
use super::small::SmallSaves;
use super::{record, results, tournaments};
use crate::browser::is_same_name;

/// The key prefix of guests.
pub(super) const PREFIX: &str = "guests/";
pub(super) const SAVES: SmallSaves = SmallSaves(PREFIX);
/// The first line, with the version of this form.
const FIRST_LINE: &str = "pentathlon guests 1";
/// The maximum number of names: there are no more seats.
const MAX_NAMES: usize = 16;
/// The maximum length of a text in bytes.
const MAX_BYTES: usize = 1 << 14;

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The name at the table.
    pub name: String,
    /// Who that is.
    pub who: Who,
}

/// Who a guest is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// Nobody has said it yet.
    Unsaid,
    /// Nobody has said it yet, but it is a person of this device: one who is known, or one who is to be known.
    Typed,
    /// Nobody of this device.
    SomebodyElse,
    /// The person with that id.
    Person(String),
}

impl Guest {
    /// A guest of whom nobody has said yet who they are.
    pub fn unsaid(name: &str) -> Self {
        Self { name: name.to_owned(), who: Who::Unsaid }
    }
}

/// The guests in a text; none if it is of a form that is not known here.
pub(super) fn read(text: &str) -> Vec<Guest> {
    let mut lines = text.lines();
    if text.len() > MAX_BYTES || lines.next() != Some(FIRST_LINE) {
        return Vec::new();
    }
    let guest = |line: &str| {
        let (key, name) = line.split_once(": ").filter(|(_, name)| !name.is_empty())?;
        let who = match key.split_once(' ').unwrap_or((key, "")) {
            ("name", "") => Who::Unsaid,
            ("typed", "") => Who::Typed,
            ("other", "") => Who::SomebodyElse,
            ("person", id) if is_id(id) => Who::Person(id.to_owned()),
            _ => return None,
        };
        Some(Guest { name: name.to_owned(), who })
    };
    lines.filter_map(guest).take(MAX_NAMES).collect()
}

/// Whether a text is one of guests, with nothing in it that is not known here.
pub(super) fn is_readable(_id: &str, text: &str) -> bool {
    let guests = read(text).len();
    guests > 0 && guests + 1 == text.lines().count()
}

/// The text of some guests.
fn write(guests: &[Guest]) -> String {
    let line = |Guest { name, who }: &Guest| match who {
        Who::Unsaid => format!("name: {name}\n"),
        Who::Typed => format!("typed: {name}\n"),
        Who::SomebodyElse => format!("other: {name}\n"),
        Who::Person(id) => format!("person {id}: {name}\n"),
    };
    format!("{FIRST_LINE}\n{}", guests.iter().map(line).collect::<String>())
}

/// The text of a table or tournament.
pub(super) fn text(id: &str) -> Option<String> {
    SAVES.text(id)
}

/// The ids of all tables and tournaments with guests.
pub(super) fn ids() -> Vec<String> {
    SAVES.ids()
}

/// The guests at a table or in a tournament.
pub fn of(id: &str) -> Vec<Guest> {
    text(id).map(|text| read(&text)).unwrap_or_default()
}

/// All guests, with the ids of their tables and tournaments.
pub fn all() -> impl Iterator<Item = (String, Vec<Guest>)> {
    ids().into_iter().map(|id| {
        let guests = of(&id);
        (id, guests)
    })
}

/// Says who is a guest at a table or in a tournament.
pub fn save(id: &str, guests: &[Guest]) {
    if !guests.is_empty() {
        SAVES.save(id, &write(guests));
    } else if text(id).is_some() {
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

/// Says of all that was played under a name of a person that it was them: from now on somebody else is called so.
pub(super) fn keep_for(person: &Person, name: &str) {
    let tables = super::ids().into_iter().map(|id| (SaveKind::Table, record(&id), id));
    let others = tournaments::ids().into_iter().map(|id| (SaveKind::Tournament, tournaments::text(&id), id));
    let results = results::ids().into_iter().map(|id| (SaveKind::Result, results::text(&id), id));
    for (kind, text, id) in tables.chain(others).chain(results) {
        let mut names = names_in(kind, &text.unwrap_or_default());
        names.retain(|own| is_same_name(own, name));
        if !names.is_empty() {
            save(&id, &with_person(of(&id), &names, person));
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
    use super::{FIRST_LINE, Guest, Person, Who, of_new, read, with_person, write};
    use pentathlon_engine::table::Moment;

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

    #[test]
    fn what_was_played_under_a_name_stays_with_whoever_had_it_and_guests_stay_guests() {
        let tim = Person {
            id: "p1".to_owned(),
            names: vec!["Tim".to_owned(), "Ana".to_owned()],
            colour: 0,
            shape: 0,
            last_played: Moment::default(),
        };
        let own = Guest { name: "Ana".to_owned(), who: Who::Person("p1".to_owned()) };
        let names = ["Ana".to_owned()];
        assert_eq!(with_person(vec![Guest::unsaid("Bo")], &names, &tim), [Guest::unsaid("Bo"), own]);
        assert_eq!(with_person(vec![Guest::unsaid("Ana")], &names, &tim), [Guest::unsaid("Ana")]);
    }

    #[test]
    fn guests_read_back_as_themselves_and_anything_else_is_nobody() {
        let guest = |name: &str, who| Guest { name: name.to_owned(), who };
        for guests in [
            vec![],
            vec![guest("Ana", Who::Unsaid)],
            vec![guest("Zoë “Z”: x", Who::SomebodyElse), guest("שרה", Who::Unsaid)],
            vec![guest("person p1: zoe", Who::Person("p1".to_owned())), guest("x", Who::Typed)],
        ] {
            assert_eq!(read(&write(&guests)), guests);
        }
        for text in [
            "",
            "Ana",
            "pentathlon guests 2\nname: Ana\n",
            "name: Ana",
            "pentathlon guests 1\nname: \nx: y\nperson: Ana\nperson A/b: Ana\nname p1: Ana",
        ] {
            assert_eq!(read(text), [], "{text:?}");
        }
        assert_eq!(read(&format!("{FIRST_LINE}\n{}", "name: A\n".repeat(1000))).len(), 16);
    }
}
