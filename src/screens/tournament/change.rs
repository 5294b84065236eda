//! What a game of a tournament has changed, in words.

use super::course::Course;
use crate::messages::tournament as messages;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::standing;
use std::cell::Cell;

thread_local! {
    /// Whether the board has not shown yet what the last game has changed.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
}

/// The podium of the last game is drawn: the board that is opened next arrives from there.
pub fn note_podium() {
    IS_NEW.set(true);
}

/// Whether the board is opened for the first time since the podium of the last game. Asked again, it is not.
pub fn take_arrival() -> bool {
    IS_NEW.take()
}

/// Who is first after a game.
pub enum Change {
    /// Somebody who was not before.
    Takes(Seat),
    /// Who was before.
    Keeps(Seat),
    /// Somebody with as many points as others, who has won more games or did better in the last one; whether it is who was
    /// before.
    Narrowly(Seat, bool),
    /// Several.
    Shares(Vec<Seat>),
}

impl Change {
    /// What the game of that number among those that count has changed.
    pub fn of(course: &Course, number: usize) -> Option<Self> {
        let results = course.results();
        let seats = course.tournament.participants.len();
        let after = |games: usize| Some(standing(seats, results.get(..games)?));
        let (before, now) = (after(number)?, after(number + 1)?);
        let most = now.points.iter().max();
        let is_tied = now.points.iter().filter(|&points| Some(points) == most).count() > 1;
        let leaders: Vec<Seat> = now.winners().collect();
        Some(match leaders.as_slice() {
            [one] if is_tied => Self::Narrowly(*one, before.winners().eq([*one])),
            [one] if before.winners().eq([*one]) => Self::Keeps(*one),
            [one] => Self::Takes(*one),
            several => Self::Shares(several.to_vec()),
        })
    }

    /// The change in a sentence, without a full stop.
    pub fn sentence(&self, course: &Course) -> String {
        match self {
            Self::Takes(seat) => messages::takes_lead(&course.name(*seat)),
            Self::Keeps(seat) => messages::keeps_lead(&course.name(*seat)),
            Self::Narrowly(seat, _) => messages::leads_narrowly(&course.name(*seat)),
            Self::Shares(seats) => messages::lead_together(&course.names(seats.iter().copied())),
        }
    }

    /// The same with the game that did it.
    pub fn by(&self, course: &Course, title: &str) -> String {
        match self {
            Self::Takes(seat) | Self::Narrowly(seat, false) => {
                messages::put_in_front(title, &course.name(*seat))
            }
            Self::Keeps(seat) | Self::Narrowly(seat, true) => {
                messages::kept_in_front(title, &course.name(*seat))
            }
            Self::Shares(seats) => messages::brought_level(title, &course.names(seats.iter().copied())),
        }
    }
}
