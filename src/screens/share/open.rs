//! The screen that opens what comes from outside: a record, all saves in a file, or a link, from a file, dropped, pasted,
//! or shared with the app. It shows a preview before anything is saved.

use super::collection::collection_preview;
use super::pasted::{link_in, record_in};
use super::preview::{Origin, preview};
use crate::browser::{chosen_file, dropped, go, incoming, refuse_long_paste};
use crate::figure::Pictogram;
use crate::games;
use crate::messages::{app, screens, share};
use crate::route::Route;
use crate::saves::{self, Collection, MAX_TABLES};
use crate::screens::head;
use crate::screens::table::corrupt::why;
use crate::ui::{derived_text, dynamic, on_tap, on_value, pictogram};
use leptos::prelude::*;
use pentathlon_engine::table::{RecordError, read_game};

/// The text that was opened.
enum Incoming {
    Nothing,
    Refused(String),
    /// A record that is at least partly readable.
    Record(String),
    /// Saves that are not here yet.
    Collection(Collection),
}

/// The screen that opens a record: the relay hands over a file. Text is pasted into a field that is folded.
pub fn open_record() -> AnyView {
    let opened = RwSignal::new(Incoming::Nothing);
    let pasted = RwSignal::new(String::new());
    let on_text = move |text: Option<String>| match text {
        Some(text) => take(text, opened),
        None => refuse(opened, share::open_unreadable().to_owned()),
    };
    let on_paste = move |event: leptos::ev::ClipboardEvent| {
        if refuse_long_paste(&event) {
            refuse(opened, share::paste_too_long().to_owned());
        }
    };
    incoming(on_text);
    let form = move || {
        let why = derived_text(move || {
            opened.with(|opened| match opened {
                Incoming::Refused(why) => why.clone(),
                _ => String::new(),
            })
        });
        view! {
            <main
                class="screen arena opening-record"
                on:dragover=move |event| event.prevent_default()
                on:drop=move |event| dropped(&event, on_text)
            >
                <div class="arena-head">{head(app::open_record().to_owned())}</div>
                <div class="arena-body">
                    <section class="evening" aria-labelledby="handed">
                        <label class="drop">
                            {pictogram(Pictogram::Relay)}
                            <b>{share::open_drop()}</b>
                            <span class="primary big">{share::open_file()}</span>
                            <input
                                class="visually-hidden"
                                type="file"
                                accept=".txt,text/plain"
                                on:change=move |event| chosen_file(&event, on_text)
                            />
                        </label>
                        <div class="stack">
                            <h2 id="handed">{share::open_title()}</h2>
                            <p>{share::open_why()}</p>
                        </div>
                    </section>
                    <p class="trouble" role="alert">{why}</p>
                    <details class="pane">
                        <summary>{share::open_paste()}</summary>
                        <div class="field">
                            <textarea
                                rows="4"
                                dir="ltr"
                                spellcheck="false"
                                aria-label=share::open_paste()
                                on:paste=on_paste
                                on:input=on_value(move |text| pasted.set(text))
                            ></textarea>
                            <button type="button" class="button" on:click=on_tap(move || on_text(Some(pasted.get_untracked())))>
                                {share::open_it()}
                            </button>
                        </div>
                    </details>
                </div>
            </main>
        }
        .into_any()
    };
    let is_read = Memo::new(move |_| {
        opened.with(|opened| matches!(opened, Incoming::Record(_) | Incoming::Collection(_)))
    });
    dynamic(move || {
        if !is_read.get() {
            return form();
        }
        opened.with_untracked(|opened| match opened {
            Incoming::Record(record) => {
                let reading = games::read_record(record).ok();
                reading.map(|reading| preview(reading.table, reading.fault.as_ref(), Origin::File)).into_any()
            }
            Incoming::Collection(collection) => collection_preview(collection.clone()),
            Incoming::Nothing | Incoming::Refused(_) => ().into_any(),
        })
    })
    .into_any()
}

/// Says why nothing is opened. The screen may be gone by then.
fn refuse(opened: RwSignal<Incoming>, why: String) {
    let _ = opened.try_set(Incoming::Refused(why));
}

/// Handles an opened text: a link leads to its address, a record that is here already to its table; other saves are
/// previewed, a single one when its game is loaded.
fn take(text: String, opened: RwSignal<Incoming>) {
    let text = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r']);
    let is_collection = saves::is_collection(text);
    let text = if is_collection { text.trim().replace("\r\n", "\n") + "\n" } else { record_in(text) };
    if is_collection {
        return saves::read_collection(text, move |collection| {
            if collection.is_too_large {
                refuse(opened, share::too_many_tables(MAX_TABLES));
            } else if !collection.changes.is_empty() {
                let _ = opened.try_set(Incoming::Collection(collection));
            } else if collection.known > 0 {
                refuse(opened, share::tables_known().to_owned());
            } else {
                refuse(opened, share::tables_none().to_owned());
            }
        });
    }
    if let Some(id) = saves::id_of_record(&text) {
        return go(&Route::Table(id).address());
    }
    if !saves::is_record(&text)
        && let Some(link) = link_in(&text)
    {
        return go(&link.address());
    }
    let refuse = move |fault: &RecordError| {
        refuse(opened, screens::sentences(share::open_refused(), &why(fault)));
    };
    let game = match read_game(&text) {
        Ok(game) => game.to_owned(),
        Err(why) => return refuse(&why),
    };
    games::load(&[game], move |_| match games::read_record(&text) {
        Ok(_) => {
            let _ = opened.try_set(Incoming::Record(text.clone()));
        }
        Err(why) => refuse(&why),
    });
}
