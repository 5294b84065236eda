//! What cannot be read of what is saved: said once, offered as a file, deleted on request.

use crate::browser::{download, reload};
use crate::messages::app;
use crate::saves::{self, SaveKind};
use crate::ui::{Dialog, dynamic_if, on_tap};
use leptos::prelude::*;

/// What the saves of these keys are, in words.
fn what(keys: &[String]) -> Vec<String> {
    let count = |kind: SaveKind| keys.iter().filter(|key| SaveKind::of(key) == kind).count();
    let counted = SaveKind::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0);
    let words = |(kind, count)| match kind {
        SaveKind::Table => app::unreadable_games(count),
        SaveKind::Tournament => app::unreadable_tournaments(count),
        SaveKind::Person => app::unreadable_people(count),
        SaveKind::Day | SaveKind::Try => app::unreadable_days(count),
        SaveKind::Result => app::unreadable_results(count),
        SaveKind::Guests => app::unreadable_guests(count),
    };
    counted.map(words).collect()
}

/// The saves of these keys, and what can be done with them; nothing if there are none.
pub fn unreadable(keys: RwSignal<Vec<String>>) -> AnyView {
    let refused = RwSignal::new(false);
    let is_removing = RwSignal::new(false);
    let save = move || {
        refused
            .set(!download("pentathlon-unreadable.txt", &keys.with(|keys| saves::export_unreadable(keys))));
    };
    let ask = move || {
        let keep = move || is_removing.set(false);
        let remove = move || {
            keys.with(|keys| saves::remove_unreadable(keys));
            keep();
            keys.set(Vec::new());
        };
        view! {
            <Dialog title=app::remove_unreadable_title() on_close=keep>
                <p>{app::remove_unreadable_why()}</p>
                <div class="row">
                    <button type="button" class="button" autofocus on:click=on_tap(keep)>{app::keep()}</button>
                    <button type="button" class="button danger" on:click=on_tap(remove)>{app::remove()}</button>
                </div>
            </Dialog>
        }
    };
    let section = move |count: usize| {
        // What was set aside may be read by another version.
        let read_again = saves::is_any_set_aside().then(|| {
            let read_again = || {
                saves::take_back();
                reload();
            };
            view! { <button type="button" class="button" on:click=on_tap(read_again)>{app::read_again()}</button> }
                .into_any()
        });
        view! {
            <section class="unreadable">
                <p>{app::unreadable(count, &keys.with(|keys| what(keys)))}</p>
                <p class="row">
                    <button type="button" class="button" on:click=on_tap(save)>{app::save_unreadable()}</button>
                    {read_again}
                    <button type="button" class="button" on:click=on_tap(move || is_removing.set(true))>{app::remove()}</button>
                </p>
                {dynamic_if(move || refused.get().then(|| view! { <p role="alert">{app::not_saved_as_file()}</p> }))}
                {dynamic_if(move || is_removing.get().then(ask))}
            </section>
        }
    };
    dynamic_if(move || Some(keys.with(Vec::len)).filter(|count| *count > 0).map(section))
}
