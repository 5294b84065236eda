//! The view: what one viewer knows (Z19, Z20).

use super::{Athlete, Chip, ChipSet, Columns, Phase, Round, Setup, State};
use crate::cards::Set;
use crate::rules::{Seat, SeatSet, Viewer};

/// What one viewer knows. It is built only from what the viewer may see; nothing is copied and then removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// The phase of the round.
    pub phase: Phase,
    /// Rounds decided so far.
    pub round: u8,
    /// The number of rounds of the game, as far as known now.
    pub rounds: u8,
    /// Rounds in which nobody had a place.
    pub void: u8,
    /// The chip on space I.
    pub prize: Option<Chip>,
    /// The chip on space II.
    pub next: Option<Chip>,
    /// The chips still in their columns.
    pub columns: Columns,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The seat that has the deck.
    pub dealer: Seat,
    /// The card the dealer is looking at, if the viewer may see the dealer's cards.
    pub looked: Option<Athlete>,
    /// Every card ever revealed: a player may remember them.
    pub revealed: Set<Athlete>,
    /// What the last round revealed.
    pub last: Option<Round>,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Player {
    /// The player's hand, if the viewer may see it.
    pub hand: Option<Set<Athlete>>,
    /// The number of cards in the hand.
    pub cards: u8,
    /// Cards that the viewer gave this player and that have not been revealed since: in the player's hand, or just
    /// sent.
    pub given: Set<Athlete>,
    /// Cards that this player gave the viewer: in the viewer's hand, or just sent. This player knows them.
    pub received: Set<Athlete>,
    /// The player's choice in this round.
    pub sent: Sent,
    /// Laurel chips won; they lie face up.
    pub won: ChipSet,
    /// Consolation chips.
    pub consolation: u8,
}

/// What is known about a secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Sent {
    /// Not yet made.
    Nothing,
    /// Made, but hidden from the viewer.
    Hidden,
    /// Made, and known to the viewer.
    Known(Athlete),
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let players = Seat::all(state.seats()).map(|seat| Player::new(state, seat, viewer)).collect();
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            round: state.round,
            rounds: state.rounds(),
            void: state.void,
            prize: state.prize,
            next: state.next,
            columns: state.columns,
            deck: state.deck_size,
            dealer: state.dealer,
            looked: if state.looking && viewer.sees(state.dealer) { state.top() } else { None },
            revealed: state.revealed,
            last: state.last,
            players,
        }
    }

    /// Whether everybody knows that `seat` has only one possible action: its last athlete, the only discipline that
    /// still has a chip, or to keep a card because all others have a new one.
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Athletes => {
                self.player(seat).is_some_and(|player| player.sent == Sent::Nothing && player.cards == 1)
            }
            Phase::Chip { chooser } => chooser == seat && self.columns.open().count() == 1,
            Phase::Refill { served } => self.dealer == seat && served.len() + 1 == self.players.len(),
            Phase::Reveal | Phase::Over => false,
        }
    }

    /// Whether all options of `seat` are visible to everybody: the columns of laurel chips are.
    pub(super) fn chooses_in_public(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Chip { chooser } if chooser == seat)
    }

    /// The seats that got a card in this refill.
    pub fn served(&self) -> SeatSet {
        match self.phase {
            Phase::Refill { served } => served,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether this round and the next ones are played without drawing cards (Z9).
    pub fn is_drawing_over(&self) -> bool {
        usize::from(self.deck) < self.players.len()
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer) -> Self {
        let index = seat.index();
        let holds = |holder: usize| {
            let mut cards = state.hands[holder];
            cards.extend(state.sent[holder]);
            cards
        };
        let (given, received) = match viewer {
            Viewer::Seat(own) if own != seat && own.index() < state.seats() => (
                state.gave[own.index()].intersection(holds(index)),
                state.gave[index].intersection(holds(own.index())),
            ),
            _ => (Set::EMPTY, Set::EMPTY),
        };
        Self {
            hand: viewer.sees(seat).then(|| state.hands[index]),
            cards: state.hands[index].len() as u8,
            given,
            received,
            sent: match state.sent[index] {
                None => Sent::Nothing,
                Some(athlete) if viewer.sees(seat) => Sent::Known(athlete),
                Some(_) => Sent::Hidden,
            },
            won: state.won[index],
            consolation: state.consolation[index],
        }
    }
}
