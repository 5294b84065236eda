//! The deal for today on screen: the way into it on the shelf, what a podium says of it, and its result as two lines. What
//! the shelf and the podium can do without is fetched when it is first needed (`home.rs`).

mod begin;
mod of_day;
mod offer;
mod opening;
mod result;

pub use begin::begin_once;
pub use of_day::of_day;
pub use offer::today_offer;
pub use opening::opening;
pub use result::{DayResult, result_dialog as dialog};

use super::part;
use crate::browser::{local_date, now};
use crate::messages::screens;
use crate::saves::dailies;
use crate::screens::lazy_view::lazy_view;
use crate::screens::{not_fetched, not_fetched_dialog};
use leptos::prelude::*;
use pentathlon_engine::daily::{Date, Play, Played};

/// Opens the deal for today, or that of another date, at its table. It begins at once only if somebody tapped to begin it.
pub fn today(date: Option<Date>, is_tapped: bool) -> AnyView {
    lazy_view(
        || Box::pin(part::fetch()),
        |home| home.sentences.to_vec(),
        move |home| (home.opening)(date, is_tapped),
        not_fetched,
    )
}

/// The dialog with the result of a date.
fn result_dialog(result: DayResult, close: Callback<()>) -> AnyView {
    let missing = move |why, again| not_fetched_dialog(screens::day_result(), close, why, again);
    lazy_view(
        || Box::pin(part::fetch()),
        |home| home.sentences.to_vec(),
        move |home| (home.result)(&result, close),
        missing,
    )
}

/// The date where the device is. A changed clock plays the deal of another date, and can do no more.
fn local_today() -> Option<Date> {
    local_date(now())?.parse().ok()
}

/// Saves that a table or a tournament is a play of the deal of a date: for the record if it is the first one, and begun on
/// that date.
pub fn add_play(date: Date, played: Played, id: &str, code: String) {
    let is_first = local_today() == Some(date);
    let play = Play { is_first, played, id: id.to_owned(), code, is_over: false, is_eased: false };
    dailies::add(date, play);
}
