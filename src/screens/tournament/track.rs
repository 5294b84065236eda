//! The track: an arch for each game, a lane for each place, a line for each participant with the points that each game gave,
//! and a runner with the sum at its head. It shows what the sentences around it say, so only what can be tapped is read out.

use super::coming::Coming;
use super::course::{Course, Outcome, winners};
use super::next_game::minutes;
use super::stakes::ties;
use crate::figure::Pictogram;
use crate::messages::{app, tournament as messages};
use crate::screens::arch::arch;
use crate::ui::{bool_attr, count_up, derived_bool, on_tap, pictogram, seat_class, seat_token};
use leptos::prelude::*;
use pentathlon_engine::games::short_title_of;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::{Ties, most_points, points, standing};

/// A game on the track.
enum Gate<'a> {
    /// It counts: the places.
    Done(&'a [u8]),
    /// It counts for nobody, or goes on; why, in a word or two.
    Said { why: &'static str, is_on: bool },
    /// It comes next.
    Next,
    /// It can be chosen.
    Choice,
    /// It comes later; whether it is the last one.
    Later { is_last: bool },
}

/// How far before and behind an arch a line begins to bend, where an arch is 100 wide.
const BEND: usize = 50;

/// The track. A tap on a game to choose makes it `chosen`. The sums count up if the board comes from a podium.
pub fn track(course: &Course, coming: &Coming, chosen: RwSignal<String>, counts: bool) -> AnyView {
    let gates = gates(course, coming);
    let seats = course.tournament.participants.len();
    let poles: Vec<AnyView> = gates.iter().map(|_| view! { <i></i> }.into_any()).collect();
    // The columns of the games that count.
    let columns: Vec<usize> = gates
        .iter()
        .enumerate()
        .filter(|(_, (_, gate))| matches!(gate, Gate::Done(_)))
        .map(|(column, _)| column)
        .collect();
    let results = course.results();
    let standings: Vec<Standing> =
        (1..=results.len()).map(|games| standing(seats, results.get(..games).unwrap_or_default())).collect();
    let lanes: Vec<Vec<usize>> = standings.iter().map(lanes).collect();
    let lines: String = Seat::all(seats)
        .map(|seat| {
            format!(
                "<path class=\"{}\" d=\"{}\"/>",
                seat_class(seat),
                line(seat, &columns, &lanes, gates.len())
            )
        })
        .collect();
    let size = format!("0 0 {} {}", 100 * gates.len(), 100 * seats);
    let starts: Vec<AnyView> = Seat::all(seats)
        .map(|seat| {
            view! {
                <div class="lane-start" style:grid-row=(seat.index() + 2).to_string() aria-hidden="true">
                    {seat_token(seat)} <span>{course.name(seat)}</span>
                </div>
            }
            .into_any()
        })
        .collect();
    let mut gains: Vec<AnyView> = Vec::new();
    for ((column, places), lanes) in columns.iter().zip(&results).zip(&lanes) {
        for ((seat, gained), lane) in Seat::all(seats).zip(points(places)).zip(lanes) {
            let class = if Some(column) == columns.last() { "gained latest" } else { "gained" };
            gains.push(at(seat, class, (column + 2).to_string(), *lane, gain(gained).into_any()));
        }
    }
    if let (Some(column), Some(lanes), Some(now)) = (columns.last(), lanes.last(), standings.last()) {
        let gained = results.last().map(|places| points(places)).unwrap_or_default();
        for (((seat, sum), gained), lane) in Seat::all(seats).zip(&now.points).zip(gained).zip(lanes) {
            let sum = if counts { count_up(*sum - gained, gained) } else { sum.into_any() };
            let runner = view! {
                {pictogram(Pictogram::Marathon)}
                <span class="sum">{sum} <small>{course.name(seat)}</small></span>
            };
            gains.push(at(seat, "runner", format!("{} / -1", column + 2), *lane, runner.into_any()));
        }
    }
    let games = gates.len().to_string();
    // How many columns there are from the runners on.
    let ahead = (gates.len() - columns.last().copied().unwrap_or_default()).to_string();
    let gates: Vec<AnyView> = gates
        .into_iter()
        .enumerate()
        .map(|(column, (game, gate))| drawn(course, column, game, &gate, chosen))
        .collect();
    let is_crowded = seats > 3;
    view! {
        <div
            class="race"
            class:crowded=is_crowded
            class:level=columns.is_empty()
            style:--games=games
            style:--ahead=ahead
        >
            <div class="race-track" aria-hidden="true">
                <div class="poles">{poles}</div>
                <svg class="lines" viewBox=size preserveAspectRatio="none" inner_html=lines></svg>
            </div>
            <span class="gate gate-start" aria-hidden="true">{pictogram(Pictogram::Torch)}</span>
            {gates}
            {starts}
            {gains}
        </div>
    }
    .into_any()
}

/// What a game gave, with its sign.
pub fn gain(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { points.to_string() }
}

/// All games in the order in which they came or will come.
fn gates<'a>(course: &'a Course, coming: &Coming) -> Vec<(&'a str, Gate<'a>)> {
    let begun = course.rounds().map(|(round, outcome)| {
        let said = |why| Gate::Said { why, is_on: false };
        let gate = match outcome {
            Outcome::Over(places) => Gate::Done(places),
            Outcome::InProgress(_) => Gate::Said { why: messages::in_progress(), is_on: true },
            Outcome::GivenUp => said(messages::given_up()),
            Outcome::Missing => said(messages::missing()),
            Outcome::Changed => said(messages::changed()),
        };
        (round.game.as_str(), gate)
    });
    let is_choice = matches!(coming, Coming::Choice(_));
    let left = course.tournament.left().count();
    let to_come = course.tournament.left().enumerate().map(|(index, listed)| {
        let is_last = index + 1 == left;
        let gate = if is_choice {
            Gate::Choice
        } else if coming.game() == Some(&listed.game) {
            Gate::Next
        } else {
            Gate::Later { is_last }
        };
        (listed.game.as_str(), gate)
    });
    begun.chain(to_come).collect()
}

/// The lane of each seat: those who share a place are side by side.
fn lanes(standing: &Standing) -> Vec<usize> {
    let order = standing.by_rank();
    let lane = |seat: Seat| order.iter().position(|(_, other)| *other == seat).unwrap_or_default();
    Seat::all(order.len()).map(lane).collect()
}

/// The path of a line through its lanes, among so many arches; a little further at its end, to the runner.
fn line(seat: Seat, columns: &[usize], lanes: &[Vec<usize>], games: usize) -> String {
    let middle = |lane: usize| 100 * lane + 50;
    let lane = |lanes: &Vec<usize>| lanes.get(seat.index()).copied().unwrap_or_default();
    let begin = middle(seat.index());
    let mut path = format!("M-6 {begin}");
    let mut at = (0, begin);
    for (column, lanes) in columns.iter().zip(lanes) {
        let next = (middle(*column), middle(lane(lanes)));
        let (leave, arrive) = if at.0 == 0 { (22, 20) } else { (at.0 + BEND, next.0 - BEND) };
        path += &format!("C{leave} {} {arrive} {} {} {}", at.1, next.1, next.0, next.1);
        at = next;
    }
    if columns.is_empty() { String::new() } else { format!("{path}h{}", 4 * games) }
}

/// Something on the lane of a seat, in a column or more.
fn at(seat: Seat, class: &str, columns: String, lane: usize, what: AnyView) -> AnyView {
    view! {
        <span
            class=format!("{class} {}", seat_class(seat))
            style:grid-column=columns
            style:grid-row=(lane + 2).to_string()
            style:--row=lane.to_string()
            aria-hidden="true"
        >
            {what}
        </span>
    }
    .into_any()
}

fn drawn(course: &Course, column: usize, game: &str, gate: &Gate<'_>, chosen: RwSignal<String>) -> AnyView {
    let (class, below) = match gate {
        Gate::Done(places) => ("gate gate-done", draw_winners(course, places)),
        Gate::Said { why, is_on: true } => ("gate gate-next", (*why).into_any()),
        Gate::Said { why, .. } => ("gate gate-dark", (*why).into_any()),
        Gate::Next => {
            let seats = course.tournament.participants.len();
            let is_together = ties(game, seats) == Ties::Certain;
            let worth = if is_together {
                messages::one_each().to_owned()
            } else {
                messages::to_win(most_points(seats))
            };
            ("gate gate-next", worth.into_any())
        }
        Gate::Choice => ("gate gate-offered", minutes(course, game).map(app::minutes).into_any()),
        Gate::Later { is_last: true } => ("gate gate-later", messages::last_game().into_any()),
        Gate::Later { .. } => ("gate gate-later", ().into_any()),
    };
    let column = (column + 2).to_string();
    let inside = view! { {arch(game)} <b>{short_title_of(game)}</b> <small>{below}</small> };
    if !matches!(gate, Gate::Choice) {
        return view! { <span class=class data-round=game.to_owned() style:grid-column=column aria-hidden="true">{inside}</span> }
            .into_any();
    }
    let own = StoredValue::new(game.to_owned());
    let is_chosen = move || chosen.with(|chosen| own.with_value(|own| chosen == own));
    view! {
        <button
            type="button"
            class=class
            class:gate-next=derived_bool(is_chosen)
            data-round=game.to_owned()
            style:grid-column=column
            aria-pressed=bool_attr(is_chosen)
            on:click=on_tap(move || chosen.set(own.get_value()))
        >
            {inside}
        </button>
    }
    .into_any()
}

/// Draws who won a game: a token each, and the name of one alone.
fn draw_winners(course: &Course, places: &[u8]) -> AnyView {
    let winners: Vec<Seat> = winners(places).collect();
    let name = match winners.as_slice() {
        [one] => Some(view! { <span>{course.name(*one)}</span> }),
        _ => None,
    };
    let tokens: Vec<AnyView> = winners.into_iter().map(seat_token).collect();
    view! { {tokens} {name} }.into_any()
}
