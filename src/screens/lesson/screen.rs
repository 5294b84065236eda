//! The screen of a lesson: one part after the other, then what wins games and, for who likes, what was left out.

use super::callout::callout;
use crate::browser::{focus_on, fresh_seed, watch};
use crate::contract::{GameTable, GameUi};
use crate::messages::lesson as messages;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::LessonProgress;
use crate::screens::nothing_here;
use crate::screens::set_up::new_table::save_new_and_open;
use crate::screens::table::screen::draw_table;
use crate::session::{LessonGuide, TableSession};
use crate::settings::settings;
use crate::ui::{StagedRender, dynamic, on_tap, wreath};
use leptos::prelude::*;

/// Where the learner is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// In a part, which began with this step. The parts of the second minute follow those of the lesson.
    Part(usize, usize),
    /// At the end.
    End,
}

/// The lesson of a game, where it was left.
pub fn screen(ui: &'static dyn GameUi) -> AnyView {
    let game = ui.info().id;
    let first = match LessonProgress::of(game) {
        LessonProgress::Left { part, step } => At::Part(part, step),
        LessonProgress::New | LessonProgress::Done | LessonProgress::Declined => At::Part(0, 0),
    };
    let at = RwSignal::new(first);
    let go = Callback::new(move |next| at.set(next));
    dynamic(move || match at.get() {
        At::Part(number, step) => {
            teach(ui, (number, step), go).unwrap_or_else(|| nothing_here(screens::no_such_game()))
        }
        At::End => end(ui, go),
    })
}

/// The table of a part, from a step on.
fn teach(ui: &'static dyn GameUi, (number, step): (usize, usize), go: Callback<At>) -> Option<AnyView> {
    let teaching = ui.teaching();
    let count = teaching.lesson.texts.len();
    // Who is in the second minute has learned the game.
    let is_extra = number >= count;
    let (games, index) = if is_extra { (&teaching.more, number - count) } else { (&teaching.lesson, number) };
    let part = games.parts().into_iter().nth(index)?;
    let is_last = index + 1 == games.texts.len();
    let written = ui.read(&part.record).ok().filter(|reading| reading.fault.is_none())?.table;
    let info = written.info();
    let render = StagedRender::begin(settings().peek().is_still());
    let (guide, table) = LessonGuide::new(part.steps, written, step)?;
    let session = TableSession::teach(guide, table);
    watch(move || {
        if let Some(speech) = guide.speech().filter(|_| !is_extra) {
            LessonProgress::Left { part: number, step: speech.step }.save(info.id);
        }
    });
    let on_end = Callback::new(move |()| {
        if is_last && !is_extra {
            LessonProgress::Done.save(info.id);
        }
        go.run(if is_last { At::End } else { At::Part(number + 1, 0) });
    });
    // What comes before the last part of the lesson is practice.
    let step_of = if is_last || is_extra { messages::step_of } else { messages::practice_of };
    Some(draw_table(session, info.title, render, callout(session, guide, number, step_of, games.say, on_end)))
}

/// What wins games, and where to go from here.
fn end(ui: &'static dyn GameUi, go: Callback<At>) -> AnyView {
    let info = ui.info();
    let wins: Vec<AnyView> =
        (ui.teaching().wins)().into_iter().map(|win| view! { <li>{win}</li> }.into_any()).collect();
    let trouble = RwSignal::new(false);
    let play = move || match first_game(ui) {
        Some(table) => {
            save_new_and_open(table.as_ref(), &[]);
        }
        None => trouble.set(true),
    };
    watch(|| {
        focus_on("#lesson-end");
    });
    view! {
        <main class="screen lesson-end" data-game=info.id>
            <div class="lesson-wreath" aria-hidden="true">{wreath()}</div>
            <h1 id="lesson-end" tabindex="-1">{messages::learned(info.title)}</h1>
            <h2>{messages::what_wins()}</h2>
            <ol>{wins}</ol>
            <div class="row">
                <button type="button" class="primary big" on:click=on_tap(play)>{messages::first_game()}</button>
                <button type="button" class="button big lesson-more" on:click=on_tap(move || go.run(At::Part(ui.teaching().lesson.texts.len(), 0)))>
                    {messages::one_more_minute()}
                </button>
            </div>
            <div class="row lesson-others">
                <a class="button" href=Route::SetUp(info.id.to_owned()).address()>{messages::other_players()}</a>
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
            {dynamic(move || if trouble.get() { screens::set_up_refused() } else { "" })}
        </main>
    }
    .into_any()
}

/// A first game against the rivals of the lesson.
fn first_game(ui: &'static dyn GameUi) -> Option<Box<dyn GameTable>> {
    let record = ui.teaching().lesson.parts().pop()?.record;
    let players = ui.read(&record).ok()?.table.players().to_vec();
    ui.open(&ui.set_up().new_options.join(" "), players, fresh_seed()?).ok()
}
