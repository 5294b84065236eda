//! The complete state of a game of Olympicards.

use super::deal::HAND;
use super::rule::Against;
use super::stack::RESHUFFLES;
use super::{Attempt, Deal, DealError, Hand, Medals, Performance, Programme, SEATS, Setup, Sport, Stack};
use crate::cards::Set;
use crate::rules::{Awaiting, Seat, SeatSet, Standing};

/// The points for a world record (C12).
pub const RECORD_POINTS: i32 = 2;

/// The phase of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// A sport was turned over: the start player accepts or defers it (C3).
    Choice,
    /// A sport or a round begins: its card is turned over. Exists only while events are reported: no seat may act.
    Opening,
    /// A player plays cards or withdraws.
    Turn {
        /// The seat.
        seat: Seat,
    },
    /// A sport is over, and its cards are still on the table. Exists only while events are reported: no seat may act.
    Result,
    /// All nine sports are over.
    Over,
}

/// A play; its cards stay on the table until the sport is over (C10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PlayedCards {
    /// The seat.
    pub seat: Seat,
    /// The cards.
    pub attempt: Attempt,
}

/// The complete state: a flat value without heap or generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    pub(super) programme: Programme,
    /// The winner of gold in each finished sport.
    pub(super) golds: [Option<Seat>; Sport::COUNT],
    /// The winners of silver and of bronze in each sport, the current one included. For reasons only: in a sampled state
    /// those before are missing.
    pub(super) silvers: [Option<Seat>; Sport::COUNT],
    pub(super) bronzes: [Option<Seat>; Sport::COUNT],
    pub(super) hands: [Hand; SEATS],
    pub(super) stack: Stack,
    /// The cards of finished sports.
    pub(super) discard: Hand,
    /// The round of the sport, from 1.
    pub(super) round: u8,
    /// The current card turned over.
    pub(super) turned: Option<Performance>,
    /// Cards turned over earlier in this sport; they are put away with it (C9).
    pub(super) turned_before: Hand,
    /// The plays in this sport, in order; entries from `plays` on are unused.
    pub(super) laid: [Option<PlayedCards>; Performance::CARDS],
    pub(super) plays: u8,
    /// The last play of each seat in this sport.
    pub(super) own: [Option<Attempt>; SEATS],
    /// The seats that withdrew in this sport, in order; entries from `withdrawals` on are unused.
    pub(super) withdrawn: [Option<Seat>; SEATS],
    pub(super) withdrawals: u8,
    /// The seats still in this sport; with two players always both (C13).
    pub(super) playing: SeatSet,
    /// The seat that has the start-player card.
    pub(super) start: Seat,
    /// The seat that gets it at the end of the sport (C4).
    pub(super) next_start: Option<Seat>,
    pub(super) medals: [Medals; SEATS],
    /// The sports in which each seat holds the world record (C12).
    pub(super) records: [Set<Sport>; SEATS],
}

impl State {
    /// The state before the first choice: hands dealt, a sport turned over.
    ///
    /// # Errors
    /// If the deal is impossible.
    pub fn new(setup: &Setup, deal: &Deal) -> Result<Self, DealError> {
        let seats = setup.seats();
        if deal.hands.len() != seats {
            return Err(DealError::Hands { seats, hands: deal.hands.len() });
        }
        if deal.start.index() >= seats {
            return Err(DealError::NoSuchSeat(deal.start));
        }
        let mut dealt = [0; 2];
        let mut hands = [Hand::EMPTY; SEATS];
        for (seat, (hand, numbers)) in Seat::all(seats).zip(hands.iter_mut().zip(&deal.hands)) {
            if numbers.len() != HAND {
                return Err(DealError::HandSize(seat));
            }
            for &number in numbers {
                hand.insert(enter(&mut dealt, number)?);
            }
        }
        let mut stack = Stack::new(deal.key);
        for &number in deal.stack.iter().rev() {
            stack.put(enter(&mut dealt, number)?);
        }
        if dealt != ALL_DEALT {
            let missing = (1..=Performance::CARDS as u8).find(|&card| enter(&mut dealt, card).is_ok());
            return Err(DealError::Missing(missing.unwrap_or_default()));
        }
        if deal.reshuffles.len() > RESHUFFLES {
            return Err(DealError::Reshuffles(deal.reshuffles.len()));
        }
        for (number, order) in deal.reshuffles.iter().enumerate() {
            let mut there = [0; 2];
            order.iter().try_for_each(|&card| enter(&mut there, card).map(drop))?;
            stack.write(number, order.iter().filter_map(|&card| Performance::of_card(card)));
        }
        let order = <[Sport; Sport::COUNT]>::try_from(&deal.sports[..]).map_err(|_| DealError::Sports)?;
        if order.into_iter().collect::<Set<Sport>>().len() != Sport::COUNT {
            return Err(DealError::Sports);
        }
        Ok(Self {
            setup: *setup,
            phase: Phase::Choice,
            programme: Programme::new(order),
            golds: [None; Sport::COUNT],
            silvers: [None; Sport::COUNT],
            bronzes: [None; Sport::COUNT],
            hands,
            stack,
            discard: Hand::EMPTY,
            round: 0,
            turned: None,
            turned_before: Hand::EMPTY,
            laid: [None; Performance::CARDS],
            plays: 0,
            own: [None; SEATS],
            withdrawn: [None; SEATS],
            withdrawals: 0,
            playing: SeatSet::all(seats),
            start: deal.start,
            next_start: None,
            medals: [Medals::default(); SEATS],
            records: [Set::EMPTY; SEATS],
        })
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        // The set-up allows no more; stating it here saves a bounds check per seat.
        self.setup.seats().min(SEATS)
    }

    /// Which seats may act.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Choice => Awaiting::Turn(self.start),
            Phase::Turn { seat } => Awaiting::Turn(seat),
            Phase::Opening | Phase::Result => Awaiting::Secret(SeatSet::EMPTY),
            Phase::Over => Awaiting::Over,
        }
    }

    /// The last play in this sport, by any player.
    #[inline]
    pub(super) fn last(&self) -> Option<Attempt> {
        let last = self.laid.get(usize::from(self.plays).wrapping_sub(1)).copied().flatten();
        last.map(|laid| laid.attempt)
    }

    /// The mark for a play of that seat.
    #[inline]
    pub(super) fn mark(&self, seat: Seat, against: Against) -> Option<Attempt> {
        match against {
            Against::Own => self.own[seat.index()],
            Against::Last => self.last(),
            Against::Turned => self.turned.map(Attempt::one),
        }
    }

    /// Points, ranks and how ties were decided: more cards in hand (C11), at every place (C23).
    pub fn standing(&self) -> Standing {
        let seats = ..self.seats();
        let points = self.medals[seats]
            .iter()
            .zip(&self.records)
            .map(|(medals, records)| medals.points() + RECORD_POINTS * records.len() as i32)
            .collect();
        let cards: Vec<u8> = self.hands[seats].iter().map(|hand| hand.len() as u8).collect();
        Standing::by_merits(points, &cards, "C11")
    }

    /// Whether every card is in exactly one place: a hand, the stack, on the table, or put away.
    pub fn is_conserved(&self) -> bool {
        let laid = self.laid.iter().flatten().flat_map(|laid| laid.attempt.cards());
        let everywhere = self
            .hands
            .iter()
            .flat_map(|hand| hand.cards())
            .chain(self.stack.cards())
            .chain(self.discard.cards())
            .chain(self.turned)
            .chain(self.turned_before.cards())
            .chain(laid);
        let mut all = Hand::EMPTY;
        let mut count = 0;
        everywhere.into_iter().all(|card| {
            count += 1;
            all.insert(card)
        }) && count == Performance::CARDS
    }
}

/// What [`enter`] has recorded once all 90 cards are present: their numbers as bits.
const ALL_DEALT: [u64; 2] = [u64::MAX << 1, (1 << (Performance::CARDS - 63)) - 1];

/// The card with that number, which must not be present yet.
#[inline]
fn enter(dealt: &mut [u64; 2], number: u8) -> Result<Performance, DealError> {
    let card = Performance::of_card(number).ok_or(DealError::NoSuchCard(number))?;
    let (word, bit) = (&mut dealt[usize::from(number >> 6) & 1], 1 << (number & 63));
    if *word & bit != 0 {
        return Err(DealError::Twice(number));
    }
    *word |= bit;
    Ok(card)
}
