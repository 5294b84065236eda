//! The complete state of a game of Olympia 2000.

use super::deal::{HAND_SIZE, SAME_CHIPS};
use super::{Athlete, Chip, ChipSet, Columns, Deal, SEATS, Setup, Tie};
use crate::cards::Set;
use crate::rules::{Awaiting, DealError, Seat, SeatSet, Standing, check_each_once, check_hands, check_start};

/// The phase of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// Part 1: all players choose an athlete, in secret.
    Athletes,
    /// The athletes are revealed and the round is decided. Exists only while events are told, also that nobody draws any more:
    /// no seat may act.
    Reveal,
    /// Part 2: the player with the worst place chooses the next chip.
    Chip {
        /// The owner of the athlete with the worst place.
        chooser: Seat,
    },
    /// Part 3: the dealer looks at the top card and keeps it or gives it away.
    Refill {
        /// The seats that got a card in this round.
        served: SeatSet,
    },
    /// All chips are won, or all cards are played.
    Over,
}

/// What a round revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Round {
    /// The chip that was competed for.
    pub chip: Chip,
    /// The athlete of each seat.
    pub athletes: [Option<Athlete>; SEATS],
    /// The owner of the athlete with the best place; `None` in a void round.
    pub winner: Option<Seat>,
    /// The owner of the athlete with the worst place; `None` in a void round.
    pub worst: Option<Seat>,
}

impl Round {
    /// The athletes with their seats, best place first, those without a place last.
    pub fn in_order(&self) -> Vec<(Seat, Athlete)> {
        let mut ordered: Vec<(Seat, Athlete)> = Vec::with_capacity(SEATS);
        for (seat, athlete) in (0..).map(Seat).zip(self.athletes) {
            let Some(athlete) = athlete else { continue };
            let position = athlete.position(self.chip.discipline);
            let better = |(_, other): &&(Seat, Athlete)| other.position(self.chip.discipline) <= position;
            let at = ordered.iter().take_while(better).count();
            ordered.insert(at, (seat, athlete));
        }
        ordered
    }
}

/// The complete state: a flat value without heap or generator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) setup: Setup,
    pub(super) phase: Phase,
    /// The deck, top card last; entries from `deck_size` on are unused.
    pub(super) deck: [Option<Athlete>; Athlete::COUNT],
    pub(super) deck_size: u8,
    pub(super) hands: [Set<Athlete>; SEATS],
    /// Athletes chosen and not yet revealed; they are no longer in the hand.
    pub(super) sent: [Option<Athlete>; SEATS],
    /// The cards that each dealer gave away and that are not yet revealed: that dealer knows where they are (Z7, Z20).
    pub(super) gave: [Set<Athlete>; SEATS],
    /// Every card ever revealed. Revealed cards have left the game.
    pub(super) revealed: Set<Athlete>,
    pub(super) columns: Columns,
    /// The chip on space I.
    pub(super) prize: Option<Chip>,
    /// The chip on space II.
    pub(super) next: Option<Chip>,
    pub(super) won: [ChipSet; SEATS],
    pub(super) consolation: [u8; SEATS],
    /// The seat that has the deck.
    pub(super) dealer: Seat,
    /// Whether the dealer is looking at its top card.
    pub(super) looking: bool,
    /// Rounds decided so far.
    pub(super) round: u8,
    /// The number of these rounds in which nobody had a place.
    pub(super) void: u8,
    pub(super) last: Option<Round>,
}

impl State {
    /// The state before the first choice: chips laid out, hands dealt.
    ///
    /// # Errors
    /// If the deal is impossible.
    pub fn new(setup: &Setup, deal: &Deal) -> Result<Self, DealError> {
        let seats = setup.seats();
        check_hands(&deal.hands, seats, HAND_SIZE)?;
        check_each_once(deal.hands.iter().flatten().chain(&deal.deck), Athlete::COUNT)?;
        check_start(deal.start, seats)?;
        let mut hands = [Set::EMPTY; SEATS];
        for (hand, numbers) in hands.iter_mut().zip(&deal.hands) {
            *hand = numbers.iter().filter_map(|&number| Athlete::new(number)).collect();
        }
        let mut deck = [None; Athlete::COUNT];
        for (&number, slot) in deal.deck.iter().rev().zip(&mut deck) {
            *slot = Athlete::new(number);
        }
        let [first, second] = deal.chips;
        let mut columns = Columns::full(setup.highest_chip());
        let (prize, next) = (columns.take(first), columns.take(second));
        if first == second {
            return Err(SAME_CHIPS);
        }
        Ok(Self {
            setup: *setup,
            phase: Phase::Athletes,
            deck,
            deck_size: deal.deck.len() as u8,
            hands,
            sent: [None; SEATS],
            gave: [Set::EMPTY; SEATS],
            revealed: Set::EMPTY,
            columns,
            prize,
            next,
            won: [ChipSet::default(); SEATS],
            consolation: [0; SEATS],
            dealer: deal.start,
            looking: false,
            round: 0,
            void: 0,
            last: None,
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
            Phase::Athletes => {
                let mut seats = SeatSet::EMPTY;
                for index in 0..self.seats() {
                    if self.sent[index].is_none() {
                        seats = seats.with(Seat(index as u8));
                    }
                }
                Awaiting::Secret(seats)
            }
            Phase::Reveal => Awaiting::Secret(SeatSet::EMPTY),
            Phase::Chip { chooser } => Awaiting::Turn(chooser),
            Phase::Refill { .. } => Awaiting::Turn(self.dealer),
            Phase::Over => Awaiting::Over,
        }
    }

    /// The top card of the deck.
    #[inline]
    pub(super) fn top(&self) -> Option<Athlete> {
        self.deck.get(usize::from(self.deck_size).wrapping_sub(1)).copied().flatten()
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Athlete> {
        let card = self.top()?;
        self.deck_size -= 1;
        self.deck[usize::from(self.deck_size)] = None;
        Some(card)
    }

    /// Whether there are enough cards for everybody to draw one (Z9).
    #[inline]
    pub(super) fn can_refill(&self) -> bool {
        usize::from(self.deck_size) >= self.seats()
    }

    /// The number of rounds of the game, limited by the cards and by the chips; void rounds use cards but no chip (Z9).
    pub fn rounds(&self) -> u8 {
        let seats = self.seats();
        let by_cards = HAND_SIZE + (Athlete::COUNT - HAND_SIZE * seats) / seats;
        let chips = usize::from(self.columns.highest() - Chip::LOWEST + 1) * super::Discipline::COUNT;
        by_cards.min(chips + usize::from(self.void)) as u8
    }

    /// Points, ranks and how ties were decided (Z12).
    pub fn standing(&self) -> Standing {
        let seats = ..self.seats();
        let laurels: Vec<u8> = self.won[seats].iter().map(|won| won.laurels()).collect();
        let points =
            laurels.iter().zip(self.consolation).map(|(&won, consoled)| i32::from(won + consoled)).collect();
        let merits = match self.setup.tie {
            Tie::Shared => vec![0; laurels.len()],
            Tie::Laurels => laurels,
        };
        Standing::by_merits(points, &merits, "Z12")
    }

    /// Whether every athlete is in exactly one place: in the deck, in a hand, sent, or revealed.
    pub fn is_conserved(&self) -> bool {
        let places: Vec<Set<Athlete>> = [self.deck.iter().flatten().copied().collect(), self.revealed]
            .into_iter()
            .chain(self.hands)
            .chain(self.sent.iter().map(|sent| sent.iter().copied().collect()))
            .collect();
        let together = places.iter().fold(Set::EMPTY, |all, &place| all.union(place));
        let counted: usize = places.iter().map(|place| place.len()).sum();
        counted == Athlete::COUNT
            && together.len() == Athlete::COUNT
            && self.deck.iter().flatten().count() == usize::from(self.deck_size)
    }
}
