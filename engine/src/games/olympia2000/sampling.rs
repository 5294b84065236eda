//! Samples states that are consistent with what a seat knows.

use super::SEATS;
use super::view::Sent;
use super::{Athlete, Olympia2000, Phase, State, View};
use crate::cards::{Chance, Set};
use crate::rules::{Determinize, Seat};

impl Determinize for Olympia2000 {
    fn determinize(view: &View, chance: &mut Chance) -> Option<State> {
        let own = view.seat()?;
        let seats = view.players.len();
        let mut hands = [Set::EMPTY; SEATS];
        let mut sent = [None; SEATS];
        let mut gave = [Set::EMPTY; SEATS];
        let mut located = view.revealed;
        located.extend(view.looked);
        for (index, player) in view.players.iter().enumerate() {
            hands[index] = player.hand.unwrap_or(player.given);
            if let Sent::Known(athlete) = player.sent {
                sent[index] = Some(athlete);
                located.insert(athlete);
            }
            located = located.union(hands[index]);
            gave[own.index()] = gave[own.index()].union(player.given);
            gave[index] = gave[index].union(player.received);
        }
        let mut unseen: Vec<Athlete> = Athlete::all().filter(|&athlete| !located.contains(athlete)).collect();
        chance.shuffle(&mut unseen);
        for (seat, player) in Seat::all(seats).zip(&view.players) {
            let index = seat.index();
            let hidden = usize::from(player.sent == Sent::Hidden);
            while hands[index].len() < usize::from(player.cards) + hidden {
                hands[index].insert(unseen.pop()?);
            }
            if hidden == 1 {
                let choices: Vec<Athlete> = hands[index].iter().collect();
                let athlete = *chance.pick(&choices)?;
                hands[index].remove(athlete);
                sent[index] = Some(athlete);
            }
        }
        unseen.extend(view.looked);
        let mut deck = [None; Athlete::COUNT];
        for (slot, &athlete) in deck.iter_mut().zip(&unseen) {
            *slot = Some(athlete);
        }
        let state = State {
            setup: view.setup,
            phase: view.phase,
            deck,
            deck_size: unseen.len() as u8,
            hands,
            sent,
            gave,
            revealed: view.revealed,
            columns: view.columns,
            prize: view.prize,
            next: view.next,
            won: std::array::from_fn(|index| view.players.get(index).map(|p| p.won).unwrap_or_default()),
            consolation: std::array::from_fn(|index| view.players.get(index).map_or(0, |p| p.consolation)),
            dealer: view.dealer,
            looking: matches!(view.phase, Phase::Refill { .. }),
            round: view.round,
            void: view.void,
            last: view.last,
        };
        (state.deck_size == view.deck && state.is_conserved()).then_some(state)
    }
}
