//! High Card: the smallest game that uses every part of the contract. Copy it to begin a game of your own.
//!
//! Two to four players hold three cards each, of twelve cards numbered 1 to 12. Three times everybody chooses one card
//! in secret; then all are turned over, and the highest scores a point. Most points win; equal points share the place.
//!
//! In a real game each section below is a file of its own: `setup.rs`, `deal.rs`, `state.rs`, `action.rs`, `event.rs`,
//! `view.rs`, `play.rs`, `evaluation.rs` and `sampling.rs`.

use pentathlon_engine::cards::Chance;
use pentathlon_engine::rules::{
    self, Awaiting, DealError, GameInfo, Options, ParseNotationError, Refusal, Rules, Seat, SeatSet,
    SetupError, Standing, Viewer, check_different, check_hands, join_lists, split_lists,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The maximum number of seats, the number of cards in a hand, and the highest card.
const MAX_SEATS: usize = 4;
const HAND_SIZE: usize = 3;
const HIGHEST: u8 = 12;

/// The game: a name for its set of rules.
pub struct HighCard;

// --- setup.rs: seats and options, validated on creation.

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: usize,
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "highcard",
        title: "High Card",
        author: "Nobody in particular",
        publisher: None,
        seats: 2..=MAX_SEATS,
        minutes: 1,
        difficulty: 5,
        weekday: None,
        // Increased when old records would play differently.
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        Options::new(options).end()?;
        Ok(Self { seats: Self::INFO.check(seats, None)?.into() })
    }

    fn seats(&self) -> usize {
        self.seats
    }
}

/// Writes the options; this game has none.
impl fmt::Display for Setup {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

// --- deal.rs: everything chance decides. Drawn, or written by hand: `1,2,3/4,5,6`.

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal(Vec<Vec<u8>>);

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let mut cards: Vec<u8> = (1..=HIGHEST).collect();
        chance.shuffle(&mut cards);
        Self(cards.chunks(HAND_SIZE).take(setup.seats).map(<[u8]>::to_vec).collect())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&join_lists(&self.0))
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        split_lists(text).map(Self).ok_or(DealError::Unreadable("…,…/…"))
    }
}

// --- state.rs: the complete state, small and flat. A set of cards is a word of bits.

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Cards(u16);

impl Cards {
    fn contains(self, card: u8) -> bool {
        card < 16 && self.0 & (1 << card) != 0
    }

    fn with(self, card: u8) -> Self {
        Self(self.0 | 1 << card)
    }

    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    fn iter(self) -> impl Iterator<Item = u8> {
        (1..=HIGHEST).filter(move |&card| self.contains(card))
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    seats: usize,
    hands: [Cards; MAX_SEATS],
    /// The card each seat has chosen in this round.
    chosen: [Option<u8>; MAX_SEATS],
    /// All cards that have been turned over.
    played: Cards,
    points: [u8; MAX_SEATS],
}

impl State {
    fn is_over(&self) -> bool {
        self.hands == [Cards::default(); MAX_SEATS]
    }

    fn not_chosen(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.chosen[seat.index()].is_none()).collect()
    }
}

// --- action.rs: the actions of a seat. Their notation reads back as itself.

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Action(u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0)
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let all = (1..=HIGHEST).map(Self);
        // Only the exact notation is accepted: not `card 07`.
        all.into_iter().find(|action| action.to_string() == text).ok_or(ParseNotationError)
    }
}

// --- event.rs: what visibly happened. Each viewer sees its own version of it.

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has chosen; only that seat sees which card.
    Chose(Seat, Option<u8>),
    /// All cards are turned over.
    Revealed([Option<u8>; MAX_SEATS]),
}

impl rules::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Chose(seat, card) => Self::Chose(seat, card.filter(|_| viewer.sees(seat))),
            Self::Revealed(_) => self.clone(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Revealed(_))
    }
}

// --- view.rs: what one viewer knows, built from what it may see, never a state with parts erased.

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    seats: usize,
    viewer: Viewer,
    /// The hands that the viewer sees.
    hands: [Option<Cards>; MAX_SEATS],
    has_chosen: [bool; MAX_SEATS],
    /// What the viewer knows about the choices.
    chosen: [Option<u8>; MAX_SEATS],
    played: Cards,
    points: [u8; MAX_SEATS],
}

impl View {
    fn new(state: &State, viewer: Viewer) -> Self {
        let sees = |index: usize| viewer.sees(Seat(index as u8)) && index < state.seats;
        Self {
            seats: state.seats,
            viewer,
            hands: std::array::from_fn(|index| sees(index).then_some(state.hands[index])),
            has_chosen: state.chosen.map(|card| card.is_some()),
            chosen: std::array::from_fn(|index| state.chosen[index].filter(|_| sees(index))),
            played: state.played,
            points: state.points,
        }
    }
}

// --- play.rs and mod.rs: the rules themselves. Games on the shelf use `implement_rules!` to generate the forwarding
// methods.

impl Rules for HighCard {
    type Setup = Setup;
    type Deal = Deal;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn start(setup: &Setup, deal: &Deal) -> Result<State, DealError> {
        check_hands(&deal.0, setup.seats, HAND_SIZE)?;
        check_different(deal.0.iter().flatten(), HIGHEST.into())?;
        let mut hands = [Cards::default(); MAX_SEATS];
        for (hand, cards) in hands.iter_mut().zip(&deal.0) {
            *hand = cards.iter().fold(*hand, |hand, &card| hand.with(card));
        }
        Ok(State {
            seats: setup.seats,
            hands,
            chosen: [None; MAX_SEATS],
            played: Cards::default(),
            points: [0; MAX_SEATS],
        })
    }

    fn awaiting(state: &State) -> Awaiting {
        if state.is_over() { Awaiting::Over } else { Awaiting::Secret(state.not_chosen()) }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if Self::awaiting(state).seats().contains(seat) {
            actions.extend(state.hands[seat.index()].iter().map(Action));
        }
    }

    fn play(
        state: &mut State,
        seat: Seat,
        Action(card): Action,
        emit: &mut impl FnMut(&State, Event),
    ) -> Result<(), Refusal> {
        // Refusals first: the state must then be unchanged.
        if seat.index() >= state.seats {
            return Err(Refusal::NoSuchSeat);
        }
        if state.is_over() {
            return Err(Refusal::Over);
        }
        if !state.not_chosen().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        if !state.hands[seat.index()].contains(card) {
            return Err(Refusal::NotNow);
        }
        state.chosen[seat.index()] = Some(card);
        emit(state, Event::Chose(seat, Some(card)));
        if !state.not_chosen().is_empty() {
            return Ok(());
        }
        // The last choice reveals all of them.
        let revealed = std::mem::take(&mut state.chosen);
        for (hand, card) in state.hands.iter_mut().zip(revealed) {
            let card = card.map_or(Cards::default(), |card| Cards::default().with(card));
            *hand = hand.without(card);
            state.played = Cards(state.played.0 | card.0);
        }
        let highest = revealed.iter().max();
        if let Some(winner) = revealed.iter().position(|card| Some(card) == highest) {
            state.points[winner] += 1;
        }
        emit(state, Event::Revealed(revealed));
        Ok(())
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::new(state, viewer)
    }

    fn standing(state: &State) -> Standing {
        let points: Vec<i32> = state.points.iter().take(state.seats).map(|&points| points.into()).collect();
        let no_merits: [u8; 0] = [];
        Standing::by_merits(points, &no_merits, "shared")
    }
}

// --- evaluation.rs: how good each action looks. Rookies and Regulars act by it, and so do playouts.

impl rules::Evaluate for HighCard {
    /// The higher the card, the better. An Expert finds out that a low card is best in a lost round.
    fn evaluate(_: &View, legal: &[Action], values: &mut Vec<i32>) {
        values.clear();
        values.extend(legal.iter().map(|&Action(card)| i32::from(card)));
    }
}

impl rules::Advise for HighCard {
    type Fact = rules::NoFact;
}

// --- sampling.rs: what an Expert searches in.

impl rules::Determinize for HighCard {
    /// Deals the unseen cards to the other seats at random: a state that agrees with the view. Only a seat searches.
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        let Viewer::Seat(_) = view.viewer else { return None };
        let own = view.hands.iter().flatten().fold(view.played, |known, hand| Cards(known.0 | hand.0));
        let mut unseen: Vec<u8> = (1..=HIGHEST).filter(|&card| !own.contains(card)).collect();
        chance.shuffle(&mut unseen);
        let (mut hands, mut chosen) = ([Cards::default(); MAX_SEATS], view.chosen);
        let rounds = view.played.0.count_ones() as usize / view.seats;
        for seat in 0..view.seats {
            hands[seat] = match view.hands[seat] {
                Some(hand) => hand,
                None => {
                    let cards = unseen.split_off(unseen.len().checked_sub(HAND_SIZE - rounds)?);
                    // A rival's choice is one of their cards.
                    chosen[seat] = cards.first().copied().filter(|_| view.has_chosen[seat]);
                    cards.into_iter().fold(Cards::default(), Cards::with)
                }
            };
        }
        Some(State { seats: view.seats, hands, chosen, played: view.played, points: view.points })
    }
}
