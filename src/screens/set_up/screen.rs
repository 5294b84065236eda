//! The set-up screen, filled in as last time.

use super::form::StoredSetUp;
use super::new_table::{deal, save_and_open};
use super::people_button::people_button;
use super::questions::{
    game_questions, hints_answer, hints_question, options_line, people_question, who_starts,
};
use super::seats::SeatRows;
use crate::contract::{GameUi, SetUpSheet};
use crate::games;
use crate::messages::isolated;
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves::LessonProgress;
use crate::screens::rules::search::searched_rules;
use crate::screens::settings::screen::curtain_question;
use crate::screens::{head, nothing_here};
use crate::ui::{Dialog, Icon, derived_text, dynamic_if, icon, on_tap};
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::games::facts_of;

/// The set-up of a game.
pub fn set_up(game: &str) -> AnyView {
    let (Some(ui), Some(facts)) = (games::game_ui(game), facts_of(game)) else {
        return nothing_here(screens::no_such_game());
    };
    let last = StoredSetUp::of(game).unwrap_or_else(StoredSetUp::usual).naming(ui.set_up().new_options);
    let start = RwSignal::new(last.start.filter(|_| ui.start().is_some()));
    let seat_rows = SeatRows::new(last.players, &facts.seats, start);
    let options = RwSignal::new(last.options);
    let hints = RwSignal::new(last.hints);
    let trouble = RwSignal::new(None::<String>);

    // The seat that starts may have been removed.
    Effect::new(move |_| {
        let count = seat_rows.count();
        start.update(|start| *start = start.filter(|&seat| usize::from(seat) < count));
    });
    let arrange = Callback::new(move |(seats, people)| {
        seat_rows.arrange(seats, people);
        start.set(None);
    });
    let people = Memo::new(move |_| seat_rows.people());
    let who = move || match people.get() {
        0 => screens::no_person_here().to_owned(),
        1 => screens::alone().to_owned(),
        people => screens::one_device(people),
    };
    let levels = move || {
        let sits = |level: &Level| seat_rows.has(*level);
        let all = Level::ALL.into_iter().filter(sits).map(|level| about(level, ui));
        all.reduce(|first, second| screens::sentences(&first, &second))
    };
    let changed = RwSignal::new(Vec::new());
    let has_hints = Memo::new(move |_| ui.skill_wins().is_some() && people.get() > 1);
    changed.update(|all| all.push(hints_answer(has_hints, hints)));
    let sheet = SetUpSheet {
        options,
        seats: Signal::derive(move || seat_rows.count()),
        people: people.into(),
        arrange,
        changed,
        is_tournament: false,
    };
    let names = move || seat_rows.players().iter().map(|player| isolated(player.name())).collect();
    let play = move || {
        let (players, typed) = match seat_rows.begin() {
            Ok(begun) => begun,
            Err(why) => return trouble.set(Some(why)),
        };
        let form = StoredSetUp {
            players,
            options: options.get_untracked(),
            start: start.get_untracked(),
            hints: hints.get_untracked(),
        };
        form.keep(facts.id);
        match deal(ui, &form) {
            Ok(table) => {
                save_and_open(table.as_ref(), &typed);
            }
            Err(why) => trouble.set(Some(why.to_owned())),
        }
    };
    let is_new = RwSignal::new(!matches!(
        LessonProgress::of(facts.id),
        LessonProgress::Done | LessonProgress::Declined
    ));
    // The rules open over the form, so that it stays filled in.
    let rules_are_open = RwSignal::new(false);
    view! {
        <main class="screen set-up" data-game=facts.id>
            {head(screens::set_up(facts.title))}
            {dynamic_if(move || is_new.get().then(|| learn(facts.id, facts.title, is_new)))}
            <form
                class="sheet"
                on:submit=move |event| {
                    event.prevent_default();
                    play();
                }
            >
                <div class="set-up-lead">{ui.set_up().seating.map(|seating| seating(sheet))}</div>
                <fieldset class="places">
                    <legend>{screens::seats()}</legend>
                    {people_question(seat_rows, *facts.seats.end())}
                    {seat_rows.rows(facts.title)}
                    {people_button(seat_rows)}
                    <p class="remark">{derived_text(who)}</p>
                    {dynamic_if(move || levels().map(|levels| view! { <p class="remark">{levels}</p> }))}
                    {dynamic_if(move || (people.get() > 1).then(curtain_question).flatten())}
                </fieldset>
                <details class="options">
                    {options_line(changed)}
                    <div class="option-list">
                        {ui.start().map(|question| who_starts(question, Signal::derive(names), start, changed))}
                        {dynamic_if(move || has_hints.get().then(|| hints_question(hints)))}
                        {game_questions(ui, sheet)}
                    </div>
                </details>
                <div class="set-up-bar">
                    {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
                    <button type="button" class="button" on:click=on_tap(move || rules_are_open.set(true))>
                        {icon(Icon::Rules)}{screens::how_to_play()}
                    </button>
                    {dynamic_if(move || {
                        (!is_new.get()).then(|| {
                            let address = Route::Lesson(facts.id.to_owned()).address();
                            let word = match LessonProgress::of(facts.id) {
                                LessonProgress::Done => screens::learn_again(),
                                _ => app::learn(),
                            };
                            view! { <a class="button" href=address>{word}</a> }
                        })
                    })}
                    <button type="submit" class="primary big">{screens::play()}</button>
                </div>
            </form>
            {dynamic_if(move || {
                rules_are_open
                    .get()
                    .then(|| {
                        view! {
                            <Dialog title=facts.title on_close=move || rules_are_open.set(false) wide=true>
                                {searched_rules(ui, None)}
                            </Dialog>
                        }
                            .into_any()
                    })
            })}
        </main>
    }
    .into_any()
}

/// The offer of a lesson, until it was followed or declined.
fn learn(game: &'static str, title: &str, is_new: RwSignal<bool>) -> AnyView {
    let decline = move || {
        LessonProgress::Declined.keep(game);
        is_new.set(false);
    };
    view! {
        <section class="row learn-offer">
            <p>{screens::new_to(title)}</p>
            <a class="button" href=Route::Lesson(game.to_owned()).address()>{app::learn()}</a>
            <a class="button" href=Route::Together(game.to_owned()).address()>{screens::learn_together()}</a>
            <button type="button" class="button" on:click=on_tap(decline)>{screens::no_lesson()}</button>
        </section>
    }
    .into_any()
}

/// How a computer of that level plays, and how strong it is.
fn about(level: Level, ui: &dyn GameUi) -> String {
    match (level, ui.skill_wins()) {
        (Level::Bronze, Some([silver, _])) => screens::about_bronze(10 - silver),
        (Level::Silver, Some([silver, _])) => screens::about_silver(silver),
        (Level::Gold, Some([_, gold])) => screens::about_gold(gold),
        (Level::Bronze, None) => screens::about_bronze_in_races().to_owned(),
        (Level::Silver, None) => screens::about_silver_in_races().to_owned(),
        (Level::Gold, None) => screens::about_gold_in_races().to_owned(),
    }
}
