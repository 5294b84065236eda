//! The records of the house in a game, and who wins it.

use super::contents::HallContents;
use super::result_link::result_link;
use super::sentence::{sentence, sentences};
use super::stand::{empty_podium, podium};
use crate::messages::hall as messages;
use crate::route::Route;
use crate::screens::arch::arch;
use crate::screens::head_with;
use crate::ui::token;
use leptos::prelude::*;
use pentathlon_engine::games::title_of;
use pentathlon_engine::hall::HouseRecord;

/// The screen of the game with that short name.
pub fn game(contents: StoredValue<HallContents>, id: &str) -> AnyView {
    let title = title_of(id);
    let body = contents.with_value(|all| {
        let winners = all.hall.winners(Some(id));
        let (house, names) = (all.hall.house_records(id), |rank: u8| {
            let of = winners.iter().filter(move |winner| winner.rank == rank);
            of.map(|winner| all.said_name(winner.person)).collect::<Vec<_>>()
        });
        let top = match names(1).as_slice() {
            [] if house.played == 0 => messages::no_records(&title),
            [] => messages::nobody_won().to_owned(),
            [one] => messages::wins_most(one, &title),
            several => messages::win_most(several, &title),
        };
        let stands = if winners.is_empty() { empty_podium() } else { podium(all, &winners, Some(id)) };
        view! {
            <section class="hall-scene" aria-labelledby="top">
                <div class="hall-words">
                    {arch(id)}
                    <h2 id="top">{top}</h2>
                </div>
                {stands}
            </section>
            {sentences(None, records(all, id))}
        }
        .into_any()
    });
    view! {
        <main class="screen arena hall">
            <div class="arena-head">{head_with(title.clone(), &Route::Hall(String::new()), messages::to_hall())}</div>
            <div class="arena-body">{body}</div>
        </main>
    }
    .into_any()
}

/// The records, as sentences.
fn records(all: &HallContents, game: &str) -> Vec<AnyView> {
    let house = all.hall.house_records(game);
    let sentence_of = |record: Option<HouseRecord>, said: fn(&str, i32) -> String| {
        let record = record?;
        let (person, result) = (all.people.get(record.person)?, all.hall.results().get(record.result)?);
        let words = said(&all.said_name(record.person), record.points);
        Some(sentence(token(person.colour, person.shape), words, Some(result_link(result))))
    };
    let records = [
        sentence_of(house.highest, messages::highest_is),
        sentence_of(house.widest, messages::widest_is),
        sentence_of(house.closest, messages::closest_is),
    ];
    records.into_iter().flatten().collect()
}
