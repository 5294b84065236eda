//! The contract that every game implements.
//!
//! Checks what tables, tools and computer players rely on without knowing any game: some seat may act until the game is
//! over, legal actions can be played, all others are refused without side effects, notations and records round-trip at
//! every point, undo leads back to the same states, and every game ends. Each test runs for every game on the shelf at
//! every number of seats; the last one, 100,000 games at each, runs only on request:
//! `cargo test -p pentathlon-engine contract:: -- --ignored`.

use crate::walk::{self, Step, Walk, actors, legal, play, setup, viewers, walk};
use pentathlon_engine::bots;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{
    Awaiting, Deal, Event, GameInfo, Level, Refusal, Rules, Seat, Setup, Standing, Viewer,
};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::collections::BTreeSet;
use std::ops::Range;

/// Seeds of the games that are checked closely.
const FEW: Range<u64> = 0..3;
/// Seeds of the games that are only played through.
const MANY: Range<u64> = 100..140;

/// In the long run, one game in this many is also written and read again.
const ONE_IN: u64 = 100;

/// The number of games per part; parts run in parallel.
const PART: usize = 25_000;

struct InfoOf;

impl Visitor for InfoOf {
    type Output = GameInfo;

    fn visit<R: Game>(self) -> GameInfo {
        R::Setup::INFO
    }
}

#[test]
fn the_shelf_finds_every_game_on_it() {
    let mut ids = BTreeSet::new();
    for info in games::shelf() {
        assert!(ids.insert(info.id), "{} stands on the shelf twice", info.id);
        let (least, most) = (*info.seats.start(), *info.seats.end());
        assert!(1 <= least && least <= most && most <= Seat::MAX_COUNT, "{}: {least} to {most}", info.id);
        assert!(info.rules_version >= 1 && info.minutes >= 1);
        assert!(info.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()), "{}", info.id);
        assert!(![info.title, info.author].contains(&"") && info.publisher != Some(""));
        assert_eq!(games::visit(info.id, InfoOf), Some(info));
    }
}

#[test]
fn the_shelf_refuses_a_game_that_is_not_on_it() {
    for stranger in ["", "chess", "Olympia2000", "olympia2000 "] {
        assert_eq!(games::visit(stranger, InfoOf), None, "{stranger:?}");
    }
}

every_game! {
    and the smallest;
    fn a_set_up_reads_back_as_itself<R>(seats: usize) {
        let usual = setup::<R>(seats);
        assert_eq!(usual.seats(), seats);
        assert_eq!(R::Setup::new(seats, &usual.to_string()), Ok(usual));
    }
}

every_game! {
    and the smallest;
    fn a_set_up_is_refused_with_a_sentence<R>(seats: usize) {
        let info = R::Setup::INFO;
        for wrong in (0..Seat::MAX_COUNT * 2).chain([usize::MAX]).filter(|wrong| !info.seats.contains(wrong)) {
            let why = R::Setup::new(wrong, "").expect_err("so many cannot play").to_string();
            assert!(why.contains(' ') && why.contains(&wrong.to_string()), "{why}");
        }
        let why = R::Setup::new(seats, "no_such_option=1").expect_err("there is no such option").to_string();
        assert!(why.contains("no_such_option"), "{why}");
    }
}

every_game! {
    and the smallest;
    fn a_deal_follows_from_its_seed_and_reads_back_as_itself<R>(seats: usize) {
        let mut deals = BTreeSet::new();
        for seed in MANY {
            let deal = walk::deal::<R>(seats, seed);
            assert_eq!(deal, walk::deal::<R>(seats, seed), "the same seed, the same deal");
            assert_eq!(deal.to_string().parse::<R::Deal>().ok().as_ref(), Some(&deal));
            deals.insert(deal.to_string());
            for others in R::Setup::INFO.seats.filter(|&others| others != seats) {
                assert!(R::start(&setup::<R>(others), &deal).is_err(), "refused for {others}");
            }
        }
        assert_eq!(deals.len() as u64, MANY.end - MANY.start, "another seed, another deal");
    }
}

every_game! {
    and the smallest;
    fn somebody_is_asked_until_the_game_is_over<R>(seats: usize) {
        for seed in MANY {
            let walk = walk::<R>(seats, seed);
            for state in walk.states() {
                let asked = R::awaiting(state).seats();
                assert_eq!(asked.is_empty(), R::awaiting(state) == Awaiting::Over);
                let at_table = |seat: Seat| seat.index() < seats || seat == Seat::CLOCK;
                assert!(asked.iter().all(at_table), "{asked:?}");
            }
            assert!(walk.steps.iter().all(|step| R::awaiting(&step.before) != Awaiting::Over));
        }
    }
}

every_game! {
    and the smallest;
    fn who_is_out_is_not_asked<R>(seats: usize) {
        for seed in MANY {
            for state in walk::<R>(seats, seed).states() {
                let (table, asked) = (R::view(state, Viewer::Table), R::awaiting(state).seats());
                let out = Seat::all(seats).filter(|&seat| R::is_out(&table, seat)).find(|&seat| asked.contains(seat));
                assert_eq!(out, None, "seed {seed}: {state:?}");
            }
        }
    }
}

every_game! {
    and the smallest;
    fn only_the_last_event_of_an_action_is_told_in_a_state_that_asks_for_the_next_step<R>(seats: usize) {
        for seed in FEW {
            for Step { before, seat, action, events } in walk::<R>(seats, seed).steps {
                let asked = R::awaiting(&before).seats();
                let (mut state, mut emitted) = (before, 0);
                R::play(&mut state, seat, action, &mut |state, event| {
                    emitted += 1;
                    let new = R::awaiting(state).seats().iter().find(|&seat| !asked.contains(seat));
                    if let Some(new) = new {
                        assert_eq!(emitted, events.len(), "seed {seed}, {action}: {event:?}; seat {new} is asked");
                    }
                })
                .unwrap();
            }
        }
    }
}

every_game! {
    and the smallest;
    fn legal_lists_are_sorted_without_repeats_and_empty_for_seats_that_may_not_act<R>(seats: usize) {
        for seed in MANY {
            for state in walk::<R>(seats, seed).states() {
                let asked = R::awaiting(state).seats();
                for seat in (0..=u8::MAX).map(Seat) {
                    let actions = legal::<R>(state, seat);
                    assert!(actions.is_sorted_by(|a, b| a < b), "seat {seat}: {actions:?}");
                    let is_asked = asked.contains(seat);
                    assert_eq!(actions.is_empty(), !is_asked, "seat {seat} of {asked:?}: {actions:?}");
                }
            }
        }
    }
}

every_game! {
    and the smallest;
    fn a_legal_list_does_not_depend_on_what_was_in_the_buffer<R>(seats: usize) {
        let walk = walk::<R>(seats, 1);
        let mut buffer: Vec<R::Action> = walk.steps.iter().map(|step| step.action).collect();
        for state in walk.states() {
            for seat in actors(seats + 1) {
                R::legal(state, seat, &mut buffer);
                assert_eq!(buffer, legal::<R>(state, seat));
            }
        }
    }
}

every_game! {
    and the smallest;
    fn legal_actions_play_and_show_something_to_everybody<R>(seats: usize) {
        for seed in FEW {
            for state in walk::<R>(seats, seed).states() {
                for seat in actors(seats) {
                    for action in legal::<R>(state, seat) {
                        let mut after = state.clone();
                        let events = play::<R>(&mut after, seat, action);
                        assert_ne!(&after, state, "seat {seat}, {action}: nothing changed");
                        for viewer in viewers(seats) {
                            let emitted = events.iter().filter(|event| event.seen_by(viewer).is_some());
                            assert_ne!(emitted.count(), 0, "{viewer:?} is not told of seat {seat}, {action}");
                        }
                    }
                }
            }
        }
    }
}

/// All actions that occur in some games of that kind, at any number of seats.
fn pool<R: Rules>() -> BTreeSet<R::Action> {
    R::Setup::INFO
        .seats
        .flat_map(|seats| (200..206).map(move |seed| walk::<R>(seats, seed)))
        .flat_map(|walk| walk.steps.into_iter().map(|step| step.action).collect::<Vec<_>>())
        .collect()
}

/// Returns why the action is refused; it must be, without any change or event.
fn refuse<R: Rules>(state: &R::State, seat: Seat, action: R::Action) -> Refusal {
    let mut after = state.clone();
    let mut emitted = 0;
    let played = R::play(&mut after, seat, action, &mut |_, _| emitted += 1);
    let why = played.expect_err("what is not legal is refused");
    assert_eq!(&after, state, "seat {seat}, {action}: refused, and yet something changed");
    assert_eq!(emitted, 0, "seat {seat}, {action}: refused, and yet something was told");
    assert!(why.to_string().contains(' '), "{why}");
    why
}

every_game! {
    and the smallest;
    fn illegal_actions_are_refused_without_change_or_event<R>(seats: usize) {
        let pool = pool::<R>();
        for seed in FEW {
            let walk = walk::<R>(seats, seed);
            for state in walk.states() {
                let asked = R::awaiting(state).seats();
                for seat in actors(seats) {
                    let may = legal::<R>(state, seat);
                    for &action in pool.iter().filter(|action| !may.contains(action)) {
                        let why = refuse::<R>(state, seat, action);
                        if seat == Seat::CLOCK && !walk.has_clock() {
                            assert_eq!(why, Refusal::NoSuchSeat);
                        } else if R::awaiting(state) == Awaiting::Over {
                            assert_eq!(why, Refusal::Over);
                        } else if !asked.contains(seat) {
                            assert_eq!(why, Refusal::NotAsked);
                        } else {
                            assert!(matches!(why, Refusal::NotNow | Refusal::NoSuchSeat | Refusal::Violation(_)), "{why:?}");
                        }
                    }
                }
            }
        }
    }
}

every_game! {
    and the smallest;
    fn a_seat_that_is_not_at_the_table_is_refused<R>(seats: usize) {
        let walk = walk::<R>(seats, 4);
        let strangers = [seats as u8, 7, 8, 8 + seats as u8 - 1, 64, u8::MAX].map(Seat);
        for step in &walk.steps {
            let stranger = |seat: &Seat| seat.index() >= seats && !(*seat == Seat::CLOCK && walk.has_clock());
            for seat in strangers.into_iter().filter(stranger) {
                assert_eq!(refuse::<R>(&step.before, seat, step.action), Refusal::NoSuchSeat);
            }
        }
    }
}

every_game! {
    and the smallest;
    fn after_the_end_everything_is_refused<R>(seats: usize) {
        let walk = walk::<R>(seats, 5);
        for step in &walk.steps {
            for seat in actors(seats).filter(|&seat| seat != Seat::CLOCK || walk.has_clock()) {
                assert_eq!(refuse::<R>(&walk.end, seat, step.action), Refusal::Over);
            }
        }
    }
}

every_game! {
    and the smallest;
    fn the_notation_of_every_action_reads_back_as_itself<R>(_seats: usize) {
        let pool = pool::<R>();
        let written: BTreeSet<String> = pool.iter().map(ToString::to_string).collect();
        assert_eq!(written.len(), pool.len(), "no two actions are written alike");
        for action in pool {
            let text = action.to_string();
            assert_eq!(text.parse::<R::Action>().ok(), Some(action), "{text}");
            for wrong in [format!("{text} {text}"), format!("x{text}"), format!("{text}x"), text.to_uppercase()] {
                assert!(wrong.parse::<R::Action>().is_err(), "{wrong:?} is refused");
            }
        }
    }
}

every_game! {
    and the smallest;
    fn secret_choices_come_in_any_order<R>(seats: usize) {
        for seed in FEW {
            let mut chance = walk::choices(seed + 1000);
            for state in walk::<R>(seats, seed).states() {
                let Awaiting::Secret(asked) = R::awaiting(state) else { continue };
                let chosen: Vec<(Seat, R::Action)> = asked
                    .iter()
                    .filter_map(|seat| Some((seat, *chance.pick(&legal::<R>(state, seat))?)))
                    .collect();
                let (mut forwards, mut backwards) = (state.clone(), state.clone());
                for &(seat, action) in &chosen {
                    play::<R>(&mut forwards, seat, action);
                }
                for &(seat, action) in chosen.iter().rev() {
                    play::<R>(&mut backwards, seat, action);
                }
                assert_eq!(forwards, backwards);
            }
        }
    }
}

every_game! {
    and the smallest;
    fn the_same_actions_give_the_same_states_and_events<R>(seats: usize) {
        for seed in MANY {
            let first = walk::<R>(seats, seed);
            let mut state = R::start(&first.setup, &first.deal).unwrap();
            for step in &first.steps {
                assert_eq!(state, step.before);
                let mut last_event = None;
                let mut events = Vec::new();
                R::play(&mut state, step.seat, step.action, &mut |then, event| {
                    last_event = Some(then.clone());
                    events.push(event);
                })
                .unwrap();
                assert_eq!(events, step.events);
                // After the last event, nothing is left to report but who may act next.
                let last_event = last_event.expect("every action is told");
                assert_eq!(R::standing(&last_event), R::standing(&state));
                if R::awaiting(&state) == Awaiting::Over {
                    assert_eq!(last_event, state, "the last event of a game has its final state");
                }
            }
            assert_eq!(state, first.end);
        }
    }
}

every_game! {
    and the smallest;
    fn the_clock_counts_only_while_it_is_asked<R>(seats: usize) {
        for seed in MANY {
            for state in walk::<R>(seats, seed).states() {
                let awaiting = R::awaiting(state);
                if R::RACE.and_then(|race| (race.countdown)(state)).is_some() {
                    assert!(awaiting.seats().contains(Seat::CLOCK), "{awaiting:?}");
                }
                if awaiting.seats().contains(Seat::CLOCK) {
                    assert!(matches!(awaiting, Awaiting::Race(_)), "{awaiting:?}: time runs in races only");
                    assert_eq!(legal::<R>(state, Seat::CLOCK).len(), 1, "it can do one thing");
                }
            }
        }
    }
}

every_game! {
    and the smallest;
    fn a_countdown_begins_when_the_clock_may_first_act_and_restarts_after_its_own_actions<R>(seats: usize) {
        for seed in FEW {
            let walk = walk::<R>(seats, seed);
            let mut table = table_of::<R>(seats, Source::Deal(walk.deal.clone()));
            let (mut began, mut at_ms) = (0, 0);
            for step in &walk.steps {
                at_ms += 731;
                let was_asked = R::awaiting(&step.before).seats().contains(Seat::CLOCK);
                table.act(step.seat, step.action, at_ms).unwrap();
                if step.seat == Seat::CLOCK || !was_asked {
                    began = at_ms;
                }
                if let Some(countdown) = table.countdown() {
                    assert_eq!(countdown.began_ms, began);
                    let lasts = countdown.lasts_ms;
                    assert_eq!(countdown.left_ms(began), lasts);
                    assert_eq!(countdown.left_ms(began + 100), lasts.saturating_sub(100));
                    assert_eq!(countdown.left_ms(u64::MAX), 0);
                    let again = Table::<R>::read(&table.to_string()).unwrap();
                    assert_eq!(again.countdown(), Some(countdown), "a reload does not stop the clock");
                }
            }
        }
    }
}

every_game! {
    and the smallest;
    fn where_people_race_a_computer_reacts_no_faster_than_a_person_could<R>(seats: usize) {
        for seed in FEW {
            let mut luck = walk::choices(seed);
            for state in walk::<R>(seats, seed).states() {
                let Awaiting::Race(asked) = R::awaiting(state) else { continue };
                for seat in asked.iter().filter(|&seat| seat != Seat::CLOCK) {
                    for level in Level::ALL {
                        let view = R::view(state, Viewer::Seat(seat));
                        let reaction = bots::react::<R>(level, &view, &mut luck).expect("a race knows haste");
                        assert!(legal::<R>(state, seat).contains(&reaction.action), "{}", reaction.action);
                        assert!((2_000..60_000).contains(&reaction.after_ms), "{} ms", reaction.after_ms);
                    }
                }
            }
        }
    }
}

/// A table of human players.
fn people(seats: usize) -> Vec<Player> {
    (0..seats).map(|seat| Player::new(&format!("P{seat}"), PlayerKind::Person)).collect()
}

fn table_of<R: Rules>(seats: usize, source: Source<R::Deal>) -> Table<R> {
    Table::open(setup::<R>(seats), people(seats), source).expect("a table")
}

/// Everything that is observable about a table.
fn seen<R: Rules>(table: &Table<R>) -> impl PartialEq + std::fmt::Debug + use<R> {
    let seats = table.setup().seats();
    let views: Vec<R::View> = viewers(seats).map(|viewer| table.view(viewer)).collect();
    let actions: Vec<Vec<R::Action>> = actors(seats).map(|seat| table.legal(seat)).collect();
    (views, table.awaiting(), actions, table.standing(), table.countdown())
}

every_game! {
    and the smallest;
    fn a_record_reads_back_as_the_same_table_at_every_moment<R>(seats: usize) {
        for seed in FEW {
            let walk = walk::<R>(seats, seed);
            for source in [Source::Deal(walk.deal.clone()), Source::Seed(Seed::from_number(seed))] {
                let mut table = table_of::<R>(seats, source);
                let mut milliseconds = 0;
                for step in &walk.steps {
                    let text = table.to_string();
                    let again = Table::<R>::read(&text).expect("what was written can be read");
                    assert_eq!(again.to_string(), text);
                    assert_eq!(seen(&again), seen(&table));
                    milliseconds += 731;
                    table.act(step.seat, step.action, milliseconds).unwrap();
                }
                let again = Table::<R>::read(&table.to_string()).unwrap();
                assert_eq!(again.to_string(), table.to_string());
                assert_eq!(again.view(Viewer::Open), table.view(Viewer::Open));
                assert_eq!(again.awaiting(), Awaiting::Over);
                tells_its_last_action(&again);
            }
        }
    }
}

/// The frames of the last action equal those of a full replay, for every viewer.
fn tells_its_last_action<R: Game>(table: &Table<R>) {
    for viewer in viewers(table.players().len()) {
        let last = table.history(0, viewer).pop().unwrap_or_default();
        let emitted = table.last_frames(viewer);
        assert_eq!(emitted.len(), last.len());
        for (emitted, last) in emitted.iter().zip(&last) {
            assert_eq!((&emitted.event, &emitted.view), (&last.event, &last.view));
        }
    }
}

every_game! {
    and the smallest;
    fn taking_back_leads_through_the_same_states_to_the_beginning<R>(seats: usize) {
        for seed in FEW {
            let walk = walk::<R>(seats, seed);
            let mut table = table_of::<R>(seats, Source::Deal(walk.deal.clone()));
            let (mut moments, mut choices) = (Vec::new(), Vec::new());
            for step in &walk.steps {
                moments.push(seen(&table));
                choices.push(step.seat != Seat::CLOCK && table.forced(step.seat).is_none());
                table.act(step.seat, step.action, 0).unwrap();
            }
            while !moments.is_empty() {
                let before = moments.len() - table.undo(true).expect("there is something to take back").actions;
                // An undo also takes back what the clock did after a person's choice, and what was not a choice.
                assert!(choices[before]);
                assert!(!choices[before + 1..moments.len()].contains(&true));
                let moment = moments.drain(before..).next().unwrap();
                assert_eq!(seen(&table), moment);
                assert_eq!(table.len(), moments.len());
                tells_its_last_action(&table);
            }
            assert!(table.undo(true).is_err(), "refused at the beginning");
            for step in &walk.steps {
                table.act(step.seat, step.action, 0).expect("and forth again");
            }
            assert_eq!(table.view(Viewer::Open), R::view(&walk.end, Viewer::Open));
        }
    }
}

every_game! {
    and the smallest;
    fn the_history_of_a_table_repeats_the_frames_of_each_action<R>(seats: usize) {
        for seed in FEW {
            let walk = walk::<R>(seats, seed);
            for viewer in viewers(seats) {
                let mut table = table_of::<R>(seats, Source::Deal(walk.deal.clone()));
                let mut emitted = Vec::new();
                for step in &walk.steps {
                    table.act(step.seat, step.action, 0).unwrap();
                    let frames = table.last_frames(viewer);
                    let events: Vec<_> = step.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
                    let frames: Vec<_> = frames.into_iter().map(|frame| (frame.event, frame.view)).collect();
                    assert_eq!(frames.iter().map(|(event, _)| event.clone()).collect::<Vec<_>>(), events);
                    if table.awaiting() == Awaiting::Over {
                        assert_eq!(frames.last().map(|(_, view)| view), Some(&table.view(viewer)));
                    }
                    emitted.push(frames);
                }
                let history: Vec<Vec<_>> = table
                    .history(0, viewer)
                    .into_iter()
                    .map(|frames| frames.into_iter().map(|frame| (frame.event, frame.view)).collect())
                    .collect();
                assert_eq!(history, emitted);
            }
        }
    }
}

/// Checks that points, ranks and tie-breaks are consistent.
fn is_sound(standing: &Standing, seats: usize) {
    let Standing { points, ranks, tiebreaks } = standing;
    assert_eq!((points.len(), ranks.len()), (seats, seats));
    for (seat, &rank) in ranks.iter().enumerate() {
        let ahead = ranks.iter().filter(|&&other| other < rank).count();
        assert_eq!(usize::from(rank), ahead + 1, "equal seats share a rank and the next skips: {ranks:?}");
        for other in 0..seats {
            assert!(points[seat] <= points[other] || rank < ranks[other], "{points:?} {ranks:?}");
        }
    }
    for tie in tiebreaks {
        assert!(tie.seats.len() > 1 && !tie.rule.is_empty());
        let equal: Vec<Seat> = Seat::all(seats).filter(|seat| points[seat.index()] == tie.points).collect();
        assert_eq!(tie.seats, equal);
        let places: BTreeSet<u8> = equal.iter().map(|seat| ranks[seat.index()]).collect();
        assert_eq!(tie.shared, places.len() < equal.len());
    }
    let levels: BTreeSet<i32> = points.iter().copied().collect();
    let alone = levels.iter().filter(|&level| points.iter().filter(|&p| p == level).count() == 1).count();
    assert_eq!(tiebreaks.len(), levels.len() - alone, "each tie is told: {points:?} {tiebreaks:?}");
    assert_ne!(standing.firsts().count(), 0);
}

every_game! {
    and the smallest;
    fn the_standing_is_sound_at_every_moment<R>(seats: usize) {
        for seed in MANY {
            walk::<R>(seats, seed).states().for_each(|state| is_sound(&R::standing(state), seats));
        }
    }
}

every_game! {
    and the smallest;
    fn computer_players_of_every_level_play_whole_games<R>(seats: usize) {
        for level in Level::ALL {
            // An Expert plays only one game, with the fewest playouts that still make a search.
            let is_expert = level == Level::Expert;
            for seed in FEW.take(if is_expert { 1 } else { usize::MAX }) {
                let players =
                    (0..seats).map(|_| Player::new("", PlayerKind::Computer(level))).collect::<Vec<_>>();
                let source = Source::Seed(Seed::from_number(seed));
                let mut table = Table::<R>::open(setup::<R>(seats), players, source).unwrap();
                while let Some(seat) = table.awaiting().seats().first() {
                    let search = || {
                        let (view, legal) = (table.view_before_choices(seat), table.legal(seat));
                        bots::search_action::<R>(&view, seat, &legal, 16, &mut table.chance())
                    };
                    let searched = is_expert.then(search).flatten();
                    let action = searched.or_else(|| table.quick_action(seat, level));
                    let action = action.expect("who is asked has something to do");
                    assert!(table.legal(seat).contains(&action), "{level} does {action}, which is not legal");
                    table.act(seat, action, 0).unwrap();
                    assert!(table.len() <= walk::MAX_ACTIONS);
                }
                assert_eq!(table.awaiting(), Awaiting::Over);
                assert_eq!(Table::<R>::read(&table.to_string()).unwrap().standing(), table.standing());
            }
        }
    }
}

every_game! {
    and the smallest;
    fn a_computer_player_that_may_not_act_does_nothing<R>(seats: usize) {
        let end = walk::<R>(seats, 6).end;
        for level in Level::ALL {
            for seat in Seat::all(seats) {
                let view = R::view(&end, Viewer::Seat(seat));
                assert_eq!(bots::quick_action::<R>(level, &view, &legal::<R>(&end, seat), &mut walk::choices(0)), None);
            }
        }
    }
}

/// Plays a game as fast as possible: seats to act, legal actions, events, until it is over; now and then tries an
/// illegal action, which must be refused without any change. Returns the number of actions.
fn run<R: Rules>(
    setup: &R::Setup,
    chance: &mut Chance,
    legal: &mut Vec<R::Action>,
    seen: &mut Vec<R::Action>,
) -> usize {
    let deal = R::Deal::draw(setup, chance);
    let mut state = R::start(setup, &deal).expect("what is drawn can be dealt");
    let mut actions = 0;
    loop {
        let asked = R::awaiting(&state).seats();
        if asked.is_empty() {
            break;
        }
        let seat = asked.iter().nth(chance.below(asked.len() as u32) as usize).unwrap();
        R::legal(&state, seat, legal);
        assert!(!legal.is_empty() && legal.is_sorted_by(|a, b| a < b));
        let &action = chance.pick(legal).unwrap();
        if let Some(&other) = chance.pick(seen).filter(|other| !legal.contains(other)) {
            refuse::<R>(&state, seat, other);
        }
        let mut emitted = 0;
        R::play(&mut state, seat, action, &mut |_, _| emitted += 1).expect("what is legal can be played");
        assert_ne!(emitted, 0);
        if seen.len() < 1_000 {
            seen.push(action);
        }
        actions += 1;
        assert!(actions <= walk::MAX_ACTIONS, "the game does not end");
    }
    assert_eq!(R::awaiting(&state), Awaiting::Over);
    is_sound(&R::standing(&state), setup.seats());
    actions
}

every_game! {
    #[ignore = "long: cargo test -p pentathlon-engine contract:: -- --ignored"]
    fn a_hundred_thousand_random_games_at_each_seat_count<R>(seats: usize) {
        let parts: Vec<Range<u64>> = (0..100_000).step_by(PART).map(|from| from..from + PART as u64).collect();
        let lengths = std::thread::scope(|scope| {
            let played: Vec<_> = parts.into_iter().map(|part| scope.spawn(|| many::<R>(seats, part))).collect();
            played.into_iter().map(|part| part.join().unwrap()).reduce(|(a, b), (c, d)| (a.min(c), b.max(d)))
        });
        let (shortest, longest) = lengths.unwrap();
        println!("100,000 games of {shortest} to {longest} actions");
    }
}

/// Plays the games with these numbers; returns the lengths of the shortest and the longest.
fn many<R: Game>(seats: usize, numbers: Range<u64>) -> (usize, usize) {
    let setup = setup::<R>(seats);
    let mut chance = Chance::new(&Seed::from_number(numbers.start + seats as u64), Stream::Deal);
    let (mut buffer, mut seen) = (Vec::new(), Vec::new());
    let (mut shortest, mut longest) = (usize::MAX, 0);
    for number in numbers {
        let actions = run::<R>(&setup, &mut chance, &mut buffer, &mut seen);
        (shortest, longest) = (shortest.min(actions), longest.max(actions));
        if number % ONE_IN == 0 {
            let walk: Walk<R> = walk(seats, 1_000_000 + number);
            let mut table = table_of::<R>(seats, Source::Deal(walk.deal.clone()));
            for step in &walk.steps {
                table.act(step.seat, step.action, 0).unwrap();
            }
            assert_eq!(Table::<R>::read(&table.to_string()).unwrap().standing(), R::standing(&walk.end));
        }
    }
    (shortest, longest)
}
