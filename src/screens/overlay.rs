//! What lies over the table: the log, the rules, the pause, and the questions before an undo and a taking-over.

use crate::browser::{copy, download};
use crate::games::{self, ErasedGameUi};
use crate::route::Route;
use crate::saves;
use crate::session::TableSession;
use crate::settings::settings;
use crate::text::Word;
use crate::ui::{Dialog, derived_text, log, on_tap};
use leptos::prelude::*;

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Overlay {
    /// What has happened.
    Log,
    /// The rules of the game.
    Rules,
    /// The pause, and what can be done in it.
    Pause,
    /// Whether to take something back.
    Undo,
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
            let record = move || session.with_table(|table| table.record());
            let save = move || {
                if !download(&format!("pentathlon-{}.txt", session.id()), &record()) {
                    session.narrator().notify(Word::NotSavedAsFile.text());
                }
            };
            let settings = settings();
            let switch = move || settings.change(|preferences| preferences.sound = !preferences.sound);
            let sound = move || if settings.get().sound { Word::SoundIsOn } else { Word::SoundIsOff }.text();
            let copy_it = move || {
                copy(&record(), move |copied| {
                    session.narrator().notify(if copied { Word::Copied } else { Word::NotCopied }.text());
                });
            };
            view! {
                <Dialog title=Word::PauseTitle.text() on_close=close>
                    <p>{Word::PauseSaved.text()}</p>
                    <div class="stack">
                        <button type="button" class="primary" on:click=on_tap(close)>{Word::PlayOn.text()}</button>
                        <a class="button" href=Route::Shelf.address()>{Word::LeaveTable.text()}</a>
                        <button type="button" class="button" on:click=on_tap(switch)>{derived_text(move || sound().to_owned())}</button>
                        <a class="button" href=Route::Settings.address()>{Word::Settings.text()}</a>
                        <button type="button" class="button" on:click=on_tap(save)>{Word::SaveRecord.text()}</button>
                        <button type="button" class="button" on:click=on_tap(copy_it)>{Word::CopyRecord.text()}</button>
                    </div>
                </Dialog>
            }
            .into_any()
        }
        Overlay::Undo => view! {
            <Dialog title=Word::UndoTitle.text() on_close=close>
                <p>{Word::UndoReveals.text()}</p>
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
                        {Word::UndoAgreed.text()}
                    </button>
                </div>
            </Dialog>
        }
        .into_any(),
    }
}

/// Another tab has played on: which of the two goes on?
pub fn elsewhere(session: TableSession) -> impl IntoView {
    let take_over = move || {
        let kept = saves::record(&session.id()).and_then(|record| games::read_record(&record).ok());
        session.take_over(kept.map(|reading| reading.table));
    };
    view! {
        <Dialog title=Word::Elsewhere.text() on_close=take_over>
            <p>{Word::ElsewhereWhy.text()}</p>
            <div class="row">
                <a class="button" href=Route::Shelf.address()>{Word::LeaveTable.text()}</a>
                <button type="button" class="primary" on:click=on_tap(take_over)>{Word::TakeOver.text()}</button>
            </div>
        </Dialog>
    }
}
