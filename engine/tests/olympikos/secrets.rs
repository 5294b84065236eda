//! What is hidden from everybody, and what each viewer sees.

use crate::walk::{self, viewers};
use pentathlon_engine::games::olympikos::{Action, Clue, Event, Medal, Olympikos, Owner, Phase};
use pentathlon_engine::rules::{Event as _, Rules, Seat, Viewer};

#[test]
fn k25_a_ring_is_known_to_its_owner_until_it_is_turned_over_and_to_nobody_else() {
    for seats in 2..=6 {
        for state in walk::walk::<Olympikos>(seats, 5).states() {
            for viewer in viewers(seats) {
                let view = Olympikos::view(state, viewer);
                for card in view.stands.iter().flat_map(|stand| &stand.cards) {
                    let own = matches!(card.owner, Owner::Seat(seat) if viewer == Viewer::Seat(seat));
                    assert_eq!(card.ring.is_some(), own || card.turned, "{viewer:?}, {card:?}");
                    assert!(!card.turned, "between two actions nothing is face up");
                }
                for (seat, player) in Seat::all(seats).zip(&view.players) {
                    assert_eq!(player.rings.is_some(), viewer == Viewer::Seat(seat));
                }
            }
        }
    }
}

#[test]
fn k25_a_clue_is_known_to_the_coach_until_it_is_flipped_and_to_nobody_else() {
    for seats in 2..=6 {
        for state in walk::walk::<Olympikos>(seats, 6).states() {
            for viewer in viewers(seats) {
                let view = Olympikos::view(state, viewer);
                let coach = viewer == Viewer::Seat(view.coach);
                assert_eq!(view.hand.is_some(), coach && view.phase != Phase::Over);
                for stand in &view.stands {
                    let Some(laid) = stand.clue else { continue };
                    let flipped = stand.medal.index() < usize::from(view.flipped);
                    assert_eq!(laid.clue.is_some(), flipped || coach);
                }
            }
        }
    }
}

#[test]
fn an_event_names_a_hidden_card_to_its_owner_only() {
    for seats in 2..=6 {
        for step in walk::walk::<Olympikos>(seats, 7).steps {
            for event in step.events {
                for viewer in viewers(seats) {
                    let seen = event.seen_by(viewer).expect("that something happened is public");
                    let (of, shown) = match seen {
                        Event::Laid { seat, clue, .. } => (seat, clue.is_some()),
                        Event::Drew { seat, ring, .. }
                        | Event::Placed { seat, ring, .. }
                        | Event::Controlled { seat, ring, .. } => (seat, ring.is_some()),
                        public => {
                            assert_eq!(public, event);
                            continue;
                        }
                    };
                    assert_eq!(shown, viewer == Viewer::Seat(of), "{seen:?} to {viewer:?}");
                }
            }
        }
    }
}

#[test]
fn k15_control_cards_that_go_back_unrevealed_are_never_shown() {
    let mut seen = 0;
    for seed in 0..200 {
        for step in walk::walk::<Olympikos>(3, seed).steps {
            if step.events.iter().any(|event| matches!(event, Event::Nobody { .. })) {
                seen += 1;
                assert!(!step.events.iter().any(|event| matches!(event, Event::Tested { .. })));
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn k26_clues_that_a_coach_did_not_use_make_no_difference_to_anybody_else() {
    for seats in 2..=6 {
        let one = walk::walk::<Olympikos>(seats, 9);
        let mut state = Olympikos::start(&one.setup, &one.deal).unwrap();
        let coach = Olympikos::view(&state, Viewer::Table).coach;
        let used: Vec<Action> = one.steps.iter().take(3).map(|step| step.action).collect();
        let is_used =
            |clue: Clue| used.iter().any(|action| matches!(action, Action::Clue(used, _) if *used == clue));
        let mut deal = one.deal.clone();
        let new = Clue::all().find(|clue| !deal.clues.contains(clue)).unwrap();
        let unused = deal.clues[..6].iter().position(|&clue| !is_used(clue)).unwrap();
        deal.clues[unused] = new;
        let mut other = Olympikos::start(&one.setup, &deal).unwrap();
        for step in &one.steps {
            for viewer in viewers(seats).filter(|&viewer| viewer != Viewer::Seat(coach)) {
                assert_eq!(Olympikos::view(&state, viewer), Olympikos::view(&other, viewer), "{viewer:?}");
            }
            let own = Viewer::Seat(coach);
            assert_ne!(Olympikos::view(&state, own), Olympikos::view(&other, own), "the Coach remembers");
            walk::play::<Olympikos>(&mut state, step.seat, step.action);
            walk::play::<Olympikos>(&mut other, step.seat, step.action);
        }
    }
}

#[test]
fn what_comes_in_later_turns_is_in_no_view() {
    // The same game with different later turns looks the same to everybody until the first turn is over.
    for seats in 2..=6 {
        let one = walk::walk::<Olympikos>(seats, 8);
        let mut deal = one.deal.clone();
        let (clues, sports) = (deal.clues.len(), deal.sports.len());
        deal.clues.swap(clues - 1, clues - 7);
        deal.sports.swap(sports - 1, sports - 6);
        deal.targets[1].swap(0, 2);
        deal.late.iter_mut().flatten().for_each(|order| order.reverse());
        deal.rivals.iter_mut().for_each(|rivals| rivals.nations.reverse());
        let mut state = Olympikos::start(&one.setup, &deal).unwrap();
        for step in &one.steps {
            for viewer in viewers(seats) {
                let (there, here) = (Olympikos::view(&step.before, viewer), Olympikos::view(&state, viewer));
                assert_eq!(there, here, "{viewer:?} before seat {} {}", step.seat, step.action);
            }
            let landed =
                step.seat == Seat::CLOCK && seats == 2 && Olympikos::view(&state, Viewer::Table).flipped == 3;
            walk::play::<Olympikos>(&mut state, step.seat, step.action);
            if landed || Olympikos::view(&state, Viewer::Table).turn > 0 {
                break;
            }
        }
    }
    assert_eq!(Medal::ALL.len(), 3);
}
