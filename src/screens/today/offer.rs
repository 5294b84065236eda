//! The way into the deal for today, on the shelf.

use super::local_today;
use crate::browser::listen;
use crate::figure::Pictogram;
use crate::messages::app;
use crate::route::Route;
use crate::saves::dailies;
use crate::ui::{dynamic, pictogram};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, streak};
use pentathlon_engine::games::shelf;

/// How often it is looked whether midnight has passed, in milliseconds.
const LOOK_MS: u32 = 20_000;

/// What is played today, and a button that begins it, goes on with it, or shows its result.
pub fn today_offer() -> AnyView {
    let date = RwSignal::new(local_today());
    let look = move || {
        let now = local_today();
        // The shelf may be gone by then.
        if date.try_get_untracked().is_some_and(|shown| shown != now) {
            date.set(now);
        }
    };
    // A device that slept looks when it is woken.
    listen("visibilitychange", move |_| look());
    let timer = StoredValue::new_local(Interval::new(LOOK_MS, look));
    on_cleanup(move || timer.dispose());
    dynamic(move || date.get().map(offer))
}

fn offer(date: Date) -> AnyView {
    let daily = Daily::of(date);
    let facts = daily.game().and_then(|game| shelf().into_iter().find(|facts| facts.id == game));
    let rivals = daily.seats - 1;
    let title = match facts {
        Some(facts) => app::today(facts.title, rivals),
        None => app::today_tournament().to_owned(),
    };
    let go_on = match dailies::current(date) {
        None => app::play(),
        Some(play) if play.is_over => app::see_result(),
        Some(_) => app::continue_game(),
    };
    let line = match streak(&dailies::dates_over(), date) {
        0 => app::today_line().to_owned(),
        days => app::today_streak(days),
    };
    view! {
        <section class="shelf-offer today-offer" aria-labelledby="today">
            <span aria-hidden="true">{pictogram(Pictogram::Torch)}</span>
            <h2 id="today">{title}</h2>
            <p>{line}</p>
            <a id="today-go" class="button primary" href=Route::Today(None).address() aria-labelledby="today-go today">
                {go_on}
            </a>
        </section>
    }
    .into_any()
}
