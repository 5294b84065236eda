//! The view: what one viewer knows (M9, M18).

use super::SEATS;
use super::ceremony::Medals;
use super::state::{Phase, Taken, tally};
use super::{Bids, Card, Ceremony, Competitor, EventCard, Placement, Setup, State};
use crate::cards::Set;
use crate::rules::{Seat, Viewer};

/// What one viewer knows. It is built only from what the viewer may see; nothing is copied and then removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats.
    pub setup: Setup,
    /// The phase of the round.
    pub phase: Phase,
    /// The round, from 1; the last one after the end.
    pub round: u8,
    /// The number of rounds in the game.
    pub rounds: u8,
    /// The acquisition pool, one position for each competitor; `None` where the pair is taken.
    pub pool: Vec<Option<PoolPair>>,
    /// Who took the pair at each position of the pool, until new pairs are laid out (M18).
    pub gone: Vec<Option<Taken>>,
    /// The number of cards in the draw deck.
    pub deck: u8,
    /// The number of cards set aside unseen: the incomplete last pool.
    pub aside: u8,
    /// The discard pile, which anybody may look through.
    pub discard: Set<Card>,
    /// The bids of this round, from when they are revealed until they are discarded.
    pub bids: Option<Bids>,
    /// The winners of the medals of each event, in the order of [`EventCard::ALL`]; `None` before they are awarded.
    pub medals: [Option<Medals>; EventCard::COUNT],
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The neutral player, in two-player games.
    pub neutral: Option<Neutral>,
}

/// Two cards of the acquisition pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct PoolPair {
    /// The face-up card, by which the pair is named.
    pub open: Card,
    /// The face-down card, known only when everything is open.
    pub closed: Option<Card>,
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Player {
    /// The player's hand, if the viewer is that player.
    pub hand: Option<Set<Card>>,
    /// The number of cards in the hand.
    pub cards: u8,
    /// The player's bid; public once revealed.
    pub bid: Chosen,
    /// The player's investment, until it is placed.
    pub investment: Chosen,
    /// Pool cards that the player took face up and that have not been visible since: in the hand, just chosen, or face
    /// down at their event (M18).
    pub taken: Set<Card>,
    /// Those of them that cannot be face down.
    pub held: Set<Card>,
    /// The player's cards at each event, in the order of [`EventCard::ALL`].
    pub lines: [Line; EventCard::COUNT],
}

/// The neutral player, whose cards are all public.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Neutral {
    /// The cards the neutral player just got and has not played yet.
    pub pair: Set<Card>,
    /// The neutral player's cards at each event.
    pub lines: [Line; EventCard::COUNT],
}

/// A competitor's cards at an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Line {
    /// The face-up cards.
    pub open: Set<Card>,
    /// Where the competitor's token is.
    pub token: Token,
}

/// Where a player's token for an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Token {
    /// Not yet played: the player has no card there.
    Unused,
    /// On a face-down card that only its owner knows.
    Covers(Option<Card>),
    /// On a face-up card, one of the open ones.
    Marks(Card),
}

/// What is known about a secret choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Chosen {
    /// Not made, or already carried out.
    Nothing,
    /// Made, but hidden from the viewer.
    Hidden,
    /// Made and known: by the viewer, or revealed.
    Known(Card),
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let is_open = viewer == Viewer::Open;
        let pair = |index: usize| {
            let pair = state.pool[index]?;
            Some(PoolPair { open: pair.open, closed: is_open.then_some(pair.closed) })
        };
        let neutral = Competitor::Neutral.index();
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            round: state.round,
            rounds: state.rounds(),
            pool: (0..state.competitors()).map(pair).collect(),
            gone: state.gone.iter().copied().take(state.competitors()).collect(),
            deck: state.deck_size,
            aside: state.aside.len() as u8,
            discard: state.discard,
            bids: state.revealed_bids(),
            medals: state.medals,
            players: Seat::all(state.seats()).map(|seat| Player::new(state, seat, viewer)).collect(),
            neutral: state.setup.has_neutral().then(|| Neutral {
                pair: state.hands[neutral],
                lines: EventCard::ALL.map(|event| Line::new(state, neutral, event, true)),
            }),
        }
    }

    /// All competitors: the players and the neutral player.
    pub fn competitors(&self) -> impl Iterator<Item = Competitor> + Clone {
        Competitor::all(self.players.len())
    }

    /// A competitor's cards at an event.
    pub fn line(&self, competitor: Competitor, event: EventCard) -> Option<Line> {
        let lines = match competitor {
            Competitor::Seat(seat) => self.player(seat).map(|player| &player.lines),
            Competitor::Neutral => self.neutral.as_ref().map(|neutral| &neutral.lines),
        };
        lines.and_then(|lines| lines.get(event.index())).copied()
    }

    /// Whether everybody knows that `seat` has only one possible action: taking the last pair of the pool.
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        self.chooses_in_public(seat) && self.pool.iter().flatten().count() == 1
    }

    /// Whether all options of `seat` are visible to everybody: the pairs of the pool are.
    pub(super) fn chooses_in_public(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Taking { taker, .. } if taker == seat)
    }

    /// The number of rounds after this one.
    pub fn rounds_left(&self) -> u8 {
        self.rounds.saturating_sub(self.round)
    }

    /// What would happen to a card if the viewer's seat invested it now. `None` for the table.
    pub fn placement(&self, card: Card) -> Option<Placement> {
        let player = self.player(self.seat()?)?;
        Some(Placement::of(card, player.played()))
    }

    /// The current result of an event by the cards that the viewer knows; during the ceremony, once its cards are
    /// turned over, the final result.
    pub fn ceremony(&self, event: EventCard) -> Ceremony {
        let lines = self.competitors().filter_map(|competitor| {
            let line = self.line(competitor, event)?;
            Some((competitor, line.known()))
        });
        Ceremony::new(event, lines)
    }

    /// Points for the medals awarded so far, the neutral player's included.
    pub fn points(&self, competitor: Competitor) -> u8 {
        tally(&self.medals).get(competitor.index()).copied().unwrap_or(0)
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer) -> Self {
        let index = seat.index();
        let sees = viewer.sees(seat);
        let chosen = |card: Option<Card>, sees: bool| match card {
            None => Chosen::Nothing,
            Some(card) if sees => Chosen::Known(card),
            Some(_) => Chosen::Hidden,
        };
        Self {
            hand: sees.then(|| state.hands[index]),
            cards: state.hands[index].len() as u8,
            bid: chosen(state.bids[index], sees || state.revealed_bids().is_some()),
            investment: chosen(state.invested[index], sees),
            taken: state.taken[index],
            held: state.held[index],
            lines: EventCard::ALL.map(|event| Line::new(state, index, event, sees)),
        }
    }

    /// All cards of the competitor at the events that the viewer knows.
    pub fn played(&self) -> Set<Card> {
        self.lines.iter().fold(Set::EMPTY, |all, line| all.union(line.known()))
    }
}

impl Line {
    fn new(state: &State, index: usize, event: EventCard, sees: bool) -> Self {
        let token = match state.tokens[index][event.index()] {
            None => Token::Unused,
            Some(card) if state.face_down[index].contains(card) => Token::Covers(sees.then_some(card)),
            Some(card) => Token::Marks(card),
        };
        Self { open: state.open_line(index, event), token }
    }

    /// The cards that the viewer knows, face up or down.
    pub fn known(&self) -> Set<Card> {
        let mut known = self.open;
        if let Token::Covers(card) = self.token {
            known.extend(card);
        }
        known
    }

    /// Whether a card lies there that the viewer does not know.
    pub fn has_hidden(&self) -> bool {
        self.token == Token::Covers(None)
    }

    /// The number of cards there, face up or down.
    pub fn len(&self) -> usize {
        self.open.len() + usize::from(matches!(self.token, Token::Covers(_)))
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.token == Token::Unused
    }

    /// The sum of the Performance values of the cards that the viewer knows.
    pub fn stars(&self) -> u8 {
        self.known().iter().map(Card::performance).sum()
    }
}

impl State {
    /// The bids, if they are revealed and not yet discarded.
    fn revealed_bids(&self) -> Option<Bids> {
        let chosen = self.bids.iter().take(SEATS).flatten().count();
        (self.phase != Phase::Bidding && chosen > 0).then_some(Bids(self.bids))
    }
}
