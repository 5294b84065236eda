//! What a game of a tournament has changed, in words.

use super::course::Course;
use super::lead::leads_tied;
use crate::messages::tournament as messages;
use pentathlon_engine::rules::{Lead, Seat};
use pentathlon_engine::tournament::standing;
use std::cell::RefCell;

thread_local! {
    /// The tournament whose board has not shown yet what the last game has changed.
    static ARRIVING_FROM_PODIUM: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The podium of the last game of that tournament is drawn: its board, if it is opened next, arrives from there.
pub fn note_podium(id: &str) {
    ARRIVING_FROM_PODIUM.set(Some(id.to_owned()));
}

/// Whether the board is opened for the first time since the podium of the last game. Asked again, it is not.
pub fn take_arrival(id: &str) -> bool {
    ARRIVING_FROM_PODIUM.take().is_some_and(|noted| noted == id)
}

/// Who is first after a game.
pub enum LeadChange {
    /// Somebody who was not before.
    Takes(Lead),
    /// Who was before.
    Keeps(Lead),
    /// Several.
    Shares(Vec<Seat>),
}

impl LeadChange {
    /// What the game of that number among those that count has changed.
    pub fn of(course: &Course, number: usize) -> Option<Self> {
        let results = course.results();
        let seats = course.tournament.participants.len();
        let after = |games: usize| Some(standing(seats, results.get(..games)?));
        let (before, now) = (after(number)?, after(number + 1)?);
        Some(match now.lead() {
            Some(lead) if before.firsts().eq([lead.seat]) => Self::Keeps(lead),
            Some(lead) => Self::Takes(lead),
            None => Self::Shares(now.firsts().collect()),
        })
    }

    /// The change by the game of that number in a sentence, without a full stop.
    pub fn sentence(&self, course: &Course, number: usize) -> String {
        match self {
            Self::Takes(Lead { seat, margin: 0 }) | Self::Keeps(Lead { seat, margin: 0 }) => {
                leads_tied(course, *seat, number + 1)
            }
            Self::Takes(lead) => messages::takes_lead(&course.name(lead.seat)),
            Self::Keeps(lead) => messages::keeps_lead(&course.name(lead.seat)),
            Self::Shares(seats) => messages::lead_together(&course.names(seats.iter().copied())),
        }
    }

    /// The same with the game that did it.
    pub fn by(&self, course: &Course, title: &str) -> String {
        match self {
            Self::Takes(lead) => messages::put_in_front(title, &course.name(lead.seat)),
            Self::Keeps(lead) => messages::kept_in_front(title, &course.name(lead.seat)),
            Self::Shares(seats) => messages::brought_level(title, &course.names(seats.iter().copied())),
        }
    }
}
