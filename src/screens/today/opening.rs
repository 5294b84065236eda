//! Opens the deal of a date: begins it, goes on with it, or shows its result. That of a day that is over is a replay, which is
//! said before.

use super::begin::begin;
use super::local_today;
use super::result::{day_in_words, title_of};
use crate::browser::go_instead;
use crate::messages::app;
use crate::messages::today as messages;
use crate::route::Route;
use crate::saves::dailies;
use crate::screens::{head, nothing_here};
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, Play, Played};

/// Opens the deal of a date, or that for today.
pub fn opening(wanted: Option<Date>) -> AnyView {
    let Some(today) = local_today() else { return nothing_here(messages::no_date()) };
    let date = wanted.unwrap_or(today);
    if date > today {
        return nothing_here(&messages::not_yet(&day_in_words(date)));
    }
    // A replay of an earlier day begins anew each time.
    match dailies::current(date).filter(|play| date == today || play.is_first) {
        Some(play) => {
            go_instead(&route(&play).address());
            ().into_any()
        }
        None if date == today => beginning(date),
        None => replay(date),
    }
}

/// The place where a play goes on.
fn route(play: &Play) -> Route {
    let route = match play.played {
        Played::Table => Route::Table,
        Played::Tournament => Route::Tournament,
    };
    route(play.id.clone())
}

/// Begins at once; the screen is seen only if that takes a moment, or is not possible.
fn beginning(date: Date) -> AnyView {
    let trouble = RwSignal::new(None);
    begin(date, move |why| _ = trouble.try_set(why));
    dynamic_if(move || {
        Some(match trouble.get() {
            Some(why) => nothing_here(why),
            None => view! { <p class="fetching part" role="status">{app::fetching()}</p> }.into_any(),
        })
    })
}

/// What is played, and that it does not count.
fn replay(date: Date) -> AnyView {
    let trouble = RwSignal::new(None);
    let start = move || begin(date, move |why| _ = trouble.try_set(why));
    let daily = Daily::of(date);
    view! {
        <main class="screen nothing">
            {head(messages::title(&day_in_words(date)))}
            <p>{messages::against(&title_of(&daily), daily.seats - 1)}</p>
            <p>{messages::day_is_over()}</p>
            {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(start)>{messages::play_replay()}</button>
                <a class="button" href=Route::Today(None).address()>{messages::to_today()}</a>
            </div>
        </main>
    }
    .into_any()
}
