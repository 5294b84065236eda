//! Rules and reasons of hints: what is said is true, and what is wasted is never better.

use super::game::card;
use crate::walk;
use pentathlon_engine::bots::Level;
use pentathlon_engine::cards::{Chance, Seed, Set};
use pentathlon_engine::games::olympics::{
    Action, Card, Competitor, EventCard, Fact, Olympics, Phase, State, View,
};
use pentathlon_engine::rules::{Advise, Evaluate, Rules, Seat, Viewer};
use pentathlon_engine::table::{Kind, Player, Source, Table};
use std::collections::BTreeMap;

/// Positions of games in which players at times choose at random, with the seat to act.
fn positions(seats: usize, seed: u64) -> Vec<(State, Seat)> {
    let mut chance = walk::choices(seed);
    let mut state =
        Olympics::start(&walk::setup::<Olympics>(seats), &walk::deal::<Olympics>(seats, seed)).unwrap();
    let mut found = Vec::new();
    while let Some(seat) = Olympics::awaiting(&state).seats().first() {
        found.push((state.clone(), seat));
        let legal = walk::legal::<Olympics>(&state, seat);
        let slips = seed.is_multiple_of(3) || chance.pick(&[true, false, false, false]) == Some(&true);
        let action = if slips { *chance.pick(&legal).unwrap() } else { quick_action(&state, seat) };
        walk::play::<Olympics>(&mut state, seat, action);
    }
    found
}

/// What looks best to a seat.
fn quick_action(state: &State, seat: Seat) -> Action {
    let legal = walk::legal::<Olympics>(state, seat);
    let mut values = Vec::new();
    Olympics::evaluate(&view(state, seat), &legal, &mut values);
    legal.into_iter().zip(values).max_by_key(|(_, value)| *value).unwrap().0
}

fn view(state: &State, seat: Seat) -> View {
    Olympics::view(state, Viewer::Seat(seat))
}

/// All cards of a competitor at an event, hidden ones too.
fn all_there(state: &State, competitor: Competitor, event: EventCard) -> Set<Card> {
    Olympics::view(state, Viewer::Open).line(competitor, event).unwrap().known()
}

fn stars(cards: Set<Card>) -> u8 {
    cards.iter().map(Card::performance).sum()
}

fn highest(cards: Set<Card>) -> u8 {
    cards.iter().map(Card::acquisition).max().unwrap_or(0)
}

/// What the seat has at an event once a card has been invested there.
fn after(there: Set<Card>, played: Card) -> Set<Card> {
    let replaces = |old: Card| old.card_type() == played.card_type();
    if there.iter().any(|old| replaces(old) && old.performance() >= played.performance()) {
        return there;
    }
    there.iter().filter(|&old| !replaces(old)).chain([played]).collect()
}

const fn card_of(action: Action) -> Card {
    match action {
        Action::Bid(card) | Action::Take(card) | Action::Invest(card) => card,
    }
}

/// Whether a fact is true of the whole state, worked out from the cards on the table alone.
fn is_true(state: &State, seat: Seat, [a, b]: [Action; 2], fact: Fact) -> bool {
    let (a, b, me) = (card_of(a), card_of(b), Competitor::Seat(seat));
    let open = Olympics::view(state, Viewer::Open);
    let seen = view(state, seat);
    let own = |event| all_there(state, me, event);
    let rivals: Vec<Competitor> = open.competitors().filter(|&rival| rival != me).collect();
    let gain = |card: Card| stars(after(own(card.event()), card)) - stars(own(card.event()));
    let hand = seen.players[seat.index()].hand.unwrap();
    // Of a type in hand one card counts.
    let only = |card: Card| {
        let others = hand.iter().filter(|&other| {
            other != card && (other.event(), other.card_type()) == (card.event(), card.card_type())
        });
        gain(card).saturating_sub(others.map(gain).max().unwrap_or(0))
    };
    let place = |cards: Set<Card>| (stars(cards), highest(cards));
    let others: u8 = rivals.iter().map(|&rival| stars(all_there(state, rival, b.event()))).max().unwrap();
    let gains: Vec<u8> = seen.pool.iter().flatten().map(|pair| only(pair.open)).collect();
    let spread = || gains.iter().max().unwrap() - gains.iter().min().unwrap();
    match fact {
        Fact::OnlyDiscarded { card } => {
            let has = |old: Card| old.card_type() == b.card_type() && old.performance() > b.performance();
            let there = own(b.event()).iter().any(has);
            let is_taken = matches!(seen.phase, Phase::Taking { .. });
            let is_bid = is_taken && seen.round < seen.rounds && b.acquisition() >= 50;
            card == b && !is_bid && (there || is_taken && hand.iter().any(has))
        }
        Fact::LastBid { number } => {
            seen.round == seen.rounds && number == a.acquisition() && number > b.acquisition() && gain(a) == 0
        }
        Fact::LastEvent { event } => {
            event == a.event()
                && event != b.event()
                && EventCard::ALL.iter().filter(|&&other| own(other).is_empty()).eq([&event])
        }
        Fact::CertainMedal { event } => {
            rivals.len() == 2 && event == a.event() && own(event).is_empty() && !own(b.event()).is_empty()
        }
        Fact::NewEvent { event } => event == a.event() && own(event).is_empty() && !own(b.event()).is_empty(),
        Fact::Passes { rival, event, stars: more } => {
            let (before, theirs) = (place(own(event)), place(all_there(state, rival, event)));
            more == gain(a) && theirs > before && before.0 + more > theirs.0
        }
        Fact::BreaksTie { event, stars: level, number } => {
            let mine = after(own(event), a);
            stars(mine) == level
                && number == a.acquisition()
                && highest(mine) == number
                && rivals.iter().any(|&rival| {
                    let theirs = all_there(state, rival, event);
                    stars(theirs) == level && highest(theirs) < number
                })
        }
        Fact::SecuresLead { event, stars: more } => {
            let most = rivals.iter().map(|&rival| stars(all_there(state, rival, event))).max().unwrap();
            let before = place(own(event));
            let lines = || rivals.iter().map(|&rival| seen.line(rival, event).unwrap());
            let is_first = lines().all(|line| !line.has_hidden() && place(line.known()) < before);
            event == a.event() && more == gain(a) && before.0 + more > most && !is_first
        }
        Fact::CatchesUp { rival, event } => {
            let theirs = stars(all_there(state, Competitor::Seat(rival), event));
            rival != seat && event == a.event() && gain(a) > 0 && stars(own(event)) + gain(a) == theirs
        }
        Fact::StaysBehind { event, rivals: ahead } => {
            let after = stars(own(event)) + gain(b);
            let is_ahead = |&&rival: &&Competitor| stars(all_there(state, rival, event)) > after;
            event == b.event() && ahead >= 3 && rivals.iter().filter(is_ahead).count() >= usize::from(ahead)
        }
        Fact::Close { rival, event, stars: apart, is_ahead } => {
            let theirs = stars(all_there(state, Competitor::Seat(rival), event));
            let mine = stars(own(event));
            event == a.event()
                && rival != seat
                && apart <= 2
                && theirs == if is_ahead { mine + apart } else { mine - apart }
                && is_ahead == (theirs > mine)
        }
        Fact::KeepsNumber { number, stars, less } => {
            [stars, less] == [gain(a), gain(b)]
                && stars + 1 >= less
                // A card that adds 4 stars is not bid later.
                && less < 4
                && number == b.acquisition()
                && number > a.acquisition()
                && seen.round < seen.rounds
                && hand.iter().filter(|card| card.acquisition() > number).count() < 2
                // “A high bid”, where the card adds more stars.
                && (stars <= less || number >= 50)
        }
        Fact::TieNumber { event, number, stars } => {
            [stars, stars] == [gain(a), gain(b)]
                && event == a.event()
                && number == a.acquisition()
                && highest(after(own(event), a)) == number
                && highest(own(event)) < number
                && rivals.iter().all(|&rival| highest(seen.line(rival, event).unwrap().known()) < number)
        }
        Fact::StaysHidden => {
            let has_type =
                |card: Card| own(card.event()).iter().any(|old| old.card_type() == card.card_type());
            !has_type(a) && has_type(b) && gain(b) > 0
        }
        Fact::LosesNumber { number } => {
            highest(own(b.event())) == number && highest(after(own(b.event()), b)) < number
        }
        Fact::NewType { stars, less } => {
            let has_type =
                |card: Card| own(card.event()).iter().any(|old| old.card_type() == card.card_type());
            !has_type(a) && has_type(b) && [gain(a), gain(b)] == [stars, less] && stars > less
        }
        Fact::Leads { event, stars: lead } => {
            event == b.event() && event != a.event() && stars(own(event)) >= others + lead
        }
        Fact::CanWait { card } => card == b && seen.rounds - seen.round >= 2 && others == 0,
        Fact::HighestBid { number } => {
            let bids = open.players.iter().enumerate().filter(|(index, _)| *index != seat.index());
            number == a.acquisition()
                && bids.map(|(_, player)| highest(player.hand.unwrap())).all(|bid| bid < number)
        }
        Fact::KeepsBid { number } => number == b.acquisition() && number > a.acquisition() && spread() <= 1,
        Fact::PairsAlike => {
            let is_least = hand.iter().all(|card| only(card) >= only(a)) && only(b) > only(a);
            spread() <= 1 && is_least && b.acquisition() > a.acquisition()
        }
        Fact::PairsDiffer { number, stars } => spread() >= 3 && number == a.acquisition() && stars == gain(a),
        Fact::HigherAndWeaker { number, other } => {
            [number, other] == [a.acquisition(), b.acquisition()] && number > other && only(a) <= only(b)
        }
        Fact::BestPair { stars, next } => {
            let mut sorted = gains;
            sorted.sort_unstable();
            sorted.pop() == Some(stars)
                && sorted.pop() == Some(next)
                && stars > next + 1
                && a.acquisition() > b.acquisition()
        }
        Fact::KeepsForBid { number } => {
            number == b.acquisition()
                && number > a.acquisition()
                && only(a) <= only(b)
                && seen.round < seen.rounds
        }
        Fact::KeepsHigh { number, stars } => {
            number == b.acquisition()
                && number >= a.acquisition() + 20
                && only(a) == only(b) + stars
                && seen.round < seen.rounds
        }
        Fact::PickCounts { least, most } => {
            (gains.iter().min(), gains.iter().max()) == (Some(&least), Some(&most))
                && a.acquisition() > b.acquisition()
        }
        Fact::FewerStarsBid { number, stars, other, more } => {
            [number, stars, other, more] == [a.acquisition(), gain(a), b.acquisition(), gain(b)]
                && stars < more
        }
        Fact::LeftToNeutral { event, stars: more } => {
            let mut left = state.clone();
            let there = |state: &State| stars(all_there(state, Competitor::Neutral, event));
            walk::play::<Olympics>(&mut left, seat, Action::Take(b));
            event == a.event() && there(&left) >= there(state) + more
        }
        Fact::Denies { rival, event, stars: more } => {
            let theirs = seen.line(Competitor::Seat(rival), event).unwrap().known();
            let Phase::Taking { left, .. } = seen.phase else { return false };
            left.contains(rival) && rival != seat && stars(after(theirs, a)) == stars(theirs) + more
        }
        Fact::MoreStars { event, stars, card, less } => {
            event == a.event() && card == b && [stars, less] == [gain(a), gain(b)] && stars > less
        }
        Fact::MoreOfType { stars, less } => {
            [stars, less] == [gain(a), gain(b)]
                && stars > less
                && (a.event(), a.card_type()) == (b.event(), b.card_type())
        }
        Fact::HigherNumber { number, stars } => {
            [stars, stars] == [gain(a), gain(b)]
                && number == a.acquisition()
                && number > b.acquisition()
                && seen.round < seen.rounds
        }
        Fact::StrongBid { number } => {
            number == a.acquisition() && number >= b.acquisition() + 20 && seen.round < seen.rounds
        }
    }
}

fn name(fact: Fact) -> String {
    format!("{fact:?}").split([' ', '{']).next().unwrap().to_owned()
}

#[test]
fn every_fact_is_said_and_true_of_the_cards_on_the_table() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..60 {
        for (state, seat) in positions(2 + seed as usize % 4, seed) {
            let seen = view(&state, seat);
            let legal = walk::legal::<Olympics>(&state, seat);
            for (&a, &b) in
                legal.iter().flat_map(|a| legal.iter().map(move |b| (a, b))).filter(|(a, b)| a != b)
            {
                let Some(fact) = Olympics::fact(&seen, [a, b]) else { continue };
                assert!(is_true(&state, seat, [a, b], fact), "{a} rather than {b}: {fact:?}\n{seen:?}");
                *said.entry(name(fact)).or_default() += 1;
            }
        }
    }
    println!("{said:?}");
    assert_eq!(said.len(), 33, "each fact is said somewhere: {:?}", said.keys());
}

#[test]
fn what_is_wasted_has_a_reason_and_never_stands_alone() {
    let mut wasted = 0;
    for seed in 0..120 {
        for (state, seat) in positions(2 + seed as usize % 4, seed) {
            let seen = view(&state, seat);
            let legal = walk::legal::<Olympics>(&state, seat);
            let (bad, good): (Vec<_>, Vec<_>) =
                legal.iter().partition(|&&action| Olympics::is_wasted(&seen, action));
            assert!(!good.is_empty(), "{legal:?}");
            for &other in &bad {
                let said = good.iter().any(|&a| Olympics::fact(&seen, [a, other]).is_some());
                assert!(said, "no reason against {other}");
                wasted += 1;
            }
        }
    }
    assert!(wasted > 20, "{wasted}");
}

#[test]
fn twins_are_cards_that_do_much_the_same() {
    let state = Olympics::start(&walk::setup::<Olympics>(2), &walk::deal::<Olympics>(2, 1)).unwrap();
    let seen = view(&state, Seat(0));
    let twins = |a, b| Olympics::are_twins(&seen, [a, b]);
    // Nothing is played yet, so each card adds its stars. 14 is 2 stars and 68, 6 is 2 stars and 70, 66 is 2 stars and 69.
    assert!(twins(Action::Bid(card(6)), Action::Bid(card(66))));
    assert!(!twins(Action::Bid(card(6)), Action::Bid(card(9))), "other stars, other number");
    assert!(!twins(Action::Bid(card(6)), Action::Bid(card(68))), "62 is no twin of 70");
    // What is exactly 5 higher is told, so it is no twin: 74, 70 and 69 with 2 stars each.
    assert!(twins(Action::Bid(card(21)), Action::Bid(card(6))));
    assert!(!twins(Action::Bid(card(21)), Action::Bid(card(66))));
    assert!(twins(Action::Invest(card(6)), Action::Invest(card(14))), "two stars at basketball");
    assert!(!twins(Action::Invest(card(6)), Action::Invest(card(66))), "another event");
    assert!(twins(Action::Invest(card(1)), Action::Invest(card(3))), "nobody thinks of the weaker star");
    assert!(!twins(Action::Take(card(1)), Action::Take(card(2))), "five stars and four");
    assert!(!twins(Action::Take(card(48)), Action::Take(card(52))), "three stars at cycling, 67 and 8");
}

/// The fact for two cards with three stars each, before anything is played.
fn of_equal_cards(action: fn(Card) -> Action, numbers: [u8; 2]) -> Option<Fact> {
    let state = Olympics::start(&walk::setup::<Olympics>(2), &walk::deal::<Olympics>(2, 1)).unwrap();
    let hand = view(&state, Seat(0)).players[0].hand.unwrap();
    let cards = numbers.map(|number| Card::all().find(|card| card.acquisition() == number).unwrap());
    for card in cards {
        let mut others = hand.iter().filter(|&other| other != card);
        let is_alike = |other: Card| (other.event(), other.card_type()) == (card.event(), card.card_type());
        assert!(card.performance() == 3 && !others.any(is_alike));
    }
    Olympics::fact(&view(&state, Seat(0)), cards.map(action))
}

#[test]
fn a_number_is_kept_for_later_from_30_on_and_if_it_is_5_higher() {
    let kept = |low, high| of_equal_cards(Action::Bid, [low, high]);
    assert_eq!(kept(23, 30), Some(Fact::KeepsForBid { number: 30 }));
    assert_eq!(kept(19, 27), None, "27 is hardly a bid");
    assert_eq!(kept(44, 49), Some(Fact::KeepsForBid { number: 49 }));
    assert_eq!(kept(40, 44), None, "44 is hardly more than 40");
    let better = |low, high| of_equal_cards(Action::Take, [high, low]);
    assert_eq!(better(23, 30), Some(Fact::HigherNumber { number: 30, stars: 3 }));
    assert_eq!(better(19, 27), None);
    assert_eq!(better(44, 49), Some(Fact::HigherNumber { number: 49, stars: 3 }));
    assert_eq!(better(40, 44), None);
}

/// Plays a wasted bid on by evaluation, and the better bid with the same choices of everybody, in which the card
/// saved takes the place of the other only where that is discarded. The better bid never ends worse, in so many positions.
fn prove(times: usize) {
    let mut tried = 0;
    // About two such positions come in a game.
    let games = 5 * times as u64;
    for seed in 0..games {
        if tried >= times {
            return println!("{tried} positions of {seed} games");
        }
        let seats = 2 + seed as usize % 4;
        for (state, seat) in positions(seats, seed) {
            let seen = view(&state, seat);
            if !matches!(seen.phase, Phase::Bidding) || seen.round < seen.rounds {
                continue;
            }
            let legal = walk::legal::<Olympics>(&state, seat);
            for &bad in legal.iter().filter(|&&action| Olympics::is_wasted(&seen, action)) {
                for &good in legal
                    .iter()
                    .filter(|&&good| matches!(Olympics::fact(&seen, [good, bad]), Some(Fact::LastBid { .. })))
                {
                    tried += 1;
                    mirrored(&state, seat, [good, bad], &mut walk::choices(seed));
                }
            }
        }
    }
    panic!("only {tried} positions in {games} games");
}

fn mirrored(state: &State, seat: Seat, [good, bad]: [Action; 2], chance: &mut Chance) {
    let mut worse = state.clone();
    walk::play::<Olympics>(&mut worse, seat, bad);
    let (mut bids, mut takes, mut invests) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    while let Some(actor) = Olympics::awaiting(&worse).seats().first() {
        let action = *chance.pick(&walk::legal::<Olympics>(&worse, actor)).unwrap();
        match action {
            Action::Bid(_) => bids.insert(actor, action),
            Action::Take(_) => takes.insert(actor, action),
            Action::Invest(_) => invests.insert(actor, action),
        };
        walk::play::<Olympics>(&mut worse, actor, action);
    }
    let mut better = state.clone();
    walk::play::<Olympics>(&mut better, seat, good);
    while let Some(actor) = Olympics::awaiting(&better).seats().first() {
        let chosen = match view(&better, actor).phase {
            Phase::Bidding => bids[&actor],
            Phase::Taking { .. } => takes[&actor],
            _ if actor == seat && card_of(invests[&actor]) == card_of(good) => Action::Invest(card_of(bad)),
            _ => invests[&actor],
        };
        walk::play::<Olympics>(&mut better, actor, chosen);
    }
    let rank = |state: &State| {
        let standing = Olympics::standing(state);
        (standing.points[seat.index()], standing.ranks[seat.index()])
    };
    let ((points, place), (less, lower)) = (rank(&better), rank(&worse));
    assert!(
        points >= less && place <= lower,
        "{good} ends worse than {bad}: {points} < {less}, {place} > {lower}"
    );
}

#[test]
fn a_wasted_bid_never_ends_better() {
    prove(20);
}

#[test]
#[ignore = "a proof over 100,000 positions, for a release build"]
fn a_wasted_bid_never_ends_better_in_many_games() {
    prove(100_000);
}

#[test]
#[ignore = "a measurement: how many choices between what looks best and second best have a reason"]
fn how_many_choices_have_a_reason() {
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    let (mut pairs, mut printed): (BTreeMap<&str, [usize; 2]>, usize) = (BTreeMap::new(), 0);
    for seed in 0..300 {
        let seats = 2 + seed as usize % 3;
        let players = vec![Player::new("", Kind::Computer(Level::Silver)); seats];
        let source = Source::Seed(Seed::from_number(seed));
        let mut table = Table::<Olympics>::open(walk::setup::<Olympics>(seats), players, source).unwrap();
        while let Some(seat) = table.awaiting().seats().first() {
            let (seen, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
            let mut values = Vec::new();
            Olympics::evaluate(&seen, &legal, &mut values);
            let mut sorted: Vec<_> = values.into_iter().zip(legal).collect();
            sorted.sort_by_key(|(value, _)| -value);
            let rival = sorted.iter().skip(1).find(|(_, b)| !Olympics::are_twins(&seen, [sorted[0].1, *b]));
            if let Some(&(_, b)) = rival {
                let a = sorted[0].1;
                let kind = match a {
                    Action::Bid(_) => "bid",
                    Action::Take(_) => "take",
                    Action::Invest(_) => "invest",
                };
                let fact = Olympics::fact(&seen, [a, b]);
                let counts = pairs.entry(kind).or_default();
                counts[0] += 1;
                counts[1] += usize::from(fact.is_some());
                *said.entry(fact.map_or("none".to_owned(), name)).or_default() += 1;
                if counts[0] % 401 == 7 && printed < 40 {
                    printed += 1;
                    println!("{kind} {:?} rather than {:?}: {fact:?}", card_of(a), card_of(b));
                }
            }
            table.plays_like(seat, Level::Silver).unwrap();
        }
    }
    println!("{pairs:?}\n{said:?}");
}
