//! The people who play on this device: a screen, and the same list over a set-up sheet. A module of its own that is fetched
//! when it is first needed.

mod form;
mod list;

use super::not_fetched;
use super::part::part;
use super::set_up_seats::Places;
use crate::browser::{apply_stylesheet, fetch_stylesheet};
use crate::messages;
use crate::messages::language::Sentences;
use crate::messages::screens;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;

/// The style sheet of the list, fetched with it.
const SHEET: &str = "people";

/// The views of the module.
struct PeopleUi {
    screen: fn() -> AnyView,
    list: fn() -> AnyView,
    sentences: [&'static Sentences; 1],
}

static UI: PeopleUi =
    PeopleUi { screen: list::screen, list: list::list, sentences: [&messages::people::SENTENCES] };

#[cfg(split_games)]
#[wasm_split_helpers::wasm_split(people, fallible)]
fn load_people() -> Result<&'static PeopleUi, wasm_split_helpers::SplitLoaderError> {
    Ok(&UI)
}

#[cfg(split_games)]
async fn fetch() -> Option<&'static PeopleUi> {
    load_people().await.ok()
}

#[cfg(not(split_games))]
async fn fetch() -> Option<&'static PeopleUi> {
    Some(&UI)
}

/// The screen.
pub fn people() -> AnyView {
    drawn(|ui| (ui.screen)())
}

/// A button on a set-up sheet, if anybody is known. It opens the list over the sheet, which stays filled in.
pub fn manage(places: Places) -> AnyView {
    if places.known().with_untracked(Vec::is_empty) {
        return ().into_any();
    }
    let is_open = RwSignal::new(false);
    let close = move || {
        is_open.set(false);
        places.look_again();
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
                    <Dialog title=screens::people_here() on_close=close>{drawn(|ui| (ui.list)())}</Dialog>
                }
            })
        })}
    }
    .into_any()
}

fn drawn(draw: impl Fn(&'static PeopleUi) -> AnyView + Send + Sync + 'static) -> AnyView {
    fetch_stylesheet(SHEET, || {});
    apply_stylesheet(SHEET);
    part(|| Box::pin(fetch()), |ui| ui.sentences.to_vec(), draw, not_fetched)
}
