//! Before the first round: chips, hands, deck, start player.

use super::game::{Game, chip};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympia2000::{Chip, Deal, Discipline, Olympia2000, Sent, Setup, Tie};
use pentathlon_engine::rules::{Awaiting, Deal as _, Rules, Seat, SeatSet, Setup as _, Viewer};
use std::collections::BTreeSet;

const THREE: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck … chips marathon,combination start 2";

fn drawn(seats: usize, seed: u64) -> Deal {
    let setup = Setup::new(seats, "").unwrap();
    Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal))
}

/// The chips in their columns or on the card before the first round.
fn chips_of(seats: usize) -> Vec<Chip> {
    let state = Olympia2000::start(&Setup::new(seats, "").unwrap(), &drawn(seats, 1)).unwrap();
    let view = Olympia2000::view(&state, Viewer::Table);
    let mut chips: Vec<Chip> = [view.prize, view.next].into_iter().flatten().collect();
    let mut columns = view.columns;
    for discipline in Discipline::ALL {
        while let Some(chip) = columns.take(discipline) {
            chips.push(chip);
        }
    }
    chips.sort_unstable();
    chips
}

fn all_chips(highest: u8) -> Vec<Chip> {
    Discipline::ALL
        .iter()
        .flat_map(|&discipline| (2..=highest).map(move |value| chip(discipline, value)))
        .collect()
}

#[test]
fn rulebook_each_of_the_five_disciplines_has_chips_from_2_to_6() {
    assert_eq!(Discipline::ALL.len(), 5);
    for seats in [2, 3] {
        assert_eq!(chips_of(seats), all_chips(6));
        assert_eq!(chips_of(seats).len(), 25);
    }
}

#[test]
fn z10_rulebook_with_four_or_five_players_the_sixes_are_removed() {
    for seats in [4, 5] {
        assert_eq!(chips_of(seats), all_chips(5));
        assert_eq!(chips_of(seats).len(), 20);
    }
}

#[test]
fn z1_rulebook_two_chips_of_the_uppermost_row_are_put_on_i_and_ii_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..500 {
        let [first, second] = drawn(3, seed).chips;
        assert_ne!(first, second, "two different disciplines");
        seen.insert((first, second));
    }
    assert_eq!(seen.len(), 20, "any two, in any order: {seen:?}");

    let game = Game::of(3, THREE);
    assert_eq!(game.prize(), Some(chip(Discipline::Marathon, 2)));
    assert_eq!(game.next(), Some(chip(Discipline::Combination, 2)));
    for discipline in Discipline::ALL {
        let moved = [Discipline::Marathon, Discipline::Combination].contains(&discipline);
        let uppermost = if moved { 3 } else { 2 };
        assert_eq!(game.columns().uppermost(discipline), Some(chip(discipline, uppermost)));
        assert_eq!(game.columns().left(discipline), if moved { 4 } else { 5 });
    }
}

#[test]
fn rulebook_each_player_is_dealt_four_cards_and_the_others_are_the_deck() {
    for (seats, deck) in [(2, 47), (3, 43), (4, 39), (5, 35)] {
        for seed in 0..20 {
            let deal = drawn(seats, seed);
            assert_eq!(deal.hands.iter().map(Vec::len).collect::<Vec<_>>(), vec![4; seats]);
            assert_eq!(deal.deck.len(), deck);
            let cards: BTreeSet<u8> = deal.hands.iter().flatten().chain(&deal.deck).copied().collect();
            assert_eq!(cards, (1..=55).collect());
        }
    }
}

#[test]
fn rulebook_the_cards_are_well_shuffled() {
    // Each card eventually comes to each hand and to the top of the deck.
    let deals: Vec<Deal> = (0..800).map(|seed| drawn(2, seed)).collect();
    for card in 1..=55 {
        assert!(deals.iter().any(|deal| deal.hands[0].contains(&card)), "{card} never in the first hand");
        assert!(deals.iter().any(|deal| deal.hands[1].contains(&card)), "{card} never in the second hand");
        assert!(deals.iter().any(|deal| deal.deck[0] == card), "{card} never on top");
    }
}

#[test]
fn z15_rulebook_a_start_player_is_chosen_at_random() {
    for seats in 2..=5 {
        let starts: BTreeSet<Seat> = (0..100).map(|seed| drawn(seats, seed).start).collect();
        assert_eq!(starts, Seat::all(seats).collect());
    }
    assert_eq!(Game::of(3, THREE).dealer(), 2, "the deck is in front of the dealer");
}

#[test]
fn z15_the_start_player_may_be_agreed_and_the_same_cards_are_dealt() {
    let by_lot = Setup::new(4, "").unwrap();
    for start in Seat::all(4) {
        let agreed = Setup::of(4, Tie::Shared, Some(start)).unwrap();
        for seed in 0..20 {
            let chance = || Chance::new(&Seed::from_number(seed), Stream::Deal);
            let deal = Deal::draw(&agreed, &mut chance());
            assert_eq!(deal.start, start);
            assert_eq!(Deal { start: drawn(4, seed).start, ..deal }, Deal::draw(&by_lot, &mut chance()));
        }
    }
}

#[test]
fn rulebook_each_player_may_look_only_at_their_own_cards() {
    let game = Game::of(3, THREE);
    let hands = [[3, 12, 27, 40], [10, 23, 39, 55], [20, 24, 38, 51]];
    for (own, hand) in hands.iter().enumerate() {
        assert_eq!(game.hand(own), hand);
        for (other, player) in game.view(own).players.iter().enumerate() {
            assert_eq!(player.hand.is_some(), other == own);
            assert_eq!(player.cards, 4);
            assert_eq!(player.sent, Sent::Nothing);
        }
    }
    assert!(game.table().players.iter().all(|player| player.hand.is_none()));
}

#[test]
fn rulebook_two_to_five_can_play() {
    for seats in 2..=5 {
        assert_eq!(Setup::of(seats, Tie::Shared, None).unwrap().seats(), seats);
    }
    for refused in [0, 1, 6, 258] {
        assert!(Setup::of(refused, Tie::Shared, None).is_err(), "{refused}");
    }
}

#[test]
fn options_are_read_as_they_are_written() {
    let both = Setup::new(3, "start=2 tie=laurels").unwrap();
    assert_eq!(both, Setup::of(3, Tie::Laurels, Some(Seat(2))).unwrap());
    for setup in
        [both, Setup::of(2, Tie::Laurels, None).unwrap(), Setup::of(5, Tie::Shared, Some(Seat(0))).unwrap()]
    {
        assert_eq!(Setup::new(setup.seats(), &setup.to_string()), Ok(setup));
    }
    for refused in
        ["tie", "tie=", "tie=coin", "start=3", "start=x", "start=-1", "start=", "=", "tie:shared", "sixes=1"]
    {
        assert!(Setup::new(3, refused).is_err_and(|why| why.to_string().contains(' ')), "{refused}");
    }
}

#[test]
fn rulebook_the_first_round_begins_with_everybody_choosing() {
    let game = Game::of(3, THREE);
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    assert_eq!(game.choices(1), ["athlete 10", "athlete 23", "athlete 39", "athlete 55"]);
}

#[test]
fn z16_the_author_is_stefan_dorra() {
    let info = Setup::INFO;
    assert_eq!(info.author, "Stefan Dorra");
    assert!(info.publisher.is_some_and(|publisher| publisher.contains("Hans im Glück")));
    assert_eq!(info.seats, 2..=5);
}
