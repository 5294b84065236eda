//! What else can be done with a finished game, in a dialog over its podium.

use super::give::{copy_record, deal_code, save_record};
use super::open::{Overlay, open_overlay};
use crate::games;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::tournaments;
use crate::session::TableSession;
use crate::ui::{Dialog, on_tap};
use leptos::prelude::*;

/// The dialog. Each of its buttons closes it, so that what they say is not covered.
pub fn more(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    let close = move || overlay.set(None);
    let button = move |word: &'static str, act: Callback<()>| {
        let act = on_tap(move || {
            close();
            act.run(());
        });
        view! { <button type="button" class="button" on:click=act>{word}</button> }.into_any()
    };
    let set_up = session.with_table(|table| Route::SetUp(table.info().id.to_owned()).address());
    // Nobody races again from the middle, and no champion loses the crown.
    let may_undo =
        session.with_table(|table| table.race().is_none()) && !tournaments::is_crowned(&session.id());
    let undo = Callback::new(move |()| open_overlay(session, overlay, Overlay::Undo));
    let copy = Callback::new(move |()| copy_record(session, || {}));
    let save = Callback::new(move |()| {
        save_record(session);
    });
    view! {
        <Dialog title=screens::more() on_close=close>
            <div class="stack what-else">
                <a class="button" href=Route::Replay(session.id()).address()>{screens::watch_replay()}</a>
                <a class="button" href=set_up>{screens::other_game()}</a>
                {button(screens::copy_record(), copy)}
                {button(screens::save_record(), save)}
                {may_undo.then(|| button(screens::undo_last(), undo))}
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
            <p class="remark">{screens::sentences(&deal_code(session), screens::deal_code_proves())}</p>
            <div class="stack">
                {button(screens::check_deal(), Callback::new(move |()| check_deal(session)))}
            </div>
        </Dialog>
    }
    .into_any()
}

/// Reads the record again, as anybody can, and says whether its deal matches the commitment.
fn check_deal(session: TableSession) {
    let record = session.with_table(|table| table.record());
    let read = games::read_record(&record).ok().filter(|reading| reading.fault.is_none());
    let same = read.is_some_and(|reading| reading.table.commitment() == session.commitment());
    if same {
        session.narrator.notify(&screens::deal_is_the_same(&session.commitment().to_string()));
    } else {
        session.narrator.notify(screens::deal_is_another());
    }
}
