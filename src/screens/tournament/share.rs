//! The dialog that offers the results of a tournament as a picture, and as a text with links to its games.

use super::course::Course;
use super::picture::picture;
use super::title;
use crate::browser::{copy_or_select, page_address};
use crate::games;
use crate::messages::tournament as messages;
use crate::route::Route;
use crate::saves;
use crate::ui::{Dialog, derived_text, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::Round;

/// The dialog.
pub fn share_dialog(course: &Course, headline: &str, close: Callback<()>) -> AnyView {
    let text = text(course);
    let picture = picture(course, &course.standing(), headline);
    let said = RwSignal::new("");
    let copied = text.clone();
    let copy_it = move || {
        copy_or_select(&copied, move |copied| {
            let _ = said.try_set(if copied { messages::text_copied() } else { messages::text_not_copied() });
        });
    };
    view! {
        <Dialog title=messages::share_title() on_close=close>
            {picture}
            <p class="remark">{messages::share_why()}</p>
            <label class="field">
                <span>{messages::share_text()}</span>
                <textarea rows="8" readonly dir="auto" prop:value=text></textarea>
            </label>
            <button type="button" class="primary" on:click=on_tap(copy_it)>{messages::copy_text()}</button>
            <p role="status">{derived_text(move || said.get().to_owned())}</p>
        </Dialog>
    }
    .into_any()
}

/// A line for the tournament, one for the points, and one for each game that counts.
fn text(course: &Course) -> String {
    let standing = course.standing();
    let of = |seat: Seat| {
        let points = standing.points.get(seat.index()).copied().unwrap_or_default();
        messages::share_points_of(&course.name(seat), points)
    };
    let points: Vec<String> = standing.by_rank().into_iter().map(|(_, seat)| of(seat)).collect();
    let mut lines = vec![title(course.tournament.programme.len()), messages::share_points(&points)];
    for (round, ranks) in course.over() {
        let (title, mut winners) = (title_of(&round.game), course.winner_names(ranks));
        // Where nobody was ahead, the line says who was first together.
        if winners.is_empty() {
            winners = course.names(Seat::all(ranks.len()));
        }
        lines.push(match link(round) {
            Some(link) => messages::share_line(&title, &winners, &link),
            None => messages::share_line_alone(&title, &winners),
        });
    }
    lines.join("\n")
}

/// The link to a game; `None` if it is too long for one.
fn link(round: &Round) -> Option<String> {
    let letters = games::read_record(&saves::record(&round.table)?).ok()?.table.link().ok()?;
    Some(page_address() + &Route::Link(round.game.clone(), letters).address())
}
