//! What a good player would say: each fact is true of the cards, and what is wasted never helps.

use super::game::{Game, attempt};
use crate::walk::{self, legal, walk};
use pentathlon_engine::games::olympicards::{
    Action, Against, Attempt, Demand, Fact, Hand, Medal, Olympicards, Rule, Sport, State, View,
};
use pentathlon_engine::rules::{Advise, Rules, Seat, Viewer};
use std::collections::BTreeMap;

/// The moments of so many random games at each number of seats in which a seat is asked, with records to win in every other
/// one.
fn moments(games: u64, mut look: impl FnMut(&State, Seat, &View, &[Action])) {
    for seats in 2..=7 {
        for seed in 0..games {
            for state in walk::<Olympicards>(seats, seed).states() {
                let Some(seat) = Olympicards::awaiting(state).seats().first() else { continue };
                let view = Olympicards::view(state, Viewer::Seat(seat));
                look(state, seat, &view, &legal::<Olympicards>(state, seat));
            }
        }
    }
}

/// The longest chain of single cards that the rule allows in a hand, by trying all of them.
fn longest(rule: Rule, hand: Hand, to_beat: Option<Attempt>) -> u8 {
    let next = hand.kinds().iter().map(Attempt::one).filter(|&card| rule.fault(card, to_beat).is_none());
    next.map(|card| 1 + longest(rule, hand.without(card).unwrap(), Some(card))).max().unwrap_or(0)
}

/// The values that a rival can still use after its last card, which lies open.
fn usable(view: &View, rival: Seat) -> u8 {
    match (view.rule().unwrap().demand, view.to_beat(rival).map(Attempt::total)) {
        (Demand::Higher, Some(last)) => 9 - last,
        (Demand::Lower, Some(last)) => last - 1,
        _ => 9,
    }
}

/// What is wasted in the moments of so many games leaves the same medals and fewer cards. Returns how often.
fn proof(games: u64) -> usize {
    let mut wasted = 0;
    moments(games, |state, seat, view, legal| {
        let (bad, good): (Vec<_>, Vec<_>) =
            legal.iter().partition(|&&action| Olympicards::is_wasted(view, action));
        assert!(!good.is_empty(), "never all actions are wasted");
        for &action in bad {
            let after = |actions: &[Action]| {
                let mut state = state.clone();
                for &action in actions {
                    walk::play::<Olympicards>(&mut state, seat, action);
                }
                Olympicards::view(&state, Viewer::Seat(seat))
            };
            let (kept, played) = (after(&[Action::Withdraw]), after(&[action, Action::Withdraw]));
            assert_eq!(
                kept.players.iter().map(|player| player.medals).collect::<Vec<_>>(),
                played.players.iter().map(|player| player.medals).collect::<Vec<_>>()
            );
            let Action::Cards(cards) = action else { panic!("only cards are wasted") };
            assert_eq!(view.hand().unwrap().without(cards), played.hand());
            assert_eq!(view.hand(), kept.hand());
            assert!(matches!(
                Olympicards::fact(view, [Action::Withdraw, action]),
                Some(Fact::GoldYours(_) | Fact::GoldYoursAtLast | Fact::NoRecord)
            ));
            wasted += 1;
        }
    });
    wasted
}

#[test]
fn a_card_played_when_the_gold_is_won_leaves_the_same_medals_and_fewer_cards() {
    assert!(proof(40) > 50);
}

#[test]
#[ignore = "a proof over 100,000 positions, for a release build"]
fn a_card_played_when_the_gold_is_won_never_helps_in_many_games() {
    let positions = proof(4_000);
    println!("{positions} positions");
    assert!(positions >= 100_000);
}

#[test]
fn a_hand_lasts_in_a_sport_of_single_steps_as_long_as_its_longest_chain() {
    let mut asked = 0;
    moments(40, |_, _, view, legal| {
        let Some(rule) = view.rule().filter(|_| legal.contains(&Action::Defer)) else { return };
        let [own, _] = view.rounds_in_sport().unwrap();
        if rule.most == 1 && matches!(rule.demand, Demand::Higher | Demand::Lower) {
            assert_eq!(own, longest(rule, view.hand().unwrap(), None), "{:?}", view.hand());
            asked += 1;
        }
    });
    assert!(asked > 50, "{asked}");
}

#[test]
fn every_fact_is_true_of_the_cards_and_most_of_them_occur() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    moments(40, |_, seat, view, legal| {
        let others = || {
            let players = Seat::all(view.players.len()).zip(&view.players);
            players.filter(|(other, player)| *other != seat && player.playing).map(|(_, player)| player.cards)
        };
        let (hand, left) = (view.hand().unwrap(), view.face_down + view.deferred.len() as u8);
        let pairs = legal.iter().flat_map(|&one| legal.iter().map(move |&other| [one, other]));
        for pair in pairs.filter(|[one, other]| one != other) {
            let Some(fact) = Olympicards::fact(view, pair) else { continue };
            let name = format!("{fact:?}");
            *said.entry(name.split('(').next().unwrap().to_owned()).or_default() += 1;
            let plays = || longest(view.rule().unwrap(), hand, view.to_beat(seat));
            match fact {
                Fact::GoldYours(cards) => assert!(others().count() == 0 && usize::from(cards) == hand.len()),
                Fact::NobodyCanFollow => assert!(others().count() > 0 && others().all(|cards| cards == 0)),
                Fact::NobodyCanLift(total) => assert!(others().all(|cards| 9 * cards.min(3) <= total)),
                Fact::Outlasts(_, rival, cards) => {
                    assert_eq!(view.players[rival.index()].cards, cards);
                    assert_eq!(others().max(), Some(cards));
                }
                Fact::OutReaches(times, rival, value, most) => {
                    assert_eq!(view.to_beat(rival).unwrap().total(), value);
                    assert_eq!(usable(view, rival), most);
                    assert!(times > most && most < view.players[rival.index()].cards);
                    let playing = |other: &Seat| *other != seat && view.players[other.index()].playing;
                    let all = Seat::all(view.players.len()).filter(playing);
                    let reach = |other: Seat| usable(view, other).min(view.players[other.index()].cards);
                    assert_eq!(all.map(reach).max(), Some(most));
                }
                Fact::Outlasted(times, rival, cards) if hand.len() < 9 => {
                    assert_eq!(times, plays());
                    let is_bounded = matches!(view.rule().unwrap().demand, Demand::Higher | Demand::Lower);
                    let bound = |other| if is_bounded { usable(view, other) } else { u8::MAX };
                    let reach = |other: Seat| bound(other).min(view.players[other.index()].cards);
                    let playing = |other: &Seat| *other != seat && view.players[other.index()].playing;
                    let most = Seat::all(view.players.len()).filter(playing).map(reach).max();
                    assert_eq!((reach(rival), most), (cards, Some(cards)));
                    let is_for_two = view.players.len() == 2;
                    assert!(times <= 4 && cards >= times + if is_for_two { 1 } else { 2 });
                    let medal = view.next_reward().unwrap().medal;
                    assert!(!is_for_two || medal == Some(Medal::Gold), "who withdraws draws and plays on");
                }
                Fact::LastSport => assert_eq!(left, 0),
                Fact::Short(..) if view.players.len() == 2 => {
                    assert_ne!(view.next_reward().unwrap().medal, Some(Medal::Gold), "it has a price");
                }
                Fact::Short(cards, sports) | Fact::Spare(cards, sports) => {
                    assert_eq!((usize::from(cards), sports), (hand.len(), left));
                }
                Fact::FirstOut(cards) => {
                    let reward = view.next_reward().unwrap();
                    assert!(view.withdrawn.is_empty() && reward.start_card && reward.cards == cards);
                    let few = 5.max(2 * usize::from(left));
                    assert!(hand.len() <= few, "with so many cards one can afford to play on");
                }
                Fact::KeepsOpen => {
                    let ladder = view.ladder();
                    let medals = [0, 1].map(|later| ladder[view.withdrawn.len() + later].medal);
                    assert_eq!(medals, [Some(Medal::Silver), Some(Medal::Gold)]);
                    assert_eq!(Medal::Gold.points() - Medal::Silver.points(), 2);
                    assert!(others().count() == 1 && others().all(|cards| usize::from(cards) >= hand.len()));
                }
                Fact::Price(medal, more, cards) => {
                    let ladder = view.ladder();
                    let [now, next] = [0, 1].map(|later| ladder[view.withdrawn.len() + later]);
                    let points = |medal: Option<Medal>| medal.map_or(0, Medal::points);
                    assert_eq!(next.medal, Some(medal));
                    assert_eq!(i32::from(more), medal.points() - points(now.medal));
                    // To stay in takes a card, and then fewer are drawn.
                    assert_eq!(cards + next.cards, 1 + now.cards);
                    assert!(view.players.len() > 2 && left > 0);
                }
                Fact::ToOutlast(medal, rival, cards, own) => {
                    assert_eq!(others().collect::<Vec<_>>(), [cards]);
                    assert!(view.players[rival.index()].playing && cards >= own && left > 0);
                    assert_eq!((medal, usize::from(own)), (Medal::Gold, hand.len()));
                }
                Fact::Outlast(rival, cards, medal) => {
                    assert_eq!(others().min(), Some(cards));
                    assert!(view.players[rival.index()].playing && usize::from(cards) < hand.len());
                    assert_eq!(view.ladder()[view.withdrawn.len() + 1].medal, Some(medal));
                }
                Fact::GivesLittle(rival, medal) => {
                    assert_eq!(view.next_reward().unwrap().medal, Some(medal));
                    assert!(medal != Medal::Gold && view.players.len() == 2 && view.seat() != Some(rival));
                }
                Fact::GivesGold(rival, own, cards) => {
                    let reward = view.next_reward().unwrap();
                    assert_eq!(reward.medal, Some(Medal::Gold));
                    assert_eq!((usize::from(own), Some(cards)), (hand.len() + 3, others().next()));
                    assert!(own > cards && view.players.len() == 2 && view.seat() != Some(rival) && left > 0);
                }
                Fact::KeptForTies | Fact::GoldYoursAtLast => {
                    assert!(view.players.len() > 2 && left == 0);
                    let points = |seat: Seat| {
                        let player = &view.players[seat.index()];
                        player.medals.points() + 2 * player.records.len() as i32
                    };
                    let own = points(seat) + view.next_reward().unwrap().medal.map_or(0, Medal::points);
                    let is_level = |other: Seat| {
                        let may_win = view.players[other.index()].playing;
                        let more = own - points(other);
                        more == 0
                            || may_win
                                && ([1, 2, 4].contains(&more) || view.setup.has_record(view.sport.unwrap()))
                    };
                    let mut others = Seat::all(view.players.len()).filter(|&other| other != seat);
                    assert!(others.any(is_level), "no tie is possible");
                }
                Fact::KeepsMedal(cards, ..) => {
                    assert!(matches!(pair[0], Action::Cards(attempt) if attempt.len() == cards));
                    assert!(hand.len() < usize::from(others().max().unwrap()) + 3);
                }
                Fact::MoreCards(more, rival) => {
                    assert_eq!(view.players[rival.index()].cards + more, hand.len() as u8);
                    assert!(more > 1 && view.players.len() == 2);
                }
                Fact::FewerCards(more, rival) => {
                    assert_eq!(hand.len() as u8 + more, view.players[rival.index()].cards);
                    assert!(more > 2 && view.players.len() == 2 && left > 0);
                }
                Fact::MostCards(more) => {
                    assert_eq!(others().max().unwrap() + more, hand.len() as u8);
                    assert!(more > 1 && view.players.len() > 2, "a card more is no reason");
                }
                _ => {}
            }
        }
    });
    let all_of = [
        "MoreCards",
        "FewerCards",
        "OutReaches",
        "Price",
        "ToOutlast",
        "Outlast",
        "GivesLittle",
        "GivesGold",
        "KeepsOpen",
        "Outlasted",
        "FirstOut",
    ];
    assert!(said.len() >= 23 && all_of.iter().all(|name| said.contains_key(*name)), "{said:?}");
}

#[test]
fn a_player_goes_on_as_often_as_is_said_after_the_card_that_is_advised() {
    let mut asked = 0;
    moments(40, |_, _, view, legal| {
        let (hand, Some(rule)) = (view.hand().unwrap(), view.rule()) else { return };
        for &action in legal.iter().filter(|_| hand.len() < 9) {
            let Action::Cards(attempt) = action else { continue };
            if let Some(Fact::Outlasts(times, _, cards)) = Olympicards::fact(view, [action, Action::Withdraw])
            {
                let rest = hand.without(attempt).unwrap();
                assert_eq!(times, 1 + longest(rule, rest, Some(attempt)), "{attempt}");
                assert!(cards < times);
                asked += 1;
            }
        }
    });
    assert!(asked > 50, "{asked}");
}

#[test]
fn a_record_is_promised_only_for_a_card_after_which_all_others_follow() {
    let mut game = Game::of_records("high_jump", "b1 y2 b3 y4 b5 y6/k1 g1 k2 g2 k3 g3/r1 r1 r2 r2 r3 r3", "");
    game.does("0 b1; 1 withdraw; 2 withdraw");
    let view = game.view(0);
    for attempt in game.plays(0) {
        let fact = Olympicards::fact(&view, [Action::Cards(attempt), Action::Withdraw]);
        assert_eq!(fact, (attempt.total() == 2).then_some(Fact::Record), "{attempt}");
    }
}

#[test]
fn a_card_leaves_more_room_only_where_nobody_else_gets_it() {
    let mut said = 0;
    moments(40, |_, _, view, legal| {
        for pair in legal.windows(2) {
            for pair in [[pair[0], pair[1]], [pair[1], pair[0]]] {
                if let Some(Fact::MoreRoom(..)) = Olympicards::fact(view, pair) {
                    let sport = view.sport.unwrap();
                    assert!([Sport::HighJump, Sport::Swimming].contains(&sport), "{sport:?}");
                    said += 1;
                }
            }
        }
    });
    assert!(said > 50, "{said}");
}

#[test]
fn a_card_is_kept_only_for_what_it_can_still_bring() {
    let mut equal = [0; 4];
    moments(40, |_, _, view, legal| {
        let single = |action: &Action| match action {
            Action::Cards(attempt) if attempt.len() == 1 => Some((*action, attempt.total())),
            _ => None,
        };
        let left = view.face_down + view.deferred.len() as u8;
        let is_over = view.finished.iter().any(|one| one.sport == Sport::TableTennis);
        let cards: Vec<_> = legal.iter().filter_map(single).collect();
        for (&(one, value), &(other, more)) in
            cards.iter().flat_map(|one| cards.iter().map(move |other| (one, other)))
        {
            let [kept, instead] = [one, other].map(|action| Olympicards::keeping(view, action));
            // Where a card leaves more room than another, that counts more.
            let has_room = view.rule().unwrap().against == Against::Own;
            let hand = view.hand().unwrap().len();
            if left > 0 && hand >= 6 && hand > 3 * usize::from(left) {
                assert_eq!([kept, instead], [0, 0], "there are more cards than can be played");
                equal[3] += 1;
            } else if left == 0 {
                assert!(
                    kept == instead || has_room && view.players.len() > 2,
                    "only the number of cards breaks ties"
                );
                let is_tie_possible = view.players.len() > 2;
                assert_eq!(kept < Olympicards::keeping(view, Action::Withdraw), is_tie_possible);
                equal[usize::from(is_tie_possible)] += 1;
            } else if value == 5 && more == 6 && is_over && !has_room {
                assert!(kept > instead, "after Table Tennis a 5 is a low card");
                equal[2] += 1;
            }
        }
    });
    assert!(equal.iter().all(|equal| *equal > 5), "{equal:?}");
}

#[test]
fn of_equal_cards_the_one_after_which_the_seat_goes_on_more_often_is_advised() {
    let mut game = Game::of("swimming", "b2 b4 b5 k5 b7 b9/k1 g1 k2 g2 k3 g3/r1 r1 r2 r2 r3 r3", "");
    game.does("0 b9; 1 k3; 2 r3");
    let view = game.view(0);
    let keeping = |card| Olympicards::keeping(&view, Action::Cards(attempt(card)));
    assert!(keeping("b7") > keeping("b4") && keeping("b4") > keeping("b2"));
    assert!(keeping("b7") < Olympicards::keeping(&view, Action::Withdraw), "but it is a card");
}

#[test]
fn plays_of_as_many_cards_and_nearly_the_same_total_are_twins() {
    let mut twins = 0;
    moments(40, |_, _, view, legal| {
        for pair in legal.windows(2) {
            if let [Action::Cards(one), Action::Cards(other)] = pair {
                let is_near = one.len() == other.len() && one.total().abs_diff(other.total()) < 2;
                assert_eq!(Olympicards::are_twins(view, [pair[0], pair[1]]), is_near);
                twins += usize::from(is_near);
            }
        }
    });
    assert!(twins > 100);
}
