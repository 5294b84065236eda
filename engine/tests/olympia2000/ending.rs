//! The end: too few cards, three more rounds; all chips won; the winner.

use super::game::{Game, athlete, seat};
use pentathlon_engine::games::olympia2000::{Discipline, Event, Olympia2000, Phase, Tie};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Tiebreak};

const DEALS: [(usize, &str); 4] = [
    (2, "hands 1,3,4,6/7,9,11,12 deck … chips discus,archery start 0"),
    (3, "hands 1,3,4,6/7,9,11,12/13,15,16,17 deck … chips discus,archery start 1"),
    (4, "hands 1,3,4,6/7,9,11,12/13,15,16,17/19,20,22,23 deck … chips discus,archery start 2"),
    (5, "hands 1,3,4,6/7,9,11,12/13,15,16,17/19,20,22,23/25,26,27,29 deck … chips discus,archery start 3"),
];

/// The lengths of games: players, chips, refills, cards left in the deck, rounds, cards left in a hand. Computed by
/// hand from the rulebook.
const LENGTHS: [(usize, usize, usize, u8, u8, usize); 4] =
    [(2, 25, 23, 1, 25, 2), (3, 25, 14, 1, 18, 0), (4, 20, 9, 3, 13, 0), (5, 20, 7, 0, 11, 0)];

fn longest_column(game: &Game) -> Discipline {
    let columns = game.columns();
    Discipline::ALL.into_iter().max_by_key(|&column| columns.left(column)).unwrap()
}

/// An ordinary round.
fn round(game: &mut Game) {
    let column = longest_column(game);
    game.round(&[], column);
}

fn until_the_deck_is_short(seats: usize) -> Game {
    let (_, deal) = DEALS.into_iter().find(|&(of, _)| of == seats).unwrap();
    let mut game = Game::of(seats, deal);
    while !game.table().is_drawing_over() {
        round(&mut game);
    }
    game
}

#[test]
fn rulebook_z9_a_game_is_as_long_as_cards_and_chips_allow() {
    for (seats, chips, refills, deck, rounds, hand) in LENGTHS {
        let (_, deal) = DEALS.into_iter().find(|&(of, _)| of == seats).unwrap();
        let mut game = Game::of(seats, deal);
        let mut refilled = 0;
        while !game.is_over() {
            let before = game.table();
            assert_eq!(before.rounds, rounds + before.void, "{seats} players");
            round(&mut game);
            refilled += usize::from(game.table().deck < before.deck);
        }
        let table = game.table();
        assert_eq!(table.void, 0, "{seats} players: these deals have no void round");
        assert_eq!((table.round, table.deck, refilled), (rounds, deck, refills), "{seats} players");
        assert!((0..seats).all(|seat| game.hand(seat).len() == hand), "{seats} players");
        let on_the_card = [table.prize, table.next].iter().flatten().count();
        let won: usize = (0..seats).map(|seat| game.won(seat).len()).sum();
        let left: usize = Discipline::ALL.iter().map(|&column| table.columns.left(column)).sum();
        assert_eq!(won, usize::from(rounds), "{seats} players: a chip a round");
        assert_eq!(won + on_the_card + left, chips, "{seats} players");
    }
}

#[test]
fn z9_rulebook_with_fewer_cards_than_players_no_more_is_drawn_and_three_rounds_are_played() {
    for seats in 3..=5 {
        let mut game = until_the_deck_is_short(seats);
        assert!((0..seats).all(|seat| game.hand(seat).len() == 4), "the last refill was whole");
        let deck = game.table().deck;
        round(&mut game);
        for left in [3, 2, 1] {
            assert!((0..seats).all(|seat| game.hand(seat).len() == left));
            assert!(!game.is_over());
            round(&mut game);
        }
        assert!(game.is_over(), "three more rounds from the hands, and no fourth");
        assert_eq!(game.table().deck, deck, "the remaining cards play no part");
    }
}

#[test]
fn z9_the_end_of_drawing_is_reported_once() {
    for seats in 2..=5 {
        let (_, deal) = DEALS.into_iter().find(|&(of, _)| of == seats).unwrap();
        let mut game = Game::of(seats, deal);
        let mut said = 0;
        while let Some(asked) = game.awaiting().seats().first() {
            let action = game.may(asked.index())[0];
            game.does(&format!("{asked} {action}"));
            said += game.events.iter().filter(|&&event| event == Event::LastRounds).count();
        }
        assert_eq!(said, 1, "{seats} players");
    }
}

#[test]
fn rulebook_z17_with_two_players_the_game_ends_when_all_chips_are_won() {
    let mut game = Game::of(2, DEALS[0].1);
    for _ in 0..24 {
        round(&mut game);
    }
    assert!(!game.is_over());
    let last = [game.hand(0)[0], game.hand(1)[0]];
    game.sends(last);
    assert!(game.is_over(), "right after part 1");
    assert_eq!(game.events.last(), Some(&Event::Ended));
    assert!(!game.events.iter().any(|event| matches!(event, Event::Advanced { .. })), "nobody chooses then");
    assert_eq!((game.prize(), game.next()), (None, None));
    assert_eq!(game.won(0).len() + game.won(1).len(), 25);
    assert_eq!(game.refuses("0 keep"), Refusal::Over);
}

#[test]
fn z17_with_more_players_the_game_ends_when_the_hands_are_empty_and_nobody_chooses() {
    for seats in 3..=5 {
        let mut game = until_the_deck_is_short(seats);
        for _ in 0..3 {
            round(&mut game);
        }
        let next = game.next();
        for seat in 0..seats {
            game.does(&format!("{seat} athlete {}", game.hand(seat)[0]));
        }
        assert!(game.is_over());
        assert!(!game.events.iter().any(|event| matches!(event, Event::Advanced { .. })));
        assert_eq!((game.prize(), game.next()), (None, next), "the chip on II is not won");
    }
}

#[test]
fn z17_after_the_last_but_one_round_the_choice_is_still_made() {
    let mut game = until_the_deck_is_short(4);
    for _ in 0..2 {
        round(&mut game);
    }
    let sent = [0, 1, 2, 3].map(|seat| game.hand(seat)[0]);
    game.sends(sent);
    assert_eq!(game.table().round, 12);
    let Phase::Chip { chooser } = game.table().phase else { panic!("a chip is chosen") };
    assert_eq!(game.awaiting(), Awaiting::Turn(chooser));
    let column = longest_column(&game);
    game.does(&format!("{chooser} chip {column}"));
    assert!(matches!(game.awaiting(), Awaiting::Secret(_)), "and then the last cards are sent");
}

#[test]
fn z17_everybody_sees_that_there_is_no_choice_with_one_athlete_left() {
    let mut game = until_the_deck_is_short(3);
    let forced = |game: &Game| [0, 1, 2].map(|number| Olympia2000::is_forced(&game.table(), seat(number)));
    for left in [4, 3, 2] {
        assert_eq!(game.hand(0).len(), left);
        assert_eq!(forced(&game), [false; 3]);
        round(&mut game);
    }
    assert_eq!(forced(&game), [true; 3]);
    game.does(&format!("1 athlete {}", game.hand(1)[0]));
    assert_eq!(forced(&game), [true, false, true], "who has sent one is not asked again");
}

/// Two players who send athletes without a place against each other, in that number of disciplines.
fn two_players_with_void_rounds(number: u8) -> Game {
    // 5 and 18 have no place in discus, 10 and 14 in marathon, 2 and 24 in long jump, 8 and 21 in archery.
    let pairs = [
        (Discipline::Discus, [5, 18]),
        (Discipline::Marathon, [10, 14]),
        (Discipline::LongJump, [2, 24]),
        (Discipline::Archery, [8, 21]),
    ];
    let saved: Vec<u8> = pairs.iter().flat_map(|&(_, cards)| cards).collect();
    let mut game = Game::of(2, "hands 2,5,8,10/14,18,21,24 deck … chips discus,marathon start 0");
    for &(discipline, cards) in &pairs[..usize::from(number)] {
        while game.prize().map(|chip| chip.discipline) != Some(discipline) {
            let wanted = [Discipline::LongJump, Discipline::Archery];
            let column = wanted
                .into_iter()
                .find(|&column| game.columns().left(column) == 5)
                .unwrap_or(Discipline::Discus);
            game.round(&saved, column);
        }
        game.sends(cards);
        assert!(game.emitted(Event::Void));
    }
    while !game.is_over() {
        round(&mut game);
    }
    game
}

#[test]
fn z9_with_two_players_each_void_round_is_one_more_up_to_27_and_then_chips_stay() {
    for (void, rounds, unclaimed) in [(0, 25, 0), (1, 26, 0), (2, 27, 0), (3, 27, 1), (4, 27, 2)] {
        let game = two_players_with_void_rounds(void);
        let table = game.table();
        assert_eq!((table.void, table.round, table.rounds), (void, rounds, rounds));
        assert_eq!(game.won(0).len() + game.won(1).len(), 25 - unclaimed, "{void} void rounds");
    }
}

// In discus 3, 10, 20 have the places 1, 25, 35; in archery 12, 23, 24 have 3, 12, 37. 49 and 55 are on crutches.
const TIED: &str = "hands 3,24,27,40/49,55,39,10/20,12,38,51 deck … chips discus,archery start 2";

fn tied(tie: Tie) -> Game {
    let mut game = Game::with(tie, 3, TIED);
    game.sends([3, 49, 20]).goes_on(Discipline::Marathon); // seat 0 wins 2, seat 1 is consoled
    game.sends([24, 55, 12]); // seat 2 wins 2, seat 1 is consoled
    game
}

#[test]
fn rulebook_the_most_laurels_win() {
    let mut game = Game::of(3, TIED);
    game.sends([3, 39, 20]);
    let standing = Olympia2000::standing(&game.state);
    assert_eq!((standing.points.clone(), standing.ranks.clone()), (vec![2, 0, 0], vec![1, 2, 2]));
    assert_eq!(standing.firsts().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn z12_laurels_and_consolation_are_added_and_equal_points_share_the_place() {
    let standing = Olympia2000::standing(&tied(Tie::Shared).state);
    assert_eq!((standing.points, standing.ranks), (vec![2, 2, 2], vec![1, 1, 1]));
    let all = Seat::all(3).collect();
    assert_eq!(standing.tiebreaks, [Tiebreak { rule: "Z12", points: 2, seats: all, shared: true }]);
}

#[test]
fn z12_if_so_agreed_more_laurels_without_consolation_come_first() {
    let standing = Olympia2000::standing(&tied(Tie::Laurels).state);
    assert_eq!((standing.points.clone(), standing.ranks.clone()), (vec![2, 2, 2], vec![1, 3, 1]));
    assert_eq!(standing.firsts().collect::<Vec<_>>(), [seat(0), seat(2)]);
    assert!(standing.tiebreaks[0].shared, "two of them still share");
}

#[test]
fn z12_higher_chips_count_for_more() {
    let mut game = Game::of(2, DEALS[0].1);
    let (mut points, mut chips) = ([0; 2], 0);
    while !game.is_over() {
        let seats = [game.hand(0)[0], game.hand(1)[0]];
        game.sends(seats);
        for &event in &game.events {
            if let Event::Won { seat, chip } = event {
                points[seat.index()] += i32::from(chip.value);
                chips += i32::from(chip.value);
            }
            if let Event::Consoled { seat, .. } = event {
                points[seat.index()] += 1;
            }
        }
        let column = longest_column(&game);
        game.goes_on(column);
    }
    assert_eq!(game.points(), points);
    assert_eq!(chips, 5 * (2 + 3 + 4 + 5 + 6));
}

/// A third round, which seat 0 wins: the tie is for the second place.
fn tied_below_the_first(tie: Tie) -> Game {
    let mut game = tied(tie);
    game.goes_on(Discipline::Marathon);
    let prize = game.prize().unwrap().discipline;
    let places = |seat: usize| {
        let hand = game.hand(seat).into_iter().map(athlete);
        let mut hand: Vec<_> = hand.filter(|athlete| !athlete.earns_consolation()).collect();
        hand.sort_by_key(|athlete| athlete.position(prize));
        hand
    };
    let (best, others) = (places(0)[0], [1, 2].map(|seat| *places(seat).last().unwrap()));
    game.sends([best.number(), others[0].number(), others[1].number()]);
    assert_eq!(game.points(), [4, 2, 2]);
    game
}

#[test]
fn z12_a_tie_below_the_first_place_is_decided_by_laurels_too() {
    let standing = Olympia2000::standing(&tied_below_the_first(Tie::Laurels).state);
    assert_eq!(standing.ranks, [1, 3, 2], "seat 1 has consolation only");
    let seats = vec![seat(1), seat(2)];
    assert_eq!(standing.tiebreaks, [Tiebreak { rule: "Z12", points: 2, seats, shared: false }]);
}

#[test]
fn z12_a_tie_below_the_first_place_is_shared_unless_otherwise_agreed() {
    let standing = Olympia2000::standing(&tied_below_the_first(Tie::Shared).state);
    assert_eq!(standing.ranks, [1, 2, 2]);
    assert!(standing.tiebreaks[0].shared);
}
