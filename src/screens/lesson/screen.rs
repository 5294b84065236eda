//! The screen of a lesson: one part after the other, then what wins games.

use super::voice::voice;
use crate::browser::{focus_on, fresh_seed, watch};
use crate::messages::lesson as messages;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::LessonProgress;
use crate::screens::new_table::put_on_table;
use crate::screens::nothing_here;
use crate::screens::play::draw_table;
use crate::session::{ErasedGameUi, LessonGuide, TableSession};
use crate::settings::settings;
use crate::ui::{StagedRender, dynamic, on_tap, wreath};
use leptos::prelude::*;
use pentathlon_engine::table::{AnyTable, Lesson, LessonPart};

/// Where the learner is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// In a part, which began with this step.
    Part(usize, usize),
    /// At the end.
    End,
}

/// The lesson of a game, where it was left.
pub fn screen(ui: &'static dyn ErasedGameUi) -> AnyView {
    let game = ui.facts().id;
    let Ok(lesson) = Lesson::read(ui.teaching().parts) else { return nothing_here(screens::no_such_game()) };
    let lesson = StoredValue::new(lesson);
    let first = match LessonProgress::of(game) {
        LessonProgress::Left { part, step } => At::Part(part, step),
        LessonProgress::New | LessonProgress::Done | LessonProgress::Declined => At::Part(0, 0),
    };
    let at = RwSignal::new(first);
    let after = move |number: usize| {
        let count = lesson.with_value(|lesson| lesson.parts.len());
        let next = if number + 1 < count { At::Part(number + 1, 0) } else { At::End };
        match next {
            At::Part(part, step) => LessonProgress::Left { part, step }.keep(game),
            At::End => LessonProgress::Done.keep(game),
        }
        at.set(next);
    };
    dynamic(move || match at.get() {
        At::Part(number, step) => {
            let part = lesson.with_value(|lesson| lesson.parts.get(number).cloned());
            let drawn =
                part.and_then(|part| teach(ui, part, (number, step), Callback::new(move |()| after(number))));
            drawn.unwrap_or_else(|| nothing_here(screens::no_such_game()))
        }
        At::End => end(ui, Callback::new(move |()| at.set(At::Part(0, 0)))),
    })
}

/// The table of a part, from a step on.
fn teach(
    ui: &'static dyn ErasedGameUi,
    part: LessonPart,
    (number, step): (usize, usize),
    on_end: Callback<()>,
) -> Option<AnyView> {
    let written = ui.read(&part.record).ok().filter(|reading| reading.fault.is_none())?.table;
    let facts = written.facts();
    let opening = StagedRender::begin(settings().peek().is_still());
    let (guide, table) = LessonGuide::new(part.steps, written, step)?;
    let session = TableSession::teach(guide, table, ui);
    watch(move || {
        if let Some(speech) = guide.speech() {
            LessonProgress::Left { part: number, step: speech.step }.keep(facts.id);
        }
    });
    Some(draw_table(
        session,
        ui,
        facts.title,
        opening,
        voice(session, guide, number, ui.teaching().say, on_end),
    ))
}

/// What wins games, and where to go from here.
fn end(ui: &'static dyn ErasedGameUi, again: Callback<()>) -> AnyView {
    let facts = ui.facts();
    let wins: Vec<AnyView> =
        (ui.teaching().wins)().into_iter().map(|win| view! { <li>{win}</li> }.into_any()).collect();
    let trouble = RwSignal::new(false);
    let play = move || match first_game(ui) {
        Some(table) => {
            put_on_table(ui, table.as_ref());
        }
        None => trouble.set(true),
    };
    watch(|| {
        focus_on("#lesson-end");
    });
    view! {
        <main class="screen lesson-end" data-game=facts.id>
            <div class="lesson-wreath" aria-hidden="true">{wreath()}</div>
            <h1 id="lesson-end" tabindex="-1">{messages::learned(facts.title)}</h1>
            <h2>{messages::what_wins()}</h2>
            <ol>{wins}</ol>
            <div class="row">
                <button type="button" class="primary big" on:click=on_tap(play)>{messages::first_game()}</button>
                <a class="button big" href=Route::Together(facts.id.to_owned()).address()>{screens::learn_together()}</a>
            </div>
            <div class="row lesson-others">
                <a class="button" href=Route::SetUp(facts.id.to_owned()).address()>{messages::other_players()}</a>
                <button type="button" class="button" on:click=on_tap(move || again.run(()))>{messages::once_more()}</button>
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
            {dynamic(move || if trouble.get() { screens::set_up_refused() } else { "" })}
        </main>
    }
    .into_any()
}

/// A first game against the rivals of the lesson.
fn first_game(ui: &'static dyn ErasedGameUi) -> Option<Box<dyn AnyTable>> {
    let part = ui.teaching().parts.last()?;
    let record = Lesson::read(&[part]).ok()?.parts.pop()?.record;
    let players = ui.read(&record).ok()?.table.players().to_vec();
    ui.open("", players, fresh_seed()?).ok()
}
