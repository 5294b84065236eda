//! The way into today's deal, on the shelf.

use super::table_lists::picture;
use crate::browser::listen;
use crate::messages::app;
use crate::route::Route;
use crate::saves::dailies::{self, Day};
use crate::ui::dynamic;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, streak};
use pentathlon_engine::games::info_of;

/// How often it is looked whether midnight has passed, in milliseconds.
const LOOK_MS: u32 = 20_000;

/// What is offered.
#[derive(Clone, PartialEq, Eq)]
struct Offer {
    date: Date,
    /// The word on the button.
    go_on: &'static str,
    line: String,
}

impl Offer {
    /// What is offered on a date, after what was played of it.
    fn of(date: Date) -> Self {
        let day = Day::from(date);
        let current = day.current();
        // Its game was deleted.
        let is_gone = current.is_none() && day.plays().first().is_some();
        let go_on = match current {
            None if is_gone => app::today_again(),
            None => app::play(),
            Some(play) if play.is_over => app::see_result(),
            Some(_) => app::continue_game(),
        };
        let line = match streak(&dailies::dates_over(), date) {
            _ if is_gone => app::today_again_line().to_owned(),
            0 => app::today_line().to_owned(),
            days => app::today_streak(days),
        };
        Self { date, go_on, line }
    }
}

/// What is played today, and a button that begins it, goes on with it, or shows its result. It follows the date and the tables
/// on the shelf, which `tables` tracks.
pub fn today_offer(tables: impl Fn() + Send + Sync + 'static) -> AnyView {
    let date = RwSignal::new(dailies::today());
    let look = move || {
        let now = dailies::today();
        // The shelf may be gone by then.
        if date.try_get_untracked().is_some_and(|shown| shown != now) {
            date.set(now);
        }
    };
    // A device that slept looks when it is woken.
    listen("visibilitychange", move |_| look());
    let timer = StoredValue::new_local(Interval::new(LOOK_MS, look));
    on_cleanup(move || timer.dispose());
    let offer = Memo::new(move |_| {
        tables();
        date.get().map(Offer::of)
    });
    dynamic(move || offer.get().map(drawn))
}

fn drawn(offer: Offer) -> AnyView {
    let Offer { date, go_on, line } = offer;
    let daily = Daily::of(date);
    let info = daily.game().and_then(info_of);
    let rivals = daily.seats - 1;
    let (game, title) = match info {
        Some(info) => (info.id, app::today(info.title, rivals)),
        None => ("", app::today_tournament().to_owned()),
    };
    // Its date is in the address: midnight may pass before the tap.
    let address = Route::Today(Some(date)).address();
    view! {
        <section class="shelf-offer today-offer" data-game=game aria-labelledby="today">
            {picture(game)}
            <h2 id="today">{title}</h2>
            <p>{line}</p>
            <a id="today-go" class="button primary" href=address aria-labelledby="today-go today">
                {go_on}
            </a>
        </section>
    }
    .into_any()
}
