//! The screen of a table: header, board, and below it the hand or the curtain.

use super::about::About;
use super::corrupt::corrupt;
use super::hint::hint;
use super::keys::{follow_with_focus, keys};
use super::open::{Overlay, open_overlay};
use super::overlay::{over_the_table, rules_link};
use super::podium::{fetch_podium, podium};
use super::status::status;
use super::tips::tips;
use crate::browser::{keep_screen_on, on_hidden};
use crate::contract::{AnyContext, GameTable, SessionPhase};
use crate::games;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves;
use crate::screens::nothing_here;
use crate::screens::seat_marks::show_marks_of;
use crate::session::TableSession;
use crate::settings::settings;
use crate::ui::{
    Curtain, Icon, StagedRender, deferred, derived_bool, derived_text, dynamic, dynamic_if, icon, on_tap,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::table::{CurtainReason, RecordError};

/// How long after a table the podium is fetched, in milliseconds: what the table itself needs comes first.
const PODIUM_MS: u32 = 1_000;

/// The screen of the table with that id.
pub fn table_screen(id: &str) -> AnyView {
    let Some(record) = saves::record(id) else { return nothing_here(screens::no_such_table()) };
    match games::read_record(&record) {
        Ok(reading) => match reading.fault {
            None => open(id.to_owned(), reading.table),
            Some(fault) => salvage(id.to_owned(), fault, reading.table),
        },
        Err(error) => corrupt(id, &error, None),
    }
}

/// Shows what is wrong first; then, on request, the readable part of the table.
fn salvage(id: String, fault: RecordError, table: Box<dyn GameTable>) -> AnyView {
    let table = StoredValue::new(Some(table));
    let wanted = RwSignal::new(false);
    dynamic(move || {
        let taken = if wanted.get() { table.try_update_value(Option::take).flatten() } else { None };
        match taken {
            Some(table) => open(id.clone(), table),
            None => corrupt(&id, &fault, Some(Callback::new(move |()| wanted.set(true)))),
        }
    })
}

/// The table of an undamaged record.
fn whole(record: &str) -> Option<Box<dyn GameTable>> {
    games::read_record(record).ok().filter(|reading| reading.fault.is_none()).map(|reading| reading.table)
}

/// Opens a table in steps.
fn open(id: String, table: Box<dyn GameTable>) -> AnyView {
    show_marks_of(&id, table.players());
    let info = table.info();
    let render = StagedRender::begin(settings().peek().is_still());
    let table = StoredValue::new(Some(table));
    deferred(move || {
        let table = table.try_update_value(Option::take).flatten()?;
        let session = TableSession::open(id.clone(), table, whole);
        Some(draw_table(session, info.title, render, tips(session)))
    })
}

/// Draws a table, and `on_top` over it.
pub fn draw_table(
    session: TableSession,
    title: &'static str,
    render: StagedRender,
    on_top: AnyView,
) -> AnyView {
    let (ui, context) = (session.ui, session.context());
    let phase = session.phase();
    let overlay = RwSignal::new(None::<Overlay>);
    let is_over = Memo::new(move |_| phase.get() == SessionPhase::Over);
    keep_screen_on();
    Timeout::new(PODIUM_MS, fetch_podium).forget();
    let about = About::of(session);
    keys(session, overlay, about, settings());
    follow_with_focus(session, render);
    on_hidden(move || {
        // A log may reveal what only one of several people knows.
        if session.with_table(|table| table.people().len()) > 1 {
            let _ = overlay.try_set(None);
        }
    });
    view! {
        <div class="frame">
            // A browser's translation takes texts out of the reach of what changes them.
            <main
                class="table"
                translate="no"
                class:over=is_over
                class:taught=session.lesson.is_some()
                class:paused=derived_bool(move || phase.get() == SessionPhase::Racing { paused: true })
                data-game=ui.info().id
                data-phase=derived_text(move || {
                    // Code that waits for a phase must find everything rendered.
                    if render.is_done() { phase.get().name() } else { "opening" }.to_owned()
                })
            >
                {deferred(move || table_head(session, title, overlay, is_over))}
                {dynamic(move || {
                    if is_over.get() {
                        podium(session, overlay)
                    } else {
                        view! {
                            <div class="board">{deferred(move || ui.board(context))}</div>
                            {status(session)}
                            {deferred(move || below(session, context))}
                        }
                            .into_any()
                    }
                })}
                <div class="flights"></div>
                <p class="listener" role="status">{session.narrator.said}</p>
                {notice(session, overlay)}
                {on_top}
                {hint(session)}
                {about.answer(session, overlay)}
                {dynamic_if(move || overlay.get().map(|open| over_the_table(session, overlay, open)))}
            </main>
        </div>
    }
    .into_any()
}

/// The way from a podium to another game.
fn to_shelf() -> AnyView {
    // Where there is little height the icon stands alone.
    view! {
        <a class="button" href=Route::Shelf.address() aria-label=app::home()>{icon(Icon::Back)} <span>{app::home()}</span></a>
    }
    .into_any()
}

fn table_head(
    session: TableSession,
    title: &'static str,
    overlay: RwSignal<Option<Overlay>>,
    is_over: Memo<bool>,
) -> impl IntoView {
    let phase = session.phase();
    let is_lesson = session.lesson.is_some();
    let target = session.target();
    let progress = move || {
        let progress = session.shown().read().view.progress();
        match target {
            Some(target) => screens::challenge_progress(&progress, target),
            None => progress,
        }
    };
    // A part goes to the next line as a whole: no number stands alone.
    let progress = move || {
        let part = |part: &str| view! { <span>{part.trim().to_owned()}</span> " " }.into_any();
        progress().split_inclusive('·').map(part).collect_view()
    };
    let button = move |shape: Icon, word: &'static str, act: Box<dyn Fn() + Send + Sync>| {
        view! {
            <button type="button" class="button acts-once" aria-label=word on:click=on_tap(act)>
                {icon(shape)}
                <span>{word}</span>
            </button>
        }
        .into_any()
    };
    let opens = move |shape: Icon, word: &'static str, open: Overlay| {
        button(shape, word, Box::new(move || open_overlay(session, overlay, open)))
    };
    view! {
        <header class="table-head">
            <h1>{title}</h1>
            <p class="progress">{dynamic(progress)}</p>
            <nav>
                {dynamic_if(move || {
                    let may_ask = session.may_ask_for_hint().is_some();
                    may_ask.then(|| button(Icon::Hint, screens::hint(), Box::new(move || session.toggle_hint())))
                })}
                // The podium has an undo of its own, with an explanation; a race has none.
                {dynamic_if(move || {
                    let racing = matches!(phase.get(), SessionPhase::Racing { .. });
                    (!is_over.get() && !racing && !is_lesson).then(|| opens(Icon::Undo, screens::undo(), Overlay::Undo))
                })}
                {dynamic_if(move || (is_over.get() && !is_lesson).then(to_shelf))}
                {opens(Icon::Log, screens::log(), Overlay::Log)} {opens(Icon::Rules, app::rules(), Overlay::Rules(None))}
                {opens(Icon::Pause, screens::pause(), Overlay::Pause)}
            </nav>
        </header>
    }
}

/// The hand of the player who has the screen, or the curtain. With the curtain no hand is in the document.
fn below(session: TableSession, context: AnyContext) -> impl IntoView {
    let curtain = Memo::new(move |_| match session.phase().get() {
        SessionPhase::Curtain(seat, reason) => Some((seat, reason)),
        _ => None,
    });
    view! {
        <div class=derived_text(move || if session.may_open_hand() { "below open" } else { "below" }.to_owned())>
            {dynamic(move || match curtain.get() {
                Some((seat, reason)) => {
                    let leave = (reason == CurtainReason::Undo).then(|| Callback::new(move |()| session.leave_undo()));
                    view! {
                        <Curtain
                            seat=seat
                            name=session.name(seat)
                            on_open=move || session.open_curtain()
                            on_leave=leave
                            again=reason == CurtainReason::SamePlayer
                        />
                    }
                        .into_any()
                }
                None => session.ui.hand(context),
            })}
            {dynamic_if(move || session.may_open_hand().then(|| open_hand(session)))}
        </div>
    }
}

/// A button for a player who chooses in public and wants to see the own hand first.
fn open_hand(session: TableSession) -> AnyView {
    let name = match session.phase().get() {
        SessionPhase::Asking(seat) => session.name(seat),
        _ => String::new(),
    };
    view! {
        <button type="button" class="button open-hand" on:click=on_tap(move || session.open_hand())>
            {screens::open_hand(&name)}
        </button>
    }
    .into_any()
}

fn notice(session: TableSession, overlay: RwSignal<Option<Overlay>>) -> impl IntoView {
    let narrator = session.narrator;
    view! {
        <div class="notices" role="alert">
            {dynamic_if(move || {
                narrator.notice.get().map(|notice| {
                    let close = move || narrator.dismiss();
                    let link = notice.rules.map(|passage| rules_link(session, overlay, passage, close));
                    crate::ui::notice(notice.sentence, link, close)
                })
            })}
        </div>
    }
}
