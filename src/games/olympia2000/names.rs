//! The messages for the engine's disciplines, groups, places and athletes.

use crate::messages::olympia2000 as messages;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Group, Place};

/// The name of a discipline.
pub fn discipline(discipline: Discipline) -> messages::Discipline {
    match discipline {
        Discipline::Discus => messages::DISCIPLINE_DISCUS,
        Discipline::Marathon => messages::DISCIPLINE_MARATHON,
        Discipline::LongJump => messages::DISCIPLINE_LONG_JUMP,
        Discipline::Archery => messages::DISCIPLINE_ARCHERY,
        Discipline::Combination => messages::DISCIPLINE_COMBINATION,
    }
}

/// The name of a group.
pub fn group(group: Group) -> messages::Group {
    match group {
        Group::Demigod => messages::GROUP_DEMIGOD,
        Group::Hero => messages::GROUP_HERO,
        Group::Hopeful => messages::GROUP_HOPEFUL,
        Group::Feaster => messages::GROUP_FEASTER,
        Group::Crutches => messages::GROUP_CRUTCHES,
    }
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
    let index = usize::from(athlete.number()).saturating_sub(1);
    messages::ATHLETE.get(index).copied().unwrap_or(messages::ATHLETE_KYKLON)
}

#[cfg(test)]
mod tests {
    use super::{Athlete, athlete};

    #[test]
    fn each_athlete_has_the_name_of_the_engine() {
        assert!(Athlete::all().all(|one| athlete(one).text() == one.name()));
    }
}
