//! When something is not there, or cannot be read.

use super::head;
use crate::browser::{ask_again, ask_for_other_build, download, part_is_damaged, reload};
use crate::route::Route;
use crate::text::Word;
use crate::ui::{dynamic, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::table::RecordError;

/// A sentence and the way home.
pub fn nothing_here(sentence: &str) -> AnyView {
    view! {
        <main class="screen nothing">
            {head(Word::Pentathlon.text().to_owned())}
            <p>{sentence.to_owned()}</p>
            <p><a class="button primary" href=Route::Shelf.address()>{Word::Home.text()}</a></p>
        </main>
    }
    .into_any()
}

/// A part of the app that could not be fetched, or is late: nothing is lost, and it can be asked for again. After an update
/// the server may not have it any more for this page: then the page is loaded again, at the same address.
pub fn not_fetched(is_late: bool, again: Callback<()>) -> AnyView {
    let is_outdated = RwSignal::new(false);
    ask_for_other_build(move |other| {
        // The screen may have been left by then.
        let _ = is_outdated.try_set(other);
    });
    dynamic(move || {
        let (title, why, go_on) = if is_outdated.get() {
            (Word::Outdated, Word::OutdatedWhy, Word::LoadAgain)
        } else if is_late {
            (Word::Late, Word::LateWhy, Word::TryAgain)
        } else if part_is_damaged() {
            (Word::NotFetched, Word::DamagedWhy, Word::TryAgain)
        } else {
            (Word::NotFetched, Word::NotFetchedWhy, Word::TryAgain)
        };
        let act = move || {
            if is_outdated.get_untracked() {
                return reload();
            }
            ask_again();
            again.run(());
        };
        view! {
            <main class="screen nothing">
                {head(title.text().to_owned())}
                <p role="status">{why.text()}</p>
                <div class="row">
                    <button type="button" class="primary" on:click=on_tap(act)>{go_on.text()}</button>
                    <a class="button" href=Route::Shelf.address()>{Word::Home.text()}</a>
                </div>
            </main>
        }
    })
}

/// A table whose record is corrupt: what is wrong, the record as a file, and, if it can be played so far, that.
pub fn corrupt(id: &str, record: String, error: &RecordError, salvage: Option<Callback<()>>) -> AnyView {
    let why = why(error);
    let file = format!("pentathlon-{id}.txt");
    let refused = RwSignal::new(false);
    let on = match salvage {
        Some(salvage) => view! {
            <button type="button" class="primary" on:click=on_tap(move || salvage.run(()))>
                {Word::CorruptSalvage.text()}
            </button>
        }
        .into_any(),
        None => view! { <p>{Word::CorruptLost.text()}</p> }.into_any(),
    };
    view! {
        <main class="screen nothing">
            {head(Word::CorruptTitle.text().to_owned())}
            <p>{Word::CorruptWhy.with(&[("why", &why)])}</p>
            {on}
            <div class="row">
                <button type="button" class="button" on:click=on_tap(move || refused.set(!download(&file, &record)))>
                    {Word::SaveRecord.text()}
                </button>
                <a class="button" href=Route::Shelf.address()>{Word::Home.text()}</a>
            </div>
            {dynamic_if(move || refused.get().then(|| view! { <p role="alert">{Word::NotSavedAsFile.text()}</p> }))}
        </main>
    }
    .into_any()
}

/// What is wrong with a record, in words.
pub fn why(error: &RecordError) -> String {
    let word = match error {
        RecordError::NotARecord | RecordError::TooLong => Word::FaultNoRecord,
        RecordError::NewerFormat(_) => Word::FaultNewer,
        RecordError::OtherGame(_) => Word::NoSuchGameInRecord,
        RecordError::OtherRules(_) => Word::FaultRules,
        RecordError::Missing(_)
        | RecordError::Unreadable(_)
        | RecordError::Setup(_)
        | RecordError::Table(_) => Word::FaultHead,
        RecordError::Entry { number, .. } => {
            return Word::FaultEntry.with(&[("number", &number.to_string())]);
        }
        RecordError::Truncated { entries } => {
            return Word::FaultTruncated.with(&[("number", &entries.to_string())]);
        }
    };
    word.text().to_owned()
}
