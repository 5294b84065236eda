//! The marks at a table that is not begun: people have their own.

use crate::saves::people::{MARKS, Person};
use std::iter;

/// A colour and a shape.
pub type Mark = (u8, u8);

/// The mark of each seat. A guest or a computer has that of the seat, as at the table, or else one that nobody there has.
pub fn marks<'a>(seats: impl Iterator<Item = Option<&'a Person>>) -> Vec<Mark> {
    let own: Vec<Option<Mark>> =
        seats.map(|person| person.map(|person| (person.colour, person.shape))).collect();
    let mut marks: Vec<Mark> = Vec::new();
    for (seat, mark) in (0..).zip(&own) {
        let is_free = |mark: &Mark| !own.contains(&Some(*mark)) && !marks.contains(mark);
        let of_seats = iter::once(seat).chain((0..MARKS).rev()).map(|seat| (seat, seat));
        let free = || of_seats.clone().find(is_free).unwrap_or((seat, seat));
        let mark = mark.unwrap_or_else(free);
        marks.push(mark);
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::marks;
    use crate::saves::people::Person;
    use pentathlon_engine::table::Moment;

    #[test]
    fn people_have_their_own_marks_and_nobody_else_has_one_of_them() {
        let person = |colour, shape| {
            let (id, names, last_played) = (String::new(), Vec::new(), Moment::default());
            Some(Person { id, names, colour, shape, last_played })
        };
        let of = |seats: &[Option<Person>]| marks(seats.iter().map(Option::as_ref));
        assert_eq!(of(&[None, None]), [(0, 0), (1, 1)]);
        assert_eq!(of(&[person(3, 4), None]), [(3, 4), (1, 1)]);
        let crowd = [None, person(0, 0), None, person(2, 2), person(7, 7), None, None];
        assert_eq!(of(&crowd), [(6, 6), (0, 0), (5, 5), (2, 2), (7, 7), (4, 4), (3, 3)]);
    }
}
