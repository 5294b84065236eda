//! The shelf: a cover for each game, and the tables that wait.

use super::waiting::{State, Waiting, all};
use crate::browser::{focus_on, look_for_new_version, new_version_waits, take_new_version, watch};
use crate::covers::{Cover, cover};
use crate::figure::Pictogram;
use crate::games;
use crate::route::Route;
use crate::saves;
use crate::text::Word;
use crate::ui::{Dialog, Icon, dynamic_if, icon, mark, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::rules::{Facts, Seat};

/// The licences of the software and pictures that are not ours, written by the build (`xtask/src/licences.rs`).
const LICENCES: &str = "./licences.txt";
/// Where the licence of the pictures stands that are not ours.
const LICENCE_OF_PICTURES: &str = "https://creativecommons.org/licenses/by/4.0/";

/// How many tables of a list are drawn at first: more than fit on a screen, and few enough to be laid out at once.
const AT_FIRST: usize = 20;

/// The shelf.
pub fn shelf() -> AnyView {
    let known = all();
    let mut missing: Vec<String> = Vec::new();
    for table in known.iter().filter(|table| table.state == State::Unfetched) {
        if !missing.iter().any(|game| game == table.game) {
            missing.push(table.game.to_owned());
        }
    }
    let fetching = RwSignal::new(!missing.is_empty());
    // What is not known yet comes when its game has come; what is known need not wait.
    let known = known.into_iter().filter(|table| table.state != State::Unfetched);
    let tables = RwSignal::new(known.collect::<Vec<_>>());
    if !missing.is_empty() {
        games::load(&missing, move || {
            // The shelf may have been left by then.
            let _ = tables.try_set(all());
            let _ = fetching.try_set(false);
        });
    }
    let removing = RwSignal::new(None::<Waiting>);
    watch(|| {
        focus_on("#screen-title");
    });
    let covers: Vec<AnyView> = all_games()
        .into_iter()
        .filter_map(|facts| Some(cover_link(cover(facts.id)?, &facts).into_any()))
        .collect();
    let all_wanted = RwSignal::new(false);
    let list = move |title: Word, wanted: fn(&State) -> bool| {
        let found: Vec<Waiting> = tables.get().into_iter().filter(|table| wanted(&table.state)).collect();
        let count = found.len();
        let drawn = if all_wanted.get() { count } else { AT_FIRST };
        (count > 0).then(|| {
            let rows: Vec<AnyView> =
                found.into_iter().take(drawn).map(|table| row(table, removing).into_any()).collect();
            let more = (count > drawn).then(|| {
                let words = Word::ShowAll.with(&[("count", &count.to_string())]);
                view! {
                    <button type="button" class="button" on:click=on_tap(move || all_wanted.set(true))>{words}</button>
                }
                .into_any()
            });
            view! {
                <section class="waiting">
                    <h2 class="overline">{title.text()}</h2>
                    <ul>{rows}</ul>
                    {more}
                </section>
            }
        })
    };
    let credits: Vec<AnyView> = all_games()
        .into_iter()
        .map(|facts| {
            let made_by = Word::MadeBy.with(&[("author", facts.author), ("publisher", facts.publisher)]);
            view! { <p><b>{facts.title}</b>" "{made_by}</p> }.into_any()
        })
        .collect();
    view! {
        <main class="screen shelf">
            <header class="shelf-head">
                <div>
                    <h1 id="screen-title" tabindex="-1">{Word::Pentathlon.text()}</h1>
                    <p>{Word::TaglineSoFar.text()}</p>
                </div>
                <div class="row">
                    <a class="button" href=Route::Open.address()>{Word::OpenRecord.text()}</a>
                    <a class="button" href=Route::Settings.address()>{icon(Icon::Settings)}{Word::Settings.text()}</a>
                </div>
                {new_version()}
            </header>
            <div class="shelf-body">
                <ul class="covers">{covers}</ul>
                {dynamic_if(move || (!fetching.get() && tables.with(Vec::is_empty)).then(welcome))}
                <div class="tables">
                    {dynamic_if(move || {
                        fetching.get().then(|| view! { <p class="remark" role="status">{Word::FetchingTables.text()}</p> })
                    })}
                    {dynamic_if(move || list(Word::UnfinishedTables, |state| !matches!(state, State::Finished)))}
                    {dynamic_if(move || list(Word::FinishedTables, |state| matches!(state, State::Finished)))}
                </div>
                {rules()}
            </div>
            <footer class="credits">
                {credits}
                <p><a href=LICENCE_OF_PICTURES>{Word::PicturesBy.text()}</a></p>
                <p><a href=LICENCES>{Word::Licences.text()}</a></p>
            </footer>
            {dynamic_if(move || {
                removing
                    .get()
                    .map(|table| {
                        let why = Word::RemoveTableWhy
                            .with(&[("title", &table.title), ("names", &table.names)]);
                        let id = table.id.clone();
                        view! {
                            <Dialog title=Word::RemoveTable.text() on_close=move || removing.set(None)>
                                <p>{why}</p>
                                <div class="row">
                                    <button type="button" class="button" autofocus on:click=on_tap(move || removing.set(None))>
                                        {Word::Keep.text()}
                                    </button>
                                    <button
                                        type="button"
                                        class="button danger"
                                        on:click=on_tap(move || {
                                            saves::remove(&id);
                                            tables.update(|tables| tables.retain(|table| table.id != id));
                                            removing.set(None);
                                        })
                                    >
                                        {Word::Remove.text()}
                                    </button>
                                </div>
                            </Dialog>
                        }
                    })
            })}
        </main>
    }
    .into_any()
}

/// Offers a new version of the app while one waits. Nowhere else is it offered, so no game is interrupted.
fn new_version() -> AnyView {
    look_for_new_version();
    let waits = new_version_waits();
    let offer = || {
        view! {
            <p class="offer" role="status">
                <span>{Word::NewVersion.text()}</span>
                <button type="button" class="primary" on:click=on_tap(take_new_version)>{Word::TakeNewVersion.text()}</button>
            </p>
        }
    };
    dynamic_if(move || waits().then(offer))
}

/// The welcome beside the covers, while no table is saved.
fn welcome() -> AnyView {
    let promise = |picture: AnyView, title: Word, why: Word| {
        view! {
            <li>
                <span class="promise-picture" aria-hidden="true">{picture}</span>
                <b>{title.text()}</b>
                <span>{why.text()}</span>
            </li>
        }
        .into_any()
    };
    let seats = || [mark(Seat(0)), mark(Seat(1)), mark(Seat(2))].into_any();
    view! {
        <section class="welcome" aria-labelledby="welcome">
            <h2 id="welcome">{Word::Welcome.text()}</h2>
            <p class="welcome-text">{Word::WelcomeText.text()}</p>
            <ul class="promises">
                {promise(pictogram(Pictogram::Marathon).into_any(), Word::PromiseQuick, Word::PromiseQuickWhy)}
                {promise(pictogram(Pictogram::Laurel).into_any(), Word::PromiseSafe, Word::PromiseSafeWhy)}
                {promise(seats(), Word::PromiseSecret, Word::PromiseSecretWhy)}
            </ul>
            <p class="remark">{Word::PromiseNothing.text()}</p>
        </section>
    }
    .into_any()
}

/// The way to the rules of each game.
fn rules() -> AnyView {
    let links: Vec<AnyView> = all_games()
        .into_iter()
        .map(|facts| {
            let address = Route::Rules(facts.id.to_owned()).address();
            let how = Word::HowToPlayIt.with(&[("title", facts.title)]);
            view! { <a class="button" href=address>{icon(Icon::Rules)}{how}</a> }.into_any()
        })
        .collect();
    view! { <nav class="row shelf-rules" aria-label=Word::Rules.text()>{links}</nav> }.into_any()
}

fn cover_link(cover: Cover, facts: &Facts) -> impl IntoView {
    let (from, to) = (facts.seats.start().to_string(), facts.seats.end().to_string());
    // What stands in brackets stands small.
    let (title, aside) = facts.title.split_at(facts.title.find('(').unwrap_or(facts.title.len()));
    let aside = (!aside.is_empty()).then(|| view! { <small>{aside}</small> }.into_any());
    view! {
        <li data-game=facts.id>
            <a class="cover" href=Route::SetUp(facts.id.to_owned()).address()>
                <span class="cover-title">{title}" "{aside}</span>
                <span class="cover-line">{(cover.line)()}</span>
                <svg class="cover-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                <span class="cover-facts">
                    <span>{Word::Players.with(&[("from", &from), ("to", &to)])}</span>
                    <span>{Word::Minutes.with(&[("minutes", &facts.minutes.to_string())])}</span>
                </span>
            </a>
        </li>
    }
}

fn row(table: Waiting, removing: RwSignal<Option<Waiting>>) -> impl IntoView {
    let (word, detail) = match &table.state {
        State::Unfinished(progress) => (Word::Continue, format!("{} · {progress}", table.names)),
        State::Finished => (Word::SeeResult, table.names.clone()),
        State::Unfetched => (Word::Continue, Word::NotFetched.text().to_owned()),
        State::Broken => (Word::Look, String::new()),
    };
    let address = Route::Table(table.id.clone()).address();
    let label = format!("{}: {}, {}", word.text(), table.title, table.names);
    let remove = format!("{}: {}, {}", Word::Remove.text(), table.title, table.names);
    let (title, game) = (table.title.clone(), table.game);
    view! {
        <li data-game=game>
            <span class="waiting-text">
                <b>{title}</b>
                <small>{detail}</small>
            </span>
            <a class="button primary" href=address aria-label=label>{word.text()}</a>
            <button type="button" class="round" aria-label=remove on:click=on_tap(move || removing.set(Some(table.clone())))>
                {icon(Icon::Close)}
            </button>
        </li>
    }
}
