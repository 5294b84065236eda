//! The revealed bids of a round.

use super::Card;
use super::SEATS;
use crate::rules::{Seat, SeatSet};

/// The bids of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Bids(pub(super) [Option<Card>; SEATS]);

impl Bids {
    /// The bid of a seat.
    pub fn of(&self, seat: Seat) -> Option<Card> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// The seats with their bids, highest Acquisition value first: the order in which they take pairs.
    pub fn in_order(&self) -> impl Iterator<Item = (Seat, Card)> {
        let bids = *self;
        let mut left = SeatSet::all(SEATS);
        std::iter::from_fn(move || {
            let (seat, card) = bids.highest(left)?;
            left = left.without(seat);
            Some((seat, card))
        })
    }

    /// The highest bid of the given seats.
    #[inline]
    pub(super) fn highest(&self, of: SeatSet) -> Option<(Seat, Card)> {
        let mut highest: Option<(Seat, Card)> = None;
        for (index, bid) in self.0.iter().enumerate() {
            let seat = Seat(index as u8);
            if let &Some(card) = bid
                && of.contains(seat)
                && highest.is_none_or(|(_, other)| card.acquisition() > other.acquisition())
            {
                highest = Some((seat, card));
            }
        }
        highest
    }
}
