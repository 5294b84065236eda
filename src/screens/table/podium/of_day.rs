//! What a podium says if its game had the deal of a date.

use crate::messages::screens;
use crate::route::Route;
use crate::saves::dailies;
use crate::saves::whose_day::Days;
use crate::session::TableSession;
use leptos::prelude::*;
use pentathlon_engine::table::Note;

/// What is said of a game of a day.
pub struct OfDay {
    /// That it was one, and whether it counts.
    line: &'static str,
    /// The address of its result among the days around it.
    pub week: String,
}

/// What is said of the finished table or tournament with that id and that code of its deal, which is saved as over;
/// `None` if it is of no date.
pub fn of_day(id: &str, code: &str) -> Option<OfDay> {
    let (day, play) = dailies::find(id, code)?;
    day.finish(id, code);
    let date = day.date;
    let person = day.person.or_else(|| Days::read().owner(date)).map(|person| format!("/{person}"));
    let line = if play.is_for_record { screens::of_day() } else { screens::of_day_again() };
    let week = Route::Hall(format!("day/{date}{}", person.unwrap_or_default())).address();
    Some(OfDay { line, week })
}

impl OfDay {
    /// The line.
    pub fn line(&self) -> AnyView {
        view! { <p class="tie of-day">{self.line}</p> }.into_any()
    }

    /// The line with the way to the result, where the main button leads elsewhere.
    pub fn line_with_link(self) -> AnyView {
        view! {
            <p class="tie of-day">
                {self.line} " "
                <a class="button" href=self.week>{screens::see_week()}</a>
            </p>
        }
        .into_any()
    }
}

/// How many hints somebody who plays alone has asked for, if any.
pub fn hints_of(session: TableSession) -> Option<AnyView> {
    let is_hint = |note: &Note| matches!(note, Note::Hint(_));
    let hints = session.with_table(|table| table.notes().iter().filter(|(_, note)| is_hint(note)).count());
    (hints > 0).then(|| view! { <p class="tie">{screens::of_day_hints(hints)}</p> }.into_any())
}
