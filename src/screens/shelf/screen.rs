//! The shelf: a cover for each game, and the saved tables.

use super::poster::poster;
use super::removal::removal;
use super::today_offer::today_offer;
use super::unreadable::unreadable;
use crate::browser::{focus_on, look_for_new_version, new_version_waits, take_new_version, watch};
use crate::covers::cover;
use crate::figure::Pictogram;
use crate::games;
use crate::messages::app;
use crate::route::Route;
use crate::saves::{self, tournaments};
use crate::screens::made_by;
use crate::screens::saved_tables::{SavedTable, State, all};
use crate::screens::settings::language::language_choice;
use crate::ui::{Icon, derived_bool, dynamic_if, icon, mark, on_tap, on_value, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::rules::Seat;

/// The licences of third-party software and pictures, written by the build (`xtask/src/licences.rs`).
const LICENCES: &str = "./licences.txt";
/// The address of the licence of third-party pictures.
const LICENCE_OF_PICTURES: &str = "https://creativecommons.org/licenses/by/4.0/";

/// How many finished tables are shown at first: more than fit on a screen, and few enough for one layout.
const AT_FIRST: usize = 20;
/// How many unfinished tables are shown at first: a row above the posters.
const UNFINISHED_AT_FIRST: usize = 3;
/// With more tables than that, there is a field to find one.
const FIRST_SHOWN: usize = 8;

/// The shelf.
pub fn shelf(add_results: fn(RwSignal<Vec<String>>)) -> AnyView {
    let known = all();
    let mut missing: Vec<String> = Vec::new();
    for table in known.iter().filter(|table| table.state == State::Unfetched) {
        if !missing.iter().any(|game| game == table.game) {
            missing.push(table.game.to_owned());
        }
    }
    let fetching = RwSignal::new(!missing.is_empty());
    // Show the known tables now, and the others when their games are loaded.
    let known = known.into_iter().filter(|table| table.state != State::Unfetched);
    let tables = RwSignal::new(known.collect::<Vec<_>>());
    if !missing.is_empty() {
        games::load(&missing, move || {
            // The shelf may be gone by then.
            let _ = tables.try_set(all());
            let _ = fetching.try_set(false);
        });
    }
    let removing = RwSignal::new(None::<SavedTable>);
    let not_read = RwSignal::new(saves::unreadable());
    add_results(not_read);
    watch(|| {
        focus_on("#screen-title");
    });
    let covers: Vec<AnyView> =
        all_games().into_iter().filter_map(|facts| Some(poster(cover(facts.id)?, &facts))).collect();
    let wanted = RwSignal::new(String::new());
    let list = move |title: &'static str, is_over: bool, at_first: usize| {
        let is_open = RwSignal::new(false);
        dynamic_if(move || {
            let sought = wanted.get();
            let of_list = |table: &SavedTable| matches!(table.state, State::Finished(_)) == is_over;
            let found: Vec<SavedTable> = tables.with(|tables| {
                let found = tables.iter().filter(|table| of_list(table) && table.is_found(&sought));
                found.cloned().collect()
            });
            let count = found.len();
            let drawn = if is_open.get() { count } else { at_first };
            (count > 0).then(|| {
                let rows: Vec<AnyView> =
                    found.into_iter().take(drawn).map(|table| row(table, removing).into_any()).collect();
                let more = (count > at_first).then(|| {
                    let words = if is_open.get() { app::show_fewer().to_owned() } else { app::show_all(count) };
                    view! {
                        <button type="button" class="button" on:click=on_tap(move || is_open.update(|open| *open = !*open))>
                            {words}
                        </button>
                    }
                    .into_any()
                });
                view! {
                    <section class="waiting">
                        <header class="waiting-title">
                            <h2 class="overline">{title}</h2>
                            {more}
                        </header>
                        <ul>{rows}</ul>
                    </section>
                }
            })
        })
    };
    let finder = move || {
        let many = tables.with(Vec::len) > FIRST_SHOWN;
        many.then(|| {
            let finds_nothing = derived_bool(move || {
                let sought = wanted.get();
                tables.with(|tables| !tables.iter().any(|table| table.is_found(&sought)))
            });
            view! {
                <label class="field finder">
                    <span>{app::find_table()}</span>
                    <input type="search" on:input=on_value(move |value| wanted.set(value))/>
                </label>
                {dynamic_if(move || finds_nothing.get().then(|| view! { <p role="status">{app::find_nothing()}</p> }))}
            }
        })
    };
    let credits: Vec<AnyView> = all_games()
        .into_iter()
        .map(|facts| view! { <p><b>{facts.title}</b>" "{made_by(&facts)}</p> }.into_any())
        .collect();
    view! {
        <main class="screen shelf">
            <header class="shelf-head">
                <h1 id="screen-title" tabindex="-1">{app::pentathlon()}</h1>
                <p>{app::tagline_so_far()}</p>
                <a class="button" href=Route::Settings(None).address()>{icon(Icon::Settings)}{app::settings()}</a>
                {new_version()}
            </header>
            <div class="shelf-body">
                <div class="tables unfinished">
                    {dynamic_if(move || {
                        fetching.get().then(|| view! { <p class="remark" role="status">{app::fetching_tables()}</p> })
                    })}
                    {dynamic_if(finder)}
                    {list(app::unfinished_tables(), false, UNFINISHED_AT_FIRST)}
                </div>
                {today_offer(move || tables.track())}
                {tournament()}
                <ul class="covers">{covers}</ul>
                {dynamic_if(move || (!fetching.get() && tables.with(Vec::is_empty)).then(welcome))}
                <div class="tables">{list(app::finished_tables(), true, AT_FIRST)}</div>
                {unreadable(not_read)}
                <p class="row shelf-open">
                    <a class="button" href=Route::Open.address()>{app::open_record()}</a>
                    <a class="button" href=Route::Hall(String::new()).address()>{app::hall()}</a>
                </p>
            </div>
            {language_choice()}
            <footer class="credits">
                {credits}
                <p><a href=LICENCE_OF_PICTURES>{app::pictures_by()}</a></p>
                // An installed app has no way back from a text file.
                <p><a href=LICENCES target="_blank">{app::licences()}</a></p>
            </footer>
            {dynamic_if(move || removing.get().map(|table| removal(table, removing, tables)))}
        </main>
    }
    .into_any()
}

/// The way into a tournament: into the one that is on, or into a new one.
fn tournament() -> AnyView {
    let (title, line, word, address) = match tournaments::noted_lead() {
        Some((id, [lead, next])) => (lead, next, app::continue_game(), Route::Tournament(id)),
        None => {
            let (title, line) = (app::tournament().to_owned(), app::tournament_line().to_owned());
            (title, line, app::begin_tournament(), Route::NewTournament)
        }
    };
    view! {
        <section class="shelf-offer tournament-offer" aria-labelledby="tournament">
            <span aria-hidden="true">{pictogram(Pictogram::Laurel)}</span>
            <h2 id="tournament">{title}</h2>
            <p>{line}</p>
            <a
                id="tournament-go"
                class="button primary"
                href=address.address()
                aria-labelledby="tournament-go tournament"
            >
                {word}
            </a>
        </section>
    }
    .into_any()
}

/// Offers a new version of the app while one waits. Only the shelf offers it, so no game is interrupted.
fn new_version() -> AnyView {
    look_for_new_version();
    let waits = new_version_waits();
    let offer = || {
        view! {
            <p class="offer" role="status">
                <span>{app::new_version()}</span>
                <button type="button" class="primary" on:click=on_tap(take_new_version)>{app::take_new_version()}</button>
            </p>
        }
    };
    dynamic_if(move || waits().then(offer))
}

/// The welcome beside the covers, while there is no save.
fn welcome() -> AnyView {
    let promise = |picture: AnyView, title: &'static str, why: &'static str| {
        view! {
            <li>
                <span class="promise-picture" aria-hidden="true">{picture}</span>
                <b>{title}</b>
                <span>{why}</span>
            </li>
        }
        .into_any()
    };
    let seats = || [mark(Seat(0)), mark(Seat(1)), mark(Seat(2))].into_any();
    view! {
        <section class="welcome" aria-labelledby="welcome">
            <h2 id="welcome">{app::welcome()}</h2>
            <p class="welcome-text">{app::welcome_text()}</p>
            <ul class="promises">
                {promise(pictogram(Pictogram::Marathon).into_any(), app::promise_quick(), app::promise_quick_why())}
                {promise(pictogram(Pictogram::Laurel).into_any(), app::promise_safe(), app::promise_safe_why())}
                {promise(seats(), app::promise_secret(), app::promise_secret_why())}
            </ul>
            <p class="remark">{app::promise_nothing()}</p>
        </section>
    }
    .into_any()
}

/// A small picture of an unfinished table: the art of its cover. A tournament has a wreath.
fn picture(game: &str) -> AnyView {
    if game.is_empty() {
        return view! { <span class="table-picture laurelled" aria-hidden="true">{pictogram(Pictogram::Laurel)}</span> }
            .into_any();
    }
    let art = cover(game).map(|cover| (cover.art)());
    view! {
        <span class="table-picture cover" aria-hidden="true">
            <svg class="cover-art" inner_html=art></svg>
        </span>
    }
    .into_any()
}

fn row(table: SavedTable, removing: RwSignal<Option<SavedTable>>) -> impl IntoView {
    let (title, names) = (table.title.as_str(), table.names.as_slice());
    let (word, label, detail) = match &table.state {
        State::Unfinished(detail) => {
            (app::continue_game(), app::continue_label(title, names), detail.clone())
        }
        State::Finished(detail) => (app::see_result(), app::see_result_label(title, names), detail.clone()),
        State::Unfetched => {
            (app::continue_game(), app::continue_unknown_label(title), app::not_fetched().to_owned())
        }
        State::Broken => (app::look(), app::look_label().to_owned(), String::new()),
    };
    let remove = match &table.state {
        State::Broken => app::remove_broken_label().to_owned(),
        State::Unfetched => app::remove_unknown_label(title),
        State::Unfinished(_) | State::Finished(_) => app::remove_label(title, names),
    };
    let address = table.address();
    let (title, game, day) = (table.title.clone(), table.game, table.day.clone());
    let who = (!names.is_empty()).then(|| view! { <small>{app::waiting_names(names)}</small> }.into_any());
    let picture = matches!(table.state, State::Unfinished(_)).then(|| picture(table.game));
    view! {
        <li data-game=game>
            {picture}
            <span class="waiting-text">
                <span class="waiting-head"><b>{title}</b> <time>{day}</time></span>
                {who}
                <span class="waiting-state">{detail}</span>
            </span>
            <a class="button primary" href=address aria-label=label>{word}</a>
            <button type="button" class="round" aria-label=remove on:click=on_tap(move || removing.set(Some(table.clone())))>
                {icon(Icon::Close)}
            </button>
        </li>
    }
}
