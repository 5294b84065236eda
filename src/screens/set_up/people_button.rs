//! The button that opens the people of this device over a set-up sheet.

use super::chairs::Chairs;
use crate::messages::screens;
use crate::screens::doors;
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;

/// A button on a set-up sheet, if anybody is known. It opens the list over the sheet, which stays filled in.
pub fn people_button(chairs: Chairs) -> AnyView {
    if chairs.known().with_untracked(Vec::is_empty) {
        return ().into_any();
    }
    let is_open = RwSignal::new(false);
    let close = move || {
        is_open.set(false);
        chairs.look_again();
    };
    view! {
        <button type="button" class="button" aria-haspopup="dialog" on:click=on_tap(move || is_open.set(true))>
            {screens::people_here()}
        </button>
        {dynamic_if(move || {
            is_open.get().then(|| {
                view! {
                    <Dialog title=screens::people_here() on_close=close>{doors::open(|doors| (doors.people)())}</Dialog>
                }
            })
        })}
    }
    .into_any()
}
