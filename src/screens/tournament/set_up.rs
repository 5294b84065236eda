//! The set-up of a tournament, filled in as last time.

use super::begin::begin;
use crate::contract::SetUpSheet;
use crate::games;
use crate::messages::{screens, tournament as messages};
use crate::screens::head;
use crate::screens::set_up::form::StoredSetUp;
use crate::screens::set_up::people_button::people_button;
use crate::screens::set_up::questions::{game_questions, people_question};
use crate::screens::set_up::seats::SeatRows;
use crate::screens::settings::screen::curtain_question;
use crate::ui::{Choice, bool_attr, derived_text, dynamic, dynamic_if, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::{easy_to_hard, shelf, title_of};
use pentathlon_engine::tournament::{Order, SEATS};

/// The name under which the form is stored among those of the games.
const FORM: &str = "pentathlon";
/// The key of the order among the options of the form.
const ORDER: &str = "order=";

/// The options of each game, by its short name.
type Options = Vec<(String, RwSignal<String>)>;

/// The set-up.
pub fn set_up() -> AnyView {
    let last = StoredSetUp::of(FORM).unwrap_or_else(StoredSetUp::usual);
    let order = last.options.strip_prefix(ORDER).and_then(|order| order.parse().ok()).unwrap_or_default();
    let order = RwSignal::new(Order::ALL.iter().position(|&one| one == order).unwrap_or(0));
    let seat_rows = SeatRows::new(last.players, &SEATS, RwSignal::new(None));
    let options: Options =
        shelf().into_iter().map(|facts| (facts.id.to_owned(), RwSignal::new(String::new()))).collect();
    let options = StoredValue::new(options);
    let trouble = RwSignal::new(None::<String>);
    let people = Memo::new(move |_| seat_rows.people());
    let seats = Memo::new(move |_| seat_rows.count());
    let who = move || match people.get() {
        0 => screens::no_person_here().to_owned(),
        1 => screens::alone().to_owned(),
        people => screens::one_device(people),
    };
    let start = move || {
        let (players, typed) = match seat_rows.begin() {
            Ok(begun) => begun,
            Err(why) => return trouble.set(Some(why)),
        };
        let order = Order::ALL.get(order.get_untracked()).copied().unwrap_or_default();
        let form = StoredSetUp {
            players: players.clone(),
            options: format!("{ORDER}{order}"),
            start: None,
            hints: false,
        };
        form.keep(FORM);
        let options = options.with_value(|all| {
            all.iter().map(|(game, options)| (game.clone(), options.get_untracked())).collect::<Vec<_>>()
        });
        trouble.set(begin(players, &typed, order, &options).err().map(str::to_owned));
    };
    view! {
        <main class="screen set-up tournament-set-up">
            {head(messages::set_up().to_owned())}
            <form
                class="sheet"
                on:submit=move |event| {
                    event.prevent_default();
                    start();
                }
            >
                <div class="set-up-lead">
                    {dynamic(move || about(seats.get(), people.get()))}
                </div>
                <fieldset class="places">
                    <legend>{screens::seats()}</legend>
                    {people_question(seat_rows, *SEATS.end())}
                    {seat_rows.rows(messages::title())}
                    {people_button(seat_rows)}
                    <p class="remark">{derived_text(who)}</p>
                    {dynamic_if(move || (people.get() > 1).then(curtain_question).flatten())}
                </fieldset>
                <Choice
                    name="order"
                    question=messages::order_question()
                    answers=vec![messages::order_easy(), messages::order_last(), messages::order_drawn()]
                    chosen=order
                    on_choose=move |answer: usize| order.set(answer)
                />
                <p class="remark">{messages::starts_why()}</p>
                {options_of_games(options, seats, people)}
                <div class="set-up-bar">
                    {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
                    <button type="submit" class="primary big">{messages::begin()}</button>
                </div>
            </form>
        </main>
    }
    .into_any()
}

/// What is played by so many, how long it takes, and what gives points.
fn about(seats: usize, people: usize) -> AnyView {
    let games: Vec<String> = easy_to_hard(seats).map(|facts| facts.title.to_owned()).collect();
    let others: Vec<String> = shelf()
        .iter()
        .filter(|facts| !facts.seats.contains(&seats))
        .map(|facts| facts.title.to_owned())
        .collect();
    let fewer = (!others.is_empty()).then(|| messages::fewer_games(seats, &games, &others));
    let fewer = fewer.map(|fewer| view! { <p class="fewer">{fewer}</p> }.into_any());
    let minutes = if people == 1 { messages::minutes_alone() } else { messages::minutes_together() };
    // All play at the same time, on one screen.
    let race = (people > 1 && seats > 2)
        .then(|| view! { <p class="remark">{messages::race_needs_room()}</p> }.into_any());
    let together =
        (seats == 2).then(|| view! { <p class="remark">{messages::points_together()}</p> }.into_any());
    view! {
        <p>{messages::games(&games)}</p>
        {fewer}
        <p class="remark">{minutes}</p>
        <p class="remark">{messages::points_why()}</p>
        {together}
        {race}
    }
    .into_any()
}

/// The questions of all games that so many can play, folded; the games are fetched when they are unfolded.
fn options_of_games(options: StoredValue<Options>, seats: Memo<usize>, people: Memo<usize>) -> AnyView {
    let is_open = RwSignal::new(false);
    let is_loaded = RwSignal::new(false);
    let unfold = move || {
        is_open.update(|open| *open = !*open);
        if is_open.get_untracked() && !is_loaded.get_untracked() {
            let all: Vec<String> = shelf().iter().map(|facts| facts.id.to_owned()).collect();
            // The screen may be gone by then.
            games::load(&all, move || _ = is_loaded.try_set(true));
        }
    };
    let games = move || {
        let games = easy_to_hard(seats.get());
        let asked = games.filter_map(|facts| questions(options, facts.id, seats, people));
        asked.collect::<Vec<AnyView>>()
    };
    view! {
        <section class="options tournament-options">
            <button
                type="button"
                class="button"
                aria-expanded=bool_attr(move || is_open.get())
                on:click=on_tap(unfold)
            >
                {messages::options()}
            </button>
            {dynamic_if(move || (is_open.get() && is_loaded.get()).then(|| dynamic(games)))}
        </section>
    }
    .into_any()
}

/// The questions of a game; `None` if it is not loaded.
fn questions(
    options: StoredValue<Options>,
    game: &str,
    seats: Memo<usize>,
    people: Memo<usize>,
) -> Option<AnyView> {
    let ui = games::game_ui(game)?;
    let own = options.with_value(|all| all.iter().find(|(id, _)| id == game).map(|(_, options)| *options))?;
    let changed = RwSignal::new(Vec::new());
    let sheet = SetUpSheet {
        options: own,
        seats: seats.into(),
        people: people.into(),
        arrange: Callback::new(|_| {}),
        changed,
        is_tournament: true,
    };
    let title = title_of(game);
    Some(
        view! {
            <details class="options">
                <summary>{title}</summary>
                <div class="option-list">{game_questions(ui, sheet)}</div>
            </details>
        }
        .into_any(),
    )
}
