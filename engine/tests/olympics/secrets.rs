//! Olympics in its own terms, without determinization.

use crate::walk::{self, viewers, walk};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{
    Action, Card, Competitor, Deal, Event as Told, EventCard, Olympics, View,
};
use pentathlon_engine::rules::{Event, Rules, Seat, Viewer};
use std::collections::BTreeSet;

/// The cards that an event shows to a viewer: revealed ones to everybody, a viewer's own ones to that viewer (M9).
/// Written from the rulings, independently of `seen_by`.
fn shows(event: &Told, viewer: Viewer) -> Vec<Card> {
    let to = |seat: Seat, card: Option<Card>| card.filter(|_| viewer == Viewer::Seat(seat));
    let cards: Vec<Option<Card>> = match *event {
        Told::Bid { seat, card } | Told::Invested { seat, card } => vec![to(seat, card)],
        Told::BidsRevealed(bids) | Told::BidsDiscarded(bids) => {
            bids.in_order().map(|(_, card)| Some(card)).collect()
        }
        Told::Took { seat, open, closed } => vec![Some(open), to(seat, closed)],
        Told::NeutralTook { open, closed } => vec![Some(open), Some(closed)],
        Told::Placed { competitor: Competitor::Neutral, card, turned, .. } => vec![card, turned],
        Told::Placed { competitor: Competitor::Seat(seat), card, turned, .. } => vec![to(seat, card), turned],
        Told::Upgraded { card, replaced, turned, .. } => vec![Some(card), Some(replaced), turned],
        Told::Discarded { card, .. } => vec![Some(card)],
        Told::LaidOut { open, .. } => open.to_vec(),
        Told::Turned { cards, .. } => cards.to_vec(),
        Told::Awarded(ceremony) => ceremony
            .entries()
            .flat_map(|(entry, _)| entry.cards.iter().map(Some).collect::<Vec<_>>())
            .collect(),
        Told::LastCardDrawn { .. } | Told::Ended => Vec::new(),
    };
    cards.into_iter().flatten().collect()
}

/// The event of a card placed face down, which is public, and the card.
fn laid(event: &Told) -> Option<(Card, EventCard)> {
    match *event {
        Told::Placed { card: Some(card), event, .. } => Some((card, event)),
        _ => None,
    }
}

/// Two cards, exchanged wherever they are.
#[derive(Clone, Copy)]
struct Exchange(Card, Card);

impl Exchange {
    fn card(self, card: Card) -> Card {
        match card {
            card if card == self.0 => self.1,
            card if card == self.1 => self.0,
            card => card,
        }
    }

    fn deal(self, deal: &Deal) -> Deal {
        let mut deal = deal.clone();
        for number in deal.hands.iter_mut().flatten().chain(&mut deal.deck) {
            *number = self.card(Card::new(*number).unwrap()).number();
        }
        deal
    }

    fn action(self, action: Action) -> Action {
        match action {
            Action::Bid(card) => Action::Bid(self.card(card)),
            Action::Take(card) => Action::Take(self.card(card)),
            Action::Invest(card) => Action::Invest(self.card(card)),
        }
    }

    /// Whether the event shows a viewer one of the two cards, or the event card where one of them is placed, if that
    /// distinguishes it from the other.
    fn is_shown(self, event: &Told, viewer: Viewer) -> bool {
        let one = |card: &Card| [self.0, self.1].contains(card);
        let tells = laid(event).is_some_and(|(card, _)| one(&card) && self.0.event() != self.1.event());
        tells || shows(event, viewer).iter().any(one)
    }
}

/// Everything a viewer sees of a game, frame by frame, and the first frame that shows one of the two cards to that
/// viewer.
fn watch(
    deal: &Deal,
    actions: impl Iterator<Item = (Seat, Action)>,
    viewer: Viewer,
    two: Exchange,
) -> (Vec<(Option<Told>, View)>, Option<usize>) {
    let setup = walk::setup::<Olympics>(deal.hands.len());
    let mut state = Olympics::start(&setup, deal).expect("an exchange leaves a deal possible");
    let (mut frames, mut shown) = (vec![(None, Olympics::view(&state, viewer))], None);
    for (seat, action) in actions {
        let played = Olympics::play(&mut state, seat, action, &mut |state, event| {
            if two.is_shown(&event, viewer) {
                shown.get_or_insert(frames.len());
            }
            frames.push((event.seen_by(viewer), Olympics::view(state, viewer)));
        });
        if played.is_err() {
            // After the exchanged cards are shown, the two games differ, and actions of one are meaningless in the
            // other.
            break;
        }
    }
    (frames, shown)
}

#[test]
fn olympics_exchanging_two_unseen_cards_changes_nothing_until_one_of_them_is_shown() {
    let (mut soon, mut late, mut never) = (0, 0, 0);
    for seats in 2..=5 {
        for seed in 0..6 {
            let walk = walk::<Olympics>(seats, 500 + seed);
            let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
            let mut chance = walk::choices(900 + seed);
            let first = walk.states().next().unwrap();
            for viewer in viewers(seats) {
                let view = Olympics::view(first, viewer);
                let mut seen: Set<Card> = view.pool.iter().flatten().map(|pair| pair.open).collect();
                for player in &view.players {
                    seen = seen.union(player.hand.unwrap_or_default());
                }
                let unseen: Vec<Card> = Card::all().filter(|&card| !seen.contains(card)).collect();
                for _ in 0..16 {
                    let one = *chance.pick(&unseen).unwrap();
                    // Half of them of the same event, because those can be hidden in each other's place.
                    let same = chance.below(2) == 0;
                    let others: Vec<Card> = unseen
                        .iter()
                        .copied()
                        .filter(|&other| other != one && (!same || other.event() == one.event()))
                        .collect();
                    let Some(&other) = chance.pick(&others) else { continue };
                    let two = Exchange(one, other);
                    let (real, shown) = watch(&walk.deal, actions(), viewer, two);
                    let swapped = actions().map(|(seat, action)| (seat, two.action(action)));
                    let (swapped, shown_there) = watch(&two.deal(&walk.deal), swapped, viewer, two);
                    let shown = [shown, shown_there].into_iter().flatten().min();
                    let differs = real.iter().zip(&swapped).position(|(a, b)| a != b);
                    assert_eq!(
                        differs, shown,
                        "{seats} seats, seed {seed}, {viewer:?}: {one:?} and {other:?} exchanged; the first frame that \
                         differs should be the one that shows one of them"
                    );
                    match shown {
                        Some(frame) if frame < 40 => soon += 1,
                        Some(_) => late += 1,
                        None => {
                            never += 1;
                            assert_eq!(real.len(), swapped.len());
                        }
                    }
                }
            }
        }
    }
    assert!(soon > 50 && late > 50 && never > 5, "cards shown soon, late and never: {soon}, {late}, {never}");
}

#[test]
fn olympics_exchanging_two_cards_that_nobody_draws_changes_nothing_at_all() {
    // Five players leave five cards, set aside unseen (M16).
    for seed in 0..10 {
        let walk = walk::<Olympics>(5, 550 + seed);
        let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
        let [.., one, other] = walk.deal.deck[..] else { panic!("a deck") };
        let two = Exchange(Card::new(one).unwrap(), Card::new(other).unwrap());
        for viewer in viewers(5) {
            let (real, _) = watch(&walk.deal, actions(), viewer, two);
            let (swapped, shown) = watch(&two.deal(&walk.deal), actions(), viewer, two);
            assert!(real == swapped && shown.is_none(), "seed {seed}, {viewer:?}");
            assert!(real.last().unwrap().0 == Some(Told::Ended));
        }
    }
}

#[test]
fn olympics_an_event_shows_each_viewer_what_the_rulings_say_and_no_more() {
    for seats in 2..=5 {
        for step in walk::<Olympics>(seats, 62).steps {
            for event in &step.events {
                for viewer in viewers(seats) {
                    let seen = event.seen_by(viewer).expect("that something happened is public");
                    // The event is obtained as a viewer who sees everything.
                    let everybody = Seat::all(seats).flat_map(|seat| shows(&seen, Viewer::Seat(seat)));
                    let seen: BTreeSet<Card> = everybody.collect();
                    assert_eq!(seen, shows(event, viewer).into_iter().collect(), "{event:?} to {viewer:?}");
                }
                assert_eq!(event.seen_by(Viewer::Open), Some(*event));
            }
        }
    }
}
