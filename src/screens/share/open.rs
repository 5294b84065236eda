//! The screen on which a record is opened: from a file, dropped, or pasted. What it holds is shown before it is kept.

use super::preview::preview;
use crate::browser::{chosen_file, dropped, go, incoming_text};
use crate::games;
use crate::messages::{app, screens, share};
use crate::route::Route;
use crate::saves;
use crate::screens::corrupt::why;
use crate::screens::head;
use crate::ui::{derived_text, dynamic, on_tap, on_value};
use leptos::prelude::*;
use pentathlon_engine::table::{RecordError, read_game};

/// What has come in.
enum Incoming {
    Nothing,
    Refused(String),
    /// A record that can be read, at least in part.
    Record(String),
}

/// The screen.
pub fn open_record() -> AnyView {
    let incoming = RwSignal::new(Incoming::Nothing);
    let pasted = RwSignal::new(String::new());
    let take = move |text: Option<String>| match text {
        Some(text) => take(text, incoming),
        None => incoming.set(Incoming::Refused(share::open_unreadable().to_owned())),
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
                    <textarea rows="6" dir="ltr" spellcheck="false" on:input=on_value(move |text| pasted.set(text))></textarea>
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

/// Reads what has come in: a link leads to its address, a record is shown when its game is there.
fn take(text: String, incoming: RwSignal<Incoming>) {
    let text = text.trim().to_owned();
    if saves::is_collection(&text) {
        saves::import(&text);
        return go(&Route::Shelf.address());
    }
    if let Some(link) =
        text.split_whitespace().find_map(|word| word.find("#/link/").and_then(|at| word.get(at..)))
    {
        return go(link);
    }
    let refuse = move |fault: &RecordError| {
        let _ = incoming.try_set(Incoming::Refused(screens::sentences(share::open_refused(), &why(fault))));
    };
    // What is pasted often lacks the last line break.
    let text = text + "\n";
    let game = match read_game(&text) {
        Ok(game) => game.to_owned(),
        Err(why) => return refuse(&why),
    };
    games::load(&[game], move || match games::read_record(&text) {
        Ok(_) => {
            let _ = incoming.try_set(Incoming::Record(text));
        }
        Err(why) => refuse(&why),
    });
}
