//! Samples states consistent with what a seat knows: the hands it passed on in the draft, the cards it kept, the sizes
//! of the rosters, the cards entered since and who took a card back.
//!
//! All hidden information follows from who kept which card of which hand, so that is what is sampled: a choice for
//! every pick that the seat did not see. Cards that were in a hand when the seat looked at it, and were missing when it
//! came round again, went to the players in between; the other cards come from those that the seat has never seen.
//!
//! All ways to deal, to keep cards and to choose rosters that explain what everybody saw are equally likely; copies
//! count as different cards. Few ways explain much. So a draw is repaired by exchanging cards until it explains
//! everything, and then mixed by further exchanges until all explanations are equally likely.

mod draw;
mod histories;
mod known;
mod mix;

use self::draw::Draw;
use self::known::{HEAPS, Known, any};
use self::mix::Moves;
use super::SEATS;
use super::deal::{HAND_SIZE, ROW};
use super::state::{PlayerState, RACES};
use super::team::PARTS;
use super::{Action, Orclympics, Phase, Player, Race, Sealed, State, Team, View};
use crate::cards::Chance;
use crate::rules::{Awaiting, Determinize, SeatSet};

/// The maximum number of draws until one can be repaired, so that sampling terminates for any view.
const TRIES: usize = 100;

impl Determinize for Orclympics {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        let known = Known::new(view)?;
        let mut draw = Draw::new(known.heaps);
        if known.is_competing() {
            let rivals = known.rivals()?;
            let moves = Moves::new(&known, &rivals);
            draw = (0..TRIES).find_map(|_| {
                let mut draw = known.draw(&rivals, chance)?;
                moves.repair(&mut draw, chance).then_some(draw)
            })?;
            moves.mix(&mut draw, chance);
        }
        known.fill(draw, chance)
    }
}

impl Known<'_> {
    /// Draws the rest at random, and builds the state.
    fn fill(&self, mut draw: Draw, chance: &mut Chance) -> Option<State> {
        // The cards kept, by the hand they come from and the time.
        let mut cards = [[None; HAND_SIZE]; SEATS];
        for (seat, picks) in self.picks.iter().enumerate() {
            for (place, pick) in picks.iter().enumerate().take(self.made[seat]) {
                let card = match draw.cards[seat][place] {
                    Some(card) => card,
                    None => any(&mut draw.heaps[usize::from(pick.heap) % HEAPS], chance)?,
                };
                cards[usize::from(pick.origin) % SEATS][usize::from(pick.time) % HAND_SIZE] = Some(card);
            }
        }
        let mut players = [PlayerState::default(); SEATS];
        for (origin, cards) in cards.iter().enumerate().take(self.seats) {
            self.replay(origin, cards, &mut draw.heaps[0], &mut players, chance)?;
        }
        for (seat, player) in self.view.players.iter().enumerate() {
            self.lay_out(
                seat,
                player,
                (draw.rosters[seat], draw.resting[seat]),
                players.get_mut(seat)?,
                chance,
            )?;
        }
        let view = self.view;
        let state = State {
            setup: view.setup,
            phase: view.phase,
            row: view.row,
            awards: view.awards,
            current: view.current,
            starter: view.starter,
            turn: view.turn.unwrap_or(view.starter),
            cups: view.cups,
            passed: view.passed,
            passing: view.passing,
            asked: match view.awaiting() {
                Awaiting::Secret(seats) => seats,
                _ => SeatSet::EMPTY,
            },
            players,
            totals: std::array::from_fn(|seat| view.players.get(seat).map_or(0, |player| player.total)),
            boxed: draw.heaps[0],
        };
        state.is_conserved().then_some(state)
    }

    /// Passes a hand round as sampled.
    fn replay(
        &self,
        origin: usize,
        cards: &[Option<Race>; HAND_SIZE],
        unseen: &mut Team,
        players: &mut [PlayerState; SEATS],
        chance: &mut Chance,
    ) -> Option<()> {
        let last = self.kept.min(HAND_SIZE - 1);
        let first = (self.own + self.seats - origin) % self.seats;
        let mut hand: Team = cards.iter().take(first).flatten().copied().collect();
        if first <= last {
            hand = hand.plus(self.draft.looked[first]);
        }
        while hand.len() < HAND_SIZE {
            hand.add(any(unseen, chance)?);
        }
        for (time, &kept) in cards.iter().enumerate().take(last + 1) {
            let holder = (origin + time) % self.seats;
            let state = &mut players[holder];
            state.looked[time] = hand;
            let card = if holder == self.own { self.draft.kept[time] } else { kept };
            if let Some(card) = card {
                if !hand.remove(card) {
                    return None;
                }
                state.picks[time] = Some(card);
                state.kept.add(card);
            }
            if time == last && self.kept < HAND_SIZE {
                state.hand = hand;
            }
        }
        Some(())
    }

    /// Lays out a player's cards once all their picks are decided.
    fn lay_out(
        &self,
        seat: usize,
        player: &Player,
        sampled: (Team, Team),
        state: &mut PlayerState,
        chance: &mut Chance,
    ) -> Option<()> {
        state.entered = player.entered;
        state.history = player.history;
        state.returned = (0..ROW).filter(|&index| player.returned[index]).map(|index| 1 << index).sum();
        let own = seat == self.own;
        match self.view.phase {
            Phase::Draft { .. } | Phase::Passing { .. } => {}
            Phase::Rosters => {
                state.hand = state.kept;
                state.roster = match player.sealed {
                    Sealed::Hidden => Some(any_roster(state.kept, chance)?),
                    Sealed::Nothing | Sealed::Known(_) => player.roster,
                };
            }
            Phase::Final
            | Phase::Compete
            | Phase::Award
            | Phase::TakeBacks
            | Phase::Returns
            | Phase::Over => {
                let (roster, resting) = if own { (player.roster?, player.resting?) } else { sampled };
                state.resting = resting;
                state.roster = Some(roster);
                state.hand = roster.minus(state.resting).minus(state.entered);
            }
        }
        if self.view.phase == Phase::TakeBacks {
            state.choice = match player.sealed {
                Sealed::Nothing => None,
                Sealed::Known(Action::TakeBack(choice)) => Some(choice),
                Sealed::Known(_) => return None,
                Sealed::Hidden => {
                    let mut choices = vec![None];
                    choices.extend(state.resting.kinds().map(Some));
                    chance.pick(&choices).copied()
                }
            };
        }
        Some(())
    }
}

fn any_roster(kept: Team, chance: &mut Chance) -> Option<Team> {
    chance.pick(kept.parts(RACES, &mut [Team::EMPTY; PARTS])).copied()
}
