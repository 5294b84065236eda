//! The end of the game: points, ties, places.

use super::game::{Game, deal};
use crate::walk;
use pentathlon_engine::games::olympicards::{Event, Olympicards, Phase, Sport};
use pentathlon_engine::rules::{Refusal, Rules, Viewer};

const THREE: &str = "b1 b2 b3 b4 b5 b6/y1 y2 y3 y4 y5 y6/k1 k2 k3 k4 k5 k6";

#[test]
fn rulebook_the_game_is_over_after_the_ninth_sport() {
    let mut game = Game::plain(&deal(THREE, "", "", 0));
    game.gives_up_until(8);
    assert!(!game.is_over());
    game.gives_up_until(9);
    assert!(game.is_over());
    assert_eq!(game.events.last(), Some(&Event::Ended));
    let table = game.table();
    assert_eq!((table.phase, table.sport, table.face_down), (Phase::Over, None, 0));
    assert_eq!(game.refuses("0 withdraw"), Refusal::Over);
}

#[test]
fn rulebook_gold_is_4_silver_2_and_bronze_1_and_the_most_points_win() {
    let mut game = Game::plain(&deal(THREE, "", "", 0));
    game.gives_up_until(9);
    // The start player withdraws first, gets bronze and keeps the start-player card; the last one gets every gold.
    assert_eq!(game.points(), [9, 18, 36]);
    assert_eq!([0, 1, 2].map(|seat| game.medals(seat)), [[0, 0, 9], [0, 9, 0], [9, 0, 0]]);
    assert_eq!(Olympicards::standing(&game.state).ranks, [3, 2, 1]);
}

#[test]
fn c11_rulebook_equal_points_go_to_the_player_with_more_cards_left() {
    let (mut decided, mut shared) = (0, 0);
    for seats in 3..=7 {
        for seed in 0..80 {
            let end = walk::walk::<Olympicards>(seats, seed).end;
            let standing = Olympicards::standing(&end);
            let players = Olympicards::view(&end, Viewer::Open).players;
            let key = |seat: usize| (standing.points[seat], players[seat].cards);
            for seat in 0..seats {
                // C23: at every place, and equal places skip the next number.
                let better = (0..seats).filter(|&other| key(other) > key(seat)).count();
                assert_eq!(usize::from(standing.ranks[seat]), 1 + better);
            }
            for tie in &standing.tiebreaks {
                assert_eq!(tie.rule, "C11");
                *(if tie.shared { &mut shared } else { &mut decided }) += 1;
            }
        }
    }
    assert!(decided > 20 && shared > 0, "both happen: {decided}, {shared}");
}

#[test]
fn c23_c11_ranks_every_place_and_equal_places_skip_the_next_number() {
    let standing = |game: &Game| Olympicards::standing(&game.state);
    let hands = "b1 b2 b3 b4 b5 b6/y1 y2 y3 y4 y5 y6/k1 k2 k3 k4 k5 k6/g1 g2 g3 g4 g5 g6/r1 r2 r3 r4 r5 r6";
    let mut game = Game::plain(&deal(hands, "", "marathon", 0));
    assert_eq!(standing(&game).ranks, [1; 5], "all have no points and six cards");
    game.does("0 play_sport");
    // The first to withdraw draws three cards, then two, then one; the last three win medals.
    game.does("0 withdraw; 1 y1");
    assert_eq!((game.points(), game.sizes()), (vec![0; 5], vec![9, 5, 6, 6, 6]));
    assert_eq!(
        standing(&game).ranks,
        [1, 5, 2, 2, 2],
        "three share the second place: nobody is third or fourth"
    );
    assert!(standing(&game).tiebreaks[0].shared);
    game.does("2 withdraw; 3 withdraw; 4 withdraw; 1 withdraw");
    assert_eq!((game.points(), game.sizes()), (vec![0, 4, 0, 1, 2], vec![9, 5, 8, 7, 6]));
    assert_eq!(standing(&game).ranks, [4, 1, 5, 3, 2], "cards decide the fourth place, not only the first");
    let tie = &standing(&game).tiebreaks[0];
    assert_eq!((tie.rule, tie.points, tie.shared), ("C11", 0, false));
}

#[test]
fn c10_after_the_end_hands_are_open_and_before_only_their_owners_see_them() {
    let walk = walk::walk::<Olympicards>(4, 3);
    for state in walk.states() {
        let table = Olympicards::view(state, Viewer::Table);
        assert!(table.players.iter().all(|player| player.hand.is_none()));
    }
    let open = Olympicards::view(&walk.end, Viewer::Open);
    assert!(
        open.players
            .iter()
            .all(|player| player.hand.is_some_and(|hand| hand.len() == usize::from(player.cards)))
    );
}

#[test]
fn rulebook_nine_medals_of_each_kind_are_awarded_in_nine_sports() {
    for seats in 2..=7 {
        let end = walk::walk::<Olympicards>(seats, 9).end;
        let table = Olympicards::view(&end, Viewer::Table);
        let sum = |count: fn(&pentathlon_engine::games::olympicards::Medals) -> u8| -> u8 {
            table.players.iter().map(|player| count(&player.medals)).sum()
        };
        assert_eq!([sum(|m| m.gold), sum(|m| m.silver), sum(|m| m.bronze)], [9, 9, 9]);
        assert_eq!(table.finished.len(), Sport::COUNT);
        assert!(table.finished.iter().all(|finished| finished.gold.is_some()));
    }
}
