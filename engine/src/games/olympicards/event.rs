//! What visibly happened, and who is told what of it.

use super::{Attempt, Medal, Performance, Sport};
use crate::rules::{self, Seat, Viewer};
use std::fmt;

/// What visibly happened. Where a card is an option, those who do not know it are told `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The uppermost sport card was turned over, or lay face up already.
    SportTurned {
        /// The sport.
        sport: Sport,
        /// Whether it had been put off before: it must be played (C17).
        open: bool,
    },
    /// The start player put the sport off.
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
        /// The start player, with whom each of its rounds begins.
        seat: Seat,
    },
    /// A performance card was turned over at the beginning of a round.
    TurnedOver(Performance),
    /// No card was left to turn over: the last one stays valid, or none is (C8).
    NotTurnedOver,
    /// Somebody played cards.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        attempt: Attempt,
    },
    /// Somebody withdrew.
    Withdrew {
        /// Who.
        seat: Seat,
        /// The rung of the ladder, from 0.
        rung: u8,
    },
    /// The stack was empty: the cards of finished sports were shuffled into a new one (C8).
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Option<Performance>,
    },
    /// There were fewer cards than somebody should have drawn; the rest is not owed (C19).
    Short {
        /// Who.
        seat: Seat,
        /// How many were missing.
        missing: u8,
    },
    /// Somebody got a medal.
    Awarded {
        /// Who.
        seat: Seat,
        /// Which.
        medal: Medal,
    },
    /// Gold in a sport with a star, and no card left: a world record (C12).
    WorldRecord {
        /// Whose.
        seat: Seat,
        /// The sport; its card stays with the winner.
        sport: Sport,
    },
    /// The sport is over; its cards are put away.
    Finished {
        /// The sport.
        sport: Sport,
        /// Who has the start-player card now.
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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SportTurned { sport, open: false } => write!(f, "{sport} is turned over"),
            Self::SportTurned { sport, open: true } => write!(f, "{sport}, put off before, must be played"),
            Self::Deferred { seat, sport } => write!(f, "seat {seat} puts {sport} off"),
            Self::Began { sport, seat } => write!(f, "{sport} begins with seat {seat}"),
            Self::TurnedOver(card) => write!(f, "{card} is turned over for this round"),
            Self::NotTurnedOver => f.write_str("no card is left to turn over"),
            Self::Played { seat, attempt } => write!(f, "seat {seat} plays {attempt:?}"),
            Self::Withdrew { seat, rung } => write!(f, "seat {seat} withdraws: number {}", rung + 1),
            Self::Reshuffled { cards } => write!(f, "{cards} cards are shuffled into a new stack"),
            Self::Drew { seat, card: Some(card) } => write!(f, "seat {seat} draws {card}"),
            Self::Drew { seat, card: None } => write!(f, "seat {seat} draws a card"),
            Self::Short { seat, missing } => {
                write!(f, "seat {seat} goes without {missing} cards: none is left")
            }
            Self::Awarded { seat, medal } => write!(f, "seat {seat} gets {medal}"),
            Self::WorldRecord { seat, sport } => write!(f, "seat {seat} sets a world record in {sport}"),
            Self::Finished { sport, start } => {
                write!(f, "{sport} is over; seat {start} starts the next sport")
            }
            Self::Ended => f.write_str("the game is over"),
        }
    }
}
