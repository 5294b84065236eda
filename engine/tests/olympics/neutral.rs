//! Two-player games: the neutral player.

use super::game::{Game, card, cards, seat};
use pentathlon_engine::games::olympics::{Competitor, Event, EventCard, Medal, Token};
use pentathlon_engine::rules::{Awaiting, Event as _, SeatSet, Viewer};

/// A two-player game in which the third pair is these two cards.
fn with_pair(open: u8, closed: u8) -> Game {
    let mut game = Game::of(2, &format!("hands 1,2,3,4/5,6,7,8 deck 61,62,63,64,{open},{closed},…"));
    game.bids([1, 5]).takes();
    game
}

fn neutral_line(game: &Game, event: EventCard) -> (Vec<u8>, Token) {
    let line = game.table().line(Competitor::Neutral, event).unwrap();
    (super::game::numbers(line.open), line.token)
}

#[test]
fn rulebook_three_pairs_are_laid_out_for_two() {
    let game = Game::of(2, "hands 1,2,3,4/5,6,7,8 deck …");
    assert_eq!(game.table().pool.iter().flatten().count(), 3);
    assert_eq!(game.table().deck, 67 - 6);
}

#[test]
fn m16_the_neutral_player_has_no_hand_and_does_not_bid() {
    let mut game = Game::of(2, "hands 1,2,3,4/5,6,7,8 deck …");
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(2)));
    assert_eq!(game.table().players.len(), 2);
    game.bids([1, 5]);
    let order: Vec<_> = game.table().bids.unwrap().in_order().map(|(seat, _)| seat).collect();
    assert_eq!(order, [seat(0), seat(1)]);
}

#[test]
fn rulebook_the_pair_that_is_left_goes_to_the_neutral_player_face_up() {
    let mut game = Game::of(2, "hands 1,2,3,4/5,6,7,8 deck 61,62,17,20,64,65,…");
    game.bids([1, 5]).does("0 take 64").does("1 take 61");
    let event = Event::NeutralTook { open: card(17), closed: card(20) };
    assert!(game.emitted(event));
    for viewer in [Viewer::Table, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        assert_eq!(event.seen_by(viewer), Some(event), "everybody sees both");
    }
    assert_eq!(neutral_line(&game, EventCard::Swimming), (vec![17, 20], Token::Marks(card(20))));
    assert_eq!(game.table().pool, [None; 3]);
    let taker = |open| {
        game.table().gone.into_iter().flatten().find(|gone| gone.open == card(open)).map(|gone| gone.by)
    };
    assert_eq!(taker(17), Some(Competitor::Neutral));
    assert_eq!(taker(64), Some(Competitor::Seat(seat(0))));
    assert_eq!(game.table().neutral.unwrap().pair, cards(&[]), "all played");
}

#[test]
fn m10_first_the_face_up_card_is_played_then_the_other_one() {
    // Swimming stars: 16 has five stars, 18 three. In this order the second one improves on the first.
    let game = with_pair(18, 16);
    assert_eq!(neutral_line(&game, EventCard::Swimming), (vec![16], Token::Marks(card(16))));
    assert!(game.discard().contains(&18));
    let played: Vec<&Event> =
        game.events.iter().filter(|e| matches!(e, Event::Placed { .. } | Event::Upgraded { .. })).collect();
    assert_eq!(
        played,
        [
            &Event::Placed {
                competitor: Competitor::Neutral,
                event: EventCard::Swimming,
                card: Some(card(18)),
                turned: None
            },
            &Event::Upgraded {
                competitor: Competitor::Neutral,
                card: card(16),
                replaced: card(18),
                turned: None
            }
        ]
    );
}

#[test]
fn rulebook_what_the_neutral_player_cannot_play_is_discarded() {
    // The other way round the weaker card cannot be played.
    let game = with_pair(16, 18);
    assert_eq!(neutral_line(&game, EventCard::Swimming), (vec![16], Token::Marks(card(16))));
    assert!(game.discard().contains(&18));
    assert!(game.emitted(Event::Discarded { competitor: Competitor::Neutral, card: card(18) }));
}

#[test]
fn m10_the_neutral_player_lays_nothing_face_down_and_plays_before_the_investment() {
    let game = with_pair(16, 31);
    for viewer in [game.table(), game.view(0), game.view(1)] {
        let lines = viewer.neutral.unwrap().lines;
        assert!(lines.iter().all(|line| !matches!(line.token, Token::Covers(_))));
        assert_eq!(lines[1].open, cards(&[16]));
        assert_eq!(lines[2].open, cards(&[31]));
    }
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(2)), "now the players invest");
    assert_eq!(game.table().players[0].cards, 5);
}

#[test]
fn rulebook_the_bids_are_discarded_before_the_neutral_player_plays() {
    let game = with_pair(16, 31);
    let discards: Vec<bool> = game.events.iter().map(|e| matches!(e, Event::BidsDiscarded(_))).collect();
    let discarded = discards.iter().position(|&is| is).unwrap();
    let neutral = game.events.iter().position(|e| matches!(e, Event::NeutralTook { .. })).unwrap();
    assert!(discarded < neutral);
}

#[test]
fn m11_the_neutral_player_takes_medals_and_is_not_ranked() {
    let mut denied = 0;
    for first in ["1,2,3,4", "5,6,7,8", "9,10,11,12"] {
        let mut game = Game::of(2, &format!("hands {first}/40,41,42,43 deck …"));
        game.play_on();
        let view = game.open();
        let standing = game.state.standing();
        assert_eq!((standing.points.len(), standing.ranks.len()), (2, 2));
        assert!(standing.ranks.contains(&1), "the better of the two wins");
        let own = view.points(Competitor::Neutral);
        let medals = view.medals.iter().flatten().flat_map(|medals| Medal::ALL.into_iter().zip(medals));
        let counted: u8 = medals.filter(|m| *m.1 == Some(Competitor::Neutral)).map(|m| m.0.points()).sum();
        assert_eq!(own, counted);
        denied += own;
        for seat in 0..2 {
            assert_eq!(standing.points[seat], i32::from(view.points(super::game::player(seat))));
        }
    }
    assert!(denied > 0, "the neutral player takes medals");
}
