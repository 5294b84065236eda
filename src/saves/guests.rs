//! Names at a table, in a tournament or on a kept result that are guests' there: whoever of this device is called so did not play.
//! Small saves (`small.rs`) under the id of the table or tournament. A name that is in none is that of whoever is called so.
//!
//! ```text
//! pentathlon guests 1
//! name: Ana       (nobody has said yet who this is)
//! other: Bo       (it was said that this is somebody else)
//! ```

use super::people;
use super::small::SmallSaves;

/// The key prefix of guests.
pub(super) const PREFIX: &str = "guests/";
const SAVES: SmallSaves = SmallSaves(PREFIX);
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
    /// Whether it was said that this is nobody of this device.
    pub is_settled: bool,
}

/// The guests in a text; none if it is of a form that is not known here.
pub(super) fn read(text: &str) -> Vec<Guest> {
    let mut lines = text.lines();
    if text.len() > MAX_BYTES || lines.next() != Some(FIRST_LINE) {
        return Vec::new();
    }
    let guest = |line: &str| {
        let (key, name) = line.split_once(": ").filter(|(_, name)| !name.is_empty())?;
        let is_settled = key == "other";
        (is_settled || key == "name").then(|| Guest { name: name.to_owned(), is_settled })
    };
    lines.filter_map(guest).take(MAX_NAMES).collect()
}

/// The text of some guests.
fn write(guests: &[Guest]) -> String {
    let line = |guest: &Guest| {
        let key = if guest.is_settled { "other" } else { "name" };
        format!("{key}: {}\n", guest.name)
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

/// Says that these names are guests'. Where somebody is called so, that is settled: whoever kept the table was asked.
pub fn save_names(id: &str, names: &[String]) {
    let people = people::all();
    let guest =
        |name: &String| Guest { name: name.clone(), is_settled: people::find_among(&people, name).is_some() };
    save(id, &names.iter().map(guest).collect::<Vec<Guest>>());
}

/// Answers whether a guest is the person who is called so.
pub fn answer(id: &str, name: &str, is_person: bool) {
    let mut guests = of(id);
    guests.retain(|guest| !is_person || guest.name != name);
    guests.iter_mut().filter(|guest| guest.name == name).for_each(|guest| guest.is_settled = true);
    save(id, &guests);
}

/// Forgets what was said of a table that is gone.
pub(super) fn remove(id: &str) {
    save(id, &[]);
}

#[cfg(test)]
mod tests {
    use super::{FIRST_LINE, Guest, read, write};

    #[test]
    fn guests_read_back_as_themselves_and_anything_else_is_nobody() {
        let guest = |name: &str, is_settled| Guest { name: name.to_owned(), is_settled };
        for guests in
            [vec![], vec![guest("Ana", false)], vec![guest("Zoë “Z”: x", true), guest("שרה", false)]]
        {
            assert_eq!(read(&write(&guests)), guests);
        }
        for text in
            ["", "Ana", "pentathlon guests 2\nname: Ana\n", "name: Ana", "pentathlon guests 1\nname: \nx: y"]
        {
            assert_eq!(read(text), [], "{text:?}");
        }
        assert_eq!(read(&format!("{FIRST_LINE}\n{}", "name: A\n".repeat(1000))).len(), 16);
    }
}
