//! Whose the save of a date is: that of whoever sits first at the table of its play for the record, as people are called now.

use super::dailies::{self, Day};
use super::people::{self, Person};
use super::{guests, record, results, tournaments};
use pentathlon_engine::daily::{Date, DayPlay, PlayKind};
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::{Player, PlayerKind, read_players};
use pentathlon_engine::tournament::Tournament;

/// The days of people, who are read once.
pub struct Days {
    /// The people, the one who played last first.
    pub people: Vec<Person>,
}

impl Days {
    /// Reads the people.
    pub fn read() -> Self {
        Self { people: people::all() }
    }

    /// The person with an id.
    pub fn person(&self, id: Option<&str>) -> Option<&Person> {
        self.people.iter().find(|person| Some(person.id.as_str()) == id)
    }

    /// The id of whoever played last.
    pub fn last(&self) -> Option<String> {
        self.people.first().map(|person| person.id.clone())
    }

    /// The id of whoever the save of a date is of; `None` if nobody is known.
    pub fn owner(&self, date: Date) -> Option<String> {
        let plays = Day::from(date).plays();
        let play = plays.first()?;
        let player = first_player(play).filter(|player| player.kind == PlayerKind::Person)?;
        let person = people::seated(&self.people, &guests::of(&play.id), player.name())?;
        Some(person.id.clone())
    }

    /// The dates whose play for the record is over, for a person.
    pub fn dates_over(&self, person: Option<&str>) -> Vec<Date> {
        let mut dates: Vec<Date> = dailies::all().into_iter().map(|(day, _)| day.date).collect();
        dates.sort_unstable();
        dates.dedup();
        dates.retain(|&date| self.of(date, person).plays().first().is_some_and(|play| play.is_over));
        dates
    }

    /// A date as a person has it; `None` is somebody who is not known here.
    pub fn of(&self, date: Date, person: Option<&str>) -> Day {
        Day::of(date, person, self.owner(date).as_deref())
    }
}

/// Who sits first in a play, as it is written there.
fn first_player(play: &DayPlay) -> Option<Player> {
    if play.kind == PlayKind::Tournament {
        let tournament: Tournament = tournaments::SAVES.text(&play.id)?.parse().ok()?;
        return tournament.participants.into_iter().next().map(|one| one.player);
    }
    let here = record(&play.id).and_then(|record| read_players(&record).into_iter().next());
    here.or_else(|| {
        let kept: GameResult = results::SAVES.text(&play.id)?.trim_end().parse().ok()?;
        kept.seats.into_iter().next().map(|seat| seat.player)
    })
}
