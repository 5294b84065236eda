//! What one viewer knows (C10).

use super::rule::Against;
use super::{
    Attempt, Hand, Laid, Medals, Performance, Phase, Progress, Reason, Reward, Rule, Setup, Sport, State,
};
use crate::cards::Set;
use crate::rules::{Awaiting, Seat, Viewer};

/// What one viewer knows. Built up from what it may see; nothing is copied and then taken out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    /// Where the game stands.
    pub phase: Phase,
    /// The sport that was turned over, or is being played; none after the end.
    pub sport: Option<Sport>,
    /// Whether that sport must be played: it was put off before, or follows on one that was just put off.
    pub must_play: bool,
    /// The finished sports in order, with who won gold.
    pub finished: Vec<Finished>,
    /// The sports that were put off and wait face up at the bottom, the next one first.
    pub deferred: Vec<Sport>,
    /// How many sport cards are face down.
    pub face_down: u8,
    /// Who has the start-player card: with whom the rounds of this sport begin.
    pub start: Seat,
    /// Who gets it at the end of this sport, if that is decided.
    pub next_start: Option<Seat>,
    /// The round of this sport, from 1.
    pub round: u8,
    /// The card turned over that counts.
    pub turned: Option<Performance>,
    /// Cards turned over before in this sport.
    pub turned_before: Hand,
    /// What was played in this sport, by whom, in order.
    pub laid: Vec<Laid>,
    /// Who withdrew in this sport, in order: rung by rung of the ladder. With two players a seat may stand there
    /// more than once.
    pub withdrawn: Vec<Seat>,
    /// How many cards the stack has.
    pub stack: u8,
    /// How often it was shuffled anew.
    pub reshuffles: u8,
    /// The cards of finished sports that were not shuffled anew: a player may remember them.
    pub discard: Hand,
    /// The players, by seat.
    pub players: Vec<Player>,
}

/// A sport that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The sport.
    pub sport: Sport,
    /// Who won gold.
    pub gold: Option<Seat>,
}

/// What a viewer knows of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// His hand, if the viewer is he.
    pub hand: Option<Hand>,
    /// How many cards he holds.
    pub cards: u8,
    /// What he played last in this sport.
    pub last: Option<Attempt>,
    /// Whether he is still in this sport; with two players everybody is.
    pub playing: bool,
    /// His medals.
    pub medals: Medals,
    /// The sports in which he holds the world record.
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
            must_play: programme.must,
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

    /// The seat whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table | Viewer::Open => None,
        }
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The viewer's own hand.
    pub fn hand(&self) -> Option<Hand> {
        self.player(self.seat()?)?.hand
    }

    /// Who is asked.
    pub fn awaiting(&self) -> Awaiting {
        match self.phase {
            Phase::Choice => Awaiting::Turn(self.start),
            Phase::Turn { seat } => Awaiting::Turn(seat),
            Phase::Over => Awaiting::Over,
        }
    }

    /// The rule of the sport.
    pub fn rule(&self) -> Option<Rule> {
        self.sport.map(Sport::rule)
    }

    /// What a play of that seat is compared with; none if it is free.
    pub fn mark(&self, seat: Seat) -> Option<Attempt> {
        match self.rule()?.against {
            Against::Own => self.player(seat)?.last,
            Against::Last => self.laid.last().map(|laid| laid.attempt),
            Against::Turned => self.turned.map(Attempt::one),
        }
    }

    /// What each withdrawal pays, the first one first; [`View::withdrawn`] says who took which.
    pub fn ladder(&self) -> &'static [Reward] {
        self.setup.ladder()
    }

    /// What the next one to withdraw gets.
    pub fn next_reward(&self) -> Option<&'static Reward> {
        self.ladder().get(self.withdrawn.len())
    }

    /// What that seat has got for withdrawing from this sport, with the rungs from 0; with two players there may be
    /// more than one.
    pub fn rewards(&self, seat: Seat) -> impl Iterator<Item = (usize, &'static Reward)> {
        self.withdrawn
            .iter()
            .zip(self.ladder())
            .enumerate()
            .filter_map(move |(rung, (&taker, reward))| (taker == seat).then_some((rung, reward)))
    }

    /// Each different card of the viewer's hand, with whether it can be played with what is selected, perhaps with
    /// more cards yet, or why not. Nothing is selected at first.
    pub fn playable(&self, selected: Option<Attempt>) -> Vec<(Performance, Result<(), Reason>)> {
        let (Some(seat), Some(rule), Some(hand)) = (self.seat(), self.rule(), self.hand()) else {
            return Vec::new();
        };
        let mark = self.mark(seat);
        hand.kinds().iter().map(|card| (card, rule.fits(hand, selected, card, mark))).collect()
    }

    /// How far a selection from the viewer's hand has come; [`Attempt::total`] is its sum.
    pub fn progress(&self, selected: Attempt) -> Option<Progress> {
        let seat = self.seat()?;
        Some(self.rule()?.progress(self.hand()?, selected, self.mark(seat)))
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
