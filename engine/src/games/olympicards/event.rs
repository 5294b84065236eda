//! The events, and what each viewer sees of them.

use super::{Attempt, Medal, Performance, Sport};
use crate::rules::{self, Seat, Viewer};

/// Something that happened. A card is an `Option` where some viewers may not know it; they get `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The top sport card was turned over, or was already face up.
    SportTurned {
        /// The sport.
        sport: Sport,
        /// Whether it was deferred before and so must be played (C17).
        open: bool,
    },
    /// The start player deferred the sport.
    Deferred {
        /// The start player.
        seat: Seat,
        /// The sport.
        sport: Sport,
    },
    /// A sport begins.
    Began {
        /// The sport.
        sport: Sport,
        /// The start player, who begins each of its rounds.
        seat: Seat,
    },
    /// A performance card was turned over at the beginning of a round.
    TurnedOver(Performance),
    /// No card was left to turn over: the last one stays valid, if there is one (C8).
    NotTurnedOver,
    /// A player played cards.
    Played {
        /// The seat.
        seat: Seat,
        /// The cards.
        attempt: Attempt,
    },
    /// A player withdrew.
    Withdrew {
        /// The seat.
        seat: Seat,
        /// The rung of the ladder, from 0.
        rung: u8,
    },
    /// The stack was empty: the cards of finished sports were shuffled into a new stack (C8).
    Reshuffled {
        /// The number of cards in it.
        cards: u8,
    },
    /// A player drew a card.
    Drew {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Option<Performance>,
    },
    /// There were fewer cards than the player should have drawn; the rest is forfeited (C19).
    Short {
        /// The seat.
        seat: Seat,
        /// How many cards were missing.
        missing: u8,
    },
    /// A player got a medal.
    Awarded {
        /// The seat.
        seat: Seat,
        /// The medal.
        medal: Medal,
    },
    /// Gold in a sport with a star, with an empty hand: a world record (C12).
    WorldRecord {
        /// The seat.
        seat: Seat,
        /// The sport; the winner keeps its card.
        sport: Sport,
    },
    /// The sport is over; its cards are put away.
    Finished {
        /// The sport.
        sport: Sport,
        /// The seat that has the start-player card now.
        start: Seat,
    },
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew { seat, card } => Self::Drew { seat, card: card.filter(|_| viewer.sees(seat)) },
            public => public,
        })
    }

    fn reveals(&self) -> bool {
        match self {
            Self::SportTurned { open, .. } => !open,
            Self::TurnedOver(_) | Self::Played { .. } | Self::Drew { .. } => true,
            _ => false,
        }
    }
}
