//! Tests of the model on games that are really played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use super::*;
use pentathlon_engine::games::olympics::{Action, Deal, Olympics, Placement, Setup, State};
use pentathlon_engine::rules::{Rules, Setup as _, Viewer};

/// Hands of four from the lowest cards up, then the rest of the deck.
fn table(seats: usize) -> State {
    let numbers: Vec<u8> = (1..=75).collect();
    let (dealt, deck) = numbers.split_at(4 * seats);
    let deal = Deal { hands: dealt.chunks(4).map(<[u8]>::to_vec).collect(), deck: deck.to_vec() };
    Olympics::start(&Setup::new(seats, "").unwrap(), &deal).unwrap()
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

fn play(state: &mut State, seat: u8, action: &str) {
    let action: Action = action.parse().unwrap();
    Olympics::play(state, Seat(seat), action, &mut |_, _| {}).unwrap();
}

fn seen(state: &State, seat: u8) -> View {
    Olympics::view(state, Viewer::Seat(Seat(seat)))
}

#[test]
fn who_has_bid_waits_and_sees_his_own_bid_alone() {
    let mut state = table(3);
    assert_eq!(task(&seen(&state, 0)), Task::Bid(Seat(0)));
    assert!(!invests(&seen(&state, 0)), "a bid is discarded: no card says where it would go");
    play(&mut state, 0, "bid 2");
    assert_eq!(task(&seen(&state, 0)), Task::HasBid(Seat(0), card(2)));
    assert_eq!(task(&seen(&state, 1)), Task::Bid(Seat(1)));
    assert_eq!(choice(&seen(&state, 0), Seat(0)).card, Chosen::Known(card(2)));
    assert_eq!(choice(&seen(&state, 1), Seat(0)).card, Chosen::Hidden);
    assert_eq!(choice(&Olympics::view(&state, Viewer::Table), Seat(0)).card, Chosen::Hidden);
    let statuses = |viewer| {
        let view = seen(&state, viewer);
        view.competitors().map(|competitor| lane(&view, competitor).status).collect::<Vec<_>>()
    };
    assert_eq!(statuses(2), [PlayerStatus::Chosen, PlayerStatus::Choosing, PlayerStatus::Choosing]);
}

#[test]
fn bids_lie_by_seat_until_they_are_turned_over_and_then_the_highest_first() {
    let mut state = table(3);
    // Acquisition values 34, 70 and 54.
    play(&mut state, 0, "bid 2");
    play(&mut state, 1, "bid 6");
    let seats = |state: &State| choice_order(&seen(state, 0));
    assert_eq!(seats(&state), [Seat(0), Seat(1), Seat(2)]);
    play(&mut state, 2, "bid 10");
    assert_eq!(seats(&state), [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(task(&seen(&state, 1)), Task::Take(Seat(1)));
    assert_eq!(task(&seen(&state, 0)), Task::WaitTake(Seat(1)));
    play(&mut state, 1, "take 13");
    let of = |seat: u8| choice(&seen(&state, 0), Seat(seat));
    assert!(of(1).is_done);
    assert!(!of(2).is_done);
    assert_eq!(pool_slot(&seen(&state, 2), 0), PoolSlot::Taken(card(13), Competitor::Seat(Seat(1))));
    assert!(matches!(pool_slot(&seen(&state, 2), 1), PoolSlot::Pair(pair) if pair.open == card(15)));
    assert_eq!(pool_slot(&seen(&state, 2), 5), PoolSlot::Empty);
}

/// Plays a round in which all bid their second card and take the first pair left.
fn until_investment(state: &mut State) {
    for (seat, bid) in [(0, "bid 2"), (1, "bid 6"), (2, "bid 10")] {
        play(state, seat, bid);
    }
    for (seat, take) in [(1, "take 13"), (2, "take 15"), (0, "take 17")] {
        play(state, seat, take);
    }
}

#[test]
fn an_investment_is_asked_for_and_its_owner_alone_knows_its_stars() {
    let mut state = table(3);
    until_investment(&mut state);
    assert_eq!(task(&seen(&state, 0)), Task::Invest(Seat(0)));
    assert!(invests(&seen(&state, 0)));
    play(&mut state, 0, "invest 1");
    assert_eq!(task(&seen(&state, 0)), Task::HasInvested(Seat(0), card(1)));
    assert!(!are_bids(&seen(&state, 1)));
    assert_eq!(choice(&seen(&state, 1), Seat(0)).card, Chosen::Hidden);
    play(&mut state, 1, "invest 5");
    play(&mut state, 2, "invest 9");
    let at = |viewer: u8| line(&seen(&state, viewer), Competitor::Seat(Seat(0)), EventCard::Basketball);
    assert_eq!(stars(&at(0)), (0, 5));
    assert_eq!(stars(&at(1)), (0, 0));
    assert_eq!(at(1).len(), 1);
    // One number: all stars that the viewer knows.
    assert_eq!(total(&at(0)), Some(5));
    assert_eq!(total(&at(1)), None, "a card face down and nothing else says nothing of stars");
    assert_eq!(chips(&at(0)), [Chip::Own(card(1))]);
    assert_eq!(chips(&at(1)), [Chip::Hidden(1)]);
}

#[test]
fn a_card_of_the_hand_says_what_would_become_of_it() {
    let mut state = table(3);
    until_investment(&mut state);
    for (seat, invest) in [(0, "invest 1"), (1, "invest 5"), (2, "invest 9")] {
        play(&mut state, seat, invest);
    }
    let view = seen(&state, 0);
    let of = |number: u8| hand(&view).contains(&card(number)).then(|| view.placement(card(number))).flatten();
    // A weaker star of basketball; a coach; a star of swimming.
    assert_eq!(of(3), Some(Placement::Discard { standing: card(1) }));
    assert_eq!(of(4), Some(Placement::FaceDown));
    assert_eq!(of(17), Some(Placement::FaceDown));
    assert!(hand(&Olympics::view(&state, Viewer::Table)).is_empty());
}

#[test]
fn in_the_ceremony_no_hand_is_shown_and_each_medal_lies_with_who_took_it() {
    let mut state = table(2);
    let mut lit = Vec::new();
    let mut legal = Vec::new();
    while let Some(seat) = Olympics::awaiting(&state).seats().first() {
        Olympics::legal(&state, seat, &mut legal);
        Olympics::play(&mut state, seat, legal[0], &mut |_, event| lit.extend(takes_place(&event))).unwrap();
    }
    lit.dedup();
    assert_eq!(lit, EventCard::ALL);
    let view = seen(&state, 0);
    assert_eq!(task(&view), Task::Over);
    assert!(hand(&view).is_empty());
    for event in EventCard::ALL {
        assert!(!has_medals(&view, event));
        let taken: Vec<Medal> =
            view.competitors().filter_map(|competitor| medal(&view, competitor, event)).collect();
        let claimed = view.ceremony(event).entries().count().min(3);
        assert_eq!(taken.len(), claimed);
    }
    let points: u8 = view.competitors().map(|competitor| lane(&view, competitor).points).sum();
    assert!(points > 0);
}
