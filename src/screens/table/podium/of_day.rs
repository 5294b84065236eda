//! What a podium says if its game had the deal of a date.

use crate::messages::screens;
use crate::saves::dailies;
use crate::screens::doors::{self, DayResult};
use crate::session::TableSession;
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Standing;
use pentathlon_engine::table::Note;

/// A line, with a button for the result; `None` if the table or tournament with that id and that code of its deal is of no
/// date. The first seat is the player's.
pub fn of_day(id: &str, code: &str, standing: &Standing) -> Option<AnyView> {
    let (date, play) = dailies::find(id, code)?;
    dailies::finish(date, id, code);
    let line = if play.is_first { screens::of_day() } else { screens::of_day_again() };
    let result = DayResult {
        date,
        place: standing.ranks.first().copied()?,
        seats: standing.ranks.len(),
        is_first: play.is_first,
        is_eased: play.is_eased,
    };
    let is_open = RwSignal::new(false);
    let close = Callback::new(move |()| is_open.set(false));
    Some(
        view! {
            <p class="tie of-day">
                {line} " "
                <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || is_open.set(true))>
                    {screens::day_result()}
                </button>
            </p>
            {dynamic_if(move || is_open.get().then(|| doors::open(|doors| (doors.day_result)(result, close))))}
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
