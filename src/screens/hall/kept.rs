//! The results whose games were deleted, with a way to delete them, too.

use super::reader::HallContents;
use super::result_link::day_of;
use super::title_of;
use crate::messages::hall as messages;
use crate::saves::results;
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::rules::Seat;

/// The list; nothing if there is none.
pub fn kept(contents: &HallContents) -> Option<AnyView> {
    let rows: Vec<AnyView> =
        contents.hall.results().iter().filter(|result| result.is_kept).rev().map(row).collect();
    if rows.is_empty() {
        return None;
    }
    Some(
        view! {
            <details class="kept">
                <summary>{messages::kept()}</summary>
                <p class="remark">{messages::kept_why()}</p>
                <ul>{rows}</ul>
            </details>
        }
        .into_any(),
    )
}

fn row(result: &GameResult) -> AnyView {
    let title = title_of(&result.game);
    let seats = Seat::all(result.seats.len()).zip(&result.seats);
    let names: Vec<String> = seats.map(|(seat, own)| own.player.name_in(seat).to_owned()).collect();
    let (words, label) = (messages::kept_line(&title, &names), messages::remove_kept_label(&title, &names));
    let (table, day) = (result.table.clone(), day_of(result));
    let is_here = RwSignal::new(true);
    dynamic_if(move || {
        let (words, label, table, day) = (words.clone(), label.clone(), table.clone(), day.clone());
        let remove = move || {
            results::remove(&table);
            is_here.set(false);
        };
        is_here.get().then(|| {
            view! {
                <li>
                    <span>{words} " " <time>{day}</time></span>
                    <button type="button" class="button danger" aria-label=label on:click=on_tap(remove)>
                        {messages::remove_kept()}
                    </button>
                </li>
            }
        })
    })
}
