//! What lies over the table: the log, the rules, the pause, and the questions before an undo and a taking-over.

use crate::browser::{copy, download};
use crate::desk::Desk;
use crate::games::Face;
use crate::parts::{Dialog, log, says, tap};
use crate::route::Route;
use crate::settings::settings;
use crate::text::Word;
use leptos::prelude::*;

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// What has happened.
    Log,
    /// The rules of the game.
    Rules,
    /// The pause, and what can be done in it.
    Pause,
    /// Whether to take something back.
    Undo,
}

/// Opens a sheet over the table; an undo that needs no question is done at once.
pub fn open_sheet(desk: Desk, sheet: RwSignal<Option<Sheet>>, open: Sheet) {
    match (open, desk.undoable()) {
        (Sheet::Undo, None) => desk.tell(Word::UndoNothing.text()),
        (Sheet::Undo, Some(undo)) if !undo.crosses_reveal => desk.undo(false),
        _ => {
            desk.pause();
            sheet.set(Some(open));
        }
    }
}

/// The sheet that is open.
pub fn over_the_table(
    desk: Desk,
    face: &'static Face,
    sheet: RwSignal<Option<Sheet>>,
    open: Sheet,
) -> AnyView {
    let close = move || sheet.set(None);
    match open {
        Sheet::Log => {
            let sentences = desk.history();
            let empty = sentences.is_empty().then(|| view! { <p>{Word::LogEmpty.text()}</p> }.into_any());
            view! {
                <Dialog title=Word::LogTitle.text() on_close=close wide=true>
                    {log(sentences)}
                    {empty}
                </Dialog>
            }
            .into_any()
        }
        Sheet::Rules => view! {
            <Dialog title=Word::Rules.text() on_close=close wide=true>
                {(face.rules)()}
                <h3>{Word::KeysTitle.text()}</h3>
                <p>{Word::KeysText.text()}</p>
            </Dialog>
        }
        .into_any(),
        Sheet::Pause => {
            desk.close_curtain();
            let record = move || desk.with_table(|table| table.record());
            let save = move || {
                if !download(&format!("pentathlon-{}.txt", desk.id()), &record()) {
                    desk.tell(Word::NotSavedAsFile.text());
                }
            };
            let settings = settings();
            let switch = move || settings.change(|preferences| preferences.sound = !preferences.sound);
            let sound = move || if settings.get().sound { Word::SoundIsOn } else { Word::SoundIsOff }.text();
            let copy_it = move || {
                copy(&record(), move |copied| {
                    desk.tell(if copied { Word::Copied } else { Word::NotCopied }.text());
                });
            };
            view! {
                <Dialog title=Word::PauseTitle.text() on_close=close>
                    <p>{Word::PauseSaved.text()}</p>
                    <div class="stack">
                        <button type="button" class="primary" on:click=tap(close)>{Word::PlayOn.text()}</button>
                        <a class="button" href=Route::Shelf.address()>{Word::LeaveTable.text()}</a>
                        <button type="button" class="button" on:click=tap(switch)>{says(move || sound().to_owned())}</button>
                        <a class="button" href=Route::Settings.address()>{Word::Settings.text()}</a>
                        <button type="button" class="button" on:click=tap(save)>{Word::SaveRecord.text()}</button>
                        <button type="button" class="button" on:click=tap(copy_it)>{Word::CopyRecord.text()}</button>
                    </div>
                </Dialog>
            }
            .into_any()
        }
        Sheet::Undo => view! {
            <Dialog title=Word::UndoTitle.text() on_close=close>
                <p>{Word::UndoReveals.text()}</p>
                <div class="row">
                    <button type="button" class="button" on:click=tap(close)>{Word::UndoNot.text()}</button>
                    <button
                        type="button"
                        class="button danger"
                        on:click=tap(move || {
                            close();
                            desk.undo(true);
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
pub fn elsewhere(desk: Desk) -> impl IntoView {
    view! {
        <Dialog title=Word::Elsewhere.text() on_close=move || desk.take_over()>
            <p>{Word::ElsewhereWhy.text()}</p>
            <div class="row">
                <a class="button" href=Route::Shelf.address()>{Word::LeaveTable.text()}</a>
                <button type="button" class="primary" on:click=tap(move || desk.take_over())>{Word::TakeOver.text()}</button>
            </div>
        </Dialog>
    }
}
