//! The view: what one viewer knows (C10).

use super::rule::Against;
use super::{
    Attempt, Hand, Medals, Misfit, Performance, Phase, PlayedCards, Reward, Rule, Setup, Sport, State,
};
use crate::cards::Set;
use crate::rules::{Awaiting, Seat, SeatSet, Viewer};

/// What one viewer knows. It is built only from what the viewer may see; nothing is copied and then removed.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// The phase of the game.
    pub phase: Phase,
    /// The current sport; none after the end.
    pub sport: Option<Sport>,
    /// Whether that sport must be played: it was deferred before, or it follows a sport that was just deferred.
    pub must_play: bool,
    /// The finished sports in order, with the winners of gold.
    pub finished: Vec<Finished>,
    /// The deferred sports, which are face up at the bottom, the next one first.
    pub deferred: Vec<Sport>,
    /// The number of sport cards that are face down.
    pub face_down: u8,
    /// The seat that has the start-player card and begins the rounds of this sport.
    pub start: Seat,
    /// The seat that gets it at the end of this sport, if that is decided.
    pub next_start: Option<Seat>,
    /// The round of this sport, from 1.
    pub round: u8,
    /// The current card turned over.
    pub turned: Option<Performance>,
    /// Cards turned over earlier in this sport.
    pub turned_before: Hand,
    /// The plays in this sport, in order.
    pub laid: Vec<PlayedCards>,
    /// The seats that withdrew in this sport, in order: one for each rung of the ladder. With two players a seat may
    /// occur more than once.
    pub withdrawn: Vec<Seat>,
    /// The number of cards in the stack.
    pub stack: u8,
    /// The number of reshuffles so far.
    pub reshuffles: u8,
    /// The cards of finished sports that were not reshuffled: a player may remember them.
    pub discard: Hand,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// A sport that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Finished {
    /// The sport.
    pub sport: Sport,
    /// The winner of gold.
    pub gold: Option<Seat>,
}

/// What a viewer knows about a player.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Player {
    /// The player's hand, if the viewer is that player.
    pub hand: Option<Hand>,
    /// The number of cards in the hand.
    pub cards: u8,
    /// The player's last play in this sport.
    pub last: Option<Attempt>,
    /// Whether the player is still in this sport; with two players both always are.
    pub playing: bool,
    /// The player's medals.
    pub medals: Medals,
    /// The sports in which the player holds the world record.
    pub records: Set<Sport>,
}

impl View {
    /// What `viewer` knows in `state`.
    pub fn new(state: &State, viewer: Viewer) -> Self {
        let programme = &state.programme;
        let finished = programme.finished().iter().zip(state.golds);
        Self {
            viewer,
            setup: state.setup,
            phase: state.phase,
            sport: programme.current(),
            must_play: programme.must_play,
            finished: finished.map(|(&sport, gold)| Finished { sport, gold }).collect(),
            deferred: programme.deferred().to_vec(),
            face_down: programme.face_down(),
            start: state.start,
            next_start: state.next_start,
            round: state.round,
            turned: state.turned,
            turned_before: state.turned_before,
            laid: state.laid.iter().flatten().copied().collect(),
            withdrawn: state.withdrawn.iter().flatten().copied().collect(),
            stack: state.stack.size(),
            reshuffles: state.stack.reshuffles(),
            discard: state.discard,
            players: Seat::all(state.seats()).map(|seat| Player::new(state, seat, viewer)).collect(),
        }
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> Option<Hand> {
        self.player(self.seat()?)?.hand
    }

    /// Whether everybody knows that `seat` has only one possible action: whose hand is empty, or too small for what is
    /// required, withdraws (C6).
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        let cards = self.player(seat).map_or(0, |player| player.cards);
        let can_play = self.rule().is_some_and(|rule| rule.can_be_met(cards, self.to_beat(seat)));
        self.phase == (Phase::Turn { seat }) && !can_play
    }

    /// Which seats may act.
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Choice => Awaiting::Turn(self.start),
            Phase::Turn { seat } => Awaiting::Turn(seat),
            Phase::Opening | Phase::Result => Awaiting::Secret(SeatSet::EMPTY),
            Phase::Over => Awaiting::Over,
        }
    }

    /// The rule of the sport.
    pub fn rule(&self) -> Option<Rule> {
        self.sport.map(Sport::rule)
    }

    /// The play that the next one of that seat is compared with; `None` if it is free.
    pub fn to_beat(&self, seat: Seat) -> Option<Attempt> {
        match self.rule()?.against {
            Against::Own => self.player(seat)?.last,
            Against::Last => self.laid.last().map(|laid| laid.attempt),
            Against::Turned => self.turned.map(Attempt::one),
        }
    }

    /// The reward of each withdrawal, first one first; [`View::withdrawn`] says which seat took which.
    pub fn ladder(&self) -> &'static [Reward] {
        self.setup.ladder()
    }

    /// The number of sports after the current one.
    pub fn sports_left(&self) -> u8 {
        self.face_down + self.deferred.len() as u8
    }

    /// The reward of the next withdrawal.
    pub fn next_reward(&self) -> Option<&'static Reward> {
        self.ladder().get(self.withdrawn.len())
    }

    /// Whether `seat` has withdrawn from the sport that is on; of two players nobody is out before its end (C13).
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Turn { .. }) && self.players.len() > 2 && self.withdrawn.contains(&seat)
    }

    /// The rewards that seat received for withdrawing from this sport, with their rungs, counted from 0; with two
    /// players there may be more than one.
    pub fn rewards(&self, seat: Seat) -> impl Iterator<Item = (usize, &'static Reward)> {
        self.withdrawn
            .iter()
            .zip(self.ladder())
            .enumerate()
            .filter_map(move |(rung, (&taker, reward))| (taker == seat).then_some((rung, reward)))
    }

    /// Each different card of the viewer's hand, and whether it can be played together with the selection, perhaps with
    /// further cards, or why not. `None` is an empty selection.
    pub fn playable(&self, selected: Option<Attempt>) -> Vec<(Performance, Result<(), Misfit>)> {
        let (Some(seat), Some(rule), Some(hand)) = (self.seat(), self.rule(), self.hand()) else {
            return Vec::new();
        };
        let to_beat = self.to_beat(seat);
        hand.kinds().iter().map(|card| (card, rule.fits(hand, selected, card, to_beat))).collect()
    }
}

impl Player {
    fn new(state: &State, seat: Seat, viewer: Viewer) -> Self {
        let index = seat.index();
        Self {
            hand: viewer.sees(seat).then(|| state.hands[index]),
            cards: state.hands[index].len() as u8,
            last: state.own[index],
            playing: state.playing.contains(seat),
            medals: state.medals[index],
            records: state.records[index],
        }
    }
}
