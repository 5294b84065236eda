//! Olympics: each card and each medal is in one place.

use crate::walk;
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{
    Card, Chosen, Competitor, Event, EventCard, Medal, Olympics, State, Token, View,
};
use pentathlon_engine::rules::{Awaiting, Rules, Seat, Viewer};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Plays a game in which each choice is given by a number, and checks every state reported, with its event.
fn play(seats: usize, seed: u64, choices: &[u32], mut look: impl FnMut(&State, Option<Event>)) {
    let setup = walk::setup::<Olympics>(seats);
    let mut state = Olympics::start(&setup, &walk::deal::<Olympics>(seats, seed)).unwrap();
    look(&state, None);
    let mut numbers = choices.iter().cycle();
    let mut choose = |most: usize| *numbers.next().unwrap() as usize % most;
    loop {
        let asked: Vec<Seat> = Olympics::awaiting(&state).seats().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[choose(asked.len())];
        let actions = walk::legal::<Olympics>(&state, seat);
        let action = actions[choose(actions.len())];
        Olympics::play(&mut state, seat, action, &mut |state, event| look(state, Some(event))).unwrap();
    }
    assert_eq!(Olympics::awaiting(&state), Awaiting::Over);
}

/// Each card is in one place, counted independently: pool, hands, choices, cards at events, discard pile; the rest is
/// the deck and the cards set aside.
fn cards_are_in_one_place(state: &State) {
    let open = View::new(state, Viewer::Open);
    let mut places = BTreeMap::new();
    let mut lay = |cards: Set<Card>, place: String| {
        for card in cards.iter() {
            let before = places.insert(card, place.clone());
            assert_eq!(before, None, "{card:?} is in two places: {place}");
        }
    };
    lay(open.discard, "discarded".into());
    for pair in open.pool.iter().flatten() {
        lay([pair.open, pair.closed.unwrap()].into_iter().collect(), "in the pool".into());
    }
    if let Some(neutral) = &open.neutral {
        lay(neutral.pair, "the neutral pair".into());
    }
    for (seat, player) in open.players.iter().enumerate() {
        lay(player.hand.unwrap(), format!("in hand {seat}"));
        for chosen in [player.bid, player.investment] {
            if let Chosen::Known(card) = chosen {
                lay([card].into_iter().collect(), format!("chosen by {seat}"));
            }
        }
    }
    for competitor in open.competitors() {
        for event in EventCard::ALL {
            let line = open.line(competitor, event).unwrap();
            lay(line.known(), format!("{competitor:?} at {event}"));
            assert!(line.known().difference(event.cards()).is_empty(), "only cards of {event}");
            match line.token {
                Token::Unused => assert_eq!(line.len(), 0),
                Token::Marks(card) => assert!(line.open.contains(card)),
                Token::Covers(card) => assert!(!line.open.contains(card.unwrap())),
            }
        }
    }
    assert_eq!(places.len() + usize::from(open.deck) + usize::from(open.aside), 75);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn each_olympics_card_is_in_exactly_one_place(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        play(seats, seed, &choices, |state, _| {
            assert!(state.is_conserved());
            cards_are_in_one_place(state);
        });
    }

    #[test]
    fn each_olympics_medal_is_awarded_once_or_discarded(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        let mut awarded = 0;
        play(seats, seed, &choices, |state, event| {
            if let Some(Event::Awarded(ceremony)) = event {
                let taken = ceremony.entries().filter(|(_, medal)| medal.is_some()).count();
                assert_eq!(taken + ceremony.unclaimed().count(), Medal::COUNT);
                assert_eq!(taken, ceremony.medals().iter().flatten().count());
                awarded += 1;
            }
            let view = View::new(state, Viewer::Table);
            assert_eq!(view.medals.iter().flatten().count(), awarded, "the others lie on their event cards");
            let points: u8 = view.competitors().map(|competitor| view.points(competitor)).sum();
            let all: u8 = view.medals.iter().flatten().map(|medals| {
                Medal::ALL.iter().zip(medals).filter(|(_, taker)| taker.is_some()).map(|(m, _)| m.points()).sum::<u8>()
            }).sum();
            assert_eq!(points, all);
        });
        assert_eq!(awarded, EventCard::COUNT);
    }

    #[test]
    fn the_events_of_olympics_add_up_to_the_state(
        seats in 2..=5_usize,
        seed in any::<u64>(),
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        // Hands, cards at events and the discard pile as reconstructed from the events alone.
        let deal = walk::deal::<Olympics>(seats, seed);
        let mut hands: Vec<Set<Card>> =
            deal.hands.iter().map(|hand| hand.iter().filter_map(|&number| Card::new(number)).collect()).collect();
        let mut lines: BTreeMap<Competitor, Set<Card>> = BTreeMap::new();
        let mut discard: Set<Card> = Set::EMPTY;
        play(seats, seed, &choices, |state, event| {
            match event {
                Some(Event::Bid { seat, card } | Event::Invested { seat, card }) => {
                    assert!(hands[seat.index()].remove(card.unwrap()));
                }
                Some(Event::Took { seat, open, closed }) => {
                    hands[seat.index()].insert(open);
                    hands[seat.index()].extend(closed);
                }
                Some(Event::BidsDiscarded(bids)) => discard.extend(bids.in_order().map(|(_, card)| card)),
                Some(Event::Discarded { card, .. }) => {
                    discard.insert(card);
                }
                Some(Event::Placed { competitor, card, .. }) => lines.entry(competitor).or_default().extend(card),
                Some(Event::Upgraded { competitor, card, replaced, .. }) => {
                    let line = lines.entry(competitor).or_default();
                    assert!(line.remove(replaced) && line.insert(card));
                    discard.insert(replaced);
                }
                _ => {}
            }
            let open = View::new(state, Viewer::Open);
            assert_eq!(open.discard, discard);
            for (hand, player) in hands.iter().zip(&open.players) {
                assert_eq!(Some(*hand), player.hand);
                assert_eq!(hand.len(), usize::from(player.cards));
            }
            for competitor in open.competitors() {
                let known = EventCard::ALL.into_iter().filter_map(|event| open.line(competitor, event));
                let known = known.fold(Set::EMPTY, |all, line| all.union(line.known()));
                assert_eq!(known, lines.get(&competitor).copied().unwrap_or_default());
            }
        });
    }
}
