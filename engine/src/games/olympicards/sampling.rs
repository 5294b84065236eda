//! Samples states that are consistent with what a seat knows.

use super::SEATS;
use super::{Hand, Olympicards, Performance, Programme, Sport, Stack, State, View};
use crate::cards::{Chance, Set};
use crate::rules::{Determinize, Seat, SeatSet};

impl Determinize for Olympicards {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        let own = view.hand()?;
        // The cards that are nowhere the seat can see.
        let mut seen: Hand =
            own.cards().chain(view.discard.cards()).chain(view.turned_before.cards()).collect();
        seen.extend(view.turned);
        seen.extend(view.laid.iter().flat_map(|laid| laid.attempt.cards()));
        let mut unseen: Vec<Performance> = Performance::all()
            .flat_map(|card| std::iter::repeat_n(card, Performance::COPIES - seen.copies(card)))
            .collect();
        chance.shuffle(&mut unseen);
        let mut hands = [Hand::EMPTY; SEATS];
        for (hand, player) in hands.iter_mut().zip(&view.players) {
            match player.hand {
                Some(known) => *hand = known,
                None => hand.extend(unseen.split_off(unseen.len().checked_sub(usize::from(player.cards))?)),
            }
        }
        let key = u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX));
        let mut stack = Stack::new(key).with_reshuffles(view.reshuffles);
        unseen.into_iter().rev().for_each(|card| stack.put(card));
        let mut state = State {
            setup: view.setup,
            phase: view.phase,
            programme: programme(view, chance)?,
            golds: std::array::from_fn(|index| view.finished.get(index).and_then(|finished| finished.gold)),
            silvers: [None; Sport::COUNT],
            bronzes: [None; Sport::COUNT],
            hands,
            stack,
            discard: view.discard,
            round: view.round,
            turned: view.turned,
            turned_before: view.turned_before,
            laid: std::array::from_fn(|index| view.laid.get(index).copied()),
            plays: view.laid.len() as u8,
            own: [None; SEATS],
            withdrawn: std::array::from_fn(|index| view.withdrawn.get(index).copied()),
            withdrawals: view.withdrawn.len() as u8,
            playing: SeatSet::EMPTY,
            start: view.start,
            next_start: view.next_start,
            medals: Default::default(),
            records: [Set::EMPTY; SEATS],
        };
        for (seat, player) in Seat::all(SEATS).zip(&view.players) {
            state.own[seat.index()] = player.last;
            state.medals[seat.index()] = player.medals;
            state.records[seat.index()] = player.records;
            if player.playing {
                state.playing = state.playing.with(seat);
            }
        }
        (state.stack.size() == view.stack && state.is_conserved()).then_some(state)
    }
}

/// A possible order of the sports: the face-down ones are shuffled.
fn programme(view: &View, chance: &mut Chance) -> Option<Programme> {
    let finished: Vec<Sport> = view.finished.iter().map(|finished| finished.sport).collect();
    let known: Set<Sport> = finished.iter().chain(&view.sport).chain(&view.deferred).copied().collect();
    let mut hidden: Vec<Sport> = Sport::ALL.into_iter().filter(|&sport| !known.contains(sport)).collect();
    chance.shuffle(&mut hidden);
    let order: Vec<Sport> =
        finished.iter().chain(&view.sport).chain(&hidden).chain(&view.deferred).copied().collect();
    Some(Programme {
        order: order.try_into().ok()?,
        finished: finished.len() as u8,
        face_up: view.deferred.len() as u8,
        must_play: view.must_play,
    })
}
