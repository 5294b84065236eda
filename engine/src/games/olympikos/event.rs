//! The events, and what each viewer sees of them.

use super::{Clue, Medal, Nation, Owner, Ring, Sport, Way};
use crate::rules::{self, Seat, SeatSet, Viewer};

/// Something that happened. A clue or a ring is an `Option` where some viewers may not know it; they get `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn began: there are new sports under the rings, and the Coach has drawn six clues. Not reported for the
    /// first turn.
    TurnBegan {
        /// The Coach.
        coach: Seat,
        /// The seats controlled in this turn (K11).
        controlled: SeatSet,
    },
    /// The Coach has laid a clue under a medal, face down.
    Laid {
        /// The Coach.
        seat: Seat,
        /// The medal.
        medal: Medal,
        /// The orientation of the clue.
        way: Way,
        /// The clue.
        clue: Option<Clue>,
    },
    /// The Coach has drawn a card for the next medal and put it there flag up (K4).
    Drew {
        /// The Coach.
        seat: Seat,
        /// The medal.
        medal: Medal,
        /// The ring.
        ring: Option<Ring>,
    },
    /// All clues are laid: the Athletes count to three.
    Ready,
    /// A clue was flipped (K5).
    Flipped {
        /// The medal.
        medal: Medal,
        /// The clue.
        clue: Clue,
        /// Its orientation.
        way: Way,
    },
    /// An Athlete has put a card on a medal, flag up.
    Placed {
        /// The seat.
        seat: Seat,
        /// The medal.
        medal: Medal,
        /// The ring.
        ring: Option<Ring>,
        /// Whether the guard did it because the Athlete was too late (K8).
        late: bool,
    },
    /// An Athlete has put a card in front of the anti-doping control.
    Controlled {
        /// The seat.
        seat: Seat,
        /// The ring.
        ring: Option<Ring>,
        /// Whether the guard did it.
        late: bool,
    },
    /// A rival nation has put a card on each medal (K19).
    Landed {
        /// The nation.
        nation: Nation,
    },
    /// All Athletes are done: the presentation begins.
    Done,
    /// A card on a medal was turned over. The first one is the Coach's and shows the right answer.
    Turned {
        /// The medal.
        medal: Medal,
        /// The owner of the card.
        owner: Owner,
        /// The ring.
        ring: Ring,
        /// The sport under the ring.
        sport: Sport,
        /// Whether it is the Coach's card, or right.
        right: bool,
        /// The points it earned.
        points: u8,
    },
    /// The Coach's points for a medal (K9). Not reported with two players, where the Coach gets none.
    Coached {
        /// The Coach.
        seat: Seat,
        /// The medal.
        medal: Medal,
        /// The points earned.
        points: u8,
    },
    /// A card in front of the control was turned over (K13, K31).
    Tested {
        /// The owner of the card.
        seat: Seat,
        /// The ring.
        ring: Ring,
        /// Whether it is one of the three targets.
        positive: bool,
        /// The points lost: 3, or all the player had if fewer (K14).
        lost: u8,
    },
    /// Nobody was right on any medal: the control is called off, the Coach loses 3 points, or all they had if fewer
    /// (K15).
    Nobody {
        /// The Coach.
        seat: Seat,
        /// The points lost.
        lost: u8,
    },
    /// The game is over.
    Ended,
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Laid { seat, medal, way, clue } => {
                Self::Laid { seat, medal, way, clue: clue.filter(|_| viewer.sees(seat)) }
            }
            Self::Drew { seat, medal, ring } => {
                Self::Drew { seat, medal, ring: ring.filter(|_| viewer.sees(seat)) }
            }
            Self::Placed { seat, medal, ring, late } => {
                Self::Placed { seat, medal, ring: ring.filter(|_| viewer.sees(seat)), late }
            }
            Self::Controlled { seat, ring, late } => {
                Self::Controlled { seat, ring: ring.filter(|_| viewer.sees(seat)), late }
            }
            public => public,
        })
    }

    /// In a race every event reveals something: where and when a player puts a card is information for the others. So
    /// no action can be taken back unless the players agree.
    fn reveals(&self) -> bool {
        !matches!(self, Self::Laid { .. } | Self::Ready)
    }
}
