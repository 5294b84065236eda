//! Olympia 2000: each athlete and each laurel chip is in exactly one place, for any deal and any choices, both by the
//! state's own count and by the public view.

use crate::walk;
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympia2000::{
    Athlete, Chip, Discipline, Event, Olympia2000, Sent, State, View,
};
use pentathlon_engine::rules::{Rules, Seat, Viewer};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn cards_of(seat: Seat, view: &View) -> Set<Athlete> {
    let player = view.player(seat).unwrap();
    let mut cards = player.hand.expect("seen by its owner and when all is open");
    if let Sent::Known(athlete) = player.sent {
        assert!(cards.insert(athlete), "{athlete:?} is sent and yet in the hand");
    }
    cards
}

/// Each athlete is in one place, counted independently: the hands, the cards sent, the cards revealed; the rest is the
/// deck.
fn cards_are_in_one_place(state: &State, seats: usize) {
    let open = Olympia2000::view(state, Viewer::Open);
    let mut places = BTreeMap::new();
    for athlete in open.revealed.iter() {
        places.insert(athlete, "revealed".to_owned());
    }
    for seat in Seat::all(seats) {
        let own = cards_of(seat, &Olympia2000::view(state, Viewer::Seat(seat)));
        assert_eq!(own, cards_of(seat, &open), "its owner sees what there is");
        for athlete in own.iter() {
            let before = places.insert(athlete, format!("with seat {seat}"));
            assert_eq!(before, None, "{athlete:?} is with seat {seat} too");
        }
    }
    assert_eq!(places.len() + usize::from(open.deck), 55);
    if let Some(looked) = open.looked {
        assert!(!places.contains_key(&looked), "the card looked at is on the deck");
    }
}

/// Each laurel chip is in one place, and the points match the chips won.
fn laurels_are_in_one_place(state: &State, seats: usize) {
    let view = Olympia2000::view(state, Viewer::Table);
    let highest = if seats < 4 { 6 } else { 5 };
    let mut chips: Vec<Chip> = view.players.iter().flat_map(|player| player.won.iter()).collect();
    chips.extend(view.prize);
    chips.extend(view.next);
    let mut columns = view.columns;
    for discipline in Discipline::ALL {
        while let Some(chip) = columns.take(discipline) {
            chips.push(chip);
        }
    }
    chips.sort_unstable();
    let all: Vec<Chip> = Discipline::ALL
        .iter()
        .flat_map(|&discipline| (2..=highest).map(move |value| Chip { discipline, value }))
        .collect();
    assert_eq!(chips, all);
    let points: Vec<i32> = view
        .players
        .iter()
        .map(|player| {
            i32::from(player.consolation) + player.won.iter().map(|chip| i32::from(chip.value)).sum::<i32>()
        })
        .collect();
    assert_eq!(points, Olympia2000::standing(state).points);
}

/// There are as many consolation chips as athletes on crutches were revealed.
fn consolation_is_earned(state: &State) {
    let view = Olympia2000::view(state, Viewer::Table);
    let earned = view.revealed.iter().filter(|athlete| (49..=55).contains(&athlete.number())).count();
    assert_eq!(view.players.iter().map(|player| usize::from(player.consolation)).sum::<usize>(), earned);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn each_athlete_is_in_exactly_one_place(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        walk::by_numbers::<Olympia2000>(&walk::setup::<Olympia2000>(seats), seed, &choices, |state, _| {
            assert!(state.is_conserved());
            cards_are_in_one_place(state, seats);
        });
    }

    #[test]
    fn each_laurel_chip_is_in_exactly_one_place(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        walk::by_numbers::<Olympia2000>(&walk::setup::<Olympia2000>(seats), seed, &choices, |state, _| {
            laurels_are_in_one_place(state, seats);
            consolation_is_earned(state);
        });
    }

    #[test]
    fn the_events_add_up_to_the_state(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        // Hands, points and prizes as reconstructed from the events alone.
        let mut hands: Vec<Vec<Athlete>> = walk::deal::<Olympia2000>(seats, seed)
            .hands
            .iter()
            .map(|hand| hand.iter().map(|&number| Athlete::new(number).unwrap()).collect())
            .collect();
        let mut points = vec![0; seats];
        walk::by_numbers::<Olympia2000>(&walk::setup::<Olympia2000>(seats), seed, &choices, |state, events| {
            for &event in events {
                match event {
                    Event::Sent { seat, athlete } => hands[seat.index()].retain(|&held| Some(held) != athlete),
                    Event::Gave { to: seat, athlete, .. }
                    | Event::Kept { seat, athlete }
                    | Event::Drew { seat, athlete } => hands[seat.index()].extend(athlete),
                    Event::Won { seat, chip } => points[seat.index()] += i32::from(chip.value),
                    Event::Consoled { seat, .. } => points[seat.index()] += 1,
                    _ => {}
                }
            }
            let open = Olympia2000::view(state, Viewer::Open);
            for (hand, player) in hands.iter_mut().zip(&open.players) {
                hand.sort_unstable();
                assert_eq!(*hand, player.hand.unwrap().iter().collect::<Vec<_>>());
                assert_eq!(hand.len(), usize::from(player.cards));
            }
            assert_eq!(points, Olympia2000::standing(state).points);
        });
    }
}
