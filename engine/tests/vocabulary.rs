//! The vocabulary of the contract: sets of cards and seats, standings, words of a notation.
//!
//! Checks the basic types that all games use.

use pentathlon_engine::cards::{Bits, Card, Set};
use pentathlon_engine::rules::{Awaiting, ParseNotationError, Seat, SeatSet, Standing, Tokens, Viewer};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::marker::PhantomData;

/// A card of a small deck, and one of a large deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Plain<Bits>(u8, PhantomData<Bits>);

impl<W: Bits + Ord> Card for Plain<W> {
    type Bits = W;

    fn number(self) -> u8 {
        self.0
    }

    fn from_number(number: u8) -> Option<Self> {
        Some(plain(number))
    }
}

fn plain<W>(number: u8) -> Plain<W> {
    Plain(number, PhantomData)
}

/// Applies the same operations to sets of cards with this word type and to sets of numbers, and compares the results.
fn is_a_set<W: Bits + Ord>(one: &BTreeSet<u8>, other: &BTreeSet<u8>, card: u8) {
    let set = |cards: &BTreeSet<u8>| cards.iter().copied().map(plain).collect::<Set<Plain<W>>>();
    let numbers = |set: Set<Plain<W>>| set.iter().map(|card| card.0).collect::<Vec<_>>();
    let sorted = |cards: BTreeSet<u8>| cards.into_iter().collect::<Vec<_>>();
    let (a, b) = (set(one), set(other));
    assert_eq!(numbers(a), sorted(one.clone()));
    assert_eq!(numbers(a.union(b)), sorted(one | other));
    assert_eq!(numbers(a.intersection(b)), sorted(one & other));
    assert_eq!(numbers(a.difference(b)), sorted(one - other));
    assert_eq!((a.len(), a.is_empty()), (one.len(), one.is_empty()));
    assert_eq!(a.first().map(|card| card.0), one.first().copied());
    assert_eq!(a == b, one == other);
    let (mut with, mut without) = (a, a);
    assert_eq!(with.insert(plain(card)), !one.contains(&card));
    assert_eq!(without.remove(plain(card)), one.contains(&card));
    assert!(with.contains(plain(card)) && !without.contains(plain(card)));
    assert_eq!(without.len() + 1, with.len());
    with = without;
    with.extend(None);
    assert_eq!(with, without);
    with.extend([plain(card)]);
    assert!(with.contains(plain(card)));
}

proptest! {
    #[test]
    fn a_set_of_cards_is_a_set(
        one in prop::collection::btree_set(0..64_u8, 0..64),
        other in prop::collection::btree_set(0..64_u8, 0..64),
        card in 0..64_u8,
    ) {
        is_a_set::<u64>(&one, &other, card);
    }

    #[test]
    fn a_set_of_cards_of_a_large_deck_is_a_set(
        one in prop::collection::btree_set(0..128_u8, 0..128),
        other in prop::collection::btree_set(0..128_u8, 0..128),
        card in 0..128_u8,
    ) {
        is_a_set::<u128>(&one, &other, card);
    }

    #[test]
    fn ranks_follow_from_points_and_merits(
        points in prop::collection::vec(0..4_i32, 1..8),
        merits in prop::collection::vec(0..3_u8, 8),
    ) {
        let standing = Standing::by_merits(points.clone(), &merits[..points.len()], "the rule");
        for seat in 0..points.len() {
            let key = |other: usize| (points[other], merits[other]);
            let better = (0..points.len()).filter(|&other| key(other) > key(seat)).count();
            prop_assert_eq!(usize::from(standing.ranks[seat]), better + 1);
        }
        for tie in &standing.tiebreaks {
            let places = standing.places(tie);
            prop_assert_eq!(places.iter().map(Vec::len).sum::<usize>(), tie.seats.len());
            prop_assert_eq!(places.len() < tie.seats.len(), tie.shared);
        }
        let announced: BTreeSet<i32> = standing.tiebreaks.iter().map(|tie| tie.points).collect();
        let tied: BTreeSet<i32> =
            points.iter().copied().filter(|level| points.iter().filter(|&p| p == level).count() > 1).collect();
        prop_assert_eq!(announced, tied);
    }
}

#[test]
fn the_first_and_the_last_number_of_a_word_fit() {
    for card in [0, 63] {
        is_a_set::<u64>(&BTreeSet::from([0, 63]), &BTreeSet::new(), card);
    }
    for card in [0, 63, 64, 127] {
        is_a_set::<u128>(&BTreeSet::from([0, 63, 64, 127]), &BTreeSet::new(), card);
    }
    assert_eq!(
        Set::<Plain<u128>>::of_bits(1 << 74 | 2).iter().map(|card| card.0).collect::<Vec<_>>(),
        [1, 74]
    );
    assert_eq!(size_of::<Set<Plain<u64>>>(), 8, "a small deck pays for no large one");
}

#[test]
fn a_tie_that_merits_decide_is_reported_as_decided() {
    let standing = Standing::by_merits(vec![7, 9, 7, 9], &[1, 5, 2, 5], "Z12");
    assert_eq!(standing.ranks, [4, 1, 3, 1]);
    assert_eq!(standing.firsts().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    let ties: Vec<_> = standing.tiebreaks.iter().map(|tie| (tie.points, tie.shared)).collect();
    assert_eq!(ties, [(9, true), (7, false)], "from the best down");
    assert_eq!(standing.tiebreaks[1].seats, [Seat(0), Seat(2)]);
}

#[test]
fn a_tie_that_is_decided_in_part_says_who_shares_and_who_does_not() {
    let standing = Standing::by_merits(vec![9, 9, 12, 9, 9], &[1, 3, 0, 1, 0], "C11");
    let [tie] = &standing.tiebreaks[..] else { panic!("one tie: {standing:?}") };
    assert!(tie.shared);
    assert_eq!(standing.places(tie), [vec![Seat(1)], vec![Seat(0), Seat(3)], vec![Seat(4)]]);
    let all = Standing::by_merits(vec![9, 9], &[1, 1], "C11");
    assert_eq!(all.places(&all.tiebreaks[0]), [[Seat(0), Seat(1)]]);
}

#[test]
fn without_merits_equal_points_share_a_rank_and_the_next_skips() {
    assert_eq!(Standing::by_merits::<u8>(vec![5, 5, 3], &[], "none").ranks, [1, 1, 3]);
}

#[test]
fn the_left_of_the_last_seat_is_the_first() {
    assert_eq!(Seat(0).left(3), Seat(1));
    assert_eq!(Seat(2).left(3), Seat(0));
    assert_eq!(Seat(1).round(4).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(3), Seat(0)]);
    assert_eq!(Seat::all(2).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(Seat::all(100).count(), Seat::MAX_COUNT);
}

#[test]
fn a_set_of_seats_is_a_set() {
    let set: SeatSet = [Seat(5), Seat(1)].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(5)]);
    assert_eq!((set.len(), set.first(), set.is_empty()), (2, Some(Seat(1)), false));
    assert!(set.contains(Seat(5)) && !set.contains(Seat(0)));
    assert_eq!(set.without(Seat(5)), SeatSet::EMPTY.with(Seat(1)));
    assert_eq!(set.intersection(SeatSet::all(3)), SeatSet::EMPTY.with(Seat(1)));
    assert_eq!(SeatSet::all(8).len(), 8);
    assert_eq!(SeatSet::EMPTY.first(), None);
}

#[test]
fn a_seat_that_no_game_has_is_in_no_set() {
    let all = SeatSet::all(Seat::MAX_COUNT);
    for number in 9..=255 {
        assert!(!all.contains(Seat(number)), "seat {number}");
        assert_eq!(SeatSet::EMPTY.with(Seat(number)), SeatSet::EMPTY);
        assert_eq!(all.without(Seat(number)), all);
    }
}

#[test]
fn the_clock_has_a_seat_where_no_player_sits() {
    let all = SeatSet::all(Seat::MAX_COUNT);
    assert!(!all.contains(Seat::CLOCK) && !Seat::all(100).any(|seat| seat == Seat::CLOCK));
    let with = all.with(Seat::CLOCK);
    assert!(with.contains(Seat::CLOCK) && with.len() == Seat::MAX_COUNT + 1);
    assert_eq!(with.iter().last(), Some(Seat::CLOCK), "after the players");
    assert_eq!((with.without(Seat::CLOCK), with.intersection(all)), (all, all));
    assert_eq!(Seat::CLOCK.to_string(), "clock");
    for number in (0..=255).filter(|&number| Seat(number) != Seat::CLOCK) {
        assert_eq!(Seat(number).to_string().parse(), Ok(Seat(number)));
    }
    assert_eq!("clock".parse(), Ok(Seat::CLOCK));
    for refused in ["8", "Clock", "clock ", "", "-1", "256"] {
        assert_eq!(refused.parse::<Seat>(), Err(ParseNotationError), "{refused:?}");
    }
}

#[test]
fn only_seats_that_are_asked_may_act() {
    let some = SeatSet::all(3);
    assert_eq!(Awaiting::Turn(Seat(2)).seats(), SeatSet::EMPTY.with(Seat(2)));
    assert_eq!((Awaiting::Secret(some).seats(), Awaiting::Race(some).seats()), (some, some));
    assert!(Awaiting::Over.seats().is_empty());
}

#[test]
fn a_viewer_sees_their_own_and_everything_when_all_is_open() {
    assert!(Viewer::Seat(Seat(1)).sees(Seat(1)) && !Viewer::Seat(Seat(1)).sees(Seat(0)));
    assert!(Viewer::Open.sees(Seat(0)) && !Viewer::Table.sees(Seat(0)));
}

#[test]
fn words_of_a_notation_are_taken_one_by_one_and_what_is_left_over_is_refused() {
    let mut tokens = Tokens::new("  give  2 ");
    assert_eq!(tokens.word(), Some("give"));
    assert_eq!(tokens.read::<u8>(), Some(2));
    assert_eq!(tokens.clone().end("all"), Some("all"));
    assert_eq!(tokens.read::<u8>(), None);
    let mut left_over = Tokens::new("keep it");
    left_over.word();
    assert_eq!(left_over.end(()), None);
    assert_eq!(Tokens::new("two").read::<u8>(), None);
}
