//! What visibly happened, and who is told what of it.

use super::{Clue, Medal, Nation, Owner, Ring, Way};
use crate::rules::{self, Seat, SeatSet, Viewer};
use std::fmt;

/// What visibly happened. Where a clue or a ring is an option, those who do not know it are told `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn began: new sports lie under the rings, and the Coach has drawn six clues. The first begins untold.
    TurnBegan {
        /// Who is Coach.
        coach: Seat,
        /// Who is controlled in this turn (K11).
        controlled: SeatSet,
    },
    /// The Coach has laid a clue under a medal, face down.
    Laid {
        /// The Coach.
        seat: Seat,
        /// Under which.
        medal: Medal,
        /// How.
        way: Way,
        /// Which.
        clue: Option<Clue>,
    },
    /// The Coach has drawn a card for the next medal, which lies there flag up (K4).
    Drew {
        /// The Coach.
        seat: Seat,
        /// For which.
        medal: Medal,
        /// Which.
        ring: Option<Ring>,
    },
    /// All clues lie: the Athletes count to three.
    Ready,
    /// A clue was flipped (K5).
    Flipped {
        /// Under which medal.
        medal: Medal,
        /// Which.
        clue: Clue,
        /// How it lies.
        way: Way,
    },
    /// An Athlete has put a card on a medal, flag up.
    Placed {
        /// Who.
        seat: Seat,
        /// On which.
        medal: Medal,
        /// Which.
        ring: Option<Ring>,
        /// Whether the guard did it for him, because he was too late (K8).
        late: bool,
    },
    /// An Athlete has put a card before the anti-doping control.
    Controlled {
        /// Who.
        seat: Seat,
        /// Which.
        ring: Option<Ring>,
        /// Whether the guard did it for him.
        late: bool,
    },
    /// A rival nation has put a card on each medal (K19).
    Landed {
        /// Who.
        nation: Nation,
    },
    /// All Athletes are done: the presentation begins.
    Done,
    /// A card on a medal was turned over. The first is the Coach's and says what is right.
    Turned {
        /// On which.
        medal: Medal,
        /// Whose.
        owner: Owner,
        /// Which.
        ring: Ring,
        /// Whether it is the Coach's, or right.
        right: bool,
        /// What it earned.
        points: u8,
    },
    /// The Coach's points for a medal (K9). Of two, the Coach gets none, and it is not told.
    Coached {
        /// The Coach.
        seat: Seat,
        /// For which.
        medal: Medal,
        /// What he earned.
        points: u8,
    },
    /// A card before the control was turned over (K13, K31).
    Tested {
        /// Whose.
        seat: Seat,
        /// Which.
        ring: Ring,
        /// Whether it is one of the three targets.
        positive: bool,
        /// What was lost: 3 points, or as many as there were (K14).
        lost: u8,
    },
    /// Nobody was right on any medal: the control is called off, the Coach loses 3 points, or as many as he had (K15).
    Nobody {
        /// The Coach.
        seat: Seat,
        /// What was lost.
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

    /// In a race everything does: who has put a card where, and when, is what the others go by. Nothing of it is taken
    /// back unless the table agrees.
    fn reveals(&self) -> bool {
        !matches!(self, Self::Laid { .. } | Self::Ready)
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = |ring: Option<Ring>| ring.map_or("a card", Ring::name);
        let guard = |late: bool| if late { " (too late)" } else { "" };
        let whose = |owner: Owner| match owner {
            Owner::Seat(seat) => format!("seat {seat}"),
            Owner::Rival(nation) => nation.to_string(),
        };
        match *self {
            Self::TurnBegan { coach, controlled } => {
                write!(f, "seat {coach} is Coach")?;
                controlled.iter().try_for_each(|seat| write!(f, ", seat {seat} is controlled"))
            }
            Self::Laid { seat, medal, way, clue } => {
                let what = clue.map_or("a clue", Clue::name);
                write!(f, "seat {seat} lays {what} {way} under {medal}")
            }
            Self::Drew { seat, medal, ring } => write!(f, "seat {seat} draws {} for {medal}", card(ring)),
            Self::Ready => f.write_str("all clues lie: one, two, three"),
            Self::Flipped { medal, clue, way } => write!(f, "{medal}: {}, {way}", clue.name()),
            Self::Placed { seat, medal, ring, late } => {
                write!(f, "seat {seat} puts {} on {medal}{}", card(ring), guard(late))
            }
            Self::Controlled { seat, ring, late } => {
                write!(f, "seat {seat} puts {} before the control{}", card(ring), guard(late))
            }
            Self::Landed { nation } => write!(f, "{nation} puts a card on each medal"),
            Self::Done => f.write_str("all are done"),
            Self::Turned { medal, owner, ring, right, points } => {
                let right = if right { "right" } else { "wrong" };
                write!(f, "{medal}: {} has {ring}, {right}, {points}", whose(owner))
            }
            Self::Coached { seat, medal, points } => write!(f, "{medal}: Coach seat {seat} gets {points}"),
            Self::Tested { seat, ring, positive, lost } => {
                let positive = if positive { "positive" } else { "negative" };
                write!(f, "control: seat {seat} has {ring}, {positive}, loses {lost}")
            }
            Self::Nobody { seat, lost } => {
                write!(f, "nobody was right: Coach seat {seat} loses {lost}, no control")
            }
            Self::Ended => f.write_str("the game is over"),
        }
    }
}
