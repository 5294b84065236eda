//! The marks of those who sit at a table: people have their own.

use crate::saves::guests;
use crate::saves::people::{self, Person};
use crate::ui::{Mark, set_seat_marks};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Player, PlayerKind};

/// The mark of each seat, of those that are free too. No two have one colour or one shape: whoever sits first keeps theirs, and whoever
/// has none, or comes later, has that of the seat, or else one that is left.
pub fn seat_marks<'a>(seats: impl Iterator<Item = Option<&'a Person>>) -> [Mark; Seat::MAX_COUNT] {
    let (mut colours, mut shapes) = ([None; Seat::MAX_COUNT], [None; Seat::MAX_COUNT]);
    for (seat, person) in seats.enumerate() {
        if let Some(person) = person {
            claim(&mut colours, seat, person.colour);
            claim(&mut shapes, seat, person.shape);
        }
    }
    let (colours, shapes) = (completed(colours), completed(shapes));
    std::array::from_fn(|seat| {
        let of =
            |numbers: [Option<u8>; Seat::MAX_COUNT]| numbers.get(seat).copied().flatten().unwrap_or_default();
        (of(colours), of(shapes))
    })
}

/// Gives a seat a number, unless it has one or another seat has this one.
fn claim(numbers: &mut [Option<u8>; Seat::MAX_COUNT], seat: usize, number: u8) {
    if !numbers.contains(&Some(number))
        && let Some(none @ None) = numbers.get_mut(seat)
    {
        *none = Some(number);
    }
}

/// The same numbers, and those of the seats that have none.
fn completed(mut numbers: [Option<u8>; Seat::MAX_COUNT]) -> [Option<u8>; Seat::MAX_COUNT] {
    (0..Seat::MAX_COUNT).zip(0..).for_each(|(seat, own)| claim(&mut numbers, seat, own));
    for seat in 0..Seat::MAX_COUNT {
        (0..).take(Seat::MAX_COUNT).for_each(|left| claim(&mut numbers, seat, left));
    }
    numbers
}

/// From now on, the seats of the screen have the marks of these players, who sit at the table or in the tournament with that id.
pub fn show_marks_of(id: &str, players: &[Player]) {
    let (people, guests) = (people::all(), guests::of(id));
    let person = |player: &Player| {
        people::seated(&people, &guests, player.name()).filter(|_| player.kind == PlayerKind::Person)
    };
    set_seat_marks(seat_marks(players.iter().map(person)));
}

#[cfg(test)]
mod tests {
    use super::seat_marks;
    use crate::saves::people::Person;
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn people_have_their_own_marks_and_no_two_seats_have_one_colour_or_one_shape() {
        let person = |colour, shape| {
            let (id, names, last_played) = (String::new(), Vec::new(), Timestamp::default());
            Some(Person { id, names, colour, shape, last_played })
        };
        let of = |seats: &[Option<Person>]| seat_marks(seats.iter().map(Option::as_ref));
        let own = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7)];
        assert_eq!(of(&[]), own, "seats that nobody has have their own");
        assert_eq!(of(&[person(3, 4), None])[..5], [(3, 4), (1, 1), (2, 2), (0, 3), (4, 0)]);
        assert_eq!(
            of(&[person(1, 0), person(1, 2)])[..3],
            [(1, 0), (0, 2), (2, 1)],
            "the first keeps the colour"
        );
        let crowd = of(&[None, person(0, 0), None, person(2, 2), person(7, 7), None, None, None]);
        assert_eq!([crowd[1], crowd[3], crowd[4]], [(0, 0), (2, 2), (7, 7)]);
        for marks in [of(&[person(3, 4), None]), crowd] {
            for number in 0..8 {
                assert_eq!(marks.iter().filter(|mark| mark.0 == number).count(), 1, "{marks:?}");
                assert_eq!(marks.iter().filter(|mark| mark.1 == number).count(), 1, "{marks:?}");
            }
        }
    }
}
