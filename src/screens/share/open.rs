//! The screen that opens a record: from a file, dropped, or pasted. It shows a preview before anything is saved.

use super::preview::preview;
use crate::browser::{chosen_file, dropped, go, incoming_text, refuse_long_paste};
use crate::games;
use crate::messages::{app, screens, share};
use crate::route::Route;
use crate::saves;
use crate::screens::corrupt::why;
use crate::screens::head;
use crate::ui::{derived_text, dynamic, on_tap, on_value};
use leptos::prelude::*;
use pentathlon_engine::table::{RecordError, read_game};

/// The text that was opened.
enum Incoming {
    Nothing,
    Refused(String),
    /// A record that is at least partly readable.
    Record(String),
}

/// The screen that opens a record.
pub fn open_record() -> AnyView {
    let incoming = RwSignal::new(Incoming::Nothing);
    let pasted = RwSignal::new(String::new());
    let take = move |text: Option<String>| match text {
        Some(text) => take(text, incoming),
        None => incoming.set(Incoming::Refused(share::open_unreadable().to_owned())),
    };
    let on_paste = move |event: leptos::ev::ClipboardEvent| {
        if refuse_long_paste(&event) {
            incoming.set(Incoming::Refused(share::paste_too_long().to_owned()));
        }
    };
    if let Some(text) = incoming_text() {
        take(Some(text));
    }
    let form = move || {
        view! {
            <main
                class="screen nothing"
                on:dragover=move |event| event.prevent_default()
                on:drop=move |event| dropped(&event, take)
            >
                {head(app::open_record().to_owned())}
                <p>{share::open_why()}</p>
                <label class="field">
                    <span>{share::open_file()}</span>
                    <input type="file" accept=".txt,text/plain" on:change=move |event| chosen_file(&event, take) />
                </label>
                <label class="field">
                    <span>{share::open_paste()}</span>
                    <textarea rows="6" dir="ltr" spellcheck="false" on:paste=on_paste on:input=on_value(move |text| pasted.set(text))></textarea>
                </label>
                <p role="alert">
                    {derived_text(move || incoming.with(|incoming| match incoming {
                        Incoming::Refused(why) => why.clone(),
                        _ => String::new(),
                    }))}
                </p>
                <div class="row">
                    <button type="button" class="primary" on:click=on_tap(move || take(Some(pasted.get_untracked())))>
                        {share::open_it()}
                    </button>
                </div>
            </main>
        }
        .into_any()
    };
    let opened = Memo::new(move |_| incoming.with(|incoming| matches!(incoming, Incoming::Record(_))));
    dynamic(move || {
        if !opened.get() {
            return form();
        }
        incoming.with_untracked(|incoming| match incoming {
            Incoming::Record(record) => {
                let reading = games::read_record(record).ok();
                reading.map(|reading| preview(reading.table, reading.fault.as_ref(), None)).into_any()
            }
            _ => ().into_any(),
        })
    })
    .into_any()
}

/// Handles an opened text: a link leads to its address, a record is previewed when its game is loaded.
fn take(text: String, incoming: RwSignal<Incoming>) {
    let text = text.trim().to_owned();
    if saves::is_collection(&text) {
        return saves::import(text, |_| go(&Route::Shelf.address()));
    }
    if !saves::is_record(&text)
        && let Some(link) =
            text.split_whitespace().find_map(|word| word.find("#/link/").and_then(|at| word.get(at..)))
    {
        return go(link);
    }
    let refuse = move |fault: &RecordError| {
        let _ = incoming.try_set(Incoming::Refused(screens::sentences(share::open_refused(), &why(fault))));
    };
    // Pasted text often lacks the last newline.
    let text = text + "\n";
    let game = match read_game(&text) {
        Ok(game) => game.to_owned(),
        Err(why) => return refuse(&why),
    };
    games::load(&[game], move || match games::read_record(&text) {
        Ok(_) => {
            let _ = incoming.try_set(Incoming::Record(text.clone()));
        }
        Err(why) => refuse(&why),
    });
}
