//! How fast computer players think: `cargo run --release -p pentathlon-engine --example speed -- [FILE]`.
//!
//! For each game and number of seats, at some moments of games between quick computer players, it measures per second:
//! states sampled from the view, playouts from there, iterations of whole searches, and playouts of hints, with their reasons.
//! Everything is repeated with the same luck and the fastest repetition counts, so that other load on the machine is
//! ignored. With FILE, it writes the same as JSON, including the search requests, so that `cargo xtask measure search` can measure a browser.

#![allow(clippy::expect_used, reason = "a benchmark that cannot go on stops with a sentence")]

use pentathlon_engine::bots::{
    self, GOLD_PLAYOUTS, HINT_PLAYOUTS, HintRequest, HintSearch, Playout, Search, SearchRequest,
    WorkerRequest, greedy, to_bytes,
};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Deal, Level, Setup, Viewer};
use serde_json::{Value, json};
use std::hint::black_box;
use std::time::Instant;

/// The number of moments for each game and number of seats.
const MOMENTS: usize = 8;
/// The number of samples and of playouts at each moment.
const SAMPLES: u32 = 200;
const REPETITIONS: usize = 3;

struct Speed {
    seats: usize,
}

impl Visitor for Speed {
    type Output = Option<Value>;

    fn visit<R: Game>(self) -> Self::Output {
        let moments = moments::<R>(self.seats);
        if moments.is_empty() {
            return None;
        }
        let (mut states, mut playouts, mut iterations, mut hints) = (0.0, 0.0, 0.0, 0.0);
        for question in &moments {
            let sample =
                |chance: &mut Chance| R::determinize(&question.view, chance).expect("a view of a game");
            states += quickest(|| {
                let mut chance = Chance::new(&question.seed, Stream::Decoration);
                (0..SAMPLES).for_each(|_| _ = black_box(sample(&mut chance)));
            });
            let sampled = sample(&mut Chance::new(&question.seed, Stream::Decoration));
            let (mut playout, mut state) = (Playout::<R>::default(), sampled.clone());
            playouts += quickest(|| {
                let mut chance = Chance::new(&question.seed, Stream::Decoration);
                for _ in 0..SAMPLES {
                    state.clone_from(&sampled);
                    playout.finish(&mut state, &mut chance).expect("a game ends");
                }
            });
            iterations += quickest(|| {
                let mut search =
                    Search::new(asked_again(question)).expect("there is something to choose from");
                while !search.step(question.playouts) {}
                black_box(search.best());
            });
            hints += quickest(|| {
                let SearchRequest { view, seat, legal, seed, .. } = question;
                let mut search = HintSearch::<R>::new(HintRequest {
                    view: view.clone(),
                    seat: *seat,
                    seats: self.seats,
                    legal: legal.clone(),
                    playouts: HINT_PLAYOUTS,
                    seed: *seed,
                    best: None,
                    selected: None,
                })
                .expect("there is something to choose from");
                while !search.step(GOLD_PLAYOUTS) {}
                black_box(search.answer());
            });
        }
        let count = moments.len() as f64;
        let a_second = |times: u32, seconds: f64| (f64::from(times) * count / seconds).round() as u64;
        let hex = |question: SearchRequest<R>| {
            let asked = to_bytes(&WorkerRequest::Search(question));
            asked.iter().map(|byte| format!("{byte:02x}")).collect()
        };
        Some(json!({
            "game": R::Setup::INFO.id,
            "seats": self.seats,
            "states": a_second(SAMPLES, states),
            "playouts": a_second(SAMPLES, playouts),
            "budget": GOLD_PLAYOUTS,
            "iterations": a_second(GOLD_PLAYOUTS, iterations),
            "hints": a_second(HINT_PLAYOUTS.iter().sum(), hints),
            "questions": moments.into_iter().map(hex).collect::<Vec<String>>(),
        }))
    }
}

/// The search requests at some moments of games between quick computer players, spread over the games; none where seats
/// race.
fn moments<R: Game>(seats: usize) -> Vec<SearchRequest<R>> {
    let mut moments = Vec::new();
    let mut chance = Chance::new(&Seed::from_number(3), Stream::Thinking(0));
    for game in 0..2 {
        let setup = R::Setup::new(seats, "").expect("the shelf says that so many can play");
        let deal = R::Deal::draw(&setup, &mut Chance::new(&Seed::from_number(game), Stream::Deal));
        let mut state = R::start(&setup, &deal).expect("a drawn deal is possible");
        while !matches!(R::awaiting(&state), Awaiting::Over | Awaiting::Race(_)) {
            let Some(seat) = R::awaiting(&state).seats().first() else { break };
            let (mut legal, view) = (Vec::new(), R::view(&state, Viewer::Seat(seat)));
            R::legal(&state, seat, &mut legal);
            let action = greedy::<R>(&view, &legal, &mut chance).expect("who is asked can do something");
            let is_searched = bots::react::<R>(Level::Expert, &view, &mut chance.clone()).is_none();
            if is_searched && legal.len() > 2 {
                moments.push(SearchRequest {
                    view,
                    seat,
                    legal,
                    playouts: GOLD_PLAYOUTS,
                    seed: chance.draw_seed(),
                });
            }
            R::play(&mut state, seat, action, &mut |_, _| {}).expect("a legal action plays");
        }
    }
    let every = moments.len().div_ceil(MOMENTS).max(1);
    moments.into_iter().step_by(every).collect()
}

/// The shortest of several durations, in seconds.
fn quickest(mut thing: impl FnMut()) -> f64 {
    let time = |_| {
        let began = Instant::now();
        thing();
        began.elapsed().as_secs_f64()
    };
    (0..REPETITIONS).map(time).fold(f64::INFINITY, f64::min)
}

fn main() {
    let mut all = Vec::new();
    for info in games::shelf() {
        for seats in info.seats.clone() {
            let Some(Some(speed)) = games::visit(info.id, Speed { seats }) else { continue };
            println!(
                "{:<12} {seats} seats: {} states, {} playouts, {} iterations ({} of hints) a second",
                info.id, speed["states"], speed["playouts"], speed["iterations"], speed["hints"]
            );
            all.push(speed);
        }
    }
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(&file, Value::Array(all).to_string()).expect("the file can be written");
    }
}

fn asked_again<R: Game>(question: &SearchRequest<R>) -> SearchRequest<R> {
    let &SearchRequest { ref view, seat, ref legal, playouts, seed } = question;
    SearchRequest { view: view.clone(), seat, legal: legal.clone(), playouts, seed }
}
