//! The table on the screen: head, board, and below it the hand, or the curtain.

use super::nothing_here;
use super::podium::podium;
use super::torn::torn;
use crate::app::browser::{
    CONFIRM, after_next_picture, copy, download, focus_first, is_focus_in, is_focus_lost, is_typing,
    move_focus, on_hidden, on_key, press, watch,
};
use crate::app::desk::{Desk, Moment, STEPS, TURNS};
use crate::app::games::{self, Face, Piece, Stand};
use crate::app::homeless;
use crate::app::parts::{self, Curtain, Dialog, Gradual, Icon, holds, icon, live, live_if, log, says, tap};
use crate::app::route::Route;
use crate::app::saves;
use crate::app::settings::{Settings, settings};
use crate::app::text::Word;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon::table::AnyTable;

/// What can be done now: what the arrow keys walk along and the digits pick.
const READY: &str = "[data-ready=true]";

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sheet {
    Log,
    Rules,
    Pause,
    Undo,
}

/// The table of that id.
pub fn play(id: &str) -> AnyView {
    if let Some(table) = homeless::fetch(id) {
        return after_leaving(id.to_owned(), table);
    }
    let Some(record) = saves::record(id) else { return nothing_here(Word::NoSuchTable.text()) };
    match saves::read(&record) {
        Ok(reading) => match reading.fault {
            None => after_leaving(id.to_owned(), reading.table),
            Some(fault) => salvage(id.to_owned(), record, &fault, reading.table),
        },
        Err(error) => torn(id, record, &error, None),
    }
}

/// The table, in the picture after the one in which the screen before it has gone.
fn after_leaving(id: String, table: Box<dyn AnyTable>) -> AnyView {
    let sheltered = StoredValue::new(Some(table));
    let come = Gradual::new(2, settings().peek().is_still());
    come.step(1, move || {
        let table = sheltered.try_update_value(Option::take).flatten();
        table.map(|table| at(id.clone(), table))
    })
}

/// First what is wrong; then, if wanted, the table as far as it is whole.
fn salvage(
    id: String,
    record: String,
    fault: &pentathlon::table::RecordError,
    table: Box<dyn AnyTable>,
) -> AnyView {
    let sheltered = StoredValue::new(Some(table));
    let opened = RwSignal::new(false);
    let torn_id = id.clone();
    let fault = fault.clone();
    view! {
        {live(move || {
            let table = opened.get().then(|| sheltered.try_update_value(Option::take).flatten()).flatten();
            match table {
                Some(table) => at(id.clone(), table),
                None => torn(&torn_id, record.clone(), &fault, Some(Callback::new(move |()| opened.set(true)))),
            }
        })}
    }
    .into_any()
}

fn at(id: String, table: Box<dyn AnyTable>) -> AnyView {
    let Some(face) = games::face(table.facts().id) else { return nothing_here(Word::NoSuchGame.text()) };
    let title = table.facts().title;
    let desk = Desk::open(id, table, face);
    let stand = Stand::play(desk);
    let sheet = RwSignal::new(None::<Sheet>);
    let settings = settings();
    let over = Piece::new(move || desk.moment() == Moment::Over);
    keys(desk, stand, sheet, settings);
    follow_with_focus(desk);
    on_hidden(move || {
        // A log may tell what only one of several people knows.
        if desk.with_table(|table| table.people().len()) > 1 {
            let _ = sheet.try_set(None);
        }
    });
    view! {
        <main
            class="table"
            class:over=holds(move || over.get() == Some(true))
            class:paused=holds(move || desk.moment() == Moment::Racing { paused: true })
            data-game=face.id
            data-moment=says(move || {
                // Who waits for a moment finds everything drawn.
                if desk.opening().is_done() { desk.moment().name() } else { "opening" }.to_owned()
            })
        >
            {table_head(desk, face, title, sheet)}
            {live(move || {
                if over.get() == Some(true) {
                    podium(desk)
                } else {
                    view! {
                        <div class="board">{(face.board)(stand)}</div>
                        {status(desk)}
                        {desk.opening().step(STEPS - 6, move || below(desk, face, stand))}
                    }
                        .into_any()
                }
            })}
            <div class="listener"><p role="status">{says(move || desk.said())}</p></div>
            {notice(desk)}
            {live_if(move || sheet.get().map(|open| over_the_table(desk, face, sheet, open)))}
            {live_if(move || desk.is_elsewhere().then(|| elsewhere(desk)))}
        </main>
    }
    .into_any()
}

fn table_head(
    desk: Desk,
    face: &'static Face,
    title: &'static str,
    sheet: RwSignal<Option<Sheet>>,
) -> impl IntoView {
    let button = move |shape: Icon, word: Word, open: Sheet| {
        view! {
            <button
                type="button"
                class="button"
                aria-label=word.text()
                on:click=tap(move || open_sheet(desk, sheet, open))
            >
                {icon(shape)}
                <span>{word.text()}</span>
            </button>
        }
    };
    view! {
        <header class="table-head">
            <h1>{title}</h1>
            <p class="progress">{says(move || (face.progress)(&desk.shown().get().view))}</p>
            <nav>
                {button(Icon::Undo, Word::Undo, Sheet::Undo)} {button(Icon::Log, Word::Log, Sheet::Log)}
                {button(Icon::Rules, Word::Rules, Sheet::Rules)} {button(Icon::Pause, Word::Pause, Sheet::Pause)}
            </nav>
        </header>
    }
}

/// Opens a sheet over the table; an undo that needs no question is done at once.
fn open_sheet(desk: Desk, sheet: RwSignal<Option<Sheet>>, open: Sheet) {
    match (open, desk.undoable()) {
        (Sheet::Undo, None) => desk.tell(Word::UndoNothing.text()),
        (Sheet::Undo, Some(undo)) if !undo.crosses_reveal => desk.undo(false),
        _ => {
            desk.pause();
            sheet.set(Some(open));
        }
    }
}

/// What the others are doing, and the way past it.
fn status(desk: Desk) -> impl IntoView {
    view! {
        <div class="status">
            {live_if(move || match desk.moment() {
                Moment::Thinking(seat) => {
                    Some(view! { <p>{Word::Thinking.with(&[("name", &desk.name(seat))])}</p> }.into_any())
                }
                Moment::Showing { waits } => {
                    let word = if waits { Word::Next } else { Word::Skip };
                    Some(
                        view! {
                            <p>{says(move || desk.now_said())}</p>
                            <button type="button" class="button" on:click=tap(move || desk.hurry())>
                                {word.text()}
                            </button>
                        }
                            .into_any(),
                    )
                }
                Moment::Racing { paused: true } => {
                    let begun = desk.is_race_begun();
                    let (why, word) = if begun {
                        (Word::RacePaused, Word::RaceGoesOn)
                    } else {
                        (Word::RaceReady, Word::RaceBegins)
                    };
                    Some(
                        view! {
                            <p>{why.text()}</p>
                            <button type="button" class="primary go-on" on:click=tap(move || desk.go_on())>
                                {word.text()}
                            </button>
                        }
                            .into_any(),
                    )
                }
                Moment::Curtain(_) | Moment::Looking(_) | Moment::Racing { .. } | Moment::Over => None,
            })}
        </div>
    }
}

/// The hand of who looks; or the curtain, and then nothing of any hand is in the document.
fn below(desk: Desk, face: &'static Face, stand: Stand) -> impl IntoView {
    let curtain = Piece::new(move || match desk.moment() {
        Moment::Curtain(seat) => Some(seat),
        _ => None,
    });
    view! {
        <div class="below">
            {live(move || match curtain.get().flatten() {
                Some(seat) => {
                    view! { <Curtain seat=seat name=desk.name(seat) on_open=move || desk.look() /> }.into_any()
                }
                None => (face.hand)(stand.turn(TURNS - 2)),
            })}
        </div>
    }
}

fn notice(desk: Desk) -> impl IntoView {
    view! {
        <div class="notices" role="alert">
            {live_if(move || {
                desk.notice()
                    .map(|sentence| parts::notice(sentence, move || desk.hush()))
            })}
        </div>
    }
}

fn over_the_table(desk: Desk, face: &'static Face, sheet: RwSignal<Option<Sheet>>, open: Sheet) -> AnyView {
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

fn elsewhere(desk: Desk) -> impl IntoView {
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

/// The keys of the table. A dialog has keys of its own, and who writes is left alone.
fn keys(desk: Desk, stand: Stand, sheet: RwSignal<Option<Sheet>>, settings: Settings) {
    on_key(move |key, on_control| {
        if sheet.get_untracked().is_some() || is_typing() || stand.is_covered() {
            return false;
        }
        let letter = settings.peek().letters;
        // In a race everybody has keys of his own; they are written where they act.
        let racing = desk.is_racing_now();
        if racing && letter && is_plain(key) && press(&format!("[data-key=\"{key}\"]"), 0) {
            return true;
        }
        match key {
            "ArrowLeft" | "ArrowUp" => move_focus(READY, -1),
            "ArrowRight" | "ArrowDown" => move_focus(READY, 1),
            "Escape" => stand.selected.set(None),
            "Enter" if !on_control => {
                if stand.selected.get_untracked().is_some() {
                    stand.confirm();
                } else {
                    desk.hurry();
                }
            }
            " " if !on_control => desk.hurry(),
            CONFIRM => stand.confirm(),
            "c" | "C" if letter => stand.confirm(),
            "u" | "U" if letter => open_sheet(desk, sheet, Sheet::Undo),
            "l" | "L" if letter => open_sheet(desk, sheet, Sheet::Log),
            "p" | "P" if letter => open_sheet(desk, sheet, Sheet::Pause),
            "?" if letter => open_sheet(desk, sheet, Sheet::Rules),
            digit if letter && !racing => match digit.parse::<usize>() {
                Ok(number @ 1..=9) => return press(READY, number - 1),
                _ => return false,
            },
            _ => return false,
        }
        true
    });
}

/// Whether a key can stand in a selector as it is.
fn is_plain(key: &str) -> bool {
    key.len() == 1 && !matches!(key, "\"" | "\\")
}

/// When somebody is asked and the focus is lost, it goes to the first thing that can be done, or to the prompt.
fn follow_with_focus(desk: Desk) {
    watch(move || {
        let moment = desk.moment();
        desk.shown().track();
        if !desk.opening().is_done() {
            return;
        }
        let focus = move || match moment {
            Moment::Curtain(_) if is_focus_lost() || !is_focus_in(".curtain, dialog") => {
                focus_first(&[".curtain button"]);
            }
            Moment::Looking(_) if is_focus_lost() || is_focus_in("[data-ready=false]") => {
                focus_first(&[READY, "#prompt"]);
            }
            Moment::Racing { paused: true } if is_focus_lost() => focus_first(&[".go-on"]),
            Moment::Racing { .. } if is_focus_lost() => focus_first(&["#prompt"]),
            Moment::Over if is_focus_lost() => focus_first(&["#podium-title"]),
            _ => {}
        };
        // After the new things are in the document; where things travel, after they are on the screen: a focus wants
        // them laid out.
        if desk.is_moving() && matches!(moment, Moment::Looking(_)) {
            after_next_picture(focus);
        } else {
            Timeout::new(0, focus).forget();
        }
    });
}
