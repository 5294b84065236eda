//! The events, and what each viewer sees of them.

use super::{Athlete, Chip, Round};
use crate::rules::{self, Seat, Viewer};

/// Something that happened. An athlete is an `Option` where some viewers may not know it; they get `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen its athlete; only that seat knows which (Z19).
    Sent {
        /// The seat.
        seat: Seat,
        /// The athlete.
        athlete: Option<Athlete>,
    },
    /// All athletes are turned over.
    Revealed(Round),
    /// The best place takes the chip on I.
    Won {
        /// The owner of the athlete.
        seat: Seat,
        /// The chip.
        chip: Chip,
    },
    /// Nobody had a place: the chip is competed for again (Z4).
    Void,
    /// An athlete on crutches earned a consolation chip for the player (Z11).
    Consoled {
        /// The player.
        seat: Seat,
        /// The athlete.
        athlete: Athlete,
    },
    /// The chip on II moved to I; `chooser` chooses the next one for II, if any is left.
    Advanced {
        /// The new prize.
        prize: Chip,
        /// The seat that chooses.
        chooser: Seat,
    },
    /// The next chip was chosen for II.
    Chosen {
        /// The seat that chose.
        seat: Seat,
        /// The chip.
        chip: Chip,
    },
    /// The dealer looked at the top card.
    Looked {
        /// The dealer.
        seat: Seat,
        /// The card the dealer saw.
        athlete: Option<Athlete>,
    },
    /// The dealer gave away the card they looked at.
    Gave {
        /// The dealer.
        from: Seat,
        /// The seat that got it.
        to: Seat,
        /// The athlete.
        athlete: Option<Athlete>,
    },
    /// The dealer kept the card they looked at.
    Kept {
        /// The dealer.
        seat: Seat,
        /// The athlete.
        athlete: Option<Athlete>,
    },
    /// A seat got the top card; nobody else saw it.
    Drew {
        /// The seat.
        seat: Seat,
        /// The athlete.
        athlete: Option<Athlete>,
    },
    /// The deck moved to the left neighbour.
    DeckPassed {
        /// The next dealer.
        to: Seat,
    },
    /// The deck holds fewer cards than there are players: no more cards are drawn (Z9).
    LastRounds,
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let known = |seats: &[Seat], athlete: Option<Athlete>| {
            athlete.filter(|_| seats.iter().any(|&seat| viewer.sees(seat)))
        };
        Some(match *self {
            Self::Sent { seat, athlete } => Self::Sent { seat, athlete: known(&[seat], athlete) },
            Self::Looked { seat, athlete } => Self::Looked { seat, athlete: known(&[seat], athlete) },
            Self::Gave { from, to, athlete } => Self::Gave { from, to, athlete: known(&[from, to], athlete) },
            Self::Kept { seat, athlete } => Self::Kept { seat, athlete: known(&[seat], athlete) },
            Self::Drew { seat, athlete } => Self::Drew { seat, athlete: known(&[seat], athlete) },
            public => public,
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Revealed(_) | Self::Looked { .. } | Self::Gave { .. } | Self::Drew { .. })
    }
}
