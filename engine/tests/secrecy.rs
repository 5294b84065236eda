//! Secrecy: hidden information makes no difference to a seat that cannot know it.
//!
//! Checks that no view, event or computer player leaks hidden information. First for every game on the shelf: states
//! that a seat samples from its view look to it exactly like the real one, in its legal actions, in the events it sees
//! and in the decisions of a computer player in that seat. Then independently of determinization, for each game in its
//! own terms: two cards that a viewer has not seen are exchanged in the written-out deal, the same game is played, and
//! the viewer sees the same up to the event that shows one of them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[macro_use]
mod walk;

#[path = "secrecy/olympics.rs"]
mod olympics;
#[path = "orclympics/secrets.rs"]
mod orclympics;

use pentathlon_engine::bots::{self, Level, Search};
use pentathlon_engine::cards::{Chance, Set};
use pentathlon_engine::games::Game;
use pentathlon_engine::games::olympia2000::{
    Action, Athlete, Deal, Event as Told, Olympia2000, Phase, Sent, View,
};
use pentathlon_engine::games::olympicards::{self, Olympicards, Performance};
use pentathlon_engine::rules::{Awaiting, Determinize, Event, Rules, Seat, Viewer};
use pentathlon_engine::table::{Kind, Player, Source, Table};
use std::collections::BTreeSet;
use walk::{legal, viewers, walk};

/// The number of states sampled at each point.
const WORLDS: usize = 4;

/// States consistent with what `seat` knows.
fn worlds<R: Determinize>(state: &R::State, seat: Seat, chance: &mut Chance) -> Vec<R::State> {
    let view = R::view(state, Viewer::Seat(seat));
    (0..WORLDS).map(|_| R::determinize(&view, chance).expect("a real view can be determinized")).collect()
}

every_game! {
    and the smallest;
    fn a_sampled_state_looks_to_the_seat_exactly_like_the_real_one<R>(seats: usize) {
        for seed in 0..3 {
            let mut chance = walk::choices(seed + 50);
            for state in walk::<R>(seats, seed).states() {
                let asked = R::awaiting(state).seats().contains(Seat::CLOCK);
                for seat in Seat::all(seats).chain(asked.then_some(Seat::CLOCK)) {
                    let view = R::view(state, Viewer::Seat(seat));
                    for world in worlds::<R>(state, seat, &mut chance) {
                        assert_eq!(R::view(&world, Viewer::Seat(seat)), view);
                        assert_eq!(R::awaiting(&world), R::awaiting(state));
                        assert_eq!(legal::<R>(&world, seat), legal::<R>(state, seat));
                        assert_eq!(R::view(&world, Viewer::Table), R::view(state, Viewer::Table));
                    }
                }
            }
        }
    }
}

every_game! {
    fn nobody_samples_from_what_only_the_table_knows<R>(seats: usize) {
        for state in walk::<R>(seats, 0).states() {
            assert!(R::determinize(&R::view(state, Viewer::Table), &mut walk::choices(0)).is_none(), "refused");
        }
    }
}

/// The result when `seat` plays `action`: the events, and what the seat sees and knows afterwards.
type Frames<R> = Vec<(<R as Rules>::Event, Option<<R as Rules>::Event>, <R as Rules>::View)>;

fn frames<R: Rules>(state: &R::State, seat: Seat, action: R::Action) -> Frames<R> {
    let mut frames = Vec::new();
    let viewer = Viewer::Seat(seat);
    R::play(&mut state.clone(), seat, action, &mut |state, event| {
        let told = event.seen_by(viewer);
        frames.push((event, told, R::view(state, viewer)));
    })
    .expect("what is legal for the seat is legal in every world that it can sample");
    frames
}

every_game! {
    and the smallest;
    fn the_same_action_shows_the_same_in_every_sampled_state_until_something_is_revealed<R>(seats: usize) {
        for seed in 10..13 {
            let mut chance = walk::choices(seed);
            for state in walk::<R>(seats, seed).states() {
                for seat in R::awaiting(state).seats().iter() {
                    let worlds = worlds::<R>(state, seat, &mut chance);
                    for action in legal::<R>(state, seat) {
                        let real = frames::<R>(state, seat, action);
                        for world in &worlds {
                            let sampled = frames::<R>(world, seat, action);
                            let differs = real
                                .iter()
                                .zip(&sampled)
                                .find(|((_, told, view), (_, dreamt, seen))| (told, view) != (dreamt, seen));
                            if let Some(((event, ..), (dream, ..))) = differs {
                                assert!(
                                    event.reveals() && dream.reveals(),
                                    "seat {seat}, {action}: nothing is revealed by {event}, and yet the seat can \
                                     tell it from {dream}"
                                );
                            } else {
                                assert_eq!(real.len(), sampled.len());
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A player that decides for a seat in a state. It should look only at the seat's view.
type Decide<R> = fn(&<R as Rules>::State, Seat, &mut Chance) -> Option<<R as Rules>::Action>;

fn by_level<R: Game>(level: Level, world: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
    let (view, legal) = (R::view(world, Viewer::Seat(seat)), legal::<R>(world, seat));
    match level {
        // The shortest budget that still makes a search.
        Level::Gold => R::react(&view, level.skill(), chance)
            .map(|reaction| reaction.action)
            .or_else(|| bots::searched::<R>(&view, seat, &legal, 24, chance)),
        level => bots::choose::<R>(level, &view, &legal, chance),
    }
}

/// The number of decisions that differ between states that look the same to a seat, over whole games, and the total
/// number of decisions.
fn seen_through<R: Game>(
    seats: usize,
    seeds: std::ops::Range<u64>,
    every: usize,
    decide: Decide<R>,
) -> (usize, usize) {
    let (mut different, mut asked) = (0, 0);
    for seed in seeds {
        let mut chance = walk::choices(seed);
        for (number, state) in walk::<R>(seats, seed).states().enumerate().step_by(every) {
            for seat in R::awaiting(state).seats().iter() {
                let decide = |world: &R::State| decide(world, seat, &mut walk::choices(number as u64));
                let decided = decide(state);
                assert!(decided.is_some());
                for world in worlds::<R>(state, seat, &mut chance) {
                    asked += 1;
                    different += usize::from(decide(&world) != decided);
                }
            }
        }
    }
    (different, asked)
}

every_game! {
    and the smallest;
    fn computer_players_decide_the_same_in_every_sampled_state<R>(seats: usize) {
        let quick: [Decide<R>; 2] =
            [|w, s, c| by_level::<R>(Level::Bronze, w, s, c), |w, s, c| by_level::<R>(Level::Silver, w, s, c)];
        for decide in quick {
            assert_eq!(seen_through::<R>(seats, 20..23, 1, decide).0, 0);
        }
        // Gold searches: at every third moment of one game.
        let (different, asked) = seen_through::<R>(seats, 20..21, 3, |w, s, c| by_level::<R>(Level::Gold, w, s, c));
        assert!(different == 0 && asked > 0, "{different} of {asked}");
    }
}

every_game! {
    and the smallest;
    fn a_player_that_peeks_at_hidden_cards_is_caught<R>(seats: usize) {
        // Tries each action in the true state. Among equally good ones the hidden cards decide as well.
        fn peek<R: Game>(world: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
            let value = |action: R::Action| {
                let (mut world, mut chance) = (world.clone(), chance.clone());
                R::play(&mut world, seat, action, &mut |_, _| {}).ok()?;
                for _ in 0..200 {
                    let Some(next) = R::awaiting(&world).seats().first() else { break };
                    let &action = chance.pick(&legal::<R>(&world, next))?;
                    R::play(&mut world, next, action, &mut |_, _| {}).ok()?;
                }
                let standing = R::standing(&world);
                let others = standing.points.iter().sum::<i32>();
                let own = standing.points.get(seat.index()).copied().unwrap_or(0);
                let hidden = format!("{action:?}, {world:?}").bytes().fold(7_u32, |hash, byte| {
                    (hash ^ u32::from(byte)).wrapping_mul(16_777_619)
                });
                Some((own * 2 - others, hidden))
            };
            legal::<R>(world, seat).into_iter().max_by_key(|&action| value(action))
        }
        let (different, asked) = seen_through::<R>(seats, 20..21, 3, peek::<R>);
        assert!(different > 0, "{asked}");
    }
}

every_game! {
    and the smallest;
    fn gold_decides_the_same_with_the_same_budget_and_luck_in_whatever_slices<R>(seats: usize) {
        let walk = walk::<R>(seats, 24);
        for state in walk.states().step_by(7) {
            let seats = R::awaiting(state).seats();
            let Some(seat) = seats.first() else { continue };
            let (view, legal) = (R::view(state, Viewer::Seat(seat)), legal::<R>(state, seat));
            let search = || Search::<R>::new(view.clone(), seat, &legal, 60, walk::choices(1).seed()).unwrap();
            let (mut whole, mut sliced) = (search(), search());
            assert!(whole.step(u32::MAX));
            while !sliced.step(1) {
                let best = sliced.best().expect("there is always a best one");
                assert!(legal.contains(&best));
            }
            assert_eq!(whole.best(), sliced.best());
            assert_eq!(whole.scored_actions(), sliced.scored_actions());
            assert_eq!(whole.scored_actions().first().map(|scored| scored.action), whole.best());
            let (done, budget) = whole.progress();
            assert_eq!(done, budget);
        }
    }
}

every_game! {
    fn determinization_varies_and_the_real_state_is_only_one_of_many<R>(seats: usize) {
        // At the beginning nearly everything is hidden, so hardly two of hundreds of sampled states are equal. (Where
        // copies of cards cannot be told apart, an opponent's hand may occur again.)
        let walk = walk::<R>(seats, 30);
        let first = walk.states().next().unwrap();
        for seat in Seat::all(seats) {
            let view = R::view(first, Viewer::Seat(seat));
            let mut chance = walk::choices(seat.0.into());
            let worlds: Vec<String> =
                (0..200).map(|_| format!("{:?}", R::determinize(&view, &mut chance).unwrap())).collect();
            let different = worlds.iter().collect::<BTreeSet<_>>().len();
            assert!(different >= 150, "{different} different worlds");
            let truth = format!("{first:?}");
            let true_ones = worlds.iter().filter(|world| **world == truth).count();
            assert!(true_ones <= 3, "it is not drawn from the truth: {true_ones} of 200");
        }
    }
}

every_game! {
    and the smallest;
    fn nobody_sees_all_of_a_table_before_the_end<R>(seats: usize) {
        let walk = walk::<R>(seats, 40);
        let players = (0..seats).map(|_| Player::new("", Kind::Person)).collect();
        let mut table = Table::<R>::open(walk.setup.clone(), players, Source::Deal(walk.deal.clone())).unwrap();
        for step in &walk.steps {
            assert_eq!(table.view(Viewer::Open), table.view(Viewer::Table));
            let open: Vec<_> = table.history(Viewer::Open).into_iter().flatten().map(|frame| frame.event).collect();
            let public: Vec<_> = table.history(Viewer::Table).into_iter().flatten().map(|frame| frame.event).collect();
            assert_eq!(open, public);
            table.act(step.seat, step.action, 0).unwrap();
        }
        assert_eq!(table.awaiting(), Awaiting::Over);
        assert_eq!(table.view(Viewer::Open), R::view(&walk.end, Viewer::Open), "after the end it is open");
    }
}

every_game! {
    and the smallest;
    fn a_seat_that_is_not_at_the_table_knows_no_more_than_the_table<R>(seats: usize) {
        for step in &walk::<R>(seats, 41).steps {
            for stranger in [seats as u8, 7, 8, u8::MAX].map(Seat).into_iter().filter(|s| s.index() >= seats) {
                for event in &step.events {
                    assert_eq!(event.seen_by(Viewer::Seat(stranger)), event.seen_by(Viewer::Table));
                }
            }
        }
    }
}

// The rest is about Olympia 2000 in its own terms, without determinization.

/// Whether a viewer sees a card: its holder does, and whoever looks at it, gives it or gets it (Z20); everybody does
/// when it is revealed. Written from the rulings, independently of `seen_by`.
fn shows(event: &Told, viewer: Viewer) -> Vec<Athlete> {
    let to = |seats: &[Seat], athlete: Option<Athlete>| -> Vec<Athlete> {
        let among = seats.iter().any(|&seat| viewer == Viewer::Seat(seat));
        athlete.filter(|_| among).into_iter().collect()
    };
    match *event {
        Told::Sent { seat, athlete }
        | Told::Looked { seat, athlete }
        | Told::Kept { seat, athlete }
        | Told::Drew { seat, athlete } => to(&[seat], athlete),
        Told::Gave { from, to: receiver, athlete } => to(&[from, receiver], athlete),
        Told::Revealed(round) => round.athletes.into_iter().flatten().collect(),
        Told::Consoled { athlete, .. } => vec![athlete],
        Told::Won { .. }
        | Told::Void
        | Told::Advanced { .. }
        | Told::Chosen { .. }
        | Told::DeckPassed { .. }
        | Told::LastRounds
        | Told::Ended => Vec::new(),
    }
}

/// The deal with two athletes exchanged, wherever they are.
fn exchanged(deal: &Deal, one: Athlete, other: Athlete) -> Deal {
    let exchange = |number: &mut u8| {
        if *number == one.number() {
            *number = other.number();
        } else if *number == other.number() {
            *number = one.number();
        }
    };
    let mut deal = deal.clone();
    deal.hands.iter_mut().flatten().chain(&mut deal.deck).for_each(exchange);
    deal
}

/// Everything a viewer sees of a game, frame by frame, and the cards that each frame shows to that viewer.
struct Watched {
    frames: Vec<(Option<Told>, View)>,
    shown: Vec<Vec<Athlete>>,
}

/// Plays the actions from the deal as far as they are legal, with `exchange` applied to the athletes sent.
fn watch(
    deal: &Deal,
    actions: impl Iterator<Item = (Seat, Action)>,
    viewer: Viewer,
    exchange: impl Fn(Athlete) -> Athlete,
) -> Watched {
    let setup = walk::setup::<Olympia2000>(deal.hands.len());
    let mut state = Olympia2000::start(&setup, deal).expect("an exchange leaves a deal possible");
    let mut watched =
        Watched { frames: vec![(None, Olympia2000::view(&state, viewer))], shown: vec![Vec::new()] };
    for (seat, action) in actions {
        let action = match action {
            Action::Athlete(athlete) => Action::Athlete(exchange(athlete)),
            other => other,
        };
        let played = Olympia2000::play(&mut state, seat, action, &mut |state, event| {
            watched.shown.push(shows(&event, viewer));
            watched.frames.push((event.seen_by(viewer), Olympia2000::view(state, viewer)));
        });
        if played.is_err() {
            // After the exchanged cards are shown, the two games differ, and actions of one are meaningless in the
            // other.
            break;
        }
    }
    watched
}

#[test]
fn olympia2000_exchanging_two_unseen_cards_changes_nothing_until_one_of_them_is_shown() {
    let (mut soon, mut late) = (0, 0);
    for seats in 2..=5 {
        for seed in 0..6 {
            let walk = walk::<Olympia2000>(seats, 500 + seed);
            let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
            let mut chance = walk::choices(900 + seed);
            for viewer in viewers(seats) {
                let own: Set<Athlete> = match viewer {
                    Viewer::Seat(seat) => {
                        walk.deal.hands[seat.index()].iter().filter_map(|&n| Athlete::new(n)).collect()
                    }
                    Viewer::Table | Viewer::Open => Set::EMPTY,
                };
                let unseen: Vec<Athlete> = Athlete::all().filter(|&athlete| !own.contains(athlete)).collect();
                let real = watch(&walk.deal, actions(), viewer, |athlete| athlete);
                for _ in 0..8 {
                    let (one, other) = (*chance.pick(&unseen).unwrap(), *chance.pick(&unseen).unwrap());
                    if one == other {
                        continue;
                    }
                    let exchange = |athlete| match athlete {
                        _ if athlete == one => other,
                        _ if athlete == other => one,
                        athlete => athlete,
                    };
                    let swapped = watch(&exchanged(&walk.deal, one, other), actions(), viewer, exchange);
                    let shown =
                        real.shown.iter().position(|cards| cards.contains(&one) || cards.contains(&other));
                    let differs = real.frames.iter().zip(&swapped.frames).position(|(a, b)| a != b);
                    assert_eq!(
                        differs, shown,
                        "{seats} seats, seed {seed}, {viewer:?}: {one:?} and {other:?} exchanged; the first frame that \
                         differs should be the one that shows one of them"
                    );
                    match shown {
                        Some(frame) if frame < 40 => soon += 1,
                        Some(_) => late += 1,
                        None => assert_eq!(real.frames.len(), swapped.frames.len()),
                    }
                }
            }
        }
    }
    assert!(
        soon > 50 && late > 50,
        "the claim is made of cards that are shown soon and late: {soon}, {late}"
    );
}

#[test]
fn olympia2000_exchanging_two_cards_that_nobody_draws_changes_nothing_at_all() {
    // Four players leave three cards in the deck.
    for seed in 0..10 {
        let walk = walk::<Olympia2000>(4, 550 + seed);
        let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
        let [.., one, other] = walk.deal.deck[..] else { panic!("a deck") };
        let swapped = exchanged(&walk.deal, Athlete::new(one).unwrap(), Athlete::new(other).unwrap());
        assert_ne!(swapped, walk.deal);
        for viewer in viewers(4) {
            let (real, swapped) =
                (watch(&walk.deal, actions(), viewer, |a| a), watch(&swapped, actions(), viewer, |a| a));
            assert!(real.frames == swapped.frames, "seed {seed}, {viewer:?}");
            assert!(real.frames.last().unwrap().0 == Some(Told::Ended));
        }
    }
}

#[test]
fn olympia2000_the_table_sees_no_hand_no_choice_and_no_card_looked_at() {
    for seats in 2..=5 {
        for state in walk::<Olympia2000>(seats, 60).states() {
            let view = Olympia2000::view(state, Viewer::Table);
            assert_eq!(view.looked, None);
            for player in &view.players {
                assert_eq!((player.hand, player.given.len(), player.received.len()), (None, 0, 0));
                assert!(!matches!(player.sent, Sent::Known(_)));
            }
        }
    }
}

#[test]
fn olympia2000_a_seat_sees_its_own_hand_and_choice_and_no_other() {
    for seats in 2..=5 {
        for state in walk::<Olympia2000>(seats, 61).states() {
            let open = Olympia2000::view(state, Viewer::Open);
            for own in Seat::all(seats) {
                let view = Olympia2000::view(state, Viewer::Seat(own));
                assert_eq!(view.player(own).unwrap().hand, open.player(own).unwrap().hand);
                assert_eq!(view.player(own).unwrap().sent, open.player(own).unwrap().sent);
                for other in Seat::all(seats).filter(|&other| other != own) {
                    let player = view.player(other).unwrap();
                    assert_eq!(player.hand, None);
                    assert!(!matches!(player.sent, Sent::Known(_)));
                }
                let deals = matches!(view.phase, Phase::Refill { .. }) && view.dealer == own;
                assert_eq!(view.looked.is_some(), deals);
            }
        }
    }
}

#[test]
fn olympia2000_an_event_shows_each_viewer_what_the_rulings_say_and_no_more() {
    for seats in 2..=5 {
        for step in walk::<Olympia2000>(seats, 62).steps {
            for event in &step.events {
                for viewer in viewers(seats) {
                    let told = event.seen_by(viewer).expect("that something happened is public");
                    // The event is obtained as a viewer who sees everything.
                    let everybody = Seat::all(seats).flat_map(|seat| shows(&told, Viewer::Seat(seat)));
                    let told: BTreeSet<Athlete> = everybody.collect();
                    assert_eq!(told, shows(event, viewer).into_iter().collect(), "{event} to {viewer:?}");
                }
                assert_eq!(event.seen_by(Viewer::Open), Some(*event));
            }
        }
    }
}

#[test]
fn olympia2000_each_unseen_card_is_sampled_in_every_place() {
    // In the first refill: the dealer, seat 0, has given seat 2 a card and is looking at the next.
    let mut game = walk::<Olympia2000>(3, 0);
    game.deal = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 49,50,1,2,4,5,6,7,8,9,11,13,14,15,16,17,18,19,21,22,25,26,\
                 28,29,30,31,32,33,34,35,36,37,41,42,43,44,45,46,47,48,52,53,54 chips discus,archery start 0"
        .parse()
        .unwrap();
    let mut state = Olympia2000::start(&game.setup, &game.deal).unwrap();
    for what in ["0 athlete 3", "1 athlete 55", "2 athlete 20", "1 chip discus", "0 give 2"] {
        let (seat, action) = what.split_once(' ').unwrap();
        walk::play::<Olympia2000>(&mut state, Seat(seat.parse().unwrap()), action.parse().unwrap());
    }
    let view = Olympia2000::view(&state, Viewer::Seat(Seat(0)));
    let known = [3, 12, 27, 40, 55, 20, 49, 50].map(|number| Athlete::new(number).unwrap());
    let mut chance = walk::choices(7);
    let (mut first, mut second, mut deck) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for _ in 0..400 {
        let world = Olympia2000::determinize(&view, &mut chance).unwrap();
        assert_eq!(Olympia2000::view(&world, Viewer::Seat(Seat(0))), view);
        let open = Olympia2000::view(&world, Viewer::Open);
        let hands = [0, 1, 2].map(|seat: usize| open.players[seat].hand.unwrap());
        assert!(hands[2].contains(known[6]), "the card the dealer gave stays where it is");
        assert_eq!(open.looked, Some(known[7]), "the card the dealer is looking at stays on top");
        let held = hands.iter().fold(Set::EMPTY, |held, &hand| held.union(hand)).union(open.revealed);
        first.extend(hands[1].iter());
        second.extend(hands[2].iter().filter(|&athlete| athlete != known[6]));
        deck.extend(Athlete::all().filter(|&athlete| !held.contains(athlete) && athlete != known[7]));
    }
    let unseen: BTreeSet<Athlete> = Athlete::all().filter(|athlete| !known.contains(athlete)).collect();
    assert_eq!(first, unseen, "in the hand of seat 1");
    assert_eq!(second, unseen, "in the hand of seat 2");
    assert_eq!(deck, unseen, "in the deck");
}

// The rest is about Olympicards in its own terms.

/// The deal of Olympicards with two cards exchanged, wherever they are.
fn cards_exchanged(deal: &olympicards::Deal, one: u8, other: u8) -> olympicards::Deal {
    let mut deal = deal.clone();
    for number in deal.hands.iter_mut().flatten().chain(&mut deal.stack) {
        if *number == one {
            *number = other;
        } else if *number == other {
            *number = one;
        }
    }
    deal
}

/// Whether a viewer of Olympicards sees a card: its owner when it is drawn, everybody when it is played or turned over
/// (C10).
fn shows_card(event: &olympicards::Event, viewer: Viewer) -> Vec<Performance> {
    use olympicards::Event as Told;
    match *event {
        Told::TurnedOver(card) => vec![card],
        Told::Played { attempt, .. } => attempt.cards().collect(),
        Told::Drew { seat, card } => card.filter(|_| viewer == Viewer::Seat(seat)).into_iter().collect(),
        _ => Vec::new(),
    }
}

type CardFrames = Vec<(Option<olympicards::Event>, olympicards::View, Vec<Performance>)>;

fn watch_cards(
    deal: &olympicards::Deal,
    actions: impl Iterator<Item = (Seat, olympicards::Action)>,
    viewer: Viewer,
) -> CardFrames {
    let mut state = Olympicards::start(&walk::setup::<Olympicards>(deal.hands.len()), deal).unwrap();
    let mut frames = vec![(None, Olympicards::view(&state, viewer), Vec::new())];
    for (seat, action) in actions {
        let played = Olympicards::play(&mut state, seat, action, &mut |state, event| {
            let view = Olympicards::view(state, viewer);
            frames.push((event.seen_by(viewer), view, shows_card(&event, viewer)));
        });
        if played.is_err() {
            break;
        }
    }
    frames
}

#[test]
fn olympicards_exchanging_two_unseen_cards_changes_nothing_until_one_of_them_is_shown() {
    let (mut shown_at, mut compared) = (0, 0);
    for seats in 2..=7 {
        for seed in 0..5 {
            let walk = walk::<Olympicards>(seats, 700 + seed);
            let actions = || walk.steps.iter().map(|step| (step.seat, step.action));
            let mut chance = walk::choices(800 + seed);
            for viewer in viewers(seats) {
                let own: &[u8] = match viewer {
                    Viewer::Seat(seat) => &walk.deal.hands[seat.index()],
                    Viewer::Table | Viewer::Open => &[],
                };
                let unseen: Vec<u8> = (1..=90).filter(|number| !own.contains(number)).collect();
                let real = watch_cards(&walk.deal, actions(), viewer);
                for _ in 0..4 {
                    let (one, other) = (*chance.pick(&unseen).unwrap(), *chance.pick(&unseen).unwrap());
                    let faces = [one, other].map(|number| Performance::of_card(number).unwrap());
                    let swapped = watch_cards(&cards_exchanged(&walk.deal, one, other), actions(), viewer);
                    let copies =
                        |frame: &(_, _, Vec<Performance>)| frame.2.iter().any(|card| faces.contains(card));
                    let shown = real.iter().position(copies).unwrap_or(real.len());
                    let differs = real.iter().zip(&swapped).position(|(a, b)| a != b);
                    if faces[0] == faces[1] {
                        // C22: copies are always interchangeable.
                        assert!(differs.is_none() && real.len() == swapped.len());
                        continue;
                    }
                    // The game may stop where a card is played that is now elsewhere; that play would have shown the
                    // card.
                    let same = differs.unwrap_or(real.len().min(swapped.len()));
                    assert!(
                        same >= shown,
                        "{seats} seats, seed {seed}, {viewer:?}: {faces:?}, {same} before {shown}"
                    );
                    shown_at += usize::from(shown < real.len());
                    compared += shown;
                }
            }
        }
    }
    assert!(shown_at > 100 && compared > 1_000, "{shown_at}, {compared}");
}

#[test]
fn olympicards_the_order_of_what_is_face_down_makes_no_difference_until_it_is_turned_over() {
    for seats in 2..=7 {
        let deal = walk::<Olympicards>(seats, 710).deal;
        let setup = walk::setup::<Olympicards>(seats);
        let mut other = deal.clone();
        other.stack.reverse();
        other.sports[1..].reverse();
        other.key ^= 1;
        let (one, other) =
            (Olympicards::start(&setup, &deal).unwrap(), Olympicards::start(&setup, &other).unwrap());
        for viewer in viewers(seats) {
            assert_eq!(Olympicards::view(&one, viewer), Olympicards::view(&other, viewer));
        }
    }
}
