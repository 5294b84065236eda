//! The people who play on this device: a screen, and the same list over a set-up sheet. They are fetched when they are first
//! needed (`home.rs`).

mod form;
mod list;

pub use list::{list, screen};

use super::part;
use super::part::Home;
use crate::browser::{apply_stylesheets, fetch_stylesheets};
use crate::messages::screens;
use crate::screens::lazy_view::lazy_view;
use crate::screens::not_fetched;
use crate::screens::set_up::seats::SeatRows;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;

/// The style sheet of the list, fetched with it.
const SHEET: &str = "people";

/// The screen.
pub fn people() -> AnyView {
    drawn(|home| (home.people)())
}

/// A button on a set-up sheet, if anybody is known. It opens the list over the sheet, which stays filled in.
pub fn manage(seat_rows: SeatRows) -> AnyView {
    if seat_rows.known().with_untracked(Vec::is_empty) {
        return ().into_any();
    }
    let is_open = RwSignal::new(false);
    let close = move || {
        is_open.set(false);
        seat_rows.look_again();
    };
    view! {
        <p class="row">
            <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || is_open.set(true))>
                {screens::people_here()}
            </button>
        </p>
        {dynamic_if(move || {
            is_open.get().then(|| {
                view! {
                    <Dialog title=screens::people_here() on_close=close>{drawn(|home| (home.list)())}</Dialog>
                }
            })
        })}
    }
    .into_any()
}

fn drawn(draw: impl Fn(&'static Home) -> AnyView + Send + Sync + 'static) -> AnyView {
    fetch_stylesheets(SHEET, || {});
    apply_stylesheets(SHEET);
    lazy_view(|| Box::pin(part::fetch()), |home| home.sentences.to_vec(), draw, not_fetched)
}
