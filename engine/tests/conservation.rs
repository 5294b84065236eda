//! Conservation: no card or laurel is created or lost.
//!
//! Checks that after every action each athlete is in exactly one place, both by the state's own count and by the public
//! view, and that each laurel chip is in its column, on the card, or with its winner, for any deal and any choices; and
//! that each ring card, clue and sport card of Olympikos is where it belongs.

#[path = "conservation/olympics.rs"]
mod olympics;

#[path = "orclympics/places.rs"]
mod orclympics;

use crate::walk;
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympia2000::{
    Athlete, Chip, Discipline, Event, Olympia2000, Sent, State, View,
};
use pentathlon_engine::games::olympicards::{self, Hand, Olympicards, Performance};
use pentathlon_engine::games::olympikos::{self as kos, Olympikos};
use pentathlon_engine::rules::{Awaiting, Rules, Seat, Setup as _, Viewer};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Plays a game in which each choice is given by a number, and checks every state together with the events before it.
fn play(seats: usize, seed: u64, choices: &[u32], mut look: impl FnMut(&State, &[Event])) {
    let setup = walk::setup::<Olympia2000>(seats);
    let mut state = Olympia2000::start(&setup, &walk::deal::<Olympia2000>(seats, seed)).unwrap();
    look(&state, &[]);
    let mut numbers = choices.iter().cycle();
    let mut choose = |most: usize| *numbers.next().unwrap() as usize % most;
    loop {
        let asked: Vec<Seat> = Olympia2000::awaiting(&state).seats().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[choose(asked.len())];
        let actions = walk::legal::<Olympia2000>(&state, seat);
        let events = walk::play::<Olympia2000>(&mut state, seat, actions[choose(actions.len())]);
        look(&state, &events);
    }
    assert_eq!(Olympia2000::awaiting(&state), Awaiting::Over);
}

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
        play(seats, seed, &choices, |state, _| {
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
        play(seats, seed, &choices, |state, _| {
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
        play(seats, seed, &choices, |state, events| {
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

/// Every performance card is in one place, counted independently: the hands, the table, the cards put away; the rest is
/// the stack. Cards put away come back with a reshuffle, and none is lost on the way.
fn performances_are_in_one_place(state: &olympicards::State, seats: usize) {
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

// Olympikos.

/// Plays a game of Olympikos in which each choice is given by a number, and checks every state.
fn race(seats: usize, seed: u64, choices: &[u32], mut look: impl FnMut(&kos::State, &[kos::Event])) {
    let setup = kos::Setup::new(seats, if seed.is_multiple_of(2) { "guard=15" } else { "" }).unwrap();
    let mut state = Olympikos::start(&setup, &walk::deal::<Olympikos>(seats, seed)).unwrap();
    look(&state, &[]);
    let mut numbers = choices.iter().cycle();
    let mut choose = |most: usize| *numbers.next().unwrap() as usize % most;
    loop {
        let asked: Vec<Seat> = Olympikos::awaiting(&state).seats().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[choose(asked.len())];
        let actions = walk::legal::<Olympikos>(&state, seat);
        let events = walk::play::<Olympikos>(&mut state, seat, actions[choose(actions.len())]);
        look(&state, &events);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn each_ring_card_of_each_delegation_is_in_exactly_one_place(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        race(seats, seed, &choices, |state, _| {
            for seat in Seat::all(seats) {
                let view = Olympikos::view(state, Viewer::Seat(seat));
                let player = view.player(seat).unwrap();
                let mut cards: Vec<kos::Ring> = player.rings.unwrap().iter().collect();
                let lying = view.stands.iter().flat_map(|stand| &stand.cards);
                let own = lying.filter(|card| card.owner == kos::Owner::Seat(seat));
                cards.extend(own.map(|card| card.ring.expect("its owner knows it")));
                if let kos::Control::Known(ring) = player.control {
                    cards.push(ring);
                }
                cards.sort_unstable();
                assert_eq!(cards, kos::Ring::ALL, "seat {seat}");
            }
        });
    }

    #[test]
    fn each_clue_and_sport_card_comes_up_once(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        race(seats, seed, &choices, |state, _| {
            let mut clues = Vec::new();
            for seat in Seat::all(seats) {
                let view = Olympikos::view(state, Viewer::Seat(seat));
                clues.extend(view.unused);
                clues.extend(view.hand.unwrap_or_default());
            }
            let view = Olympikos::view(state, Viewer::Seat(Olympikos::view(state, Viewer::Table).coach));
            clues.extend(view.stands.iter().filter_map(|stand| stand.clue?.clue));
            clues.extend(view.past.iter().flat_map(|past| past.clues.map(|(clue, _)| clue)));
            let turns = view.past.len() + usize::from(view.phase != kos::Phase::Over);
            assert_eq!(clues.len(), 6 * turns);
            clues.sort_unstable();
            clues.dedup();
            assert_eq!(clues.len(), 6 * turns, "no clue twice");
            let mut cards: Vec<u8> = view.past.iter().flat_map(|past| past.sports).map(|s| s.card()).collect();
            if view.phase != kos::Phase::Over {
                cards.extend(view.sports.map(|sport| sport.card()));
            }
            cards.sort_unstable();
            cards.dedup();
            assert_eq!(cards.len(), 5 * turns, "no sport card twice");
        });
    }

    #[test]
    fn points_match_the_events(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        let mut points = vec![0; seats];
        race(seats, seed, &choices, |state, events| {
            for &event in events {
                match event {
                    kos::Event::Turned { owner: kos::Owner::Seat(_), points: change, .. } if seats == 2 => {
                        points.iter_mut().for_each(|points| *points += i32::from(change));
                    }
                    kos::Event::Turned { owner: kos::Owner::Seat(seat), points: change, .. }
                    | kos::Event::Coached { seat, points: change, .. } => points[seat.index()] += i32::from(change),
                    kos::Event::Tested { seat, lost, .. } | kos::Event::Nobody { seat, lost } => {
                        points[seat.index()] -= i32::from(lost);
                    }
                    _ => {}
                }
            }
            assert_eq!(points, Olympikos::standing(state).points);
            assert!(points.iter().all(|&points| points >= 0));
        });
    }
}

/// The games whose pieces are counted, each by tests of its own: here, in `conservation/` and in `orclympics/places.rs`.
const COUNTED: [&str; 5] = ["olympics", "olympikos", "orclympics", "olympia2000", "olympicards"];

#[test]
fn every_game_of_the_shelf_is_counted() {
    assert_eq!(pentathlon_engine::games::shelf().map(|facts| facts.id), COUNTED);
}
