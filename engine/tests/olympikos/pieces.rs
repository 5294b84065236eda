//! Olympikos: each ring card, clue and sport card is in exactly one place.

use crate::walk;
use pentathlon_engine::games::olympikos::{Control, Event, Olympikos, Owner, Phase, Ring, Setup};
use pentathlon_engine::rules::{Rules, Seat, Setup as _, Viewer};
use proptest::prelude::*;

/// Every second game has a guard.
fn setup(seats: usize, seed: u64) -> Setup {
    Setup::new(seats, if seed.is_multiple_of(2) { "guard=15" } else { "" }).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn each_ring_card_of_each_delegation_is_in_exactly_one_place(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        walk::by_numbers::<Olympikos>(&setup(seats, seed), seed, &choices, |state, _| {
            for seat in Seat::all(seats) {
                let view = Olympikos::view(state, Viewer::Seat(seat));
                let player = view.player(seat).unwrap();
                let mut cards: Vec<Ring> = player.rings.unwrap().iter().collect();
                let lying = view.stands.iter().flat_map(|stand| &stand.cards);
                let own = lying.filter(|card| card.owner == Owner::Seat(seat));
                cards.extend(own.map(|card| card.ring.expect("its owner knows it")));
                if let Control::Known(ring) = player.control {
                    cards.push(ring);
                }
                cards.sort_unstable();
                assert_eq!(cards, Ring::ALL, "seat {seat}");
            }
        });
    }

    #[test]
    fn each_clue_and_sport_card_comes_up_once(
        seats in 2..=6_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        walk::by_numbers::<Olympikos>(&setup(seats, seed), seed, &choices, |state, _| {
            let mut clues = Vec::new();
            for seat in Seat::all(seats) {
                let view = Olympikos::view(state, Viewer::Seat(seat));
                clues.extend(view.unused);
                clues.extend(view.hand.unwrap_or_default());
            }
            let view = Olympikos::view(state, Viewer::Seat(Olympikos::view(state, Viewer::Table).coach));
            clues.extend(view.stands.iter().filter_map(|stand| stand.clue?.clue));
            clues.extend(view.past.iter().flat_map(|past| past.clues.map(|(clue, _)| clue)));
            let turns = view.past.len() + usize::from(view.phase != Phase::Over);
            assert_eq!(clues.len(), 6 * turns);
            clues.sort_unstable();
            clues.dedup();
            assert_eq!(clues.len(), 6 * turns, "no clue twice");
            let mut cards: Vec<u8> = view.past.iter().flat_map(|past| past.sports).map(|s| s.card()).collect();
            if view.phase != Phase::Over {
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
        walk::by_numbers::<Olympikos>(&setup(seats, seed), seed, &choices, |state, events| {
            for &event in events {
                match event {
                    Event::Turned { owner: Owner::Seat(_), points: change, .. } if seats == 2 => {
                        points.iter_mut().for_each(|points| *points += i32::from(change));
                    }
                    Event::Turned { owner: Owner::Seat(seat), points: change, .. }
                    | Event::Coached { seat, points: change, .. } => points[seat.index()] += i32::from(change),
                    Event::Tested { seat, lost, .. } | Event::Nobody { seat, lost } => {
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
