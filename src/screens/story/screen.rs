//! The story of a finished game: how the chances changed, and the turning points.

use super::chart::{chart, round_name, value};
use super::costly::costly;
use crate::browser::cancel_search;
use crate::contract::{FrameUi, GameTable, name};
use crate::games;
use crate::messages::{screens, story};
use crate::route::Route;
use crate::saves;
use crate::screens::seat_marks::show_marks_of;
use crate::screens::{head, nothing_here};
use crate::session::{ChartUnit, CostlyMoves, Story, StoryInput, StoryState, Turning};
use crate::ui::{dynamic, mark, on_tap, seat_class};
use leptos::prelude::*;
use pentathlon_engine::bots::REVIEW_PLAYOUTS;
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::Player;
use std::sync::Arc;

/// The story of the table with that id.
pub fn story(id: &str) -> AnyView {
    let reading = saves::record(id).and_then(|record| games::read_record(&record).ok());
    let table = match reading {
        Some(reading) if reading.fault.is_none() => reading.table,
        _ => return nothing_here(screens::no_such_table()),
    };
    show_marks_of(id, table.players());
    let game = table.info().id;
    let Some(input) = StoryInput::of(table.as_ref()) else { return nothing_here(story::none()) };
    let why = if input.is_searched() { story::why(REVIEW_PLAYOUTS) } else { story::why_race().to_owned() };
    let state = RwSignal::new(StoryState::Stopped);
    input.start(state);
    on_cleanup(cancel_search);
    let input = StoredValue::new(input);
    let start = move || input.with_value(|input| input.start(state));
    let stop = move || {
        cancel_search();
        state.set(StoryState::Stopped);
    };
    let table = StoredValue::new(table);
    let begin = move |why: &'static str| {
        view! {
            <p role="status">{why}</p>
            <button type="button" class="primary" on:click=on_tap(start)>
                {story::begin()}
            </button>
        }
    };
    let row = id.to_owned();
    let id = id.to_owned();
    view! {
        <main class="screen story" data-game=game>
            {head(story::title().to_owned())}
            <div class="sheet">
                <p class="remark">{why}</p>
                {dynamic(move || match state.get() {
                    StoryState::Thinking(progress) => view! {
                        <p>{story::thinking()}</p>
                        <progress max="100" value=progress.to_string() aria-label=story::title()></progress>
                        <button type="button" class="button" on:click=on_tap(stop)>{story::stop()}</button>
                    }
                    .into_any(),
                    StoryState::Stopped => begin(story::stopped()).into_any(),
                    StoryState::Failed => begin(story::failed()).into_any(),
                    StoryState::Told(story) => {
                        let costly = costly(&id, CostlyMoves::new(input, table), table);
                        table.with_value(|table| turning_points(&id, &story, table.as_ref(), costly))
                    }
                })}
                <div class="row">
                    <a class="button" href=Route::Table(row.clone()).address()>{story::result()}</a>
                    <a class="button" href=Route::Replay(row).address()>{screens::watch_replay()}</a>
                </div>
            </div>
        </main>
    }
    .into_any()
}

fn turning_points(id: &str, story: &Story, table: &dyn GameTable, costly: Option<AnyView>) -> AnyView {
    let players = table.players();
    let history = table.history(0, Viewer::Open);
    let champion = |seat: Seat| Some(table.champions().into_iter().nth(seat.index())??.picture);
    let turn = |(number, turn): (usize, &Turning)| {
        let picture = match story.unit {
            ChartUnit::Chance => moment(turn, &history, players),
            // The sentences of a race are its own, and about a player.
            ChartUnit::Points { .. } => champion(turn.seat),
        };
        turning(id, number, turn, picture)
    };
    let turns: Vec<AnyView> = (1..).zip(&story.turns).map(turn).collect();
    let (heading, as_table) = match story.unit {
        ChartUnit::Chance => (story::turns(), story::table()),
        ChartUnit::Points { .. } => (story::highlights(), story::points_table()),
    };
    let turns = if turns.is_empty() {
        view! { <p>{story::no_turns()}</p> }.into_any()
    } else {
        view! { <ol class="turns">{turns}</ol> }.into_any()
    };
    view! {
        {chart(story, players)}
        <section class="turned">
            <h2 class="overline">{heading}</h2>
            {turns}
        </section>
        {costly}
        {meanings(table)}
        <details>
            <summary>{as_table}</summary>
            {numbers(story, players, as_table)}
        </details>
    }
    .into_any()
}

/// The picture of what a turning point tells, of the first event that its sentence tells and that has a picture. It may be
/// older than its action: several seats have chosen in secret before.
fn moment(turn: &Turning, history: &[Vec<Arc<dyn FrameUi>>], players: &[Player]) -> Option<AnyView> {
    let frames = history.get(..turn.action)?.iter().rev().take(players.len()).flatten();
    let mut pictured = frames.filter(|frame| {
        let sentence = frame.narrate(players);
        sentence.is_some_and(|sentence| turn.sentence.contains(&sentence))
    });
    pictured.find_map(|frame| frame.picture(turn.seat))
}

/// A turning point, with a link to its moment in the replay.
fn turning(id: &str, number: usize, turn: &Turning, picture: Option<AnyView>) -> AnyView {
    let address = Route::ReplayFrom(id.to_owned(), turn.action).address();
    view! {
        <li class=seat_class(turn.seat)>
            <b class="turn-number" aria-hidden="true">{number}</b>
            <div>
                <small>{turn.round.clone()}</small>
                <p>{turn.sentence.clone()} " " <b>{turn.change.clone()}</b></p>
                <a href=address>{story::watch()}</a>
            </div>
            {picture.map(|picture| view! {
                <span class="turn-picture" aria-hidden="true">{picture}</span>
            })}
        </li>
    }
    .into_any()
}

/// What cards meant, where the game tells it.
fn meanings(table: &dyn GameTable) -> Option<AnyView> {
    let parts = table.view(Viewer::Open).meanings(table.players());
    let part = |(title, sentences): (String, Vec<String>)| {
        let lines: Vec<AnyView> =
            sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }.into_any()).collect();
        view! { <section><h3>{title}</h3><ol>{lines}</ol></section> }.into_any()
    };
    let parts: Vec<AnyView> = parts.into_iter().map(part).collect();
    (!parts.is_empty()).then(|| {
        view! {
            <section class="turned meanings">
                <h2 class="overline">{story::meanings()}</h2>
                {parts}
            </section>
        }
        .into_any()
    })
}

/// The chart as a table of numbers.
fn numbers(story: &Story, players: &[Player], label: &'static str) -> impl IntoView {
    let heads: Vec<AnyView> = Seat::all(players.len())
        .map(|seat| view! { <th scope="col">{mark(seat)} {name(players, seat)}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = (0..)
        .zip(&story.values)
        .map(|(round, values)| {
            let cells: Vec<AnyView> =
                values.iter().map(|&each| view! { <td>{value(story.unit, each)}</td> }.into_any()).collect();
            let name = round_name(story, round).unwrap_or(story::deal()).to_owned();
            view! { <tr><th scope="row">{name}</th>{cells}</tr> }.into_any()
        })
        .collect();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=label>
            <table>
                <thead>
                    <tr><th scope="col">{story::after()}</th>{heads}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
