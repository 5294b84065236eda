//! What lies over the table: the log, the rules, the pause, and the questions before an undo and a taking-over.

use super::give::{copy_log, copy_record, deal_code, save_log, save_record};
use super::hint::hint;
use super::volume::volume;
use crate::browser::{can_fill_screen, is_full_screen, switch_full_screen};
use crate::games::ErasedGameUi;
use crate::route::Route;
use crate::saves;
use crate::session::TableSession;
use crate::text::Word;
use crate::ui::{Dialog, log, on_tap};
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;
use pentathlon_engine::table::Note;

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Overlay {
    /// What has happened.
    Log,
    /// The rules of the game.
    Rules,
    /// The pause, and what can be done in it.
    Pause,
    /// What Gold would do.
    Hint,
    /// Whether to take something back.
    Undo,
    /// Whether to give out the record while it is secret.
    GiveRecord,
}

/// Opens an overlay on the table; an undo that needs no question is done at once.
pub fn open_overlay(session: TableSession, overlay: RwSignal<Option<Overlay>>, open: Overlay) {
    match (open, session.undoable()) {
        (Overlay::Undo, None) => session.narrator().notify(Word::UndoNothing.text()),
        (Overlay::Undo, Some(undo)) if !undo.crosses_reveal => session.undo(false),
        _ => {
            session.pause();
            overlay.set(Some(open));
        }
    }
}

/// The overlay that is open.
pub fn over_the_table(
    session: TableSession,
    ui: &'static dyn ErasedGameUi,
    overlay: RwSignal<Option<Overlay>>,
    open: Overlay,
) -> AnyView {
    let close = move || overlay.set(None);
    match open {
        Overlay::Log => {
            let sentences = session.log();
            let empty = sentences.is_empty().then(|| view! { <p>{Word::LogEmpty.text()}</p> }.into_any());
            view! {
                <Dialog title=Word::LogTitle.text() on_close=close wide=true>
                    {log(sentences)}
                    {empty}
                </Dialog>
            }
            .into_any()
        }
        Overlay::Rules => view! {
            <Dialog title=Word::Rules.text() on_close=close wide=true>
                {ui.rules()}
                <h3>{Word::KeysTitle.text()}</h3>
                <p>{Word::KeysText.text()}</p>
            </Dialog>
        }
        .into_any(),
        Overlay::Pause => {
            session.close_curtain();
            // A replay reads what is kept.
            let look_back = saves::record(&session.id()).map(|_| {
                let replay = Route::Replay(session.id()).address();
                view! { <a class="button" href=replay>{Word::LookBack.text()}</a> }
            });
            let full_screen = can_fill_screen().then(|| {
                let word = if is_full_screen() { Word::NotFullScreen } else { Word::FullScreen };
                let switch = on_tap(move || {
                    switch_full_screen();
                    close();
                });
                view! { <button type="button" class="button" on:click=switch>{word.text()}</button> }
            });
            view! {
                <Dialog title=Word::PauseTitle.text() on_close=close>
                    <p>{session.save_failure().unwrap_or(Word::PauseSaved).text()}</p>
                    <div class="stack">
                        <button type="button" class="primary" on:click=on_tap(close)>{Word::PlayOn.text()}</button>
                        <a class="button" href=Route::Shelf.address()>{Word::LeaveTable.text()}</a>
                        {look_back}
                        {full_screen}
                        <a class="button" href=Route::Settings.address()>{Word::Settings.text()}</a>
                    </div>
                    {volume()}
                    {to_give(session, overlay)}
                </Dialog>
            }
            .into_any()
        }
        Overlay::Hint => hint(session, close),
        Overlay::GiveRecord => give_record(session, close),
        Overlay::Undo => view! {
            <Dialog title=Word::UndoTitle.text() on_close=close>
                {session.told_of_undo().map(|told| view! { <p><b>{told}</b></p> })}
                <p>{if session.is_alone() { Word::UndoRevealsAlone } else { Word::UndoReveals }.text()}</p>
                <div class="row">
                    <button type="button" class="button" on:click=on_tap(close)>{Word::UndoNot.text()}</button>
                    <button
                        type="button"
                        class="button danger"
                        on:click=on_tap(move || {
                            close();
                            session.undo(true);
                        })
                    >
                        {if session.is_alone() { Word::UndoDo } else { Word::UndoAgreed }.text()}
                    </button>
                </div>
            </Dialog>
        }
        .into_any(),
    }
}

/// What may be given out: while several people have secrets from each other the public log, else the record.
///
/// Somebody alone among computers may save the record at any time, because it is the only backup that there is of a game on
/// this device, and nobody else is betrayed by it. That it tells what is hidden from the player, too, is said beside it.
fn to_give(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> AnyView {
    let over = session.with_table(|table| table.awaiting()) == Awaiting::Over;
    let button = |word: Word, act: Callback<()>| {
        view! { <button type="button" class="button" on:click=on_tap(move || act.run(()))>{word.text()}</button> }.into_any()
    };
    let (why, buttons) = if session.has_secrets() {
        let give = move |()| overlay.set(Some(Overlay::GiveRecord));
        let buttons = vec![
            button(Word::CopyLog, Callback::new(move |()| copy_log(session))),
            button(
                Word::SaveLog,
                Callback::new(move |()| {
                    save_log(session);
                }),
            ),
            button(Word::GiveRecord, Callback::new(give)),
        ];
        (Some(Word::RecordIsSecret), buttons)
    } else {
        let buttons = vec![
            button(
                Word::SaveRecord,
                Callback::new(move |()| {
                    save_record(session);
                }),
            ),
            button(Word::CopyRecord, Callback::new(move |()| copy_record(session, || {}))),
        ];
        ((!over).then_some(Word::RecordIsBackup), buttons)
    };
    view! {
        <p class="remark">{deal_code(session)}" "{(!over).then_some(Word::DealCodeWhy.text())}</p>
        <div class="stack">{buttons}</div>
        {why.map(|why| view! { <p class="remark">{why.text()}</p> }.into_any())}
    }
    .into_any()
}

/// Whether to give out the record although it is secret: the table's word, and it is noted.
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
        <Dialog title=Word::GiveRecordTitle.text() on_close=close>
            <p>{Word::GiveRecordWhy.text()}</p>
            <div class="stack">
                <button type="button" class="button" autofocus on:click=on_tap(close)>{Word::UndoNot.text()}</button>
                <button type="button" class="button danger" on:click=on_tap(save)>{Word::GiveRecordSave.text()}</button>
                <button type="button" class="button danger" on:click=on_tap(copy)>{Word::GiveRecordCopy.text()}</button>
            </div>
        </Dialog>
    }
    .into_any()
}
