//! The nine sports: the rule of each, at its limits.

use super::game::{Game, attempt, card};
use pentathlon_engine::games::olympicards::{Against, Attempt, Event, Misfit, Sport, View};

/// Three hands: seat 0's, and two that do not matter.
const OTHERS: &str = "/b1 b1 b2 b2 b3 b3/y1 y1 y2 y2 y3 y3";

fn game(sport: &str, hand: &str, stack: &str) -> Game {
    Game::of(sport, &format!("{hand}{OTHERS}"), stack)
}

/// The two others withdraw.
fn alone(game: &mut Game) -> &mut Game {
    game.does("1 withdraw").does("2 withdraw")
}

#[test]
fn c5_each_sport_says_how_many_cards_are_played_at_a_time_and_against_what() {
    let rules: Vec<(u8, Against)> =
        Sport::ALL.map(|sport| (sport.rule().most, sport.rule().against)).to_vec();
    let (own, last, turned) = (Against::Own, Against::Last, Against::Turned);
    let expected = [
        (1, own),
        (1, own),
        (1, own),
        (1, turned),
        (3, last),
        (1, turned),
        (1, last),
        (1, last),
        (2, turned),
    ];
    assert_eq!(rules, expected);
    let stars = Sport::ALL.into_iter().filter(|sport| sport.has_star()).count();
    assert_eq!(stars, 5, "measured in metres, seconds and kilos");
    assert!(![Sport::Archery, Sport::Relay, Sport::TableTennis, Sport::Sailing].iter().any(|s| s.has_star()));
}

#[test]
fn rulebook_no_more_cards_than_the_sport_says() {
    let mut game = game("marathon", "r1 r1 g2 g3 k4 k4", "");
    game.violations("0 r1 g2", Misfit::TooManyCards).violations("0 r1 g2 k4", Misfit::TooManyCards);
    game.does("0 r1");
}

#[test]
fn sport_marathon_asks_for_another_colour_than_the_own_last_play() {
    let mut game = game("marathon", "r1 r9 g1 g2 k4 k4", "");
    game.does("0 r1").does("1 b1").does("2 withdraw");
    game.violations("0 r9", Misfit::SameColour).does("0 g1").violations("1 b2", Misfit::SameColour);
    game.does("1 withdraw")
        .violations("0 g2", Misfit::SameColour)
        .does("0 k4")
        .violations("0 k4", Misfit::SameColour);
    game.does("0 r9");
}

#[test]
fn sport_high_jump_asks_for_more_than_the_own_last_play() {
    let mut game = game("high_jump", "r4 b4 g3 g5 k9 y9", "");
    game.does("0 r4").does("1 b1").does("2 y3");
    game.violations("0 b4", Misfit::NotHigher).violations("0 g3", Misfit::NotHigher).does("0 g5");
    game.does("1 b2");
    game.violations("2 y3", Misfit::NotHigher).violations("2 y2", Misfit::NotHigher);
    game.does("2 withdraw").does("0 k9").does("1 b3").violations("0 y9", Misfit::NotHigher);
    assert!(game.plays(0).is_empty());
}

#[test]
fn sport_swimming_asks_for_less_than_the_own_last_play() {
    let mut game = game("swimming", "r4 b4 g3 g5 k1 g1", "");
    game.does("0 r4").does("1 withdraw").does("2 withdraw");
    game.violations("0 b4", Misfit::NotLower).violations("0 g5", Misfit::NotLower);
    game.does("0 g3").does("0 k1").violations("0 g1", Misfit::NotLower);
    assert!(game.plays(0).is_empty());
}

#[test]
fn sport_hurdles_asks_for_no_less_than_the_hurdle() {
    let mut game = game("hurdles", "r5 b6 g6 g7 k4 y9", "k6 r9 r1");
    assert_eq!(game.turned(), Some(card("k6")));
    game.violations("0 r5", Misfit::TooLow).violations("0 k4", Misfit::TooLow).does("0 b6");
    alone(&mut game);
    // Three cards were drawn by seat 1 and one by seat 2 before the next hurdle: r9 r1 b4, then b4; it is a b5.
    assert_eq!(game.turned(), Some(card("b5")));
    game.violations("0 k4", Misfit::TooLow).does("0 r5");
}

#[test]
fn sport_weightlifting_takes_one_to_three_cards_heavier_than_the_last_lift_of_anybody() {
    let mut game = game("weightlifting", "r4 r4 g9 k1 k9 y9", "");
    game.does("0 r4")
        .violations("1 b3", Misfit::NotHigher)
        .violations("1 b1 b3", Misfit::NotHigher)
        .does("1 b2 b3");
    game.violations("2 y2 y3", Misfit::NotHigher).does("2 y1 y2 y3");
    game.violations("0 r4 k1", Misfit::NotHigher).does("0 k1 k9");
    assert_eq!(game.table().laid.last().unwrap().attempt.total(), 10);
    game.does("1 withdraw").does("2 withdraw");
    game.violations("0 g9", Misfit::NotHigher).does("0 g9 y9").violations("0 r4", Misfit::NotHigher);
    assert!(game.plays(0).is_empty(), "a lone lifter must beat himself");
}

#[test]
fn sport_weightlifting_the_first_lift_is_free() {
    let game = game("weightlifting", "r1 r1 g9 k1 k9 y9", "");
    // Five different cards, one of them twice: 5; 10 pairs and the double; 10 triples and the double with 4 others.
    assert_eq!(game.plays(0).len(), 5 + 11 + 14);
}

#[test]
fn sport_archery_asks_for_the_target_or_one_beside_it() {
    let mut game = game("archery", "r4 b5 g6 g7 k3 y9", "k5");
    game.violations("0 k3", Misfit::TooFar).violations("0 g7", Misfit::TooFar);
    assert_eq!(game.plays(0), ["b5", "g6", "r4"].map(attempt));
    game.does("0 b5");
}

#[test]
fn sport_archery_at_the_ends_one_side_is_missing() {
    for (target, hits) in [("k1", ["g1", "r2"]), ("k9", ["g9", "r8"])] {
        let game = game("archery", "r2 g1 g9 r8 k3 y7", target);
        assert_eq!(game.plays(0), hits.map(attempt), "{target}");
    }
}

#[test]
fn sport_relay_asks_for_the_colour_or_the_value_of_the_last_card() {
    let mut game = game("relay", "r4 b5 g1 g7 b7 y9", "");
    game.does("0 g1").violations("1 b2", Misfit::NoMatch).does("1 b1").does("2 y1");
    game.violations("0 r4", Misfit::NoMatch).does("0 y9");
    game.violations("1 b1", Misfit::NoMatch).does("1 withdraw").does("2 withdraw");
    game.violations("0 r4", Misfit::NoMatch).violations("0 g7", Misfit::NoMatch);
}

#[test]
fn sport_table_tennis_goes_over_the_net_in_another_colour() {
    let mut game = game("table_tennis", "b6 b5 g1 g7 r4 y9", "");
    game.does("0 g1").violations("1 b2", Misfit::SameSide).does("1 withdraw").does("2 withdraw");
    game.violations("0 r4", Misfit::SameSide).violations("0 g7", Misfit::SameColour).does("0 b6");
    game.violations("0 y9", Misfit::SameSide).does("0 r4").does("0 y9");
}

#[test]
fn sport_table_tennis_a_five_goes_anywhere_and_anything_after_a_five() {
    let mut game = game("table_tennis", "b6 b5 b7 g5 b4 y9", "");
    game.does("0 b6").does("1 withdraw").does("2 withdraw");
    game.violations("0 b4", Misfit::SameColour).does("0 b5").does("0 b7").does("0 g5");
    assert!(game.plays(0).contains(&attempt("b4")) && game.plays(0).contains(&attempt("y9")));
}

#[test]
fn sport_sailing_takes_one_card_with_the_wind_or_two_of_one_other_colour() {
    let mut game = game("sailing", "r4 r5 g6 g7 g7 k9", "r9");
    game.violations("0 g6", Misfit::NeedsSecond)
        .violations("0 k9", Misfit::NeedsSecond)
        .violations("0 r4 r5", Misfit::OneWithTheWind)
        .violations("0 g6 k9", Misfit::MixedColours)
        .violations("0 r4 g6", Misfit::MixedColours)
        .violations("0 g6 g7 g7", Misfit::TooManyCards);
    assert_eq!(game.plays(0), ["g6 g7", "g7 g7", "r4", "r5"].map(attempt));
}

/// What is wrong with a selection from the viewer's hand, and whether more cards mend it.
fn selection(view: &View, cards: &str) -> Result<(), (Misfit, bool)> {
    let (seat, rule, selected) = (view.seat().unwrap(), view.rule().unwrap(), attempt(cards));
    let Some(misfit) = rule.fault(selected, view.to_beat(seat)) else { return Ok(()) };
    // What more cards mend is a selection whose last card fits the others.
    let last = selected.cards().last().unwrap();
    let fits = rule.fits(view.hand().unwrap(), selected.without(last), last, view.to_beat(seat));
    Err((misfit, fits.is_ok()))
}

#[test]
fn c5_a_selection_says_whether_it_can_be_played_or_needs_more_and_what_it_adds_up_to() {
    let mut lifting = game("weightlifting", "r4 r3 g2 k1 k1 g1", "");
    lifting.does("0 r4 r3").does("1 withdraw").does("2 withdraw");
    // A lift of 7 to beat, and the best three of g2 k1 k1 g1 make 4.
    let view = lifting.view(0);
    assert_eq!(selection(&view, "g2"), Err((Misfit::NotHigher, false)));
    assert!(view.playable(None).iter().all(|(_, fits)| *fits == Err(Misfit::NotHigher)));

    let mut lifting = game("weightlifting", "r4 r9 g2 k7 k1 g1", "");
    lifting.does("0 r9").does("1 withdraw").does("2 withdraw");
    let view = lifting.view(0);
    assert_eq!(selection(&view, "k7"), Err((Misfit::NotHigher, true)));
    assert_eq!(selection(&view, "k7 g2"), Err((Misfit::NotHigher, true)));
    assert_eq!(attempt("k7 g2").total(), 9);
    assert_eq!(selection(&view, "k7 r4"), Ok(()));
    assert_eq!(selection(&view, "k1 g1"), Err((Misfit::NotHigher, false)));
    let fitting: Vec<_> =
        view.playable(Some(attempt("k1 g1"))).into_iter().filter(|(_, fits)| fits.is_ok()).collect();
    assert!(fitting.is_empty(), "even with the 7 that makes 9");
    assert!(view.playable(None).iter().all(|(_, fits)| fits.is_ok()), "each card has a place in some lift");

    let sailing = game("sailing", "r4 r5 g6 g7 g7 k9", "r9").view(0);
    let fits = |selected: &str, with: &str| {
        let selected = (!selected.is_empty()).then(|| attempt(selected));
        sailing.playable(selected).into_iter().find(|&(other, _)| other == card(with)).unwrap().1
    };
    assert_eq!(fits("", "r4"), Ok(()));
    assert_eq!(fits("", "g6"), Ok(()), "with a second one");
    assert_eq!(fits("", "k9"), Err(Misfit::NeedsSecond), "there is no second one");
    assert_eq!(fits("g6", "g7"), Ok(()));
    assert_eq!(fits("g6", "r4"), Err(Misfit::MixedColours));
    assert_eq!(selection(&sailing, "g6"), Err((Misfit::NeedsSecond, true)));
    assert_eq!(selection(&sailing, "g7 g7"), Ok(()));
    assert_eq!(fits("g7 g7", "g6"), Err(Misfit::TooManyCards));
}

#[test]
fn c22_either_copy_is_the_card_and_the_cards_of_one_play_have_no_order() {
    assert_eq!("5".parse::<Attempt>(), "6".parse());
    assert_eq!("5".parse(), Ok(attempt("b3")));
    assert_eq!("90,1,45".parse(), Ok(attempt("b1 k5 r9")));
    assert_eq!("6,5".parse(), Ok(attempt("b3 b3")));
    assert_eq!(attempt("r9 b3 b3").to_string(), "5,6,89");
    for wrong in ["", "0", "91", "5,5", "1,2,3,4", "5,", "5 6", "-1", "256"] {
        assert!(wrong.parse::<Attempt>().is_err(), "{wrong:?}");
    }
    let mut game = game("weightlifting", "r4 r4 g2 k7 k1 g1", "");
    game.does("0 cards 79,80");
    assert!(game.emitted(Event::Played { seat: super::game::seat(0), attempt: attempt("r4 r4") }));
}

#[test]
fn c22_an_attempt_grows_and_shrinks_card_by_card() {
    let lift = attempt("r9 b3");
    assert_eq!(lift.with(card("g1")), Some(attempt("b3 g1 r9")));
    assert_eq!(lift.without(card("r9")), Some(attempt("b3")));
    assert_eq!(lift.without(card("g1")), None, "it is not there");
    assert_eq!(attempt("b3").without(card("b3")), None, "an attempt has a card");
    assert_eq!(attempt("b3 b3").with(card("b3")), None, "there is no third copy");
    assert_eq!(attempt("b3 b3").without(card("b3")), Some(attempt("b3")));
    assert_eq!(attempt("b1 b2 b3").with(card("b4")), None, "three at most");
}
