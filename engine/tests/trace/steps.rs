//! Checks each step of the traces against what follows from the trace alone.
//!
//! A trace marks the forced actions, and its actions show what is public: who bid, took, entered, passed, played,
//! withdrew or laid what. The tests count this independently of the project's rules, and compare it with the seats that
//! may act, the number of legal actions, and the public view.

use super::{trace, traces};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::{olympia2000, olympicards, olympics, olympikos, orclympics};
use pentathlon_engine::rules::{Seat, SeatSet};
use serde_json::Value;

/// The traces of a game, each with its number of players.
fn of(game: &str) -> impl Iterator<Item = (String, String, Value)> {
    let begin = format!("{game}-");
    traces().into_iter().filter(move |(name, _)| name.starts_with(&begin)).map(|(name, text)| {
        let trace = serde_json::from_str(&text).unwrap();
        (name, text, trace)
    })
}

/// Plays a trace; `look` gets the verb, the action, the seat and the public view after it.
fn follow<V: 'static>(name: &str, text: &str, mut look: impl FnMut(&str, &Value, Seat, &V)) {
    let mut number = 0;
    let played = trace::play(text, &mut |step| {
        number += 1;
        println!("{name}, action {number}: {}", step.action);
        let verb = step.action.get("do").or(step.action.get("kind")).or(step.action.get(1));
        let verb = verb.and_then(Value::as_str).unwrap_or("time_up");
        look(verb, step.action, step.seat, step.after.downcast_ref().expect("the view of that game"));
    });
    assert_eq!(played, Ok(()), "{name}");
}

fn seats(trace: &Value) -> usize {
    trace["setup"]["seats"].as_u64().unwrap() as usize
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap().try_into().unwrap()
}

fn numbers(value: &Value) -> Vec<u8> {
    value.as_array().unwrap().iter().map(number).collect()
}

#[test]
fn at_each_step_the_seat_is_asked_and_has_a_choice_just_where_the_trace_says_so() {
    let (mut forced, mut free) = (0, 0);
    for (name, text) in traces() {
        let played = trace::play(&text, &mut |step| {
            assert!(step.asked.contains(step.seat), "{name}: {}", step.action);
            // In Orc-lympics the traces mark a pass differently: where entering more is pointless.
            if step.action.get("kind") == Some(&"pass".into()) {
                return;
            }
            if step.action.get("forced") == Some(&Value::Bool(true)) {
                assert_eq!(step.choices, 1, "{name}: {}", step.action);
                forced += 1;
            } else if step.action.get("kind") == Some(&"keep".into()) {
                // The trace distinguishes copies of a race; here they are one action (O23).
                assert!(step.choices >= 1);
            } else if step.action.is_object() {
                assert!(step.choices > 1, "{name}: {} is not all that may be done", step.action);
                free += 1;
            }
        });
        assert_eq!(played, Ok(()));
    }
    assert!(free > 1000 && forced > 300, "{free} free, {forced} forced");
}

#[test]
fn ties_are_decided_as_the_traces_say() {
    let mut ties = 0;
    for (name, text) in traces() {
        let mut last = None;
        assert_eq!(trace::play(&text, &mut |step| last = Some(step.standing)), Ok(()));
        let trace: Value = serde_json::from_str(&text).unwrap();
        // Those of Olympics name medal and card instead of seats; Olympikos has none.
        let expected = trace["standing"]["tiebreaks"].as_array().cloned().unwrap_or_default();
        let expected = expected.iter().filter(|tie| tie.get("seats").is_some());
        let expected: Vec<_> =
            expected.map(|tie| (number(&tie["points"]), numbers(&tie["seats"]), &tie["shared"])).collect();
        if expected.is_empty() {
            continue;
        }
        let standing = last.unwrap();
        for tie in &standing.tiebreaks {
            let seats: Vec<u8> = tie.seats.iter().map(|seat| seat.0).collect();
            let here = (tie.points as u8, seats, &Value::Bool(tie.shared));
            assert!(expected.contains(&here), "{name}: {here:?}, the trace says {expected:?}");
            ties += 1;
        }
        assert_eq!(standing.tiebreaks.len(), expected.len(), "{name}");
    }
    assert!(ties > 3, "{ties} ties");
}

#[test]
fn olympics_shows_the_bids_and_who_takes_which_pair() {
    for (name, text, trace) in of("olympics") {
        let seats = seats(&trace);
        let (mut bids, mut taken) = (vec![None; seats], 0);
        follow(&name, &text, |verb, action, seat, view: &olympics::View| match verb {
            "bid" => {
                if taken == seats {
                    (bids, taken) = (vec![None; seats], 0);
                }
                bids[seat.index()] = olympics::Card::new(number(&action["card"]));
                let all = bids.iter().all(Option::is_some);
                assert_eq!(view.bids.is_some(), all, "bids are turned over together");
                let shown = |shown: &olympics::Bids| Seat::all(seats).map(|seat| shown.of(seat)).collect();
                assert_eq!(view.bids.as_ref().map(shown), all.then(|| bids.clone()));
            }
            "take" => {
                taken += 1;
                assert_eq!(view.players[seat.index()].cards, 5, "three cards and the pair");
                let open = olympics::Card::new(number(&action["pair"])).unwrap();
                if taken < seats {
                    let by = olympics::Competitor::Seat(seat);
                    assert!(view.gone.contains(&Some(olympics::Taken { open, by })));
                }
            }
            _ => {}
        });
    }
}

#[test]
fn olympikos_shows_the_cards_on_each_medal_in_order_of_arrival() {
    for (name, text, _) in of("olympikos") {
        let mut turn = 0;
        let mut laid: [Vec<Seat>; 3] = Default::default();
        follow(&name, &text, |verb, action, seat, view: &olympikos::View| {
            if view.turn != turn {
                (turn, laid) = (view.turn, Default::default());
                return;
            }
            if verb == "place" {
                laid[usize::from(number(&action[2]))].push(seat);
            }
            if view.phase == olympikos::Phase::Race {
                for (stand, laid) in view.stands.iter().zip(&laid) {
                    let athlete = |owner| match owner {
                        olympikos::Owner::Seat(seat) if seat != view.coach => Some(seat),
                        _ => None,
                    };
                    let shown: Vec<Seat> =
                        stand.cards.iter().filter_map(|card| athlete(card.owner)).collect();
                    assert_eq!(&shown, laid);
                    assert!(stand.cards.iter().all(|card| card.ring.is_none()), "rings are hidden (K25)");
                }
            }
        });
    }
}

#[test]
fn orclympics_shows_what_everybody_entered_and_who_has_passed() {
    for (name, text, trace) in of("orclympics") {
        let seats = seats(&trace);
        let (mut competition, mut passed) = (0, SeatSet::EMPTY);
        let mut entered = vec![orclympics::Team::EMPTY; seats];
        follow(&name, &text, |verb, action, seat, view: &orclympics::View| {
            match verb {
                "enter" => {
                    let cards = numbers(&action["cards"]).into_iter().filter_map(orclympics::Race::of_card);
                    entered[seat.index()] = entered[seat.index()].plus(cards.collect());
                }
                "pass" => passed = passed.with(seat),
                _ => return,
            }
            for (player, &entered) in view.players.iter().zip(&entered) {
                assert_eq!(player.history[competition], entered);
            }
            if passed == SeatSet::all(seats) {
                (competition, passed) = (competition + 1, SeatSet::EMPTY);
                entered.fill(orclympics::Team::EMPTY);
            } else {
                assert_eq!((usize::from(view.current), view.passed), (competition, passed));
            }
        });
        assert_eq!(competition, 7);
    }
}

#[test]
fn olympia2000_shows_what_was_revealed_and_how_many_cards_lie_where() {
    use olympia2000::{Athlete, Chip, Discipline};
    for (name, text, trace) in of("olympia2000") {
        let seats = seats(&trace);
        let column = |value: &Value| value.as_str().unwrap().parse::<Discipline>().unwrap();
        let mut chosen = [0; Discipline::COUNT];
        for chip in trace["deal"]["chips"].as_array().unwrap() {
            chosen[column(chip) as usize] += 1;
        }
        let mut deck = trace["deal"]["deck"].as_array().unwrap().len();
        let (mut hands, mut served) = (vec![4; seats], vec![false; seats]);
        let (mut sent, mut revealed, mut void) = (Vec::new(), Set::EMPTY, 0);
        follow(&name, &text, |verb, action, seat, view: &olympia2000::View| {
            match verb {
                "athlete" => {
                    hands[seat.index()] -= 1;
                    sent.extend(Athlete::new(number(&action["card"])));
                    if sent.len() == seats {
                        sent.drain(..).for_each(|athlete| _ = revealed.insert(athlete));
                    }
                    if view.void > void {
                        void += 1;
                        // Z4: all draw, if there is a card for everybody.
                        if deck >= seats {
                            deck -= seats;
                            hands.iter_mut().for_each(|hand| *hand += 1);
                        }
                    }
                }
                "chip" => {
                    let discipline = column(&action["column"]);
                    let value = 2 + chosen[discipline as usize];
                    chosen[discipline as usize] += 1;
                    assert_eq!(
                        view.next,
                        Some(Chip { discipline, value }),
                        "the uppermost chip of the column"
                    );
                }
                "give" => {
                    let to = usize::from(number(&action["to"]));
                    served[to] = true;
                    hands[to] += 1;
                    deck -= 1;
                }
                "keep" => {
                    let unserved = (0..seats).filter(|&seat| !served[seat]);
                    unserved.for_each(|seat| {
                        hands[seat] += 1;
                        deck -= 1;
                    });
                    served.fill(false);
                }
                other => panic!("{other}"),
            }
            assert_eq!(view.revealed, revealed);
            assert_eq!(usize::from(view.deck), deck);
            assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), hands);
        });
        assert!(sent.is_empty());
    }
}

#[test]
fn olympicards_shows_what_was_played_who_withdrew_and_who_won_gold() {
    use olympicards::{Attempt, Performance};
    for (name, text, trace) in of("olympicards") {
        let seats = seats(&trace);
        // C13: with two players either withdraws, three times in all, and the opponent gets the medal.
        let last = seats.max(3);
        let (mut laid, mut withdrawn, mut golds) = (Vec::new(), Vec::new(), Vec::new());
        follow(&name, &text, |verb, action, seat, view: &olympicards::View| {
            match verb {
                "cards" => {
                    let cards = numbers(&action["cards"]).into_iter().filter_map(Performance::of_card);
                    laid.push((seat, Attempt::of(cards).unwrap()));
                }
                "withdraw" => withdrawn.push(seat),
                _ => {}
            }
            if withdrawn.len() == last {
                golds.push(Some(if seats == 2 { seat.left(2) } else { seat }));
                laid.clear();
                withdrawn.clear();
            }
            assert_eq!(view.laid.iter().map(|laid| (laid.seat, laid.attempt)).collect::<Vec<_>>(), laid);
            assert_eq!(view.withdrawn, withdrawn);
            assert_eq!(view.finished.iter().map(|finished| finished.gold).collect::<Vec<_>>(), golds);
            if seats > 2 {
                for (player, seat) in view.players.iter().zip(Seat::all(seats)) {
                    assert_eq!(player.playing, !withdrawn.contains(&seat));
                }
            }
        });
        assert_eq!(golds.len(), 9);
    }
}
