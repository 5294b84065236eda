//! Opens the deal of a date: begins it, goes on with it, or shows its result. That of a day that is over is a replay, which is
//! said before.

use super::begin::{begin, route};
use super::result::{day_in_words, title_of_day};
use crate::browser::go_instead;
use crate::messages::today as messages;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::dailies;
use crate::screens::set_up::welcome::picture;
use crate::screens::{head, nothing_here};
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date};

/// Opens the deal of a date, or that for today, which begins at once only if somebody tapped to begin it.
pub fn opening(wanted: Option<Date>, is_tapped: bool) -> AnyView {
    let Some(today) = dailies::today() else { return nothing_here(messages::no_date()) };
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
        None if date == today && is_tapped => beginning(date),
        None => offer(date, today),
    }
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

/// What is played, before it begins: for the record, or as a replay. Whoever wanted to play the deal for today may have met
/// midnight on the way.
fn offer(date: Date, today: Date) -> AnyView {
    let is_today = date == today;
    let (why, word) = match is_today {
        true if dailies::plays(date).first().is_some() => (app::today_again_line(), app::today_again()),
        true => (messages::counts_today(), screens::play()),
        false => (messages::day_is_over(), messages::play_replay()),
    };
    let today_is = (!is_today).then(|| {
        let sentence = messages::today_is(&day_in_words(today), &title_of_day(&Daily::of(today)));
        view! { <p>{sentence}</p> }.into_any()
    });
    let to_today = (!is_today).then(|| {
        let address = Route::Today(None).address();
        view! { <a class="button" href=address>{messages::to_today()}</a> }.into_any()
    });
    let trouble = RwSignal::new(None);
    let start = move || begin(date, move |why| _ = trouble.try_set(why));
    let daily = Daily::of(date);
    view! {
        <main class="screen nothing preview welcome" data-game=daily.game()>
            {head(messages::title(&day_in_words(date)))}
            {daily.game().and_then(picture)}
            <p>{messages::against(&title_of_day(&daily), daily.seats - 1)}</p>
            <p>{why}</p>
            {today_is}
            {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(start)>{word}</button>
                {to_today}
            </div>
        </main>
    }
    .into_any()
}
