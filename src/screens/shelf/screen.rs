//! The shelf: a cover for each game, and the saved tables.

use super::poster::poster;
use super::removal::removal;
use super::table_lists::{TableLists, picture};
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
use crate::ui::{Icon, dynamic_if, icon, mark, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::rules::{GameInfo, Seat};

/// The licences of third-party software and pictures, written by the build (`xtask/src/build/licences.rs`).
const LICENCES: &str = "./licences.txt";
/// The address of the licence of third-party pictures.
const LICENCE_OF_PICTURES: &str = "https://creativecommons.org/licenses/by/4.0/";

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
        games::load(&missing, move |_| {
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
    let people: Vec<_> = saves::people::stored().collect();
    let drawn = |info: GameInfo| Some(poster(cover(info.id)?, &info, &people));
    let covers: Vec<AnyView> = all_games().into_iter().filter_map(drawn).collect();
    let lists = TableLists { tables, removing, wanted: RwSignal::new(String::new()) };
    let credits: Vec<AnyView> = all_games()
        .into_iter()
        .map(|info| view! { <p><b>{info.title}</b>" "{made_by(&info)}</p> }.into_any())
        .collect();
    // A Pentathlon that is on is the first of the unfinished games: another one is offered after all games.
    let offer = move |is_one_on: bool| {
        dynamic_if(move || {
            tables.track();
            (tournaments::noted_lead().is_some() == is_one_on).then(tournament)
        })
    };
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
                    {lists.finder()}
                    {lists.unfinished()}
                </div>
                {today_offer(move || tables.track())}
                {offer(false)}
                <ul class="covers">{covers}</ul>
                {offer(true)}
                {dynamic_if(move || (!fetching.get() && tables.with(Vec::is_empty)).then(welcome))}
                <div class="tables">{lists.finished()}</div>
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

/// The way into a new tournament.
fn tournament() -> AnyView {
    view! {
        <section class="shelf-offer tournament-offer" aria-labelledby="tournament">
            {picture("")}
            <h2 id="tournament">{app::tournament()}</h2>
            <p>{app::tournament_line()}</p>
            <a
                id="tournament-go"
                class="button primary"
                href=Route::NewTournament.address()
                aria-labelledby="tournament-go tournament"
            >
                {app::begin_tournament()}
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
