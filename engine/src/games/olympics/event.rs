//! The events, and what each viewer sees of them.

use super::competitor::COMPETITORS;
use super::{Bids, Card, Ceremony, Competitor, EventCard};
use crate::rules::{self, Seat, Viewer};

/// Something that happened. A card is an `Option` where some viewers may not know it; they get `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen its bid; only that seat knows which.
    Bid {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// All bids are revealed; the highest Acquisition value takes first.
    BidsRevealed(Bids),
    /// A seat took a pair into its hand.
    Took {
        /// The seat.
        seat: Seat,
        /// The face-up card.
        open: Card,
        /// The face-down card, visible only to the seat that took it.
        closed: Option<Card>,
    },
    /// The bids were discarded.
    BidsDiscarded(Bids),
    /// The neutral player got the last pair, and its face-down card was turned over (M10).
    NeutralTook {
        /// The face-up card, which is played first.
        open: Card,
        /// The other one.
        closed: Card,
    },
    /// A seat has chosen its investment; only that seat knows which.
    Invested {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A card was placed at its event: face down with the token on it, or face up if it is the neutral player's.
    Placed {
        /// The competitor.
        competitor: Competitor,
        /// The event, which is public.
        event: EventCard,
        /// The card.
        card: Option<Card>,
        /// The card that was face down there and is now face up: the token has moved off it.
        turned: Option<Card>,
    },
    /// A card replaced a weaker one of its type, face up, with the token on it (M7).
    Upgraded {
        /// The competitor.
        competitor: Competitor,
        /// The new card.
        card: Card,
        /// The replaced card, which was discarded.
        replaced: Card,
        /// Another card that was face down there, now face up.
        turned: Option<Card>,
    },
    /// A card could not be played and was discarded.
    Discarded {
        /// The competitor.
        competitor: Competitor,
        /// The card.
        card: Card,
    },
    /// A new round: pairs were laid out.
    LaidOut {
        /// The round, from 1.
        round: u8,
        /// The face-up cards, pair by pair.
        open: [Option<Card>; COMPETITORS],
    },
    /// The last card was drawn before the pairs were complete: the medal ceremony begins (M2).
    LastCardDrawn {
        /// The number of cards set aside unseen (M16).
        aside: u8,
    },
    /// An event of the ceremony began: its face-down cards were turned over.
    Turned {
        /// The event.
        event: EventCard,
        /// The cards turned over, by competitor.
        cards: [Option<Card>; COMPETITORS],
    },
    /// The medals of an event were awarded.
    Awarded(Ceremony),
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let known = |seat: Seat, card: Option<Card>| card.filter(|_| viewer.sees(seat));
        Some(match *self {
            Self::Bid { seat, card } => Self::Bid { seat, card: known(seat, card) },
            Self::Took { seat, open, closed } => Self::Took { seat, open, closed: known(seat, closed) },
            Self::Invested { seat, card } => Self::Invested { seat, card: known(seat, card) },
            Self::Placed { competitor: Competitor::Seat(seat), event, card, turned } => {
                Self::Placed { competitor: Competitor::Seat(seat), event, card: known(seat, card), turned }
            }
            public => public,
        })
    }

    fn reveals(&self) -> bool {
        match self {
            Self::BidsRevealed(_)
            | Self::Took { .. }
            | Self::NeutralTook { .. }
            | Self::Placed { .. }
            | Self::Upgraded { .. }
            | Self::Discarded { .. }
            | Self::LaidOut { .. }
            | Self::Turned { .. } => true,
            Self::Bid { .. }
            | Self::BidsDiscarded(_)
            | Self::Invested { .. }
            | Self::LastCardDrawn { .. }
            | Self::Awarded(_)
            | Self::Ended => false,
        }
    }
}
