//! The set-up screen, filled in as last time.

use super::candidates::candidates;
use super::chair_list::chair_list;
use super::chairs::Chairs;
use super::new_table::{deal, save_new_and_open};
use super::play_now::has_room;
use super::questions::{game_questions, hints_answer, hints_question, options_line, who_starts};
use super::stored_set_up::StoredSetUp;
use crate::contract::{GameUi, SetUpSheet};
use crate::covers::cover;
use crate::games;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::LessonProgress;
use crate::screens::rules::search::searched_rules;
use crate::screens::{head, nothing_here};
use crate::ui::{Dialog, derived_text, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::info_of;
use pentathlon_engine::rules::GameInfo;

/// The set-up of a game.
pub fn set_up(game: &str) -> AnyView {
    let (Some(ui), Some(info)) = (games::game_ui(game), info_of(game)) else {
        return nothing_here(screens::no_such_game());
    };
    let last = StoredSetUp::of(game).unwrap_or_else(StoredSetUp::usual).naming(ui.set_up().new_options);
    let start = last.start.filter(|_| ui.start_question().is_some());
    let chairs = Chairs::new(last.players, &info.seats, start);
    let options = RwSignal::new(last.options);
    let hints = RwSignal::new(last.hints);
    let trouble = RwSignal::new(None::<String>);

    let people = Memo::new(move |_| chairs.people());
    let changed = RwSignal::new(Vec::new());
    let has_hints = Memo::new(move |_| !ui.is_race() && people.get() > 1);
    changed.update(|all| all.push(hints_answer(has_hints, hints)));
    let sheet = SetUpSheet {
        options,
        seats: Signal::derive(move || chairs.count()),
        people: people.into(),
        arrange: Callback::new(move |(count, people)| chairs.arrange(count, people)),
        changed,
        is_tournament: false,
    };
    // Said once somebody wants to play, and as long as it is true.
    let is_refused = RwSignal::new(false);
    let no_room = move || {
        let is_roomy = has_room(ui, people.get(), chairs.count());
        (!is_roomy).then(|| screens::no_room().to_owned())
    };
    let refusal = move || is_refused.get().then(no_room).flatten().or_else(|| trouble.get());
    let play = move || {
        is_refused.set(untrack(no_room).is_some());
        if is_refused.get_untracked() {
            return;
        }
        if let Err(why) = open_table(ui, chairs, options, hints) {
            trouble.set(Some(why));
        }
    };
    let rules_are_open = RwSignal::new(false);
    let limits = screens::seats_limit(info.title, *info.seats.start(), *info.seats.end());
    view! {
        <main class="screen arena set-up" data-game=info.id>
            <div class="arena-head">
                {head(info.title.to_owned())} <p class="remark">{app::minutes(info.minutes)}</p>
            </div>
            <form
                id="set-up"
                class="arena-body"
                on:input=move |_| trouble.set(None)
                on:click=move |_| trouble.set(None)
                on:submit=move |event| {
                    event.prevent_default();
                    play();
                }
            >
                <div class="set-up-lead">{ui.set_up().seating.map(|seating| seating(sheet))}</div>
                <section class="pane who-plays" aria-labelledby="who-plays">
                    <div class="pane-head">
                        <h2 id="who-plays">{screens::seats()}</h2> <p class="remark">{limits}</p>
                    </div>
                    {chair_list(chairs, ui.start_question().is_some())}
                    {candidates(chairs, Some(ui))}
                </section>
                {poster(&info)}
                <details class="pane options">
                    {options_line(changed)}
                    <div class="option-list">
                        {ui.start_question().map(|question| who_starts(question, chairs, changed))}
                        {dynamic_if(move || has_hints.get().then(|| hints_question(hints)))}
                        {game_questions(ui, sheet)}
                    </div>
                </details>
            </form>
            <div class="bar">
                <button type="button" class="button" on:click=on_tap(move || rules_are_open.set(true))>
                    {screens::how_to_play()}
                </button>
                <p class="remark">{derived_text(move || who_looks_away(people.get(), ui))}</p>
                {dynamic_if(move || refusal().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
                <button type="submit" form="set-up" class="primary big">{screens::play()}</button>
            </div>
            {dynamic_if(move || rules_are_open.get().then(|| rules(ui, info.title, rules_are_open)))}
        </main>
    }
    .into_any()
}

/// Saves the form, and opens a table as it says; otherwise a sentence says why not.
fn open_table(
    ui: &'static dyn GameUi,
    chairs: Chairs,
    options: RwSignal<String>,
    hints: RwSignal<bool>,
) -> Result<(), String> {
    let (players, typed) = chairs.begin()?;
    let form = StoredSetUp {
        players,
        options: options.get_untracked(),
        start: untrack(|| chairs.starter()),
        hints: hints.get_untracked(),
    };
    form.save(ui.info().id);
    let table = deal(ui, &form)?;
    save_new_and_open(table.as_ref(), &typed);
    Ok(())
}

/// The rules over the form, so that it stays filled in.
fn rules(ui: &'static dyn GameUi, title: &'static str, are_open: RwSignal<bool>) -> AnyView {
    view! {
        <Dialog title on_close=move || are_open.set(false) wide=true>
            {searched_rules(ui, None)}
        </Dialog>
    }
    .into_any()
}

/// How the hands of so many people are hidden from one another.
fn who_looks_away(people: usize, ui: &dyn GameUi) -> String {
    match people {
        0 => screens::no_person_here().to_owned(),
        1 => screens::alone().to_owned(),
        // In a race all have their cards before them at the same time.
        _ if ui.is_race() => String::new(),
        people => screens::one_device(people),
    }
}

/// The poster of the game, with both lessons. To whoever is new to it they come first where there is no room for the picture.
fn poster(info: &GameInfo) -> AnyView {
    let Some(cover) = cover(info.id) else { return ().into_any() };
    let progress = LessonProgress::of(info.id);
    let is_new = !matches!(progress, LessonProgress::Done | LessonProgress::Declined);
    let learn = if progress == LessonProgress::Done { screens::learn_again() } else { app::learn() };
    let [alone, together] = [Route::Lesson, Route::Together].map(|route| route(info.id.to_owned()).address());
    view! {
        <section class="cover lesson-poster" class:new=is_new aria-label=screens::lessons()>
            <p class="cover-line">{(cover.line)()}</p>
            <p class="row">
                <a class="button" href=alone>{learn}</a>
                <a class="button" href=together>{screens::together()}</a>
            </p>
            <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg>
        </section>
    }
    .into_any()
}
