//! The screen of a lesson: one part after the other, then what wins games and, for who likes, what was left out.

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
    /// In the second minute, which the learner may ask for at the end.
    More,
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
        let (next, progress) = if number + 1 < count {
            (At::Part(number + 1, 0), LessonProgress::Left { part: number + 1, step: 0 })
        } else {
            (At::End, LessonProgress::Done)
        };
        progress.keep(game);
        at.set(next);
    };
    dynamic(move || match at.get() {
        At::Part(number, step) => {
            let part = lesson.with_value(|lesson| lesson.parts.get(number).cloned());
            let say = ui.teaching().say;
            let drawn = part.and_then(|part| {
                teach(ui, part, (number, step), say, Callback::new(move |()| after(number)))
            });
            drawn.unwrap_or_else(|| nothing_here(screens::no_such_game()))
        }
        At::End => end(ui, Callback::new(move |next| at.set(next))),
        At::More => {
            let more = ui.teaching().more;
            let part = Lesson::read(&[more.part]).ok().and_then(|mut lesson| lesson.parts.pop());
            let number = lesson.with_value(|lesson| lesson.parts.len());
            let drawn = part.and_then(|part| {
                teach(ui, part, (number, 0), more.say, Callback::new(move |()| at.set(At::End)))
            });
            drawn.unwrap_or_else(|| nothing_here(screens::no_such_game()))
        }
    })
}

/// The table of a part, from a step on.
fn teach(
    ui: &'static dyn ErasedGameUi,
    part: LessonPart,
    (number, step): (usize, usize),
    say: fn(usize) -> Option<&'static str>,
    on_end: Callback<()>,
) -> Option<AnyView> {
    let written = ui.read(&part.record).ok().filter(|reading| reading.fault.is_none())?.table;
    let facts = written.facts();
    let opening = StagedRender::begin(settings().peek().is_still());
    let (guide, table) = LessonGuide::new(part.steps, written, step)?;
    let session = TableSession::teach(guide, table, ui);
    watch(move || {
        // Who is in the second minute has learned the game.
        if let Some(speech) = guide.speech().filter(|_| number < ui.teaching().parts.len()) {
            LessonProgress::Left { part: number, step: speech.step }.keep(facts.id);
        }
    });
    // What comes before the last part is practice.
    let step_of =
        if number + 1 < ui.teaching().parts.len() { messages::practice_of } else { messages::step_of };
    Some(draw_table(session, ui, facts.title, opening, voice(session, guide, number, step_of, say, on_end)))
}

/// What wins games, and where to go from here.
fn end(ui: &'static dyn ErasedGameUi, go: Callback<At>) -> AnyView {
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
                <button type="button" class="button lesson-more" on:click=on_tap(move || go.run(At::More))>
                    {messages::one_more_minute()}
                </button>
                <a class="button" href=Route::SetUp(facts.id.to_owned()).address()>{messages::other_players()}</a>
                <button type="button" class="button" on:click=on_tap(move || go.run(At::Part(0, 0)))>{messages::once_more()}</button>
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
