//! The set-up of a tournament, filled in as last time.

use super::begin::begin;
use super::lots::Lots;
use crate::contract::SetUpSheet;
use crate::covers::arcade;
use crate::games;
use crate::messages::{screens, tournament as messages};
use crate::screens::arch::arch;
use crate::screens::head;
use crate::screens::set_up::candidates::candidates;
use crate::screens::set_up::chair_list::chair_list;
use crate::screens::set_up::chairs::Chairs;
use crate::screens::set_up::questions::game_questions;
use crate::screens::set_up::stored_set_up::StoredSetUp;
use crate::ui::{Dialog, derived_bool, derived_text, dynamic, dynamic_if, on_tap, on_value};
use leptos::prelude::*;
use pentathlon_engine::games::{easy_to_hard, shelf, short_title_of, title_of};
use pentathlon_engine::rules::GameInfo;
use pentathlon_engine::short;
use pentathlon_engine::tournament::{Order, SEATS};

/// The name under which the form is stored among those of the games.
const FORM: &str = "pentathlon";
/// The key of the order among the options of the form.
const ORDER: &str = "order=";

/// The stadium behind the arches: where its arcade stands, how much of the ground below is seen, and how much of it all.
const HORIZON: f64 = 582.0;
const FOOT: f64 = 40.0;
const HEIGHT: f64 = 250.0;

/// The options of each game, by its short name.
type Options = Vec<(String, RwSignal<String>)>;

/// The set-up.
pub fn set_up() -> AnyView {
    let last = StoredSetUp::of(FORM).unwrap_or_else(StoredSetUp::usual);
    let order = last.options.strip_prefix(ORDER).and_then(|order| order.parse().ok()).unwrap_or_default();
    let order = RwSignal::new(Order::ALL.iter().position(|&one| one == order).unwrap_or(0));
    let chairs = Chairs::new(last.players, &SEATS, None);
    let options: Options =
        shelf().into_iter().map(|info| (info.id.to_owned(), RwSignal::new(String::new()))).collect();
    let options = StoredValue::new(options);
    let trouble = RwSignal::new(None::<String>);
    let people = Memo::new(move |_| chairs.people());
    let count = Memo::new(move |_| chairs.count());
    let lots = Lots::new();
    let start = move || {
        if untrack(|| lots.are_drawn()) {
            return;
        }
        let (players, typed) = match chairs.begin() {
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
        form.save(FORM);
        let options = options.with_value(|all| {
            all.iter().map(|(game, options)| (game.clone(), options.get_untracked())).collect::<Vec<_>>()
        });
        match begin(players, &typed, order, &options) {
            Ok((id, tournament)) => lots.draw(id, &tournament),
            Err(why) => trouble.set(Some(why.to_owned())),
        }
    };
    let minutes = move || {
        let words = if people.get() == 1 { messages::minutes_alone() } else { messages::minutes_together() };
        words.to_owned()
    };
    let are_options_open = RwSignal::new(false);
    view! {
        <main class="screen arena set-up tournament-set-up">
            <div class="arena-head">
                {head(messages::title().to_owned())} <p class="remark">{derived_text(minutes)}</p>
            </div>
            <form
                id="set-up"
                class="arena-body"
                on:input=move |_| trouble.set(None)
                on:click=move |_| trouble.set(None)
                on:submit=move |event| {
                    event.prevent_default();
                    start();
                }
            >
                {scene(count, lots)}
                <section class="pane who-plays" aria-labelledby="who-plays">
                    <h2 id="who-plays">{screens::seats()}</h2>
                    {chair_list(chairs, false)}
                    {candidates(chairs, None)}
                </section>
                {orders(order)}
            </form>
            <div class="bar">
                <button
                    type="button"
                    class="button"
                    aria-haspopup="dialog"
                    on:click=on_tap(move || are_options_open.set(true))
                >
                    {messages::options()}
                </button>
                <p class="remark">{derived_text(move || remark(count.get(), people.get()).to_owned())}</p>
                {dynamic_if(move || trouble.get().map(|why| view! { <p class="trouble" role="alert">{why}</p> }))}
                <button type="submit" form="set-up" class="primary big">{messages::begin()}</button>
            </div>
            {dynamic_if(move || are_options_open.get().then(|| options_of_games(options, count, people, are_options_open)))}
        </main>
    }
    .into_any()
}

/// The evening with an arch for each game; those that so many cannot play are veiled, and lots are drawn of the others.
fn scene(seats: Memo<usize>, lots: Lots) -> AnyView {
    let headline = move || {
        let games = easy_to_hard(seats.get()).count();
        if games < shelf().len() {
            messages::fewer_games(seats.get(), games)
        } else {
            messages::five_games(games)
        }
    };
    let gates = move || {
        let gate = |(info, [past, way]): (GameInfo, [isize; 2])| {
            let is_for_them = info.seats.contains(&seats.get());
            let class = if is_for_them { "gate gate-done" } else { "gate gate-dark" };
            let missing = (!is_for_them).then(|| {
                view! { <span class="visually-hidden">{messages::left_out()}</span> }
            });
            view! {
                <li class=class style:--past=past.to_string() style:--way=way.to_string()>
                    {arch(info.id)} <b>{short_title_of(info.id)}</b> {missing}
                </li>
            }
            .into_any()
        };
        let mut games = shelf();
        short::sort_by_key(&mut games, |info| info.difficulty);
        let ways = lots.ways(&games.iter().map(|info| info.id).collect::<Vec<_>>());
        games.into_iter().zip(ways).map(gate).collect::<Vec<AnyView>>()
    };
    let sky = arcade(HORIZON);
    view! {
        <section class="evening games-scene">
            <svg class="sky" viewBox=format!("0 {} 1200 {HEIGHT}", HORIZON + FOOT - HEIGHT) preserveAspectRatio="xMidYMax slice" aria-hidden="true" inner_html=sky></svg>
            <div class="games-words">
                <h2>{derived_text(headline)}</h2>
                <p>{messages::points_short()}</p>
                <p class="ties">{messages::ties()}</p>
            </div>
            <ul class="games-gates" class:drawn=derived_bool(move || lots.are_drawn())>{dynamic(gates)}</ul>
        </section>
    }
    .into_any()
}

/// What so many, of whom some are people, should know before they begin.
fn remark(seats: usize, people: usize) -> &'static str {
    match (people, seats) {
        (0, _) => screens::no_person_here(),
        (_, 2) => messages::together_short(),
        (1, _) => screens::alone(),
        // All play at the same time, on one screen.
        _ => messages::race_needs_room(),
    }
}

/// In which order the games come, as three cards.
fn orders(order: RwSignal<usize>) -> AnyView {
    let cards = [
        (messages::order_easy(), messages::order_easy_why()),
        (messages::order_last(), messages::order_last_why()),
        (messages::order_drawn(), messages::order_drawn_why()),
    ];
    let card = |(answer, (name, why)): (usize, (&'static str, &'static str))| {
        view! {
            <label class="order">
                <input
                    type="radio"
                    name="order"
                    prop:checked=derived_bool(move || order.get() == answer)
                    on:change=on_value(move |_| order.set(answer))
                />
                <span><b>{name}</b> <small>{why}</small></span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="pane orders">
            <legend>{messages::order_question()}</legend>
            {cards.into_iter().enumerate().map(card).collect::<Vec<AnyView>>()}
        </fieldset>
    }
    .into_any()
}

/// The questions of all games that so many can play, which are fetched for it.
fn options_of_games(
    options: StoredValue<Options>,
    seats: Memo<usize>,
    people: Memo<usize>,
    is_open: RwSignal<bool>,
) -> AnyView {
    let is_loaded = RwSignal::new(false);
    let all: Vec<String> = shelf().iter().map(|info| info.id.to_owned()).collect();
    // The screen may be gone by then.
    games::load(&all, move |_| _ = is_loaded.try_set(true));
    let games = move || {
        let games = easy_to_hard(seats.get());
        let asked = games.filter_map(|info| questions(options, info.id, seats, people));
        asked.collect::<Vec<AnyView>>()
    };
    view! {
        <Dialog title=messages::options() on_close=move || is_open.set(false) wide=true>
            <p class="remark">{messages::starts_why()}</p>
            {dynamic_if(move || is_loaded.get().then(|| dynamic(games)))}
        </Dialog>
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
            <details class="game-options">
                <summary>{title}</summary>
                <div class="option-list">{game_questions(ui, sheet)}</div>
            </details>
        }
        .into_any(),
    )
}
