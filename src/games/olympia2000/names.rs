//! The messages for the engine's disciplines, groups, places and athletes.

use crate::contract::named;
use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Group, Place};

named! { messages:
    /// The name of a discipline.
    discipline: Discipline => Discipline,
    /// The name of a group.
    group: Group => Group,
}

/// A place: its number, or the word printed on the card instead.
pub fn place(place: Place) -> Result<u8, messages::Place> {
    match place {
        Place::Number(number) => Ok(number),
        Place::Overstepped => Err(messages::PLACE_OVERSTEPPED),
        Place::Disqualified => Err(messages::PLACE_DISQUALIFIED),
    }
}

/// A place as printed on the card.
pub fn place_text(of: Place) -> String {
    place(of).map_or_else(|word| word.text().to_owned(), |number| number.to_string())
}

/// The name of an athlete.
pub fn athlete(athlete: Athlete) -> messages::Athlete {
    messages::Athlete::of(usize::from(athlete.number()) - 1)
}

#[cfg(test)]
mod tests {
    use super::{Athlete, athlete};

    #[test]
    fn each_athlete_has_the_name_of_the_engine() {
        assert!(Athlete::all().all(|one| athlete(one).text() == one.name()));
    }
}
