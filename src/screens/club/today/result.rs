//! The result of a date as two lines, which spoil nothing, and a link to the same deal.

use super::begin::begin;
use crate::browser::{copy_or_select, long_day, page_address};
use crate::messages::language::language;
use crate::messages::today as messages;
use crate::route::Route;
use crate::saves::dailies;
use crate::screens::doors::DayResult;
use crate::ui::{Dialog, derived_text, on_tap};
use leptos::prelude::*;
use pentathlon_engine::daily::{Daily, Date, streak};
use pentathlon_engine::games::title_of;

/// The game whose rivals act in a race, when the device is ready.
const RACE: &str = "olympikos";

/// The dialog: the lines, to be copied, and the same deal again.
pub fn result_dialog(result: &DayResult, close: Callback<()>) -> AnyView {
    let date = result.date;
    let text = lines(result);
    let said = RwSignal::new("");
    let copied = text.clone();
    let copy_it = move || {
        copy_or_select(&copied, move |copied| {
            let _ = said.try_set(if copied { messages::copied() } else { messages::not_copied() });
        });
    };
    let again = move || begin(date, move |why| _ = said.try_set(why.unwrap_or_default()));
    let daily = Daily::of(date);
    let promise = match daily.game() {
        Some(RACE) => messages::promise_race(),
        Some(_) => messages::promise(),
        None => messages::promise_tournament(),
    };
    let eased = result.is_eased.then(|| view! { <p class="remark">{messages::eased_why()}</p> }.into_any());
    view! {
        <Dialog title=messages::title(&day_in_words(date)) on_close=close>
            <label class="field">
                <span>{messages::lines()}</span>
                <textarea rows="4" readonly dir="auto" prop:value=text></textarea>
            </label>
            <p class="remark">{promise}</p>
            {eased}
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(copy_it)>{messages::copy_lines()}</button>
                <button type="button" class="button" on:click=on_tap(again)>{messages::play_again()}</button>
            </div>
            <p role="status">{derived_text(move || said.get().to_owned())}</p>
        </Dialog>
    }
    .into_any()
}

/// What was played and what came of it, then the link.
fn lines(result: &DayResult) -> String {
    let DayResult { date, place, seats, is_first, is_eased } = *result;
    let days = streak(&dailies::dates_over(), date);
    let outcome = match (is_first, is_eased) {
        (false, _) => messages::outcome_again(place, seats),
        (true, false) => messages::outcome(place, seats, days),
        (true, true) => messages::outcome_eased(place, seats, days),
    };
    let head = messages::line(&day_in_words(date), &title_of_day(&Daily::of(date)));
    let link = page_address() + &Route::Today(Some(date)).address();
    [head, outcome, link].join("\n")
}

/// The name of the game of a date, or that of all of them in a row.
pub fn title_of_day(daily: &Daily) -> String {
    daily.game().map_or_else(|| messages::tournament().to_owned(), title_of)
}

/// A date in words: 26 November.
pub fn day_in_words(date: Date) -> String {
    long_day(language(), date.in_greenwich())
}
