//! What a podium says if its game had the deal of a date.

use crate::messages::screens;
use crate::route::Route;
use crate::saves::dailies;
use crate::saves::whose_day::Days;
use crate::session::TableSession;
use leptos::prelude::*;
use pentathlon_engine::table::Note;

/// A line, with the way to the result among the days around it; `None` if the table or tournament with that id and that code of
/// its deal is of no date.
pub fn of_day(id: &str, code: &str) -> Option<AnyView> {
    let (day, play) = dailies::find(id, code)?;
    day.finish(id, code);
    let date = day.date;
    let person = day.person.or_else(|| Days::read().owner(date)).map(|person| format!("/{person}"));
    let line = if play.is_first { screens::of_day() } else { screens::of_day_again() };
    let week = Route::Hall(format!("day/{date}{}", person.unwrap_or_default())).address();
    Some(
        view! {
            <p class="tie of-day">
                {line} " "
                <a class="button" href=week>{screens::see_week()}</a>
            </p>
        }
        .into_any(),
    )
}

/// How many hints somebody who plays alone has asked for, if any.
pub fn hints_of(session: TableSession) -> Option<AnyView> {
    let is_hint = |note: &Note| matches!(note, Note::Hint(_));
    let hints = session.with_table(|table| table.notes().iter().filter(|(_, note)| is_hint(note)).count());
    (hints > 0).then(|| view! { <p class="tie">{screens::of_day_hints(hints)}</p> }.into_any())
}
