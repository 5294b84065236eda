//! A save that cannot be read.

use crate::browser::download;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves;
use crate::screens::head;
use crate::ui::{dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::table::RecordError;

/// A save whose record is corrupt: what is wrong, the record as a file, and a button to play on from the readable part,
/// if any.
pub fn corrupt(id: &str, error: &RecordError, salvage: Option<Callback<()>>) -> AnyView {
    let why = why(error);
    let file = format!("pentathlon-{id}.txt");
    let refused = RwSignal::new(false);
    let id = id.to_owned();
    let save = move || refused.set(!download(&file, &saves::export_table(&id).unwrap_or_default()));
    let title = if salvage.is_some() { screens::corrupt_title() } else { screens::corrupt_lost_title() };
    let on = match salvage {
        Some(salvage) => view! {
            <button type="button" class="primary" on:click=on_tap(move || salvage.run(()))>
                {screens::corrupt_salvage()}
            </button>
        }
        .into_any(),
        None => view! { <p>{screens::corrupt_lost()}</p> }.into_any(),
    };
    view! {
        <main class="screen nothing">
            {head(title.to_owned())}
            <p>{why}</p>
            {on}
            <div class="row">
                <button type="button" class="button" on:click=on_tap(save)>
                    {screens::save_record()}
                </button>
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
            {dynamic_if(move || refused.get().then(|| view! { <p role="alert">{app::not_saved_as_file()}</p> }))}
        </main>
    }
    .into_any()
}

/// Why a record is corrupt, in a sentence.
pub fn why(error: &RecordError) -> String {
    match error {
        RecordError::NotARecord | RecordError::TooLong => screens::fault_no_record(),
        RecordError::NewerFormat(_) => screens::fault_newer(),
        RecordError::OtherGame(_) => screens::no_such_game_in_record(),
        RecordError::OtherRules(_) => screens::fault_rules(),
        RecordError::Missing(_)
        | RecordError::Unreadable(_)
        | RecordError::Setup(_)
        | RecordError::Table(_) => screens::fault_head(),
        RecordError::Entry { number, .. } => return screens::fault_entry(*number),
        RecordError::Truncated { entries } => return screens::fault_truncated(*entries),
    }
    .to_owned()
}
