//! The moves that cost a player most, with a way to try again from each of them.

use crate::browser::{after_next_frame, cancel_search, focus_on};
use crate::contract::{ActionUi, GameTable, name};
use crate::messages::story;
use crate::route::Route;
use crate::screens::set_up::new_table::save_copy_and_open;
use crate::session::{Costly, CostlyMoves, CostlyState, branch};
use crate::ui::{derived_text, dynamic, on_tap, on_value, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

/// The part of the story about a person's costly moves; `None` where nobody can be told.
pub fn costly(id: &str, moves: CostlyMoves, table: StoredValue<Box<dyn GameTable>>) -> Option<AnyView> {
    let people = moves.people();
    let whose = RwSignal::new(*people.first()?);
    moves.recall(whose.get_untracked());
    let id = id.to_owned();
    let players = table.with_value(|table| table.players().to_vec());
    let name = move |seat: Seat| name(&players, seat);
    let chooser = (people.len() > 1).then(|| {
        let choices: Vec<AnyView> = people
            .iter()
            .map(|&seat| view! { <option value=seat.index().to_string()>{name(seat)}</option> }.into_any())
            .collect();
        let choose = move |number: String| {
            if let Some(&seat) = people.iter().find(|seat| seat.index().to_string() == number) {
                cancel_search();
                whose.set(seat);
                moves.recall(seat);
            }
        };
        view! {
            <label class="eyes">
                <span>{story::costly_whose()}</span>
                <select on:change=on_value(choose)>{choices}</select>
            </label>
        }
        .into_any()
    });
    // The button that was pressed is gone then.
    let keep_focus = || {
        after_next_frame(|| {
            focus_on("#costly-title");
        });
    };
    let find = move || {
        moves.find(whose.get_untracked());
        keep_focus();
    };
    let stop = move || {
        cancel_search();
        moves.state.set(CostlyState::Unasked);
        keep_focus();
    };
    let ask = move |why: &'static str| {
        view! {
            <p role="status">{why}</p>
            <button type="button" class="button" on:click=on_tap(find)>{story::costly_find()}</button>
        }
        .into_any()
    };
    let body = move || {
        match moves.state.get() {
        CostlyState::Unasked => ask(story::costly_why()),
        CostlyState::Failed => ask(story::failed()),
        CostlyState::Thinking => view! {
            <p role="status">{story::costly_thinking(&name(whose.get_untracked()))}</p>
            <progress max="100" value=derived_text(move || moves.progress.get().to_string()) aria-label=story::costly()></progress>
            <button type="button" class="button" on:click=on_tap(stop)>{story::stop()}</button>
        }
        .into_any(),
        CostlyState::Found(found) if found.is_empty() => {
            view! { <p role="status">{story::costly_none()}</p> }.into_any()
        }
        CostlyState::Found(found) => {
            let found: Vec<AnyView> =
                found.into_iter().map(|one| describe_move(&id, whose.get_untracked(), one, table)).collect();
            view! { <ol class="turns">{found}</ol> }.into_any()
        }
    }
    };
    Some(
        view! {
            <section class="turned costly">
                <h2 id="costly-title" class="overline" tabindex="-1">{story::costly()}</h2>
                {chooser}
                {dynamic(body)}
            </section>
        }
        .into_any(),
    )
}

/// A costly move beside the better one.
fn describe_move(
    id: &str,
    seat: Seat,
    Costly { action, round, played, better, reason, cost }: Costly,
    table: StoredValue<Box<dyn GameTable>>,
) -> AnyView {
    let address = Route::ReplayFrom(id.to_owned(), action).address();
    // The reason says "this" of the better move, so it stands beside it.
    let choice =
        |label: &'static str, (action, name): (Arc<dyn ActionUi>, String), reason: Option<String>| {
            let picture = action.picture();
            let picture = picture
                .map(|picture| view! { <span class="turn-picture" aria-hidden="true">{picture}</span> });
            view! {
                <div>
                    <dt>{label}</dt>
                    <dd>{picture} <b>{name}</b></dd>
                    {reason.map(|reason| view! { <dd>{reason}</dd> })}
                </div>
            }
            .into_any()
        };
    let try_again = move || {
        let branch = table.with_value(|table| branch(table.as_ref(), action - 1, table.players().to_vec()));
        if let Some(branch) = branch {
            save_copy_and_open(branch.as_ref());
        }
    };
    view! {
        <li class=seat_class(seat)>
            <small>{story::costly_when(&round, action)}</small>
            <dl class="two-moves">
                {choice(story::costly_played(), played, cost)}
                {choice(story::costly_better(), better, Some(reason))}
            </dl>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(try_again)>{story::try_again()}</button>
                <a href=address>{story::watch()}</a>
            </div>
        </li>
    }
    .into_any()
}
