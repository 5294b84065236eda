//! What is hidden from whom: hidden cards make no difference, independently of determinization.

use crate::walk::{self, viewers, walk};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympia2000::{
    Action, Athlete, Deal, Event as Told, Olympia2000, Phase, Sent, View,
};
use pentathlon_engine::rules::{Determinize, Event, Rules, Seat, Viewer};
use std::collections::BTreeSet;

/// Whether a viewer sees a card: its holder does, and whoever looks at it, gives it or gets it (Z20); everybody does
/// when it is revealed. Written from the rulings, independently of `seen_by`.
fn shows(event: &Told, viewer: Viewer) -> Vec<Athlete> {
    let to = |seats: &[Seat], athlete: Option<Athlete>| -> Vec<Athlete> {
        let among = seats.iter().any(|&seat| viewer == Viewer::Seat(seat));
        athlete.filter(|_| among).into_iter().collect()
    };
    match *event {
        Told::Sent { seat, athlete }
        | Told::Looked { seat, athlete }
        | Told::Kept { seat, athlete }
        | Told::Drew { seat, athlete } => to(&[seat], athlete),
        Told::Gave { from, to: receiver, athlete } => to(&[from, receiver], athlete),
        Told::Revealed(round) => round.athletes.into_iter().flatten().collect(),
        Told::Consoled { athlete, .. } => vec![athlete],
        Told::Won { .. }
        | Told::Void
        | Told::Advanced { .. }
        | Told::Chosen { .. }
        | Told::DeckPassed { .. }
        | Told::LastRounds
        | Told::Ended => Vec::new(),
    }
}

/// The deal with two athletes exchanged, wherever they are.
fn exchanged(deal: &Deal, one: Athlete, other: Athlete) -> Deal {
    let exchange = |number: &mut u8| {
        if *number == one.number() {
            *number = other.number();
        } else if *number == other.number() {
            *number = one.number();
        }
    };
    let mut deal = deal.clone();
    deal.hands.iter_mut().flatten().chain(&mut deal.deck).for_each(exchange);
    deal
}

/// Everything a viewer sees of a game, frame by frame, and the cards that each frame shows to that viewer.
struct Watched {
    frames: Vec<(Option<Told>, View)>,
    shown: Vec<Vec<Athlete>>,
}

/// Plays the actions from the deal as far as they are legal, with `exchange` applied to the athletes sent.
fn watch(
    deal: &Deal,
    actions: impl Iterator<Item = (Seat, Action)>,
    viewer: Viewer,
    exchange: impl Fn(Athlete) -> Athlete,
) -> Watched {
    let setup = walk::setup::<Olympia2000>(deal.hands.len());
    let mut state = Olympia2000::start(&setup, deal).expect("an exchange leaves a deal possible");
    let mut watched =
        Watched { frames: vec![(None, Olympia2000::view(&state, viewer))], shown: vec![Vec::new()] };
    for (seat, action) in actions {
        let action = match action {
            Action::Athlete(athlete) => Action::Athlete(exchange(athlete)),
            other => other,
        };
        let played = Olympia2000::play(&mut state, seat, action, &mut |state, event| {
            watched.shown.push(shows(&event, viewer));
            watched.frames.push((event.seen_by(viewer), Olympia2000::view(state, viewer)));
        });
        if played.is_err() {
            // After the exchanged cards are shown, the two games differ, and actions of one are meaningless in the
            // other.
            break;
        }
    }
    watched
}

#[test]
fn olympia2000_exchanging_two_unseen_cards_changes_nothing_until_one_of_them_is_shown() {
    let (mut soon, mut late) = (0, 0);
    for seats in 2..=5 {
        for seed in 0..6 {
            let walk = walk::<Olympia2000>(seats, 500 + seed);
            let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
            let mut chance = walk::choices(900 + seed);
            for viewer in viewers(seats) {
                let own: Set<Athlete> = match viewer {
                    Viewer::Seat(seat) => {
                        walk.deal.hands[seat.index()].iter().filter_map(|&n| Athlete::new(n)).collect()
                    }
                    Viewer::Table | Viewer::Open => Set::EMPTY,
                };
                let unseen: Vec<Athlete> = Athlete::all().filter(|&athlete| !own.contains(athlete)).collect();
                let real = watch(&walk.deal, actions(), viewer, |athlete| athlete);
                for _ in 0..8 {
                    let (one, other) = (*chance.pick(&unseen).unwrap(), *chance.pick(&unseen).unwrap());
                    if one == other {
                        continue;
                    }
                    let exchange = |athlete| match athlete {
                        _ if athlete == one => other,
                        _ if athlete == other => one,
                        athlete => athlete,
                    };
                    let swapped = watch(&exchanged(&walk.deal, one, other), actions(), viewer, exchange);
                    let shown =
                        real.shown.iter().position(|cards| cards.contains(&one) || cards.contains(&other));
                    let differs = real.frames.iter().zip(&swapped.frames).position(|(a, b)| a != b);
                    assert_eq!(
                        differs, shown,
                        "{seats} seats, seed {seed}, {viewer:?}: {one:?} and {other:?} exchanged; the first frame that \
                         differs should be the one that shows one of them"
                    );
                    match shown {
                        Some(frame) if frame < 40 => soon += 1,
                        Some(_) => late += 1,
                        None => assert_eq!(real.frames.len(), swapped.frames.len()),
                    }
                }
            }
        }
    }
    assert!(
        soon > 50 && late > 50,
        "the claim is made of cards that are shown soon and late: {soon}, {late}"
    );
}

#[test]
fn olympia2000_exchanging_two_cards_that_nobody_draws_changes_nothing_at_all() {
    // Four players leave three cards in the deck.
    for seed in 0..10 {
        let walk = walk::<Olympia2000>(4, 550 + seed);
        let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
        let [.., one, other] = walk.deal.deck[..] else { panic!("a deck") };
        let swapped = exchanged(&walk.deal, Athlete::new(one).unwrap(), Athlete::new(other).unwrap());
        assert_ne!(swapped, walk.deal);
        for viewer in viewers(4) {
            let (real, swapped) =
                (watch(&walk.deal, actions(), viewer, |a| a), watch(&swapped, actions(), viewer, |a| a));
            assert!(real.frames == swapped.frames, "seed {seed}, {viewer:?}");
            assert!(real.frames.last().unwrap().0 == Some(Told::Ended));
        }
    }
}

#[test]
fn olympia2000_the_table_sees_no_hand_no_choice_and_no_card_looked_at() {
    for seats in 2..=5 {
        for state in walk::<Olympia2000>(seats, 60).states() {
            let view = Olympia2000::view(state, Viewer::Table);
            assert_eq!(view.looked, None);
            for player in &view.players {
                assert_eq!((player.hand, player.given.len(), player.received.len()), (None, 0, 0));
                assert!(!matches!(player.sent, Sent::Known(_)));
            }
        }
    }
}

#[test]
fn olympia2000_a_seat_sees_its_own_hand_and_choice_and_no_other() {
    for seats in 2..=5 {
        for state in walk::<Olympia2000>(seats, 61).states() {
            let open = Olympia2000::view(state, Viewer::Open);
            for own in Seat::all(seats) {
                let view = Olympia2000::view(state, Viewer::Seat(own));
                assert_eq!(view.player(own).unwrap().hand, open.player(own).unwrap().hand);
                assert_eq!(view.player(own).unwrap().sent, open.player(own).unwrap().sent);
                for other in Seat::all(seats).filter(|&other| other != own) {
                    let player = view.player(other).unwrap();
                    assert_eq!(player.hand, None);
                    assert!(!matches!(player.sent, Sent::Known(_)));
                }
                let deals = matches!(view.phase, Phase::Refill { .. }) && view.dealer == own;
                assert_eq!(view.looked.is_some(), deals);
            }
        }
    }
}

#[test]
fn olympia2000_an_event_shows_each_viewer_what_the_rulings_say_and_no_more() {
    for seats in 2..=5 {
        for step in walk::<Olympia2000>(seats, 62).steps {
            for event in &step.events {
                for viewer in viewers(seats) {
                    let seen = event.seen_by(viewer).expect("that something happened is public");
                    // The event is obtained as a viewer who sees everything.
                    let everybody = Seat::all(seats).flat_map(|seat| shows(&seen, Viewer::Seat(seat)));
                    let seen: BTreeSet<Athlete> = everybody.collect();
                    assert_eq!(seen, shows(event, viewer).into_iter().collect(), "{event:?} to {viewer:?}");
                }
                assert_eq!(event.seen_by(Viewer::Open), Some(*event));
            }
        }
    }
}

#[test]
fn olympia2000_each_unseen_card_is_sampled_in_every_place() {
    // In the first refill: the dealer, seat 0, has given seat 2 a card and is looking at the next.
    let mut game = walk::<Olympia2000>(3, 0);
    game.deal = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 49,50,1,2,4,5,6,7,8,9,11,13,14,15,16,17,18,19,21,22,25,26,\
                 28,29,30,31,32,33,34,35,36,37,41,42,43,44,45,46,47,48,52,53,54 chips discus,archery start 0"
        .parse()
        .unwrap();
    let mut state = Olympia2000::start(&game.setup, &game.deal).unwrap();
    for what in ["0 athlete 3", "1 athlete 55", "2 athlete 20", "1 chip discus", "0 give 2"] {
        let (seat, action) = what.split_once(' ').unwrap();
        walk::play::<Olympia2000>(&mut state, Seat(seat.parse().unwrap()), action.parse().unwrap());
    }
    let view = Olympia2000::view(&state, Viewer::Seat(Seat(0)));
    let known = [3, 12, 27, 40, 55, 20, 49, 50].map(|number| Athlete::new(number).unwrap());
    let mut chance = walk::choices(7);
    let (mut first, mut second, mut deck) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let sampled = Olympia2000::determinize(&view, &mut chance).unwrap();
        assert_eq!(Olympia2000::view(&sampled, Viewer::Seat(Seat(0))), view);
        let open = Olympia2000::view(&sampled, Viewer::Open);
        let hands = [0, 1, 2].map(|seat: usize| open.players[seat].hand.unwrap());
        assert!(hands[2].contains(known[6]), "the card the dealer gave stays where it is");
        assert_eq!(open.looked, Some(known[7]), "the card the dealer is looking at stays on top");
        let held = hands.iter().fold(Set::EMPTY, |held, &hand| held.union(hand)).union(open.revealed);
        first.extend(hands[1].iter());
        second.extend(hands[2].iter().filter(|&athlete| athlete != known[6]));
        deck.extend(Athlete::all().filter(|&athlete| !held.contains(athlete) && athlete != known[7]));
    }
    let unseen: BTreeSet<Athlete> = Athlete::all().filter(|athlete| !known.contains(athlete)).collect();
    assert_eq!(first, unseen, "in the hand of seat 1");
    assert_eq!(second, unseen, "in the hand of seat 2");
    assert_eq!(deck, unseen, "in the deck");
}
