//! Investment: the effect of a card at its event, and the place of the token.

use super::game::{Game, card, cards, numbers, player, seat};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{Chosen, Event, EventCard, Placement, Token};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, SeatSet, Viewer};

// Basketball: stars 1, 2, 3 have 5, 4, 3; coaches 4, 5, 6 have 4, 3, 2. Nobody else gets a card of basketball early.
const BASKETBALL: &str = "hands 1,3,5,60/16,17,18,19/31,32,33,34 deck 61,62,63,64,65,66,67,68,69,70,71,72,46,47,48,49,50,51,52,53,54,55,56,57,…";

fn game() -> Game {
    Game::of(3, BASKETBALL)
}

/// Seat 0's cards at basketball, as a viewer sees them.
fn basketball(game: &Game, viewer: Option<usize>) -> (Vec<u8>, Token) {
    let view = viewer.map_or_else(|| game.table(), |seat| game.view(seat));
    let line = game.line(&view, 0, EventCard::Basketball);
    (numbers(line.open), line.token)
}

#[test]
fn rulebook_all_choose_a_card_at_once_face_down() {
    let mut game = game();
    game.bids([60, 16, 31]).takes();
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    game.does("0 invest 3");
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3).without(seat(0))));
    assert_eq!(game.view(0).players[0].investment, Chosen::Known(card(3)));
    for view in [game.view(1), game.table()] {
        assert_eq!(view.players[0].investment, Chosen::Hidden);
        assert!(view.players[0].lines.iter().all(|line| line.is_empty()), "nor where it will go");
    }
    let event = Event::Invested { seat: seat(0), card: Some(card(3)) };
    assert!(game.emitted(event));
    assert_eq!(event.seen_by(Viewer::Table), Some(Event::Invested { seat: seat(0), card: None }));
    assert_eq!(game.refuses("0 invest 1"), Refusal::NotAsked);
}

#[test]
fn rulebook_the_first_card_at_an_event_is_laid_face_down_with_a_token_on_it() {
    let mut game = game();
    game.seat_0_invests(&[3]);
    assert_eq!(basketball(&game, Some(0)), (vec![], Token::Covers(Some(card(3)))));
    for other in [Some(1), Some(2), None] {
        assert_eq!(
            basketball(&game, other),
            (vec![], Token::Covers(None)),
            "others see that a card is there"
        );
    }
    let event = Event::Placed {
        competitor: player(0),
        event: EventCard::Basketball,
        card: Some(card(3)),
        turned: None,
    };
    assert!(game.emitted(event));
    assert_eq!(event.seen_by(Viewer::Seat(seat(0))), Some(event));
    let others =
        Event::Placed { competitor: player(0), event: EventCard::Basketball, card: None, turned: None };
    assert_eq!(event.seen_by(Viewer::Seat(seat(1))), Some(others));
    assert_eq!(event.seen_by(Viewer::Table), Some(others));
}

#[test]
fn rulebook_the_next_card_there_turns_the_former_one_up_and_gets_the_token() {
    let mut game = game();
    game.seat_0_invests(&[3, 5]);
    assert_eq!(basketball(&game, Some(0)), (vec![3], Token::Covers(Some(card(5)))));
    assert_eq!(basketball(&game, Some(1)), (vec![3], Token::Covers(None)), "only the last one is hidden");
    assert!(game.emitted(Event::Placed {
        competitor: player(0),
        event: EventCard::Basketball,
        card: Some(card(5)),
        turned: Some(card(3)),
    }));
}

#[test]
fn rulebook_a_card_is_played_at_the_event_that_it_corresponds_to() {
    let mut game = game();
    game.seat_0_invests(&[3]);
    for (seat, event) in [(0, EventCard::Basketball), (1, EventCard::Swimming), (2, EventCard::Gymnastics)] {
        for other in EventCard::ALL {
            let line = game.line(&game.table(), seat, other);
            assert_eq!(line.is_empty(), other != event, "seat {seat} at {other}");
            assert_eq!(line.len(), usize::from(other == event));
        }
    }
}

#[test]
fn m7_rulebook_a_higher_card_of_the_type_replaces_the_hidden_one_face_up() {
    let mut game = game();
    game.seat_0_invests(&[3, 1]);
    for viewer in [Some(0), Some(1), None] {
        assert_eq!(basketball(&game, viewer), (vec![1], Token::Marks(card(1))), "open, the token on it");
    }
    assert!(game.discard().contains(&3), "the old card is discarded face up");
    assert!(game.emitted(Event::Upgraded {
        competitor: player(0),
        card: card(1),
        replaced: card(3),
        turned: None
    }));
}

#[test]
fn m7_another_card_that_was_hidden_is_turned_up_because_the_token_leaves_it() {
    let mut game = game();
    game.seat_0_invests(&[3, 5, 1]);
    for viewer in [Some(0), Some(1), None] {
        assert_eq!(basketball(&game, viewer), (vec![1, 5], Token::Marks(card(1))));
    }
    assert!(game.emitted(Event::Upgraded {
        competitor: player(0),
        card: card(1),
        replaced: card(3),
        turned: Some(card(5)),
    }));
}

#[test]
fn m7_after_that_the_next_card_there_is_face_down_again() {
    let mut game = game();
    game.seat_0_invests(&[3, 1, 5]);
    assert_eq!(basketball(&game, Some(0)), (vec![1], Token::Covers(Some(card(5)))));
    assert_eq!(basketball(&game, Some(2)), (vec![1], Token::Covers(None)));
    assert!(game.emitted(Event::Placed {
        competitor: player(0),
        event: EventCard::Basketball,
        card: Some(card(5)),
        turned: None,
    }));
}

#[test]
fn rulebook_a_card_of_the_type_that_is_not_higher_cannot_be_played_and_is_discarded_face_up() {
    let mut game = game();
    game.seat_0_invests(&[1, 3]);
    assert_eq!(basketball(&game, Some(0)), (vec![], Token::Covers(Some(card(1)))), "nothing changed there");
    assert!(game.discard().contains(&3));
    assert!(game.emitted(Event::Discarded { competitor: player(0), card: card(3) }));
}

#[test]
fn m6_the_limit_looks_at_hidden_cards_too_and_others_do_not_learn_the_type() {
    let mut game = game();
    game.seat_0_invests(&[1]);
    // The owner's screen knows that another star cannot be played; nobody else's does.
    assert_eq!(game.view(0).placement(card(3)), Some(Placement::Discard { standing: card(1) }));
    assert_eq!(game.view(1).players[0].played(), Set::EMPTY);
    assert_eq!(game.table().placement(card(3)), None, "the table has no hand");
}

#[test]
fn m5_a_card_with_as_many_stars_is_not_higher() {
    for one in pentathlon_engine::games::olympics::Card::all() {
        for other in one.alike().iter() {
            let expected = if other.performance() < one.performance() {
                Placement::Upgrade { replaced: other }
            } else {
                Placement::Discard { standing: other }
            };
            let played: Set<_> = [other].into_iter().collect();
            assert_eq!(Placement::of(one, played), expected, "{one:?} on {other:?}");
        }
    }
}

#[test]
fn m4_a_chosen_card_that_can_be_played_is_played() {
    let mut game = game();
    game.bids([60, 16, 31]).takes();
    assert!(game.choices(0).iter().all(|choice| choice.starts_with("invest ")), "nobody may throw one away");
    for (invested, event) in [(1, EventCard::Basketball), (61, EventCard::Athletics)] {
        assert!(game.hand(0).contains(&invested), "{:?}", game.hand(0));
        let mut game = game.clone();
        game.does(&format!("0 invest {invested}; 1 invest 17; 2 invest 32"));
        assert_eq!(game.line(&game.view(0), 0, event).known(), cards(&[invested]));
        assert!(!game.discard().contains(&invested));
    }
}

#[test]
fn rulebook_the_screen_and_the_rules_agree_on_what_a_card_would_do() {
    for seats in 2..=5 {
        for seed in 0..10 {
            let walk = crate::walk::walk::<pentathlon_engine::games::olympics::Olympics>(seats, seed);
            let mut foretold = vec![None; seats];
            for step in &walk.steps {
                let view =
                    pentathlon_engine::games::olympics::View::new(&step.before, Viewer::Seat(step.seat));
                if let pentathlon_engine::games::olympics::Action::Invest(card) = step.action {
                    foretold[step.seat.index()] = view.placement(card);
                }
                for event in &step.events {
                    let (competitor, did) = match *event {
                        Event::Placed { competitor, .. } => (competitor, "face down"),
                        Event::Upgraded { competitor, .. } => (competitor, "upgrade"),
                        Event::Discarded { competitor, .. } => (competitor, "discard"),
                        _ => continue,
                    };
                    let Some(seat) = competitor.seat() else { continue };
                    let said = match foretold[seat.index()].take().expect("it was chosen before") {
                        Placement::FaceDown => "face down",
                        Placement::Upgrade { .. } => "upgrade",
                        Placement::Discard { .. } => "discard",
                    };
                    assert_eq!(said, did);
                }
            }
        }
    }
}

#[test]
fn m8_the_order_of_the_placements_makes_no_difference() {
    let mut forwards = game();
    forwards.bids([60, 16, 31]).takes();
    let mut backwards = forwards.clone();
    forwards.invests([3, 17, 32]);
    let mut mixed = backwards.clone();
    backwards.does("2 invest 32; 1 invest 17; 0 invest 3");
    mixed.does("1 invest 17; 2 invest 32; 0 invest 3");
    assert_eq!(forwards.state, backwards.state);
    assert_eq!(forwards.state, mixed.state);
}

#[test]
fn m9_the_whole_discard_pile_is_public() {
    let mut game = game();
    game.seat_0_invests(&[1, 3]);
    let pile = game.discard();
    assert_eq!(pile.len(), 7, "two rounds of three bids, and a star that could not be played: {pile:?}");
    for seat in 0..3 {
        assert_eq!(numbers(game.view(seat).discard), pile);
    }
}
