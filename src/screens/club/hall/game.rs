//! The records of the house in a game, and who wins it.

use super::bars::wins;
use super::contents::HallContents;
use super::result_link::result_link;
use super::table::{cell, table};
use crate::messages::hall as messages;
use crate::route::Route;
use crate::screens::head_with;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::Record;
use pentathlon_engine::short;

/// The screen of the game with that short name.
pub fn game(contents: StoredValue<HallContents>, id: &str) -> AnyView {
    let title = title_of(id);
    let body = contents.with_value(|all| {
        let house = all.hall.house(id);
        if house.played == 0 {
            return view! { <p>{messages::no_records(&title)}</p> }.into_any();
        }
        let row = |(name, record): (&'static str, Option<Record>)| {
            let record = record?;
            let result = all.hall.results().get(record.result)?;
            Some(vec![cell(name), cell(record.points), cell(all.name(record.person)), result_link(result)])
        };
        let records = [
            (messages::highest(), house.highest),
            (messages::lowest_win(), house.lowest_win),
            (messages::widest(), house.widest),
            (messages::closest(), house.closest),
        ];
        let heads =
            [messages::record_head(), messages::points_head(), messages::who_head(), messages::day_head()];
        let rows: Vec<_> = records.into_iter().filter_map(row).collect();
        view! {
            {table(&messages::records(&title), &heads, rows)}
            {standings(all, id)}
        }
        .into_any()
    });
    view! {
        <main class="screen hall">
            {head_with(messages::records(&title), &Route::Hall(String::new()), messages::to_hall())}
            {body}
        </main>
    }
    .into_any()
}

/// Who has won the game how often.
fn standings(contents: &HallContents, id: &str) -> AnyView {
    let mut all: Vec<(String, u32, u32)> = (0..contents.people.len())
        .map(|person| (person, contents.hall.person(person, Some(id))))
        .filter(|(_, of)| of.played > 0)
        .map(|(person, of)| (contents.name(person), of.wins, of.wins_over_people))
        .collect();
    short::sort_by_key(&mut all, |&(_, wins, over_people)| std::cmp::Reverse((over_people, wins)));
    wins(all)
}
