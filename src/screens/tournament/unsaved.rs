//! What a board says if the storage has not taken all of its tournament: why, and all of it as a file.

use super::course::Course;
use crate::browser::{StorageError, download};
use crate::messages::{app, tournament as messages};
use crate::saves::{self, tournaments};
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;

/// A sentence, with a button that saves the tournament and its games as a file; `None` if the storage has all of it.
pub fn unsaved(id: &str, course: &Course) -> Option<AnyView> {
    let of_table = || course.tournament.rounds.iter().find_map(|round| saves::failure(&round.table));
    let why = match tournaments::SAVES.failure(id).or_else(of_table)? {
        StorageError::Closed => messages::unsaved_closed(),
        StorageError::Full => messages::unsaved_full(),
    };
    let id = id.to_owned();
    let is_refused = RwSignal::new(false);
    let save = move || {
        let is_saved = download(&format!("pentathlon-{id}.txt"), &saves::export_tournament(&id));
        is_refused.set(!is_saved);
    };
    Some(
        view! {
            <div class="row pane tournament-fault" role="alert">
                <p>{why}</p>
                <button type="button" class="button" on:click=on_tap(save)>{messages::save_as_file()}</button>
                {dynamic_if(move || is_refused.get().then(|| view! { <p>{app::not_saved_as_file()}</p> }))}
            </div>
        }
        .into_any(),
    )
}
