//! The preview of all saves in a text, before any of them is saved on this device.

use crate::browser::day;
use crate::messages::language::language;
use crate::messages::{app, screens, share};
use crate::route::Route;
use crate::saves::{self, Collection, Found, Imported};
use crate::screens::{SINCE_MS, head};
use crate::ui::{dynamic, on_tap};
use leptos::prelude::*;
use pentathlon_engine::games::shelf;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{read_game, read_players};

/// How many tables are listed at first.
const AT_FIRST: usize = 20;

/// What is in a text, with a way to save it.
pub fn collection_preview(collection: Collection) -> AnyView {
    let status = RwSignal::new(String::new());
    let Collection { tables, tournaments, people, results, known, .. } = collection.clone();
    let collection = StoredValue::new(collection);
    let count = tables.len();
    let bytes = tables.iter().map(|table| table.record.len()).sum::<usize>();
    let what = share::collection_what(count, bytes.div_ceil(1000));
    let what = (count > 0).then(|| view! { <p class="outcome">{what}</p> }.into_any());
    let several = (!tournaments.is_empty()).then(|| {
        view! { <p class="outcome">{share::collection_tournaments(tournaments.len())}</p> }.into_any()
    });
    let people = (!people.is_empty())
        .then(|| view! { <p class="outcome">{share::collection_people(people.len())}</p> }.into_any());
    let lines = (!results.is_empty())
        .then(|| view! { <p class="outcome">{share::collection_results(results.len())}</p> }.into_any());
    let known = (known > 0).then(|| view! { <p>{share::collection_known(known)}</p> }.into_any());
    let tables = StoredValue::new(tables);
    let is_open = RwSignal::new(false);
    let rows = dynamic(move || {
        let drawn = if is_open.get() { count } else { AT_FIRST };
        let rows: Vec<AnyView> = tables.with_value(|tables| tables.iter().take(drawn).map(row).collect());
        let more = (count > drawn).then(|| {
            let words = app::show_all(count);
            view! {
                <button type="button" class="button" on:click=on_tap(move || is_open.set(true))>{words}</button>
            }
            .into_any()
        });
        view! { <ul class="preview-seats">{rows}</ul> {more} }
    });
    let is_kept = RwSignal::new(false);
    let keep = move || {
        if is_kept.get_untracked() {
            return;
        }
        is_kept.set(true);
        // The screen may be gone by then.
        saves::import(collection.get_value(), move |imported| _ = status.try_set(outcome(imported)));
    };
    let question = move || {
        view! {
            <p class="remark">{share::preview_why()}</p>
            <div class="row">
                <button type="button" class="primary" on:click=on_tap(keep)>{share::preview_keep()}</button>
                <a class="button" href=Route::Shelf.address()>{app::home()}</a>
            </div>
        }
    };
    let way_on = || view! { <a class="button primary" href=Route::Shelf.address()>{app::home()}</a> };
    view! {
        <main class="screen nothing preview">
            {head(share::collection_title().to_owned())}
            {what}
            {several}
            {people}
            {lines}
            {known}
            {rows}
            <p role="status">{status}</p>
            {dynamic(move || if is_kept.get() { way_on().into_any() } else { question().into_any() })}
        </main>
    }
    .into_any()
}

/// A table: its game, who plays, and the day on which it was opened.
fn row(Found { id, record }: &Found) -> AnyView {
    let game = read_game(record).unwrap_or_default();
    let title = shelf().into_iter().find(|facts| facts.id == game).map(|facts| facts.title);
    let players = read_players(record);
    let names: Vec<String> = Seat::all(players.len())
        .zip(&players)
        .map(|(seat, player)| player.name_in(seat).to_owned())
        .collect();
    let opened_ms = u64::from_str_radix(id, 16).ok().filter(|&ms| ms > SINCE_MS);
    let opened = opened_ms.map(|ms| view! { <span>{day(language(), ms)}</span> }.into_any());
    view! { <li><b>{title}</b> <span>{app::waiting_names(&names)}</span> {opened}</li> }.into_any()
}

/// What became of the tables.
fn outcome(Imported { taken, left_out }: Imported) -> String {
    match (taken, left_out) {
        (0, 0) => share::all_taken().to_owned(),
        (_, 0) => share::tables_taken(taken),
        (0, _) => share::tables_left_out(left_out),
        _ => screens::sentences(&share::tables_taken(taken), &share::tables_left_out(left_out)),
    }
}
