//! Olympicards: each performance card is in exactly one place.

use crate::walk;
use pentathlon_engine::games::olympicards::{Hand, Olympicards, Performance, State};
use pentathlon_engine::rules::{Rules, Seat, Viewer};
use proptest::prelude::*;

/// Every performance card is in one place, counted independently: the hands, the table, the cards put away; the rest is
/// the stack. Cards put away come back with a reshuffle, and none is lost on the way.
fn performances_are_in_one_place(state: &State, seats: usize) {
    let open = Olympicards::view(state, Viewer::Open);
    let mut all = Hand::EMPTY;
    let mut put = |card| assert!(all.insert(card), "{card:?} is there a third time");
    for seat in Seat::all(seats) {
        let own = Olympicards::view(state, Viewer::Seat(seat)).hand().unwrap();
        assert_eq!(Some(own), open.player(seat).unwrap().hand, "its owner sees what there is");
        own.cards().for_each(&mut put);
    }
    open.laid.iter().flat_map(|laid| laid.attempt.cards()).for_each(&mut put);
    open.turned.into_iter().chain(open.turned_before.cards()).chain(open.discard.cards()).for_each(&mut put);
    assert_eq!(all.len() + usize::from(open.stack), Performance::CARDS);
    assert!(state.is_conserved());
}

proptest! {
    #[test]
    fn each_performance_card_is_in_exactly_one_place(
        seats in 2..=7_usize,
        seed in any::<u64>(),
    ) {
        let walk = walk::walk::<Olympicards>(seats, seed);
        for state in walk.states() {
            performances_are_in_one_place(state, seats);
        }
    }
}
