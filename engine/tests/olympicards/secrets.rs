//! What is hidden from whom: hidden cards make no difference, independently of determinization.

use crate::walk::{self, viewers, walk};
use pentathlon_engine::games::olympicards::{Action, Deal, Event as Told, Olympicards, Performance, View};
use pentathlon_engine::rules::{Event, Rules, Seat, Viewer};

/// The deal of Olympicards with two cards exchanged, wherever they are.
fn exchanged(deal: &Deal, one: u8, other: u8) -> Deal {
    let mut deal = deal.clone();
    for number in deal.hands.iter_mut().flatten().chain(&mut deal.stack) {
        if *number == one {
            *number = other;
        } else if *number == other {
            *number = one;
        }
    }
    deal
}

/// Whether a viewer of Olympicards sees a card: its owner when it is drawn, everybody when it is played or turned over
/// (C10).
fn shows(event: &Told, viewer: Viewer) -> Vec<Performance> {
    match *event {
        Told::TurnedOver(card) => vec![card],
        Told::Played { attempt, .. } => attempt.cards().collect(),
        Told::Drew { seat, card } => card.filter(|_| viewer == Viewer::Seat(seat)).into_iter().collect(),
        _ => Vec::new(),
    }
}

type Frames = Vec<(Option<Told>, View, Vec<Performance>)>;

fn watch(deal: &Deal, actions: impl Iterator<Item = (Seat, Action)>, viewer: Viewer) -> Frames {
    let mut state = Olympicards::start(&walk::setup::<Olympicards>(deal.hands.len()), deal).unwrap();
    let mut frames = vec![(None, Olympicards::view(&state, viewer), Vec::new())];
    for (seat, action) in actions {
        let played = Olympicards::play(&mut state, seat, action, &mut |state, event| {
            let view = Olympicards::view(state, viewer);
            frames.push((event.seen_by(viewer), view, shows(&event, viewer)));
        });
        if played.is_err() {
            break;
        }
    }
    frames
}

#[test]
fn olympicards_exchanging_two_unseen_cards_changes_nothing_until_one_of_them_is_shown() {
    let (mut shown_at, mut compared) = (0, 0);
    for seats in 2..=7 {
        for seed in 0..5 {
            let walk = walk::<Olympicards>(seats, 700 + seed);
            let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
            let mut chance = walk::choices(800 + seed);
            for viewer in viewers(seats) {
                let own: &[u8] = match viewer {
                    Viewer::Seat(seat) => &walk.deal.hands[seat.index()],
                    Viewer::Table | Viewer::Open => &[],
                };
                let unseen: Vec<u8> = (1..=90).filter(|number| !own.contains(number)).collect();
                let real = watch(&walk.deal, actions(), viewer);
                for _ in 0..4 {
                    let (one, other) = (*chance.pick(&unseen).unwrap(), *chance.pick(&unseen).unwrap());
                    let faces = [one, other].map(|number| Performance::of_card(number).unwrap());
                    let swapped = watch(&exchanged(&walk.deal, one, other), actions(), viewer);
                    let copies =
                        |frame: &(_, _, Vec<Performance>)| frame.2.iter().any(|card| faces.contains(card));
                    let shown = real.iter().position(copies).unwrap_or(real.len());
                    let differs = real.iter().zip(&swapped).position(|(a, b)| a != b);
                    if faces[0] == faces[1] {
                        // C22: copies are always interchangeable.
                        assert!(differs.is_none() && real.len() == swapped.len());
                        continue;
                    }
                    // The game may stop where a card is played that is now elsewhere; that play would have shown the
                    // card.
                    let same = differs.unwrap_or(real.len().min(swapped.len()));
                    assert!(
                        same >= shown,
                        "{seats} seats, seed {seed}, {viewer:?}: {faces:?}, {same} before {shown}"
                    );
                    shown_at += usize::from(shown < real.len());
                    compared += shown;
                }
            }
        }
    }
    assert!(shown_at > 100 && compared > 1_000, "{shown_at}, {compared}");
}

#[test]
fn olympicards_the_order_of_what_is_face_down_makes_no_difference_until_it_is_turned_over() {
    for seats in 2..=7 {
        let deal = walk::<Olympicards>(seats, 710).deal;
        let setup = walk::setup::<Olympicards>(seats);
        let mut other = deal.clone();
        other.stack.reverse();
        other.sports[1..].reverse();
        other.key ^= 1;
        let (one, other) =
            (Olympicards::start(&setup, &deal).unwrap(), Olympicards::start(&setup, &other).unwrap());
        for viewer in viewers(seats) {
            assert_eq!(Olympicards::view(&one, viewer), Olympicards::view(&other, viewer));
        }
    }
}
