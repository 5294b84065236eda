//! What comes next in a tournament.

use super::course::Course;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::table::PlayerKind;
use pentathlon_engine::tournament::{Order, Round, last};

/// What comes next.
pub enum Coming {
    /// A game goes on.
    On(Round),
    /// A game begins with one tap. Computer players may have chosen it.
    Next { game: String, chosen_by: Vec<Seat> },
    /// These people choose among the games that are left.
    Choice(Vec<Seat>),
}

impl Coming {
    /// What comes next; `None` after the last game.
    pub fn of(course: &Course, standing: &Standing) -> Option<Self> {
        if let Some((round, _)) = course.in_progress() {
            return Some(Self::On(round.clone()));
        }
        let mut left = course.tournament.left();
        let game = left.next()?.game.clone();
        let is_choice = course.tournament.order == Order::LastChooses && left.next().is_some();
        let last = if is_choice { last(standing) } else { Vec::new() };
        let is_person = |seat: &Seat| {
            course
                .tournament
                .participants
                .get(seat.index())
                .is_some_and(|one| one.player.kind == PlayerKind::Person)
        };
        let choosing: Vec<Seat> = last.iter().copied().filter(is_person).collect();
        Some(if choosing.is_empty() { Self::Next { game, chosen_by: last } } else { Self::Choice(choosing) })
    }

    /// The number of the game that goes on or begins, from 1.
    pub fn number(&self, course: &Course) -> usize {
        course.tournament.rounds.len() + usize::from(!matches!(self, Self::On(_)))
    }

    /// The game that goes on or begins, if nobody has to choose it.
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::On(round) => Some(&round.game),
            Self::Next { game, .. } => Some(game),
            Self::Choice(_) => None,
        }
    }
}
