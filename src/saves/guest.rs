//! A guest, and how they are written.
//!
//! ```text
//! pentathlon guests 1
//! name: Ana       (nobody has said yet who this is)
//! typed: zoe      (nor of this one: somebody typed it, and there is a Zoë)
//! other: Bo       (it was said that this is somebody else)
//! person p1: Jurg (it was said that this is the person with that id)
//! ```

use super::id::is_id;

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
pub(super) fn is_whole(text: &str) -> bool {
    let guests = read(text).len();
    guests > 0 && guests + 1 == text.lines().count()
}

/// The text of some guests.
pub(super) fn write(guests: &[Guest]) -> String {
    let line = |Guest { name, who }: &Guest| match who {
        Who::Unsaid => format!("name: {name}\n"),
        Who::Typed => format!("typed: {name}\n"),
        Who::SomebodyElse => format!("other: {name}\n"),
        Who::Person(id) => format!("person {id}: {name}\n"),
    };
    format!("{FIRST_LINE}\n{}", guests.iter().map(line).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{FIRST_LINE, Guest, Who, is_whole, read, write};

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

    #[test]
    fn a_text_with_anything_else_is_not_whole() {
        assert!(is_whole("pentathlon guests 1\nname: Ana\nother: Bo\n"));
        for text in [
            "pentathlon guests 2\nname: Ana\n",
            "pentathlon guests 1\nname: Ana\nx: Bo\n",
            "pentathlon guests 1\n",
        ] {
            assert!(!is_whole(text), "{text}");
        }
    }
}
