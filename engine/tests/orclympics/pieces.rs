//! Orc-lympics: each card is in exactly one place, and each cup is won once.

use crate::walk::{self, walk};
use pentathlon_engine::games::orclympics::{Event, Orclympics, Phase, Race, State, Team};
use pentathlon_engine::rules::{Awaiting, Rules, Seat, Viewer};

/// The cards of all players, counted independently, each from its owner's view.
fn held(state: &State, seats: usize) -> Vec<Team> {
    let open = Orclympics::view(state, Viewer::Open);
    Seat::all(seats)
        .map(|seat| {
            let own = Orclympics::view(state, Viewer::Seat(seat)).players.remove(seat.index());
            assert_eq!(own, open.players[seat.index()], "its owner sees what there is");
            let (hand, kept, resting) = (own.hand.unwrap(), own.kept.unwrap(), own.resting.unwrap());
            match open.phase {
                Phase::Draft { .. } | Phase::Passing { .. } => hand.plus(kept),
                Phase::Rosters => {
                    assert_eq!(hand, kept);
                    kept
                }
                _ => {
                    let roster = own.roster.unwrap();
                    assert_eq!(hand.plus(resting).plus(own.entered), roster, "hand, face up, face down");
                    assert!(kept.contains(roster) && roster.races() <= 3);
                    kept
                }
            }
        })
        .collect()
}

#[test]
fn orclympics_each_card_is_in_exactly_one_place() {
    for seats in 2..=5 {
        for seed in 0..60 {
            let walk = walk::<Orclympics>(seats, 700 + seed);
            let boxed: Team = walk.deal.boxed.iter().filter_map(|&number| Race::of_card(number)).collect();
            for state in walk.states() {
                assert!(state.is_conserved());
                let all = held(state, seats).into_iter().fold(boxed, Team::plus);
                assert_eq!(all, Team::DECK, "{seats} seats, seed {seed}");
            }
        }
    }
}

#[test]
fn orclympics_the_events_add_up_to_the_state() {
    for seats in 2..=5 {
        for seed in 0..40 {
            let walk = walk::<Orclympics>(seats, 800 + seed);
            let mut hands = vec![Team::EMPTY; seats];
            let mut points = vec![0; seats];
            let mut state = Orclympics::start(&walk.setup, &walk.deal).unwrap();
            for step in &walk.steps {
                for event in walk::play::<Orclympics>(&mut state, step.seat, step.action) {
                    match event {
                        Event::RosterBuilt { seat, roster } => hands[seat.index()] = roster.unwrap(),
                        Event::Entered { seat, team, .. } => {
                            assert!(hands[seat.index()].contains(team));
                            hands[seat.index()] = hands[seat.index()].minus(team);
                        }
                        Event::TookBack { seat, race } => hands[seat.index()].add(race.unwrap()),
                        Event::WonGold { seat, competition } => {
                            points[seat.index()] += i32::from(competition.gold());
                        }
                        Event::WonSilver { seat, competition } => {
                            points[seat.index()] += i32::from(competition.silver());
                        }
                        _ => {}
                    }
                }
            }
            let open = Orclympics::view(&state, Viewer::Open);
            assert_eq!(Orclympics::awaiting(&state), Awaiting::Over);
            assert_eq!(points, Orclympics::standing(&state).points);
            assert_eq!(points, open.players.iter().map(|player| player.points).collect::<Vec<_>>());
            assert_eq!(hands, open.players.iter().map(|player| player.hand.unwrap()).collect::<Vec<_>>());
            for player in &open.players {
                assert!(player.golds.is_sorted_by(|a, b| a >= b));
            }
        }
    }
}
