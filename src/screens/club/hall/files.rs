//! What is below the hall: the results as files, those whose games were deleted, and how many could not be read.

use super::contents::HallContents;
use super::kept::kept;
use crate::browser::{download, local_date};
use crate::messages::hall as messages;
use crate::ui::on_tap;
use leptos::prelude::*;
use pentathlon_engine::hall::{csv, json};
use pentathlon_engine::table::Timestamp;

/// All of it, folded into one line; nothing if there is nothing to say.
pub fn files(
    contents: StoredValue<HallContents>,
    all: &HallContents,
    removed: Option<usize>,
    on_removed: Callback<usize>,
) -> Option<AnyView> {
    let has_results = !all.hall.results().is_empty();
    let unread = (all.unread > 0)
        .then(|| view! { <p class="remark" role="status">{messages::unread(all.unread)}</p> }.into_any());
    (has_results || unread.is_some()).then(|| {
        view! {
            <details class="hall-files" open=removed.is_some()>
                <summary>{messages::files()}</summary>
                <p class="remark">{messages::what_counts()}</p>
                {unread}
                {has_results.then(|| buttons(contents))}
                {kept(all, removed, on_removed)}
            </details>
        }
        .into_any()
    })
}

/// The buttons that save the results as files.
fn buttons(contents: StoredValue<HallContents>) -> AnyView {
    let refused = RwSignal::new("");
    let date = |began: Timestamp| began.known().and_then(local_date).unwrap_or_default();
    let save = move |name: &str, text: String| {
        refused.set(if download(name, &text) { "" } else { messages::not_saved() });
    };
    let save_csv = move || save("pentathlon-results.csv", contents.with_value(|all| csv(&all.hall, date)));
    let save_json = move || save("pentathlon-results.json", contents.with_value(|all| json(&all.hall, date)));
    view! {
        <p class="remark">{messages::files_why()}</p>
        <div class="row">
            <button type="button" class="button" on:click=on_tap(save_csv)>{messages::save_csv()}</button>
            <button type="button" class="button" on:click=on_tap(save_json)>{messages::save_json()}</button>
        </div>
        <p role="status">{move || refused.get()}</p>
    }
    .into_any()
}
