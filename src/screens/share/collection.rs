//! The preview of all saves in a text, before any of them is saved on this device: what a yes would do, and what is asked for
//! by itself.

use super::changed::{asked, date_of};
use super::namesakes::namesakes;
use crate::browser::{day, focus_when_drawn, long_day};
use crate::contract::names;
use crate::messages::language::language;
use crate::messages::{app, isolated, screens, share};
use crate::route::Route;
use crate::saves::people::Person;
use crate::saves::{self, Answers, Change, Collection, Imported, SaveKind};
use crate::screens::arch::arch;
use crate::screens::head;
use crate::ui::{dynamic, dynamic_if, on_tap, token};
use leptos::prelude::*;
use pentathlon_engine::daily::{Date, Plays};
use pentathlon_engine::games::{shelf, title_of};
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Player, Timestamp, read_game, read_players};
use pentathlon_engine::tournament::Tournament;
use std::collections::{BTreeMap, BTreeSet};

/// How many saves of a kind are listed at first.
const AT_FIRST: usize = 20;

/// What is in a text, with a way to save it.
pub fn collection_preview(collection: Collection) -> AnyView {
    let status = RwSignal::new(share::preview_why().to_owned());
    let taken = RwSignal::new(BTreeSet::new());
    let same = RwSignal::new(BTreeMap::new());
    let of = |kind: SaveKind| -> Vec<Change> {
        collection.changes.iter().filter(|new| new.kind == kind && !new.is_asked).cloned().collect()
    };
    let tables = of(SaveKind::Table);
    let bytes = tables.iter().map(|table| table.after.len()).sum::<usize>();
    let is_among = |game: &str| tables.iter().any(|table| read_game(&table.after).ok() == Some(game));
    let arches: Vec<AnyView> =
        shelf().iter().filter(|info| is_among(info.id)).map(|info| arch(info.id)).collect();
    let scene = (!arches.is_empty())
        .then(|| view! { <div class="evening invitation-arches" aria-hidden="true">{arches}</div> });
    let sections: Vec<AnyView> = [
        section(tables, |count| share::collection_what(count, bytes.div_ceil(1000)), table),
        section(of(SaveKind::Tournament), share::collection_tournaments, tournament),
        section([of(SaveKind::Day), of(SaveKind::Try)].concat(), share::collection_days, date),
        section(of(SaveKind::Person), share::collection_people, person),
        section(of(SaveKind::Result), share::collection_results, result),
    ]
    .into_iter()
    .flatten()
    .collect();
    let known = collection.known;
    let known = (known > 0).then(|| view! { <p>{share::collection_known(known)}</p> }.into_any());
    let collection = StoredValue::new(collection);
    let is_kept = RwSignal::new(false);
    let keep = move || {
        if is_kept.get_untracked() {
            return;
        }
        is_kept.set(true);
        let answers = Answers { taken: taken.get_untracked(), same: same.get_untracked() };
        // The screen may be gone by then.
        saves::import(collection.get_value(), answers, move |imported| _ = status.try_set(outcome(imported)));
        focus_when_drawn(&[".preview .bar .primary"]);
    };
    let questions = move |Collection { changes, .. }: &Collection| {
        // What goes on here is whose it was.
        let new = changes.iter().filter(|change| change.before.is_none());
        let namesakes = namesakes(new.map(Change::names).collect(), same);
        view! { {namesakes} {asked(changes, taken)} }
    };
    let question = move || collection.with_value(questions);
    let home = |class: &'static str| view! { <a class=class href=Route::Shelf.address()>{app::home()}</a> };
    let buttons = move || {
        view! {
            {home("button")}
            <button type="button" class="primary big" on:click=on_tap(keep)>{share::preview_keep()}</button>
        }
    };
    view! {
        <main class="screen arena preview">
            <div class="arena-head">{head(share::collection_title().to_owned())}</div>
            <div class="arena-body">
                {scene}
                <div class="stack">{sections} {known}</div>
                <div class="stack">{dynamic_if(move || (!is_kept.get()).then(|| question().into_any()))}</div>
            </div>
            <div class="bar">
                <p class="remark" role="status">{status}</p>
                {dynamic(move || if is_kept.get() { home("button primary big").into_any() } else { buttons().into_any() })}
            </div>
        </main>
    }
    .into_any()
}

/// How many saves of a kind there are, and a list of them; `None` without any.
fn section(
    changes: Vec<Change>,
    what: impl FnOnce(usize) -> String,
    row: fn(&Change) -> Option<AnyView>,
) -> Option<AnyView> {
    let count = changes.len();
    if count == 0 {
        return None;
    }
    let what = what(count);
    let is_open = RwSignal::new(false);
    let rows = dynamic(move || {
        let drawn = if is_open.get() { count } else { AT_FIRST };
        let rows: Vec<AnyView> = changes.iter().take(drawn).filter_map(row).collect();
        let more = (count > drawn).then(|| {
            let words = app::show_all(count);
            view! {
                <button type="button" class="button" on:click=on_tap(move || is_open.set(true))>{words}</button>
            }
            .into_any()
        });
        view! { <ul class="preview-seats">{rows}</ul> {more} }
    });
    Some(
        view! { <section class="pane preview-kind"><p class="outcome">{what}</p> {rows}</section> }
            .into_any(),
    )
}

/// A moment as a day, unless it is unknown.
fn moment(moment: Timestamp) -> Option<AnyView> {
    let moment = moment.known()?;
    Some(view! { <span>{day(language(), moment)}</span> }.into_any())
}

/// A table: its game, who plays, and the day on which it was opened.
fn table(change: &Change) -> Option<AnyView> {
    let game = read_game(&change.after).unwrap_or_default();
    let title = title_of(game);
    let names = names(&read_players(&change.after));
    let opened = moment(Timestamp::of_id(&change.id));
    Some(
        view! { <li>{arch(game)} <b>{title}</b> <span>{app::waiting_names(&names)}</span> {opened}</li> }
            .into_any(),
    )
}

/// A tournament: who takes part, and the day on which it was begun.
fn tournament(change: &Change) -> Option<AnyView> {
    let tournament: Tournament = change.after.parse().ok()?;
    let players: Vec<Player> = tournament.participants.into_iter().map(|one| one.player).collect();
    let (title, names) = (app::tournament(), names(&players));
    let began = moment(tournament.began);
    Some(view! { <li><b>{title}</b> <span>{app::waiting_names(&names)}</span> {began}</li> }.into_any())
}

/// A date: whether its deal has been played, so that it counts for the streak.
fn date(change: &Change) -> Option<AnyView> {
    let (date, plays): (Date, Plays) = (date_of(change)?, change.after.parse().ok()?);
    let state = match plays.first() {
        Some(play) if play.is_over => share::day_over(),
        Some(_) => share::day_open(),
        None => share::day_again(),
    };
    Some(view! { <li><b>{long_day(language(), date)}</b> <span>{state}</span></li> }.into_any())
}

/// A person.
fn person(change: &Change) -> Option<AnyView> {
    let person = Person::read(&change.id, &change.after)?;
    let earlier: Vec<String> = person.names.iter().skip(1).map(|name| isolated(name)).collect();
    let earlier = (!earlier.is_empty()).then(|| share::person_earlier(&earlier));
    Some(view! { <li>{token(person.colour, person.shape)} <b>{isolated(person.name())}</b> <span>{earlier}</span></li> }.into_any())
}

/// A result: its game, and the points of each.
fn result(change: &Change) -> Option<AnyView> {
    let result: GameResult = change.after.parse().ok()?;
    let seats = Seat::all(result.seats.len()).zip(&result.seats);
    let points: Vec<String> = seats
        .map(|(seat, own)| share::result_points(&isolated(own.player.name_in(seat)), own.points))
        .collect();
    let title = title_of(&result.game);
    Some(
        view! { <li>{arch(&result.game)} <b>{title}</b> <span>{app::waiting_names(&points)}</span></li> }
            .into_any(),
    )
}

/// What became of the saves.
fn outcome(Imported { taken, left_out, others, is_any_changed }: Imported) -> String {
    let others = match (taken, left_out) {
        (0, 0) if others > 0 => Some(share::all_taken()),
        (0, 0) if !is_any_changed => Some(share::nothing_taken()),
        _ => None,
    };
    let sentences = [
        (taken > 0).then(|| share::tables_taken(taken)),
        (left_out > 0).then(|| share::tables_left_out(left_out)),
        others.map(str::to_owned),
        is_any_changed.then(|| share::changed_meanwhile().to_owned()),
    ];
    let joined = sentences.into_iter().flatten();
    joined.reduce(|first, second| screens::sentences(&first, &second)).unwrap_or_default()
}
