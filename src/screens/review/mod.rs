//! The review of a finished game: how the chances went, and what turned the game.

mod chart;
mod words;

use super::{head, nothing_here};
use crate::browser::cancel_search;
use crate::games;
use crate::route::Route;
use crate::saves;
use crate::session::{GameReview, ReviewInput, ReviewState, TurningPoint, name};
use crate::text::Word;
use crate::ui::{dynamic, mark, on_tap, seat_class};
use chart::chart;
use leptos::prelude::*;
use pentathlon_engine::bots::REVIEW_PLAYOUTS;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{AnyTable, Player};
use words::Say;

/// The way to the review of the table of that id; nothing if it has none.
pub fn link(id: &str, table: &dyn AnyTable) -> Option<AnyView> {
    let address = Route::Review(id.to_owned()).address();
    let link = || view! { <a class="button" href=address>{Say::Title.text()}</a> }.into_any();
    table.has_review().then(link)
}

/// The review of the table of that id.
pub fn review(id: &str) -> AnyView {
    let reading = saves::record(id).and_then(|record| games::read_record(&record).ok());
    let table = match reading {
        Some(reading) if reading.fault.is_none() => reading.table,
        _ => return nothing_here(Word::NoSuchTable.text()),
    };
    let Some(ui) = games::game_ui(table.facts().id) else { return nothing_here(Word::NoSuchGame.text()) };
    let Some(past) = ReviewInput::of(table.as_ref(), ui) else { return nothing_here(Say::None.text()) };
    let players = past.players().to_vec();
    let state = RwSignal::new(ReviewState::Stopped);
    past.tell(state);
    on_cleanup(cancel_search);
    let tell = move || past.tell(state);
    let stop = move || {
        cancel_search();
        state.set(ReviewState::Stopped);
    };
    let tell = StoredValue::new(tell);
    let begin = move |why: Say| {
        view! {
            <p role="status">{why.text()}</p>
            <button type="button" class="primary" on:click=on_tap(move || tell.with_value(|tell| tell()))>
                {Say::Begin.text()}
            </button>
        }
    };
    let row = id.to_owned();
    let id = id.to_owned();
    view! {
        <main class="screen review" data-game=ui.facts().id>
            {head(Say::Title.text().to_owned())}
            <div class="sheet">
                <p class="remark">{Say::Why.with(&[("playouts", &REVIEW_PLAYOUTS.to_string())])}</p>
                {dynamic(move || match state.get() {
                    ReviewState::Thinking(progress) => view! {
                        <p>{Say::Thinking.text()}</p>
                        <progress value=progress.to_string() aria-label=Say::Title.text()></progress>
                        <button type="button" class="button" on:click=on_tap(stop)>{Say::Stop.text()}</button>
                    }
                    .into_any(),
                    ReviewState::Stopped => begin(Say::Stopped).into_any(),
                    ReviewState::Failed => begin(Say::Failed).into_any(),
                    ReviewState::Told(review) => told(&id, &review, &players).into_any(),
                })}
                <div class="row">
                    <a class="button" href=Route::Table(row.clone()).address()>{Say::Result.text()}</a>
                    <a class="button" href=Route::Replay(row).address()>{Word::WatchReplay.text()}</a>
                </div>
            </div>
        </main>
    }
    .into_any()
}

fn told(id: &str, review: &GameReview, players: &[Player]) -> impl IntoView {
    let turns: Vec<AnyView> =
        (1..).zip(&review.turns).map(|(number, turn)| turning(id, number, turn, players)).collect();
    let turns = if turns.is_empty() {
        view! { <p>{Say::NoTurns.text()}</p> }.into_any()
    } else {
        view! { <ol class="turns">{turns}</ol> }.into_any()
    };
    view! {
        {chart(review, players)}
        <section class="turned">
            <h2 class="overline">{Say::Turns.text()}</h2>
            {turns}
        </section>
        <details>
            <summary>{Say::Table.text()}</summary>
            {table(review, players)}
        </details>
    }
}

/// An action that turned the game, and the way to it.
fn turning(id: &str, number: usize, turn: &TurningPoint, players: &[Player]) -> AnyView {
    let say = if turn.after < turn.before { Say::Fell } else { Say::Rose };
    let change = say.with(&[
        ("name", &name(players, turn.seat)),
        ("before", &turn.before.to_string()),
        ("after", &turn.after.to_string()),
    ]);
    let address = Route::Moment(id.to_owned(), turn.action).address();
    view! {
        <li class=seat_class(turn.seat)>
            <b class="turn-number" aria-hidden="true">{number}</b>
            <div>
                <small>{turn.round.clone()}</small>
                <p>{turn.sentence.clone()} " " <b>{change}</b></p>
                <a href=address>{Say::Watch.text()}</a>
            </div>
        </li>
    }
    .into_any()
}

/// The same as the chart, in numbers.
fn table(review: &GameReview, players: &[Player]) -> impl IntoView {
    let heads: Vec<AnyView> = Seat::all(players.len())
        .map(|seat| view! { <th scope="col">{mark(seat)} {name(players, seat)}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = (0..)
        .zip(&review.chances)
        .map(|(round, chances)| {
            let cells: Vec<AnyView> =
                chances.iter().map(|&chance| view! { <td>{percent(chance)}</td> }.into_any()).collect();
            view! { <tr><th scope="row">{moment(review, round)}</th>{cells}</tr> }.into_any()
        })
        .collect();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=Say::Table.text()>
            <table>
                <thead>
                    <tr><th scope="col">{Say::After.text()}</th>{heads}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// A round by its number, beginning with 1; before it is the deal.
fn moment(review: &GameReview, round: usize) -> String {
    let of = round.checked_sub(1).and_then(|index| review.rounds.get(index));
    of.cloned().unwrap_or_else(|| Say::Deal.text().to_owned())
}

fn percent(chance: i32) -> String {
    Say::Chance.with(&[("chance", &chance.to_string())])
}
