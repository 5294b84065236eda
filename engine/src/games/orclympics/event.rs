//! The events, and what each viewer sees of them.

use super::{Competition, Race, SEATS, Team};
use crate::rules::{self, Seat, SeatSet, Viewer};

/// Something that happened. A value is an `Option` where only one seat may know it; the others get `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen a card of its hand to keep; only that seat knows which (O16).
    Kept {
        /// The seat.
        seat: Seat,
        /// The card.
        race: Option<Race>,
    },
    /// Everybody has kept a card and passed the others to the left; new hands are picked up.
    HandsPassed {
        /// The number of cards everybody has kept.
        kept: u8,
    },
    /// Everybody has drafted eight cards.
    Drafted,
    /// A seat has built its roster; only that seat knows it (O15).
    RosterBuilt {
        /// The seat.
        seat: Seat,
        /// The roster.
        roster: Option<Team>,
    },
    /// All rosters are final; only the number of cards in hand is public (O15).
    RostersFinal {
        /// The number of cards in each seat's roster.
        sizes: [u8; SEATS],
        /// The number of seats.
        seats: u8,
    },
    /// A competition begins.
    Began {
        /// The competition.
        competition: Competition,
        /// The seat that begins.
        starter: Seat,
    },
    /// A seat entered cards.
    Entered {
        /// The seat.
        seat: Seat,
        /// The cards.
        team: Team,
        /// The total of everything the seat has entered in this competition.
        total: u8,
    },
    /// A seat took the gold cup.
    TookGold {
        /// The seat.
        seat: Seat,
        /// The new total.
        total: u8,
        /// The previous holder; `None` for the middle of the table.
        from: Option<Seat>,
        /// Whether a tie decided it.
        tie: bool,
    },
    /// The dethroned holder of gold takes silver (O3).
    Dethroned {
        /// The dethroned seat.
        seat: Seat,
        /// The previous holder of silver: the new holder of gold, so that the two swap (O4); another seat, which is
        /// left without a cup (O5); or `None` for the middle of the table.
        from: Option<Seat>,
    },
    /// A seat took the silver cup.
    TookSilver {
        /// The seat.
        seat: Seat,
        /// The new total.
        total: u8,
        /// The previous holder; `None` for the middle of the table.
        from: Option<Seat>,
        /// Whether a tie decided it.
        tie: bool,
    },
    /// A seat passed: it enters nothing more in this competition.
    Passed {
        /// The seat.
        seat: Seat,
        /// Whether its hand is empty, as everybody sees.
        empty: bool,
        /// Whether nobody has entered a card since the pass before.
        again: bool,
    },
    /// All have passed and nobody entered: the competition is discarded (O11).
    NobodyEntered {
        /// The competition.
        competition: Competition,
    },
    /// The competition is over, and its gold is won.
    WonGold {
        /// The winner.
        seat: Seat,
        /// The competition.
        competition: Competition,
    },
    /// The competition is over, and its silver is won.
    WonSilver {
        /// The winner.
        seat: Seat,
        /// The competition.
        competition: Competition,
    },
    /// All cards that competed are now face down in front of their owners and rest.
    Rested,
    /// The seats without a cup that have a resting card and may take one back (O13, O24).
    MayTakeBack {
        /// The seats.
        seats: SeatSet,
    },
    /// A seat has decided whether to take a card back; only that seat knows its decision (O24).
    Decided {
        /// The seat.
        seat: Seat,
        /// The decision: a card, or no card; `None` for viewers who may not know it.
        choice: Option<Option<Race>>,
    },
    /// All have decided: this seat took a card back; only that seat knows which (O24).
    TookBack {
        /// The seat.
        seat: Seat,
        /// The card.
        race: Option<Race>,
    },
    /// All have decided: this seat took nothing back.
    TookNothing {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Kept { seat, race } => Self::Kept { seat, race: race.filter(|_| viewer.sees(seat)) },
            Self::RosterBuilt { seat, roster } => {
                Self::RosterBuilt { seat, roster: roster.filter(|_| viewer.sees(seat)) }
            }
            Self::Decided { seat, choice } => {
                Self::Decided { seat, choice: choice.filter(|_| viewer.sees(seat)) }
            }
            Self::TookBack { seat, race } => {
                Self::TookBack { seat, race: race.filter(|_| viewer.sees(seat)) }
            }
            public => public,
        })
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::HandsPassed { .. }
                | Self::RostersFinal { .. }
                | Self::Entered { .. }
                | Self::TookBack { .. }
                | Self::TookNothing { .. }
        )
    }
}
