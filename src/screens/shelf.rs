//! The shelf: a poster for each game, and the tables that wait.

use crate::browser::{focus_on, look_for_new_version, new_version_waits, take_new_version, watch};
use crate::figure::Pictogram;
use crate::games;
use crate::posters::{Cover, cover};
use crate::route::Route;
use crate::saves;
use crate::session::names;
use crate::text::Word;
use crate::ui::{Dialog, Icon, dynamic_if, icon, mark, on_tap, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::rules::{Awaiting, Facts, Seat, Viewer};
use pentathlon_engine::table::RecordError;

/// The licences of the software and pictures that are not ours, written by the build (`xtask/src/licences.rs`).
const LICENCES: &str = "./licences.txt";
/// Where the licence of the pictures stands that are not ours.
const LICENCE_OF_PICTURES: &str = "https://creativecommons.org/licenses/by/4.0/";

/// A table that waits on the shelf.
#[derive(Clone, PartialEq, Eq)]
struct Waiting {
    id: String,
    game: &'static str,
    title: String,
    names: String,
    state: State,
}

#[derive(Clone, PartialEq, Eq)]
enum State {
    Unfinished(String),
    /// Its game could not be fetched.
    Unfetched,
    Finished,
    Broken,
}

fn waiting(id: String) -> Option<Waiting> {
    let record = saves::record(&id)?;
    Some(match games::read_record(&record) {
        Ok(reading) if reading.fault.is_none() => {
            let table = reading.table;
            let facts = table.facts();
            let ui = games::game_ui(facts.id);
            let season = || ui?.season(table.as_ref());
            let names = names(table.players());
            let over = table.awaiting() == Awaiting::Over;
            let state = if !over {
                let progress = ui.map(|ui| ui.progress(&table.view(Viewer::Table)));
                State::Unfinished(progress.unwrap_or_default())
            } else if season().is_some_and(|season| !season.decided) && saves::next_game(&id).is_none() {
                State::Unfinished(Word::SeasonGoesOn.text().to_owned())
            } else {
                State::Finished
            };
            Waiting { id, game: facts.id, title: facts.title.to_owned(), names: names.join(", "), state }
        }
        Err(RecordError::OtherGame(game)) if games::is_on_shelf(&game) => {
            let facts = all_games().into_iter().find(|facts| facts.id == game)?;
            Waiting {
                id,
                game: facts.id,
                title: facts.title.to_owned(),
                names: String::new(),
                state: State::Unfetched,
            }
        }
        _ => Waiting {
            id,
            game: "",
            title: Word::BrokenTable.text().to_owned(),
            names: String::new(),
            state: State::Broken,
        },
    })
}

/// The shelf.
pub fn shelf() -> AnyView {
    let tables = RwSignal::new(Vec::new());
    let fetching = RwSignal::new(true);
    let mut kept: Vec<String> = saves::ids().iter().filter_map(|id| saves::game(id)).collect();
    kept.dedup();
    games::load(&kept, move || {
        // The shelf may have been left by then.
        let _ = tables.try_set(saves::ids().into_iter().filter_map(waiting).collect::<Vec<_>>());
        let _ = fetching.try_set(false);
    });
    let removing = RwSignal::new(None::<Waiting>);
    watch(|| {
        focus_on("#screen-title");
    });
    let posters: Vec<AnyView> = all_games()
        .into_iter()
        .filter_map(|facts| Some(poster(cover(facts.id)?, &facts).into_any()))
        .collect();
    let list = move |title: Word, wanted: fn(&State) -> bool| {
        let shown: Vec<Waiting> = tables.get().into_iter().filter(|table| wanted(&table.state)).collect();
        (!shown.is_empty()).then(|| {
            let rows: Vec<AnyView> = shown.into_iter().map(|table| row(table, removing).into_any()).collect();
            view! {
                <section class="waiting">
                    <h2 class="overline">{title.text()}</h2>
                    <ul>{rows}</ul>
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
                <a class="button" href=Route::Settings.address()>{icon(Icon::Settings)}{Word::Settings.text()}</a>
                {new_version()}
            </header>
            <div class="shelf-body">
                <ul class="posters">{posters}</ul>
                {dynamic_if(move || (!fetching.get() && tables.with(Vec::is_empty)).then(welcome))}
                <div class="tables">
                    {dynamic_if(move || {
                        fetching.get().then(|| view! { <p class="remark" role="status">{Word::FetchingTables.text()}</p> })
                    })}
                    {dynamic_if(move || list(Word::UnfinishedTables, |state| !matches!(state, State::Finished)))}
                    {dynamic_if(move || list(Word::FinishedTables, |state| matches!(state, State::Finished)))}
                </div>
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

/// The welcome beside the posters, while no table is saved.
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
    let rules: Vec<AnyView> = all_games()
        .into_iter()
        .map(|facts| {
            let address = Route::Rules(facts.id.to_owned()).address();
            let how = Word::HowToPlayIt.with(&[("title", facts.title)]);
            view! { <a class="button" href=address>{icon(Icon::Rules)}{how}</a> }.into_any()
        })
        .collect();
    view! {
        <section class="welcome" aria-labelledby="welcome">
            <h2 id="welcome">{Word::Welcome.text()}</h2>
            <p class="welcome-text">{Word::WelcomeText.text()}</p>
            <ul class="promises">
                {promise(pictogram(Pictogram::Marathon).into_any(), Word::PromiseQuick, Word::PromiseQuickWhy)}
                {promise(pictogram(Pictogram::Laurel).into_any(), Word::PromiseSafe, Word::PromiseSafeWhy)}
                {promise(seats(), Word::PromiseSecret, Word::PromiseSecretWhy)}
            </ul>
            <div class="row">{rules}</div>
            <p class="remark">{Word::PromiseNothing.text()}</p>
        </section>
    }
    .into_any()
}

fn poster(cover: Cover, facts: &Facts) -> impl IntoView {
    let (from, to) = (facts.seats.start().to_string(), facts.seats.end().to_string());
    // What stands in brackets stands small.
    let (title, aside) = facts.title.split_at(facts.title.find('(').unwrap_or(facts.title.len()));
    let aside = (!aside.is_empty()).then(|| view! { <small>{aside}</small> }.into_any());
    view! {
        <li data-game=facts.id>
            <a class="poster" href=Route::SetUp(facts.id.to_owned()).address()>
                <span class="poster-title">{title}" "{aside}</span>
                <span class="poster-line">{(cover.line)()}</span>
                <svg class="poster-art" aria-hidden="true" inner_html=(cover.art)()></svg>
                <span class="poster-facts">
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
