//! Building teams: the draft.

use super::super::walk;
use super::game::{Game, STRENGTH, deal};
use pentathlon_engine::games::orclympics::{
    Deal, Event, HAND_SIZE, NOT_IN_HAND, Orclympics, Phase, Race, Sealed, Setup, Team,
};
use pentathlon_engine::rules::{Awaiting, Refusal, SeatSet};

const DRAFTS: [&str; 3] = ["orc,orc,elf,elf,dwarf", "djinn,djinn,goblin,goblin", "halfling,human,human"];

fn begun() -> Game {
    Game::dealt(&Setup::of(3, true, None).unwrap(), &deal(STRENGTH, 0, &DRAFTS).0)
}

#[test]
fn rulebook_eight_cards_are_dealt_to_each_player_and_the_others_lie_in_the_box() {
    for seats in 2..=5 {
        let deal = walk::deal::<Orclympics>(seats, 8);
        assert_eq!(deal.hands.len(), seats);
        assert!(deal.hands.iter().all(|hand| hand.len() == 8));
        assert_eq!(deal.boxed.len(), 42 - 8 * seats);
        let again: Deal = deal.to_string().parse().unwrap();
        assert_eq!(again, deal);
        let game = Game::dealt(&Setup::of(seats, false, None).unwrap(), &deal);
        for seat in 0..seats {
            let dealt: Team = deal.hands[seat].iter().filter_map(|&number| Race::of_card(number)).collect();
            assert_eq!(game.hand(seat), dealt);
        }
    }
}

#[test]
fn rulebook_all_choose_a_card_to_keep_at_once_and_in_secret() {
    let mut game = begun();
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    let first = game.hand(1);
    let may: Vec<String> = first.kinds().map(|race| format!("keep {race}")).collect();
    assert_eq!(game.choices(1), may, "a race once, however many copies there are");
    let card = first.kinds().next().unwrap();
    game.does(&format!("1 keep {card}"));
    assert_eq!(game.asked(), [0, 2]);
    assert_eq!(game.table().players[1].sealed, Sealed::Hidden);
    assert_eq!(game.view(0).players[1].sealed, Sealed::Hidden);
    assert_eq!(game.own(1).sealed, Sealed::Known(format!("keep {card}").parse().unwrap()));
    assert_eq!(game.own(1).kept, Some(Team::of(card)));
    assert_eq!(game.hand(1), first.without(card));
    assert_eq!((game.table().players[1].cards, game.table().players[0].cards), (7, 8));
    assert_eq!(game.refuses(&format!("1 keep {card}")), Refusal::NotAsked, "a choice is final");
}

#[test]
fn rulebook_the_cards_not_kept_are_passed_to_the_left() {
    let mut game = begun();
    let mut passed = Vec::new();
    for seat in 0..3 {
        let card = game.hand(seat).kinds().next().unwrap();
        passed.push(game.hand(seat).without(card));
        game.does(&format!("{seat} keep {card}"));
    }
    assert_eq!(game.events.last(), Some(&Event::HandsPassed { kept: 1 }));
    // The next seat is to the left.
    assert_eq!([1, 2, 0].map(|seat| game.hand(seat)).to_vec(), passed);
    assert_eq!(game.table().phase, Phase::Draft { pick: 1 });
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
}

#[test]
fn rulebook_nothing_is_passed_before_all_have_chosen() {
    let mut game = begun();
    let hand = game.hand(1);
    for seat in [2, 0] {
        let card = game.hand(seat).kinds().next().unwrap();
        game.does(&format!("{seat} keep {card}"));
        assert_eq!(game.table().phase, Phase::Draft { pick: 0 });
        assert_eq!(game.hand(1), hand);
    }
}

#[test]
fn rulebook_this_goes_on_until_all_have_chosen_eight_cards() {
    let mut game = begun();
    for pick in 0..HAND_SIZE {
        assert_eq!(game.table().phase, Phase::Draft { pick: pick as u8 });
        for seat in 0..3 {
            assert_eq!(game.hand(seat).len(), HAND_SIZE - pick);
            let card = game.hand(seat).kinds().last().unwrap();
            game.does(&format!("{seat} keep {card}"));
        }
    }
    assert_eq!(game.events.last(), Some(&Event::Drafted));
    assert_eq!(game.table().phase, Phase::Rosters);
    for seat in 0..3 {
        assert_eq!(game.own(seat).kept.unwrap().len(), 8);
        assert_eq!(game.hand(seat), game.own(seat).kept.unwrap(), "the eight are picked up");
    }
}

#[test]
fn o16_the_eighth_card_is_forced_and_asked_for_like_the_others() {
    let mut game = begun();
    for _ in 0..HAND_SIZE - 1 {
        for seat in 0..3 {
            let card = game.hand(seat).kinds().next().unwrap();
            game.does(&format!("{seat} keep {card}"));
        }
    }
    for seat in 0..3 {
        assert_eq!(game.choices(seat), [format!("keep {}", game.hand(seat))]);
        assert_eq!(game.hand(seat).len(), 1);
    }
}

#[test]
fn o16_a_player_may_look_at_the_kept_cards_and_remembers_the_passed_ones() {
    let mut game = begun();
    let (first, card) = (game.hand(0), game.hand(0).kinds().next().unwrap());
    for seat in 0..3 {
        let card = game.hand(seat).kinds().next().unwrap();
        game.does(&format!("{seat} keep {card}"));
    }
    let draft = game.own(0).draft.unwrap();
    assert_eq!((draft.looked[0], draft.kept[0]), (first, Some(card)));
    assert_eq!(draft.passed_on(0), Some(first.without(card)));
    assert_eq!(draft.looked[1], game.hand(0));
    assert_eq!((draft.passed_on(1), draft.passed_on(8)), (None, None));
    assert_eq!(game.own(0).kept, Some(Team::of(card)));
    for other in [1, 2] {
        let player = &game.view(0).players[other];
        assert_eq!((player.kept, player.draft, player.hand), (None, None, None));
    }
    assert!(game.table().players.iter().all(|player| player.draft.is_none() && player.kept.is_none()));
}

#[test]
fn o16_with_two_a_hand_comes_back_with_two_cards_less() {
    let mut game = Game::dealt(&Setup::of(2, true, None).unwrap(), &deal(STRENGTH, 0, &["orc", "elf"]).0);
    let first = game.hand(0);
    for _ in 0..2 {
        for seat in 0..2 {
            let card = game.hand(seat).kinds().last().unwrap();
            game.does(&format!("{seat} keep {card}"));
        }
    }
    assert!(first.contains(game.hand(0)));
    assert_eq!(game.hand(0).len(), 6);
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_kept() {
    let game = begun();
    let missing =
        Race::ALL.into_iter().find(|&race| !game.hand(0).has(race)).expect("not all races are there");
    assert_eq!(game.refuses(&format!("0 keep {missing}")), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("0 pass"), Refusal::NotNow);
    assert_eq!(game.refuses("0 roster -"), Refusal::NotNow);
    assert_eq!(game.refuses("3 keep orc"), Refusal::NoSuchSeat);
}
