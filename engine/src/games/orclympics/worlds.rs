//! Sampling states consistent with what a seat knows: the hands it passed on in the draft, the cards it kept, the sizes
//! of the rosters, the cards entered since and who took a card back.
//!
//! All hidden information follows from who kept which card of which hand, so that is what is sampled: a choice for
//! every pick that the seat did not see. Cards that were in a hand when the seat looked at it, and were missing when it
//! came round again, went to the players in between; the rest comes from the cards that the seat has never seen.

mod need;

use self::need::Need;
use super::deal::{HAND, ROW};
use super::state::{Place, RACES, SEATS};
use super::team::PARTS;
use super::view::Draft;
use super::{Action, Phase, Player, Race, Sealed, State, Team, View};
use crate::cards::Chance;
use crate::rules::{Awaiting, SeatSet};

/// The maximum number of attempts, so that sampling ends for any view.
const TRIES: usize = 200;

/// A pick that the seat did not see: the card that `holder` kept from the hand that began with seat `origin`.
#[derive(Clone, Copy)]
struct Pick {
    origin: usize,
    time: usize,
    holder: usize,
    /// The heap the card comes from.
    heap: usize,
    card: Option<Race>,
}

struct World<'a> {
    view: &'a View,
    own: usize,
    seats: usize,
    draft: Draft,
    /// The number of cards everybody has kept.
    kept: usize,
    picks: Vec<Pick>,
    /// The heaps of cards: first those that were never seen, then those known to have been passed on at a given point.
    heaps: Vec<Team>,
    needs: [Need; SEATS],
    steps: u32,
}

/// A state consistent with `view`; `None` for a view that no game can produce.
pub(super) fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
    let fresh = World::new(view)?;
    let rosters: Vec<Vec<(Team, Team)>> = (0..fresh.seats).map(|seat| fresh.histories(seat)).collect();
    for _ in 0..TRIES {
        let mut world = World { picks: fresh.picks.clone(), heaps: fresh.heaps.clone(), ..fresh };
        if world.set_needs(&rosters, chance).is_some() && world.meet_needs(chance) {
            return world.fill(chance).filter(|state| View::new(state, view.viewer) == *view);
        }
    }
    None
}

impl<'a> World<'a> {
    /// What is known about every pick.
    fn new(view: &'a View) -> Option<Self> {
        let own = view.seat()?.index();
        let seats = view.players.len();
        if !(2..=SEATS).contains(&seats) || view.setup.seats() != seats {
            return None;
        }
        let draft = view.players.get(own)?.draft?;
        let kept = match view.phase {
            Phase::Draft { pick } => usize::from(pick).min(HAND - 1),
            _ => HAND,
        };
        let last = kept.min(HAND - 1);
        let mut world = Self {
            view,
            own,
            seats,
            draft,
            kept,
            picks: Vec::new(),
            heaps: vec![Team::DECK],
            needs: [Need::default(); SEATS],
            steps: 0,
        };
        for origin in 0..seats {
            // The seat sees this hand when it first gets it, and again each time round.
            let first = (own + seats - origin) % seats;
            world.add_picks(origin, 0, first, 0);
            if first > last {
                continue;
            }
            let seen = draft.looked[first];
            if !world.heaps[0].contains(seen) || seen.len() != HAND - first {
                return None;
            }
            world.heaps[0] = world.heaps[0].minus(seen);
            let mut time = first;
            while time <= last {
                let again = time + seats;
                if let Some(passed) = draft.passed_on(time) {
                    let back = if again <= last { draft.looked[again] } else { Team::EMPTY };
                    if !passed.contains(back) {
                        return None;
                    }
                    world.heaps.push(passed.minus(back));
                    world.add_picks(origin, time + 1, again, world.heaps.len() - 1);
                }
                time = again;
            }
        }
        Some(world)
    }

    /// Whether the holder of a hand has kept a card from it at that time.
    fn has_kept(&self, holder: usize, time: usize) -> bool {
        let sealed = |player: &Player| player.sealed != Sealed::Nothing;
        time < self.kept || (time == self.kept && self.view.players.get(holder).is_some_and(sealed))
    }

    fn add_picks(&mut self, origin: usize, from: usize, to: usize, heap: usize) {
        for time in from..to.min(HAND) {
            let holder = (origin + time) % self.seats;
            if self.has_kept(holder, time) {
                self.picks.push(Pick { origin, time, holder, heap, card: None });
            }
        }
    }

    fn is_competing(&self) -> bool {
        matches!(self.view.phase, Phase::Compete | Phase::TakeBacks | Phase::Over)
    }

    /// Fills the rest at random, and builds the state.
    fn fill(mut self, chance: &mut Chance) -> Option<State> {
        for index in 0..self.picks.len() {
            if self.picks[index].card.is_none() {
                let heap = self.picks[index].heap;
                self.picks[index].card = Some(draw(&mut self.heaps[heap], chance)?);
            }
        }
        let mut places = [Place::default(); SEATS];
        for origin in 0..self.seats {
            self.replay(origin, &mut places, chance)?;
        }
        for (seat, player) in self.view.players.iter().enumerate() {
            self.lay_out(seat, player, places.get_mut(seat)?, chance)?;
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
            asked: match view.awaiting() {
                Awaiting::Secret(seats) => seats,
                _ => SeatSet::EMPTY,
            },
            places,
            totals: std::array::from_fn(|seat| view.players.get(seat).map_or(0, |player| player.total)),
            boxed: self.heaps[0],
        };
        state.is_conserved().then_some(state)
    }

    /// Passes a hand round as sampled.
    fn replay(&mut self, origin: usize, places: &mut [Place; SEATS], chance: &mut Chance) -> Option<()> {
        let last = self.kept.min(HAND - 1);
        let first = (self.own + self.seats - origin) % self.seats;
        let before = self.picks.iter().filter(|pick| pick.origin == origin && pick.time < first);
        let mut hand: Team = before.filter_map(|pick| pick.card).collect();
        if first <= last {
            hand = hand.plus(self.draft.looked[first]);
        }
        while hand.len() < HAND {
            hand.add(draw(&mut self.heaps[0], chance)?);
        }
        for time in 0..=last {
            let holder = (origin + time) % self.seats;
            let place = &mut places[holder];
            place.looked[time] = hand;
            let unseen = self.picks.iter().find(|pick| pick.origin == origin && pick.time == time);
            let card =
                if holder == self.own { self.draft.kept[time] } else { unseen.and_then(|pick| pick.card) };
            if let Some(card) = card {
                if !hand.remove(card) {
                    return None;
                }
                place.picks[time] = Some(card);
                place.kept.add(card);
            }
            if time == last && self.kept < HAND {
                place.hand = hand;
            }
        }
        Some(())
    }

    /// Lays out a player's cards once all their picks are decided.
    fn lay_out(&self, seat: usize, player: &Player, place: &mut Place, chance: &mut Chance) -> Option<()> {
        place.entered = player.entered;
        place.history = player.history;
        place.returned = (0..ROW).filter(|&index| player.returned[index]).map(|index| 1 << index).sum();
        let own = seat == self.own;
        match self.view.phase {
            Phase::Draft { .. } => {}
            Phase::Rosters => {
                place.hand = place.kept;
                place.roster = match player.sealed {
                    Sealed::Hidden => Some(any_roster(place.kept, chance)?),
                    Sealed::Nothing | Sealed::Known(_) => player.roster,
                };
            }
            Phase::Compete | Phase::TakeBacks | Phase::Over => {
                let need = self.needs[seat];
                let roster = if own { player.roster? } else { need.roster };
                place.resting = if own { player.resting? } else { need.resting };
                place.roster = Some(roster);
                place.hand = roster.minus(place.resting).minus(place.entered);
            }
        }
        if self.view.phase == Phase::TakeBacks {
            place.choice = match player.sealed {
                Sealed::Nothing => None,
                Sealed::Known(Action::TakeBack(choice)) => Some(choice),
                Sealed::Known(_) => return None,
                Sealed::Hidden => {
                    let mut choices = vec![None];
                    choices.extend(place.resting.kinds().map(Some));
                    chance.pick(&choices).copied()
                }
            };
        }
        Some(())
    }
}

/// Takes a random card from a heap, each equally likely.
fn draw(heap: &mut Team, chance: &mut Chance) -> Option<Race> {
    let race = heap.iter().nth(chance.below(heap.len() as u32) as usize)?;
    heap.remove(race);
    Some(race)
}

fn any_roster(kept: Team, chance: &mut Chance) -> Option<Team> {
    chance.pick(kept.parts(RACES, &mut [Team::EMPTY; PARTS])).copied()
}
