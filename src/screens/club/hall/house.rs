//! The first screen of the hall: everybody who plays on this device, and the way to the records of each game.

use super::bars::wins;
use super::contents::HallContents;
use super::kept::kept;
use super::table::{cell, table};
use crate::browser::{download, local_date};
use crate::games::is_on_shelf;
use crate::messages::hall as messages;
use crate::route::Route;
use crate::screens::head;
use crate::ui::{on_tap, person_mark};
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::{PersonStatistics, csv, json};
use pentathlon_engine::short;
use pentathlon_engine::table::Moment;
use std::cmp::Reverse;

/// The first screen. `removed` and `on_removed` are for the [`kept`] results.
pub fn house(
    contents: StoredValue<HallContents>,
    removed: Option<usize>,
    on_removed: Callback<usize>,
) -> AnyView {
    contents.with_value(|all| {
        let mut people: Vec<(usize, PersonStatistics)> = (0..all.people.len())
            .filter(|&person| all.hall.has_played(person))
            .map(|person| (person, all.hall.person(person, None)))
            .collect();
        short::sort_by_key(&mut people, |(_, of)| Reverse((of.wins_over_people, of.wins, of.played)));
        let rows = people.iter().filter_map(|(person, of)| {
            let known = all.people.get(*person)?;
            let address = Route::Hall(format!("person/{}", known.id)).address();
            let name = view! {
                <a class="hall-person" href=address>{person_mark(known.colour, known.shape)} " " {known.name().to_owned()}</a>
            };
            let tournaments =
                messages::events_of(of.tournament_wins, of.tournaments, of.tournament_wins_over_people);
            Some(vec![
                name.into_any(),
                cell(of.played),
                cell(of.wins_over_people),
                cell(of.wins - of.wins_over_people),
                cell(of.longest_streak),
                if of.tournaments == 0 { cell("–") } else { cell(tournaments) },
            ])
        });
        let heads = [
            messages::person_head(),
            messages::games_head(),
            messages::over_people_head(),
            messages::over_computers_head(),
            messages::streak_head(),
            messages::events_head(),
        ];
        let everybody = if people.is_empty() {
            view! { <p>{messages::nobody()}</p> }.into_any()
        } else {
            let won = people.iter().map(|(person, of)| (all.name(*person), of.wins, of.wins_over_people));
            view! { {table(messages::people(), &heads, rows.collect())} {wins(won.collect())} }.into_any()
        };
        let links: Vec<AnyView> = all
            .hall
            .games()
            .into_iter()
            .filter(|(game, _)| is_on_shelf(game))
            .map(|(game, played)| {
                let words = messages::game_link(&title_of(&game), played);
                view! { <li><a class="button" href=Route::Hall(format!("game/{game}")).address()>{words}</a></li> }
                    .into_any()
            })
            .collect();
        let links = (!links.is_empty()).then(|| {
            view! {
                <section>
                    <h2 class="overline">{messages::records_of()}</h2>
                    <ul class="row">{links}</ul>
                </section>
            }
            .into_any()
        });
        let unread = (all.unread > 0)
            .then(|| view! { <p class="remark" role="status">{messages::unread(all.unread)}</p> }.into_any());
        let files = (!all.hall.results().is_empty()).then(|| files(contents));
        view! {
            <main class="screen hall">
                {head(messages::hall().to_owned())}
                {everybody}
                <p class="remark">{messages::what_counts()}</p>
                {unread}
                {links}
                {kept(all, removed, on_removed)}
                {files}
            </main>
        }
        .into_any()
    })
}

/// The results as files.
fn files(contents: StoredValue<HallContents>) -> AnyView {
    let refused = RwSignal::new("");
    let date = |began: Moment| began.known().and_then(local_date).unwrap_or_default();
    let save = move |name: &str, text: String| {
        refused.set(if download(name, &text) { "" } else { messages::not_saved() });
    };
    let save_csv = move || save("pentathlon-results.csv", contents.with_value(|all| csv(&all.hall, date)));
    let save_json = move || save("pentathlon-results.json", contents.with_value(|all| json(&all.hall, date)));
    view! {
        <section>
            <h2 class="overline">{messages::files()}</h2>
            <p class="remark">{messages::files_why()}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(save_csv)>{messages::save_csv()}</button>
                <button type="button" class="button" on:click=on_tap(save_json)>{messages::save_json()}</button>
            </div>
            <p role="status">{move || refused.get()}</p>
        </section>
    }
    .into_any()
}
