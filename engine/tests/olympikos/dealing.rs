//! The deal.

use super::game::{Game, deal};
use crate::walk;
use pentathlon_engine::games::olympikos::{
    Deal, FEW_CLUES, FEW_SPORTS, Medal, NOT_EACH_TURN, Nation, Olympikos, Ring, SAME_RINGS, Setup, Sport,
    UNREADABLE, WRONG_LATE, WRONG_RIVALS,
};
use pentathlon_engine::rules::{DealError, Rules, Seat, Setup as _};
use std::collections::BTreeSet;

fn impossible(seats: usize, change: impl Fn(&mut Deal)) -> DealError {
    let mut deal = deal(seats);
    change(&mut deal);
    let why = Olympikos::start(&Setup::new(seats, "").unwrap(), &deal).expect_err("impossible");
    assert!(why.to_string().contains(' '));
    why
}

#[test]
fn k2_the_first_coach_is_agreed_or_drawn() {
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        drawn.insert(walk::deal::<Olympikos>(5, seed).start);
    }
    assert_eq!(drawn.len(), 5, "by lot");
    for seat in 0..5 {
        assert_eq!(Game::with(5, &format!("start={seat}")).table().coach, Seat(seat));
    }
    assert_eq!(Game::new(5).table().coach, Seat(0), "as dealt");
    // The start player makes no other difference to the deal.
    use pentathlon_engine::cards::{Chance, Seed, Stream};
    use pentathlon_engine::rules::Deal as _;
    let draw = |options: &str| {
        let mut chance = Chance::new(&Seed::from_number(1), Stream::Deal);
        Deal::draw(&Setup::new(5, options).unwrap(), &mut chance)
    };
    let (lot, mut agreed) = (draw(""), draw("start=3"));
    assert_eq!(agreed.start, Seat(3));
    agreed.start = lot.start;
    assert_eq!(agreed, lot);
}

#[test]
fn k26_turn_t_takes_the_next_six_clues_and_the_next_five_sports() {
    let mut game = Game::new(3);
    for turn in 0..3_u8 {
        let (coach, controlled) = (game.table().coach, game.table().controlled);
        let view = game.view(coach.index());
        let clues: Vec<u8> = view.hand.unwrap().iter().map(|clue| clue.number()).collect();
        assert_eq!(clues, (6 * turn..6 * turn + 6).collect::<Vec<_>>());
        assert_eq!(view.sports.map(Sport::card), [1, 2, 3, 4, 5].map(|card| 5 * turn + card));
        game.coaches().flips();
        let others: Vec<u8> = (0..3).filter(|&seat| Seat(seat) != coach).collect();
        game.places(&others.iter().map(|&seat| (seat, "012")).collect::<Vec<_>>());
        for seat in controlled.iter() {
            game.does(&format!("{seat} control 3"));
        }
    }
}

#[test]
fn k26_a_sport_card_appears_once_in_a_game_with_one_of_its_sides() {
    let side = |text: &str| text.parse::<Sport>().unwrap();
    assert_eq!(impossible(3, |deal| deal.sports[7] = side("1A")), DealError::Twice(1));
    assert_eq!(impossible(3, |deal| deal.sports[7] = side("1B")), DealError::Twice(1));
    for seats in 2..=6 {
        let mut sides = [0, 0];
        for seed in 0..40 {
            let deal = walk::deal::<Olympikos>(seats, seed);
            let cards: BTreeSet<u8> = deal.sports.iter().map(|sport| sport.card()).collect();
            assert_eq!(cards.len(), deal.sports.len());
            deal.sports.iter().for_each(|sport| sides[sport.index() % 2] += 1);
        }
        assert!(sides[0] > 200 && sides[1] > 200, "both sides come up: {sides:?}");
    }
}

#[test]
fn k21_clues_and_sports_are_enough_for_the_longest_game() {
    for seats in 2..=6 {
        let turns = if seats == 2 { 4 } else { seats };
        let drawn = walk::deal::<Olympikos>(seats, 1);
        assert_eq!((drawn.clues.len(), drawn.sports.len()), (6 * turns, 5 * turns));
        let clues: BTreeSet<_> = drawn.clues.iter().collect();
        assert_eq!(clues.len(), 6 * turns, "no clue twice");
    }
    // A deal may list more cards, such as whole decks, but not fewer.
    let mut whole = deal(6);
    whole.clues.extend((36..160).filter_map(pentathlon_engine::games::olympikos::Clue::new));
    Game::of(6, "", &whole);
    assert_eq!(impossible(6, |deal| assert!(deal.clues.pop().is_some())), FEW_CLUES);
    assert_eq!(impossible(6, |deal| assert!(deal.sports.pop().is_some())), FEW_SPORTS);
}

#[test]
fn k4_the_three_targets_of_a_turn_are_different() {
    assert_eq!(impossible(3, |deal| deal.targets[1] = [Ring::Red; 3]), SAME_RINGS);
    let mut drawn = BTreeSet::new();
    for seed in 0..400 {
        for [bronze, silver, gold] in walk::deal::<Olympikos>(3, seed).targets {
            assert!(bronze != silver && silver != gold && bronze != gold);
            drawn.insert([bronze, silver, gold]);
        }
    }
    assert_eq!(drawn.len(), 60, "each order of three of five comes up");
}

#[test]
fn an_impossible_deal_is_refused_with_a_sentence() {
    assert_eq!(
        impossible(3, |deal| deal.clues[3] = deal.clues[4]),
        DealError::Twice(deal(3).clues[4].number())
    );
    assert_eq!(impossible(3, |deal| assert!(deal.targets.pop().is_some())), NOT_EACH_TURN);
    assert_eq!(impossible(3, |deal| deal.start = Seat(3)), DealError::NoSuchSeat(Seat(3)));
    assert_eq!(impossible(3, |deal| assert!(deal.late[2].pop().is_some())), WRONG_LATE);
    assert_eq!(impossible(3, |deal| deal.late[0][0] = [Ring::Blue; 5]), SAME_RINGS);
    assert_eq!(impossible(3, |deal| deal.rivals = super::game::deal(2).rivals), WRONG_RIVALS);
    assert_eq!(impossible(2, |deal| deal.late = super::game::deal(3).late), WRONG_LATE);
    assert_eq!(impossible(2, |deal| assert!(deal.rivals.pop().is_some())), WRONG_RIVALS);
    assert_eq!(impossible(2, |deal| deal.rivals[1].nations[0] = Nation::France), WRONG_RIVALS);
    assert_eq!(impossible(2, |deal| deal.rivals[1].cards[2] = [Ring::Red; 3]), SAME_RINGS);
}

#[test]
fn what_is_no_deal_is_refused() {
    let text = deal(3).to_string();
    for (good, bad) in [
        ("clues 0,", "clues 240,"),
        ("clues 0,", "clues x,"),
        ("1A,", "0A,"),
        ("012/", "015/"),
        ("012/", "01/"),
        ("012/", "0123/"),
        ("43210,", "4321,"),
        ("late", "soon"),
        ("start 0", "start clock"),
        ("start 0", ""),
        ("targets", "rings"),
    ] {
        let changed = text.replacen(good, bad, 1);
        assert_ne!(changed, text);
        assert_eq!(changed.parse::<Deal>(), Err(UNREADABLE), "{bad}");
    }
    let two = deal(2).to_string();
    for (good, bad) in [("2345:", "234:"), ("2345:", "2346:"), (":123,", ":12,"), (":123,", ":")] {
        assert_eq!(two.replacen(good, bad, 1).parse::<Deal>(), Err(UNREADABLE), "{bad}");
    }
}

#[test]
fn k3_as_many_turns_as_players_and_four_for_two() {
    for (seats, turns) in [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)] {
        assert_eq!(usize::from(Game::new(seats).table().turns), turns);
    }
    assert_eq!(Medal::COUNT, 3);
}
