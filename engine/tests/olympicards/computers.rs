//! The computer players of Olympicards.

use crate::walk;
use pentathlon_engine::bots;
use pentathlon_engine::games::olympicards::Olympicards;
use pentathlon_engine::rules::{Awaiting, Level, Rules, Seat, Viewer};

/// The ranks in a game of one Regular among random players.
fn ranks(seats: usize, own: Seat, seed: u64) -> Vec<u8> {
    let mut state =
        Olympicards::start(&walk::setup::<Olympicards>(seats), &walk::deal::<Olympicards>(seats, seed))
            .unwrap();
    let mut chance = walk::choices(seed);
    while let Awaiting::Turn(seat) = Olympicards::awaiting(&state) {
        let view = Olympicards::view(&state, Viewer::Seat(seat));
        let legal = walk::legal::<Olympicards>(&state, seat);
        let action = if seat == own {
            bots::quick_action::<Olympicards>(Level::Regular, &view, &legal, &mut chance)
        } else {
            chance.pick(&legal).copied()
        };
        let action = action.unwrap();
        walk::play::<Olympicards>(&mut state, seat, action);
    }
    Olympicards::standing(&state).ranks
}

#[test]
fn regulars_beat_random_play_at_every_number_of_seats() {
    for seats in 2..=7 {
        // One Regular, in each seat in turn.
        let (mut won, games) = (0, 60);
        for seed in 0..games {
            let own = Seat((seed % seats as u64) as u8);
            won += u64::from(ranks(seats, own, seed)[own.index()] == 1);
        }
        println!("{seats} seats: the Regular won {won} of {games}");
        assert!(won * seats as u64 * 2 > games * 3, "{seats} seats: the Regular won {won} of {games}");
    }
}
