//! Secrecy: hidden information makes no difference to a seat that cannot know it.
//!
//! Checks that no view, event or computer player leaks hidden information, for every game on the shelf: states that a
//! seat samples from its view look to it exactly like the real one, in its legal actions, in the events it sees and in
//! the decisions of a computer player in that seat.
//!
//! What is hidden in a game, in its own terms and independently of determinization, is checked in `secrets.rs` of its
//! folder: two cards that a viewer has not seen are exchanged in the written-out deal, the same game is played, and the
//! viewer sees the same up to the event that shows one of them.

use crate::walk::{self, legal, walk};
use pentathlon_engine::bots::{self, Search, SearchRequest};
use pentathlon_engine::cards::Chance;
use pentathlon_engine::games::{Game, shelf};
use pentathlon_engine::rules::{Awaiting, Determinize, Event, Level, Rules, Seat, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::collections::BTreeSet;

/// The number of states sampled at each point.
const SAMPLED: usize = 4;

/// States consistent with what `seat` knows.
fn sampled_states<R: Determinize>(state: &R::State, seat: Seat, chance: &mut Chance) -> Vec<R::State> {
    let view = R::view(state, Viewer::Seat(seat));
    (0..SAMPLED).map(|_| R::determinize(&view, chance).expect("a real view can be determinized")).collect()
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
                    for possible in sampled_states::<R>(state, seat, &mut chance) {
                        assert_eq!(R::view(&possible, Viewer::Seat(seat)), view);
                        assert_eq!(R::awaiting(&possible), R::awaiting(state));
                        assert_eq!(legal::<R>(&possible, seat), legal::<R>(state, seat));
                        assert_eq!(R::view(&possible, Viewer::Table), R::view(state, Viewer::Table));
                    }
                }
            }
        }
    }
}

every_game! {
    and the smallest;
    fn nobody_samples_from_what_only_the_table_knows<R>(seats: usize) {
        for state in walk::<R>(seats, 0).states() {
            assert!(R::determinize(&R::view(state, Viewer::Table), &mut walk::choices(0)).is_none(), "refused");
        }
    }
}

/// The result when `seat` plays `action`: the events, and what the seat sees and knows afterwards.
type Frames<R> = Vec<(<R as Rules>::Event, Option<<R as Rules>::Event>, <R as Rules>::View)>;

fn frames<R: Rules>(state: &R::State, seat: Seat, action: R::Action) -> Frames<R> {
    watched::<R>(state, seat, action, seat)
}

/// The same, seen by a seat that watches.
fn watched<R: Rules>(state: &R::State, seat: Seat, action: R::Action, watches: Seat) -> Frames<R> {
    let mut frames = Vec::new();
    let viewer = Viewer::Seat(watches);
    R::play(&mut state.clone(), seat, action, &mut |state, event| {
        let seen = event.seen_by(viewer);
        frames.push((event, seen, R::view(state, viewer)));
    })
    .expect("what is legal for the seat is legal in every state that it can sample");
    frames
}

every_game! {
    and the smallest;
    fn the_same_action_shows_the_same_in_every_sampled_state_until_something_is_revealed<R>(seats: usize) {
        for seed in 10..13 {
            let mut chance = walk::choices(seed);
            for state in walk::<R>(seats, seed).states() {
                for seat in R::awaiting(state).seats().iter() {
                    let states = sampled_states::<R>(state, seat, &mut chance);
                    for action in legal::<R>(state, seat) {
                        let real = frames::<R>(state, seat, action);
                        for possible in &states {
                            let sampled = frames::<R>(possible, seat, action);
                            let differs = real
                                .iter()
                                .zip(&sampled)
                                .find(|((_, event, view), (_, dreamt, seen))| (event, view) != (dreamt, seen));
                            if let Some(((event, ..), (dream, ..))) = differs {
                                assert!(
                                    event.reveals() && dream.reveals(),
                                    "seat {seat}, {action}: nothing is revealed by {event:?}, and yet the seat can \
                                     tell it from {dream:?}"
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

every_game! {
    and the smallest;
    fn a_step_done_without_asking_reveals_nothing_about_a_hand<R>(seats: usize) {
        for seed in 20..23 {
            let mut chance = walk::choices(seed);
            for state in walk::<R>(seats, seed).states() {
                let is_forced = |state: &R::State, seat| R::is_forced(&R::view(state, Viewer::Table), seat);
                for seat in R::awaiting(state).seats().iter() {
                    for viewer in Seat::all(seats).filter(|&viewer| viewer != seat) {
                        for possible in sampled_states::<R>(state, viewer, &mut chance) {
                            let forced = is_forced(&possible, seat);
                            assert_eq!(forced, is_forced(state, seat), "{seat}, as seat {viewer} sees it");
                            if !forced {
                                continue;
                            }
                            // In each state it is the only action, and its first event tells the viewer the same.
                            let [real, sampled] = [state, &possible].map(|state| {
                                let actions = legal::<R>(state, seat);
                                assert_eq!(actions.len(), 1, "{seat} has a choice");
                                watched::<R>(state, seat, actions[0], viewer).remove(0)
                            });
                            if (&real.1, &real.2) != (&sampled.1, &sampled.2) {
                                assert!(real.0.reveals() && sampled.0.reveals(), "{:?} and {:?}", real.0, sampled.0);
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

fn by_level<R: Game>(level: Level, state: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
    let (view, legal) = (R::view(state, Viewer::Seat(seat)), legal::<R>(state, seat));
    // The fewest playouts that still make a search.
    let search = || bots::search_action::<R>(&view, seat, &legal, 24, chance);
    let searched = (level == Level::Expert).then(search).flatten();
    searched.or_else(|| bots::quick_action::<R>(level, &view, &legal, chance))
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
                let decide = |possible: &R::State| decide(possible, seat, &mut walk::choices(number as u64));
                let decided = decide(state);
                assert!(decided.is_some());
                for possible in sampled_states::<R>(state, seat, &mut chance) {
                    asked += 1;
                    different += usize::from(decide(&possible) != decided);
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
            [|w, s, c| by_level::<R>(Level::Rookie, w, s, c), |w, s, c| by_level::<R>(Level::Regular, w, s, c)];
        for decide in quick {
            assert_eq!(seen_through::<R>(seats, 20..23, 1, decide).0, 0);
        }
        // An Expert searches: at every third moment of one game.
        let (different, asked) = seen_through::<R>(seats, 20..21, 3, |w, s, c| by_level::<R>(Level::Expert, w, s, c));
        assert!(different == 0 && asked > 0, "{different} of {asked}");
    }
}

every_game! {
    and the smallest;
    fn a_player_that_peeks_at_hidden_cards_is_caught<R>(seats: usize) {
        // Tries each action in the true state. Among equally good ones the hidden cards decide as well.
        fn peek<R: Game>(possible: &R::State, seat: Seat, chance: &mut Chance) -> Option<R::Action> {
            let value = |action: R::Action| {
                let (mut possible, mut chance) = (possible.clone(), chance.clone());
                R::play(&mut possible, seat, action, &mut |_, _| {}).ok()?;
                for _ in 0..200 {
                    let Some(next) = R::awaiting(&possible).seats().first() else { break };
                    let &action = chance.pick(&legal::<R>(&possible, next))?;
                    R::play(&mut possible, next, action, &mut |_, _| {}).ok()?;
                }
                let standing = R::standing(&possible);
                let others = standing.points.iter().sum::<i32>();
                let own = standing.points.get(seat.index()).copied().unwrap_or(0);
                let hidden = format!("{action:?}, {possible:?}").bytes().fold(7_u32, |hash, byte| {
                    (hash ^ u32::from(byte)).wrapping_mul(16_777_619)
                });
                Some((own * 2 - others, hidden))
            };
            legal::<R>(possible, seat).into_iter().max_by_key(|&action| value(action))
        }
        let (different, asked) = seen_through::<R>(seats, 20..21, 3, peek::<R>);
        assert!(different > 0, "{asked}");
    }
}

every_game! {
    and the smallest;
    fn an_expert_decides_the_same_with_the_same_budget_and_luck_in_whatever_slices<R>(seats: usize) {
        if R::RACE.is_some() {
            return;
        }
        let walk = walk::<R>(seats, 24);
        for state in walk.states().step_by(7) {
            let seats = R::awaiting(state).seats();
            let Some(seat) = seats.first() else { continue };
            let (view, legal) = (R::view(state, Viewer::Seat(seat)), legal::<R>(state, seat));
            let search = || {
                let (view, legal, seed) = (view.clone(), legal.clone(), walk::choices(1).draw_seed());
                Search::<R>::new(SearchRequest { view, seat, legal, playouts: 60, seed }).unwrap()
            };
            let (mut whole, mut sliced) = (search(), search());
            assert!(whole.step(u32::MAX));
            while !sliced.step(1) {
                let best = sliced.best().expect("there is always a best one");
                assert!(legal.contains(&best));
            }
            assert_eq!(whole.best(), sliced.best());
            assert_eq!(whole.scored_actions(), sliced.scored_actions());
            assert_eq!(whole.scored_actions().first().map(|scored| scored.action), whole.best());
            let (done, playouts) = whole.progress();
            assert_eq!(done, playouts);
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
            let states: Vec<String> =
                (0..200).map(|_| format!("{:?}", R::determinize(&view, &mut chance).unwrap())).collect();
            let different = states.iter().collect::<BTreeSet<_>>().len();
            assert!(different >= 150, "{different} different states");
            let truth = format!("{first:?}");
            let true_ones = states.iter().filter(|possible| **possible == truth).count();
            assert!(true_ones <= 3, "it is not drawn from the truth: {true_ones} of 200");
        }
    }
}

every_game! {
    and the smallest;
    fn nobody_sees_all_of_a_table_before_the_end<R>(seats: usize) {
        let walk = walk::<R>(seats, 40);
        let players = (0..seats).map(|_| Player::new("", PlayerKind::Person)).collect();
        let mut table = Table::<R>::open(walk.setup.clone(), players, Source::Deal(walk.deal.clone())).unwrap();
        for step in &walk.steps {
            assert_eq!(table.view(Viewer::Open), table.view(Viewer::Table));
            let open: Vec<_> = table.history(0, Viewer::Open).into_iter().flatten().map(|frame| frame.event).collect();
            let public: Vec<_> = table.history(0, Viewer::Table).into_iter().flatten().map(|frame| frame.event).collect();
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

#[test]
fn every_game_of_the_shelf_has_a_suite_of_its_own_secrets() {
    for info in shelf() {
        let suite = format!("{}/tests/{}/mod.rs", env!("CARGO_MANIFEST_DIR"), info.id);
        let suite = std::fs::read_to_string(suite).unwrap_or_default();
        assert!(suite.contains("mod secrets;"), "engine/tests/{}/secrets.rs", info.id);
    }
}
