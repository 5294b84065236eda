//! A person who plays on this device, and how they are written.
//!
//! ```text
//! pentathlon person 1
//! played: 1795600000000
//! colour: 3
//! shape: 0
//! name: Tim
//! name: Ana       (an earlier name)
//! ```

use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Timestamp;
use std::fmt::{self, Write};

/// The first line, with the version of this form.
const FIRST_LINE: &str = "pentathlon person 1";
/// The number of colours and of shapes: those of the seats.
pub const MARKS: u8 = Seat::MAX_COUNT as u8;
/// The maximum length of a text in bytes.
const MAX_BYTES: usize = 1 << 14;
/// The maximum length of a name in bytes: one of sixteen families of emoji is shorter.
const MAX_NAME_BYTES: usize = 1 << 10;

/// Makes names that are the same equal.
pub type Fold = fn(&str) -> String;

/// A person. Records know nobody but names, so a person has every name they ever had: a seat of a record is theirs if one of
/// their names is on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The id.
    pub id: String,
    /// The name that is shown, and then the earlier ones. Never empty.
    pub names: Vec<String>,
    /// The colour of the mark, that of a seat.
    pub colour: u8,
    /// The shape of the mark, that of a seat.
    pub shape: u8,
    /// When a game of theirs was last begun, in milliseconds since 1970.
    pub last_played: Timestamp,
}

impl Person {
    /// A person who has not played, with a mark that none of the first 64 others has.
    pub(crate) fn new(id: String, name: &str, others: &[Self]) -> Self {
        let marks =
            (0..MARKS).flat_map(|turn| (0..MARKS).map(move |colour| (colour, (colour + turn) % MARKS)));
        let is_free = |mark: &(u8, u8)| !others.iter().any(|other| (other.colour, other.shape) == *mark);
        let (colour, shape) = marks.into_iter().find(is_free).unwrap_or_default();
        Self { id, names: vec![name.to_owned()], colour, shape, last_played: Timestamp::default() }
    }

    /// The name that is shown.
    pub fn name(&self) -> &str {
        self.names.first().map_or("", String::as_str)
    }

    /// Whether this is, or was, one of their names.
    pub fn has(&self, name: &str, is_same: impl Fn(&str, &str) -> bool) -> bool {
        self.names.iter().any(|own| own == name || is_same(own, name))
    }

    /// Shows another name, or one of the earlier ones again. The other names stay.
    pub(super) fn call(&mut self, name: &str, is_same: impl Fn(&str, &str) -> bool) {
        self.names.retain(|own| own == name || !is_same(own, name));
        self.names.retain(|own| own != name);
        self.names.insert(0, name.to_owned());
    }

    /// What is known of one person in two places. The one who played later has the name and the mark that are shown.
    pub(super) fn joined(here: &Self, there: &Self, is_same: impl Fn(&str, &str) -> bool) -> Self {
        let (first, second) =
            if there.last_played > here.last_played { (there, here) } else { (here, there) };
        let mut joined = Self { id: here.id.clone(), ..first.clone() };
        for name in &second.names {
            if !joined.has(name, &is_same) {
                joined.names.push(name.clone());
            }
        }
        joined
    }

    /// Parses a text; `None` if it is of no person, or of a form that is not known here. Unreadable lines are left out.
    pub fn read(id: &str, text: &str) -> Option<Self> {
        let mut person = Self {
            id: id.to_owned(),
            names: Vec::new(),
            colour: 0,
            shape: 0,
            last_played: Timestamp::default(),
        };
        let mut lines = text.lines();
        if text.len() > MAX_BYTES || lines.next() != Some(FIRST_LINE) {
            return None;
        }
        let mark = |number: &str| number.parse::<u8>().map_or(0, |number| number % MARKS);
        for (key, value) in lines.filter_map(|line| line.split_once(": ")) {
            match key {
                "played" => person.last_played = value.parse().unwrap_or_default(),
                "colour" => person.colour = mark(value),
                "shape" => person.shape = mark(value),
                "name" if is_name(value) && !person.names.iter().any(|own| own == value) => {
                    person.names.push(value.to_owned());
                }
                _ => {}
            }
        }
        (!person.names.is_empty()).then_some(person)
    }
}

/// The one of these people who has that name, or else who had it.
pub(super) fn with_name<'a>(people: &'a [Person], name: &str, fold: Fold) -> Option<&'a Person> {
    let wanted = fold(name);
    let is_called = |person: &&Person| fold(person.name()) == wanted;
    let was_called = |person: &&Person| person.names.iter().any(|own| fold(own) == wanted);
    people.iter().find(is_called).or_else(|| people.iter().find(was_called))
}

/// Whether a text can be a name: names are clean when they are written, so a look is enough.
fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= MAX_NAME_BYTES
        && text.trim() == text
        && !text.contains(char::is_control)
}

impl fmt::Display for Person {
    /// Writes the person. The earliest names are left out if there are too many of them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { last_played, colour, shape, .. } = self;
        let mut text = format!("{FIRST_LINE}\nplayed: {last_played}\ncolour: {colour}\nshape: {shape}\n");
        for name in &self.names {
            if text.len() + name.len() + "name: \n".len() <= MAX_BYTES {
                writeln!(text, "name: {name}")?;
            }
        }
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_BYTES, Person, Timestamp};

    fn same(one: &str, other: &str) -> bool {
        one.eq_ignore_ascii_case(other)
    }

    fn person(names: &[&str], last_played: u64) -> Person {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Person {
            id: "k3".to_owned(),
            names,
            colour: 3,
            shape: 5,
            last_played: Timestamp::from_ms(last_played),
        }
    }

    #[test]
    fn a_person_reads_back_as_themselves() {
        for names in [&["Ana"][..], &["Tim", "Ana", "שרה", "👩\u{200D}🚀", "Zoe\u{308}"]] {
            let person = person(names, 1_795_600_000_000);
            assert_eq!(Person::read("k3", &person.to_string()), Some(person));
        }
    }

    #[test]
    fn what_is_no_person_is_refused() {
        for text in [
            "",
            "\n",
            "Ana",
            "pentathlon person 1",
            "pentathlon person 2\nname: Ana\n",
            "pentathlon person 1\nplayed: 5\n",
            "pentathlon person 1\nname: \n",
            "pentathlon person 1\nname:Ana\n",
            "pentathlon person 1\nname: A\tna\nname: \u{7}\nname:  Ana\n",
        ] {
            assert_eq!(Person::read("k3", text), None, "{text:?}");
        }
        let long = format!("pentathlon person 1\n{}", "name: Ana\n".repeat(MAX_BYTES));
        assert_eq!(Person::read("k3", &long), None);
        let long = format!("pentathlon person 1\nname: {}\n", "a".repeat(2000));
        assert_eq!(Person::read("k3", &long), None);
    }

    #[test]
    fn forged_lines_are_left_out_and_numbers_are_those_of_marks() {
        let text = "pentathlon person 1\nplayed: -4\ncolour: 255\nshape: red\nname: Ana\nname: Ana\nx\n: \nname: B\0o\n";
        let read = Person::read("k3", text).unwrap_or_else(|| person(&[], 0));
        assert_eq!(
            (read.names.as_slice(), read.last_played),
            (&["Ana".to_owned()][..], Timestamp::default())
        );
        assert_eq!((read.colour, read.shape), (7, 0));
    }

    #[test]
    fn however_many_names_a_person_had_the_text_can_be_read_again() {
        let mut person = person(&["N"], 1);
        for number in 0..5_000 {
            person.call(&format!("Name {number}"), same);
        }
        let read = Person::read("k3", &person.to_string());
        assert_eq!(read.map(|read| read.name().to_owned()), Some("Name 4999".to_owned()));
    }

    #[test]
    fn another_name_is_shown_and_no_name_is_lost() {
        let mut tim = person(&["Ana"], 1);
        tim.call("Tim", same);
        assert_eq!(tim.names, ["Tim", "Ana"]);
        tim.call("ANA", same);
        assert_eq!(tim.names, ["ANA", "Tim"], "an earlier name again, written otherwise");
        assert!(tim.has("ana", same) && tim.has("tim", same) && !tim.has("Bo", same));
    }

    #[test]
    fn joining_twice_is_joining_once_and_the_later_name_is_shown() {
        let (here, there) = (person(&["Ana"], 5), person(&["Tim", "ana"], 9));
        let once = Person::joined(&here, &there, same);
        assert_eq!(once.names, ["Tim", "ana"]);
        assert_eq!(Person::joined(&once, &there, same), once);
        assert_eq!(Person::joined(&once, &here, same), once);
        let earlier = person(&["Tim", "ana"], 2);
        assert_eq!(Person::joined(&here, &earlier, same).names, ["Ana", "Tim"]);
    }

    #[test]
    fn two_hundred_people_have_marks_and_the_first_sixty_four_have_one_of_their_own() {
        let mut all: Vec<Person> = Vec::new();
        for number in 0..200 {
            let next = Person::new(number.to_string(), &format!("P{number}"), &all);
            assert!(next.colour < 8 && next.shape < 8);
            let is_taken = all.iter().any(|other| (other.colour, other.shape) == (next.colour, next.shape));
            assert_eq!(is_taken, number >= 64);
            all.push(next);
        }
    }
}
