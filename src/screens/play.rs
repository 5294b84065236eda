//! The table on the screen: head, board, and below it the hand, or the curtain.

use super::keys::{follow_with_focus, keys};
use super::nothing_here;
use super::podium::podium;
use super::sheet::{Sheet, elsewhere, open_sheet, over_the_table};
use super::torn::torn;
use crate::browser::on_hidden;
use crate::desk::{Desk, HEAD, Moment, STEPS, TURNS};
use crate::games::{self, Face, Piece, Stand};
use crate::homeless;
use crate::parts::{self, Curtain, Gradual, Icon, holds, icon, live, live_if, says, tap, truth};
use crate::saves;
use crate::settings::settings;
use crate::text::Word;
use leptos::prelude::*;
use pentathlon_engine::table::AnyTable;

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

/// The table, when the screen before it has gone: a picture later it is put on the desk, and another one later drawn.
fn after_leaving(id: String, table: Box<dyn AnyTable>) -> AnyView {
    let sheltered = StoredValue::new(Some(table));
    let opened = StoredValue::new(None);
    let come = Gradual::new(3, settings().peek().is_still());
    come.begin();
    let on_the_desk = come.step(1, move || {
        let table = sheltered.try_update_value(Option::take).flatten();
        opened.set_value(table.map(|table| open(id.clone(), table)));
    });
    view! { {on_the_desk} {come.step(2, move || opened.get_value().map(drawn))} }.into_any()
}

/// First what is wrong; then, if wanted, the table as far as it is whole.
fn salvage(
    id: String,
    record: String,
    fault: &pentathlon_engine::table::RecordError,
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
                Some(table) => drawn(open(id.clone(), table)),
                None => torn(&torn_id, record.clone(), &fault, Some(Callback::new(move |()| opened.set(true)))),
            }
        })}
    }
    .into_any()
}

/// A table on the desk, and what it is called; nothing if there is no such game.
fn open(id: String, table: Box<dyn AnyTable>) -> Option<(Desk, &'static str)> {
    let face = games::face(table.facts().id)?;
    let title = table.facts().title;
    Some((Desk::open(id, table, face), title))
}

fn drawn(opened: Option<(Desk, &'static str)>) -> AnyView {
    let Some((desk, title)) = opened else { return nothing_here(Word::NoSuchGame.text()) };
    let face = desk.face();
    let stand = Stand::play(desk);
    desk.opening().begin();
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
            data-drawing=truth(move || desk.is_drawing())
            data-moment=says(move || {
                // Who waits for a moment finds everything drawn.
                if desk.opening().is_done() { desk.moment().name() } else { "opening" }.to_owned()
            })
        >
            {desk.opening().step(HEAD, move || table_head(desk, face, title, sheet))}
            {live(move || {
                if over.get() == Some(true) {
                    podium(desk)
                } else {
                    view! {
                        <div class="board">{desk.opening().step(HEAD + 1, move || (face.board)(stand))}</div>
                        {status(desk)}
                        {desk.opening().step(HEAD + STEPS - 7, move || below(desk, face, stand))}
                    }
                        .into_any()
                }
            })}
            <div class="flights"></div>
            <p class="listener" role="status">{says(move || desk.said())}</p>
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
                None => (face.hand)(stand.turn(TURNS - 3)),
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
