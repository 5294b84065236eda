//! The complete state of a game of Olympics.

use super::ceremony::{Medal, Medals};
use super::competitor::COMPETITORS;
use super::deal::HAND_SIZE;
use super::{Card, Competitor, Deal, EventCard, SEATS, Setup};
use crate::cards::Set;
use crate::rules::{Awaiting, DealError, Seat, SeatSet, Standing, check_each_once, check_hands};

/// The phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// Acquisition: all players choose a bid, in secret.
    Bidding,
    /// Acquisition: the bids are revealed. Exists only while events are reported: no seat may act.
    Reveal,
    /// Acquisition: the highest bidder without a pair takes one.
    Taking {
        /// The seat that takes.
        taker: Seat,
        /// The seats that have not taken a pair yet, this one included.
        left: SeatSet,
    },
    /// Investment: all players choose a card, in secret.
    Investing,
    /// The chosen cards go to their events. Exists only while events are reported: no seat may act.
    Placing,
    /// The medals are awarded. Exists only while events are reported: no seat may act.
    Ceremony,
    /// All medals are awarded.
    Over,
}

/// Two cards of the acquisition pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    pub(super) open: Card,
    pub(super) closed: Card,
}

/// A pair of this round that was taken; everybody saw by whom (M18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Taken {
    /// Its face-up card.
    pub open: Card,
    /// The seat that took it.
    pub by: Competitor,
}

/// The complete state: a flat value without heap or generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    /// The round, from 1.
    pub(super) round: u8,
    /// The draw deck, next card last; entries from `deck_size` on are unused.
    pub(super) deck: [Option<Card>; Card::COUNT],
    pub(super) deck_size: u8,
    /// The pairs laid out and not yet taken.
    pub(super) pool: [Option<Pair>; COMPETITORS],
    /// Who took the pair at each position of the pool, until new pairs are laid out.
    pub(super) gone: [Option<Taken>; COMPETITORS],
    /// The hands; with two players, the third holds the neutral player's pair while it is played.
    pub(super) hands: [Set<Card>; COMPETITORS],
    /// The cards bid, until they are discarded; they are no longer in the hand.
    pub(super) bids: [Option<Card>; SEATS],
    /// The cards chosen for investment, until they are placed; they are no longer in the hand.
    pub(super) invested: [Option<Card>; SEATS],
    /// The cards at the events, by competitor, face up or down.
    pub(super) played: [Set<Card>; COMPETITORS],
    /// The face-down ones among them.
    pub(super) face_down: [Set<Card>; COMPETITORS],
    /// The card under each token, by competitor and event.
    pub(super) tokens: [[Option<Card>; EventCard::COUNT]; COMPETITORS],
    /// Face-up pool cards by the competitor who took them, until they are visible again (M18).
    pub(super) taken: [Set<Card>; SEATS],
    /// Those of them that cannot be face down: they were taken after the face-down card was placed, or cannot have been
    /// placed beside the face-up cards there (M18).
    pub(super) held: [Set<Card>; SEATS],
    pub(super) discard: Set<Card>,
    /// The incomplete last pool, set aside unseen (M16).
    pub(super) aside: Set<Card>,
    /// The winners of the medals of each event; `None` before they are awarded.
    pub(super) medals: [Option<Medals>; EventCard::COUNT],
    /// The rounds in which each seat was the first to take a pair, a bit each. For reasons only: in a sampled state
    /// earlier rounds are missing.
    pub(super) firsts: [u16; SEATS],
}

impl State {
    /// The state before the first bid: hands dealt, pairs laid out.
    ///
    /// # Errors
    /// If the deal is impossible.
    pub fn new(setup: &Setup, deal: &Deal) -> Result<Self, DealError> {
        let seats = setup.seats();
        check_hands(&deal.hands, seats, HAND_SIZE)?;
        check_each_once(deal.hands.iter().flatten().chain(&deal.deck), Card::COUNT)?;
        let mut hands = [Set::EMPTY; COMPETITORS];
        for (hand, numbers) in hands.iter_mut().zip(&deal.hands) {
            *hand = numbers.iter().filter_map(|&number| Card::new(number)).collect();
        }
        let mut deck = [None; Card::COUNT];
        for (&number, slot) in deal.deck.iter().rev().zip(&mut deck) {
            *slot = Card::new(number);
        }
        let mut state = Self {
            setup: *setup,
            phase: Phase::Bidding,
            round: 1,
            deck,
            deck_size: deal.deck.len() as u8,
            pool: [None; COMPETITORS],
            gone: [None; COMPETITORS],
            hands,
            bids: [None; SEATS],
            invested: [None; SEATS],
            played: [Set::EMPTY; COMPETITORS],
            face_down: [Set::EMPTY; COMPETITORS],
            tokens: [[None; EventCard::COUNT]; COMPETITORS],
            taken: [Set::EMPTY; SEATS],
            held: [Set::EMPTY; SEATS],
            discard: Set::EMPTY,
            aside: Set::EMPTY,
            medals: [None; EventCard::COUNT],
            firsts: [0; SEATS],
        };
        // A full deck always has enough cards for the first pairs.
        state.lay_out();
        Ok(state)
    }

    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        // The set-up allows no more; stating it here saves a bounds check per seat.
        self.setup.seats().min(SEATS)
    }

    /// The number of competitors, the neutral player included.
    #[inline]
    pub(super) fn competitors(&self) -> usize {
        self.setup.competitors().min(COMPETITORS)
    }

    /// Which seats may act.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Bidding => Awaiting::Secret(self.without(&self.bids)),
            Phase::Taking { taker, .. } => Awaiting::Turn(taker),
            Phase::Investing => Awaiting::Secret(self.without(&self.invested)),
            Phase::Reveal | Phase::Placing => Awaiting::Secret(SeatSet::EMPTY),
            Phase::Ceremony | Phase::Over => Awaiting::Over,
        }
    }

    /// The seats that have not chosen yet.
    #[inline]
    fn without(&self, chosen: &[Option<Card>; SEATS]) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for (index, card) in chosen.iter().enumerate().take(self.seats()) {
            if card.is_none() {
                seats = seats.with(Seat(index as u8));
            }
        }
        seats
    }

    /// Takes the next card of the deck.
    #[inline]
    fn draw(&mut self) -> Option<Card> {
        let size = self.deck_size.checked_sub(1)?;
        let card = self.deck.get_mut(usize::from(size))?.take()?;
        self.deck_size = size;
        Some(card)
    }

    /// Draws the pairs, face up and face down in turn, pair by pair (M16). If this would draw the last card of the
    /// deck, the game ends at once: the incomplete pool is set aside unseen and the result is `false` (M2).
    #[inline]
    pub(super) fn lay_out(&mut self) -> bool {
        let pairs = self.competitors();
        self.gone = [None; COMPETITORS];
        if usize::from(self.deck_size) <= 2 * pairs {
            while let Some(card) = self.draw() {
                self.aside.insert(card);
            }
            return false;
        }
        for place in 0..pairs {
            if let (Some(open), Some(closed)) = (self.draw(), self.draw()) {
                self.pool[place] = Some(Pair { open, closed });
            }
        }
        true
    }

    /// The number of rounds: 11, 10, 7 and 5 for 2, 3, 4 and 5 players (M2).
    pub fn rounds(&self) -> u8 {
        let deck = Card::COUNT - HAND_SIZE * self.seats();
        ((deck - 1) / (2 * self.competitors())) as u8
    }

    /// The face-up cards of a competitor, at all events.
    #[inline]
    pub(super) fn open(&self, index: usize) -> Set<Card> {
        self.played[index].difference(self.face_down[index])
    }

    /// Points for the medals awarded so far, ranks, and how ties were decided: by the highest Acquisition value among a
    /// player's cards at any event (M14, M17). Face-down cards do not count, because they are not public. The neutral
    /// player is not ranked (M11).
    pub fn standing(&self) -> Standing {
        let tally = tally(&self.medals);
        let points = tally[..self.seats()].iter().map(|&points| i32::from(points)).collect();
        let highest = |index: usize| self.open(index).iter().map(Card::acquisition).max().unwrap_or(0);
        let merits: Vec<u8> = (0..self.seats()).map(highest).collect();
        Standing::by_merits(points, &merits, "M14")
    }

    /// Whether every card is in exactly one place, face-down cards and those under a token are also played cards, and
    /// each card recorded as taken and not seen since is with the player who took it.
    pub fn is_conserved(&self) -> bool {
        let of = |cards: &[Option<Card>]| cards.iter().flatten().copied().collect::<Set<Card>>();
        let pool = self.pool.iter().flatten().flat_map(|pair| [pair.open, pair.closed]).collect();
        let mut places =
            vec![of(&self.deck), pool, of(&self.bids), of(&self.invested), self.discard, self.aside];
        places.extend(self.hands.iter().chain(&self.played));
        let together = places.iter().fold(Set::EMPTY, |all, &place| all.union(place));
        let counted: usize = places.iter().map(|place| place.len()).sum();
        let sound = |index: usize| {
            let (played, face_down) = (self.played[index], self.face_down[index]);
            let tokens = of(&self.tokens[index]);
            let one_a_line = EventCard::ALL.into_iter().all(|event| {
                let line = played.intersection(event.cards());
                let marked = tokens.intersection(line).len();
                marked == usize::from(!line.is_empty())
            });
            let mut private = self.hands[index].union(face_down);
            private.extend(self.bids[index]);
            private.extend(self.invested[index]);
            one_a_line
                && face_down.difference(tokens).is_empty()
                && tokens.difference(played).is_empty()
                && self.taken[index].difference(private).is_empty()
                && self.held[index].difference(self.taken[index].difference(face_down)).is_empty()
        };
        counted == Card::COUNT
            && together.len() == Card::COUNT
            && of(&self.deck).len() == usize::from(self.deck_size)
            && (0..COMPETITORS).all(sound)
    }
}

/// The medal points of each competitor.
pub(super) fn tally(medals: &[Option<Medals>; EventCard::COUNT]) -> [u8; COMPETITORS] {
    let mut tally = [0; COMPETITORS];
    for (medal, taker) in medals.iter().flatten().flat_map(|medals| Medal::ALL.into_iter().zip(medals)) {
        if let Some(points) = taker.and_then(|taker| tally.get_mut(taker.index())) {
            *points += medal.points();
        }
    }
    tally
}
