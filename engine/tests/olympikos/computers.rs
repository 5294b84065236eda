//! How the computer players guess.

use crate::walk;
use pentathlon_engine::bots;
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympikos::{
    Action, Deal, Event, Medal, Olympikos, Owner, Phase, Setup, State, Way,
};
use pentathlon_engine::rules::{Awaiting, Deal as _, Level, Reaction, Rules, Seat, Setup as _, Viewer};

/// Plays a turn's race by reaction times: each player reacts to what they see, and again when their legal actions have
/// changed; the earliest acts first. Returns how long it took.
pub fn race(state: &mut State, level: Level, luck: &mut Chance, emit: &mut impl FnMut(&State, Event)) -> u64 {
    let mut now = 0_u64;
    let mut clock: Option<u64> = None;
    let mut plans: Vec<Option<(u64, Action)>> = vec![None; state.seats()];
    let mut choices = vec![0; state.seats()];
    while let Awaiting::Race(asked) = Olympikos::awaiting(state) {
        clock = match (state.countdown(), clock) {
            (None, _) => None,
            (Some(_), Some(running)) => Some(running),
            (Some(ms), None) => Some(now + u64::from(ms)),
        };
        for seat in asked.iter().filter(|&seat| seat != Seat::CLOCK) {
            let may = walk::legal::<Olympikos>(state, seat).len();
            if plans[seat.index()].is_none() || choices[seat.index()] != may {
                choices[seat.index()] = may;
                let view = Olympikos::view(state, Viewer::Seat(seat));
                let reaction = bots::react::<Olympikos>(level, &view, luck).expect("who is asked reacts");
                plans[seat.index()] = Some((now + u64::from(reaction.after_ms), reaction.action));
            }
        }
        let planned = plans.iter().enumerate().filter_map(|(seat, plan)| Some((plan.as_ref()?.0, seat)));
        let next = planned.min();
        let (seat, action) = match (next, clock) {
            (Some((at, _)), Some(rings)) if rings < at => (Seat::CLOCK, Action::TimeUp),
            (None, Some(_)) => (Seat::CLOCK, Action::TimeUp),
            (Some((_, seat)), _) => (Seat(seat as u8), plans[seat].take().unwrap().1),
            (None, None) => panic!("nobody acts"),
        };
        now = if seat == Seat::CLOCK { clock.take().unwrap() } else { next.unwrap().0 };
        Olympikos::play(state, seat, action, emit).expect("what was planned is still legal");
    }
    now
}

/// The statistics of some games.
#[derive(Default, Debug)]
pub struct Tally {
    /// Guesses, and right guesses, by medal.
    pub medals: [(u32, u32); 3],
    /// The same for upright and flat clues.
    pub ways: [(u32, u32); 2],
    pub points: Vec<i32>,
    pub race_ms: u64,
    pub races: u32,
    pub controls: (u32, u32),
}

pub fn tally(seats: usize, options: &str, games: u64, level: Level) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games {
        let setup = Setup::new(seats, options).unwrap();
        let deal = Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal));
        let mut state = Olympikos::start(&setup, &deal).unwrap();
        let mut luck = walk::choices(seed);
        loop {
            match Olympikos::awaiting(&state) {
                Awaiting::Over => break,
                Awaiting::Turn(coach) => {
                    let view = Olympikos::view(&state, Viewer::Seat(coach));
                    let reaction = bots::react::<Olympikos>(level, &view, &mut luck).unwrap();
                    walk::play::<Olympikos>(&mut state, coach, reaction.action);
                }
                Awaiting::Race(_) => {
                    let ways =
                        Olympikos::view(&state, Viewer::Table).stands.map(|stand| stand.clue.unwrap().way);
                    let coach = Olympikos::view(&state, Viewer::Table).coach;
                    tally.race_ms += race(&mut state, level, &mut luck, &mut |_, event| match event {
                        Event::Turned { medal, owner: Owner::Seat(seat), right, .. } if seat != coach => {
                            let medals = &mut tally.medals[medal.index()];
                            *medals = (medals.0 + 1, medals.1 + u32::from(right));
                            let ways = &mut tally.ways[usize::from(ways[medal.index()] == Way::Flat)];
                            *ways = (ways.0 + 1, ways.1 + u32::from(right));
                        }
                        Event::Tested { positive, .. } => {
                            tally.controls.0 += 1;
                            tally.controls.1 += u32::from(positive);
                        }
                        _ => {}
                    });
                    tally.races += 1;
                }
                Awaiting::Secret(_) => panic!("nothing is chosen in secret"),
            }
        }
        tally.points.push(Olympikos::standing(&state).points.into_iter().max().unwrap());
    }
    tally
}

fn percent((all, right): (u32, u32)) -> u32 {
    (100 * right + all / 2) / all.max(1)
}

#[test]
fn a_more_skilled_player_is_right_more_often_and_faster() {
    let tallies = Level::ALL.map(|level| tally(4, "", 40, level));
    let right = |tally: &Tally| {
        percent(tally.medals.iter().fold((0, 0), |sum, medal| (sum.0 + medal.0, sum.1 + medal.1)))
    };
    let [rookie, regular, expert] = tallies.each_ref().map(right);
    assert!(
        35 <= rookie && rookie + 3 < regular && regular + 3 < expert && expert < 85,
        "{rookie} {regular} {expert}"
    );
    let [slow, usual, fast] = tallies.each_ref().map(|tally| tally.race_ms / u64::from(tally.races));
    assert!(slow > usual && usual > fast && fast > 2_500 && slow < 60_000, "{slow} {usual} {fast} ms");
}

#[test]
fn a_rookie_misses_some_clear_clues_and_leaves_time_to_look() {
    let [rookie, .., expert] = Level::ALL.map(|level| tally(4, "clues=more hands=clear", 20, level));
    let right = |tally: &Tally| tally.medals.map(percent);
    assert!(right(&rookie).iter().all(|share| (60..90).contains(share)), "{:?}", right(&rookie));
    assert!(right(&expert).iter().all(|&share| share >= 95), "{:?}", right(&expert));
    assert!(rookie.race_ms / u64::from(rookie.races) > 15_000, "{} ms in all", rookie.race_ms);
}

#[test]
fn an_upright_clue_is_understood_better_than_a_flat_one() {
    let tally = tally(4, "", 40, Level::Regular);
    let [upright, flat] = tally.ways.map(percent);
    assert!(upright > flat + 20, "{upright} {flat}");
}

#[test]
fn a_reaction_is_never_faster_than_a_persons_and_varies() {
    let (mut least, mut most) = (u32::MAX, 0);
    for seed in 0..10 {
        let mut luck = walk::choices(seed);
        for state in walk::walk::<Olympikos>(4, seed).states() {
            for seat in Olympikos::awaiting(state).seats().iter().filter(|&seat| seat != Seat::CLOCK) {
                let view = Olympikos::view(state, Viewer::Seat(seat));
                for level in Level::ALL {
                    let reaction = bots::react::<Olympikos>(level, &view, &mut luck).unwrap();
                    least = least.min(reaction.after_ms);
                    most = most.max(reaction.after_ms);
                }
            }
        }
    }
    assert!(least >= 900 && (5_000..20_000).contains(&most), "{least} to {most} ms");
}

#[test]
fn a_relaxed_rival_places_its_first_card_no_earlier_than_after_twelve_seconds() {
    let relaxed = Setup::new(4, "rivals=relaxed").unwrap();
    assert_eq!(Setup::new(4, &relaxed.to_string()), Ok(relaxed));
    assert!(!Setup::new(4, "").unwrap().to_string().contains("rivals"), "older builds read usual set-ups");
    let (mut first, mut later) = (0, 0);
    for seed in 0..5 {
        let mut luck = walk::choices(seed);
        for state in walk::walk::<Olympikos>(4, seed).states() {
            for seat in Olympikos::awaiting(state).seats().iter().filter(|&seat| seat != Seat::CLOCK) {
                let mut view = Olympikos::view(state, Viewer::Seat(seat));
                view.setup.relaxed = true;
                let has_placed = Medal::ALL.into_iter().any(|medal| {
                    view.stand(medal).cards.iter().skip(1).any(|card| card.owner == Owner::Seat(seat))
                });
                let Some(Reaction { action: Action::Place(..), after_ms }) =
                    bots::react::<Olympikos>(Level::Expert, &view, &mut luck)
                else {
                    continue;
                };
                if has_placed {
                    later += u32::from(after_ms < 12_000);
                } else {
                    assert!(after_ms >= 12_000, "{after_ms} ms");
                    first += 1;
                }
            }
        }
    }
    assert!(first > 50 && later > 50, "{first} first cards, {later} quick later ones");
}

#[test]
fn a_coach_lays_upright_what_is_strong_and_clear() {
    let mut upright = 0;
    for seed in 0..30 {
        let walk = walk::walk::<Olympikos>(3, seed);
        let state = walk.states().next().unwrap();
        let coach = Olympikos::view(state, Viewer::Table).coach;
        let view = Olympikos::view(state, Viewer::Seat(coach));
        let action = bots::quick_action::<Olympikos>(
            Level::Regular,
            &view,
            &walk::legal::<Olympikos>(state, coach),
            &mut walk::choices(seed),
        );
        let Some(Action::Clue(clue, way)) = action else { panic!("{action:?}") };
        let target = view.sport(view.target(Medal::Bronze).unwrap());
        let strongest = view.sports.iter().filter(|&&sport| sport != target).map(|&s| clue.strength(s)).max();
        if way == Way::Upright {
            upright += 1;
            assert!(clue.strength(target) >= 2 && strongest <= Some(clue.strength(target)));
        }
    }
    assert!((5..30).contains(&upright), "{upright}");
}

#[test]
fn a_seat_outside_a_race_has_no_quick_reaction() {
    let walk = walk::walk::<Olympikos>(3, 1);
    for state in walk.states() {
        let view = Olympikos::view(state, Viewer::Table);
        assert_eq!(bots::react::<Olympikos>(Level::Expert, &view, &mut walk::choices(1)), None);
        if view.phase == Phase::Race {
            let coach = Olympikos::view(state, Viewer::Seat(view.coach));
            assert_eq!(bots::react::<Olympikos>(Level::Expert, &coach, &mut walk::choices(1)), None);
        }
    }
}

#[test]
#[ignore = "a measurement: cargo test --release -p pentathlon-engine olympikos:: -- --ignored --nocapture"]
fn how_often_computers_guess_right() {
    let options = ["", "clues=more hands=clear", "clues=more hands=clear ways=honest"];
    for (options, seats) in options.into_iter().flat_map(|options| (2..=6).map(move |seats| (options, seats)))
    {
        for level in Level::ALL {
            let tally = tally(seats, options, 1_000, level);
            let points: i32 = tally.points.iter().sum();
            println!(
                "{options:?}, {seats} seats, {level:?}: right {:?} of 100, upright and flat {:?}, best {:.1} points, a race {:.1} s, \
                 positive {} of 100",
                tally.medals.map(percent),
                tally.ways.map(percent),
                f64::from(points) / tally.points.len() as f64,
                tally.race_ms as f64 / f64::from(tally.races) / 1000.0,
                percent(tally.controls),
            );
        }
    }
}
