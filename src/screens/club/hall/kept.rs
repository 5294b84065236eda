//! The results whose games were deleted, with a way to delete them, too.

use super::contents::HallContents;
use super::result_link::day_of;
use crate::browser::focus_when_drawn;
use crate::messages::{app, hall as messages};
use crate::saves::results;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::rules::Seat;

/// The list; nothing if there is none. `removed` is the line that was deleted last: whatever is now in its place gets the focus.
/// `on_removed` is called with the next one.
pub fn kept(contents: &HallContents, removed: Option<usize>, on_removed: Callback<usize>) -> Option<AnyView> {
    if let Some(line) = removed {
        let before = button(line.saturating_sub(1));
        focus_when_drawn(&[&button(line), &before, "#screen-title"]);
    }
    let asked = RwSignal::new(None::<Line>);
    let results = contents.hall.results().iter().filter(|result| result.is_only_line).rev();
    let rows: Vec<AnyView> =
        results.enumerate().map(|(number, result)| row(Line::of(number, result), asked)).collect();
    if rows.is_empty() {
        return None;
    }
    Some(
        view! {
            <section class="kept">
                <h2>{messages::kept()}</h2>
                <p class="remark">{messages::kept_why()}</p>
                <ul>{rows}</ul>
            </section>
            {dynamic_if(move || asked.get().map(|line| question(line, asked, on_removed)))}
        }
        .into_any(),
    )
}

/// The button of a line.
fn button(line: usize) -> String {
    format!(".kept li:nth-child({}) button", line + 1)
}

/// A line of the list.
#[derive(Clone)]
struct Line {
    number: usize,
    table: String,
    title: String,
    names: Vec<String>,
    day: String,
}

impl Line {
    fn of(number: usize, result: &GameResult) -> Self {
        let seats = Seat::all(result.seats.len()).zip(&result.seats);
        Self {
            number,
            table: result.table.clone(),
            title: title_of(&result.game),
            names: seats.map(|(seat, own)| own.player.name_in(seat).to_owned()).collect(),
            day: day_of(result),
        }
    }
}

fn row(line: Line, asked: RwSignal<Option<Line>>) -> AnyView {
    let words = messages::kept_line(&line.title, &line.names);
    let label = messages::remove_kept_label(&line.title, &line.names);
    let day = line.day.clone();
    view! {
        <li>
            <span>{words} " " <time>{day}</time></span>
            <button
                type="button"
                class="button danger"
                aria-label=label
                on:click=on_tap(move || asked.set(Some(line.clone())))
            >
                {messages::remove_kept()}
            </button>
        </li>
    }
    .into_any()
}

/// The question before a result is deleted.
fn question(line: Line, asked: RwSignal<Option<Line>>, on_removed: Callback<usize>) -> AnyView {
    let keep = move || asked.set(None);
    let why = messages::remove_kept_why(&line.title, &line.names);
    let remove = move || {
        results::remove(&line.table);
        asked.set(None);
        on_removed.run(line.number);
    };
    view! {
        <Dialog title=messages::remove_kept_title() on_close=keep>
            <p>{why}</p>
            <div class="row">
                <button type="button" class="button" autofocus on:click=on_tap(keep)>{app::keep()}</button>
                <button type="button" class="button danger" on:click=on_tap(remove)>{app::remove()}</button>
            </div>
        </Dialog>
    }
    .into_any()
}
