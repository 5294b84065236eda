//! The complete state of a game of Olympicards.

use super::deal::{HAND_SIZE, NOT_EACH_SPORT, TOO_MANY_RESHUFFLES};
use super::rule::Against;
use super::stack::RESHUFFLES;
use super::{Attempt, Deal, Hand, Medals, Performance, Programme, SEATS, Setup, Sport, Stack};
use crate::cards::Set;
use crate::rules::{
    Awaiting, DealError, Seat, SeatSet, Standing, check_different, check_each_once, check_hands, check_start,
};

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
        check_hands(&deal.hands, seats, HAND_SIZE)?;
        check_each_once(deal.hands.iter().flatten().chain(&deal.stack), Performance::CARDS)?;
        check_start(deal.start, seats)?;
        let mut hands = [Hand::EMPTY; SEATS];
        for (hand, numbers) in hands.iter_mut().zip(&deal.hands) {
            *hand = numbers.iter().filter_map(|&number| Performance::of_card(number)).collect();
        }
        let mut stack = Stack::new(deal.key);
        deal.stack
            .iter()
            .rev()
            .filter_map(|&number| Performance::of_card(number))
            .for_each(|card| stack.put(card));
        if deal.reshuffles.len() > RESHUFFLES {
            return Err(TOO_MANY_RESHUFFLES);
        }
        for (number, order) in deal.reshuffles.iter().enumerate() {
            check_different(order, Performance::CARDS)?;
            stack.list(number, order.iter().filter_map(|&card| Performance::of_card(card)));
        }
        let order = <[Sport; Sport::COUNT]>::try_from(&deal.sports[..]).map_err(|_| NOT_EACH_SPORT)?;
        if order.into_iter().collect::<Set<Sport>>().len() != Sport::COUNT {
            return Err(NOT_EACH_SPORT);
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

    /// The play that the next one of that seat is compared with.
    #[inline]
    pub(super) fn to_beat(&self, seat: Seat, against: Against) -> Option<Attempt> {
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
        for card in everywhere {
            if !all.insert(card) {
                return false;
            }
        }
        all.len() == Performance::CARDS
    }
}
