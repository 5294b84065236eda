//! The overlays of the table: the log, the rules, the pause, and the confirmations of an undo and of sharing
//! a secret record.

use super::give::{copy_log, copy_record, deal_code, save_log, save_record};
use super::log::{LogLines, log};
use super::more::more;
use super::open::{Overlay, open_overlay};
use crate::browser::{can_fill_screen, is_full_screen, switch_full_screen};
use crate::contract::names;
use crate::messages::{MessageId, app, screens};
use crate::route::Route;
use crate::saves;
use crate::screens::rules::search::searched_rules;
use crate::screens::settings::language::language_choice;
use crate::screens::settings::volume::volume;
use crate::session::TableSession;
use crate::ui::{Dialog, on_tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;
use pentathlon_engine::table::Note;

/// A button that opens the rules at a passage, named after the heading above it.
pub fn rules_link(
    session: TableSession,
    overlay: RwSignal<Option<Overlay>>,
    passage: MessageId,
    close: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    // The rules are fetched when they are opened; before that, nobody knows what the heading says.
    let rules = session.ui.rules();
    let heading = rules.heading_of(passage).and_then(|heading| (rules.text)(heading));
    let label = heading.map_or_else(|| app::rules().to_owned(), screens::rules_at);
    let open = on_tap(move || {
        close();
        open_overlay(session, overlay, Overlay::Rules(Some(passage)));
    });
    view! { <button type="button" class="button" on:click=open>{label}</button> }.into_any()
}

/// Renders the open overlay.
pub fn over_the_table(session: TableSession, overlay: RwSignal<Option<Overlay>>, open: Overlay) -> AnyView {
    let close = move || overlay.set(None);
    match open {
        Overlay::Log => log(session.log(), &names(&session.players()), LogLines::Told, Callback::new(move |()| close())),
        Overlay::Rules(passage) => view! {
            <Dialog title=app::rules() on_close=close wide=true>
                {searched_rules(session.ui, passage.or_else(|| session.shown().with_untracked(|shown| shown.view.rules_heading())))}
                <h3>{screens::keys_title()}</h3>
                <p>{screens::keys_text()}</p>
            </Dialog>
        }
        .into_any(),
        Overlay::Pause => pause_menu(session, overlay, close),
        Overlay::More => more(session, overlay),
        Overlay::GiveRecord => give_record(session, close),
        Overlay::Undo => undo_question(session, close),
    }
}

/// The pause, with what leads away from the table.
fn pause_menu(
    session: TableSession,
    overlay: RwSignal<Option<Overlay>>,
    close: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let saved = saves::record(&session.id()).map(|_| session.id());
    // In another language the page begins again with the save.
    let language = saved.clone().and_then(|_| language_choice());
    // A replay reads the save.
    let look_back = saved.clone().map(|_| {
        let replay = Route::Replay(session.id()).address();
        view! { <a class="button" href=replay>{screens::look_back()}</a> }
    });
    let full_screen = can_fill_screen().then(|| {
        let word = if is_full_screen() { screens::not_full_screen() } else { screens::full_screen() };
        let switch = on_tap(move || {
            switch_full_screen();
            close();
        });
        view! { <button type="button" class="button" on:click=switch>{word}</button> }
    });
    let (away, leave) = match saves::tournaments::of_table(&session.id()) {
        Some(id) => (Route::Tournament(id), screens::to_tournament()),
        None => (Route::Shelf, screens::leave_table()),
    };
    view! {
        <Dialog title=screens::pause_title() on_close=close>
            <p>{session.save_failure().unwrap_or_else(screens::pause_saved)}</p>
            <div class="stack">
                <button type="button" class="primary" on:click=on_tap(close)>{screens::play_on()}</button>
                <a class="button" href=away.address()>{leave}</a>
                {look_back}
                {full_screen}
                <a class="button" href=Route::Settings(saved).address()>{app::settings()}</a>
            </div>
            {volume()}
            {language}
            {to_give(session, overlay)}
        </Dialog>
    }
    .into_any()
}

/// The confirmation of an undo that needs one.
fn undo_question(session: TableSession, close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    view! {
        <Dialog title=screens::undo_title() on_close=close>
            {session.undo_description().map(|description| view! { <p><b>{description}</b></p> })}
            <p>{if session.undoes_alone() { screens::undo_reveals_alone() } else { screens::undo_reveals() }}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(close)>{screens::undo_not()}</button>
                <button
                    type="button"
                    class="button danger"
                    on:click=on_tap(move || {
                        close();
                        session.request_undo(true);
                    })
                >
                    {if session.undoes_alone() { screens::undo_do() } else { screens::undo_agreed() }}
                </button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// What may be exported: while several people have secrets from each other the public log, otherwise the record.
///
/// A single person among computers may save the record at any time: it is the only backup of a game on this device and
/// betrays nobody else. The text beside it says that it also reveals what is hidden from the player.
fn to_give(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    let is_over = session.with_table(|table| table.awaiting()) == Awaiting::Over;
    let button = |word: &'static str, act: Callback<()>| {
        view! { <button type="button" class="button" on:click=on_tap(move || act.run(()))>{word}</button> }
            .into_any()
    };
    let (why, buttons) = if session.has_secrets() {
        let give = move |()| overlay.set(Some(Overlay::GiveRecord));
        let buttons = vec![
            button(screens::copy_log(), Callback::new(move |()| copy_log(session))),
            button(
                screens::save_log(),
                Callback::new(move |()| {
                    save_log(session);
                }),
            ),
            button(screens::give_record(), Callback::new(give)),
        ];
        (Some(screens::record_is_secret()), buttons)
    } else {
        let buttons = vec![
            button(
                screens::save_record(),
                Callback::new(move |()| {
                    save_record(session);
                }),
            ),
            button(screens::copy_record(), Callback::new(move |()| copy_record(session, || {}))),
        ];
        ((!is_over).then_some(screens::record_is_backup()), buttons)
    };
    let about_code = if is_over { screens::deal_code_proves() } else { screens::deal_code_why() };
    view! {
        // Where nothing can be saved, the record is the only copy: it is offered at once.
        <details open=session.save_failure().is_some()>
            <summary>{screens::more()}</summary>
            <div class="stack">{buttons}</div>
            {why.map(|why| view! { <p class="remark">{why}</p> }.into_any())}
            <p class="remark">{screens::sentences(&deal_code(session), about_code)}</p>
        </details>
    }
    .into_any()
}

/// The confirmation of giving out a secret record. The record notes it.
fn give_record(session: TableSession, close: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let note = move || session.note(Note::Shared);
    let save = move || {
        close();
        if save_record(session) {
            note();
        }
    };
    let copy = move || {
        close();
        copy_record(session, note);
    };
    view! {
        <Dialog title=screens::give_record_title() on_close=close>
            <p>{screens::give_record_why()}</p>
            <div class="stack">
                <button type="button" class="button" autofocus on:click=on_tap(close)>{screens::give_record_not()}</button>
                <button type="button" class="button danger" on:click=on_tap(save)>{screens::give_record_save()}</button>
                <button type="button" class="button danger" on:click=on_tap(copy)>{screens::give_record_copy()}</button>
            </div>
        </Dialog>
    }
    .into_any()
}
